/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "games/stratego/exposure.h"

/* Per cent, by army and by whether the enemy has moved: added to the probability that a hidden
 * enemy beats a known piece we move beside it. In games with the full army, they did so twice as
 * often as the probabilities said against another program, and a little more often against
 * ourselves (docs/stratego-player.md): we choose the moves for which we underrate them, and strong
 * pieces stand guard. With ten pieces it made the player worse. */
static const uint8_t distrust[2][2] = {{0, 0}, {50, 90}};

/* The same for a marshal, which has only the spy to fear: spies wait beside what it will take. */
static const uint8_t marshal_distrust[2][2] = {{0, 0}, {160, 190}};

enum {
    DISTRUST_NOW = 50 /* per cent of that where the piece stands now: they could have attacked */
};

static int distrust_of(const struct judgement *judgement, const struct stratego_piece *enemy,
                       int kind)
{
    bool moved = enemy->moves > 0;
    return kind == MARSHAL ? marshal_distrust[judgement->army][moved]
                           : distrust[judgement->army][moved];
}

static int chance_to_beat(const struct judgement *judgement, int enemy, int kind)
{
    int chance = 0;
    for (int k = 0; k < BOMB; k++)
        if (battle(k, kind) == ATTACKER_STAYS)
            chance += judgement->chance[enemy][k];
    return chance;
}

/* The chance to be added, out of GUESSES, that a hidden enemy beside the cell, other than the
 * one on `except`, beats a piece of this kind. */
static int danger(const struct judgement *judgement, const struct belief *belief, int kind,
                  int cell, int except)
{
    static const int steps[] = {-BOARD_STRIDE, 1, BOARD_STRIDE, -1};
    int safe = GUESSES;
    for (int i = 0; i < 4; i++) {
        int next = cell + steps[i], enemy = is_cell(next) ? belief->who[next] : NO_PIECE;
        if (enemy == NO_PIECE || next == except)
            continue;
        const struct stratego_piece *piece = &belief->pieces[enemy];
        if (piece->owner == belief->viewer || piece->public != KIND_UNKNOWN)
            continue;
        int chance =
            chance_to_beat(judgement, enemy, kind) * distrust_of(judgement, piece, kind) / 100;
        safe = safe * (chance < GUESSES ? GUESSES - chance : 0) / GUESSES;
    }
    return GUESSES - safe;
}

/* Out of GUESSES. */
static int chance_to_win(const struct judgement *judgement, int kind, int target)
{
    int chance = 0;
    for (int k = 0; k < KINDS; k++)
        if (battle(kind, k) == ATTACKER_STAYS)
            chance += judgement->chance[target][k];
    return chance;
}

int exposure_of(const struct judgement *judgement, const struct belief *belief, struct move move)
{
    int mover = belief->who[move.from], target = belief->who[move.to];
    int kind = belief->pieces[mover].kind;
    bool known = belief->pieces[mover].public != KIND_UNKNOWN;
    int here = known ? danger(judgement, belief, kind, move.from, move.to) : 0;
    int there = known || target != NO_PIECE ? danger(judgement, belief, kind, move.to, move.to) : 0;
    if (target != NO_PIECE)
        there = there * chance_to_win(judgement, kind, target) / GUESSES;
    int added = there - here * DISTRUST_NOW / 100;
    return judgement->worth[belief->viewer][kind] * added / GUESSES;
}
