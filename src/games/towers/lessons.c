/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* The lessons: each a position reached by moves, a task, and what to say about it. */
#include "base/i18n.h"
#include "games/towers/towers.h"

const struct lesson towers_lessons[] = {
    {.title = N_("Towers slide"),
     .task = N_("You are Blue. A tower slides along its row or column as far as the path is "
                "clear. Slide one to the right edge, to f4."),
     .hint = N_("The tower on c4 has a clear path along its row."),
     .praise = N_("Well done. No piece jumps over another or captures by landing on it."),
     .options = "size=6",
     .moves = "",
     .goal = {.event = EVENT_MOVED, .piece = "tower", .cells = "f4"}},
    {.title = N_("The rectangle"),
     .task = N_("The tower you move and your queen are opposite corners of a rectangle. Enemy "
                "towers on its other two corners are captured. Capture the red tower on d6."),
     .hint = N_("Move a tower into the column of d6: that makes d6 a corner of the rectangle."),
     .praise = N_("Captured! The light shows the rectangle of your tower and your queen."),
     .options = "size=6",
     .moves = "b4-b2 d3-d6",
     .goal = {.event = EVENT_CAPTURED, .cells = "d6"}},
    {.title = N_("Not in line"),
     .task = N_("In the same row or column as your queen, a tower spans no rectangle. Capture the "
                "red tower on f6: standing beside it does not help."),
     .hint = N_("A tower in column f, but not in the queen’s row, does it."),
     .praise = N_("Right: it is the corner that counts, not how close you are."),
     .options = "size=6",
     .moves = "c5-d5 f3-f6 c4-c3 e3-e4",
     .goal = {.event = EVENT_CAPTURED, .cells = "f6"}},
    {.title = N_("Two at once"),
     .task = N_("Both other corners count. One move captures two red towers here: find it."),
     .hint = N_("They are on a4 and f6: your tower must share a row with one and a column with the "
                "other."),
     .praise = N_("Two towers with one move."),
     .options = "size=6",
     .moves = "b4-b1 d2-a2 a4-b4 a2-a4 c6-e6 f3-f6",
     .goal = {.event = EVENT_CAPTURED, .times = 2}},
    {.title = N_("The queen"),
     .task = N_("Your queen slides in all eight directions. Her own moves capture nothing, "
                "and nobody can capture her: she may stand among her enemies. Move her to "
                "e2."),
     .hint = N_("Your queen on a6 has a clear path along the diagonal."),
     .praise = N_("From there all your rectangles have a new corner."),
     .options = "size=6",
     .moves = "c4-c1 f3-f6 b4-f4 f2-f3 b5-b2 d3-b3 f4-b4 f3-f6 b4-f4 e2-f2",
     .goal = {.event = EVENT_MOVED, .piece = "queen", .cells = "e2"}},
    {.title = N_("Winning"),
     .task = N_("A player left with two pieces or fewer, the queen included, loses. Red has three "
                "left: capture one tower and win."),
     .hint = N_("Your queen is on e2: a tower in column f captures the one on f2."),
     .praise = N_("Red has two pieces left: you have won."),
     .options = "size=6",
     .moves = "c4-c1 f3-f6 b4-f4 f2-f3 b5-b2 d3-b3 f4-b4 f3-f6 b4-f4 e2-f2 a6-e2 b3-b5 f4-d4 "
              "b5-b4 b2-b3 d1-d2 c6-d6 f2-f6 c1-d1 f6-f2",
     .goal = {.event = EVENT_CAPTURED, .end = END_WIN}},
    {.title = NULL},
};
