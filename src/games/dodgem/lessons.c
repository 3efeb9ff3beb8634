/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* The lessons: each a position reached by moves, a task, and what to say about it. */
#include "base/i18n.h"
#include "games/dodgem/dodgem.h"

const struct lesson dodgem_lessons[] = {
    {.title = N_("Steps"),
     .task = N_("You are White. A pawn steps one cell up, left or right, never back. Step up "
                "with one of yours."),
     .hint = N_("Choose a white pawn, then the cell above it."),
     .praise = N_("Black does the same, but to the right, up or down."),
     .options = "size=5",
     .moves = "",
     .goal = {.event = EVENT_MOVED, .cells = "b4 c4 d4 e4"}},
    {.title = N_("Leaving"),
     .task = N_("From the top row a white pawn steps up and off the board. That is your goal: take "
                "the pawn on c1 off."),
     .hint = N_("Choose the pawn on c1, then the arrow above the board."),
     .praise = N_("Off it goes, for good. Whoever gets all their pawns off first wins."),
     .options = "size=3",
     .moves = "c3-c2 a2-a3 c2-c1 a1-a2",
     .goal = {.event = EVENT_LEFT}},
    {.title = N_("In the way"),
     .task = N_("There are no captures, but you can stand in the way. The black pawn on b1 wants "
                "to go right: stand in front of it."),
     .hint = N_("The cell in front of it is c1."),
     .praise = N_("Now it must go around, and you were on your way up anyway."),
     .options = "size=3",
     .moves = "c3-c2 a1-b1",
     .goal = {.event = EVENT_MOVED, .cells = "c1"}},
    {.title = N_("Not too much"),
     .task = N_("Careful: a player who cannot move wins. Black’s last pawn stands in the corner. "
                "Make any move that leaves it a way out."),
     .hint = N_("Do not take the last free cell beside the black pawn."),
     .praise = N_("Good. Get in your opponent’s way, but never block them completely."),
     .options = "size=3",
     .moves = "b3-b2 a1-b1 b2-c2 b1-c1 c2-b2 c1-off c3-b3 a2-a3",
     .goal = {.event = EVENT_MOVED, .end = END_NOT_LOST}},
    {.title = N_("The other rule"),
     .task = N_("Some play it the other way round, and an option lets you do so too: then whoever "
                "cannot move loses. Under that rule, win at once."),
     .hint = N_("Take the last free cell beside the black pawn."),
     .praise = N_("Black cannot move: under this rule you have won."),
     .options = "size=3 blocked=loses",
     .moves = "b3-b2 a1-b1 b2-c2 b1-c1 c2-b2 c1-off c3-b3 a2-a3",
     .goal = {.event = EVENT_MOVED, .end = END_WIN}},
    {.title = N_("Winning"),
     .task = N_("Your last pawn is in the top row, and Black is still on the board. Win the game."),
     .hint = N_("Take the pawn on c1 off, using the arrow above the board."),
     .praise = N_("All your pawns are off: you have won."),
     .options = "size=3",
     .moves = "b3-b2 a1-b1 c3-c2 b1-c1 b2-b1 a2-a1 b1-off c1-off c2-c1 a1-a2",
     .goal = {.event = EVENT_LEFT, .end = END_WIN}},
    {.title = NULL},
};
