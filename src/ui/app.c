/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "ui/app.h"

#include <assert.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/i18n.h"
#include "ui/board/emblem.h"
#include "ui/identities.h"
#include "ui/kit/audio.h"
#include "ui/kit/words.h"
#include "ui/scores.h"
#include "ui/screens/help.h"
#include "ui/waiting.h"

static const float transition_seconds = 0.18f;

void app_open(struct app *app, float width, float height, uint64_t seed)
{
    app->rng.state = seed;
    app->session.rng.state = rng_next(&app->rng);
    emblems_retheme();
    app_resize(app, width, height);
    keeper_open(&app->keeper, &app->preferences, &app->people);
    identities_open(app);
    scores_open(app);
    thinker_open(&app->thinker);
    app_push(app, &screen_menu);
    devices_open(app);
}

void app_close(struct app *app)
{
    thinker_close(&app->thinker);
    waiting_close();
    keeper_close(&app->keeper, &app->session, &app->preferences);
    for (int i = 0; screens[i]; i++) {
        if (screens[i]->close)
            screens[i]->close(app);
        memset(screens[i]->state, 0, screens[i]->state_size);
    }
    session_close(&app->session);
    identities_close(app);
}

void app_resize(struct app *app, float width, float height)
{
    app->text_scale = preferences_text_scale(&app->preferences);
    layout_for(&app->layout, width, height, app->text_scale);
    if (app->depth > 0)
        paging_lay_out(app, app->depth - 1);
    app->redraw = true;
}

void app_retheme(struct app *app)
{
    emblems_retheme();
    for (int i = 0; screens[i]; i++)
        if (screens[i]->retheme)
            screens[i]->retheme(app);
    app->redraw = true;
}

bool app_in_match(const struct app *app)
{
    return app->session.open && !app->stack[0]->home;
}

const struct screen *app_screen(const struct app *app)
{
    return app->stack[app->depth - 1];
}

static void leave_top(struct app *app)
{
    if (app->depth > 0 && app_screen(app)->leave)
        app_screen(app)->leave(app);
}

static void enter_top(struct app *app)
{
    app->transition = 1;
    app->redraw = true;
    paging_lay_out(app, app->depth - 1);
    if (app_screen(app)->enter)
        app_screen(app)->enter(app);
}

void app_push(struct app *app, const struct screen *screen)
{
    assert(app->depth < SCREENS_MAX);
    leave_top(app);
    app->pages[app->depth] = (struct paging){.followed = 0};
    app->stack[app->depth++] = screen;
    enter_top(app);
}

void app_pop(struct app *app)
{
    if (app->depth <= 1)
        return;
    leave_top(app);
    app->depth--;
    enter_top(app);
}

void app_go(struct app *app, const struct screen *screen)
{
    leave_top(app);
    app->pages[app->depth - 1] = (struct paging){.followed = 0};
    app->stack[app->depth - 1] = screen;
    enter_top(app);
}

void app_home(struct app *app, const struct screen *screen)
{
    leave_top(app);
    app->depth = 1;
    app->pages[0] = (struct paging){.followed = 0};
    app->stack[0] = screen;
    enter_top(app);
}

void app_notice(struct app *app, const char *text)
{
    snprintf(app->notice, sizeof app->notice, "%s", text);
    /* Long enough to notice and read it. */
    app->notice_time = clamped(1.5f + 0.07f * (float)strlen(app->notice), 4, 15);
}

/* An unplugged gamepad pauses the game; any other device can continue it. */
static void pad_lost(struct app *app, int left)
{
    if (left == 0)
        app->device = DEVICE_KEYBOARD; /* prompts should not name a missing device */
    app_notice(app, _("A gamepad was unplugged."));
    if (app_screen(app)->pad_lost)
        app_screen(app)->pad_lost(app);
}

/* The game whose rules are shown here. */
static const struct game *current_game(const struct app *app)
{
    const struct screen *screen = app_screen(app);
    const struct game *own = screen->game ? screen->game(app) : NULL;
    return own ? own : app->session.open ? app->session.match.game : NULL;
}

