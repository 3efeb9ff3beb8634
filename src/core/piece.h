/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* A piece as seen on a cell. */
#ifndef CORE_PIECE_H
#define CORE_PIECE_H

#include <stdint.h>

struct piece {
    uint8_t owner; /* 0, 1, NOBODY on an empty cell, NOWHERE where there is no cell */
    uint8_t kind;  /* index into the game's kinds, or KIND_UNKNOWN in an observation */
};

static inline struct piece piece_of(int owner, int kind)
{
    return (struct piece){.owner = (uint8_t)owner, .kind = (uint8_t)kind};
}

#endif
