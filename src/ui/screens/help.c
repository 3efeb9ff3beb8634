/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include <stdio.h>
#include <string.h>

#include "base/i18n.h"
#include "core/event_text.h"
#include "core/notation.h"
#include "core/registry.h"
#include "ui/app.h"
#include "ui/board/board_marks.h"
#include "ui/board/choice.h"
#include "ui/board/ranks.h"
#include "ui/kit/pad_signs.h"
#include "ui/kit/scroll_bar.h"
#include "ui/screens/help.h"
#include "ui/screens/lesson.h"
#include "ui/screens/new_game.h"

static struct help state;

struct help *help_state(void)
{
    return &state;
}

enum { ID_PAGE = 1, ID_DONE, ID_LESSONS };

/* ---- the pages ---- */

/* The game whose rules are on this page, or NULL. */
static const struct game *rules_of_page(int page)
{
    for (int i = 0; games[i]; i++)
        if (games[i]->rules_page && page-- == 0)
            return games[i];
    return NULL;
}

int help_page_count(void)
{
    int count = 0;
    while (rules_of_page(count))
        count++;
    return count + 1;
}

const struct game *help_game(void)
{
    return rules_of_page(state.page);
}

/* ---- the pictures ---- */

static int cell_named(const char *name)
{
    int cell;
    return name && cell_parse(name, &cell) ? cell : CELL_NONE;
}

static void make_drawing(struct app *app, const struct game *game,
                         const struct rules_picture *picture, struct help_drawing *drawing)
{
    struct settings settings = settings_default(game);
    struct match match;
    if (picture->options)
        settings_read(game, &settings, picture->options, NULL);
    match_start(&match, game, &settings);
    match_set_up(&match);
    match_play_moves(&match, picture->moves, NULL);
    struct observation seen;
    struct choice choice = {.selected = CELL_NONE};
    match_observe(&match, match.at, game_hides_pieces(game) ? match_now(&match)->turn : VIEWER_ALL,
                  &seen);
    board_view_open(&drawing->view, &app->theme, game, &settings);
    scene_at_rest(&drawing->scene, game, &drawing->view.geometry, &seen);
    scene_light_turn(&drawing->scene, &match, match.at, VIEWER_ALL);
    choice_set_position(&choice, game, &seen, picture->selected || picture->focus || match.at > 0);
    choice.selected = cell_named(picture->selected);
    choice.focus = cell_named(picture->focus);
    marks_clear(&drawing->marks);
    if (!picture->noted)
        choice_mark(&choice, &drawing->marks);
    else
        drawing->marks.cell[cell_named(picture->noted)] |= MARK_REMOVABLE;
    drawing->drawn = true;
    match_free(&match);
}

/* The rules use the options of the game they were opened from. */
static struct settings page_settings(const struct help *help, const struct game *game)
{
    return help->own == game ? help->settings : settings_default(game);
}

static void note_origin(struct app *app)
{
    struct help *help = &state;
    help->own = NULL;
    if (app_screen(app) == &screen_new_game || app_screen(app) == &screen_more_options) {
        help->own = new_game_state()->game;
        help->settings = new_game_state()->choice.settings;
    } else if (app_in_match(app)) {
        help->own = app->session.match.game;
        help->settings = app->session.match.settings;
    }
}

static void open_page(struct app *app, int page)
{
    struct help *help = &state;
    help->page = page;
    help->scroll = 0;
    for (int i = 0; i < RULES_SECTIONS_MAX; i++)
        help->drawings[i].drawn = false;
    const struct game *game = help_game();
    if (!game)
        return;
    struct settings settings = page_settings(help, game);
    board_view_open(&help->ranks, &app->theme, game, &settings);
    for (int i = 0; game->rules_page[i].heading; i++)
        if (game->rules_page[i].picture.moves)
            make_drawing(app, game, &game->rules_page[i].picture, &help->drawings[i]);
}

void help_open(struct app *app, const struct game *game)
{
    int page = 0;
    if (app_screen(app) == &screen_help)
        return;
    while (game && page < help_page_count() - 1 && rules_of_page(page) != game)
        page++;
    state.form = (struct form){.focus = ID_PAGE};
    state.dragging = false;
    note_origin(app);
    open_page(app, page);
    app_push(app, &screen_help);
}

/* ---- input ---- */

/* Of the panel, in units. */
static const float panel_margin = 1.2f, row_height = 2.5f, row_gap = 0.6f;

static float margin_of(const struct app *app)
{
    return (app->layout.narrow ? 0.7f : panel_margin) * app->layout.unit;
}

static float head_height(const struct app *app)
{
    return app->layout.narrow ? 4.4f : row_height;
}

