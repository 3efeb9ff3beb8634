/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* All values of a small board at once. See docs/dodgem-solver.md. Two classes of sets (sets.h) face
 * each other. Forward steps lead to pairs of classes with fewer steps to go, solved before; only
 * the sideways steps stay inside the pair. There every value starts as a draw and is recomputed
 * from the values one step later until nothing changes: after k rounds everything that ends within
 * k plies is exact. A round is `max` and `and` over rows of bytes, which compilers turn into vector
 * instructions, and a pair fits into the cache. */
#include "games/dodgem/solver.h"

#include <stdlib.h>
#include <string.h>

#include "base/i18n.h"
#include "base/parallel.h"
#include "games/dodgem/sets.h"

enum {
    ROW_STEP = 64, /* rows are aligned to it */
    ROW_MAX = (SETS_MAX / ROW_STEP + 1) * ROW_STEP,
    CLASS_ROW = (CLASS_SETS_MAX / ROW_STEP + 1) * ROW_STEP,
    VECTOR = 16, /* a pair's rows are processed in chunks of this many bytes, beyond their end */
    PAIRS_MAX = CLASSES_MAX * (CLASSES_MAX + 1) / 2,
    THREADS_MAX = 8,
    GONE = EXACT_WIN - 1 /* the last pawn leaves: a win, one ply later */
};

/* One class, whose player is to move, against the other. Row i belongs to set i of the class,
 * column j to set j of the other. */
struct side {
    const struct set_class *own, *other;
    uint8_t known[CLASS_SETS_MAX][CLASS_ROW]; /* best of forward steps or being blocked */
    uint8_t value[CLASS_SETS_MAX][CLASS_ROW]; /* for set i to move */
    uint8_t gain[CLASS_SETS_MAX][CLASS_ROW];  /* for set i having moved, set j to move */
    bool stale[CLASS_SETS_MAX];               /* rows of `value` to recompute */
    bool changed[CLASS_SETS_MAX];             /* rows of `gain` that are new */
};

struct duel {
    struct side side[2];
};

struct class_pair {
    uint8_t class[2];
    uint8_t steps_to_go;
};

struct solver {
    struct dodgem_sets sets;
    uint8_t free[CELLS_MAX + 1][ROW_MAX]; /* 255 where no pawn of an enemy's set is on the cell */
    uint8_t turned[256];                  /* a value for the player who moved there */
    uint8_t returned[256];                /* and back */
    uint8_t blocked;                      /* the value of having no step */
    size_t row;                           /* bytes from row to row of `gain` */
    uint8_t *gain; /* solved values: for every set having moved, every enemy's set to move */

    struct class_pair pairs[PAIRS_MAX];
    int pair_count;
    struct duel *duels; /* one per thread */
    int duel_count;
    atomic_int next_pair, pair_end;
    atomic_size_t done;
    struct solve_watch *watch;

    uint8_t *table;
    uint16_t order[2][SETS_MAX]; /* sets by their cells, from the owner's and the enemy's side */
    atomic_int next_row;
};

static bool cancelled(const struct solver *solver)
{
    return solver->watch->cancel && atomic_load(solver->watch->cancel);
}

/* ---- a pair of classes ---- */

static int width(const struct side *side)
{
    return (side->other->count + VECTOR - 1) / VECTOR * VECTOR;
}

static void keep_best(uint8_t *restrict best, const uint8_t *restrict gain,
                      const uint8_t *restrict free, int count)
{
    for (int j = 0; j < count; j++) {
        uint8_t offer = gain[j] & free[j];
        best[j] = best[j] > offer ? best[j] : offer;
    }
}

static void join(uint8_t *restrict any, const uint8_t *restrict free, int count)
{
    for (int j = 0; j < count; j++)
        any[j] |= free[j];
}

