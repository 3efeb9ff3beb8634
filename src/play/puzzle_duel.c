#include "play/puzzle_duel.h"

enum { DRAWS = 14 };

static void next_puzzle(struct puzzle_duel *duel)
{
    bool over = puzzle_duel_winner(duel) != NOBODY;
    duel->wait[0] = duel->wait[1] = 0;
    duel->now = over ? NULL : puzzle_pool_draw(&duel->pool, DRAWS);
}

void puzzle_duel_start(struct puzzle_duel *duel, const struct puzzle_book *const *books, int count,
                       uint64_t seed)
{
    *duel = (struct puzzle_duel){.round = 0};
    puzzle_pool_open(&duel->pool, books, count, seed);
    next_puzzle(duel);
}

void puzzle_duel_free(struct puzzle_duel *duel)
{
    puzzle_pool_free(&duel->pool);
    *duel = (struct puzzle_duel){.round = 0};
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
    next_puzzle(duel);
    return true;
}

void puzzle_duel_pass(struct puzzle_duel *duel)
{
    if (duel->now)
        next_puzzle(duel);
}

int puzzle_duel_winner(const struct puzzle_duel *duel)
{
    for (int side = 0; side < 2; side++)
        if (duel->points[side] >= DUEL_POINTS)
            return side;
    return NOBODY;
}
