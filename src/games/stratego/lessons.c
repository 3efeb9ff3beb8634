/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* The lessons: each a position reached by moves, a task, and what to say about it. */
#include "base/i18n.h"
#include "games/stratego/stratego.h"

#define BLUE_HOME "B@a9 B@b10 F@a10 "
#define RED_HOME  "10@f3 9@e4 1@e3 3@g2 3@c2 B@h1 F@i1 2@j3 "

const struct lesson stratego_lessons[] = {
    {.title = N_("Setup"),
     .task =
         N_("You are Blue. You arrange your army unseen by Red, on your own four rows. Only the "
            "flag is left: whoever loses it loses the game. Place it where both bombs guard it."),
     .hint = N_("The corner a10 has a bomb on either side; they never move."),
     .praise = N_("Nobody reaches it there without meeting a bomb."),
     .moves = "10@e7 9@b7 2@a7 2@j7 3@d8 3@h8 1@f8 B@a9 B@b10",
     .goal = {.event = EVENT_PLACED, .piece = "F", .cells = "a10"}},
    {.title = N_("Scouts"),
     .task = N_("A piece moves one cell along a row or column; a scout any number of empty "
                "cells. Moving onto an enemy attacks it, and both are shown. Send a scout to "
                "find out who stands on b4."),
     .hint = N_("Your scout on b7 reaches b4 in one move."),
     .praise = N_("The higher rank wins: your scout, rank 2, has beaten the spy, rank 1."),
     .moves = "10@e7 9@c7 2@b7 2@j7 3@d8 3@h8 1@f8 " BLUE_HOME
              "ready 1@b4 10@f3 9@e4 2@i4 3@g2 3@c2 B@h1 B@j1 F@i1 2@j3 ready",
     .goal = {.event = EVENT_HIGHLIGHT, .highlight = "attacks", .piece = "2", .cells = "b4"}},
    {.title = N_("The higher rank wins"),
     .task = N_("In these lessons a rank once shown stays shown. Red’s general, rank 9, has come "
                "to b5. Attack it with a stronger piece."),
     .hint = N_("Only your marshal, rank 10, is stronger. Equal ranks would both be lost."),
     .praise = N_("The marshal wins and takes the general’s place."),
     .options = "memory=on",
     .moves = "10@a7 2@b7 3@b8 9@e7 1@f8 3@h8 2@j7 " BLUE_HOME
              "ready 9@b4 2@i4 10@f3 1@e3 3@g2 3@b2 B@i2 B@h1 F@i1 2@j3 ready a7-a6 i4-i5 "
              "a6-a5 i5-i4 b7-b4 i4-i5 b8-b7 i5-i6 b7-b6 b4-b5",
     .goal = {.event = EVENT_CAPTURED, .piece = "9"}},
    {.title = N_("The spy"),
     .task = N_("Nobody is stronger than the marshal, yet the spy, the weakest of all, beats "
                "it when the spy attacks. Take Red’s marshal on b5."),
     .hint = N_("Attack with the spy on a5. Attacked by the marshal, it would be lost."),
     .praise = N_("The spy strikes first, or never."),
     .options = "memory=on",
     .moves = "1@a7 2@b7 9@b8 10@e7 3@f8 3@h8 2@j7 " BLUE_HOME
              "ready 10@b4 2@i4 9@f3 1@e3 3@g2 3@b2 B@i2 B@h1 F@i1 2@j3 ready a7-a6 i4-i5 "
              "a6-a5 i5-i4 b7-b4 i4-i5 b8-b7 i5-i6 b7-b6 b4-b5",
     .goal = {.event = EVENT_CAPTURED, .piece = "10"}},
    {.title = N_("Bombs and miners"),
     .task = N_("Any piece that attacks a bomb is lost, even the marshal; only a miner removes it. "
                "Your scout has found one on b4: remove it."),
     .hint = N_("Attack with the miner, rank 3, on b5."),
     .praise = N_("Keep your miners: bombs guard many a flag."),
     .options = "memory=on",
     .moves = "10@a7 2@b7 3@b8 9@e7 1@f8 3@h8 2@j7 " BLUE_HOME "ready B@b4 2@i4 " RED_HOME
              "ready b7-b4 i4-i5 b8-b7 i5-i6 b7-b6 i6-i5 b6-b5 i5-i4 a7-a6 i4-i5 a6-a5 i5-i4 "
              "a5-a4 i4-j4",
     .goal = {.event = EVENT_CAPTURED, .piece = "B"}},
    {.title = N_("The flag"),
     .task = N_("Your miner has removed the bomb on j4. The piece behind it has never moved, "
                "and a bomb guarded it: it must be the flag. Take it and win."),
     .hint = N_("Move the miner on from j4 to j3."),
     .praise = N_("The flag is yours: you have won. Leaving Red without a move wins as well."),
     .options = "memory=on",
     .moves = "2@j7 3@j8 10@b7 9@c7 1@f8 3@h8 2@a7 " BLUE_HOME
              "ready B@j4 F@j3 B@i3 2@e4 10@f3 9@b4 1@e3 3@g2 3@b2 2@a3 ready j7-j4 e4-e5 "
              "j8-j7 e5-e4 j7-j6 e4-f4 j6-j5 f4-e4 j5-j4 e4-e5",
     .goal = {.event = EVENT_CAPTURED, .piece = "F", .end = END_WIN}},
    {.title = NULL},
};