static bool handled_everywhere(struct app *app, const struct action *action)
{
    const struct screen *screen = app_screen(app);
    if (screen->claims && screen->claims(app, action))
        return false;
    if (action->type == ACTION_TEXT)
        return true;
    if (action->type == ACTION_PAD_FOUND)
        return true;
    if (action->type == ACTION_PAD_LOST) {
        pad_lost(app, action->pads);
        return true;
    }
    if (action->type == ACTION_FULLSCREEN) {
        app->preferences.fullscreen = !app->preferences.fullscreen;
        return true;
    }
    if (action->type == ACTION_ASK)
        return true; /* the reader answers */
    if (action->type == ACTION_SPEECH) {
        app->preferences.speech = !app->preferences.speech;
        return true;
    }
    if (action->type == ACTION_HELP) {
        help_open(app, current_game(app));
        return true;
    }
    if (action->type != ACTION_MUTE)
        return false;
    app->preferences.mute = !app->preferences.mute;
    return true;
}

static const float near_the_end = 1.5f; /* the music comes closer */

/* Music fades when nobody is playing any more, so that idling costs nothing. */
static void apply_volume(const struct app *app)
{
    const double seconds_heard = 60;
    const struct preferences *p = &app->preferences;
    bool silent = p->mute || app->still > seconds_heard;
    audio_mono(p->mono);
    float closer = app_in_match(app) && session_end_is_near(&app->session) ? near_the_end : 1;
    audio_volume(silent ? 0 : (float)p->effects / 10,
                 silent ? 0 : smaller(closer * (float)p->music / 10, 1));
}

/* A new size of text counts at once. */
static void follow_text_size(struct app *app)
{
    if (app->text_scale == preferences_text_scale(&app->preferences))
        return;
    app_resize(app, app->layout.seen.x, app->layout.seen.y);
    app->text_changed = true;
}

/* Background work: files being written, the computer thinking. */
static void watch(struct app *app)
{
    follow_text_size(app);
    devices_follow(app);
    reader_follow(app);
    app->thinker.megabytes = preferences_megabytes(&app->preferences);
    thinker_watch(&app->thinker, &app->session);
    app->redraw = solving_has_news(&app->thinker.solving) || app->redraw;
    keeper_watch(&app->keeper, &app->session, &app->preferences);
    contests_watch(app);
    waiting_watch(app);
    char report[REPORT_TEXT];
    if (keeper_report(&app->keeper, report))
        app_notice(app, report);
}

void app_action(struct app *app, const struct action *action)
{
    if (action->type == ACTION_NONE || !devices_note(app, action))
        return;
    app->untouched = app->still = 0;
    apply_volume(app); /* so that the action's sounds are heard */
    app->redraw = true;
    reader_note(app, action);
    int depth = app->depth, focus = paging_focus(app);
    if (action_is_press(action)) /* any press dismisses a notice */
        app->notice_time = clamped(app->notice_time, 0, 0.3f);
    struct action on_page = paging_on_page(app, action);
    if (!paging_take(app, action) && !handled_everywhere(app, action) &&
        !switches_take(app, &on_page) && app_screen(app)->action)
        app_screen(app)->action(app, &on_page);
    if (app->depth == depth)
        paging_walk(app, action, focus);
    if (action->type == ACTION_BACK && app->depth < depth)
        audio_play(SOUND_MENU_BACK, 0.6f, 0);
    pads_note(app, action);
    apply_volume(app);
    watch(app);
}

/* Called every tick: the platform ignores music that is already playing. */
static void choose_music(const struct app *app)
{
    const char *music = app_screen(app)->music;
    if (!music && app_in_match(app))
        music = contests_is_run(app) ? "circuit" : app->session.match.game->music;
    audio_music(music ? music : "menu");
    apply_volume(app);
}

static const float caption_seconds = 2.5f;

/* Sounds that follow each other closely are written side by side. */
static void caption_sounds(struct app *app)
{
    enum sound sound = audio_take_captioned();
    bool together = app->caption_time > caption_seconds - 0.8f;
    if (sound == SOUND_COUNT || !app->preferences.captions)
        return;
    struct words words = {app->caption, sizeof app->caption, together ? strlen(app->caption) : 0};
    if (together && strstr(app->caption, _(sound_caption(sound))))
        return;
    words_add_item(&words, _(sound_caption(sound)));
    app->caption_time = caption_seconds;
}

