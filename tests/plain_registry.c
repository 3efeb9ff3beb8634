/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* The open games evaluated as other programs do: pieces and mobility, nothing else. Linked in place
 * of the registry, this turns the terminal program into an engine with only that knowledge, as an
 * opponent for measurements (docs/strength.md). */
#include <string.h>

#include "base/bits.h"
#include "core/insight.h"
#include "core/registry.h"
#include "games/morris/morris.h"
#include "games/morris/position.h"
#include "games/towers/towers.h"

enum {
    MAN = 100,
    FREE_MOVE = 2,
    FREE_STEP = 20 /* Sanmill: 5 for a man, in hand or on the board, and 1 for this */
};

static int men_of(const struct game *game, const struct position *position, int player)
{
    int men = 0;
    for (int kind = 0; kind < game->kind_count; kind++) {
        struct tally tally = game->tally(position, player, kind);
        men += tally.on_board + tally.in_hand;
    }
    return men;
}

static int evaluate_towers(const struct position *position)
{
    struct move list[MOVES_MAX];
    union position_room passed;
    const struct game *game = &game_towers;
    int me = position->turn;
    memcpy(&passed, position, game->position_size);
    passed.base.turn = (uint8_t)(1 - me);
    return MAN * (men_of(game, position, me) - men_of(game, position, 1 - me)) +
           FREE_MOVE * (game->moves(position, list) - game->moves(&passed.base, list));
}

/* Steps from men to adjacent empty points. */
static int steps_of(const struct morris *m, int player)
{
    uint32_t men = m->men[player], empty = ALL_POINTS & ~(m->men[0] | m->men[1]);
    uint32_t crossing = m->base.variant & DIAGONALS ? men : men & MIDPOINTS;
    return bits_count(clockwise(men) & empty) + bits_count(anticlockwise(men) & empty) +
           bits_count(crossing << 8 & empty) + bits_count(crossing >> 8 & empty);
}

static int evaluate_morris(const struct position *position)
{
    const struct morris *m = morris(position);
    int me = position->turn, enemy = 1 - me;
    int men = bits_count(m->men[me]) + (int)m->in_hand[me] - bits_count(m->men[enemy]) -
              (int)m->in_hand[enemy];
    return MAN * men + FREE_STEP * (steps_of(m, me) - steps_of(m, enemy));
}

static struct insight plain_towers, plain_morris;
static struct game judged_towers, judged_morris;

const struct game *const games[] = {&judged_towers, &judged_morris, NULL};

static void make_plain(struct game *plain, struct insight *insight, const struct game *game,
                       int (*judge)(const struct position *position))
{
    *insight = *game->insight;
    insight->evaluate = judge;
    *plain = *game;
    plain->insight = insight;
}

const struct game *game_find(const char *id)
{
    if (!judged_towers.id) {
        make_plain(&judged_towers, &plain_towers, &game_towers, evaluate_towers);
        make_plain(&judged_morris, &plain_morris, &game_morris, evaluate_morris);
    }
    for (int i = 0; games[i]; i++)
        if (strcmp(games[i]->id, id) == 0)
            return games[i];
    return NULL;
}
