/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Ten fixed positions from self-play games, to compare speed and depth between versions. */
#include "games/morris/morris.h"

const struct bench_position morris_bench[] = {
    {.options = "", .moves = ""},
    {.options = "", .moves = "b4 e3 e4 c3 d3 d2"},
    {.options = "", .moves = "a4 c4 a1 a7 d5 c5 c3 d2 d1 g1 e3 g7 d7 g4 xa1"},
    {.options = "",
     .moves = "f4 d3 d5 c3 e3 c5 c4 d1 d2 g1 a1 g4 g7 a7 b4 a4 d6 b2 f6 b6 d7 xb6 b6 f2 xb6 b6"},
    {.options = "",
     .moves = "d1 f2 c5 f4 f6 d2 b2 g4 b6 e4 xc5 g1 e5 b4 xe5 a1 d6 xa1 a1 e5 d5 c4 a4 a7 c3 d3 d7 "
              "d3-e3 c3-d3 c4-c3 d5-c5 d6-d5 d7-d6 a7-d7 c5-c4 d5-c5 a4-a7 b4-a4 d6-d5 d7-d6 xa1"},
    {.options = "diagonals=on", .moves = ""},
    {.options = "diagonals=on", .moves = "c5 d5 g4 e3 a7 b6 g1 e4"},
    {.options = "diagonals=on", .moves = "b6 c4 e4 c5 c3 e5 b2 b4 a1 xb4 b4 d6 f6 g7 f2 d2"},
    {.options = "diagonals=on",
     .moves = "g1 e3 f4 c3 g4 e4 f6 d3 xg4 f2 xe4 c5 c4 a7 g7 a1 g4 xa1 d1 b4 b6 xc4 c4 a1 d2 b2 "
              "xb4 e4 xd1 b4 xc4"},
    {.options = "diagonals=on",
     .moves =
         "f4 c4 d5 e5 f6 c3 f2 xc3 c3 e4 c5 xe4 d6 b6 a7 d7 e3 b4 g1 xe5 b2 xa7 e4 d3 e5 xd3 d3 g7 "
         "xd3 g4 f2-d2 d7-a7 xg1 d2-f2 xg4 a7-a4 xd6 g7-g4 xa4 b4-a4 g4-g1 xb2 a4-a7 xd5"},
    {.moves = NULL},
};
