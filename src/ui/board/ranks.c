#include "ui/board/ranks.h"

#include <stdio.h>

#include "base/i18n.h"
#include "base/text.h"
#include "ui/app.h"

void rank_name(const struct game *game, int kind, char text[RANK_TEXT])
{
    snprintf(text, RANK_TEXT, "%s", _(game->kinds[kind].name));
    capitalise(text);
}

static void draw_rank(const struct app *app, struct canvas *canvas, struct rect box,
                      const struct look *look, const struct game *game, struct piece piece,
                      int count)
{
    struct actor man = {.piece = piece, .alpha = 1, .scale = 1, .turn = 1};
    char name[RANK_TEXT], text[RANK_TEXT + 8];
    struct rect picture = cut_left(&box, box.h * 1.1f);
    rank_name(game, piece.kind, name);
    snprintf(text, sizeof text, "%s × %d", name, count);
    board_view_piece(look, game, canvas, &man, rect_cx(picture), rect_cy(picture) + 0.09f * box.h,
                     0.87f * box.h);
    canvas_label(canvas, TEXT_BODY, ALIGN_LEFT, box, app->theme.tone[TONE_TEXT], text);
}

float ranks_draw(const struct app *app, struct canvas *canvas, struct rect box,
                 const struct look *look, const struct game *game, const struct position *position,
                 int player)
{
    float u = app->layout.unit, line = 2.3f * u;
    int columns = (int)(box.w / (11.5f * u)), ranks = 0, shown = 0;
    columns = columns < 1 ? 1 : columns;
    for (int kind = 0; kind < game->kind_count; kind++)
        ranks += game->tally(position, player, kind).in_hand > 0;
    int rows = (ranks + columns - 1) / columns;
    if (box.h > 0 && line * (float)rows > box.h)
        line = box.h / (float)rows;
    for (int kind = 0; kind < game->kind_count; kind++) {
        int count = game->tally(position, player, kind).in_hand;
        if (count == 0 || !canvas)
            continue;
        struct rect cell = {box.x, box.y + line * (float)(shown / columns), box.w / (float)columns,
                            line};
        cell.x += cell.w * (float)(shown % columns);
        draw_rank(app, canvas, cell, look, game,
                  (struct piece){.owner = (uint8_t)player, .kind = (uint8_t)kind}, count);
        shown++;
    }
    return line * (float)rows;
}
