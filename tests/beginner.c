/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "beginner.h"

#include <string.h>

#include "games/stratego/kinds.h"
#include "games/stratego/setup.h"

enum {
    MISTAKES = 12, /* percentage of random moves */
    OVERSEEN = 35, /* percentage of replies that are overlooked */
    WIN = 10000,
    TAKEN = 100,    /* an enemy piece */
    THREATENED = 80 /* one of its own pieces that the reply would capture */
};

/* The value of one player's pieces relative to the other's. In Dodgem the aim is to leave the
 * board, so steps count there. */
static int balance(const struct game *game, const struct position *position, int player)
{
    if (strcmp(game->id, "dodgem") != 0)
        return TAKEN * (position->men[player] - position->men[1 - player]);
    int steps = 0;
    for (int cell = 0; cell < CELL_LIMIT; cell++)
        if (game->piece_at(position, cell).owner == player)
            steps += player == 0 ? cell_row(cell) + 1 : position->size - cell_column(cell);
    return -10 * steps;
}

/* After a mill some man is removed: which one hardly matters to a beginner. */
static void finish_turn(const struct game *game, union position_room *position, int player)
{
    while (position->base.turn == player && position->base.phase == PHASE_REMOVING) {
        struct move list[MOVES_MAX];
        union position_room after;
        game->moves(&position->base, list);
        game->apply(&position->base, list[0], &after.base, NULL);
        *position = after;
    }
}

static int result_for(const struct game *game, const struct position *position, int player)
{
    struct outcome outcome = game->result(position);
    return outcome.winner == player ? WIN : outcome.winner == 1 - player ? -WIN : 0;
}

/* How much the worst reply considered would capture. */
static int danger(const struct game *game, const struct position *position, int player,
                  struct rng *rng)
{
    struct move list[MOVES_MAX];
    int count = game->moves(position, list), worst = 0, before = balance(game, position, player);
    for (int i = 0; i < count; i++) {
        union position_room after;
        if (rng_below(rng, 100) < OVERSEEN)
            continue;
        game->apply(position, list[i], &after.base, NULL);
        finish_turn(game, &after, 1 - player);
        int loss = (before - balance(game, &after.base, player)) * THREATENED / TAKEN -
                   result_for(game, &after.base, player);
        worst = loss > worst ? loss : worst;
    }
    return worst;
}

static int open_merit(const struct view *view, struct move move, struct rng *rng)
{
    const struct game *game = view->game;
    const struct position *now = observed(&view->now);
    union position_room after;
    game->apply(now, move, &after.base, NULL);
    finish_turn(game, &after, view->viewer);
    int merit =
        balance(game, &after.base, view->viewer) + result_for(game, &after.base, view->viewer);
    return game->result(&after.base).reason ? merit
                                            : merit - danger(game, &after.base, view->viewer, rng);
}

/* Moves forward and attacks any unknown piece, preferably with strong pieces, and known ones only
 * to win. */
static int dark_merit(const struct view *view, struct move move)
{
    const struct position *now = observed(&view->now);
    struct piece mover = view->game->piece_at(now, move.from);
    struct piece target = view->game->piece_at(now, move.to);
    int forward = (cell_row(move.from) - cell_row(move.to)) * (view->viewer == 0 ? 1 : -1);
    if (target.owner != 1 - view->viewer)
        return 3 * forward;
    if (target.kind < KINDS)
        return battle(mover.kind, target.kind) == ATTACKER_STAYS ? 100 : -50;
    return mover.kind <= MINER ? 25 : 10;
}

struct move beginner_decide(const struct view *view, uint64_t match_seed, struct rng *rng)
{
    struct move list[MOVES_MAX], best;
    bool hidden = game_hides_pieces(view->game);
    if (observed(&view->now)->phase == PHASE_SETUP)
        return setup_next_move(view, match_seed);
    int count = view_moves(view, list), best_merit = 0;
    best = list[rng_below(rng, count)];
    if (rng_below(rng, 100) < MISTAKES)
        return best;
    for (int i = 0; i < count; i++) {
        int merit = (hidden ? dark_merit(view, list[i]) : open_merit(view, list[i], rng)) +
                    rng_below(rng, 8);
        if (i == 0 || merit > best_merit) {
            best_merit = merit;
            best = list[i];
        }
    }
    return best;
}