static void tick(struct app *app)
{
    const float step = (float)TICK;
    caption_sounds(app);
    app->caption_time = clamped(app->caption_time - step, 0, caption_seconds);
    choose_music(app);
    app->seconds += step;
    app->transition = clamped(app->transition - step / transition_seconds, 0, 1);
    app->notice_time = clamped(app->notice_time - step, 0, 60);
    if (app_screen(app)->tick)
        app_screen(app)->tick(app);
}

/* Time that is not ticked. Where the machine stood still for long, nobody could think either. */
static void let_pass(struct app *app, double seconds)
{
    const double longest = 2;
    if (app_screen(app)->sleep && seconds > 0)
        app_screen(app)->sleep(app, seconds < longest ? seconds : longest);
}

static void count_rest(struct app *app, double seconds)
{
    app->untouched += seconds;
    app->devices.since_press += seconds;
    switches_pass(app, seconds);
    app->still += seconds;
    keeper_pass(&app->keeper, seconds);
}

void app_sleep(struct app *app, double seconds)
{
    count_rest(app, seconds);
    let_pass(app, seconds);
}

void app_advance(struct app *app, double seconds)
{
    /* Anything that stops now is drawn once more where it stops. */
    app->redraw |= app_busy(app) || app_alive(app);
    count_rest(app, seconds);
    let_pass(app, seconds - LONGEST_FRAME);
    if (app_busy(app))
        app->still = 0;
    for (int ticks = clock_advance(&app->clock, seconds); ticks > 0; ticks--)
        tick(app);
    watch(app);
}

bool app_busy(const struct app *app)
{
    const struct screen *screen = app_screen(app);
    return app->transition > 0 || app->notice_time > 0 || app->caption_time > 0 ||
           (screen->busy && screen->busy(app));
}

bool app_wants_frame(const struct app *app)
{
    return app->redraw || app_busy(app) || app_alive(app);
}

double app_due(const struct app *app)
{
    const struct screen *screen = app_screen(app);
    double due = screen->due ? screen->due(app) : HUGE_VAL;
    return app_wants_frame(app) ? 0 : fmin(due, switches_due(app));
}

bool app_alive(const struct app *app)
{
    const struct screen *screen = app_screen(app);
    return screen->alive && screen->alive(app);
}

/* Around the words of a notice, in units. */
static const float notice_side = 0.6f, notice_edge = 0.15f;

/* In the corner beside the prompts, where neither a board nor a button is. */
struct rect app_notice_box(const struct app *app)
{
    const struct layout *l = &app->layout;
    struct point end = point_at(l->corner.x + l->seen.x, l->corner.y + l->seen.y);
    float u = l->unit, widest = clamped(l->seen.x - 2 * u, 0, 50 * u);
    if (app->notice_time <= 0)
        return (struct rect){end.x, end.y, 0, 0};
    struct rect text = {.w = clamped(text_width(TEXT_BODY, app->notice) + 1.8f * u, 0, widest)};
    text.h = canvas_paragraph(NULL, text_centred(TEXT_BODY, rgb(0)), text, app->notice);
    text.x = end.x - text.w - 1.8f * u;
    text.y = end.y - text.h - 2 * notice_edge * u;
    return (struct rect){text.x - notice_side * u, text.y - notice_edge * u,
                         text.w + 2 * notice_side * u, text.h + 2 * notice_edge * u};
}

static void draw_notice(const struct app *app, struct canvas *canvas)
{
    float u = app->layout.unit, shown = clamped(app->notice_time * 3, 0, 1);
    struct rect box = app_notice_box(app);
    struct rect text = {box.x + notice_side * u, box.y + notice_edge * u,
                        box.w - 2 * notice_side * u, box.h - 2 * notice_edge * u};
    canvas_fill(canvas, box, 0.5f * u, faded(opaque(app->theme.tone[TONE_PANEL]), shown));
    canvas_frame(canvas, box, 0.5f * u, 0.08f * u, faded(app->theme.tone[TONE_EDGE], 0.8f * shown));
    canvas_paragraph(canvas, text_centred(TEXT_BODY, faded(app->theme.tone[TONE_TEXT], shown)),
                     text, app->notice);
}

/* Captions have a place of their own beside the prompts, so that nothing jumps. */
static struct rect caption_box(const struct app *app)
{
    const struct layout *l = &app->layout;
    struct point end = point_at(l->corner.x + l->seen.x, l->corner.y + l->seen.y);
    float u = l->unit, w = smaller(17 * u, l->seen.x / 3);
    return (struct rect){end.x - w - 0.6f * u, end.y - 2 * u, w, 1.6f * u};
}

