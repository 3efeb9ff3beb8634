/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* The rules in a player's words. */
#include "base/i18n.h"
#include "games/breakthrough/breakthrough.h"

const struct rules_section breakthrough_rules_page[] = {
    {.heading = N_("The men"),
     .text =
         N_("Both begin with two rows of men, White at the bottom. In turn, a man steps one row "
            "forward, straight or diagonally, onto an empty cell. White begins."),
     .picture = {.moves = "", .selected = "d7"}},
    {.heading = N_("Capturing"),
     .text = N_("A man captures by stepping diagonally forward onto an enemy. Straight ahead an "
                "enemy is only in the way. Nobody has to capture."),
     .picture = {.moves = "c4-c3 b2-b3", .options = "size=5", .selected = "a4", .focus = "b3"}},
    {.heading = N_("The end"),
     .text = N_("Whoever first has a man on the far row has won, and so has whoever takes all the "
                "enemy’s men. There are no draws."),
     .picture = {.moves = NULL}},
    {0},
};
