/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Ready-made setups, four rows of ten from the front back. */
#include "games/stratego/stratego.h"

const char *const stratego_setups[] = {
    /* ten pieces: bombs guard the flag in a corner */
    ". . 2 . 10 . . 2 . . "
    ". . . 1 . . 9 . . . "
    "B . . . . 3 . . 3 . "
    "F B . . . . . . . . ",
    /* ten pieces: a flag in the middle behind a wall */
    ". 2 . . 9 . . . 2 . "
    ". . . 3 . . 10 1 . . "
    ". . . . B . . . . . "
    ". . . 3 F B . . . . ",
    /* ten pieces: a bluff, with the bombs away from the flag */
    "2 . . 10 . . . 9 . 2 "
    ". . . . 1 . . . . . "
    ". 3 . . . . . . 3 B "
    ". . F . . . . . B . ",
    /* the full army */
    "6 2 9 3 2 6 2 2 7 2 "
    "5 4 B 1 10 7 5 8 2 5 "
    "4 B 3 8 2 6 4 B 7 3 "
    "2 3 4 B 5 3 B F B 6 ",
    "2 5 2 8 6 2 9 2 7 2 "
    "7 6 10 1 5 4 8 3 6 5 "
    "4 B 3 2 7 B 4 3 5 2 "
    "B F B 6 3 4 B 2 3 B ",
    NULL,
};
