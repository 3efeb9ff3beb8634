/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* A battle as a moment of its own, over the board: both pieces large, turned over, held while the
 * winner is named in words, and the loser falls. A pure function of the timeline and its time. */
#ifndef UI_BOARD_DUEL_H
#define UI_BOARD_DUEL_H

#include "ui/board/board_view.h"
#include "ui/kit/paint.h"

struct duel_names {
    const char *player[2];
};

/* Loads the picture of the stage before a battle needs it. */
void duel_prepare(const struct paint *paint);

/* Draws the battle that the timeline shows at `time`, if it shows one. */
void duel_draw(const struct timeline *timeline, float time, const struct look *look,
               const struct paint *paint, const struct duel_names *names);

#endif
