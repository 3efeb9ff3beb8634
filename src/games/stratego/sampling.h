/* Guesses at hidden pieces that fit everything seen: full positions in which every move of the past
 * was legal. Likely setups and likely behaviour come up more often. */
#ifndef GAMES_STRATEGO_SAMPLING_H
#define GAMES_STRATEGO_SAMPLING_H

#include "base/rng.h"
#include "games/stratego/belief.h"

/* How often generated setups put a kind on a cell: by army, row from the back, column, kind. */
struct setup_habits {
    uint16_t count[2][SETUP_ROWS][SIDE][KINDS];
};

void setup_habits_learn(struct setup_habits *habits);

/* What one player's hidden pieces may be, as the other player sees it. */
struct sampler {
    int count;
    uint8_t pieces[ARMY_MAX];         /* numbers in the belief */
    bool moved[ARMY_MAX];             /* those are neither bombs nor flags */
    uint32_t likely[ARMY_MAX][KINDS]; /* how well a kind fits a piece by itself; never 0 */
    uint8_t supply[ARMY_MAX];         /* the hidden kinds, those that never move first */
};

void sampler_prepare(struct sampler *sampler, const struct belief *belief, int owner, int army,
                     const struct setup_habits *habits);

/* Draws a kind for every hidden piece. */
void sampler_draw(const struct sampler *sampler, struct rng *rng, uint8_t kinds[ARMY_MAX]);

/* A full position that fits the view, whose setups must be over. */
void sample(const struct view *view, const struct setup_habits *habits, struct rng *rng,
            union position_room *position);

#endif
