/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "core/perft.h"

uint64_t perft(const struct game *game, const struct position *position, int turns)
{
    if (turns == 0)
        return 1;
    struct move list[MOVES_MAX];
    union position_room child;
    int count = game->moves(position, list);
    uint64_t leaves = 0;
    for (int i = 0; i < count; i++) {
        game->apply(position, list[i], &child.base, NULL);
        bool turn_over = child.base.turn != position->turn;
        if (!turn_over)
            leaves += perft(game, &child.base, turns);
        else if (turns == 1)
            leaves++;
        else
            leaves += perft(game, &child.base, turns - 1);
    }
    return leaves;
}
