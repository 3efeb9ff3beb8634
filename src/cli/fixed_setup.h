/* Games that begin with a setup are counted and measured from the game's example of one. */
#ifndef CLI_FIXED_SETUP_H
#define CLI_FIXED_SETUP_H

#include "core/game.h"

/* The settings for the game's setups one after the other, `number` 0, 1, … Returns the option that
 * tells them apart; NULL when there are no more, or the game begins without. */
const struct option *fixed_setup_settings(const struct game *game, int number,
                                          struct settings *settings);

/* Prints those there are, for --help. */
void fixed_setup_help(void);

#endif
