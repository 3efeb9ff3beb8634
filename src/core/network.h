/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* A small neural network that evaluates a position: each active input adds its row to the neurons'
 * sums, and the positive sums decide. Integers only, so the value is the same on every machine.
 * tools/learn.sh trains it. */
#ifndef CORE_NETWORK_H
#define CORE_NETWORK_H

#include "core/game.h"

enum {
    NETWORK_NEURONS_MAX = 64,
    NETWORK_ACTIVE_MAX = 32, /* inputs active at the same time */
    NETWORK_UNIT = 64,       /* a weight of one, in both layers */
    NETWORK_LANES = 16,      /* neurons summed at a time; a network has a multiple of this */
};

struct network {
    int inputs, neurons;
    int odds;   /* the evaluation of a log-odds of one */
    int images; /* equivalent views of a position; players use the first */

    /* Writes the active inputs from the point of view of the player to move, and returns their
     * number. */
    int (*active)(const struct position *position, int image, uint16_t list[NETWORK_ACTIVE_MAX]);

    const int16_t *input;  /* a row of neurons per input */
    const int16_t *output; /* each neuron's weight in the output */
    int bias;
};

/* The output of NETWORK_LANES neurons with these sums. */
int network_output(const int16_t *sums, const int16_t *output);

/* Half of those sums: they stay in registers while rows are added. */
typedef int16_t network_half __attribute__((vector_size(NETWORK_LANES), may_alias));

/* The network's output for the player to move with these active inputs: the log-odds of winning,
 * times NETWORK_UNIT twice. */
static inline int network_sum(const struct network *network, const uint16_t *list, int count)
{
    int value = network->bias;
    size_t row = (size_t)network->neurons / (NETWORK_LANES / 2);
    for (size_t first = 0; first < row; first += 2) {
        const network_half *rows = (const network_half *)network->input + first;
        network_half sums[2] = {{0}};
#pragma GCC unroll 8
        for (int i = 0; i < count; i++) {
            sums[0] += rows[list[i] * row];
            sums[1] += rows[list[i] * row + 1];
        }
        sums[0] &= sums[0] > 0;
        sums[1] &= sums[1] > 0;
        value +=
            network_output((const int16_t *)sums, network->output + first * (NETWORK_LANES / 2));
    }
    return value;
}

#endif
