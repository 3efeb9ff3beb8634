#include "ui/screens/more_options.h"

#include <stdio.h>
#include <string.h>

#include "base/i18n.h"
#include "base/text.h"
#include "ui/app.h"
#include "ui/screens/more_fairness.h"
#include "ui/screens/new_game.h"

static struct more_options {
    struct form form;
    bool same_clock; /* both have the same time */
    int bonus;       /* milliseconds added after each turn, to whoever has a total */
} state;

enum {
    ID_DONE = 1,
    ID_USUAL,
    ID_CLOCK = 10,
    ID_BONUS = 12,
    ID_SERIES,
    ID_FAIRNESS,
    ID_OPTION = 20
};

_Static_assert(ID_FAIRNESS + FAIRNESS_ROWS_MAX <= ID_OPTION, "ids of their own");

/* ---- clocks ---- */

enum { SECOND = 1000, MINUTE = 60 * SECOND };

#define TOTAL(minutes)                                                                             \
    {                                                                                              \
        .kind = TIME_TOTAL, .allowance = (minutes)*MINUTE                                          \
    }
#define PER_TURN(seconds)                                                                          \
    {                                                                                              \
        .kind = TIME_PER_TURN, .allowance = (seconds)*SECOND                                       \
    }

static const struct time_control clocks[] = {
    {.kind = TIME_UNLIMITED},
    TOTAL(1),
    TOTAL(3),
    TOTAL(5),
    TOTAL(10),
    TOTAL(15),
    TOTAL(30),
    TOTAL(60),
    PER_TURN(10),
    PER_TURN(20),
    PER_TURN(30),
    PER_TURN(60),
};
static const int bonuses[] = {0, 1, 2, 3, 5, 10, 30, 60}; /* seconds */

enum { CLOCKS = sizeof clocks / sizeof *clocks, BONUSES = sizeof bonuses / sizeof *bonuses };

/* A time that is not in the list, perhaps from a loaded game, counts as the next shorter one. */
static int clock_index(const struct time_control *time)
{
    int index = 0;
    for (int i = 0; i < CLOCKS; i++)
        if (clocks[i].kind == time->kind && clocks[i].allowance <= time->allowance)
            index = i;
    return index;
}

static int bonus_index(int milliseconds)
{
    int index = 0;
    for (int i = 0; i < BONUSES; i++)
        if (bonuses[i] * SECOND <= milliseconds)
            index = i;
    return index;
}

static struct time_control *times(void)
{
    return new_game_state()->choice.time;
}

static bool has_total(void)
{
    return times()[0].kind == TIME_TOTAL || times()[1].kind == TIME_TOTAL;
}

static void set_clock(int seat, int index)
{
    times()[seat] = clocks[index];
    if (clocks[index].kind == TIME_TOTAL)
        times()[seat].bonus = state.bonus;
}

/* The second clock has one more value, before all others: the same as the first. */
static void step_clock(int seat, int step)
{
    int count = CLOCKS + seat, from = clock_index(&times()[seat]) + seat;
    if (seat == 1 && state.same_clock)
        from = 0;
    int index = (from + step + count) % count - seat;
    state.same_clock = seat == 1 ? index < 0 : state.same_clock;
    if (index >= 0)
        set_clock(seat, index);
    if (state.same_clock)
        times()[1] = times()[0];
}

static void step_bonus(int step)
{
    state.bonus = bonuses[(bonus_index(state.bonus) + step + BONUSES) % BONUSES] * SECOND;
    for (int seat = 0; seat < 2; seat++)
        if (times()[seat].kind == TIME_TOTAL)
            times()[seat].bonus = state.bonus;
}

static void look_at_clocks(void)
{
    state.same_clock = time_control_equal(&times()[0], &times()[1]);
    state.bonus = times()[0].kind == TIME_TOTAL ? times()[0].bonus : times()[1].bonus;
}

/* ---- series ---- */

static const int lengths[] = {1, 3, 5, 7, 0}; /* games at most; 0: as many as the players like */

enum { LENGTHS = sizeof lengths / sizeof *lengths };

/* A length that is not in the list counts as a single game. */
static int length_index(int length)
{
    int index = 0;
    for (int i = 0; i < LENGTHS; i++)
        if (lengths[i] == length)
            index = i;
    return index;
}

static void series_show(int length, char text[WIDGET_LABEL])
{
    if (length > 1)
        snprintf(text, WIDGET_LABEL, _("best of %d"), length);
    else
        snprintf(text, WIDGET_LABEL, "%s", length == 1 ? _("a single game") : _("open"));
}

static void step_series(int step)
{
    int *length = &new_game_state()->choice.series_length;
    *length = lengths[(length_index(*length) + step + LENGTHS) % LENGTHS];
}

