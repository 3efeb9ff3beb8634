/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Random keys for incremental position hashes. They are compile-time constants: hashes are the same
 * in every run and on every machine. */
#ifndef CORE_ZOBRIST_H
#define CORE_ZOBRIST_H

#include <stdint.h>

enum { ZOBRIST_CODES = 26 };

extern const uint64_t zobrist_keys[ZOBRIST_CODES][256];

/* Codes 0…23 are kind * 2 + owner; 24 and 25 are free for anything else a game must distinguish. */
static inline uint64_t zobrist_piece(int owner, int kind, int cell)
{
    return zobrist_keys[kind * 2 + owner][cell];
}

static inline uint64_t zobrist_extra(int owner, int what)
{
    return zobrist_keys[24 + owner][what];
}

/* XOR this in when player 2 is to move. */
#define ZOBRIST_TURN UINT64_C(0x7c1592b5a5e6d3f1)

#endif
