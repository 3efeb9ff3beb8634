/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Gates of light along the edges where players' pieces leave the board. */
#ifndef UI_BOARD_GATES_H
#define UI_BOARD_GATES_H

#include "ui/board/board_marks.h"

/* On the floor: every edge glimmers, is bright while a piece may leave there, and opens like a door
 * in front of the one that does, which draws a trail of light. */
void gates_draw(const struct marking *marking, const struct scene *scene);

/* Above the men: the gate flares up as a piece runs through, and settles. */
void gates_draw_flare(const struct marking *marking, const struct scene *scene);

#endif
