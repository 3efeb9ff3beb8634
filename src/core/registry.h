/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* All games, generated from the list in src/games/meson.build. */
#ifndef CORE_REGISTRY_H
#define CORE_REGISTRY_H

#include "core/game.h"

enum { GAMES_MAX = 12 }; /* the menu has no room for more */

extern const struct game *const games[]; /* in menu order, NULL at the end */

/* Their ids as a list, "chess, go", for help and error messages. */
const char *game_names(void);

/* The game with this id, or NULL. */
const struct game *game_find(const char *id);

#endif
