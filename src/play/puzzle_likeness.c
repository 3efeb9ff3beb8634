/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "core/zobrist.h"
#include "play/puzzle_proof.h"

enum { TURNS_AND_REFLECTIONS = 8 };

/* One of the eight ways in which a square board looks the same. */
static int turned(int cell, int side, int way)
{
    int column = cell_column(cell), row = cell_row(cell);
    if (way & 1)
        column = side - 1 - column;
    if (way & 2)
        row = side - 1 - row;
    return way & 4 ? cell_at(row, column) : cell_at(column, row);
}

/* The position as the player to move sees it, turned in one way. */
static uint64_t hash_of(const struct game *game, const struct observation *seen,
                        const struct geometry *geometry, int way, bool folded)
{
    int player = observed(seen)->turn;
    uint64_t hash = 0;
    for (int i = 0; i < geometry->cell_count; i++) {
        int cell = geometry->cells[i];
        struct piece piece = observed_piece(game, seen, cell);
        if (piece.owner > 1)
            continue;
        int place = turned(folded ? game->puzzles->fold(cell) : cell, geometry->columns, way);
        uint64_t key = zobrist_piece(piece.owner != player, piece.kind % KINDS_MAX, place);
        hash ^= piece.kind == KIND_UNKNOWN ? key * 3 : key;
    }
    return hash;
}

static uint64_t hash_of_hands(const struct game *game, const struct position *position)
{
    uint64_t hash = 0;
    for (int side = 0; side < 2; side++)
        for (int kind = 0; kind < game->kind_count; kind++)
            hash = hash * 31 + (uint64_t)game->tally(position, side ^ position->turn, kind).in_hand;
    return hash;
}

uint64_t puzzle_likeness(const struct puzzle *puzzle)
{
    const struct game *game = puzzle->source->game;
    struct geometry geometry;
    struct observation seen;
    uint64_t least = UINT64_MAX;
    game->geometry(&puzzle->source->settings, &geometry);
    observe(game, puzzle_position(puzzle), puzzle_position(puzzle)->turn, &seen);
    for (int folded = 0; folded <= (game->puzzles->fold != NULL); folded++)
        for (int way = 0; way < TURNS_AND_REFLECTIONS; way++) {
            uint64_t hash = hash_of(game, &seen, &geometry, way, folded);
            least = hash < least ? hash : least;
        }
    return least ^ hash_of_hands(game, observed(&seen)) * UINT64_C(0x9e3779b97f4a7c15);
}
