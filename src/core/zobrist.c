/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "core/zobrist.h"

/* The splitmix64 sequence, computed by the compiler: no start-up code, no generated file. */
#define MIX_1(x)   (((x) ^ ((x) >> 30)) * UINT64_C(0xbf58476d1ce4e5b9))
#define MIX_2(x)   (((x) ^ ((x) >> 27)) * UINT64_C(0x94d049bb133111eb))
#define MIX_3(x)   ((x) ^ ((x) >> 31))
#define KEY(i)     MIX_3(MIX_2(MIX_1(UINT64_C(0x9e3779b97f4a7c15) * ((i) + UINT64_C(1)))))
#define KEYS_4(i)  KEY(i), KEY(i + 1), KEY(i + 2), KEY(i + 3)
#define KEYS_16(i) KEYS_4(i), KEYS_4(i + 4), KEYS_4(i + 8), KEYS_4(i + 12)
#define KEYS_64(i) KEYS_16(i), KEYS_16(i + 16), KEYS_16(i + 32), KEYS_16(i + 48)
#define ROW(code)                                                                                  \
    {                                                                                              \
        KEYS_64(code * 256), KEYS_64(code * 256 + 64), KEYS_64(code * 256 + 128),                  \
            KEYS_64(code * 256 + 192)                                                              \
    }

const uint64_t zobrist_keys[ZOBRIST_CODES][256] = {
    ROW(0),  ROW(1),  ROW(2),  ROW(3),  ROW(4),  ROW(5),  ROW(6),  ROW(7),  ROW(8),
    ROW(9),  ROW(10), ROW(11), ROW(12), ROW(13), ROW(14), ROW(15), ROW(16), ROW(17),
    ROW(18), ROW(19), ROW(20), ROW(21), ROW(22), ROW(23), ROW(24), ROW(25),
};
