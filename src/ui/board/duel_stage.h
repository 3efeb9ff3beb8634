/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Where a battle takes place: a stage across the window, with the board out of focus behind it. */
#ifndef UI_BOARD_DUEL_STAGE_H
#define UI_BOARD_DUEL_STAGE_H

#include "ui/kit/paint.h"

/* Its place, as high as this part of the window; there is room for words below. */
struct rect stage_band(const struct layout *layout, float part);

/* The board out of focus, and the stage over it. */
void stage_draw(const struct paint *paint, struct rect band);

/* Its picture alone, if the theme has one. */
void stage_picture(const struct paint *paint, struct rect band);

/* The light on somebody who stands there, and the shadow at the foot of a body. */
void stage_light(const struct paint *paint, struct rect body, float strength);
void stage_shadow(const struct paint *paint, struct rect body, float strength);

/* A cone of light from above the stage on this part of its floor. */
void stage_spot(const struct paint *paint, struct rect band, struct rect pool, float strength);

/* Broad rays all around a point, turned by so many radians. */
struct sunburst {
    struct point middle;
    float turn, strength;
};
void stage_sunburst(const struct paint *paint, struct rect band, const struct sunburst *sunburst);

/* Where the two meet. */
struct sparks {
    float strength; /* 0…1 */
    float struck;   /* 0…1: the blow falls */
};
void stage_sparks(const struct paint *paint, struct rect band, const struct sparks *sparks);

/* A name on a plate in its side's colour. */
void stage_plate(const struct paint *paint, struct rect box, int player, const char *name);

/* What happened, in gold below the stage; returns where. */
struct rect stage_words(const struct paint *paint, struct rect band, const char *text);

/* A line that runs out with the time left, 1…0; any press goes on at once. */
void stage_time_left(const struct paint *paint, float y, float left);

#endif
