/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "ui/screens/play_verdicts.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "base/i18n.h"
#include "play/fairness.h"
#include "ui/app.h"
#include "ui/board/board_view.h"
#include "ui/screens/play.h"

bool verdicts_wanted(const struct app *app)
{
    const struct match *match = &app->session.match;
    if (fairness_left(&app->session, match_now(match)->turn, AID_HINT) != AID_UNLIMITED)
        return false; /* hints are counted: these would be hints for nothing */
    return app->preferences.verdicts && !game_hides_pieces(match->game) &&
           play_state()->board.choice.count > 0 && session_person_to_move(&app->session);
}

void verdicts_tick(struct app *app)
{
    if (verdicts_busy(app) &&
        thinker_appraise(&app->thinker, &app->session, app->session.match.at, ADVICE_NODES))
        app->redraw = true;
}

bool verdicts_busy(const struct app *app)
{
    return verdicts_wanted(app) &&
           !thinker_appraisal(&app->thinker, &app->session, app->session.match.at);
}

/* A bar from the middle: to the right is good, to the left bad. */
static void draw_estimate(const struct theme *theme, struct canvas *canvas, struct rect box,
                          float chance)
{
    struct rect track = rect_inset(box, box.h * 0.28f);
    bool good = chance >= 0.5f;
    float lead = sqrtf(fabsf(2 * chance - 1)); /* so that small leads are visible too */
    float middle = rect_cx(track), end = middle + (good ? 0.5f : -0.5f) * track.w * lead;
    canvas_fill(canvas, track, 0, faded(theme->tone[TONE_TEXT], 0.2f));
    canvas_fill(
        canvas,
        (struct rect){good ? middle : end, track.y, good ? end - middle : middle - end, track.h}, 0,
        theme->tone[good ? TONE_CAN : TONE_WARN]);
    canvas_line(canvas, point_at(middle, box.y + box.h * 0.1f),
                point_at(middle, box.y + box.h * 0.9f), box.h * 0.1f, theme->tone[TONE_TEXT]);
}

/* At the top of the cell or gate the move ends on, clear of neighbouring men and of the mark in the
 * middle; always within the board. */
static struct rect verdict_box(const struct app *app, struct move move)
{
    const struct board_view *view = &play_state()->board.view;
    struct rect frame = view->frame;
    float x, y, u = app->layout.unit, c = view->cell;
    float w = clamped(0.74f * c, 1.9f * u, 3.6f * u), half = c * view->look.tilt / 2;
    float h = smaller(1.7f * u, half - 0.15f * c);
    board_view_move_end(view, move, match_now(&app->session.match)->turn, &x, &y);
    y += 0.02f * c - half + h / 2;
    return rect_around(clamped(x, frame.x + w / 2, frame.x + frame.w - w / 2),
                       clamped(y, frame.y + h / 2, frame.y + frame.h - h / 2), w, h);
}

/* Distances count the player's own moves, as in hints. */
static void draw_verdict(const struct app *app, struct canvas *canvas,
                         const struct search_move *move, bool exact)
{
    const struct theme *theme = &app->theme;
    float u = app->layout.unit;
    int distance = search_win_distance(move->score), moves = (abs(distance) + 1) / 2;
    struct rect box = verdict_box(app, move->move);
    char text[16];
    canvas_fill(canvas, box, box.h * 0.3f, rgb(0)); /* hides the board's texture */
    if (distance == 0 && !exact) {
        draw_estimate(theme, canvas, box, win_chance(app->session.match.game, move->score));
        return;
    }
    snprintf(text, sizeof text, distance > 0 ? "+%d" : distance < 0 ? "−%d" : "=", moves);
    canvas_frame(canvas, box, box.h * 0.3f, 0.1f * u,
                 theme->tone[distance > 0   ? TONE_CAN
                             : distance < 0 ? TONE_WARN
                                            : TONE_TEXT]);
    enum text_size size = box.h >= 1.6f * u   ? TEXT_LARGE
                          : box.h >= 1.1f * u ? TEXT_BODY
                                              : TEXT_SMALL;
    canvas_label(canvas, text_centred(size, theme->tone[TONE_TEXT]), box, text);
}

void verdicts_draw(const struct app *app, struct canvas *canvas)
{
    const struct play *play = play_state();
    const struct match *match = &app->session.match;
    const struct appraisal *known = thinker_appraisal(&app->thinker, &app->session, match->at);
    if (!known || known->cancelled || !verdicts_wanted(app))
        return;
    bool all = choice_is_direct(&play->board.choice);
    for (int i = 0; i < known->count; i++) {
        const struct search_move *move = &known->moves[i];
        if (!all && (play->board.choice.selected == CELL_NONE ||
                     move->move.from != play->board.choice.selected))
            continue;
        draw_verdict(app, canvas, move, known->exact);
    }
}