static void list_series(struct rect row)
{
    char value[WIDGET_LABEL];
    series_show(new_game_state()->choice.series_length, value);
    form_choice(&state.form, ID_SERIES, row, _("Series"), value)->help =
        _("Several games that count together; sides alternate.");
}

/* ---- the summary ---- */

struct summary {
    char *text;
    float width;
    int left_out;
};

static void add_part(struct summary *summary, const char *part)
{
    char longer[2 * WIDGET_LABEL];
    const char *join = *summary->text ? " · " : "";
    snprintf(longer, sizeof longer, "%s%s%s", summary->text, join, part);
    /* Leave room for the number of parts left out. */
    float counted = text_width(TEXT_SMALL, " · +9");
    if (strlen(longer) < WIDGET_LABEL - 8 &&
        text_width(TEXT_SMALL, longer) + counted <= summary->width)
        strcpy(summary->text, longer);
    else
        summary->left_out++;
}

/* A size needs no label, "on" does. */
static void add_option(struct summary *summary, const struct option *option, int value)
{
    char shown[OPTION_SHOWN], part[WIDGET_LABEL];
    option_show(option, value, shown);
    if (option->square || (option->shown && !option->handicap))
        snprintf(part, sizeof part, "%s", shown);
    else
        snprintf(part, sizeof part, _("%s: %s"), _(option->label), shown);
    add_part(summary, part);
}

static void add_clocks(struct summary *summary, const struct time_control time[2])
{
    char first[TIME_CONTROL_SHOWN], second[TIME_CONTROL_SHOWN], part[WIDGET_LABEL + 8];
    time_control_show(&time[0], first);
    time_control_show(&time[1], second);
    if (time_control_equal(&time[0], &time[1]))
        snprintf(part, sizeof part, "%s", first);
    else
        snprintf(part, sizeof part, "%s / %s", first, second);
    if (time[0].kind != TIME_UNLIMITED || time[1].kind != TIME_UNLIMITED)
        add_part(summary, part);
}

void more_options_summary(const struct start_choice *choice, const struct game *game, float width,
                          char text[WIDGET_LABEL])
{
    struct summary summary = {.text = text, .width = width};
    *text = '\0';
    for (int i = 0; i < game->option_count; i++)
        if (choice->settings.value[i] != game->options[i].default_value)
            add_option(&summary, &game->options[i], choice->settings.value[i]);
    add_clocks(&summary, choice->time);
    char series[WIDGET_LABEL];
    series_show(choice->series_length, series);
    if (choice->series_length == 0)
        snprintf(series, sizeof series, "%s", _("open series"));
    if (choice->series_length != 1)
        add_part(&summary, series);
    if (choice->swap_rule && !game_hides_pieces(game))
        add_part(&summary, _("Swap rule"));
    size_t used = strlen(text);
    if (summary.left_out > 0)
        snprintf(text + used, WIDGET_LABEL - used, "%s+%d", used ? " · " : "", summary.left_out);
    else if (used == 0)
        snprintf(text, WIDGET_LABEL, "%s", _("Usual rules, no clock"));
}

/* ---- layout: options beside clocks and preview, or everything in one column in portrait ---- */

struct areas {
    struct rect title, options, clocks, series, handicaps, fairness, picture, help, buttons;
    float row, gap;
};

enum { CLOCK_ROWS = 3 };

/* Options of the rules and handicaps are listed apart. */
static int option_rows(bool handicaps)
{
    const struct game *game = new_game_state()->game;
    int count = 0;
    for (int i = 0; i < game->option_count; i++)
        count += (game->options[i].handicap != NO_HANDICAP) == handicaps;
    return count;
}

static struct areas areas_of(const struct app *app)
{
    const struct layout *l = &app->layout;
    float u = l->unit;
    struct rect area = l->page;
    struct areas at = {.title = cut_top(&area, 4.4f * u), .gap = 0.5f * u};
    at.buttons = cut_bottom(&area, 2.8f * u);
    cut_bottom(&area, 0.6f * u);
    at.help = cut_bottom(&area, 1.6f * u);
    cut_bottom(&area, 0.6f * u);
    int options = option_rows(false), fairness = more_fairness_rows(new_game_state());
    int left = options + fairness, right = CLOCK_ROWS + 1 + option_rows(true);
    int rows = l->portrait ? left + right : left > right ? left : right;
    at.row = smaller(2.8f * u, (area.h - 2 * u) / (float)rows - at.gap);
    float pitch = at.row + at.gap;
    struct rect column = l->portrait ? area : cut_right(&area, (area.w - 1.5f * u) / 2);
    if (!l->portrait)
        cut_right(&area, 1.5f * u);
    at.options = cut_top(l->portrait ? &column : &area, pitch * (float)options);
    if (l->portrait)
        cut_top(&column, 0.7f * u);
    at.clocks = cut_top(&column, pitch * CLOCK_ROWS);
    at.series = cut_top(&column, pitch);
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
    const struct new_game *page = new_game_state();
    for (int i = 0; i < page->game->option_count; i++) {
        const struct option *option = &page->game->options[i];
        char value[OPTION_SHOWN];
        if ((option->handicap != NO_HANDICAP) != handicaps)
            continue;
        option_show(option, page->choice.settings.value[i], value);
        form_choice(&state.form, ID_OPTION + i, next_row(&column, at), _(option->label), value)
            ->help = _(option->help);
    }
}

