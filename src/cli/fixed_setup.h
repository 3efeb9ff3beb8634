/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Games with a setup are counted and measured from the game's example setup. */
#ifndef CLI_FIXED_SETUP_H
#define CLI_FIXED_SETUP_H

#include "core/game.h"

/* The settings for the game's setups one after the other, `number` 0, 1, … Returns the option in
 * which they differ; NULL if there are no more, or if the game has no setup. */
const struct option *fixed_setup_settings(const struct game *game, int number,
                                          struct settings *settings);

/* Prints them, for --help. */
void fixed_setup_help(void);

#endif
