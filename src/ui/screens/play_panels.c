/* The panels around the board while playing: players, tools and prompts. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/i18n.h"
#include "core/notation.h"
#include "ui/app.h"
#include "ui/board/board_view.h"
#include "ui/board/portrait.h"
#include "ui/board/turn_text.h"
#include "ui/kit/widgets.h"
#include "ui/person_badge.h"
#include "ui/run_signs.h"
#include "ui/screens/play.h"
#include "ui/screens/play_army.h"
#include "ui/screens/play_clock.h"
#include "ui/screens/play_sheet.h"

void play_draw_badge(struct canvas *canvas, int player, struct point centre, float r,
                     struct colour colour)
{
    if (player == 0) {
        canvas_disc(canvas, centre, r, colour);
        return;
    }
    struct draw *draw =
        canvas_add(canvas, DRAW_FILL, rect_around(centre.x, centre.y, r * 1.6f, r * 1.6f), colour);
    draw->radius = r * 0.2f;
    draw->angle = 45;
}

/* The thread around its floor has the player's colour. */
void play_draw_lit_panel(const struct app *app, struct canvas *canvas, struct rect box, int player)
{
    float u = app->layout.unit;
    app_draw_panel(app, canvas, box, true);
    canvas_frame(canvas, rect_inset(box, 0.42f * u), 0.12f * u, 0.13f * u,
                 app->theme.tone[TONE_PLAYER_1 + player]);
}

/* Shows one of the player's pieces, so that nobody has to wonder which are theirs. A diamond must
 * be wider than a disc to hold the same piece. */
void play_draw_medal(const struct app *app, struct canvas *canvas, const struct look *look,
                     int player, struct rect *title)
{
    const struct game *game = app->session.match.game;
    float u = app->layout.unit, r = (player == 0 ? 1.1f : 1.25f) * u;
    struct rect place = cut_left(title, (player == 0 ? 2.2f : 2.8f) * u);
    float x = rect_cx(place), y = rect_cy(place);
    cut_left(title, 0.4f * u);
    int kind = game_hides_pieces(game) ? KIND_UNKNOWN : 0;
    struct actor man = {.piece = {.owner = (uint8_t)player, .kind = (uint8_t)kind},
                        .alpha = 1,
                        .scale = 1,
                        .turn = 1};
    play_draw_badge(canvas, player, point_at(x, y), r, app->theme.tone[TONE_PLAYER_1 + player]);
    play_draw_badge(
        canvas, player, point_at(x, y), r - 0.17f * u,
        blended(opaque(app->theme.tone[TONE_PANEL]), app->theme.tone[TONE_TEXT], 0.34f));
    board_view_piece(look, game, canvas, &man, (struct stand){x, y + 0.15f * u, 1.5f * u});
}

/* A piece in motion is in no tray: one being placed has already left the hand, and the loser of a
 * battle is not revealed before it is seen to fall. The same holds backwards. */
static int in_tray(const struct app *app, int player, int kind, bool gone)
{
    const struct play *play = play_state();
    const struct timeline *timeline = &play->board.timeline;
    const struct game *game = app->session.match.game;
    const struct observation *seen = !timeline_running(timeline) ? &play->board.choice.now
                                     : gone                      ? &timeline->before
                                                                 : &timeline->after;
    struct tally tally = game->tally(observed(seen), player, kind);
    return gone ? tally.gone : tally.in_hand;
}

/* A player's men in rows: which, and how bright. */
struct tray {
    int player;
    int fullest; /* of both players' trays: their men have the same size */
    const char *caption;
    int number; /* in the caption */
    int count;
    struct {
        uint8_t kind;
        float alpha;
    } men[ACTORS_MAX];
};

static void put(struct tray *tray, int kind, int count, float alpha)
{
    for (; count > 0 && tray->count < ACTORS_MAX; count--, tray->count++) {
        tray->men[tray->count].kind = (uint8_t)kind;
        tray->men[tray->count].alpha = alpha;
    }
}

static struct tray hand_of(const struct app *app, int player)
{
    const struct game *game = app->session.match.game;
    struct tray tray = {.player = player, .caption = _("In hand: %d")};
    for (int kind = 0; kind < game->kind_count; kind++)
        put(&tray, kind, in_tray(app, player, kind, false), 1);
    tray.number = tray.count;
    return tray;
}

