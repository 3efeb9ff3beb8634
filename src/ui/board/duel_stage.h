/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Where a battle takes place: a stage across the window, with the board out of focus behind it. */
#ifndef UI_BOARD_DUEL_STAGE_H
#define UI_BOARD_DUEL_STAGE_H

#include "ui/kit/paint.h"

/* The board out of focus, and the stage over it. */
void stage_draw(const struct paint *paint, struct rect band);

/* Its picture alone, if the theme has one. */
void stage_picture(const struct paint *paint, struct rect band);

/* The light on somebody who stands there, and the shadow at the foot of a body. */
void stage_light(const struct paint *paint, struct rect body, float strength);
void stage_shadow(const struct paint *paint, struct rect body, float strength);

/* Where the two meet. */
struct sparks {
    float strength; /* 0…1 */
    float struck;   /* 0…1: the blow falls */
    float turn;     /* of the rays, in radians */
    bool final;     /* it ends the game */
};
void stage_sparks(const struct paint *paint, struct rect band, const struct sparks *sparks);

/* A name on a plate in its side's colour. */
void stage_plate(const struct paint *paint, struct rect box, int player, const char *name);

#endif
