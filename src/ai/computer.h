/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* The computer players, by their names in matches and saves: "random", "level1" … "level8". Each is
 * a pure function of what its side may know, the seed and the level's node budget; the time cap
 * only protects slow machines. */
#ifndef AI_COMPUTER_H
#define AI_COMPUTER_H

#include "ai/decision.h"
#include "ai/search.h"
#include "ai/view.h"

struct exact;

/* Working memory of players: one per thinking thread. NULL if there is not enough. */
struct computer;
struct computer *computer_open(int table_megabytes);
void computer_close(struct computer *computer);

/* The level of a control name: LEVEL_RANDOM, 1 … 8, or -1 if it is not a computer player. */
int computer_level(const char *control);

/* The control name of a level. */
void computer_control(int level, char control[PLAYER_CONTROL]);

/* The display name of a level: "First game" … "Master". */
const char *computer_level_name(int level);

/* The same in a game that may be solved: there the highest is "Perfect". */
const char *computer_level_title(const struct game *game, const struct settings *settings,
                                 int level);

struct computer_request {
    const struct view *view; /* whose viewer is to move and has a legal move */
    int level;
    uint64_t seed;
    struct contact *contact;     /* may be NULL */
    struct search_limits limits; /* if set, instead of the level's own */
    int milliseconds;            /* cap on the level's own time, to keep a clock; 0: none */
    int budget_divisor;          /* 1 in play; more for quick matches between levels */
    struct exact *exact;         /* solved boards, on which the highest level is perfect; or NULL */
};

void computer_decide(struct computer *computer, const struct computer_request *request,
                     struct decision *decision);

/* Whether a player with this answer to the first move would rather have made it (match.h: the swap
 * rule). */
bool computer_wants_swap(const struct decision *decision);

/* The value of every move (appraise.h), with the same memory. */
struct appraisal_request;
struct appraisal;
void computer_appraise(struct computer *computer, const struct appraisal_request *request,
                       struct appraisal *appraisal);

#endif