static void list_clocks(struct rect column, const struct areas *at)
{
    const struct new_game *page = new_game_state();
    bool alone = page->choice.mode == START_ALONE;
    char label[2][WIDGET_LABEL], value[TIME_CONTROL_SHOWN];
    snprintf(label[0], WIDGET_LABEL, "%s", _("Your clock"));
    snprintf(label[1], WIDGET_LABEL, "%s", _("The computer’s clock"));
    for (int seat = 0; seat < 2; seat++) {
        struct time_control time = times()[seat];
        time.bonus = 0; /* it has a row of its own */
        time_control_show(&time, value);
        if (!alone) /* Translators: %s is a side, White, Black, Blue or Red. */
            snprintf(label[seat], WIDGET_LABEL, _("Clock of %s"), _(page->game->side[seat]));
        bool same = seat == 1 && state.same_clock;
        form_choice(&state.form, ID_CLOCK + seat, next_row(&column, at), label[seat],
                    same ? _("the same") : value)
            ->help = seat == 0 ? _("Time for the whole game or for each move; a player who "
                                   "runs out of it loses.")
                               : _("Give the stronger player less time.");
    }
    snprintf(value, sizeof value, _("%d s"), state.bonus / SECOND);
    struct widget *bonus =
        form_choice(&state.form, ID_BONUS, next_row(&column, at), _("Added per move"), value);
    bonus->help = _("Seconds that a player gets back after every move.");
    bonus->disabled = !has_total();
}

static void list_widgets(struct app *app)
{
    struct areas at = areas_of(app);
    float u = app->layout.unit;
    form_begin(&state.form);
    list_options(false, at.options, &at);
    list_clocks(at.clocks, &at);
    list_series(next_row(&at.series, &at));
    list_options(true, at.handicaps, &at);
    for (int row = 0; row < more_fairness_rows(new_game_state()); row++)
        more_fairness_list(new_game_state(), row, &state.form, ID_FAIRNESS + row,
                           next_row(&at.fairness, &at));
    form_button(&state.form, ID_DONE, cut_right(&at.buttons, at.buttons.w * 0.5f - u / 2),
                _("Done"))
        ->primary = true;
    cut_right(&at.buttons, u);
    form_button(&state.form, ID_USUAL, at.buttons, _("All as usual"));
}

/* ---- input ---- */

void more_options_open(struct app *app)
{
    state = (struct more_options){.form.focus =
                                      new_game_state()->game->option_count ? ID_OPTION : ID_CLOCK};
    look_at_clocks();
    app_push(app, &screen_more_options);
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
    struct new_game *page = new_game_state();
    const struct option *option = &page->game->options[index];
    struct settings next = page->choice.settings;
    struct fault fault;
    for (int left = (option->max - option->min) / option->step; left > 0; left--) {
        step_option(option, &next.value[index], step);
        if (settings_check(page->game, &next, &fault)) {
            page->choice.settings = next;
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
    else if (pick->id == ID_CLOCK || pick->id == ID_CLOCK + 1)
        step_clock(pick->id - ID_CLOCK, pick->step);
    else if (pick->id == ID_BONUS)
        step_bonus(pick->step);
    else if (pick->id == ID_SERIES)
        step_series(pick->step);
    else if (pick->id >= ID_FAIRNESS)
        more_fairness_step(new_game_state(), pick->id - ID_FAIRNESS, pick->step);
    new_game_refresh_preview(app);
}

static void take_usual(struct app *app)
{
    struct new_game *page = new_game_state();
    page->choice.settings = settings_default(page->game);
    memset(page->choice.time, 0, sizeof page->choice.time);
    page->choice.series_length = 1;
    memset(page->choice.aids, 0, sizeof page->choice.aids);
    page->choice.swap_rule = false;
    look_at_clocks();
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
    canvas_label(canvas, text_centred(TEXT_TITLE, app->theme.tone[TONE_TEXT]), at.title,
                 _(new_game_state()->game->name));
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
    return new_game_state()->game;
}

const struct screen screen_more_options = {
    .name = "more_options",
    .state = &state,
    .state_size = sizeof state,
    .form = &state.form,
    .action = action,
    .draw = draw,
    .game = game_chosen,
};
