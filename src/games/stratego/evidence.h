/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Evidence from the behaviour of hidden pieces: whether they approach a known enemy, retreat from
 * it or ignore it. */
#ifndef GAMES_STRATEGO_EVIDENCE_H
#define GAMES_STRATEGO_EVIDENCE_H

#include "ai/view.h"
#include "games/stratego/kinds.h"

struct belief;

enum { EVIDENCE_REACH = 3 }; /* steps: pieces further apart ignore each other */

/* How a hidden piece near a known enemy reacted in its owner's turn. */
enum reaction { CAME_CLOSER, WENT_AWAY, STAYED, REACTIONS };

/* The result of attacking that enemy. */
enum prospect { WOULD_WIN, WOULD_TIE, WOULD_LOSE, CANNOT_MOVE, PROSPECTS };

/* By whether the piece had ever moved, its distance in steps less one, and both of the above. */
struct evidence_counts {
    long of[2][EVIDENCE_REACH][REACTIONS][PROSPECTS];
};

/* Adds the evidence of the whole match to the belief, whose pieces must already be traced. Uses
 * only what both players have seen. */
void evidence_take(struct belief *belief, const struct view *view);

/* Counts how hidden pieces behaved in a match, for tools/stratego_habits.c; `kinds` are the true
 * kinds of the belief's pieces. */
void evidence_count(struct belief *belief, const struct view *view, const uint8_t *kinds,
                    struct evidence_counts *counts);

#endif
