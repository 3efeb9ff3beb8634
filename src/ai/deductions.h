/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* What the players of a finished game could have known, and when: the moments at which an enemy
 * piece that had not been shown became certain, and attacks that were lost for certain. */
#ifndef AI_DEDUCTIONS_H
#define AI_DEDUCTIONS_H

#include "core/match.h"

/* After step `step`, `player` could be certain that the enemy piece on `cell` is a `kind`. */
struct certainty {
    int step;
    uint8_t player, cell, kind;
};

/* Step `step` attacked a piece that could only be one of `kinds`, all of which beat the attacker.
 * So much was known once `since` turns were completed. */
struct doomed_attack {
    int step, since;
    unsigned kinds; /* one bit each */
};

struct deductions {
    int certainty_count, attack_count;
    struct certainty *certainties; /* in order of `player`, then `step`; owned */
    struct doomed_attack *attacks; /* likewise */
};

/* None in games without hidden pieces. */
void deductions_take(struct deductions *deductions, const struct match *match);
void deductions_free(struct deductions *deductions);

/* NULL if the step was no such attack. */
const struct doomed_attack *doomed_attack_at(const struct deductions *deductions, int step);

#endif
