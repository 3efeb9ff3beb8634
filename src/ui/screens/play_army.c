#include "ui/screens/play_army.h"

#include <stdio.h>

#include "base/i18n.h"
#include "ui/app.h"
#include "ui/screens/play.h"

/* The loser of a battle counts until it has fallen. */
static const struct position *counted(void)
{
    const struct board_play *board = &play_state()->board;
    return observed(timeline_running(&board->timeline) ? &board->timeline.before
                                                       : &board->choice.now);
}

struct rank {
    int kind, left, whole;
};

static int list_ranks(const struct app *app, int player, struct rank ranks[KINDS_MAX])
{
    const struct game *game = app->session.match.game;
    int count = 0;
    for (int kind = 0; kind < game->kind_count; kind++) {
        struct tally tally = game->tally(counted(), player, kind);
        if (tally.on_board + tally.gone > 0)
            ranks[count++] = (struct rank){kind, tally.on_board, tally.on_board + tally.gone};
    }
    return count;
}

/* A rank: its piece, pale once all are lost, and how many of them are left. */
static void draw_rank(const struct app *app, struct canvas *canvas, struct rect box, int player,
                      const struct rank *rank)
{
    const struct look *look = &play_state()->board.view.look;
    const struct theme *theme = &app->theme;
    char text[16];
    float size = smaller(0.94f * box.h, box.w - 1.2f * app->layout.unit);
    struct rect picture = cut_left(&box, size), body = look->piece[player][rank->kind].body;
    struct actor man = {.piece = {.owner = (uint8_t)player, .kind = (uint8_t)rank->kind},
                        .alpha = rank->left > 0 ? 1 : 0.3f,
                        .scale = 1,
                        .turn = 1};
    board_view_piece(look, app->session.match.game, canvas, &man,
                     (struct stand){rect_cx(picture) - rect_cx(body) * size,
                                    rect_cy(picture) - rect_cy(body) * size, size});
    cut_left(&box, 0.1f * size);
    snprintf(text, sizeof text, "%d/%d", rank->left % 100, rank->whole % 100);
    if ((rank->whole == 1 && rank->left == 1) || text_width(TEXT_SMALL, text) > box.w)
        snprintf(text, sizeof text, "%d", rank->left % 100);
    canvas_label(canvas, text_left(TEXT_SMALL, theme->tone[rank->left > 0 ? TONE_TEXT : TONE_DIM]),
                 box, text);
}

/* How the ranks are arranged: in as few columns as the height allows. */
struct grid {
    int columns, rows; /* 0: there is too little room */
    bool caption;
};

static const float caption_height = 1.1f, least_row = 1.15f; /* in units */

static struct grid arrange(const struct app *app, struct rect box, int count)
{
    float u = app->layout.unit;
    for (int caption = 1; caption >= 0; caption--)
        for (int columns = 3; columns <= count && box.w >= 2.5f * u * (float)columns; columns++) {
            int rows = (count + columns - 1) / columns;
            if (box.h >= (caption_height * (float)caption + least_row * (float)rows) * u)
                return (struct grid){columns, rows, caption};
        }
    return (struct grid){0};
}

static void draw_caption(const struct app *app, struct canvas *canvas, struct rect box,
                         const struct rank *ranks, int count)
{
    char text[64];
    int left = 0, whole = 0;
    for (int i = 0; i < count; i++) {
        left += ranks[i].left;
        whole += ranks[i].whole;
    }
    snprintf(text, sizeof text, _("Left: %d of %d"), left, whole);
    canvas_label(canvas, text_left(TEXT_SMALL, app->theme.tone[TONE_DIM]), box, text);
}

void play_draw_army(const struct app *app, struct canvas *canvas, struct rect box, int player)
{
    struct rank ranks[KINDS_MAX];
    float u = app->layout.unit;
    int count = list_ranks(app, player, ranks);
    struct grid grid = arrange(app, box, count);
    if (grid.columns == 0)
        return;
    if (grid.caption)
        draw_caption(app, canvas, cut_top(&box, caption_height * u), ranks, count);
    box.h = smaller(box.h, 2 * u * (float)grid.rows);
    canvas_fill(canvas, rect_inset(box, -0.1f * u), 0.3f * u,
                faded(app->theme.tone[TONE_TEXT], 0.14f));
    for (int i = 0; i < count; i++)
        draw_rank(app, canvas, rect_in_grid(box, grid.columns, grid.rows, 0.1f * u, i), player,
                  &ranks[i]);
}