static bool has_lessons(void)
{
    return help_game() && help_game()->lessons;
}

/* Of the buttons, one below the other where the page is narrow. */
static float foot_height(const struct app *app)
{
    bool two = app->layout.narrow && has_lessons();
    return (two ? 2 * row_height + row_gap : row_height) * app->layout.unit;
}

static struct rect panel_box(const struct app *app)
{
    float u = app->layout.unit;
    struct rect page = app->layout.page;
    float w = page.w < 56 * u ? page.w : 56 * u;
    return rect_around(rect_cx(page), rect_cy(page), w, page.h);
}

static struct rect text_box(const struct app *app)
{
    float u = app->layout.unit;
    struct rect box = rect_inset(panel_box(app), margin_of(app));
    cut_top(&box, (head_height(app) + row_gap) * u);
    cut_bottom(&box, foot_height(app) + row_gap * u);
    return box;
}

static const char *page_name(const struct game *game)
{
    return game ? _(game->name) : _("Keys and buttons");
}

static void list_widgets(struct app *app)
{
    float u = app->layout.unit;
    struct rect box = rect_inset(panel_box(app), margin_of(app));
    struct rect bottom = cut_bottom(&box, foot_height(app));
    const struct game *game = help_game();
    form_begin(&state.form);
    state.form.stacked = app->layout.narrow;
    form_choice(&state.form, ID_PAGE, cut_top(&box, head_height(app) * u),
                game ? _("Rules") : _("Help"), page_name(game));
    int count = has_lessons() ? 2 : 1, across = app->layout.narrow ? 1 : count;
    form_button(&state.form, ID_DONE,
                rect_in_grid(bottom, across, count / across, row_gap * u, count - 1), _("Done"))
        ->primary = true;
    if (count == 2)
        form_button(&state.form, ID_LESSONS,
                    rect_in_grid(bottom, across, 2 / across, row_gap * u, 0),
                    _("Try it out: lessons"));
}

static float max_scroll(const struct app *app)
{
    float most = state.length - text_box(app).h;
    return most > 0 ? most : 0;
}

static bool scroll(struct app *app, float by)
{
    float before = state.scroll;
    state.scroll = clamped(before + by, 0, max_scroll(app));
    return state.scroll != before;
}

/* Dragging the page with a finger or the mouse. */
static bool drag(struct app *app, const struct action *action)
{
    struct help *help = &state;
    if (action->type == ACTION_PRESS && rect_has(text_box(app), action->x, action->y))
        help->dragging = true;
    else if (action->type == ACTION_POINT && help->dragging)
        scroll(app, help->drag_y - action->y);
    else if (action->type == ACTION_RELEASE)
        help->dragging = false;
    help->drag_y = action->y;
    return help->dragging;
}

/* Scrolling with keys, gamepads and the wheel. */
static bool scroll_by_action(struct app *app, const struct action *action)
{
    float step = 3 * app->layout.unit,
          all = text_box(app).h - step; /* a line or two stays visible */
    if (action->type == ACTION_WHEEL || action->type == ACTION_SCRUB) {
        bool moved = scroll(app, (action->type == ACTION_WHEEL ? step : all) * (float)action->step);
        if (!moved && action->round)
            scroll(app, -state.scroll);
        return true;
    }
    if (action->type != ACTION_FOCUS)
        return false;
    if (action->direction == DIRECTION_DOWN && state.form.focus == ID_PAGE)
        return scroll(app, step);
    if (action->direction == DIRECTION_UP && state.scroll > 0) {
        state.form.focus = ID_PAGE;
        return scroll(app, -step);
    }
    return false;
}

/* Replaces the rules, and any lessons they were opened from. */
static void open_lessons(struct app *app)
{
    app_pop(app);
    if (app_screen(app) == &screen_lesson)
        app_pop(app);
    lesson_open(app, help_game());
}

static void action(struct app *app, const struct action *action)
{
    list_widgets(app);
    if (scroll_by_action(app, action) || drag(app, action))
        return;
    struct pick pick = form_action(&state.form, action);
    if (pick.id == ID_DONE || action->type == ACTION_BACK || action->type == ACTION_MENU) {
        app_pop(app);
    } else if (pick.id == ID_LESSONS) {
        open_lessons(app);
    } else if (pick.id == ID_PAGE) {
        int count = help_page_count();
        open_page(app, (state.page + pick.step + count) % count);
    }
}

/* ---- drawing ---- */