/* The men left, then those that are gone as shades. */
static struct tray army_of(const struct app *app, int player)
{
    const struct play *play = play_state();
    const struct game *game = app->session.match.game;
    bool exits = play->board.view.geometry.exit_edge[player] != GEOMETRY_NO_EXIT;
    struct tray tray = {.player = player,
                        .caption = exits ? _("Off the board: %d") : _("Lost: %d")};
    for (int kind = 0; kind < game->kind_count; kind++) {
        struct tally tally = game->tally(observed(&play->board.choice.now), player, kind);
        int gone = in_tray(app, player, kind, true);
        int left = tally.in_hand + tally.on_board + tally.gone - gone;
        put(&tray, kind, left - in_tray(app, player, kind, false), 1);
        tray.number += gone;
    }
    for (int kind = 0; kind < game->kind_count; kind++)
        put(&tray, kind, in_tray(app, player, kind, true), exits ? 0.55f : 0.38f);
    return tray;
}

/* The fewer men, the larger they are drawn: in one row if they fit, or else in two or three. */
static float man_size_for(int total, struct rect box, float unit)
{
    static const float sizes[] = {2.6f, 2.2f, 1.8f, 1.45f};
    enum { SIZES = sizeof sizes / sizeof *sizes };
    for (int most = 1; most <= 3; most += 2)
        for (int i = 0; i < SIZES; i++) {
            float size = sizes[i] * unit;
            int columns = (int)(box.w / size), rows = (int)((box.h - 0.6f * unit) / size);
            if (total <= columns * (rows < most ? rows : most))
                return size;
        }
    return sizes[SIZES - 1] * unit;
}

static void draw_man_in_tray(const struct app *app, struct canvas *canvas, int player, int kind,
                             struct stand stand)
{
    const struct look *look = &play_state()->board.view.look;
    struct rect body = look->piece[player][kind].body; /* tall or flat */
    struct actor man = {.piece = {.owner = (uint8_t)player, .kind = (uint8_t)kind},
                        .alpha = 1,
                        .scale = 1,
                        .turn = 1};
    stand.y += (0.5f - rect_cy(body)) * stand.cell;
    board_view_piece(look, app->session.match.game, canvas, &man, stand);
}

/* Draws a tray under its caption. Returns the rest of `box`. */
static struct rect draw_tray(const struct app *app, struct canvas *canvas, struct rect box,
                             const struct tray *tray)
{
    float u = app->layout.unit;
    if (tray->count == 0 || box.h < 2.4f * u)
        return box;
    char text[48];
    snprintf(text, sizeof text, tray->caption, tray->number);
    canvas_label(canvas, text_left(TEXT_SMALL, app->theme.tone[TONE_DIM]), cut_top(&box, 1.1f * u),
                 text);
    float man_size = man_size_for(tray->fullest, box, u);
    int columns = (int)(box.w / man_size);
    if (columns == 0)
        return box;
    int rows = (tray->count + columns - 1) / columns;
    float left = rect_cx(box) - 0.5f * man_size * (float)(columns - 1);
    /* Dark men need something lighter to stand on. */
    float height = clamped(box.h, 0, man_size * (float)rows + 0.4f * u);
    canvas_fill(canvas, (struct rect){box.x - 0.1f * u, box.y, box.w + 0.2f * u, height}, 0.3f * u,
                faded(app->theme.tone[TONE_TEXT], 0.16f));
    /* Large armies overlap rather than leave the panel. */
    float pitch =
        rows > 1 ? clamped((box.h - man_size) / (float)(rows - 1), 0.4f * u, man_size) : 0;
    for (int i = 0; i < tray->count; i++) {
        int first = canvas->count;
        draw_man_in_tray(app, canvas, tray->player, tray->men[i].kind,
                         (struct stand){left + man_size * (float)(i % columns),
                                        box.y + 0.2f * u + pitch * (float)(i / columns), man_size});
        canvas_fade(canvas, first, tray->men[i].alpha);
    }
    cut_top(&box, clamped(pitch * (float)(rows - 1) + man_size + 0.7f * u, 0, box.h));
    return box;
}

static void draw_trays(const struct app *app, struct canvas *canvas, struct rect box, int player)
{
    struct tray (*const trays[])(const struct app *, int) = {hand_of, army_of};
    for (int i = 0; i < 2; i++) {
        struct tray tray = trays[i](app, player);
        int others = trays[i](app, 1 - player).count;
        tray.fullest = tray.count > others ? tray.count : others;
        box = draw_tray(app, canvas, box, &tray);
    }
}

