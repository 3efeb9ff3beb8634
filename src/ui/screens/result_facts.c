#include "ui/screens/result_facts.h"

#include <stdio.h>

#include "base/i18n.h"
#include "ui/app.h"
#include "ui/screens/play.h"

static const float row_height = 1.6f; /* in units */

/* A text in its usual size, or smaller; a name that is too long even then is left out: the badge
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
    if (row->player < 2)
        play_draw_badge(canvas, row->player, point_at(line.x + 0.5f * u, rect_cy(line)), 0.36f * u,
                        tone[TONE_PLAYER_1 + row->player]);
    cut_left(&line, row->player < 2 ? 1.4f * u : 0);
    draw_fitting(canvas, text_left(TEXT_BODY, tone[row->bright ? TONE_TEXT : TONE_DIM]), line,
                 row->left);
}

/* Who won which game, in the seats they have now; the latest ones, if there are many. */
static void draw_series(const struct app *app, struct canvas *canvas, struct rect box)
{
    const struct series *series = &app->contest.series;
    const struct match *match = &app->session.match;
    int room = (int)(box.h / (row_height * app->layout.unit)), count = series->result_count;
    for (int i = count > room ? count - room : 0; i < count; i++) {
        char number[16];
        int winner = series->results[i];
        int player = winner == NOBODY                                      ? NOBODY
                     : contest_opponent(&app->contest, match, 0) == winner ? 0
                                                                           : 1;
        snprintf(number, sizeof number, "%d", i + 1);
        draw_row(app, canvas, &box,
                 &(struct row){player,
                               winner == NOBODY ? _("Draw") : match_player_name(match, player),
                               number, i == count - 1});
    }
}

static void draw_game(const struct app *app, struct canvas *canvas, struct rect box)
{
    const struct match *match = &app->session.match;
    char text[48];
    snprintf(text, sizeof text, "%d", (match_ply(match, match->length) + 1) / 2);
    draw_row(app, canvas, &box, &(struct row){NOBODY, _("Moves"), text, false});
    for (int player = 0; player < 2; player++) {
        int gone = 0;
        bool exits = play_state()->board.view.geometry.exit_edge[player] != GEOMETRY_NO_EXIT;
        for (int kind = 0; kind < match->game->kind_count; kind++)
            gone += match->game->tally(match_position(match, match->length), player, kind).gone;
        snprintf(text, sizeof text, exits ? _("Off the board: %d") : _("Lost: %d"), gone);
        draw_row(app, canvas, &box,
                 &(struct row){player, match_player_name(match, player), text, false});
    }
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
