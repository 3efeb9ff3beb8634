/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* The two players' panels: who, what to do now, clock and score, and the men. */
#include <math.h>
#include <string.h>

#include "base/i18n.h"
#include "ui/app.h"
#include "ui/board/board_view.h"
#include "ui/board/emblem.h"
#include "ui/board/portrait.h"
#include "ui/person_badge.h"
#include "ui/run_signs.h"
#include "ui/screens/play.h"
#include "ui/screens/play_clock.h"
#include "ui/screens/play_sheet.h"
#include "ui/screens/play_status.h"
#include "ui/screens/play_trays.h"
#include "ui/screens/result_stage.h"

/* ---- signs of a player ---- */

void play_draw_badge(struct canvas *canvas, int player, struct point centre, float r,
                     struct colour colour)
{
    if (player == 1)
        canvas_disc(canvas, centre, r, colour);
    else
        canvas_fill(canvas, rect_around(centre.x, centre.y, 1.8f * r, 1.8f * r), 0.35f * r, colour);
}

/* The most eminent of the player's pieces, so that nobody has to wonder which are theirs. */
static struct piece most_eminent(const struct game *game, int player)
{
    int kind = game_hides_pieces(game) ? KIND_UNKNOWN : game->kind_count - 1;
    return piece_of(player, kind);
}

void play_draw_own_piece(const struct app *app, struct canvas *canvas, int player, struct rect box)
{
    const struct game *game = app->session.match.game;
    emblem_piece(&app->theme, canvas, game, most_eminent(game, player), box);
}

/* Light that spills over both sides of a rim. */
static void draw_neon(struct canvas *canvas, struct rect box, float width, struct colour colour)
{
    struct point corners[] = {{box.x, box.y},
                              {box.x + box.w, box.y},
                              {box.x + box.w, box.y + box.h},
                              {box.x, box.y + box.h}};
    for (int i = 0; i < 4; i++)
        canvas_beam(canvas, corners[i], corners[(i + 1) % 4], width, faded(colour, 0.55f));
}

/* A rim of gold around it, and a lamp over it. */
void play_draw_lit_panel(const struct app *app, struct canvas *canvas, struct rect box)
{
    float u = app->layout.unit;
    struct colour gold = app->theme.tone[TONE_CAN];
    app_draw_panel(app, canvas, box, true);
    struct rect rim = rect_inset(box, 0.36f * u);
    canvas_frame(canvas, rim, 0.12f * u, 0.2f * u, blended(gold, rgb(0xffffff), 0.4f));
    if (app->theme.additive) { /* among men that shine, the floor has to shine as well */
        draw_neon(canvas, rect_inset(rim, 0.1f * u), 0.26f * u, gold);
        canvas_add(canvas, DRAW_FILL, rect_inset(rim, 0.2f * u), faded(gold, 0.15f))->add = true;
    }
    struct rect floor = rect_inset(box, 0.6f * u);
    floor.h *= 0.7f;
    canvas_glow(canvas, floor, faded(gold, 0.05f * app->theme.glow)); /* words stand on it */
}

static void draw_medal_disc(struct canvas *canvas, struct rect box, int player,
                            const struct colour shades[2])
{
    canvas_gradient(canvas, box, box.w * (player == 1 ? 0.5f : 0.2f), shades[0], shades[1]);
}

void play_draw_medal(const struct app *app, struct canvas *canvas, const struct look *look,
                     int player, struct rect *title)
{
    const struct game *game = app->session.match.game;
    struct colour own = app->theme.tone[TONE_PLAYER_1 + player], edge = app->theme.tone[TONE_EDGE];
    float u = app->layout.unit, side = title->h;
    struct rect box = cut_left(title, side);
    cut_left(title, 0.5f * u);
    draw_medal_disc(canvas, box, player,
                    (struct colour[]){blended(opaque(edge), rgb(0xffffff), 0.5f),
                                      blended(opaque(edge), rgb(0), 0.35f)});
    draw_medal_disc(canvas, rect_inset(box, 0.06f * side), player,
                    (struct colour[]){blended(own, rgb(0), 0.45f), blended(own, rgb(0), 0.72f)});
    struct actor man = {.piece = most_eminent(game, player), .alpha = 1, .scale = 1, .turn = 1};
    struct rect body = look->piece[player][man.piece.kind].body;
    float size = 0.74f * side / larger(body.w, body.h);
    board_view_figure(look, game, canvas, &man,
                      (struct stand){rect_cx(box) - rect_cx(body) * size,
                                     rect_cy(box) - rect_cy(body) * size, size});
}

