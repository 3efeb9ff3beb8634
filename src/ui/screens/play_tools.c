/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* The buttons beside the board and the prompts under it, while playing. */
#include <stdio.h>

#include "base/i18n.h"
#include "ui/app.h"
#include "ui/kit/widgets.h"
#include "ui/screens/play.h"
#include "ui/screens/play_sheet.h"

/* A tool that has nothing to do now and again may be missing; the others stay where they are. */
static bool tool_offered(const struct app *app, int tool)
{
    const struct match *match = &app->session.match;
    switch (tool) {
    case TOOL_PEEK:
        return play_hides_own_pieces(app);
    case TOOL_RULES:
        return match->game->rules_page != NULL;
    case TOOL_REDO:
        return match->at < match->length || play_can_review(app) || fair_can_swap(app);
    default:
        return true;
    }
}

static const char *redo_label(const struct app *app)
{
    return session_is_looking_back(&app->session) ? _("Back to now")
           : play_can_review(app)                 ? _("Result")
           : fair_can_swap(app)                   ? _("Take over")
                                                  : _("Redo");
}

static const char *tool_label(const struct app *app, int tool, const char *usual)
{
    static char counted[FAIR_LABEL]; /* copied at once */
    if (tool == TOOL_REDO)
        return redo_label(app);
    if (tool == TOOL_HINT && play_can_review(app))
        return C_("verb", "Review");
    if (tool != TOOL_HINT && tool != TOOL_UNDO)
        return usual;
    if (tool == TOOL_HINT)
        fair_hint_label(app, counted);
    else
        fair_undo_label(app, counted);
    return counted;
}

/* In their order: the one that matters most when it is there, then those that are always there. */
static const struct {
    int id;
    const char *label;
} tools[] = {{TOOL_REDO, N_("Redo")}, {TOOL_PEEK, N_("Hold to look")}, {TOOL_UNDO, N_("Undo")},
             {TOOL_HINT, N_("Hint")}, {TOOL_RULES, N_("Rules")},       {TOOL_MENU, N_("Menu")}};
enum { TOOLS = sizeof tools / sizeof *tools };

static bool is_wide(int tool)
{
    return tool == TOOL_REDO || tool == TOOL_PEEK;
}

/* They are higher where nothing else is in their tray; three rows leave room for what was taken. */
static float tool_height(void)
{
    return play_shows_captures() ? 2.2f : 3.8f;
}

static const float tool_gap = 0.4f;    /* in units */
static const float wide_share = 0.32f; /* of the width, beside the others */

static bool fits_half(const struct app *app, struct rect box, int index)
{
    float u = app->layout.unit;
    struct rect half = {0, 0, (box.w - tool_gap * u) / 2, u};
    return !is_wide(tools[index].id) &&
           button_label_fits(half, u, tool_label(app, tools[index].id, _(tools[index].label)));
}

static bool fit_in_pairs(const struct app *app, struct rect box)
{
    for (int i = 0; i < TOOLS; i++)
        if (!is_wide(tools[i].id) && !fits_half(app, box, i))
            return false;
    return true;
}

/* A single wide one goes beside the others, which are below a board: three rows would be too low.
 * Cuts its place from the box, or nothing where words are too long. */
static struct rect cut_beside(const struct app *app, struct rect *box)
{
    float u = app->layout.unit, gap = tool_gap * u, needed = wide_share * box->w;
    int wide = 0;
    for (int i = 0; i < TOOLS; i++)
        if (is_wide(tools[i].id) && tool_offered(app, tools[i].id)) {
            const char *label = tool_label(app, tools[i].id, _(tools[i].label));
            needed = larger(needed, text_width(TEXT_SMALL, label) + 0.8f * u);
            wide++;
        }
    struct rect rest = *box, side = cut_left(&rest, needed);
    cut_left(&rest, gap);
    if (!app->layout.portrait || wide != 1 || !fit_in_pairs(app, rest))
        return (struct rect){box->x, box->y, 0, 0};
    *box = rest;
    return side;
}

/* The next one after `index` that is offered; TOOLS: none. */
static int next_tool(const struct app *app, int index)
{
    do
        index++;
    while (index < TOOLS && !tool_offered(app, tools[index].id));
    return index;
}

/* Which row each tool is in, and whether it has only the left or the right half of it: two share a
 * row where their words allow it. */
struct tool_place {
    int row;
    enum { WHOLE, LEFT, RIGHT } part;
};

static int place_tools(const struct app *app, struct rect box, bool beside,
                       struct tool_place places[TOOLS])
{
    int rows = 0;
    for (int i = next_tool(app, -1); i < TOOLS; i = next_tool(app, i)) {
        int other = next_tool(app, i);
        places[i] = (struct tool_place){rows, WHOLE};
        if (beside && is_wide(tools[i].id))
            continue;
        if (other < TOOLS && fits_half(app, box, i) && fits_half(app, box, other)) {
            places[i].part = LEFT;
            places[other] = (struct tool_place){rows, RIGHT};
            i = other;
        }
        rows++;
    }
    return rows;
}