/* Three pulsing dots above a progress bar. */
static void draw_thinking(const struct app *app, struct canvas *canvas, struct rect title)
{
    float u = app->layout.unit, done = thinker_progress(&app->thinker);
    if (done > 0) {
        struct rect track = {title.x, title.y + title.h - 0.1f * u, title.w, 0.16f * u};
        canvas_fill(canvas, track, 0.08f * u, faded(app->theme.tone[TONE_TEXT], 0.13f));
        track.w *= done;
        canvas_fill(canvas, track, 0.08f * u, app->theme.tone[TONE_CAN]);
    }
    for (int i = 0; i < 3; i++) {
        float phase = app->preferences.reduced_motion ? 0 : app->seconds * 4 - (float)i * 0.9f;
        canvas_disc(canvas,
                    point_at(title.x + title.w - (2.1f - 0.8f * (float)i) * u, rect_cy(title)),
                    0.24f * u, faded(app->theme.tone[TONE_CAN], 0.55f + 0.45f * sinf(phase)));
    }
}

static const char *result_line(const struct match *match, int index)
{
    static char text[OUTCOME_TEXT]; /* read at once, on the drawing thread only */
    match_describe(match, index, text);
    return text;
}

/* The position whose turn and result the panels report: during an animation, the one before it. */
static int reported_index(const struct app *app)
{
    return app->session.match.at - play_state()->board.timeline.direction;
}

const char *play_status(const struct app *app)
{
    const struct play *play = play_state();
    const struct match *match = &app->session.match;
    if (play->hint.wanted)
        return _("Looking for a good move.");
    if (hint_visible(play))
        return hint_words(play);
    if (settings_repetition(match->game, &match->settings) &&
        match_occurrences(match, reported_index(app), NULL, 0) == 2 &&
        play->board.choice.selected == CELL_NONE)
        return _("This position has occurred twice; the third time is a draw.");
    return choice_prompt(&play->board.choice);
}

/* What a player did last, for the one who waits. */
static const char *last_turn_line(const struct match *match, int index, int player)
{
    static char line[TURN_TEXT + 32]; /* read at once, on the drawing thread only */
    char turn[TURN_TEXT];
    for (int end = index, start; end > 0; end = start) {
        start = turn_start(match, end - 1);
        if (match_position(match, start)->turn != player)
            continue;
        turn_text(match, start, end, turn);
        snprintf(line, sizeof line, _("Played %s"), turn);
        return line;
    }
    return "";
}

static const char *status_line(const struct app *app, int player, bool active)
{
    const struct play *play = play_state();
    const struct match *match = &app->session.match;
    int level = computer_level(match->players[player].control);
    struct outcome outcome = match_outcome_at(match, reported_index(app));
    /* The result is shown with the winner; a draw, with the first player. */
    if (outcome_over(outcome) && player == (outcome.winner == NOBODY ? 0 : outcome.winner))
        return result_line(match, reported_index(app));
    if (*play_sheet_line(app, player))
        return play_sheet_line(app, player);
    if (level >= 0)
        return computer_level_label(match->game, &match->settings, level);
    if (outcome_over(outcome))
        return "";
    if (!active)
        return last_turn_line(match, reported_index(app), player);
    if (play->board.message_time > 0)
        return play->board.message;
    return play_status(app);
}

/* The player's points in a series, on the corner of their panel. */
static void draw_points(const struct app *app, struct canvas *canvas, int player)
{
    char points[POINTS_TEXT];
    float u = app->layout.unit;
    struct rect panel = app->layout.player[player];
    if (!contests_points(app, player, points))
        return;
    float w = text_width(TEXT_LARGE, points) + 1.2f * u, h = 1.5f * u;
    struct rect chip = {panel.x + panel.w - w - 0.3f * u, panel.y - 0.7f * u, w, h};
    canvas_fill(canvas, chip, h / 2, opaque(app->theme.tone[TONE_PANEL]));
    canvas_frame(canvas, chip, h / 2, 0.1f * u, app->theme.tone[TONE_CAN]);
    canvas_text(canvas, text_centred(TEXT_LARGE, app->theme.tone[TONE_CAN]),
                point_at(rect_cx(chip), rect_cy(chip)), points);
}