/* ---- where everything is ---- */

/* Measured so that nothing moves when the words change. */
struct panel {
    struct rect head; /* medal, name, and below the name what else there is to say about them */
    struct rect rule;
    struct rect status; /* two large lines */
    struct rect clock;  /* empty without one */
    struct rect caption, men;
};

static bool is_timed(const struct app *app)
{
    return play_clock_height(app, 0) > 0 || play_clock_height(app, 1) > 0;
}

static struct panel plan_wide(const struct app *app, struct rect box)
{
    float u = app->layout.unit;
    struct panel panel = {.clock = {0}};
    panel.men = cut_right(&box, box.w * (is_timed(app) ? 0.32f : 0.46f));
    cut_right(&box, 0.6f * u);
    if (is_timed(app)) {
        panel.clock = cut_right(&box, 8.6f * u);
        cut_right(&box, 0.4f * u);
    }
    panel.caption = cut_top(&panel.men, 1.25f * u);
    panel.head = cut_top(&box, clamped(0.42f * box.h, 1.9f * u, 3 * u));
    panel.rule = cut_top(&box, 0.3f * u);
    panel.status = box;
    return panel;
}

static struct panel plan(const struct app *app, int player)
{
    float u = app->layout.unit;
    struct rect box = rect_inset(app->layout.player[player], panel_margin * u);
    if (app->layout.portrait)
        return plan_wide(app, box);
    struct panel panel = {.clock = {0}};
    panel.head = cut_top(&box, 3 * u);
    panel.rule = cut_top(&box, 0.8f * u);
    panel.status = cut_top(&box, 2 * text_height(TEXT_LARGE));
    cut_top(&box, 0.2f * u);
    if (is_timed(app))
        panel.clock = cut_top(&box, 3 * u);
    panel.caption = cut_top(&box, 1.35f * u);
    panel.men = box;
    return panel;
}

struct rect play_men_box(const struct app *app, int player)
{
    return plan(app, player).men;
}

/* ---- who ---- */

/* In a series: a pip for each game one can win, gold when won; a small one for half a point. */
static float draw_pips(const struct app *app, struct canvas *canvas, struct rect box, int player)
{
    const struct colour *tone = app->theme.tone;
    float u = app->layout.unit, r = 0.36f * u;
    int won, needed = contests_games_to_win(app, player, &won);
    if (needed < 1 || needed > 5)
        return 0;
    for (int i = 0; i < needed; i++) {
        struct point at = {box.x + box.w - r - (float)(needed - 1 - i) * 2.6f * r, rect_cy(box)};
        canvas_disc(canvas, at, r, opaque(tone[TONE_PANEL]));
        canvas_ring(canvas, at, r, 0.1f * u, tone[TONE_CAN]);
        if (won > 2 * i)
            canvas_disc(canvas, at, won == 2 * i + 1 ? 0.5f * r : r, tone[TONE_CAN]);
    }
    return 2.6f * r * (float)needed;
}

/* The player's points in a series, or the lives of a run; returns the width used at the right. */
static float draw_score(const struct app *app, struct canvas *canvas, struct rect box, int player)
{
    char points[POINTS_TEXT];
    float u = app->layout.unit, heart = 0.95f * u;
    if (contests_is_run(app)) {
        if (!session_is_person(&app->session, player))
            return 0;
        float w = lives_width(heart);
        lives_draw(app, canvas, circuit_state(&app->contest.circuit).half_lives,
                   (struct rect){box.x + box.w - w, rect_cy(box) - heart / 2, w, heart});
        return w;
    }
    if (!contests_points(app, player, points))
        return 0;
    canvas_text(canvas, text_right(TEXT_LARGE, app->theme.tone[TONE_CAN]),
                point_at(box.x + box.w, rect_cy(box)), points);
    cut_right(&box, text_width(TEXT_LARGE, points) + 0.5f * u);
    return text_width(TEXT_LARGE, points) + 0.5f * u + draw_pips(app, canvas, box, player);
}