static void draw_caption(const struct app *app, struct canvas *canvas)
{
    float u = app->layout.unit, shown = clamped(app->caption_time * 3, 0, 1);
    struct rect box = caption_box(app), text = rect_inset(box, 0.2f * u);
    canvas_fill(canvas, box, 0.4f * u, faded(opaque(app->theme.tone[TONE_PANEL]), shown));
    canvas_frame(canvas, box, 0.4f * u, 0.06f * u, faded(app->theme.tone[TONE_EDGE], shown));
    canvas_label(canvas, text_centred(TEXT_BODY, faded(app->theme.tone[TONE_TEXT], shown)), text,
                 app->caption);
}

/* Again if its page has to move to show the focus. */
static void draw_screen(struct app *app, int level, struct canvas *canvas)
{
    int count = canvas->count, text = canvas->text_used, cut = canvas->cut;
    float alpha = clock_alpha(&app->clock);
    paging_lay_out(app, level);
    canvas->bar = canvas->bar_end = 0;
    app->stack[level]->draw(app, canvas, alpha);
    if (level == app->depth - 1 && paging_follow(app)) {
        canvas->count = count;
        canvas->text_used = text;
        canvas->cut = cut;
        app->stack[level]->draw(app, canvas, alpha);
    }
    if (canvas->bar_end > 0 && app->layout.height > app->layout.seen.y)
        canvas_put_last(canvas, canvas->bar, canvas->bar_end);
}

void app_draw(struct app *app, struct canvas *canvas)
{
    canvas_begin(canvas, app->layout.seen.x, app->layout.seen.y);
    int first = app->depth - 1;
    while (first > 0 && app->stack[first]->overlay)
        first--;
    int top = 0; /* where the screen on top begins */
    app_draw_background(app, canvas);
    for (int i = first; i < app->depth; i++) {
        if (i > first && i < app->depth - 1)
            continue; /* a dialog hides the dialog below it */
        struct rect all = {0, 0, canvas->width, canvas->height};
        if (app->stack[i]->overlay && !app->stack[i]->bright)
            canvas_fill(canvas, all, 0, faded(rgb(0), 0.55f * (1 - app->transition * 0.8f)));
        app->covered = i < app->depth - 1;
        top = canvas->count;
        draw_screen(app, i, canvas);
        if (app->covered)
            canvas_move(canvas, top, -app->layout.corner.x, -app->layout.corner.y);
        all.x = app->layout.corner.x;
        all.y = app->layout.corner.y;
        if (i == app->depth - 1 && app->transition > 0 && !app->stack[i]->overlay)
            canvas_fill(canvas, all, 0, faded(app->theme.tone[TONE_BACK], app->transition));
    }
    paging_draw_bar(app, canvas);
    int end = canvas->count;
    canvas->top = top;
    if (app->notice_time > 0)
        draw_notice(app, canvas);
    else if (app->caption_time > 0)
        draw_caption(app, canvas);
    app->redraw = false;
    reader_watch(app, canvas, top, end); /* on the page, as its widgets are */
    canvas_move(canvas, top, -app->layout.corner.x, -app->layout.corner.y);
}

/* The table fills the window without being distorted. It is darkened at the top and bottom, so that
 * headings and prompts stay readable. */
void app_draw_background(const struct app *app, struct canvas *canvas)
{
    struct rect all = {0, 0, canvas->width, canvas->height};
    canvas_fill(canvas, all, 0, app->theme.tone[TONE_BACK]);
    const float aspect = 1.6f;
    float w = canvas->width > canvas->height * aspect ? canvas->width : canvas->height * aspect;
    canvas_picture(canvas, app->theme.table,
                   rect_around(canvas->width / 2, canvas->height / 2, w, w / aspect),
                   rgb(0xffffff));
    struct colour dark = app->theme.tone[TONE_BACK], clear = faded(dark, 0);
    float u = app->layout.unit;
    canvas_gradient(canvas, cut_top(&all, 7 * u), 0, dark, clear);
    canvas_gradient(canvas, cut_bottom(&all, app->layout.prompts.h + 2.5f * u), 0, clear, dark);
}