/* In a run: the lives of its player, or the opponent's face, on the same corner. */
static void draw_run(const struct app *app, struct canvas *canvas, int player)
{
    float u = app->layout.unit, h = 1.5f * u;
    struct rect panel = app->layout.player[player];
    struct challenger who;
    if (!contests_challenger(app, &who))
        return;
    if (!session_is_person(&app->session, player)) {
        float side = 2.6f * u;
        struct portrait portrait = {.game = who.game, .face = &who.opponent->face, .owner = 1};
        struct rect place = {panel.x + panel.w - side - 0.2f * u, panel.y - 0.7f * u, side, side};
        portrait_draw(&app->theme, canvas, &portrait, place);
        return;
    }
    float heart = 0.8f * u, w = lives_width(heart) + 1.2f * u;
    struct rect chip = {panel.x + panel.w - w - 0.3f * u, panel.y - 0.7f * u, w, h};
    canvas_fill(canvas, chip, h / 2, opaque(app->theme.tone[TONE_PANEL]));
    canvas_frame(canvas, chip, h / 2, 0.1f * u, app->theme.tone[TONE_CAN]);
    lives_draw(app, canvas, circuit_state(&app->contest.circuit).half_lives,
               (struct rect){chip.x + 0.6f * u, rect_cy(chip) - heart / 2, w, heart});
}

/* Below the name; where there is no room below, beside it. */
static void draw_clock(const struct app *app, struct canvas *canvas, struct rect *box, int player)
{
    float u = app->layout.unit, height = play_clock_height(app, player) * u;
    if (height <= 0)
        return;
    struct rect place;
    if (app->layout.portrait) {
        cut_right(box, 0.4f * u);
        place = cut_right(box, 9.2f * u);
        cut_right(box, 0.4f * u);
    } else {
        place = cut_top(box, height);
    }
    play_clock_draw(app, canvas, place, player);
}

/* A gamepad of their own is shown where it leaves room for both names. */
static bool pads_fit(const struct app *app, struct rect line)
{
    for (int player = 0; player < 2; player++) {
        struct named_person who = player_named(app, player);
        if (person_label_extra(app, line.h, &who) + text_width(TEXT_BODY, who.name) > line.w)
            return false;
    }
    return true;
}

static void draw_name(const struct app *app, struct canvas *canvas, struct rect line, int player,
                      struct colour colour)
{
    struct named_person who = player_named(app, player);
    if (!pads_fit(app, line))
        who.pad = 0;
    person_label_draw(app, canvas, text_left(TEXT_LARGE, colour), line, &who);
}

/* What to do now, large; what somebody else did or is, smaller. Returns the height kept for it, so
 * that what follows stays put. */
static float draw_status(const struct app *app, struct canvas *canvas, struct rect box, int player,
                         bool active)
{
    const struct theme *theme = &app->theme;
    const char *line = status_line(app, player, active);
    bool over = outcome_over(match_outcome_at(&app->session.match, reported_index(app)));
    bool own = active && session_is_person(&app->session, player);
    bool warning = active && play_state()->board.message_time > 0;
    bool said = active || over || *play_sheet_line(app, player);
    enum tone tone = warning ? TONE_WARN : own ? TONE_CAN : said ? TONE_TEXT : TONE_DIM;
    float room = 2 * text_height(TEXT_LARGE);
    struct text_style style = text_left(TEXT_LARGE, theme->tone[tone]);
    if ((!own && !over) || canvas_paragraph(NULL, style, box, line) > smaller(room, box.h))
        style.size = TEXT_BODY;
    return larger(canvas_paragraph(canvas, style, box, line), room);
}

