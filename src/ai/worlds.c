/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "ai/worlds.h"

#include <string.h>

#include "ai/knowledge.h"

enum { TRIES = 100 };

/* ---- what a piece can be ---- */

/* Pieces with the least choice come first, so that others do not use it up. */
static void add_suspect(struct suspects *suspects, struct suspect suspect)
{
    int i = suspects->count++;
    for (; i > 0 && kinds_in(suspects->list[i - 1].possible) > kinds_in(suspect.possible); i--)
        suspects->list[i] = suspects->list[i - 1];
    suspects->list[i] = suspect;
}

/* Each by itself: worlds that do not add up are drawn again. */
void suspects_find(struct suspects *suspects, const struct view *view)
{
    const struct game *game = view->game;
    int enemy = 1 - view->viewer;
    unsigned present = 0;
    struct knowledge knowledge;
    *suspects = (struct suspects){.count = 0};
    for (int kind = 0; kind < game->kind_count; kind++)
        suspects->left[kind] = game->tally(observed(&view->now), enemy, kind).on_board;
    for (int cell = 0; cell < CELL_LIMIT; cell++) {
        struct piece piece = observed_piece(game, &view->now, cell);
        if (piece.owner == enemy && piece.kind != KIND_UNKNOWN)
            suspects->left[piece.kind]--;
    }
    for (int kind = 0; kind < game->kind_count; kind++)
        present |= suspects->left[kind] > 0 ? 1u << kind : 0;
    knowledge_take(&knowledge, view);
    for (int cell = 0; cell < CELL_LIMIT; cell++) {
        const struct known_piece *piece = known_piece_on(&knowledge, cell);
        if (piece && observed_piece(game, &view->now, cell).kind == KIND_UNKNOWN)
            add_suspect(suspects, (struct suspect){.cell = (uint8_t)cell,
                                                   .possible = piece->possible & present});
    }
}

/* ---- a world ---- */

/* A random one of the remaining pieces that this one can be; -1 if there is none. */
static int draw_kind(const int left[KINDS_MAX], unsigned possible, struct rng *rng)
{
    int whole = 0;
    for (int kind = 0; kind < KINDS_MAX; kind++)
        whole += possible >> kind & 1 ? left[kind] : 0;
    int draw = whole > 0 ? rng_below(rng, whole) : 0;
    for (int kind = 0; kind < KINDS_MAX && whole > 0; kind++) {
        draw -= possible >> kind & 1 ? left[kind] : 0;
        if (draw < 0)
            return kind;
    }
    return -1;
}

/* False if earlier draws left nothing for one of them. Unless `strict`, that one then gets any
 * kind. */
static bool draw_all(const struct suspects *suspects, bool strict, struct rng *rng,
                     uint8_t kinds[CELL_LIMIT])
{
    int left[KINDS_MAX];
    memcpy(left, suspects->left, sizeof left);
    for (int i = 0; i < suspects->count; i++) {
        int kind = draw_kind(left, suspects->list[i].possible, rng);
        if (kind < 0 && strict)
            return false;
        if (kind < 0)
            kind = draw_kind(left, ~0u, rng);
        kinds[suspects->list[i].cell] = (uint8_t)kind;
        left[kind]--;
    }
    return true;
}

void world_make(const struct suspects *suspects, const struct view *view, struct rng *rng,
                union position_room *world)
{
    uint8_t kinds[CELL_LIMIT] = {0};
    int tries = 0;
    while (tries < TRIES && !draw_all(suspects, true, rng, kinds))
        tries++;
    if (tries == TRIES)
        draw_all(suspects, false, rng, kinds);
    memcpy(world, observed(&view->now), view->game->position_size);
    view->game->hidden->unmask(&world->base, kinds);
}