struct paint app_paint(const struct app *app, struct canvas *canvas)
{
    return (struct paint){canvas, &app->theme, &app->layout};
}

void app_draw_panel(const struct app *app, struct canvas *canvas, struct rect box, bool lit)
{
    struct paint paint = app_paint(app, canvas);
    panel_draw(&paint, box, lit);
}

void app_draw_dialog(const struct app *app, struct canvas *canvas, struct rect box)
{
    struct paint paint = app_paint(app, canvas);
    dialog_draw(&paint, box);
}

void app_draw_prompts(const struct app *app, struct canvas *canvas, const struct prompt *prompts)
{
    app_draw_prompts_and_line(app, canvas, prompts, NULL);
}

static const float line_margin = 0.8f; /* in units */

/* At the right end of the bar, in one line or where there is room for two. Where it is too long
 * even for the whole bar, it rises above it. */
static struct rect line_box(const struct app *app, float end, const char *line)
{
    float u = app->layout.unit;
    struct rect box = app->layout.prompts;
    box.x += line_margin * u;
    box.w = end - line_margin * u - box.x;
    float w = text_width(TEXT_SMALL, line),
          rows = canvas_paragraph(NULL, text_right(TEXT_SMALL, rgb(0)), box, line);
    if (w < box.w)
        return cut_right(&box, w);
    float above = larger(0, rows - box.h);
    return (struct rect){box.x, box.y - above, box.w, box.h + above};
}

static void draw_line(const struct app *app, struct canvas *canvas, struct rect box,
                      const char *line)
{
    struct rect bar = app->layout.prompts;
    if (box.y < bar.y)
        canvas_fill(canvas, (struct rect){bar.x, box.y, bar.w, box.h}, 0,
                    opaque(app->theme.tone[TONE_PANEL]));
    canvas_label(canvas, text_right(TEXT_SMALL, app->theme.tone[TONE_CAN]), box, line);
}

/* Prompts leave room for a notice in the corner, and for a line there. */
void app_draw_prompts_and_line(const struct app *app, struct canvas *canvas,
                               const struct prompt *prompts, const char *line)
{
    struct paint paint = app_paint(app, canvas);
    float end = app->layout.prompts.x + app->layout.prompts.w;
    float room = smaller(end, app_notice_box(app).x);
    if (app->notice_time > 0)
        line = NULL;
    if (app->preferences.captions)
        room = smaller(room, caption_box(app).x);
    struct rect beside = line ? line_box(app, room, line) : app->layout.prompts;
    struct prompt_bar bar = {.bindings = &app->preferences.bindings,
                             .device = app->device,
                             .pad_family = app->pad_family,
                             .end = line ? beside.x : room,
                             .crowded = line || room < end || app->text_scale > 1};
    if (app->covered)
        return;
    canvas->bar = canvas->count;
    if (app->layout.height > app->layout.seen.y) /* what is behind the bar is seen later */
        canvas_fill(canvas, app->layout.prompts, 0, app->theme.tone[TONE_BACK]);
    canvas_picture(canvas, app->theme.rail, app->layout.prompts, rgb(0xffffff));
    prompts_draw(&bar, &paint, prompts);
    if (line)
        draw_line(app, canvas, beside, line);
    canvas->bar_end = canvas->count;
}

void app_draw_dialog_prompts(const struct app *app, struct canvas *canvas, const char *back)
{
    app_draw_prompts(
        app, canvas,
        (struct prompt[]){
            {ACTION_FOCUS, _("Move")}, {ACTION_ACCEPT, _("Choose")}, {ACTION_BACK, back}, {0}});
}

void app_draw_solving(struct app *app, struct canvas *canvas, struct rect box)
{
    int progress = solving_progress(&app->thinker.solving);
    char text[80];
    if (progress < 0)
        return;
    struct rect done = box;
    done.w *= (float)progress / 1000;
    snprintf(text, sizeof text, _("Solving the board: %d%%"), progress / 10);
    canvas_fill(canvas, box, box.h * 0.3f, faded(rgb(0), 0.6f));
    canvas_fill(canvas, done, box.h * 0.3f, faded(app->theme.tone[TONE_CAN], 0.35f));
    canvas_label(canvas, text_centred(TEXT_SMALL, app->theme.tone[TONE_TEXT]), box, text);
}
