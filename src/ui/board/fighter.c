/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "ui/board/fighter.h"

/* How much of the height of its picture a large block takes, and where its foot is. */
static const float large_high = 0.78f, large_foot = 0.9f;

struct fighter fighter_at(const struct look *look, struct piece piece, struct point foot,
                          float high)
{
    struct rect body = look->piece[piece.owner][piece.kind].body;
    float cell = high / larger(body.h, 0.5f);
    return (struct fighter){
        .man = {.piece = piece, .alpha = 1, .scale = 1, .turn = 1},
        .stand = {foot.x - rect_cx(body) * cell, foot.y - (body.y + body.h) * cell, cell},
        .body = {foot.x - body.w * cell / 2, foot.y - high, body.w * cell, high}};
}

/* PICTURE_NONE unless there are both pictures. */
static int large_pictures(const struct look *look, struct piece piece, int pictures[2])
{
    pictures[0] = look->large[piece.owner];
    pictures[1] = piece.kind < KIND_UNKNOWN ? look->figure[piece.owner][piece.kind] : PICTURE_NONE;
    return pictures[1] == PICTURE_NONE ? PICTURE_NONE : pictures[0];
}

static void draw_large(struct canvas *canvas, const struct fighter *fighter, int picture,
                       float pivot)
{
    const struct actor *man = &fighter->man;
    float side = fighter_grows * fighter->body.h / large_high; /* sharp when it has grown */
    struct rect box = {rect_cx(fighter->body) - side / 2,
                       fighter->body.y + fighter->body.h - large_foot * side, side, side};
    box.y += (large_foot - pivot) * (side - side / fighter_grows);
    struct draw *draw = canvas_add(canvas, DRAW_PICTURE, box, faded(rgb(0xffffff), man->alpha));
    draw->picture = picture;
    draw->scale = man->scale / fighter_grows;
    draw->squeeze = man->turn;
    draw->angle = man->angle;
    draw->pivot_x = 0.5f;
    draw->pivot_y = pivot;
}

void fighter_draw(const struct look *look, const struct game *game, struct canvas *canvas,
                  const struct fighter *fighter)
{
    int pictures[2];
    if (large_pictures(look, fighter->man.piece, pictures) == PICTURE_NONE) {
        if (!fighter->bare)
            board_view_figure(look, game, canvas, &fighter->man, fighter->stand);
        return;
    }
    draw_large(canvas, fighter, pictures[0], large_foot);
    if (!fighter->bare)
        draw_large(canvas, fighter, pictures[1], large_foot);
}

void fighter_draw_figure(const struct look *look, const struct game *game, struct canvas *canvas,
                         const struct fighter *fighter)
{
    int pictures[2];
    if (large_pictures(look, fighter->man.piece, pictures) == PICTURE_NONE)
        board_view_figure(look, game, canvas, &fighter->man, fighter->stand);
    else
        draw_large(canvas, fighter, pictures[1], large_foot - large_high / 2);
}

void fighter_draw_broken(const struct look *look, const struct game *game, struct canvas *canvas,
                         const struct fighter *fighter, float apart)
{
    for (int i = 0; i < 4; i++) {
        bool front = i % 2;
        float side = i < 2 ? -1 : 1, c = fighter->stand.cell;
        struct fighter half = *fighter;
        float x = side * (0.075f * apart - (front ? 0 : 0.035f)) * c;
        float y = (0.02f * apart * apart - (front ? 0 : 0.012f)) * c;
        half.stand.x += x;
        half.body.x += x;
        half.stand.y += y;
        half.body.y += y;
        half.man.angle += side * 7 * apart;
        int first = canvas->count;
        fighter_draw(look, game, canvas, &half);
        for (int k = first; k < canvas->count; k++) {
            struct draw *draw = &canvas->list[k];
            draw->half = (int8_t)side;
            if (!front)
                draw->colour = blended(draw->colour, faded(rgb(0), half.man.alpha), 0.55f);
            if (draw->add) /* its light has gone out */
                draw->colour.a = 0;
        }
    }
}
