/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* The lessons: each a position reached by moves, a task, and what to say about it. */
#include "base/i18n.h"
#include "games/morris/morris.h"

const struct lesson morris_lessons[] = {
    {.title = N_("Placing"),
     .task = N_("You are Black. The players take turns placing their twelve men on empty points. "
                "Some points have more lines than others: place a man where four lines meet."),
     .hint = N_("They are halfway along the sides of the middle square: d2, b4, f4 and d6."),
     .praise = N_("A good place: a man there can move in four directions later."),
     .moves = "",
     .goal = {.event = EVENT_PLACED, .cells = "d2 b4 f4 d6"}},
    {.title = N_("A mill"),
     .task = N_("Three men in a line make a mill, and whoever completes one removes an enemy man. "
                "Complete your mill, then remove a white man."),
     .hint = N_("Your men on a1 and d1 need a third on their line."),
     .praise = N_("That is how you take men."),
     .moves = "a1 a7 d1 g7",
     .goal = {.event = EVENT_REMOVED}},
    {.title = N_("Men in mills are safe"),
     .task = N_("A man in a mill may not be removed while any other man is outside one. Complete "
                "your mill, then remove the only man you may."),
     .hint = N_("A man on g1 completes your mill."),
     .praise = N_("The white mill on the lower edge was protected."),
     .moves = "a1 a7 d1 d7 f4 g7 xf4 b2 e3",
     .goal = {.event = EVENT_REMOVED}},
    {.title = N_("Moving"),
     .task = N_("Once all men are placed, a man moves along a line to the next empty point. "
                "Complete a mill that way and remove a man."),
     .hint = N_("Your men on b2 and b6 need one between them."),
     .praise = N_("You may open a mill and close it again: it counts each time."),
     .moves = "e5 g4 e4 d2 e3 xg4 g7 b6 f2 c4 d3 a7 d5 f4 a4 c3 c5 g4 xa4 f6 d7 a1 g1 d6 b2 a4",
     .goal = {.event = EVENT_REMOVED}},
    {.title = N_("Flying"),
     .task = N_("A player with only three men left may fly to any empty point of the board. You "
                "have three. Fly into a mill and remove a man."),
     .hint = N_("Two of your men stand on the upper edge."),
     .praise = N_("With three men you are weaker, but never slow."),
     .moves = "b4 g4 a7 c3 d6 c5 d5 c4 xd5 b2 d5 a1 e5 xb2 d2 b2 f6 e3 d3 e4 xd3 d1 f4 xa1 a1 "
              "f2 d7 d3 xd2 a7-a4 d3-d2 xa4 b4-a4 d2-d3 xf6 a4-b4 d3-d2 xd6 d7-d6 d2-d3 xd6",
     .goal = {.event = EVENT_REMOVED}},
    {.title = N_("Winning"),
     .task = N_("A player with fewer than three men, or who cannot move on their turn, loses. "
                "White has three: one more mill wins."),
     .hint = N_("Two of your men in the row of a4 are waiting for a third."),
     .praise = N_("White has two men left: you have won."),
     .moves = "b4 e5 f2 f6 d3 g4 d2 a4 c3 e4 b2 xf6 b6 e3 xa4 c5 d1 xb6 g7 b6 xg4 g4 f6 d6 f4 "
              "xc5 c5 a4 a7 c3-c4 xe5 g7-d7 c4-c3 xd6 e4-e5 c3-c4 xa7 e5-e4 c4-c3 xg4 d7-d5",
     .goal = {.event = EVENT_REMOVED, .end = END_WIN}},
    {.title = NULL},
};
