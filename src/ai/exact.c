/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "ai/exact.h"

#include <stdlib.h>
#include <string.h>

#include "ai/exact_store.h"
#include "base/files.h"
#include "base/i18n.h"
#include "base/text.h"

enum { TABLES_MAX = 32, SMALL = 1 << 20 };

/* One board's table, in memory or in its file. */
struct exact_table {
    char name[SOLUTION_NAME];
    size_t size;
    uint8_t *values;
    struct exact_store *store;
    atomic_bool damaged;
};

/* Tables are only ever added, so that readers need no lock. A table that turns out to be damaged
 * stays allocated, unused: another thread may be reading it. */
struct exact {
    char *folder;
    size_t small; /* tables up to this size are computed when needed, and not stored on disk */
    atomic_int count;
    struct exact_table *tables[TABLES_MAX];
    atomic_flag adding; /* held briefly */
    atomic_flag making; /* a large table is being computed */
};

struct exact *exact_open(const char *folder)
{
    struct exact *exact = memory_resize(NULL, sizeof *exact);
    memset(exact, 0, sizeof *exact);
    exact->small = SMALL;
    atomic_flag_clear(&exact->making);
    atomic_flag_clear(&exact->adding);
    if (folder) {
        exact->folder = memory_resize(NULL, strlen(folder) + 1);
        strcpy(exact->folder, folder);
        folder_remove_leftovers(folder);
    }
    return exact;
}

static void table_free(struct exact_table *table)
{
    exact_store_close(table->store);
    free(table->values);
    free(table);
}

void exact_close(struct exact *exact)
{
    if (!exact)
        return;
    for (int i = 0; i < exact->count; i++)
        table_free(exact->tables[i]);
    free(exact->folder);
    free(exact);
}

void exact_store_all(struct exact *exact)
{
    exact->small = 0;
}

bool exact_covers(const struct game *game, const struct settings *settings)
{
    return game->solution && game->solution->covers(settings);
}

/* ---- computing tables ---- */

static struct exact_table *find(struct exact *exact, const char *name)
{
    for (int i = atomic_load(&exact->count) - 1; i >= 0; i--) {
        struct exact_table *table = exact->tables[i];
        if (strcmp(table->name, name) == 0 && !atomic_load(&table->damaged))
            return table;
    }
    return NULL;
}

/* If two threads compute the same small table, both are kept: rare and harmless. */
static bool add(struct exact *exact, struct exact_table *table)
{
    while (atomic_flag_test_and_set(&exact->adding))
        continue;
    int count = atomic_load(&exact->count);
    bool room = count < TABLES_MAX;
    if (room) {
        exact->tables[count] = table;
        atomic_store(&exact->count, count + 1);
    }
    atomic_flag_clear(&exact->adding);
    if (!room)
        table_free(table);
    return room;
}

static bool is_small(const struct exact *exact, const struct game *game,
                     const struct settings *settings)
{
    return game->solution->size(settings) <= exact->small;
}

static struct exact_table *table_new(const struct game *game, const struct settings *settings)
{
    struct exact_table *table = memory_resize(NULL, sizeof *table);
    *table = (struct exact_table){.size = game->solution->size(settings)};
    game->solution->name(settings, table->name);
    return table;
}

static void store_path(const struct exact *exact, const struct exact_table *table,
                       struct text *path)
{
    text_add(path, "%s/%s.table", exact->folder, table->name);
}

static bool keep(struct exact *exact, struct exact_table *table, struct fault *fault)
{
    struct text path = {0};
    store_path(exact, table, &path);
    bool kept =
        folder_make(exact->folder, fault) &&
        exact_store_write(path.data, table->name, table->values, table->size, fault) &&
        (table->store = exact_store_open(path.data, table->name, table->size, fault)) != NULL;
    text_free(&path);
    if (kept) {
        free(table->values);
        table->values = NULL;
    }
    return kept;
}

static bool solve(struct exact *exact, const struct game *game, const struct settings *settings,
                  struct solve_watch *watch, struct fault *fault)
{
    struct solve_watch nobody = {.threads = 1};
    struct exact_table *table = table_new(game, settings);
    table->values = malloc(table->size);
    if (!table->values) {
        table_free(table);
        return fault_set(fault, _("there is not enough memory to solve the board"));
    }
    if (!game->solution->solve(settings, table->values, watch ? watch : &nobody, fault)) {
        table_free(table);
        return false;
    }
    if (table->size > exact->small && exact->folder)
        keep(exact, table, fault);
    return add(exact, table);
}

/* Opens the file; deletes a damaged one. */
static bool open_stored(struct exact *exact, const struct game *game,
                        const struct settings *settings)
{
    struct exact_table *table = table_new(game, settings);
    struct text path = {0};
    if (exact->folder) {
        store_path(exact, table, &path);
        table->store = exact_store_open(path.data, table->name, table->size, NULL);
        if (!table->store)
            file_remove(path.data, NULL);
        text_free(&path);
    }
    if (table->store)
        return add(exact, table);
    table_free(table);
    return false;
}

static bool is_loaded(struct exact *exact, const struct game *game, const struct settings *settings)
{
    char name[SOLUTION_NAME];
    game->solution->name(settings, name);
    return find(exact, name) != NULL;
}

struct making {
    bool again; /* whatever is loaded or stored */
    struct solve_watch *watch;
};

