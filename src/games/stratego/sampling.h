/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Guesses of hidden pieces that are consistent with everything seen: full positions in which every
 * past move was legal. Likely setups and likely behaviour come up more often. */
#ifndef GAMES_STRATEGO_SAMPLING_H
#define GAMES_STRATEGO_SAMPLING_H

#include "base/rng.h"
#include "games/stratego/belief.h"

/* How often generated setups put a kind on a cell: by army, row from the back, column, kind. */
struct setup_habits {
    uint16_t count[2][SETUP_ROWS][SIDE][KINDS];
};

void setup_habits_learn(struct setup_habits *habits);

/* The possible kinds of one player's hidden pieces, as the other player sees them. */
struct sampler {
    int count;
    uint8_t pieces[ARMY_MAX];         /* indices in the belief */
    bool moved[ARMY_MAX];             /* these are neither bombs nor flags */
    uint32_t likely[ARMY_MAX][KINDS]; /* how well a kind fits a piece by itself; never 0 */
    uint8_t supply[ARMY_MAX];         /* the hidden kinds, immobile ones first */
};

void sampler_prepare(struct sampler *sampler, const struct belief *belief, int owner, int army,
                     const struct setup_habits *habits);

/* Draws a kind for every hidden piece. */
void sampler_draw(const struct sampler *sampler, struct rng *rng, uint8_t kinds[ARMY_MAX]);

/* A full position consistent with the belief; the sampler is that of the viewer's enemy. */
void sample_belief(const struct view *view, const struct belief *belief,
                   const struct sampler *sampler, struct rng *rng, union position_room *position);

/* A full position consistent with the view; its setups must be complete. */
void sample(const struct view *view, const struct setup_habits *habits, struct rng *rng,
            union position_room *position);

#endif
