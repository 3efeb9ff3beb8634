/* Games that begin with a setup are counted and measured from the game's example of one. */
#ifndef CLI_FIXED_SETUP_H
#define CLI_FIXED_SETUP_H

#include "core/match.h"

/* Plays it when the match is at the very start of such a setup; does nothing otherwise. */
void fixed_setup(struct match *match);

/* Prints those there are, for --help. */
void fixed_setup_help(void);

#endif