static float draw_ranks(const struct app *app, struct canvas *canvas, struct rect box,
                        const struct game *game)
{
    union position_room start;
    struct settings settings = page_settings(&state, game);
    game->start(&settings, &start.base);
    struct paint paint = app_paint(app, canvas);
    struct army army = {.game = game, .look = &state.ranks.look, .position = &start.base};
    return ranks_draw(&army, &paint, (struct rect){box.x, box.y, box.w, 0});
}

/* In units. */
static const float margin = 0.55f;  /* beyond the text, where it fades out */
static const float least_text = 12; /* text width beside a picture: less is hard to read */
static const float aside = 1.2f;    /* between text and picture */

/* How a page is set. */
struct setting {
    float share; /* the picture's share of a section's width */
    float gap;   /* between sections, in units */
};

/* Cuts the picture's place from the right of a section. Returns where it ends, or 0 without one. */
static float place_picture(struct app *app, struct rect *box, int index, float share)
{
    float u = app->layout.unit;
    float side = smaller(smaller(box->w, 28.6f * u) * share, box->w - (least_text + aside) * u);
    struct help_drawing *drawing = &state.drawings[index];
    if (!drawing->drawn || app->layout.narrow)
        return 0;
    struct rect place = cut_right(box, side);
    place.h = side * drawing->view.look.board_aspect;
    cut_right(box, aside * u);
    board_view_place(&drawing->view, place);
    return place.h;
}

/* Where the page is narrow a picture is below its text. Returns the height it needs. */
static float draw_picture_below(struct app *app, struct canvas *canvas, struct rect box, int index)
{
    struct help_drawing *drawing = &state.drawings[index];
    float u = app->layout.unit;
    if (!drawing->drawn || !app->layout.narrow)
        return 0;
    float above = 0.5f * u;
    struct rect place = {box.x, box.y + above, box.w, box.w * drawing->view.look.board_aspect};
    board_view_place(&drawing->view, place);
    if (canvas)
        board_view_draw(&drawing->view, &app->theme, canvas, &drawing->scene, &drawing->marks);
    return above + place.h;
}

/* A NULL canvas only measures. */
static float draw_section(struct app *app, struct canvas *canvas, struct rect box, int index,
                          struct setting set)
{
    struct help *help = &state;
    const struct game *game = help_game();
    const struct rules_section *section = &game->rules_page[index];
    const struct help_drawing *drawing = &help->drawings[index];
    float u = app->layout.unit, top = box.y;
    float picture_height = place_picture(app, &box, index, set.share);
    if (canvas && drawing->drawn && !app->layout.narrow)
        board_view_draw(&drawing->view, &app->theme, canvas, &drawing->scene, &drawing->marks);
    box.y += canvas_paragraph(canvas, text_left(TEXT_LARGE, app->theme.tone[TONE_CAN]), box,
                              _(section->heading)) +
             0.2f * u;
    box.y += canvas_paragraph(canvas, text_left(TEXT_BODY, app->theme.tone[TONE_TEXT]), box,
                              _(section->text)) +
             (section->kinds_table ? 0.6f * u : 0);
    if (section->kinds_table)
        box.y += draw_ranks(app, canvas, box, game);
    box.y += draw_picture_below(app, canvas, box, index);
    float height = box.y - top;
    return larger(height, picture_height) + set.gap * u;
}

/* Sections go side by side; the table of ranks needs a whole row. */
static bool share_a_row(const struct rules_section *left, const struct rules_section *right)
{
    return right->heading && !left->kinds_table && !right->kinds_table;
}

static float draw_page(struct app *app, struct canvas *canvas, struct rect box, struct setting set)
{
    const struct rules_section *sections = help_game()->rules_page;
    float u = app->layout.unit, top = box.y;
    bool wide = box.w >= 44 * u;
    for (int i = 0; sections[i].heading; i++) {
        struct rect left = box, right = {0};
        bool two = wide && share_a_row(&sections[i], &sections[i + 1]);
        if (two) {
            right = cut_right(&left, box.w / 2 - u);
            cut_right(&left, 2 * u);
        }
        float height = draw_section(app, canvas, left, i, set);
        float other = two ? draw_section(app, canvas, right, ++i, set) : 0;
        box.y += larger(height, other);
    }
    return box.y - top - set.gap * u;
}

/* Makes pictures as large as the page allows, and moves sections closer if that is not enough. */
static struct setting fit_page(struct app *app, struct rect box)
{
    struct setting set = {.share = 0.58f, .gap = 0.65f};
    while (set.share > 0.36f && draw_page(app, NULL, box, set) > box.h) {
        set.share -= 0.02f;
        set.gap = set.share < 0.44f ? 0.2f : set.gap;
    }
    return set;
}

