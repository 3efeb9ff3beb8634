#include "ui/screens/help_pages.h"

#include <stddef.h>

#include "base/i18n.h"

const struct help_page help_pages[] = {
    {"towers",
     {
         {N_("The pieces"),
          N_("Each player has one queen and many towers, in opposite corners of the board. A queen "
             "slides any distance in all eight directions, a tower along rows and columns. Nobody "
             "jumps over others, and nobody takes a piece by landing on it. Blue begins."),
          {.moves = "", .selected = "d5"},
          false},
         {N_("Capturing"),
          N_("When a tower has moved and shares neither row nor column with its own queen, the two "
             "are opposite corners of a rectangle. Every enemy tower on the other two corners is "
             "captured. Queens are never captured, and a queen’s move captures nothing."),
          {.moves = "d7-h7", .selected = "f4", .focus = "f7"},
          false},
         {N_("The end"),
          N_("Whoever has two pieces or fewer, the queen included, has lost. So has a player who "
             "is to move and cannot."),
          {.moves = NULL},
          false},
         {N_("Draws"),
          N_("The same position for the third time is a draw, and so are a hundred turns without a "
             "capture, unless the options say otherwise."),
          {.moves = NULL},
          false},
     }},
    {"dodgem",
     {
         {N_("The pawns"),
          N_("White starts at the bottom and steps up, left or right. Black starts at the left and "
             "steps right, up or down. White begins. One step a turn, onto an empty cell. There "
             "are no captures."),
          {.moves = "", .selected = "c5"},
          false},
         {N_("Leaving"),
          N_("From the top row a white pawn steps up and off the board; from the last column a "
             "black one steps right and off. Pawns that have left do not come back. Whoever gets "
             "all pawns off first wins."),
          {.moves = "c3-c2 a2-a3 c2-c1 a1-a2", .size = 3, .selected = "c1"},
          false},
         {N_("Blocking"),
          N_("A pawn with no empty cell to go to is blocked, like the one marked here. Do not "
             "block all your opponent’s pawns: a player who cannot move wins."),
          {.moves = "b3-a3 a2-b2 a3-b3 b2-c2", .size = 3, .noted = "c3"},
          false},
         {N_("Draws"),
          N_("The same position for the third time is a draw, and so are two hundred turns in "
             "which no pawn leaves the board, unless the options say otherwise."),
          {.moves = NULL},
          false},
     }},
    {"morris",
     {
         {N_("Placing"),
          N_("Black begins. In turn, both place their twelve men on empty points. Points that "
             "would complete a mill are marked while you choose."),
          {.moves = "a1 a7 d1 g7", .focus = "g1"},
          false},
         {N_("Mills"),
          N_("Three men of one colour on a line drawn on the board are a mill. Whoever completes "
             "one removes an enemy man that is in no mill, or any when all are. Two mills at once "
             "still remove one man. A mill opened and closed again counts anew."),
          {.moves = "a1 a7 d1 g7 g1"},
          false},
         {N_("Moving and flying"),
          N_("When all men are placed, a man moves along a line to an empty neighbouring point. A "
             "player "
             "with only three men left may fly to any empty point."),
          {.moves = NULL},
          false},
         {N_("The end"),
          N_("Whoever has fewer than three men after placing, or is to move and cannot, has lost. "
             "When neither can move, it is a draw."),
          {.moves = NULL},
          false},
         {N_("Draws"),
          N_("The same position for the third time is a draw, and so are a hundred turns in which "
             "no man is placed or removed, unless the options say otherwise."),
          {.moves = NULL},
          false},
     }},
    {"stratego",
     {
         {N_("Setup"),
          N_("Both arrange their army on their own four rows, unseen by the other. You see the "
             "ranks of your own pieces only. Nobody enters the two lakes."),
          {.moves = ""},
          false},
         {N_("Moving"),
          N_("A piece moves one cell along a row or column. A scout goes straight on over any "
             "number of empty cells. Bombs and the flag never move. Blue begins. A piece may not "
             "cross between the same two cells four turns running."),
          {.moves = "", .selected = "b7"},
          false},
         {N_("Attacking"),
          N_("Moving onto an enemy piece attacks it: both are shown for a moment, the higher rank "
             "stays, equal "
             "ranks both go. The spy beats the marshal when the spy attacks. Only a miner removes "
             "a bomb; anyone else who attacks one is lost."),
          {.moves = NULL},
          true},
         {N_("The end"),
          N_("Capture the enemy’s flag, or leave the enemy without a move. When neither can move, "
             "it is a draw."),
          {.moves = NULL},
          false},
         {N_("Draws"),
          N_("The same position for the third time is a draw, and so are two hundred turns without "
             "a capture, unless the options say otherwise."),
          {.moves = NULL},
          false},
     }},
};

const int help_page_count = (int)(sizeof help_pages / sizeof *help_pages);
