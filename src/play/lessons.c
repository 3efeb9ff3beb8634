/* The lessons themselves: each a position reached by moves, a task, and what to say about it. */
#include <stddef.h>

#include "base/i18n.h"
#include "play/lesson.h"

#define BLUE_HOME "B@a9 B@b10 F@a10 "
#define RED_HOME  "10@f3 9@e4 1@e3 3@g2 3@c2 B@h1 F@i1 2@j3 "

const struct course courses[] = {
    {"towers",
     {
         {.title = N_("Towers slide"),
          .task = N_("You are Blue. A tower slides along its row or column as far as the path is "
                     "clear. Slide one to the right edge, to f4."),
          .hint = N_("The tower on c4 has a clear path along its row."),
          .praise = N_("Well slid. Nobody jumps, and nobody takes a piece by landing on it."),
          .options = "size=6",
          .moves = "",
          .goal = {.event = EVENT_MOVED, .piece = "tower", .cells = "f4"}},
         {.title = N_("The rectangle"),
          .task = N_("A tower that has moved and your queen are opposite corners of a rectangle. "
                     "Enemy towers on its other two corners are captured. Capture the red tower "
                     "on d6."),
          .hint = N_("Bring a tower into the column of d6: the rectangle then ends there."),
          .praise = N_("Captured! The light shows the rectangle of your tower and your queen."),
          .options = "size=6",
          .moves = "b4-b2 d3-d6",
          .goal = {.event = EVENT_CAPTURED, .cells = "d6"}},
         {.title = N_("Not in line"),
          .task = N_("In the row or the column of your queen a tower spans no rectangle. Capture "
                     "the red tower on f6: standing beside it does not help."),
          .hint = N_("A tower in the column f, but not in the queen’s row, does it."),
          .praise = N_("Right: the corner counts, not how near you are."),
          .options = "size=6",
          .moves = "c5-d5 f3-f6 c4-c3 e3-e4",
          .goal = {.event = EVENT_CAPTURED, .cells = "f6"}},
         {.title = N_("Two at once"),
          .task = N_("Both other corners count. One move captures two red towers here: find it."),
          .hint = N_("They stand on a4 and f6: your tower must share a row with one and a column "
                     "with the other."),
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
          .task = N_("Whoever has two pieces or fewer, the queen included, has lost. Red has three "
                     "left: capture one tower and win."),
          .hint = N_("Your queen is on e2: a tower in the column f captures the one on f2."),
          .praise = N_("Red has two pieces left: you have won."),
          .options = "size=6",
          .moves = "c4-c1 f3-f6 b4-f4 f2-f3 b5-b2 d3-b3 f4-b4 f3-f6 b4-f4 e2-f2 a6-e2 b3-b5 f4-d4 "
                   "b5-b4 b2-b3 d1-d2 c6-d6 f2-f6 c1-d1 f6-f2",
          .goal = {.event = EVENT_CAPTURED, .end = END_WIN}},
     }},
    {"dodgem",
     {
         {.title = N_("Steps"),
          .task = N_("You are White. A pawn steps one cell up, left or right, never back. Step up "
                     "with one of yours."),
          .hint = N_("Choose a white pawn, then the cell above it."),
          .praise = N_("Black does the same, but to the right, up or down."),
          .options = "size=5",
          .moves = "",
          .goal = {.event = EVENT_MOVED, .cells = "b4 c4 d4 e4"}},
         {.title = N_("Leaving"),
          .task = N_("From the top row a white pawn steps up and off the board. That is what you "
                     "are here for: take the pawn on c1 off."),
          .hint = N_("Choose the pawn on c1, then the arrow above the board."),
          .praise = N_("Off it goes, for good. Whoever gets all pawns off first wins."),
          .options = "size=3",
          .moves = "c3-c2 a2-a3 c2-c1 a1-a2",
          .goal = {.event = EVENT_EXITED}},
         {.title = N_("In the way"),
          .task = N_("There are no captures, but one can stand in the way. The black pawn on b1 "
                     "wants to go to the right: stand in front of it."),
          .hint = N_("The cell before it is c1."),
          .praise = N_("Now it must go around, and you were on your way up anyway."),
          .options = "size=3",
          .moves = "c3-c2 a1-b1",
          .goal = {.event = EVENT_MOVED, .cells = "c1"}},
         {.title = N_("Not too much"),
          .task =
              N_("Careful: a player who cannot move wins. Black’s last pawn stands in the corner. "
                 "Make any move that leaves it a way out."),
          .hint = N_("Do not take the last free cell beside the black pawn."),
          .praise = N_("Good. Hinder your opponent, but never wholly."),
          .options = "size=3",
          .moves = "b3-b2 a1-b1 b2-c2 b1-c1 c2-b2 c1-off c3-b3 a2-a3",
          .goal = {.event = EVENT_MOVED, .end = END_NOT_LOST}},
         {.title = N_("The other rule"),
          .task = N_("Some play it the other way round, and so can you, by an option: then whoever "
                     "cannot move has lost. Under that rule, win at once."),
          .hint = N_("Take the last free cell beside the black pawn."),
          .praise = N_("Black cannot move: under this rule you have won."),
          .options = "size=3 blocked=loses",
          .moves = "b3-b2 a1-b1 b2-c2 b1-c1 c2-b2 c1-off c3-b3 a2-a3",
          .goal = {.event = EVENT_MOVED, .end = END_WIN}},
         {.title = N_("Winning"),
          .task = N_("Your last pawn stands in the top row, and Black is still on the board. Win."),
          .hint = N_("Take the pawn on c1 off, by the arrow above the board."),
          .praise = N_("All your pawns are off: you have won."),
          .options = "size=3",
          .moves = "b3-b2 a1-b1 c3-c2 b1-c1 b2-b1 a2-a1 b1-off c1-off c2-c1 a1-a2",
          .goal = {.event = EVENT_EXITED, .end = END_WIN}},
     }},
    {"morris",
     {
         {.title = N_("Placing"),
          .task = N_("You are Black. In turn, both place their twelve men on empty points. Some "
                     "points have more lines than others: place a man where four lines meet."),
          .hint = N_("Such points are the middles of the sides of the middle square: d2, b4, f4 "
                     "and d6."),
          .praise = N_("A good place: men there can go in four directions later."),
          .moves = "",
          .goal = {.event = EVENT_PLACED, .cells = "d2 b4 f4 d6"}},
         {.title = N_("A mill"),
          .task = N_("Three men in a line are a mill, and whoever completes one removes an enemy "
                     "man. Complete your mill, then remove a white man."),
          .hint = N_("Your men on a1 and d1 lack the third on their line."),
          .praise = N_("That is how men are won."),
          .moves = "a1 a7 d1 g7",
          .goal = {.event = EVENT_REMOVED}},
         {.title = N_("Men in mills are safe"),
          .task =
              N_("A man in a mill may not be removed as long as others are not in one. Complete "
                 "your mill, then remove the only man you may."),
          .hint = N_("Your mill is completed on g1."),
          .praise = N_("The white mill on the lower edge was protected."),
          .moves = "a1 a7 d1 d7 f4 g7 xf4 b2 e3",
          .goal = {.event = EVENT_REMOVED}},
         {.title = N_("Moving"),
          .task = N_("When all men are placed, a man moves along a line to the next empty point. "
                     "Complete a mill that way and remove a man."),
          .hint = N_("Your men on b2 and b6 lack the one between them."),
          .praise = N_("A mill may be opened and closed again: it counts anew each time."),
          .moves =
              "e5 g4 e4 d2 e3 xg4 g7 b6 f2 c4 d3 a7 d5 f4 a4 c3 c5 g4 xa4 f6 d7 a1 g1 d6 b2 a4",
          .goal = {.event = EVENT_REMOVED}},
         {.title = N_("Flying"),
          .task =
              N_("Whoever has only three men left may fly: to any empty point of the board. You "
                 "have three. Fly into a mill and remove a man."),
          .hint = N_("Two of your men stand on the upper edge."),
          .praise = N_("With three men one is weaker, but never slow."),
          .moves = "b4 g4 a7 c3 d6 c5 d5 c4 xd5 b2 d5 a1 e5 xb2 d2 b2 f6 e3 d3 e4 xd3 d1 f4 xa1 a1 "
                   "f2 d7 d3 xd2 a7-a4 d3-d2 xa4 b4-a4 d2-d3 xf6 a4-b4 d3-d2 xd6 d7-d6 d2-d3 xd6",
          .goal = {.event = EVENT_REMOVED}},
         {.title = N_("Winning"),
          .task = N_("Whoever has fewer than three men, or is to move and cannot, has lost. White "
                     "has three: one more mill wins."),
          .hint = N_("Two of your men on the row of a4 wait for a third."),
          .praise = N_("White has two men left: you have won."),
          .moves = "b4 e5 f2 f6 d3 g4 d2 a4 c3 e4 b2 xf6 b6 e3 xa4 c5 d1 xb6 g7 b6 xg4 g4 f6 d6 f4 "
                   "xc5 c5 a4 a7 c3-c4 xe5 g7-d7 c4-c3 xd6 e4-e5 c3-c4 xa7 e5-e4 c4-c3 xg4 d7-d5",
          .goal = {.event = EVENT_REMOVED, .end = END_WIN}},
     }},
    {"stratego",
     {
         {.title = N_("Setup"),
          .task = N_("You are Blue. You arrange your army unseen by Red, on your own four rows. "
                     "Only the flag is left: whoever loses it has lost. Place it where both bombs "
                     "guard it."),
          .hint = N_("The corner a10 has a bomb on either side; they never move."),
          .praise = N_("Nobody reaches it there without meeting a bomb."),
          .moves = "10@e7 9@b7 2@a7 2@j7 3@d8 3@h8 1@f8 B@a9 B@b10",
          .goal = {.event = EVENT_PLACED, .piece = "F", .cells = "a10"}},
         {.title = N_("Scouts"),
          .task = N_("A piece moves one cell along a row or column; a scout any number of empty "
                     "cells. Moving onto an enemy attacks it, and both are shown. Send a scout to "
                     "find out who stands on b4."),
          .hint = N_("Your scout on b7 reaches b4 in one move."),
          .praise = N_("The higher rank stays: your scout, rank 2, has beaten the spy, rank 1."),
          .moves = "10@e7 9@c7 2@b7 2@j7 3@d8 3@h8 1@f8 " BLUE_HOME
                   "ready 1@b4 10@f3 9@e4 2@i4 3@g2 3@c2 B@h1 B@j1 F@i1 2@j3 ready",
          .goal = {.event = EVENT_ATTACKED, .piece = "2", .cells = "b4"}},
         {.title = N_("The higher rank stays"),
          .task = N_("In these lessons a rank once shown stays shown. Red’s general, rank 9, has "
                     "come to b5. Attack it with a piece that is stronger."),
          .hint = N_("Only your marshal, rank 10, is stronger. Equal ranks would both go."),
          .praise = N_("The marshal stays, and stands where the general stood."),
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
          .task =
              N_("Whoever attacks a bomb is lost, the marshal too; only a miner removes it. Your "
                 "scout has found one on b4: remove it."),
          .hint = N_("Attack with the miner, rank 3, on b5."),
          .praise = N_("Keep your miners: bombs stand around many a flag."),
          .options = "memory=on",
          .moves = "10@a7 2@b7 3@b8 9@e7 1@f8 3@h8 2@j7 " BLUE_HOME "ready B@b4 2@i4 " RED_HOME
                   "ready b7-b4 i4-i5 b8-b7 i5-i6 b7-b6 i6-i5 b6-b5 i5-i4 a7-a6 i4-i5 a6-a5 i5-i4 "
                   "a5-a4 i4-j4",
          .goal = {.event = EVENT_CAPTURED, .piece = "B"}},
         {.title = N_("The flag"),
          .task = N_("Your miner has removed the bomb on j4. The piece behind it has never moved, "
                     "and a bomb guarded it: it must be the flag. Take it and win."),
          .hint = N_("Go on with the miner from j4 to j3."),
          .praise = N_("The flag is yours: you have won. Leaving Red without a move wins as well."),
          .options = "memory=on",
          .moves = "2@j7 3@j8 10@b7 9@c7 1@f8 3@h8 2@a7 " BLUE_HOME
                   "ready B@j4 F@j3 B@i3 2@e4 10@f3 9@b4 1@e3 3@g2 3@b2 2@a3 ready j7-j4 e4-e5 "
                   "j8-j7 e5-e4 j7-j6 e4-f4 j6-j5 f4-e4 j5-j4 e4-e5",
          .goal = {.event = EVENT_CAPTURED, .piece = "F", .end = END_WIN}},
     }},
};

const int course_count = (int)(sizeof courses / sizeof *courses);
