/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Counts the sequences of complete turns from a position: the usual test and benchmark of move
 * generators. */
#ifndef CORE_PERFT_H
#define CORE_PERFT_H

#include "core/game.h"

/* Every leaf is actually played. Finished games have no continuation; repetition and quiet limit
 * are not applied. */
uint64_t perft(const struct game *game, const struct position *position, int turns);

#endif