static struct rect tools_box(const struct app *app)
{
    float margin = app->layout.portrait ? 0.5f : panel_margin; /* there they have little room */
    return rect_inset(app->layout.tools, margin * app->layout.unit);
}

/* At the bottom of the tray, whatever is above them. */
static struct rect rows_box(const struct app *app, int rows)
{
    struct rect box = tools_box(app);
    float u = app->layout.unit;
    return cut_bottom(&box,
                      smaller(box.h, ((tool_height() + tool_gap) * (float)rows - tool_gap) * u));
}

static void add_tool(struct app *app, int index, struct rect place)
{
    int id = tools[index].id;
    const struct match *match = &app->session.match;
    struct widget *button =
        form_button(&play_state()->tools, id, place, tool_label(app, id, _(tools[index].label)));
    button->primary =
        id == TOOL_REDO && (session_is_looking_back(&app->session) || fair_can_swap(app));
    button->disabled = (id == TOOL_UNDO && session_undo_target(&app->session) == match->at) ||
                       (id == TOOL_HINT && !play_can_review(app) && !hint_available(app));
}

void play_list_tools(struct app *app)
{
    struct tool_place places[TOOLS];
    struct rect all = tools_box(app), side = cut_beside(app, &all);
    bool beside = side.w > 0;
    int rows = place_tools(app, all, beside, places);
    struct rect box = rows_box(app, rows);
    box.x = all.x;
    box.w = all.w;
    form_begin(&play_state()->tools);
    for (int i = next_tool(app, -1); i < TOOLS; i = next_tool(app, i)) {
        bool whole = places[i].part == WHOLE;
        int index = whole ? places[i].row : 2 * places[i].row + (places[i].part == RIGHT);
        if (beside && is_wide(tools[i].id))
            add_tool(app, i, (struct rect){side.x, box.y, side.w, box.h});
        else
            add_tool(app, i,
                     rect_in_grid(box, whole ? 1 : 2, rows, tool_gap * app->layout.unit, index));
    }
}

/* The label while the tool can be used; looking back, its room goes to the history prompts. */
static const char *tool_prompt(const struct app *app, int tool, const char *label)
{
    const struct widget *button = form_widget(&play_state()->tools, tool);
    bool room = tool == TOOL_REDO || !session_is_looking_back(&app->session);
    return button && !button->disabled && room ? label : "";
}

/* Shows only what can be done now. */
static void draw_prompts(const struct app *app, struct canvas *canvas)
{
    const struct choice *choice = &play_state()->board.choice;
    const struct match *match = &app->session.match;
    bool over = play_can_review(app), removing = match_now(match)->phase == PHASE_REMOVING;
    bool earlier = match->at > session_first(&app->session), can_choose = choice->count > 0;
    bool in_hand = choice->selected != CELL_NONE, back = session_is_looking_back(&app->session);
    bool notes = play_focus_takes_note(app);
    const char *press = removing ? _("Remove") : _("Choose, or drag");
    const char *hint = over ? C_("verb", "Review") : _("Hint");
    app_draw_prompts(
        app, canvas,
        (struct prompt[]){{ACTION_FOCUS, can_choose ? _("Move") : ""},
                          {ACTION_ACCEPT, notes        ? _("Note")
                                          : can_choose ? _("Choose")
                                                       : ""},
                          {ACTION_PRESS, notes        ? _("Note")
                                         : can_choose ? press
                                                      : ""},
                          {ACTION_BACK, in_hand ? _("Put back") : ""},
                          {ACTION_PEEK, play_hides_own_pieces(app) ? _("Hold to look") : ""},
                          {ACTION_UNDO, tool_prompt(app, TOOL_UNDO, _("Undo"))},
                          {ACTION_REDO, tool_prompt(app, TOOL_REDO, redo_label(app))},
                          {ACTION_HINT, tool_prompt(app, TOOL_HINT, hint)},
                          {ACTION_HELP, match->game->rules_page ? _("Rules") : ""},
                          {ACTION_SCRUB, earlier ? _("Look back") : ""},
                          {PROMPT_LATER, back ? _("Look forward") : ""},
                          {ACTION_MENU, in_hand ? "" : _("Menu")},
                          {0}});
}

void play_draw_tools(struct app *app, struct canvas *canvas)
{
    play_list_tools(app);
    app_draw_panel(app, canvas, app->layout.tools, false);
    struct rect above = tools_box(app);
    above.h = play_state()->tools.list[0].box.y - 0.6f * app->layout.unit - above.y;
    play_draw_captures(app, canvas, above);
    struct layout quiet = app->layout;
    quiet.show_focus = false; /* keys reach the tools directly; their focus stays on the board */
    form_draw(&play_state()->tools, &app->theme, &quiet, canvas);
    if (above.h < 1.1f * app->layout.unit) /* beside the tools, if there is no room above them */
        above = rect_inset(app->layout.moves, panel_margin * app->layout.unit);
    app_draw_solving(app, canvas, cut_bottom(&above, 1.1f * app->layout.unit));
    draw_prompts(app, canvas);
}