/* Fades lines at the edges of the page, instead of cutting them in half. */
static void fade_outer_lines(struct canvas *canvas, int first, struct rect box, float around)
{
    for (int i = first; i < canvas->count; i++) {
        struct draw *draw = &canvas->list[i];
        if (draw->type != DRAW_TEXT)
            continue;
        float half = text_height((enum text_size)draw->size) / 2;
        float above = box.y - (draw->box.y - half), below = draw->box.y + half - box.y - box.h;
        float out = above > below ? above : below;
        draw->colour = faded(draw->colour, 1 - clamped(out / around, 0, 1));
    }
}

/* Highlights the device in use. */
static float draw_controls(const struct app *app, struct canvas *canvas, struct rect box)
{
    const char *pointer = _("With a mouse or a finger: press a piece and then where it goes, or "
                            "drag it there. The wheel and the bar under the board look back "
                            "through the game. All keys and buttons can be changed in the "
                            "settings.");
    struct colour colour = app->theme.tone[TONE_TEXT];
    float u = app->layout.unit, top = box.y;
    float rest = canvas_paragraph(NULL, text_left(TEXT_BODY, colour), box, pointer) + 0.6f * u;
    float line = clamped((box.h - rest) / (CONTROL_COUNT + 1), 1.2f * u, 1.4f * u);
    float label = app->layout.narrow ? line : 0; /* above its key and button */
    const struct bindings *bindings = &app->preferences.bindings;
    bool pad = app->device == DEVICE_PAD;
    struct colour mine = app->theme.tone[TONE_CAN], others = app->theme.tone[TONE_DIM];
    float key_x = box.x + box.w * (label > 0 ? 0.08f : 0.45f);
    float pad_x = box.x + box.w * (label > 0 ? 0.45f : 0.75f);
    for (int i = -1; i < CONTROL_COUNT; i++, box.y += line + (label > 0 ? 0.3f * u : 0)) {
        const char *what = i < 0 ? "" : _(control_label((enum control)i));
        const char *key = i < 0 ? _("Keyboard") : key_label(bindings->key[i]);
        const char *button =
            i < 0 ? _("Gamepad") : button_label(app->pad_family, bindings->button[i]);
        float y = box.y + line / 2;
        canvas_text(canvas, text_left(TEXT_BODY, app->theme.tone[TONE_TEXT]), point_at(box.x, y),
                    what);
        box.y += i < 0 ? 0 : label;
        y = box.y + line / 2;
        canvas_text(canvas, text_left(TEXT_BODY, pad ? others : mine), point_at(key_x, y), key);
        pad_label_draw(canvas, text_left(TEXT_BODY, pad ? mine : others), point_at(pad_x, y),
                       button);
    }
    box.y += 0.6f * u;
    box.y += canvas_paragraph(canvas, text_left(TEXT_BODY, colour), box, pointer);
    return box.y - top;
}

static void draw(struct app *app, struct canvas *canvas, float alpha)
{
    (void)alpha;
    list_widgets(app);
    struct rect box = text_box(app), moved = box;
    app_draw_panel(app, canvas, panel_box(app), false);
    moved.y -= state.scroll;
    float around = margin * app->layout.unit;
    canvas_clip(canvas, rect_inset(box, -around));
    int first = canvas->count;
    state.length = help_game() ? draw_page(app, canvas, moved, fit_page(app, box))
                               : draw_controls(app, canvas, moved);
    fade_outer_lines(canvas, first, box, around);
    canvas_clip(canvas, (struct rect){0, 0, 0, 0});
    scroll(app, 0); /* the window may have grown */
    struct paint paint = app_paint(app, canvas);
    scroll_bar_draw(&paint, box, (struct scroll){state.scroll, box.h, state.length});
    form_draw(&state.form, &app->theme, &app->layout, canvas);
    app_draw_prompts(
        app, canvas,
        (struct prompt[]){{ACTION_FOCUS, state.form.focus != ID_PAGE ? _("Move")
                                         : max_scroll(app) > 0       ? _("Turn the page, scroll")
                                                                     : _("Turn the page")},
                          {ACTION_ACCEPT, state.form.focus == ID_PAGE ? "" : _("Choose")},
                          {ACTION_BACK, _("Done")},
                          {0}});
}

static void retheme(struct app *app)
{
    board_view_retheme(&state.ranks, &app->theme);
    for (int i = 0; i < RULES_SECTIONS_MAX; i++)
        board_view_retheme(&state.drawings[i].view, &app->theme);
}

const struct screen screen_help = {
    .name = "help",
    .need = {.wide_w = 30, .wide_h = 1, .tall_h = 1}, /* it scrolls by itself */
    .state = &state,
    .state_size = sizeof state,
    .form = &state.form,
    .action = action,
    .retheme = retheme,
    .draw = draw,
};
