/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* All placements of one player's pawns on an empty small board, numbered, with their steps. Both
 * players are seen as player 1, who moves up: the reflection that swaps the players maps one's
 * pawns to the other's. Pawns never step back, so the sets are grouped into classes with the same
 * number of pawns in each row: sideways steps stay inside a class, all others lead to a class with
 * one step less to go, and never return. */
#ifndef GAMES_DODGEM_SETS_H
#define GAMES_DODGEM_SETS_H

#include "games/dodgem/position.h"

enum {
    SOLVED_SIZE_MAX = 5,
    CELLS_MAX = SOLVED_SIZE_MAX * SOLVED_SIZE_MAX,
    SETS_MAX = 15275,     /* 1 to 4 pawns on 25 cells */
    CLASSES_MAX = 125,    /* 1 to 4 pawns in 5 rows */
    CLASS_SETS_MAX = 625, /* 4 pawns in 4 rows of 5 cells */
    STEPS_ASIDE_MAX = 8,
    STEPS_ON_MAX = 4,
    SET_NONE = SETS_MAX /* no pawns are left */
};

/* A step of one pawn: the set it leads to, and the cell it enters, or CELLS_MAX if it leaves. */
struct set_step {
    uint16_t to;
    uint8_t cell;
};

struct pawn_set {
    uint32_t cells;    /* bit n * row + column, from the owner's side */
    uint32_t mirrored; /* from the other player's side */
    uint8_t pawns;
    uint8_t aside_count, on_count;
    struct set_step aside[STEPS_ASIDE_MAX];
    struct set_step on[STEPS_ON_MAX]; /* up, or off the board */
};

struct set_class {
    int first, count; /* its sets */
    int steps_to_go;  /* until all pawns have left */
};

struct dodgem_sets {
    int n, count, class_count;
    struct pawn_set set[SETS_MAX];
    struct set_class class[CLASSES_MAX];
};

void dodgem_sets_make(struct dodgem_sets *sets, int n);

/* Converts between the bits of a board of n * n cells and those of a position, and mirrors either:
 * one player's columns from the right are the other's rows from the bottom. */
uint32_t cells_packed(uint64_t pawns, int n);
uint64_t cells_spread(uint32_t cells, int n);
uint32_t cells_mirrored(uint32_t cells, int n);

#endif
