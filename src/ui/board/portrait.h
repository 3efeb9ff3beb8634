/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Portraits of opponents: a piece of their game, as the theme shows it, with a face drawn on it. */
#ifndef UI_BOARD_PORTRAIT_H
#define UI_BOARD_PORTRAIT_H

#include "core/game.h"
#include "ui/kit/theme.h"

enum feeling { FEELING_USUAL, FEELING_GLAD, FEELING_SAD };

struct portrait {
    const struct game *game;
    const struct face *face;
    int owner; /* of the piece: 0 or 1 */
    enum feeling feeling;
    float time; /* seconds, for blinking and nodding; 0: keeps still */
    bool dim;   /* only a silhouette: not met yet */
};

/* A square in the middle of the box. */
void portrait_draw(const struct theme *theme, struct canvas *canvas,
                   const struct portrait *portrait, struct rect box);

#endif
