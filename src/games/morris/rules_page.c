/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* The rules in a player's words. */
#include "base/i18n.h"
#include "games/morris/morris.h"

const struct rules_section morris_rules_page[] = {
    {
        .heading = N_("Placing"),
        .text = N_("Black begins. The players take turns placing their twelve men on empty points. "
                   "Points that would complete a mill are marked while you choose."),
        .picture = {.moves = "a1 a7 d1 g7", .focus = "g1"},
    },
    {
        .heading = N_("Mills"),
        .text = N_(
            "Three men of one colour on a line drawn on the board make a mill. Whoever completes "
            "one removes an enemy man that is not in a mill, or any man if all are. Two mills at "
            "once still remove only one man. A mill opened and closed again counts again."),
        .picture = {.moves = "a1 a7 d1 g7 g1"},
    },
    {
        .heading = N_("Moving and flying"),
        .text = N_("Once all men are placed, a man moves along a line to an empty neighbouring "
                   "point. A player with only three men left may fly to any empty point."),
    },
    {
        .heading = N_("The end"),
        .text = N_("A player with fewer than three men after placing, or who cannot move on their "
                   "turn, loses. If neither player can move, it is a draw."),
    },
    {
        .heading = N_("Draws"),
        .text = N_("A position that occurs for the third time is a draw, and so are a hundred "
                   "turns in which no man is placed or removed, unless the options say otherwise."),
    },
    {.heading = NULL},
};
