/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* A piece on the stage of a battle: face up as a large picture, if the theme has one. */
#ifndef UI_BOARD_FIGHTER_H
#define UI_BOARD_FIGHTER_H

#include "ui/board/board_view.h"

/* How much a fighter may grow and still be sharp. */
static const float fighter_grows = 1.18f;

struct fighter {
    struct actor man;
    struct stand stand;
    struct rect body; /* on the screen, before it turns or grows */
    bool bare;        /* without the figure on its block */
};

/* `high` from its foot to its head. */
struct fighter fighter_at(const struct look *look, struct piece piece, struct point foot,
                          float high);

void fighter_draw(const struct look *look, const struct game *game, struct canvas *canvas,
                  const struct fighter *fighter);

/* Both halves of a broken one, further and further `apart`, and the dark of the fracture. */
void fighter_draw_broken(const struct look *look, const struct game *game, struct canvas *canvas,
                         const struct fighter *fighter, float apart);

/* The figure alone, taken off its block, about its own middle: that of the body. Without large
 * pictures, the piece as a whole. */
void fighter_draw_figure(const struct look *look, const struct game *game, struct canvas *canvas,
                         const struct fighter *fighter);

#endif
