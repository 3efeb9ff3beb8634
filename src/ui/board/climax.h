/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* The battle in which a prize is taken, on the stage of a duel: light falls on it alone, it is
 * turned over, the other piece arrives and carries it off in triumph. A pure function of the
 * timeline and its time. */
#ifndef UI_BOARD_CLIMAX_H
#define UI_BOARD_CLIMAX_H

#include "ui/board/duel.h"

/* Draws what the timeline, whose step is a climax, shows at `time`. */
void climax_draw(const struct timeline *timeline, float time, const struct look *look,
                 const struct paint *paint, const struct duel_names *names);

#endif
