/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "core/observation.h"

#include <string.h>

void observe(const struct game *game, const struct position *position, int viewer,
             struct observation *out)
{
    memset(out, 0, sizeof *out);
    memcpy(&out->masked, position, game->position_size);
    out->viewer = (uint8_t)viewer;
    if (game_hides_pieces(game) && viewer != VIEWER_ALL)
        game->hidden->mask(&out->masked.base, viewer);
}
