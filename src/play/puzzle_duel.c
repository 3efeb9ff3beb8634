/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "play/puzzle_duel.h"

#include <inttypes.h>
#include <string.h>

#include "base/i18n.h"

/* A duel has few puzzles, which get harder quickly; but the first ones are for warming up. */
enum { EASY_PUZZLES = 3, EASY_DRAWS = 200, EASY_TRIES = 12, DRAWS = 14 };

/* Of the easiest, with one turn to find in the first, two in the second and so on. */
static const struct puzzle *draw_easy(struct puzzle_duel *duel)
{
    const struct puzzle *puzzle = puzzle_pool_draw(&duel->pool, EASY_DRAWS);
    for (int i = 0; i < EASY_TRIES && puzzle && puzzle->turns > duel->asked + 1; i++)
        puzzle = puzzle_pool_draw(&duel->pool, EASY_DRAWS);
    return puzzle;
}

static void draw_puzzle(struct puzzle_duel *duel)
{
    bool over = puzzle_duel_winner(duel) != NOBODY || duel->asked == DUEL_PUZZLES_MAX;
    duel->wait[0] = duel->wait[1] = 0;
    duel->now = over                         ? NULL
                : duel->asked < EASY_PUZZLES ? draw_easy(duel)
                                             : puzzle_pool_draw(&duel->pool, DRAWS);
}

void puzzle_duel_start(struct puzzle_duel *duel, const struct puzzle_book *const *books, int count,
                       uint64_t seed)
{
    *duel = (struct puzzle_duel){.seed = seed};
    puzzle_pool_open(&duel->pool, books, count, seed);
    draw_puzzle(duel);
}

void puzzle_duel_free(struct puzzle_duel *duel)
{
    puzzle_pool_free(&duel->pool);
    *duel = (struct puzzle_duel){.round = 0};
}

static void go_on(struct puzzle_duel *duel, char taker)
{
    duel->takers[duel->asked++] = taker;
    draw_puzzle(duel);
}

void puzzle_duel_tick(struct puzzle_duel *duel, int64_t milliseconds)
{
    for (int side = 0; side < 2; side++)
        duel->wait[side] -= milliseconds < duel->wait[side] ? milliseconds : duel->wait[side];
}

bool puzzle_duel_may_answer(const struct puzzle_duel *duel, int side)
{
    return duel->now && duel->wait[side] == 0;
}

bool puzzle_duel_answer(struct puzzle_duel *duel, int side, bool solved)
{
    if (!puzzle_duel_may_answer(duel, side))
        return false;
    if (!solved) {
        duel->wait[side] = DUEL_WAIT;
        return false;
    }
    duel->points[side]++;
    duel->round++;
    go_on(duel, side == 0 ? '1' : '2');
    return true;
}

void puzzle_duel_pass(struct puzzle_duel *duel)
{
    if (duel->now)
        go_on(duel, 'p');
}

int puzzle_duel_winner(const struct puzzle_duel *duel)
{
    for (int side = 0; side < 2; side++)
        if (duel->points[side] >= DUEL_POINTS)
            return side;
    return NOBODY;
}

/* ---- as text ---- */

void puzzle_duel_write(const struct puzzle_duel *duel, struct text *out)
{
    text_add(out, "duel %" PRIu64 " %d %s", duel->seed, duel->pool.count, duel->takers);
}

static bool replay(struct puzzle_duel *duel, const char *takers)
{
    for (; *takers && duel->now; takers++) {
        if (*takers == 'p')
            puzzle_duel_pass(duel);
        else if (*takers == '1' || *takers == '2')
            puzzle_duel_answer(duel, *takers - '1', true);
        else
            return false;
    }
    return !*takers;
}

bool puzzle_duel_read(struct puzzle_duel *duel, const char *line,
                      const struct puzzle_book *const *books, int count, struct fault *fault)
{
    char word[8], takers[DUEL_PUZZLES_MAX + 2];
    uint64_t seed, size;
    if (!next_word(&line, word, sizeof word) || strcmp(word, "duel") != 0 ||
        !puzzle_pool_number(&line, UINT64_MAX, &seed) ||
        !puzzle_pool_number(&line, INT32_MAX, &size))
        return fault_set(fault, _("this is not a duel"));
    next_word(&line, takers, sizeof takers);
    puzzle_duel_start(duel, books, count, seed);
    bool same = size == (uint64_t)duel->pool.count;
    if (same && replay(duel, takers))
        return true;
    puzzle_duel_free(duel);
    return fault_set(fault,
                     same ? _("this is not a duel") : _("this duel belongs to other puzzles"));
}