/* The best result set i reaches by forward steps; if it has no step at all, the value of that. */
static void publish_row(const struct solver *solver, struct side *side, int i)
{
    const struct pawn_set *set = &solver->sets.set[side->own->first + i];
    int first = side->other->first, count = width(side);
    uint8_t any[CLASS_ROW] = {0};
    uint8_t *known = side->known[i];
    memset(known, 0, (size_t)count);
    for (int s = 0; s < set->on_count; s++) {
        const uint8_t *free = solver->free[set->on[s].cell] + first;
        join(any, free, count);
        if (set->on[s].to == SET_NONE)
            memset(known, GONE, (size_t)count);
        else
            keep_best(known, solver->gain + solver->row * set->on[s].to + first, free,
                      side->other->count); /* other threads may be writing beyond it */
    }
    for (int s = 0; s < set->aside_count; s++)
        join(any, solver->free[set->aside[s].cell] + first, count);
    for (int j = 0; j < count; j++)
        known[j] |= (uint8_t)(~any[j] & solver->blocked);
}

static void open_side(const struct solver *solver, struct side *side, int own, int other)
{
    side->own = &solver->sets.class[own];
    side->other = &solver->sets.class[other];
    for (int i = 0; i < side->own->count; i++) {
        publish_row(solver, side, i);
        memset(side->value[i], EXACT_DRAW, (size_t)width(side));
        memset(side->gain[i], EXACT_DRAW, (size_t)width(side));
        side->stale[i] = true;
        side->changed[i] = false;
    }
}

/* Set i's value against set j is new: passes it on to the other side. Overlapping sets are computed
 * but lead nowhere. */
static void pass_on(const struct solver *solver, const struct side *side, struct side *other, int i,
                    int j)
{
    const struct pawn_set *set = &solver->sets.set[side->own->first];
    const struct pawn_set *enemy = &solver->sets.set[side->other->first];
    if (j < side->other->count && !(set[i].cells & enemy[j].mirrored)) {
        other->gain[j][i] = solver->turned[side->value[i][j]];
        other->changed[j] = true;
    }
}

static void settle_row(const struct solver *solver, struct side *side, struct side *other, int i)
{
    const struct pawn_set *set = &solver->sets.set[side->own->first + i];
    int count = width(side);
    uint8_t best[CLASS_ROW];
    memcpy(best, side->known[i], (size_t)count);
    for (int s = 0; s < set->aside_count; s++)
        keep_best(best, side->gain[set->aside[s].to - side->own->first],
                  solver->free[set->aside[s].cell] + side->other->first, count);
    for (int j = 0; j < count; j += 8) {
        uint64_t before, now;
        memcpy(&before, &side->value[i][j], sizeof before);
        memcpy(&now, &best[j], sizeof now);
        if (before != now)
            for (int k = j; k < j + 8; k++)
                if (side->value[i][k] != best[k]) {
                    side->value[i][k] = best[k];
                    pass_on(solver, side, other, i, k);
                }
    }
}

/* One round for one side. Returns whether any value was in doubt. */
static bool settle(const struct solver *solver, struct side *side, struct side *other)
{
    bool busy = false;
    for (int i = 0; i < side->own->count; i++)
        if (side->stale[i]) {
            busy = true;
            side->stale[i] = false;
            settle_row(solver, side, other, i);
        }
    for (int j = 0; j < other->own->count; j++)
        if (other->changed[j]) { /* sideways steps are reversible: the sets it leads to lead back to
                                    it */
            const struct pawn_set *set = &solver->sets.set[other->own->first + j];
            other->changed[j] = false;
            for (int s = 0; s < set->aside_count; s++)
                other->stale[set->aside[s].to - other->own->first] = true;
        }
    return busy;
}

static void store_side(struct solver *solver, const struct side *side)
{
    for (int i = 0; i < side->own->count; i++)
        memcpy(solver->gain + solver->row * (size_t)(side->own->first + i) + side->other->first,
               side->gain[i], (size_t)side->other->count);
}

