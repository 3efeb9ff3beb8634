/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "ui/screens/play_clock.h"

#include <math.h>
#include <string.h>

#include "core/cause.h"
#include "play/pace.h"
#include "ui/app.h"
#include "ui/kit/audio.h"
#include "ui/screens/play.h"

/* ---- running ---- */

/* The match where it goes on, which need not be the position on the board: whoever looks back
 * thinks in their own time. Shares the history of the session's match. */
static struct match present_of(const struct app *app)
{
    struct match present = app->session.match;
    if (session_is_looking_back(&app->session) && !session_finished(&app->session))
        match_go(&present, session_present(&app->session));
    return present;
}

/* Notes are made while thinking. The computer's runs only while it really thinks, not while its
 * answer waits to be seen. */
static bool is_running(const struct app *app, const struct match *present)
{
    bool playing = app_screen(app) == &screen_play || app_screen(app) == &screen_notes;
    return playing && app->transition <= 0 && !board_play_animating(&play_state()->board) &&
           match_clock_is_running(present) &&
           (player_is_person(&present->players[match_now(present)->turn]) ||
            thinker_busy(&app->thinker));
}

/* The last ten seconds, or the second half of less than twenty. */
static int64_t warning_begins(const struct match *match, int player)
{
    enum { WARNING = 10000 };
    int64_t half = match->time[player].allowance / 2;
    return half < WARNING ? half : WARNING;
}

static bool is_short(const struct match *match, int player)
{
    return match_time_left(match, player) < warning_begins(match, player);
}

/* Once a second, to a person. Those who have thought for long, so that all went silent, hear it
 * too: the sound is back a moment before. */
static void warn(struct app *app, int player, int64_t before)
{
    const struct match *match = &app->session.match;
    int64_t after = match_time_left(match, player);
    if (!session_is_person(&app->session, player))
        return;
    if (after < warning_begins(match, player) + 2000)
        app->still = 0;
    if (is_short(match, player) && after > 0 && (before - 1) / 1000 != (after - 1) / 1000)
        audio_play(SOUND_CLOCK, 1, 0);
}

/* Charges the player to move; returns whether that was the last of their time. */
static bool charge(struct app *app, double seconds)
{
    struct play *play = play_state();
    struct match *match = &app->session.match;
    int player = match_now(match)->turn;
    int64_t before = match_time_left(match, player);
    play->clock_rest += 1000 * seconds;
    uint32_t whole = (uint32_t)play->clock_rest;
    play->clock_rest -= whole;
    match_think(match, pace_charge(match, whole));
    app->redraw |= time_left_shown(before) != time_left_shown(match_time_left(match, player));
    warn(app, player, before);
    return match_drop_flag(match);
}

bool play_clock_pass(struct app *app, double seconds)
{
    struct match *match = &app->session.match, present = present_of(app);
    int shown = match->at;
    if (!is_running(app, &present)) {
        play_state()->clock_rest = 0;
        return false;
    }
    match_go(match, present.at);
    bool fell = charge(app, seconds);
    if (!fell)
        match_go(match, shown);
    return fell;
}

double play_clock_due(const struct app *app)
{
    struct match present = present_of(app);
    if (!is_running(app, &present))
        return HUGE_VAL;
    int64_t left = match_time_left(&present, match_now(&present)->turn);
    return (double)time_left_changes_in(left) / 1000;
}

/* ---- drawing ---- */

static const float height = 3.3f; /* in units */

float play_clock_height(const struct app *app, int player)
{
    return app->session.match.time[player].kind == TIME_UNLIMITED ? 0 : height;
}

/* A triangle with an exclamation mark: the warning is not a matter of colour alone. */
static void draw_warning(const struct app *app, struct canvas *canvas, struct rect box)
{
    struct colour colour = app->theme.tone[TONE_WARN];
    float x = rect_cx(box), r = 0.42f * box.h, y = rect_cy(box) + 0.1f * r, w = 0.16f * r;
    struct point top = point_at(x, y - r), left = point_at(x - r, y + 0.7f * r),
                 right = point_at(x + r, y + 0.7f * r);
    canvas_line(canvas, top, left, w, colour);
    canvas_line(canvas, left, right, w, colour);
    canvas_line(canvas, right, top, w, colour);
    canvas_line(canvas, point_at(x, y - 0.4f * r), point_at(x, y + 0.15f * r), 1.3f * w, colour);
    canvas_disc(canvas, point_at(x, y + 0.42f * r), 0.8f * w, colour);
}

/* Whether the game ended because this clock ran out: its cause, which is not on the board. */
static bool has_fallen(const struct match *match, int player)
{
    struct cause cause;
    return match_cause(match, match->at, &cause) && cause.clock && cause.player == player;
}

/* Whoever looks back to before they changed sides sees the others' names there, and their clocks.
 */
static int seat_of_now(const struct match *shown, const struct match *present, int player)
{
    return match_is_swapped(shown) == match_is_swapped(present) ? player : 1 - player;
}

/* What is left now; once the game is over, what was left at the position on the board. Between
 * turns it stands still, and is dimmed. */
void play_clock_draw(const struct app *app, struct canvas *canvas, struct rect box, int player)
{
    struct match present = present_of(app);
    const struct match *match = &present;
    const struct theme *theme = &app->theme;
    player = seat_of_now(&app->session.match, match, player);
    bool counts = match_clock_is_running(match) && match_now(match)->turn == player;
    bool warning = (counts && is_short(match, player)) || has_fallen(match, player);
    float u = app->layout.unit;
    char text[TIME_LEFT_TEXT];
    time_left_format(match_time_left(match, player), text);
    box.h = smaller(box.h, (height - 0.4f) * u);
    struct colour colour = theme->tone[counts || warning ? TONE_TEXT : TONE_DIM];
    if (warning) {
        canvas_fill(canvas, box, 0.4f * u, faded(theme->tone[TONE_WARN], 0.22f));
        canvas_frame(canvas, box, 0.4f * u, 0.25f * u, theme->tone[TONE_WARN]);
        draw_warning(app, canvas, cut_left(&box, 3.2f * u));
        cut_right(&box, 0.3f * u);
        box.y += 0.15f * u; /* figures have nothing below the line */
    }
    bool large = box.h > 2.2f * u && text_width(TEXT_TITLE, text) <= box.w;
    enum text_size size = large ? TEXT_TITLE : TEXT_LARGE;
    canvas_label(canvas, text_left(size, colour), box, text);
}
