/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* The lessons: each a position reached by moves, a task, and what to say about it. */
#include "base/i18n.h"
#include "games/breakthrough/breakthrough.h"

const struct lesson breakthrough_lessons[] = {
    {.title = N_("Forward"),
     .task = N_("You are White. A man steps one row forward, straight or diagonally, never back. "
                "Step to c3 with one of yours."),
     .hint = N_("The men on b4, c4 and d4 can go there."),
     .praise = N_("There is no way back: think before you leave a place."),
     .options = "size=5",
     .moves = "",
     .goal = {.event = EVENT_MOVED, .cells = "c3"}},
    {.title = N_("Capturing"),
     .task = N_("A man captures by stepping diagonally onto an enemy, never straight ahead. Take "
                "the black man on b3."),
     .hint = N_("Your man on a4 stands diagonally before it."),
     .praise = N_("Your man stands there now, and may be taken in turn."),
     .options = "size=5",
     .moves = "c4-c3 b2-b3",
     .goal = {.event = EVENT_CAPTURED, .cells = "b3"}},
    {.title = N_("In the way"),
     .task = N_("Straight ahead nobody is captured: an enemy there is only in the way. Go past the "
                "black man on c3, to b3 or d3."),
     .hint = N_("The man on c4 reaches both cells diagonally."),
     .praise = N_("Past it, and it cannot come back after you."),
     .options = "size=5",
     .moves = "a4-a3 c2-c3",
     .goal = {.event = EVENT_MOVED, .cells = "b3 d3"}},
    {.title = N_("Stopping"),
     .task = N_("The black man on c4 will be through with its next step. Stop it."),
     .hint = N_("Men still at home can take it."),
     .praise = N_("That is why some men stay at home."),
     .options = "size=5",
     .moves = "c4-c3 b2-c3 a4-a3 c3-c4",
     .goal = {.event = EVENT_CAPTURED, .cells = "c4"}},
    {.title = N_("Breaking through"),
     .task = N_("Whoever first has a man on the far row has won. Yours on d2 is one step away."),
     .hint = N_("Step diagonally: straight ahead stands an enemy."),
     .praise = N_("You are through, and have won."),
     .options = "size=5",
     .moves = "c4-c3 b2-b3 c3-d2 a2-a3",
     .goal = {.event = EVENT_MOVED, .end = END_WIN}},
    {0},
};