static void solve_pair(struct solver *solver, struct duel *duel, const struct class_pair *pair)
{
    struct side *one = &duel->side[0];
    struct side *two = pair->class[0] == pair->class[1] ? one : &duel->side[1];
    open_side(solver, one, pair->class[0], pair -> class[1]);
    if (two != one)
        open_side(solver, two, pair->class[1], pair -> class[0]);
    bool busy;
    do {
        busy = settle(solver, one, two);
        if (two != one)
            busy |= settle(solver, two, one);
    } while (busy);
    store_side(solver, one);
    if (two != one)
        store_side(solver, two);
}

static void report(struct solver *solver, size_t more)
{
    size_t all = (size_t)solver->sets.count * (size_t)solver->sets.count;
    size_t done = atomic_fetch_add(&solver->done, more) + more;
    if (solver->watch->progress)
        atomic_store(solver->watch->progress, (int)(done * 950 / all)); /* the rest: sorting */
}

static void solve_pairs(void *context, int thread)
{
    struct solver *solver = context;
    struct duel *duel = &solver->duels[thread];
    int end = atomic_load(&solver->pair_end), i;
    while ((i = atomic_fetch_add(&solver->next_pair, 1)) < end && !cancelled(solver)) {
        const struct class_pair *pair = &solver->pairs[i];
        const struct set_class *class = solver->sets.class;
        solve_pair(solver, duel, pair);
        report(solver, (size_t) class[pair->class[0]].count * (size_t) class[pair->class[1]].count *
                           (pair->class[0] == pair->class[1] ? 1 : 2));
    }
}

static int compare_pairs(const void *left, const void *right)
{
    const struct class_pair *a = left, *b = right;
    return a->steps_to_go - b->steps_to_go;
}

static void list_pairs(struct solver *solver)
{
    const struct set_class *class = solver->sets.class;
    for (int i = 0; i < solver->sets.class_count; i++)
        for (int j = 0; j <= i; j++)
            solver->pairs[solver->pair_count++] = (struct class_pair){
                .class = {(uint8_t)i, (uint8_t)j},
                .steps_to_go = (uint8_t)(class[i].steps_to_go + class[j].steps_to_go)};
    qsort(solver->pairs, (size_t)solver->pair_count, sizeof *solver->pairs, compare_pairs);
}

/* Pairs with the same number of steps to go do not depend on each other. */
static void solve_all_pairs(struct solver *solver)
{
    int start = 0;
    while (start < solver->pair_count && !cancelled(solver)) {
        int end = start;
        while (end < solver->pair_count &&
               solver->pairs[end].steps_to_go == solver->pairs[start].steps_to_go)
            end++;
        atomic_store(&solver->next_pair, start);
        atomic_store(&solver->pair_end, end);
        parallel_run(solver->duel_count, solve_pairs, solver);
        start = end;
    }
}

/* ---- the table ---- */

static void write_row(struct solver *solver, int enemy)
{
    const struct pawn_set *sets = solver->sets.set, *facing = &sets[enemy];
    const uint8_t *row = solver->gain + solver->row * (size_t)enemy;
    int i = 0;
    for (int pawns = 1; pawns < solver->sets.n; pawns++) {
        uint8_t *out = NULL;
        for (; i < solver->sets.count && sets[solver->order[0][i]].pawns == pawns; i++) {
            int own = solver->order[0][i];
            if (sets[own].cells & facing->mirrored)
                continue;
            if (!out)
                out = solver->table +
                      dodgem_table_index(solver->sets.n, sets[own].cells, facing->mirrored);
            *out++ = solver->returned[row[own]];
        }
    }
}

static void write_rows(void *context, int thread)
{
    (void)thread;
    struct solver *solver = context;
    int i;
    while ((i = atomic_fetch_add(&solver->next_row, 1)) < solver->sets.count)
        write_row(solver, solver->order[1][i]);
}

/* ---- start and end ---- */

