/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* A duel that is not over yet, kept in a file of its own until it is. */
#ifndef UI_DUEL_SHELF_H
#define UI_DUEL_SHELF_H

#include "play/puzzle_duel.h"
#include "ui/puzzle_shelf.h"

struct kept_duel {
    struct match_player players[2];
    struct puzzle_duel duel; /* to be freed */
    bool loose;              /* never written: a newer version has a duel of its own in the file */
};

/* Writes how far the duel has come, or deletes the file if it is over. `game` NULL: puzzles of all
 * games. */
void duel_shelf_keep(const struct game *game, const struct kept_duel *kept);
/* Whether there is such a file, on any thread. */
bool duel_shelf_has(const struct game *game);
/* One that belongs to other puzzles is as good as none. */
enum kept_state duel_shelf_find(const struct game *game, struct kept_duel *kept);

#endif