static void draw_player(const struct app *app, struct canvas *canvas, int player)
{
    const struct match *match = &app->session.match;
    const struct theme *theme = &app->theme;
    struct rect box = app->layout.player[player];
    float u = app->layout.unit;
    int index = reported_index(app);
    bool over = outcome_over(match_outcome_at(match, index));
    bool active = !over && match_position(match, index)->turn == player;
    if (active)
        play_draw_lit_panel(app, canvas, box, player);
    else
        app_draw_panel(app, canvas, box, false);
    box = rect_inset(box, panel_margin * u);
    bool explains = *play_sheet_line(app, player) != '\0';
    struct rect trays = box;
    if (app->layout.portrait) { /* an explanation needs the whole width for a moment */
        trays = cut_right(&box, box.w * (explains                             ? 0
                                         : play_clock_height(app, player) > 0 ? 0.32f
                                                                              : 0.5f));
        draw_clock(app, canvas, &box, player);
    }
    struct rect title = cut_top(&box, 2.1f * u);
    if (contests_is_run(app) && !session_is_person(&app->session, player))
        cut_right(&title, 2.2f * u); /* for the opponent's face */
    play_draw_medal(app, canvas, &play_state()->board.view.look, player, &title);
    bool thinks = !session_is_person(&app->session, player) && !session_is_rewound(&app->session) &&
                  !timeline_running(&play_state()->board.timeline);
    if (active && (thinks || play_state()->hint.wanted)) {
        draw_thinking(app, canvas, title);
        cut_right(&title, 2.6f * u); /* keep the name clear of the dots */
    }
    draw_name(app, canvas, title, player, theme->tone[active || over ? TONE_TEXT : TONE_DIM]);
    cut_top(&box, 0.4f * u);
    float line_room = draw_status(app, canvas, box, player, active) + 0.5f * u;
    if (app->layout.portrait)
        box = trays; /* beside the name: there is no room below */
    else
        cut_top(&box, line_room < box.h ? line_room : box.h);
    if (!app->layout.portrait)
        draw_clock(app, canvas, &box, player);
    if (game_hides_pieces(match->game))
        play_draw_army(app, canvas, box, player);
    else
        draw_trays(app, canvas, box, player);
    draw_points(app, canvas, player);
    draw_run(app, canvas, player);
}

static bool tool_offered(const struct app *app, int tool)
{
    return tool == TOOL_PEEK    ? play_hides_own_pieces(app)
           : tool == TOOL_RULES ? app->session.match.game->rules_page != NULL
                                : true;
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

void play_list_tools(struct app *app)
{
    struct form *form = &play_state()->tools;
    const struct match *match = &app->session.match;
    struct rect box = app->layout.tools;
    float u = app->layout.unit, gap = 0.4f * u;
    static const char *const labels[] = {N_("Undo"),  N_("Redo"), N_("Hint"),
                                         N_("Rules"), N_("Menu"), N_("Hold to look")};
    static const int ids[] = {TOOL_UNDO, TOOL_REDO, TOOL_HINT, TOOL_RULES, TOOL_MENU, TOOL_PEEK};
    enum { TOOLS = sizeof ids / sizeof *ids };
    int count = 0;
    for (int i = 0; i < TOOLS; i++)
        count += tool_offered(app, ids[i]);
    int columns = app->layout.portrait ? 2 : 1, rows = (count + columns - 1) / columns;
    if (!app->layout.portrait)
        cut_bottom(&box, 1.5f * u); /* room for the solving progress */
    box.h = clamped(box.h, 1.7f * u * (float)rows, 3.2f * u * (float)rows);
    form_begin(form);
    for (int i = 0, at = 0; i < TOOLS; i++) {
        if (!tool_offered(app, ids[i]))
            continue;
        struct rect place = rect_in_grid(box, columns, rows, gap, at);
        at++;
        bool over = play_can_review(app);
        struct widget *button =
            form_button(form, ids[i], place, tool_label(app, ids[i], _(labels[i])));
        button->primary =
            ids[i] == TOOL_REDO && (session_is_looking_back(&app->session) || fair_can_swap(app));
        button->disabled =
            (ids[i] == TOOL_UNDO && session_undo_target(&app->session) == match->at) ||
            (ids[i] == TOOL_REDO && !over && match->at == match->length && !fair_can_swap(app)) ||
            (ids[i] == TOOL_HINT && !over && !hint_available(app));
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

void play_draw_panels(struct app *app, struct canvas *canvas)
{
    for (int player = 0; player < 2; player++)
        draw_player(app, canvas, player);
    play_draw_history(app, canvas);
    if (play_shows_result(app))
        return;
    play_list_tools(app);
    struct layout quiet = app->layout;
    quiet.show_focus = false; /* keys reach the tools directly; their focus stays on the board */
    form_draw(&play_state()->tools, &app->theme, &quiet, canvas);
    struct rect tools = app->layout.tools;
    app_draw_solving(app, canvas, cut_bottom(&tools, 1.1f * app->layout.unit));
    draw_prompts(app, canvas);
}
