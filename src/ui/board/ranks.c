/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "ui/board/ranks.h"

#include <stdio.h>

#include "base/i18n.h"
#include "base/text.h"

void rank_name(const struct game *game, int kind, char text[RANK_TEXT])
{
    snprintf(text, RANK_TEXT, "%s", _(game->kinds[kind].name));
    capitalise(text);
}

static void draw_rank(const struct army *army, const struct paint *paint, struct rect box, int kind,
                      int count)
{
    struct actor man = {.piece = {.owner = (uint8_t)army->player, .kind = (uint8_t)kind},
                        .alpha = 1,
                        .scale = 1,
                        .turn = 1};
    char name[RANK_TEXT], text[RANK_TEXT + 8];
    struct rect picture = cut_left(&box, box.h * 1.1f);
    rank_name(army->game, kind, name);
    snprintf(text, sizeof text, "%s × %d", name, count);
    board_view_piece(
        army->look, army->game, paint->canvas, &man,
        (struct stand){rect_cx(picture), rect_cy(picture) + 0.09f * box.h, 0.87f * box.h});
    canvas_label(paint->canvas, text_left(TEXT_BODY, paint->theme->tone[TONE_TEXT]), box, text);
}

static int in_hand(const struct army *army, int kind)
{
    return army->game->tally(army->position, army->player, kind).in_hand;
}

float ranks_draw(const struct army *army, const struct paint *paint, struct rect box)
{
    float u = paint->layout->unit, line = 2.3f * u;
    int columns = (int)(box.w / (11.5f * u)), ranks = 0, shown = 0;
    columns = columns < 1 ? 1 : columns;
    for (int kind = 0; kind < army->game->kind_count; kind++)
        ranks += in_hand(army, kind) > 0;
    int rows = (ranks + columns - 1) / columns;
    if (box.h > 0 && line * (float)rows > box.h)
        line = box.h / (float)rows;
    for (int kind = 0; paint->canvas && kind < army->game->kind_count; kind++) {
        int count = in_hand(army, kind);
        if (count == 0)
            continue;
        struct rect cell = {box.x, box.y + line * (float)(shown / columns), box.w / (float)columns,
                            line};
        cell.x += cell.w * (float)(shown % columns);
        draw_rank(army, paint, cell, kind, count);
        shown++;
    }
    return line * (float)rows;
}
