/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* A board in plain text, drawn from its geometry and from what the viewer may know. */
#ifndef CLI_TEXT_BOARD_H
#define CLI_TEXT_BOARD_H

#include "base/text.h"
#include "core/observation.h"

void text_board(const struct game *game, const struct settings *settings,
                const struct observation *observation, struct text *out);

/* The same in words, for those who do not see the board: whose pieces stand where, kind by kind. */
void text_pieces(const struct game *game, const struct settings *settings,
                 const struct observation *observation, struct text *out);

/* Pieces off the board: in hand and lost, one line per player; nothing if there are none. */
void text_reserves(const struct game *game, const struct observation *observation,
                   struct text *out);

#endif
