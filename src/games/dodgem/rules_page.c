/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* The rules in a player's words. */
#include "base/i18n.h"
#include "games/dodgem/dodgem.h"

const struct rules_section dodgem_rules_page[] = {
    {
        .heading = N_("The pawns"),
        .text = N_("White starts at the bottom and steps up, left or right. Black starts at the "
                   "left and steps right, up or down. White begins. One step per turn, onto an "
                   "empty cell. There are no captures."),
        .picture = {.moves = "", .selected = "c5"},
    },
    {
        .heading = N_("Leaving"),
        .text = N_("From the top row a white pawn steps up and off the board; from the last column "
                   "a black one steps right and off. Pawns that have left do not come back. "
                   "Whoever gets all their pawns off first wins."),
        .picture = {.moves = "c3-c2 a2-a3 c2-c1 a1-a2", .options = "size=3", .selected = "c1"},
    },
    {
        .heading = N_("Blocking"),
        .text = N_("A pawn with no empty cell to go to is blocked, like the one marked here. Do "
                   "not block all your opponent’s pawns: a player who cannot move wins."),
        .picture = {.moves = "b3-a3 a2-b2 a3-b3 b2-c2", .options = "size=3", .noted = "c3"},
    },
    {
        .heading = N_("Draws"),
        .text = N_("A position that occurs for the third time is a draw, and so are two hundred "
                   "turns in which no pawn leaves the board, unless the options say otherwise."),
    },
    {.heading = NULL},
};
