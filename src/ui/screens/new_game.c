#include <stdio.h>
#include <string.h>

#include "base/i18n.h"
#include "ui/app.h"
#include "ui/screens/lesson.h"
#include "ui/screens/new_game.h"
#include "ui/screens/people.h"

static struct new_game state;

struct new_game *new_game_state(void)
{
    return &state;
}

enum { ID_START = 1, ID_BACK, ID_LESSONS, ID_PLAYER = 10, ID_NAME = 15, ID_OPTION = 20 };

static const char *seat_label(int player)
{
    int level = computer_level(state.players[player].control);
    return level < 0 ? _("Person") : computer_level_label(state.game, &state.settings, level);
}

/* Cycles through a person (-1) and the computer's levels. The control word is saved with the
 * match. */
static void step_control(struct match_player *player, int step)
{
    int count = LEVEL_COUNT + 2;
    int next = (computer_level(player->control) + 1 + step + count) % count - 1;
    if (next < 0)
        strcpy(player->control, "human");
    else
        computer_control(next, player->control);
}

void new_game_open(const struct game *game, const struct preferences *preferences)
{
    state = (struct new_game){.game = game, .settings = settings_default(game)};
    for (int i = 0; i < 2; i++) {
        strcpy(state.players[i].control, "human");
        snprintf(state.players[i].name, PLAYER_NAME, "%s", preferences->name[i]);
        snprintf(state.players[i].person, PERSON_ID, "%s", preferences->person[i]);
    }
}

/* Shows the start position with the chosen options; hidden pieces stay hidden. */
static void refresh_preview(struct app *app)
{
    struct match match;
    struct observation seen;
    match_start(&match, state.game, &state.settings);
    match_set_up(&match);
    match_observe(&match, match.at, game_hides_pieces(state.game) ? VIEWER_STRANGER : VIEWER_ALL,
                  &seen);
    board_view_open(&state.view, &app->theme, state.game, &state.settings);
    scene_at_rest(&state.scene, state.game, &state.view.geometry, &seen);
    match_free(&match);
}

static const float heading_top = 4; /* top of the summary below the title, in units */

/* Bottom of the summary, where the offer of lessons goes. */
static float heading_end(const struct app *app)
{
    float u = app->layout.unit;
    struct rect below = app->layout.page;
    float text =
        canvas_paragraph(NULL, text_centred(TEXT_BODY, rgb(0)), below, _(state.game->summary));
    return below.y + heading_top * u + text;
}

static const float row_height = 2.7f, row_gap = 0.5f; /* in units */

/* Two for the players, one for their names, the options, one for the buttons. */
static int row_count(const struct game *game)
{
    int count = 4;
    for (int i = 0; i < game->option_count; i++)
        count += !game->options[i].handicap;
    return count;
}

/* The preview goes beside the options, or below them in portrait. */
static void place_parts(const struct app *app, struct rect *options, struct rect *picture)
{
    float u = app->layout.unit;
    struct rect area = app->layout.page;
    float rows = ((float)row_count(state.game) * (row_height + row_gap) + row_gap) * u;
    cut_top(&area, heading_end(app) - area.y + 2.4f * u);
    if (app->layout.portrait) {
        *options = cut_top(&area, rows < area.h ? rows : area.h);
        *picture = area;
        return;
    }
    *picture = cut_right(&area, area.w * 0.42f);
    cut_right(&area, 1.5f * u);
    if (rows < area.h) /* centre the options on the preview */
        cut_top(&area, (area.h - rows) / 2);
    *options = area;
}

/* In their own row: keys could not reach them beside a choice. */
static void list_names(struct rect row, float gap)
{
    float w = (row.w - gap) / 2;
    for (int i = 0; i < 2; i++) {
        char label[WIDGET_LABEL];
        struct rect box = {row.x + (w + gap) * (float)i, row.y, w, row.h};
        if (*state.players[i].name && player_is_person(&state.players[i]))
            snprintf(label, sizeof label, "%s", state.players[i].name);
        else
            snprintf(label, sizeof label, _("Name of %s"), _(state.game->side[i]));
        form_button(&state.form, ID_NAME + i, box, label)->disabled =
            !player_is_person(&state.players[i]);
    }
}

static void list_widgets(struct app *app)
{
    struct form *form = &state.form;
    float u = app->layout.unit, gap = row_gap * u;
    struct rect area, picture;
    place_parts(app, &area, &picture);
    float rows = (float)row_count(state.game);
    float h = clamped((area.h - gap * rows) / rows, 1.8f * u, row_height * u);
    form_begin(form);
    for (int i = 0; i < 2; i++) {
        char label[WIDGET_LABEL];
        snprintf(label, sizeof label, "%s", _(state.game->side[i]));
        form_choice(form, ID_PLAYER + i, cut_top(&area, h), label, seat_label(i));
        cut_top(&area, gap);
    }
    list_names(cut_top(&area, h), gap);
    cut_top(&area, gap);
    for (int i = 0; i < state.game->option_count; i++) {
        const struct option *option = &state.game->options[i];
        char value[OPTION_SHOWN];
        if (option->handicap)
            continue;
        option_show(option, state.settings.value[i], value);
        form_choice(form, ID_OPTION + i, cut_top(&area, h), _(option->label), value);
        cut_top(&area, gap);
    }
    cut_top(&area, gap);
    struct rect row = cut_top(&area, h);
    form_button(form, ID_START, cut_right(&row, row.w * 0.42f), _("Start"))->primary = true;
    cut_right(&row, gap);
    bool lessons = state.game->lessons != NULL;
    form_button(form, ID_BACK, lessons ? cut_left(&row, row.w * 0.42f) : row, _("Back"));
    if (!lessons)
        return;
    cut_left(&row, gap);
    form_button(form, ID_LESSONS, row, _("Lessons"))->primary =
        lessons_should_offer(&app->preferences, state.game);
}

