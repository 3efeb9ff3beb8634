/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "play/puzzle_pool.h"

#include <stdlib.h>
#include <string.h>

/* By difficulty; then in a fixed order, so that every machine has the same. */
static int easier_first(const void *left, const void *right)
{
    const struct puzzle *a = *(const struct puzzle *const *)left;
    const struct puzzle *b = *(const struct puzzle *const *)right;
    if (a->rating != b->rating)
        return a->rating < b->rating ? -1 : 1;
    int names = strcmp(a->source->game->id, b->source->game->id);
    return names ? names : (a->number > b->number) - (a->number < b->number);
}

void puzzle_pool_open(struct puzzle_pool *pool, const struct puzzle_book *const *books, int count,
                      uint64_t seed)
{
    size_t all = 0;
    *pool = (struct puzzle_pool){.last = -1, .rng = {.state = seed}};
    for (int i = 0; i < count; i++)
        all += (size_t)books[i]->count;
    pool->list = memory_resize(NULL, (all + 1) * sizeof *pool->list);
    pool->drawn = memory_resize(NULL, all + 1);
    memset(pool->drawn, 0, all + 1);
    for (int i = 0; i < count; i++)
        for (int j = 0; j < books[i]->count; j++)
            pool->list[pool->count++] = &books[i]->list[j];
    qsort(pool->list, (size_t)pool->count, sizeof *pool->list, easier_first);
}

void puzzle_pool_free(struct puzzle_pool *pool)
{
    free(pool->list);
    free(pool->drawn);
    *pool = (struct puzzle_pool){.last = -1};
}

const struct puzzle *puzzle_pool_draw(struct puzzle_pool *pool, int draws)
{
    int step = 2 * pool->count / draws;
    int index = pool->last + 1 + rng_below(&pool->rng, step > 1 ? step : 1);
    if (index >= pool->count) {
        index = pool->count - 1;
        while (index >= 0 && pool->drawn[index])
            index--;
    }
    if (index < 0)
        return NULL;
    pool->drawn[index] = true;
    pool->last = index > pool->last ? index : pool->last;
    return pool->list[index];
}

bool puzzle_pool_number(const char **line, uint64_t most, uint64_t *number)
{
    char word[24], *end;
    if (!next_word(line, word, sizeof word) || *word < '0' || *word > '9')
        return false;
    *number = strtoull(word, &end, 10);
    return !*end && *number <= most;
}
