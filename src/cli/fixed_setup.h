/* A setup for games that begin with one, so that counting and measuring have a known start. */
#ifndef CLI_FIXED_SETUP_H
#define CLI_FIXED_SETUP_H

#include "core/match.h"

#define FIXED_SETUP_HELP                                                                           \
    "Stratego is counted from a saved game, or from a fixed setup when its setup has just "        \
    "begun.\n"                                                                                     \
    "Player 1's rows, from row 7 (nearest the enemy) to row 10:\n"                                 \
    "    army=ten   .  .  .  .  .  .  .  .  .  .     army=full  2  6  2  4  10 2  5  2  6  2\n"    \
    "               .  2  .  10 .  .  9  .  2  .                5  8  3  7  9  4  7  8  4  5\n"    \
    "               .  .  3  .  1  .  .  3  .  .                2  6  7  1  2  5  4  6  3  2\n"    \
    "               .  .  .  .  B  F  B  .  .  .                3  B  3  B  F  B  3  B  B  B\n"    \
    "Player 2's is the same turned by half a circle.\n"

/* Plays it when the match is at the very start of such a setup; does nothing otherwise. */
void fixed_setup(struct match *match);

#endif
