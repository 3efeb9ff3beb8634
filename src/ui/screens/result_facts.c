/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "ui/screens/result_facts.h"

#include <stdio.h>

#include "base/i18n.h"
#include "core/registry.h"
#include "ui/app.h"
#include "ui/board/emblem.h"
#include "ui/screens/play.h"

static const float row_height = 1.6f; /* in units */

/* A text in its usual size, or smaller; a name that is too long even then is left out: the man
 * says whose row it is. */
static void draw_fitting(struct canvas *canvas, struct text_style style, struct rect box,
                         const char *text)
{
    if (text_width(style.size, text) > box.w)
        style.size = TEXT_SMALL;
    if (text_width(style.size, text) <= box.w)
        canvas_label(canvas, style, box, text);
}

/* Of a player, or of nobody. */
struct row {
    int player;
    const char *left, *right;
    int number;              /* of a game in a series; 0: none */
    const struct game *game; /* shown by one of its pieces, unless NULL */
    bool bright;
};

static void draw_row(const struct app *app, struct canvas *canvas, struct rect *box,
                     const struct row *row)
{
    float u = app->layout.unit;
    const struct colour *tone = app->theme.tone;
    if (box->h < row_height * u)
        return;
    struct rect line = cut_top(box, row_height * u);
    struct rect right = cut_right(&line, smaller(text_width(TEXT_BODY, row->right), 0.7f * line.w));
    draw_fitting(canvas, text_right(TEXT_BODY, tone[TONE_TEXT]), right, row->right);
    cut_right(&line, 0.4f * u);
    if (row->game)
        emblem_piece(&app->theme, canvas, row->game, piece_of(0, 0),
                     cut_right(&line, row_height * u));
    if (row->number) {
        char number[16];
        snprintf(number, sizeof number, "%d.", row->number);
        canvas_label(canvas, text_right(TEXT_BODY, tone[TONE_DIM]),
                     cut_left(&line, larger(1.1f * u, text_width(TEXT_BODY, number))), number);
        cut_left(&line, 0.5f * u);
    }
    if (row->player < 2)
        play_draw_own_piece(app, canvas, row->player, cut_left(&line, 1.4f * u));
    cut_left(&line, row->player < 2 ? 0.4f * u : 0);
    draw_fitting(canvas, text_left(TEXT_BODY, tone[row->bright ? TONE_TEXT : TONE_DIM]), line,
                 row->left);
}

/* Who won which game, in the seats they have now, and which it was if there are different ones; the
 * latest, if there are many. */
static void draw_series(const struct app *app, struct canvas *canvas, struct rect box)
{
    const struct series *series = &app->contest.series;
    const struct match *match = &app->session.match;
    int room = (int)(box.h / (row_height * app->layout.unit)), count = series->result_count;
    for (int i = count > room ? count - room : 0; i < count; i++) {
        int winner = series->results[i];
        const char *id = series->games[i % series->game_count];
        int player = winner == NOBODY                                      ? NOBODY
                     : contest_opponent(&app->contest, match, 0) == winner ? 0
                                                                           : 1;
        draw_row(
            app, canvas, &box,
            &(struct row){.player = player,
                          .left = winner == NOBODY ? _("Draw") : match_shown_name(match, player),
                          .right = "",
                          .number = i + 1,
                          .game = series->game_count > 1 ? game_find(id) : NULL,
                          .bright = i == count - 1});
    }
}

/* How many men have left the board, which in some games is what everybody wants. */
static void draw_gone(const struct app *app, struct canvas *canvas, struct rect *box)
{
    const struct match *match = &app->session.match;
    bool exits = play_state()->board.view.geometry.exit_edge[0] != GEOMETRY_NO_EXIT;
    draw_row(app, canvas, box,
             &(struct row){.player = NOBODY,
                           .left = exits ? _("Off the board") : _("Men lost"),
                           .right = ""});
    for (int player = 0; player < 2; player++) {
        char text[16];
        int gone = 0;
        for (int kind = 0; kind < match->game->kind_count; kind++)
            gone += match->game->tally(match_position(match, match->length), player, kind).gone;
        snprintf(text, sizeof text, "%d", gone);
        draw_row(app, canvas, box,
                 &(struct row){
                     .player = player, .left = match_shown_name(match, player), .right = text});
    }
}

static void draw_game(const struct app *app, struct canvas *canvas, struct rect box)
{
    const struct match *match = &app->session.match;
    char text[16];
    snprintf(text, sizeof text, "%d", (match_ply(match, match->length) + 1) / 2);
    draw_row(app, canvas, &box, &(struct row){.player = NOBODY, .left = _("Moves"), .right = text});
    draw_gone(app, canvas, &box);
}

void result_facts_draw(const struct app *app, struct canvas *canvas, struct rect box)
{
    float u = app->layout.unit;
    bool series = app->contest.kind == CONTEST_SERIES && app->contest.series.result_count > 1 &&
                  contest_has(&app->contest, &app->session.match);
    app_draw_panel(app, canvas, box, false);
    box = rect_inset(box, panel_margin * u);
    if (box.h < 4 * u)
        return;
    canvas_label(canvas, text_left(TEXT_LARGE, app->theme.tone[TONE_TEXT]), cut_top(&box, 2 * u),
                 series ? _("This series") : _("This game"));
    cut_top(&box, 0.3f * u);
    if (series)
        draw_series(app, canvas, box);
    else
        draw_game(app, canvas, box);
}
