/* A small network of neurons that judges a position: what it sees excites some inputs, each of
 * which adds its row to the neurons' sums, and the sums above zero decide. Whole numbers only, so
 * the value is the same on every machine. tools/learn.sh teaches it. */
#ifndef CORE_NETWORK_H
#define CORE_NETWORK_H

#include "core/game.h"

enum {
    NETWORK_NEURONS_MAX = 64,
    NETWORK_ACTIVE_MAX = 32, /* inputs that are active at once */
    NETWORK_UNIT = 64,       /* a weight of one, in both layers */
    NETWORK_LANES = 16,      /* neurons summed up at a time; a network has a multiple of them */
};

struct network {
    int inputs, neurons;
    int odds;   /* what evaluation makes of a logarithm of odds of one */
    int images; /* ways to see a position that mean the same; players use the first */

    /* Writes which inputs are active, as the player to move sees it, and returns how many. */
    int (*active)(const struct position *position, int image, uint16_t list[NETWORK_ACTIVE_MAX]);

    const int16_t *input;  /* a row of neurons for each input */
    const int16_t *output; /* what each neuron says */
    int bias;
};

/* What the sums of some neurons, of NETWORK_LANES, say. */
int network_say(const int16_t *sums, const int16_t *output);

/* Half of those sums: they stay in registers while rows are added. */
typedef int16_t network_half __attribute__((vector_size(NETWORK_LANES), may_alias));

/* What the network says for the player to move, with these inputs active: the logarithm of the odds
 * to win, times NETWORK_UNIT twice. */
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
        value += network_say((const int16_t *)sums, network->output + first * (NETWORK_LANES / 2));
    }
    return value;
}

#endif
