/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Search knowledge for Dodgem on boards too large to solve. The value of a step forward depends on
 * all other pawns, which no sum of simple features captures; so a small network evaluates, trained
 * on the solved boards and on games on the larger ones (tools/learn.sh, docs/strength.md). Integers
 * only: the same value on every machine. */
#include "core/insight.h"
#include "core/network.h"
#include "games/dodgem/dodgem.h"
#include "games/dodgem/network.h"
#include "games/dodgem/position.h"

static const struct weight weights[] = {{0}}; /* trained as a whole, not tuned one by one */

enum { NETWORK_CELLS = 64, BOARD_LEAST = 3, BOARD_SIZES = 6 };

_Static_assert(INPUTS == 2 * NETWORK_CELLS + 2 * BOARD_SIZES, "pawns of both, size and variant");

/* Cells are numbered from the corner between the exits, so that boards of all sizes share what they
 * have in common: steps to the mover's exit, then steps to the other. */
static uint16_t *add_pawns(uint16_t *end, uint64_t pawns, int n, int mover, int first_input)
{
    for (; pawns; pawns &= pawns - 1) {
        int bit = __builtin_ctzll(pawns), to_top = bit / 8, to_right = n - 1 - bit % 8;
        int cell = mover == 0 ? to_top * 8 + to_right : to_right * 8 + to_top;
        *end++ = (uint16_t)(first_input + cell);
    }
    return end;
}

static int active_inputs(const struct position *position, int image,
                         uint16_t list[NETWORK_ACTIVE_MAX])
{
    const struct dodgem *dodgem = dodgem_of(position);
    int n = position->size, mover = position->turn;
    uint16_t *end = list;
    (void)image; /* only one: in the mirror image the other player would be to move */
    *end++ =
        (uint16_t)(2 * NETWORK_CELLS + 2 * (n - BOARD_LEAST) + (position->variant & BLOCKED_LOSES));
    end = add_pawns(end, dodgem->pawns[mover], n, mover, 0);
    end = add_pawns(end, dodgem->pawns[1 - mover], n, mover, NETWORK_CELLS);
    return (int)(end - list);
}

enum { ODDS = 32 };

static const struct network network = {
    .inputs = INPUTS,
    .neurons = NEURONS,
    .odds = ODDS,
    .images = 1,
    .active = active_inputs,
    .input = &input_weights[0][0],
    .output = output_weights,
    .bias = BIAS,
};

static int evaluate(const struct position *position)
{
    uint16_t list[NETWORK_ACTIVE_MAX];
    int count = active_inputs(position, 0, list);
    return network_sum(&network, list, count) / (NETWORK_UNIT * NETWORK_UNIT / ODDS);
}

static void rank(const struct position *position, const struct move *list, int count, int *ranks)
{
    int forward = position->turn == 0 ? -BOARD_STRIDE : 1;
    for (int i = 0; i < count; i++)
        ranks[i] = list[i].verb == VERB_EXIT ? 90 : list[i].to - list[i].from == forward ? 60 : 0;
}

const struct insight dodgem_insight = {
    .evaluate = evaluate, .rank = rank, .clear_lead = 35, .weights = weights, .network = &network};
