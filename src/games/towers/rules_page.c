/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* The rules in a player's words. */
#include "base/i18n.h"
#include "games/towers/towers.h"

const struct rules_section towers_rules_page[] = {
    {
        .heading = N_("The pieces"),
        .text =
            N_("Each player has one queen and many towers, in opposite corners of the board. A "
               "queen slides any distance in all eight directions, a tower along rows and columns. "
               "No piece jumps over another or captures by landing on it. Blue begins."),
        .picture = {.moves = "", .selected = "d5"},
    },
    {
        .heading = N_("Capturing"),
        .text = N_(
            "When a tower has moved and shares neither row nor column with its own queen, the two "
            "are opposite corners of a rectangle. Every enemy tower on the other two corners is "
            "captured. Queens are never captured, and a queen’s move captures nothing."),
        .picture = {.moves = "d7-h7", .selected = "f4", .focus = "f7"},
    },
    {
        .heading = N_("The end"),
        .text = N_("A player left with two pieces or fewer, the queen included, loses. So does a "
                   "player who cannot move on their turn."),
    },
    {
        .heading = N_("Draws"),
        .text = N_("A position that occurs for the third time is a draw, and so are a hundred "
                   "turns without a capture, unless the options say otherwise."),
    },
    {.heading = NULL},
};
