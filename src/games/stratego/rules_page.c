/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* The rules in a player's words. */
#include "base/i18n.h"
#include "games/stratego/stratego.h"

const struct rules_section stratego_rules_page[] = {
    {
        .heading = N_("Setup"),
        .text =
            N_("Both players arrange their armies on their own four rows, unseen by each other. "
               "You see only the ranks of your own pieces. No piece can enter the two lakes."),
        .picture = {.moves = ""},
    },
    {
        .heading = N_("Moving"),
        .text = N_("A piece moves one cell along a row or column. A scout goes straight over any "
                   "number of empty cells. Bombs and the flag never move. Blue begins. A piece may "
                   "not cross between the same two cells four turns in a row."),
        .picture = {.moves = "", .selected = "b7"},
    },
    {
        .heading = N_("Attacking"),
        .text =
            N_("Moving onto an enemy piece attacks it: both are shown for a moment, and the higher "
               "rank wins; equal ranks are both lost. The spy beats the marshal when the spy "
               "attacks. Only a miner removes a bomb; any other piece that attacks one is lost."),
        .kinds_table = true,
    },
    {
        .heading = N_("Remembering"),
        .text =
            N_("After a battle the winner is turned back: remember it, or press an enemy piece to "
               "make a note on it, which only you see. With the deduction sheet, an option of "
               "the game, both players are shown what is certain about each enemy piece."),
    },
    {
        .heading = N_("The end"),
        .text = N_("Capture the enemy’s flag, or leave the enemy without a move. If neither player "
                   "can move, it is a draw."),
    },
    {
        .heading = N_("Draws"),
        .text = N_("A position that occurs for the third time is a draw, and so are two hundred "
                   "turns without a capture, unless the options say otherwise."),
    },
    {.heading = NULL},
};
