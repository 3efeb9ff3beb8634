/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "ai/plain_insight.h"

#include <string.h>

enum { PIECE = 100, FREE_MOVE = 2, TELLING_LEAD = 300 };

static void rank_alike(const struct position *position, const struct move *list, int count,
                       int *ranks)
{
    (void)position;
    (void)list;
    memset(ranks, 0, (size_t)count * sizeof *ranks);
}

const struct insight plain_insight = {.rank = rank_alike, .clear_lead = TELLING_LEAD};

const struct insight *insight_of(const struct game *game)
{
    const struct insight *own = game_hides_pieces(game) ? game->hidden->hindsight : game->insight;
    return own ? own : &plain_insight;
}

struct game game_in_the_open(const struct game *game)
{
    struct game open = *game;
    open.insight = insight_of(game);
    open.hidden = NULL;
    return open;
}

static int pieces_of(const struct game *game, const struct position *position, int player)
{
    int pieces = 0;
    for (int kind = 0; kind < game->kind_count; kind++) {
        struct tally tally = game->tally(position, player, kind);
        pieces += tally.on_board + tally.in_hand;
    }
    return pieces;
}

int plain_evaluate(const struct game *game, const struct position *position)
{
    struct move list[MOVES_MAX];
    int me = position->turn;
    return PIECE * (pieces_of(game, position, me) - pieces_of(game, position, 1 - me)) +
           FREE_MOVE * game->moves(position, list);
}
