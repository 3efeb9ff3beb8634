/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Ten fixed positions from self-play games, to compare speed and depth between versions. */
#include "games/towers/towers.h"

const struct bench_position towers_bench[] = {
    {.options = "", .moves = ""},
    {.options = "", .moves = "c5-c2 e4-e6 d7-f7 g4-g7 c7-e7 g3-g6"},
    {.options = "",
     .moves = "a5-a3 h4-h6 b5-b4 e2-b2 b6-b5 f2-d2 b7-b6 g2-e2 d6-e6 e4-c4 c6-d6 f4-f7"},
    {.options = "",
     .moves = "d6-g6 e3-d3 a5-a1 f3-e3 a1-a2 h4-h5 a6-a5 e1-d1 c6-e6 f1-e1 c7-c6 e4-b4 a2-d2 f4-c4 "
              "b7-c7 f2-f4 a8-b7 b4-a4 c6-d6 g2-f2"},
    {.options = "",
     .moves =
         "d5-h5 e4-e6 d6-d1 e3-e5 d1-d5 f3-b3 c6-d6 g3-e3 a5-a2 e3-g3 d8-e8 g3-d3 a6-a5 f4-f6 "
         "e8-e7 g4-c4 a7-a6 e2-d2 b7-a7 e5-e3 a8-c6 h4-h8 a5-a4 e3-e4 d5-f5 e6-h6 c6-d5 d2-d1"},
    {.options = "",
     .moves = "d8-f8 h4-h8 f8-f5 h8-h5 b5-b4 g4-g6 b6-b5 g3-g5 c8-d8 g2-g3 d5-d3 e2-c2 a5-a2 f2-d2 "
              "a6-a3 f3-f2 f5-e5 h1-f3 d3-d4 f3-d1 d7-f7 c2-c4 b4-b3 g6-h6 c6-e6 d1-b1 e6-e8 f2-f3 "
              "a7-a5 f4-f5 a8-a6 g5-g7 e8-h8 g7-g8 a6-f6 b1-b5"},
    {.options = "size=6", .moves = "c4-c3 d2-c2 c5-d5 c2-c1 b5-c5 e2-b2 a6-c4 f1-e2"},
    {.options = "size=6",
     .moves = "b4-b3 d3-c3 c5-e5 e3-e4 b5-d5 e2-e3 d5-d3 f3-f4 a6-b5 f1-e2 b5-d5 f4-f5 c6-f6 e2-f3 "
              "b3-b1 d2-b2"},
    {.options = "size=10",
     .moves = "e8-h8 g5-g6 e7-h7 g6-h6 h8-h10 j5-j10 d6-d2 f4-b4 d7-d5 f3-c3"},
    {.options = "size=10",
     .moves = "e7-j7 f3-e3 d7-h7 i5-i7 d6-d3 f5-e5 h7-h8 e3-e4 e6-g6 i7-i8 g6-i6 e4-e3 c6-c5 i8-i9 "
              "c7-d7 i9-i7 i6-g6 e5-e4 h8-i8 i7-g7 c5-b5 f1-e1 b7-c7 e4-c4"},
    {.moves = NULL},
};