/* A gamepad of their own is shown where it leaves room for both names. */
static bool pads_fit(const struct app *app, struct rect line)
{
    for (int player = 0; player < 2; player++) {
        struct named_person who = player_named(app, player);
        if (person_label_extra(app, line.h, &who) + text_width(TEXT_LARGE, who.name) > line.w)
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

/* Three pulsing dots above a progress bar. */
static void draw_thinking(const struct app *app, struct canvas *canvas, struct rect head)
{
    float u = app->layout.unit, done = thinker_progress(&app->thinker);
    if (done > 0) {
        struct rect track = {head.x, head.y + head.h + 0.2f * u, head.w, 0.16f * u};
        canvas_fill(canvas, track, 0.08f * u, faded(app->theme.tone[TONE_TEXT], 0.13f));
        track.w *= done;
        canvas_fill(canvas, track, 0.08f * u, app->theme.tone[TONE_CAN]);
    }
    for (int i = 0; i < 3; i++) {
        float phase = app->preferences.reduced_motion ? 0 : app->seconds * 4 - (float)i * 0.9f;
        canvas_disc(canvas, point_at(head.x + head.w - (2.1f - 0.8f * (float)i) * u, rect_cy(head)),
                    0.24f * u, faded(app->theme.tone[TONE_CAN], 0.55f + 0.45f * sinf(phase)));
    }
}

/* An opponent of a circuit has a face instead of a medal. Either leaves room for a long name. */
static void draw_sign(const struct app *app, struct canvas *canvas, int player, struct rect *head)
{
    struct challenger opponent;
    struct named_person who = player_named(app, player);
    who.pad = 0;
    float u = app->layout.unit, gap = 0.5f * u;
    float name = text_width(TEXT_SMALL, who.name) + person_label_extra(app, head->h, &who);
    float side = smaller(head->h, head->w - name - gap - 0.1f * u);
    if (side < u)
        return;
    struct rect title = cut_left(head, side + gap);
    title = (struct rect){title.x, rect_cy(title) - side / 2, title.w, side};
    if (session_is_person(&app->session, player) || !contests_challenger(app, &opponent)) {
        play_draw_medal(app, canvas, &play_state()->board.view.look, player, &title);
        return;
    }
    struct portrait portrait = {
        .game = opponent.game, .face = &opponent.opponent->face, .owner = player};
    portrait_draw(&app->theme, canvas, &portrait, cut_left(&title, side));
}

static bool is_thinking(const struct app *app, int player)
{
    const struct play *play = play_state();
    if (outcome_over(match_outcome_at(&app->session.match, play_reported_index(app))))
        return false;
    bool computer = !session_is_person(&app->session, player) &&
                    !session_is_rewound(&app->session) && !timeline_running(&play->board.timeline);
    return computer || play->hint.wanted;
}

/* Their pieces' name below their own, if it is another one. */
static void draw_side(const struct app *app, struct canvas *canvas, struct rect box, int player,
                      struct colour colour)
{
    const struct match *match = &app->session.match;
    const char *side = _(match->game->side[player]);
    float u = app->layout.unit;
    if (strcmp(side, match_shown_name(match, player)) == 0 ||
        text_width(TEXT_SMALL, side) + 1.2f * u > box.w)
        return;
    play_draw_own_piece(app, canvas, player, rect_around(box.x + 0.4f * u, rect_cy(box), u, u));
    cut_left(&box, 1.1f * u);
    canvas_label(canvas, text_left(TEXT_SMALL, colour), box, side);
}

static bool has_second_line(const struct app *app, int player)
{
    char points[POINTS_TEXT];
    const struct match *match = &app->session.match;
    return strcmp(_(match->game->side[player]), match_shown_name(match, player)) != 0 ||
           contests_is_run(app) || contests_points(app, player, points);
}

static void draw_head(const struct app *app, struct canvas *canvas, struct rect head, int player,
                      bool active)
{
    const struct colour *tone = app->theme.tone;
    if (active && is_thinking(app, player)) {
        draw_thinking(app, canvas, head);
        cut_right(&head, 2.6f * app->layout.unit); /* keep the name clear of the dots */
    }
    draw_sign(app, canvas, player, &head);
    struct colour colour =
        active ? tone[TONE_TEXT] : blended(tone[TONE_DIM], tone[TONE_TEXT], 0.5f);
    bool low = head.h < 2.8f * app->layout.unit; /* the second line goes beside the name */
    struct rect second = head;
    if (has_second_line(app, player) && !low)
        second = cut_bottom(&head, 0.42f * head.h);
    float used = draw_score(app, canvas, second, player);
    if (low)
        cut_right(&head, used > 0 ? used + 0.3f * app->layout.unit : 0);
    else if (has_second_line(app, player)) {
        cut_right(&second, used);
        draw_side(app, canvas, second, player, active ? tone[TONE_TEXT] : tone[TONE_DIM]);
    }
    draw_name(app, canvas, head, player, colour);
}

/* ---- what to do now ---- */

/* What to do now is large; what somebody else did or is, smaller. */
static struct text_style status_style(const struct app *app, struct rect box, int player,
                                      bool active)
{
    struct outcome outcome = match_outcome_at(&app->session.match, play_reported_index(app));
    bool result = play_has_result(app, player),
         won = outcome_over(outcome) && outcome.winner == player;
    bool own = active && session_is_person(&app->session, player);
    bool warning = active && play_state()->board.message_time > 0;
    bool said = active || *play_sheet_line(app, player) || result || won;
    enum tone tone = warning ? TONE_WARN : own ? TONE_CAN : said ? TONE_TEXT : TONE_DIM;
    struct colour colour = app->theme.tone[tone];
    if (tone == TONE_CAN) /* as light as its rim: gold alone is too near to the lamp's light */
        colour = blended(colour, rgb(0xffffff), 0.4f);
    struct text_style style = text_left(TEXT_LARGE, colour);
    if ((!own && !result) ||
        canvas_paragraph(NULL, style, box, play_status_line(app, player, active)) > box.h + 1)
        style.size = TEXT_BODY;
    return style;
}

/* Once it is over: who won in large words and, where there is room, why. Returns the height; only
 * measures it if `canvas` is NULL. */
static float draw_result(const struct app *app, struct canvas *canvas, struct rect box)
{
    char headline[OUTCOME_TEXT], reason[OUTCOME_TEXT];
    const struct match *match = &app->session.match;
    int index = play_reported_index(app);
    bool won = match_outcome_at(match, index).winner != NOBODY;
    struct colour gold = blended(app->theme.tone[TONE_CAN], rgb(0xffffff), 0.4f);
    struct text_style large = text_left(TEXT_LARGE, won ? gold : app->theme.tone[TONE_TEXT]),
                      small = text_left(TEXT_SMALL, app->theme.tone[TONE_TEXT]);
    play_headline(match, index, play_told_on_panel(match, index), headline);
    match_reason(match, index, match_you(match), reason);
    float used = canvas_paragraph(canvas, large, box, headline);
    cut_top(&box, used);
    float more = canvas_paragraph(NULL, small, box, reason);
    if (canvas && more <= box.h + 1)
        canvas_paragraph(canvas, small, box, reason);
    return used + more;
}

/* False if not even the headline fits, and the sentence is told in smaller words. */
static bool shows_result(const struct app *app, struct rect box, int player)
{
    char headline[OUTCOME_TEXT];
    const struct match *match = &app->session.match;
    int index = play_reported_index(app);
    play_headline(match, index, play_told_on_panel(match, index), headline);
    return play_has_result(app, player) &&
           canvas_paragraph(NULL, text_left(TEXT_LARGE, rgb(0)), box, headline) <= box.h + 1;
}

/* The player who goes on when the past has been looked at: the sign stays there meanwhile. */
static bool has_looking_sign(const struct app *app, int player)
{
    const struct session *session = &app->session;
    return play_is_calm(app) &&
           match_position(&session->match, session_present(session))->turn == player;
}

/* Says what the board shows, and points back. */
static void draw_looking_sign(const struct app *app, struct canvas *canvas, struct rect box)
{
    char text[LOOKING_TEXT];
    struct colour colour = app->theme.tone[TONE_CAN];
    float u = app->layout.unit, mark = 1.3f * u, margin = 0.4f * u;
    play_looking_line(&app->session, text);
    struct text_style style = text_left(TEXT_BODY, app->theme.tone[TONE_TEXT]);
    struct rect inside = {box.x + margin + mark, box.y, box.w - mark - 2 * margin, box.h};
    float h = canvas_paragraph(NULL, style, inside, text);
    if (h > box.h) {
        style.size = TEXT_SMALL;
        h = canvas_paragraph(NULL, style, inside, text);
    }
    struct rect sign = {box.x, box.y, box.w, smaller(box.h, h + margin)};
    canvas_fill(canvas, sign, 0.5f * u, opaque(app->theme.tone[TONE_PANEL]));
    canvas_frame(canvas, sign, 0.5f * u, 0.14f * u, colour);
    for (int i = 0; i < 2; i++) {
        float tip = box.x + margin + 0.5f * u * (float)i, y = rect_cy(sign), side = 0.35f * u;
        canvas_line(canvas, point_at(tip + side, y - side), point_at(tip, y), 0.16f * u, colour);
        canvas_line(canvas, point_at(tip, y), point_at(tip + side, y + side), 0.16f * u, colour);
    }
    inside.y = rect_cy(sign) - h / 2;
    canvas_paragraph(canvas, style, inside, text);
}

static void draw_status(const struct app *app, struct canvas *canvas, struct rect box, int player,
                        bool active)
{
    if (has_looking_sign(app, player)) {
        draw_looking_sign(app, canvas, box);
        return;
    }
    if (shows_result(app, box, player)) {
        draw_result(app, canvas, box);
        return;
    }
    const char *line = play_status_line(app, player, active),
               *aside = play_aside_line(app, player, active);
    struct text_style style = status_style(app, box, player, active);
    if (canvas_paragraph(NULL, style, box, line) > box.h + 1)
        style.size = TEXT_SMALL;
    cut_top(&box, *line ? canvas_paragraph(canvas, style, box, line) : 0);
    style = text_left(TEXT_SMALL, app->theme.tone[active ? TONE_TEXT : TONE_DIM]);
    if (*aside && !*play_sheet_line(app, player) &&
        canvas_paragraph(NULL, style, box, aside) <= box.h + 1)
        canvas_paragraph(canvas, style, box, aside);
}

/* ---- the whole panel ---- */

/* A long explanation takes the room of the men for a moment; the clock stays in sight. */
static struct panel make_room(const struct app *app, struct panel panel, int player, bool active)
{
    struct text_style style = status_style(app, panel.status, player, active);
    if (shows_result(app, panel.status, player)) {
        bool fits = draw_result(app, NULL, panel.status) <= panel.status.h + 1;
        if (!fits && !app->layout.portrait &&
            panel.clock.h <= 0) { /* instead of how many are left */
            panel.status.h = panel.caption.y + panel.caption.h - panel.status.y;
            panel.caption.h = 0;
        }
        return panel;
    }
    if (canvas_paragraph(NULL, style, panel.status, play_status_line(app, player, active)) <=
        panel.status.h + 1)
        return panel;
    if (app->layout.portrait) {
        panel.status.w = panel.men.x + panel.men.w - panel.status.x;
        if (panel.clock.w > 0) /* beside the name */
            panel.clock.h = panel.head.h;
    } else {
        float bottom = panel.men.y + panel.men.h;
        panel.clock.y = bottom - panel.clock.h;
        panel.status.h = bottom - panel.clock.h - panel.status.y;
    }
    panel.men.w = 0;
    return panel;
}

/* Those of the player who waits are somewhat dimmer. */
static void draw_men(const struct app *app, struct canvas *canvas, const struct panel *panel,
                     int player, bool lit)
{
    char caption[TRAY_CAPTION];
    struct colour colour = app->theme.tone[lit ? TONE_TEXT : TONE_DIM];
    if (panel->men.w < 3 * app->layout.unit)
        return;
    play_tray_caption(app, player, caption);
    if (panel->caption.h > 0)
        canvas_label(canvas, text_left(TEXT_SMALL, colour), panel->caption, caption);
    int first = canvas->count;
    play_draw_trays(app, canvas, panel->men, player);
    canvas_fade(canvas, first, lit ? 1 : 0.78f);
}

static void draw_player(const struct app *app, struct canvas *canvas, int player)
{
    const struct match *match = &app->session.match;
    struct paint paint = app_paint(app, canvas);
    int index = play_reported_index(app);
    bool over = outcome_over(match_outcome_at(match, index));
    bool active = !over && !play_is_calm(app) && match_position(match, index)->turn == player;
    bool lit = active || (over && match_outcome_at(match, index).winner == player);
    struct panel panel = make_room(app, plan(app, player), player, active);
    if (lit)
        play_draw_lit_panel(app, canvas, app->layout.player[player]);
    else
        app_draw_panel(app, canvas, app->layout.player[player], false);
    draw_head(app, canvas, panel.head, player, lit);
    if (!app->layout.portrait)
        rule_draw(&paint, panel.rule);
    draw_status(app, canvas, panel.status, player, active);
    if (play_clock_height(app, player) > 0)
        play_clock_draw(app, canvas, panel.clock, player);
    draw_men(app, canvas, &panel, player, lit);
}

void play_draw_panels(struct app *app, struct canvas *canvas)
{
    for (int player = 0; player < 2; player++)
        if (!result_stage_covers(app, player))
            draw_player(app, canvas, player);
    play_draw_history(app, canvas);
    if (!play_shows_result(app))
        play_draw_tools(app, canvas);
}
