/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Counts bits without special processor instructions, so that the default build runs anywhere. */
#ifndef BASE_BITS_H
#define BASE_BITS_H

#include <stdint.h>

static inline int bits_count(uint64_t bits)
{
    bits -= bits >> 1 & UINT64_C(0x5555555555555555);
    bits = (bits & UINT64_C(0x3333333333333333)) + (bits >> 2 & UINT64_C(0x3333333333333333));
    bits = (bits + (bits >> 4)) & UINT64_C(0x0f0f0f0f0f0f0f0f);
    return (int)(bits * UINT64_C(0x0101010101010101) >> 56);
}

#endif
