/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "games/dodgem/sets.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "base/bits.h"

uint32_t cells_packed(uint64_t pawns, int n)
{
    uint32_t cells = 0;
    for (int row = 0; row < n; row++)
        cells |= (uint32_t)(pawns >> (8 * row) & row_mask(0, n)) << (n * row);
    return cells;
}

uint64_t cells_spread(uint32_t cells, int n)
{
    uint64_t pawns = 0;
    for (int row = 0; row < n; row++)
        pawns |= (cells >> (n * row) & row_mask(0, n)) << (8 * row);
    return pawns;
}

uint32_t cells_mirrored(uint32_t cells, int n)
{
    uint32_t mirrored = 0;
    for (; cells; cells &= cells - 1) {
        int cell = __builtin_ctz(cells), row = cell / n, column = cell % n;
        mirrored |= UINT32_C(1) << ((n - 1 - column) * n + n - 1 - row);
    }
    return mirrored;
}

/* One digit per row, the number of pawns in it, after a digit for their total. */
static uint32_t class_key(uint32_t cells, int n)
{
    uint32_t key = (uint32_t)bits_count(cells);
    for (int row = 0; row < n; row++)
        key = key * 8 + (uint32_t)bits_count(cells >> (n * row) & row_mask(0, n));
    return key;
}

/* Used while sorting the sets, and to find them by their cells. */
struct sorting {
    uint32_t key, cells;
};

static int compare(const void *left, const void *right)
{
    const struct sorting *a = left, *b = right;
    if (a->key != b->key)
        return a->key < b->key ? -1 : 1;
    return (a->cells > b->cells) - (a->cells < b->cells);
}

static int find_set(const struct sorting *sorted, int count, uint32_t cells, int n)
{
    struct sorting wanted = {.key = class_key(cells, n), .cells = cells};
    const struct sorting *found = bsearch(&wanted, sorted, (size_t)count, sizeof *sorted, compare);
    return found ? (int)(found - sorted) : SET_NONE;
}

static int steps_to_go(uint32_t cells, int n)
{
    int steps = 0;
    for (; cells; cells &= cells - 1)
        steps += __builtin_ctz(cells) / n + 1;
    return steps;
}

/* The sets reached by the pawns that step in one direction. */
struct step_list {
    struct set_step *steps;
    uint8_t *count;
    const struct sorting *sorted;
    int sorted_count, n;
};

static void add_steps(const struct step_list *list, uint32_t cells, uint64_t movers, int distance)
{
    for (uint32_t rest = cells_packed(movers, list->n); rest; rest &= rest - 1) {
        int from = __builtin_ctz(rest), to = from + distance;
        bool leaves = to < 0;
        uint32_t after = cells ^ UINT32_C(1) << from;
        if (!leaves)
            after ^= UINT32_C(1) << to;
        list->steps[(*list->count)++] = (struct set_step){
            .to = (uint16_t)find_set(list->sorted, list->sorted_count, after, list->n),
            .cell = (uint8_t)(leaves ? CELLS_MAX : to),
        };
    }
}

/* The steps are those of the rules for player 1 with no enemy in the way. */
static void make_steps(struct pawn_set *set, const struct sorting *sorted, int count, int n)
{
    struct dodgem alone = {.base = {.size = (uint8_t)n}, .pawns = {cells_spread(set->cells, n)}};
    struct ways ways = ways_of(&alone);
    struct step_list aside = {set->aside, &set->aside_count, sorted, count, n};
    struct step_list on = {set->on, &set->on_count, sorted, count, n};
    add_steps(&aside, set->cells, ways.left, -1);
    add_steps(&aside, set->cells, ways.right, 1);
    add_steps(&on, set->cells, ways.up, -n);
    add_steps(&on, set->cells, ways.out, -n);
}

static int list_sets(struct sorting *list, int n)
{
    int count = 0;
    for (int pawns = 1; pawns < n; pawns++) {
        uint32_t cells = (UINT32_C(1) << pawns) - 1;
        while (cells < UINT32_C(1) << (n * n)) {
            list[count++] = (struct sorting){.key = class_key(cells, n), .cells = cells};
            uint32_t low = cells & -cells, ripple = cells + low; /* next number with as many bits */
            cells = ripple | (cells ^ ripple) / low >> 2;
        }
    }
    qsort(list, (size_t)count, sizeof *list, compare);
    return count;
}

void dodgem_sets_make(struct dodgem_sets *sets, int n)
{
    static_assert(SETS_MAX <= UINT16_MAX, "steps name sets in 16 bits");
    struct sorting sorted[SETS_MAX];
    memset(sets, 0, sizeof *sets);
    sets->n = n;
    sets->count = list_sets(sorted, n);
    for (int i = 0; i < sets->count; i++) {
        if (i == 0 || sorted[i].key != sorted[i - 1].key)
            sets->class[sets->class_count++] =
                (struct set_class){.first = i, .steps_to_go = steps_to_go(sorted[i].cells, n)};
        sets->class[sets->class_count - 1].count++;
        struct pawn_set *set = &sets->set[i];
        set->cells = sorted[i].cells;
        set->mirrored = cells_mirrored(set->cells, n);
        set->pawns = (uint8_t)bits_count(set->cells);
        make_steps(set, sorted, sets->count, n);
    }
}
