/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "ui/screens/more_options.h"

#include <stdio.h>
#include <string.h>

#include "base/i18n.h"
#include "base/text.h"
#include "ui/app.h"
#include "ui/screens/more_clocks.h"
#include "ui/screens/more_fairness.h"
#include "ui/screens/more_series.h"
#include "ui/screens/new_game.h"

static struct more_options {
    struct form form;
    struct terms terms;
} state;

enum {
    ID_DONE = 1,
    ID_USUAL,
    ID_CLOCK = 10,
    ID_SERIES = ID_CLOCK + CLOCK_ROWS,
    ID_FAIRNESS,
    ID_OPTION = 20
};

_Static_assert(ID_FAIRNESS + FAIRNESS_ROWS_MAX <= ID_OPTION, "ids of their own");

/* ---- layout: options beside clocks and preview, or everything in one column in portrait ---- */

struct areas {
    struct rect title, options, clocks, series, handicaps, fairness, picture, help, buttons;
    float row, gap;
};

/* Options of the rules and handicaps are listed apart; where all are equal there is none. */
static bool has_option(int index, bool handicap)
{
    const struct option *option = &state.terms.game->options[index];
    return (option->handicap != NO_HANDICAP) == handicap && !(handicap && state.terms.equal);
}

static int option_count(void)
{
    return state.terms.game ? state.terms.game->option_count : 0;
}

static int option_rows(bool handicaps)
{
    int count = 0;
    for (int i = 0; i < option_count(); i++)
        count += has_option(i, handicaps);
    return count;
}

static int clock_rows(void)
{
    int count = 0;
    for (int row = 0; row < CLOCK_ROWS; row++)
        count += more_clocks_has(&state.terms, (enum clock_row)row);
    return count;
}

static const float least_picture = 9; /* in units */
/* Of a choice, with the gap below it. */
static const float row_height = 2.8f, stacked_height = 4.4f, row_gap = 0.5f;

static int row_count(void)
{
    return option_rows(false) + option_rows(true) + more_fairness_rows(&state.terms) +
           clock_rows() + !state.terms.equal;
}

/* Where rows are stacked, all of them and a preview as wide as the page. */
static struct page_need need_of(struct app *app)
{
    const struct layout *l = &app->layout;
    float rows = (float)row_count() * (stacked_height + row_gap);
    return (struct page_need){.narrow_h = rows + (l->page.w + l->prompts.h) / l->unit + 17};
}

static struct areas areas_of(const struct app *app)
{
    const struct layout *l = &app->layout;
    float u = l->unit;
    struct rect area = l->page;
    struct areas at = {.title = cut_top(&area, 4.4f * u), .gap = row_gap * u};
    at.buttons = cut_bottom(&area, (l->narrow ? 6.2f : 2.8f) * u);
    cut_bottom(&area, 0.6f * u);
    at.help = cut_bottom(&area, (l->portrait ? 2.4f : 1.6f) * u); /* a narrow one has two lines */
    cut_bottom(&area, 0.6f * u);
    int options = option_rows(false), fairness = more_fairness_rows(&state.terms);
    int series = !state.terms.equal, clocks = clock_rows();
    int left = options + fairness, right = clocks + series + option_rows(true);
    int rows = l->portrait ? left + right : left > right ? left : right;
    at.row = smaller((l->narrow ? stacked_height : row_height) * u,
                     (area.h - 2 * u) / (float)rows - at.gap);
    float pitch = at.row + at.gap;
    struct rect column = l->portrait ? area : cut_right(&area, (area.w - 1.5f * u) / 2);
    if (!l->portrait)
        cut_right(&area, 1.5f * u);
    at.options = cut_top(l->portrait ? &column : &area, pitch * (float)options);
    if (l->portrait)
        cut_top(&column, 0.7f * u);
    at.clocks = cut_top(&column, pitch * (float)clocks);
    at.series = cut_top(&column, pitch * (float)series);
    cut_top(&column, 0.7f * u);
    at.handicaps = cut_top(&column, pitch * (float)option_rows(true));
    cut_top(l->portrait ? &column : &area, 0.7f * u);
    at.fairness = cut_top(l->portrait ? &column : &area, pitch * (float)fairness);
    at.picture = l->portrait ? column : area;
    cut_top(&at.picture, 0.7f * u);
    return at;
}

static struct rect next_row(struct rect *column, const struct areas *at)
{
    struct rect row = cut_top(column, at->row);
    cut_top(column, at->gap);
    return row;
}

static void list_options(bool handicaps, struct rect column, const struct areas *at)
{
    for (int i = 0; i < option_count(); i++) {
        const struct option *option = &state.terms.game->options[i];
        char value[OPTION_SHOWN];
        if (!has_option(i, handicaps))
            continue;
        option_show(option, state.terms.choice->settings.value[i], value);
        form_choice(&state.form, ID_OPTION + i, next_row(&column, at), _(option->label), value)
            ->help = _(option->help);
    }
}

static void list_clocks(struct rect column, const struct areas *at)
{
    for (int row = 0; row < CLOCK_ROWS; row++)
        if (more_clocks_has(&state.terms, (enum clock_row)row))
            more_clocks_list(&state.terms, (enum clock_row)row, &state.form, ID_CLOCK + row,
                             next_row(&column, at));
}

