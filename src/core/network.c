/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "core/network.h"

/* A separate function, which compilers turn into a vector instruction. */
int network_output(const int16_t *sums, const int16_t *output)
{
    int value = 0;
    for (int i = 0; i < NETWORK_LANES; i++)
        value += sums[i] * output[i];
    return value;
}
