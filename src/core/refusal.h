/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Why a move is refused, in words a player understands. */
#ifndef CORE_REFUSAL_H
#define CORE_REFUSAL_H

#include "core/game.h"

/* Explains why `move`, which is not legal, is refused. Always returns false. */
bool refuse(const struct game *game, const struct position *position, struct move move,
            struct fault *fault);

/* Why the piece on `cell` cannot be picked up now; the fault always has a text. Returns true if it
 * can (some legal move starts there). */
bool can_pick_up(const struct game *game, const struct position *position, int cell,
                 struct fault *fault);

#endif