static void list_widgets(struct app *app)
{
    struct areas at = areas_of(app);
    float u = app->layout.unit;
    form_begin(&state.form);
    state.form.stacked = app->layout.narrow;
    list_options(false, at.options, &at);
    list_clocks(at.clocks, &at);
    if (!state.terms.equal)
        more_series_list(&state.terms, &state.form, ID_SERIES, next_row(&at.series, &at));
    list_options(true, at.handicaps, &at);
    for (int row = 0; row < more_fairness_rows(&state.terms); row++)
        more_fairness_list(&state.terms, row, &state.form, ID_FAIRNESS + row,
                           next_row(&at.fairness, &at));
    int across = app->layout.narrow ? 1 : 2;
    struct rect usual = rect_in_grid(at.buttons, across, 2 / across, across == 1 ? u / 2 : u, 0);
    struct rect done = rect_in_grid(at.buttons, across, 2 / across, across == 1 ? u / 2 : u, 1);
    form_button(&state.form, ID_DONE, done, _("Done"))->primary = true;
    form_button(&state.form, ID_USUAL, usual, _("All as usual"));
}

/* ---- input ---- */

static void open_page(struct app *app, const struct terms *terms)
{
    state = (struct more_options){.terms = *terms};
    more_clocks_look(&state.terms);
    state.form.focus = option_rows(false) > 0 ? ID_OPTION : ID_CLOCK;
    app_push(app, &screen_more_options);
}

void more_options_open(struct app *app)
{
    struct new_game *page = new_game_state();
    open_page(app, &(struct terms){.game = page->game, .choice = &page->choice});
}

void more_options_open_equal(struct app *app, const struct game *game, struct start_choice *choice)
{
    open_page(app, &(struct terms){.game = game, .choice = choice, .equal = true});
}

/* The board stands on the page it was opened from. */
static bool has_preview(void)
{
    return state.terms.choice == &new_game_state()->choice;
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

/* Passes over values with which, given the others, no game can start; says why. */
static void change_option(struct app *app, int index, int step)
{
    const struct game *game = state.terms.game;
    const struct option *option = &game->options[index];
    struct settings next = state.terms.choice->settings;
    struct fault fault;
    for (int left = (option->max - option->min) / option->step; left > 0; left--) {
        step_option(option, &next.value[index], step);
        if (settings_check(game, &next, &fault)) {
            state.terms.choice->settings = next;
            return;
        }
        make_sentence(fault.text, sizeof fault.text);
        app_notice(app, fault.text);
    }
}

static void change(struct app *app, const struct pick *pick)
{
    if (pick->id >= ID_OPTION)
        change_option(app, pick->id - ID_OPTION, pick->step);
    else if (pick->id >= ID_FAIRNESS)
        more_fairness_step(&state.terms, pick->id - ID_FAIRNESS, pick->step);
    else if (pick->id == ID_SERIES)
        more_series_step(&state.terms, pick->step);
    else if (pick->id >= ID_CLOCK)
        more_clocks_step(&state.terms, (enum clock_row)(pick->id - ID_CLOCK), pick->step);
    if (has_preview())
        new_game_refresh_preview(app);
}

static void take_usual(struct app *app)
{
    struct start_choice *choice = state.terms.choice;
    if (state.terms.game)
        choice->settings = settings_default(state.terms.game);
    memset(choice->time, 0, sizeof choice->time);
    choice->series_length = 1;
    memset(choice->aids, 0, sizeof choice->aids);
    choice->swap_rule = false;
    more_clocks_look(&state.terms);
    if (has_preview())
        new_game_refresh_preview(app);
}

static void action(struct app *app, const struct action *action)
{
    list_widgets(app);
    struct pick pick = form_action(&state.form, action);
    if (pick.id == ID_DONE || action->type == ACTION_BACK || action->type == ACTION_MENU)
        app_pop(app);
    else if (pick.id == ID_USUAL)
        take_usual(app);
    else if (pick.id)
        change(app, &pick);
}

static void draw(struct app *app, struct canvas *canvas, float alpha)
{
    (void)alpha;
    list_widgets(app);
    const struct layout *l = &app->layout;
    struct areas at = areas_of(app);
    char title[WIDGET_LABEL];
    snprintf(title, sizeof title, _("%s: %s"),
             state.terms.game ? _(state.terms.game->name) : _("All games"), _("options"));
    canvas_label(canvas, text_centred(TEXT_TITLE, app->theme.tone[TONE_TEXT]), at.title, title);
    if (has_preview() && at.picture.h >= least_picture * l->unit) /* a smaller one shows nothing */
        new_game_draw_preview(app, canvas, at.picture);
    form_draw(&state.form, &app->theme, l, canvas);
    struct paint paint = app_paint(app, canvas);
    form_draw_help(&state.form, &paint, at.help);
    app_draw_prompts(app, canvas,
                     (struct prompt[]){{ACTION_FOCUS, _("Choose, change")},
                                       {ACTION_ACCEPT, _("Change")},
                                       {ACTION_BACK, _("Done")},
                                       {0}});
}

static const struct game *game_chosen(const struct app *app)
{
    (void)app;
    return state.terms.game;
}

const struct screen screen_more_options = {
    .name = "more_options",
    .state = &state,
    .state_size = sizeof state,
    .form = &state.form,
    .need_of = need_of,
    .action = action,
    .draw = draw,
    .game = game_chosen,
};