struct ordering {
    uint8_t pawns;
    uint16_t set;
    uint32_t cells;
};

static int compare_cells(const void *left, const void *right)
{
    const struct ordering *a = left, *b = right;
    if (a->pawns != b->pawns)
        return a->pawns - b->pawns;
    return (a->cells > b->cells) - (a->cells < b->cells);
}

static void sort_sets(struct solver *solver)
{
    struct ordering list[SETS_MAX];
    for (int seen_by = 0; seen_by < 2; seen_by++) {
        for (int i = 0; i < solver->sets.count; i++) {
            const struct pawn_set *set = &solver->sets.set[i];
            list[i] = (struct ordering){set->pawns, (uint16_t)i,
                                        seen_by == 0 ? set->cells : set->mirrored};
        }
        qsort(list, (size_t)solver->sets.count, sizeof *list, compare_cells);
        for (int i = 0; i < solver->sets.count; i++)
            solver->order[seen_by][i] = list[i].set;
    }
}

static void make_values(struct solver *solver, int blocked)
{
    solver->blocked = blocked == BLOCKED_WINS ? EXACT_WIN : EXACT_LOSS;
    solver->turned[EXACT_DRAW] = solver->returned[EXACT_DRAW] = EXACT_DRAW;
    for (int plies = 0; plies < EXACT_PLIES_MAX; plies++) {
        int won = EXACT_WIN - plies, lost = EXACT_LOSS + plies;
        solver->turned[won] = (uint8_t)(lost + 1);
        solver->turned[lost] = (uint8_t)(won - 1);
        solver->returned[lost + 1] = (uint8_t)won;
        solver->returned[won - 1] = (uint8_t)lost;
    }
}

static void make_free(struct solver *solver)
{
    memset(solver->free, 255, sizeof solver->free); /* off the board nothing is in the way */
    for (int i = 0; i < solver->sets.count; i++)
        for (uint32_t rest = solver->sets.set[i].mirrored; rest; rest &= rest - 1)
            solver->free[__builtin_ctz(rest)][i] = 0;
}

static struct solver *solver_open(int n, int blocked, struct solve_watch *watch)
{
    struct solver *solver = calloc(1, sizeof *solver);
    if (!solver)
        return NULL;
    solver->watch = watch;
    dodgem_sets_make(&solver->sets, n);
    make_values(solver, blocked);
    make_free(solver);
    list_pairs(solver);
    sort_sets(solver);
    solver->row = ((size_t)solver->sets.count / ROW_STEP + 1) * ROW_STEP;
    solver->duel_count = watch->threads < 1 ? 1 : watch->threads;
    if (solver->duel_count > THREADS_MAX)
        solver->duel_count = THREADS_MAX;
    size_t gain_size = solver->row * (size_t)(solver->sets.count + 1);
    solver->gain = calloc(1, gain_size);
    solver->duels = calloc((size_t)solver->duel_count, sizeof *solver->duels);
    watch->memory = sizeof *solver + gain_size + dodgem_table_size(n) +
                    (size_t)solver->duel_count * sizeof *solver->duels;
    return solver;
}

static void solver_close(struct solver *solver)
{
    if (!solver)
        return;
    free(solver->gain);
    free(solver->duels);
    free(solver);
}

bool dodgem_solve(int n, int blocked, uint8_t *table, struct solve_watch *watch,
                  struct fault *fault)
{
    struct solver *solver = solver_open(n, blocked, watch);
    if (!solver || !solver->gain || !solver->duels) {
        solver_close(solver);
        return fault_set(fault, _("there is not enough memory to solve the board"));
    }
    solver->table = table;
    solve_all_pairs(solver);
    bool done = !cancelled(solver);
    if (done)
        parallel_run(solver->duel_count, write_rows, solver);
    if (done && watch->progress)
        atomic_store(watch->progress, 1000);
    solver_close(solver);
    return done || fault_set(fault, _("solving the board was cancelled"));
}