static bool make(struct exact *exact, const struct game *game, const struct settings *settings,
                 struct making how, struct fault *fault)
{
    struct fault ignored;
    fault = fault ? fault : &ignored;
    *fault = (struct fault){{0}};
    if (!how.again && is_loaded(exact, game, settings))
        return true;
    if (is_small(exact, game, settings))
        return solve(exact, game, settings, how.watch, fault);
    if (atomic_flag_test_and_set(&exact->making))
        return fault_set(fault, _("another board is already being solved"));
    bool done = (!how.again && open_stored(exact, game, settings)) ||
                solve(exact, game, settings, how.watch, fault);
    atomic_flag_clear(&exact->making);
    return done;
}

bool exact_is_stored(struct exact *exact, const struct game *game, const struct settings *settings)
{
    if (!exact->folder || !exact_covers(game, settings))
        return false;
    char first;
    struct text path = {0};
    struct exact_table *table = table_new(game, settings);
    store_path(exact, table, &path);
    bool kept = file_read_part(path.data, 0, &first, 1, NULL);
    text_free(&path);
    table_free(table);
    return kept;
}

bool exact_prepare(struct exact *exact, const struct game *game, const struct settings *settings,
                   struct solve_watch *watch, struct fault *fault)
{
    return make(exact, game, settings, (struct making){.watch = watch}, fault);
}

bool exact_solve_again(struct exact *exact, const struct game *game,
                       const struct settings *settings, struct solve_watch *watch,
                       struct fault *fault)
{
    return make(exact, game, settings, (struct making){.again = true, .watch = watch}, fault);
}

bool exact_ready(struct exact *exact, const struct game *game, const struct settings *settings)
{
    return exact_covers(game, settings) &&
           (is_small(exact, game, settings) || is_loaded(exact, game, settings));
}

/* ---- queries ---- */

/* The table; computes small ones now. NULL if there is none. */
static struct exact_table *table_for(struct exact *exact, const struct game *game,
                                     const struct settings *settings)
{
    char name[SOLUTION_NAME];
    if (!exact_covers(game, settings))
        return NULL;
    game->solution->name(settings, name);
    struct exact_table *table = find(exact, name);
    if (!table && is_small(exact, game, settings) &&
        exact_prepare(exact, game, settings, NULL, NULL))
        table = find(exact, name);
    return table;
}

/* A table with a damaged file is no longer trusted, and the file is deleted. */
static bool value_at(struct exact *exact, struct exact_table *table, size_t index, uint8_t *value)
{
    if (table->values) {
        *value = table->values[index];
        return true;
    }
    if (exact_store_value(table->store, index, value))
        return true;
    if (!atomic_exchange(&table->damaged, true)) {
        struct text path = {0};
        store_path(exact, table, &path);
        file_remove(path.data, NULL);
        text_free(&path);
    }
    return false;
}

bool exact_value(struct exact *exact, const struct game *game, const struct settings *settings,
                 const struct position *position, uint8_t *value)
{
    struct exact_table *table = table_for(exact, game, settings);
    if (!table)
        return false;
    struct outcome outcome = game->result(position);
    if (outcome_over(outcome)) {
        *value = outcome.winner == NOBODY           ? EXACT_DRAW
                 : outcome.winner == position->turn ? EXACT_WIN
                                                    : EXACT_LOSS;
        return true;
    }
    return value_at(exact, table, game->solution->index(position), value);
}

struct exact_verdict verdict_of(uint8_t value)
{
    if (value > EXACT_DRAW)
        return (struct exact_verdict){.result = 1, .plies = EXACT_WIN - value};
    if (value < EXACT_DRAW)
        return (struct exact_verdict){.result = -1, .plies = value - EXACT_LOSS};
    return (struct exact_verdict){0};
}

uint8_t exact_after_move(uint8_t value)
{
    struct exact_verdict verdict = verdict_of(value);
    return (uint8_t)(verdict.result > 0   ? EXACT_LOSS + verdict.plies + 1
                     : verdict.result < 0 ? EXACT_WIN - verdict.plies - 1
                                          : EXACT_DRAW);
}

/* Draws stay draws under the quiet limit: it makes nobody win. */
bool exact_verdict(struct exact *exact, const struct game *game, const struct settings *settings,
                   const struct position *position, struct exact_verdict *verdict)
{
    uint8_t value;
    if (!exact_value(exact, game, settings, position, &value))
        return false;
    *verdict = verdict_of(value);
    int limit = settings_quiet_limit(game, settings);
    return limit == 0 || verdict->plies <= limit - position->quiet;
}

bool exact_count(struct exact *exact, const struct game *game, const struct settings *settings,
                 struct exact_counts *counts)
{
    struct exact_table *table = table_for(exact, game, settings);
    *counts = (struct exact_counts){.positions = table ? table->size : 0};
    for (size_t i = 0; i < counts->positions; i++) {
        uint8_t value;
        if (!value_at(exact, table, i, &value))
            return false;
        struct exact_verdict verdict = verdict_of(value);
        if (verdict.result == 0)
            counts->drawn++;
        else if (verdict.result < 0)
            counts->lost++;
        else if (counts->won++, verdict.plies > counts->longest_win)
            counts->longest_win = verdict.plies;
    }
    return table != NULL;
}