/* Wraps around at both ends. Wide ranges go in tens. */
static void step_option(const struct option *option, int *value, int step)
{
    int stride = option->step * (option->max - option->min > 100 ? 10 : 1);
    *value += step * stride;
    if (*value > option->max)
        *value = option->min;
    if (*value < option->min)
        *value = option->max;
}

/* Starts on the perfect player's table while the rest is being chosen. */
static void prepare_perfect_player(struct app *app)
{
    for (int i = 0; i < 2; i++)
        if (computer_level(state.players[i].control) == LEVEL_COUNT)
            solving_request(&app->thinker.solving, state.game, &state.settings);
}

/* Only people keep their names; the computer is called by its level. */
static void start(struct app *app)
{
    struct match_plan plan = {.game = state.game, .settings = state.settings};
    for (int i = 0; i < 2; i++) {
        plan.players[i] = state.players[i];
        if (!player_is_person(&plan.players[i]))
            *plan.players[i].name = '\0';
    }
    app_start_match(app, &plan);
}

static void pick_person(struct app *app, int seat)
{
    char question[96];
    /* Translators: %s is a side, White, Black, Blue or Red, as in "Name of %s". */
    snprintf(question, sizeof question, _("Who plays %s?"), _(state.game->side[seat]));
    people_pick_seat(app, question, state.players, seat);
}

static void action(struct app *app, const struct action *action)
{
    if (pads_join(app, action, state.players))
        return;
    list_widgets(app);
    struct pick pick = form_action(&state.form, action);
    if (action->type == ACTION_BACK || pick.id == ID_BACK) {
        app_pop(app);
    } else if (pick.id == ID_LESSONS) {
        lesson_open(app, state.game);
    } else if (pick.id == ID_START) {
        lessons_mark_offered(&app->preferences, state.game);
        start(app);
    } else if (pick.id >= ID_OPTION) {
        int i = pick.id - ID_OPTION;
        step_option(&state.game->options[i], &state.settings.value[i], pick.step);
        refresh_preview(app);
    } else if (pick.id >= ID_NAME) {
        pick_person(app, pick.id - ID_NAME);
    } else if (pick.id == ID_PLAYER || pick.id == ID_PLAYER + 1) {
        step_control(&state.players[pick.id - ID_PLAYER], pick.step);
    }
    prepare_perfect_player(app);
}

/* Points newcomers to the lessons, whose button is highlighted too. */
static void draw_offer(const struct app *app, struct canvas *canvas)
{
    const struct layout *l = &app->layout;
    if (!lessons_should_offer(&app->preferences, state.game))
        return;
    canvas_text(canvas, text_centred(TEXT_BODY, app->theme.tone[TONE_CAN]),
                point_at(l->width / 2, heading_end(app) + 0.9f * l->unit),
                _("New to this game? Short lessons show how it is played."));
}

static void draw(struct app *app, struct canvas *canvas, float alpha)
{
    (void)alpha;
    list_widgets(app);
    const struct layout *l = &app->layout;
    const struct game *game = state.game;
    canvas_text(canvas, text_centred(TEXT_TITLE, app->theme.tone[TONE_TEXT]),
                point_at(l->width / 2, l->page.y + 1.9f * l->unit), _(game->name));
    struct rect below = {l->page.x, l->page.y + heading_top * l->unit, l->page.w, 4 * l->unit};
    canvas_paragraph(canvas, text_centred(TEXT_BODY, app->theme.tone[TONE_DIM]), below,
                     _(game->summary));
    struct rect options, picture;
    place_parts(app, &options, &picture);
    if (picture.h > 6 * l->unit) {
        struct marks marks;
        marks_clear(&marks);
        board_view_place(&state.view, picture);
        board_view_draw(&state.view, &app->theme, canvas, &state.scene, &marks);
    }
    form_draw(&state.form, &app->theme, l, canvas);
    app_draw_solving(app, canvas,
                     rect_around(rect_cx(picture), l->page.y + l->page.h - 0.6f * l->unit,
                                 clamped(picture.w, 0, 20 * l->unit), 1.1f * l->unit));
    draw_offer(app, canvas);
    app_draw_prompts(app, canvas,
                     (struct prompt[]){{ACTION_FOCUS, _("Choose, change")},
                                       {ACTION_ACCEPT, _("Accept")},
                                       {ACTION_BACK, _("Back")},
                                       {ACTION_ACCEPT, pads_invitation(app, state.players)},
                                       {0}});
}

static void retheme(struct app *app)
{
    board_view_retheme(&state.view, &app->theme);
}

static const struct game *game_chosen(const struct app *app)
{
    (void)app;
    return state.game;
}

const struct screen screen_new_game = {
    .name = "new_game",
    .state = &state,
    .state_size = sizeof state,
    .form = &state.form,
    .enter = refresh_preview,
    .action = action,
    .retheme = retheme,
    .draw = draw,
    .game = game_chosen,
};
