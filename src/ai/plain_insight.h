/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Evaluation for games that have none: pieces and mobility, nothing else. */
#ifndef AI_PLAIN_INSIGHT_H
#define AI_PLAIN_INSIGHT_H

#include "core/insight.h"

/* Replaces a missing insight; its evaluation is plain_evaluate(). */
extern const struct insight plain_insight;

/* The insight used with all pieces visible: the game's own, or the plain one. */
const struct insight *insight_of(const struct game *game);

/* The same game with nothing hidden. */
struct game game_in_the_open(const struct game *game);

/* Pieces on the board and in hand, and the number of moves. */
int plain_evaluate(const struct game *game, const struct position *position);

#endif
