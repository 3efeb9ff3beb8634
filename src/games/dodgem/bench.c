/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Ten fixed positions from self-play games, to compare speed and depth between versions. */
#include "games/dodgem/dodgem.h"

const struct bench_position dodgem_bench[] = {
    {.options = "size=6", .moves = ""},
    {.options = "size=6", .moves = "b6-b5 a4-b4 d6-d5 a3-b3 d5-d4 a1-b1 c6-c5 b3-c3"},
    {.options = "size=6",
     .moves =
         "b6-a6 a2-b2 f6-f5 a1-b1 e6-e5 b2-c2 d6-d5 b1-c1 c6-c5 c2-d2 c5-c4 d2-e2 f5-f4 e2-f2"},
    {.options = "size=6",
     .moves = "e6-e5 a3-b3 e5-d5 a5-b5 c6-c5 a1-b1 d5-d4 a4-b4 d6-d5 a2-b2 f6-f5 b2-c2 d4-d3 c2-d2 "
              "b6-c6 b4-c4 d5-d4 b1-c1 f5-f4 d2-e2"},
    {.options = "size=6",
     .moves = "c6-c5 a5-a6 c5-d5 a4-b4 d5-d4 a3-b3 e6-e5 a1-b1 e5-e4 b1-c1 e4-e3 c1-d1 d4-d3 d1-e1 "
              "d3-d2 e1-f1 d2-d1 f1-off d1-off b3-c3 e3-e2 a2-b2 e2-e1 b2-c2 e1-off c3-d3"},
    {.options = "size=7", .moves = "g7-g6 a4-b4 g6-g5 a6-b6 c7-c6 a5-b5"},
    {.options = "size=7",
     .moves =
         "c7-c6 a3-b3 g7-g6 a6-b6 d7-d6 a5-b5 c6-c5 a4-b4 d6-d5 b3-c3 d5-d4 c3-d3 d4-c4 d3-e3"},
    {.options = "size=7",
     .moves = "b7-b6 a2-b2 g7-g6 a5-b5 d7-d6 a3-b3 c7-c6 a4-b4 d6-d5 b3-c3 c6-c5 b4-c4 d5-d4 c3-d3 "
              "f7-f6 a1-b1 e7-e6 b1-c1 e6-e5 c1-d1 g6-g5 d1-e1"},
    {.options = "size=8", .moves = "h8-h7 a1-b1 g8-h8 a7-b7"},
    {.options = "size=8",
     .moves = "d8-d7 a6-b6 b8-b7 a1-b1 c8-c7 a5-b5 d7-d6 b5-c5 d6-d5 c5-c6 h8-h7 b1-c1 g8-g7 c1-d1 "
              "f8-f7 d1-e1"},
    {.moves = NULL},
};
