/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "ai/prove.h"

#include <stdlib.h>
#include <string.h>

#include "core/insight.h"

enum { TABLE_BITS = 17, TABLE_SIZE = 1 << TABLE_BITS };

/* What was proven about a position and a demand. */
struct entry {
    uint64_t key;   /* 0: nothing yet */
    uint64_t proof; /* enum proof */
};

struct prover {
    const struct game *game;
    uint64_t nodes, limit;
    struct entry table[TABLE_SIZE];
};

struct prover *prover_open(void)
{
    return calloc(1, sizeof(struct prover));
}

void prover_close(struct prover *prover)
{
    free(prover);
}

void prover_begin(struct prover *prover, const struct game *game, uint64_t nodes)
{
    memset(prover->table, 0, sizeof prover->table);
    prover->game = game;
    prover->nodes = 0;
    prover->limit = nodes;
}

uint64_t prover_nodes(const struct prover *prover)
{
    return prover->nodes;
}

/* ---- one move ---- */

enum proof demand_after(const struct game *game, const struct position *from,
                        const struct position *to, int player, struct demand *demand)
{
    bool own = from->turn == player;
    int taken = own ? from->men[1 - player] - to->men[1 - player] : 0;
    if (demand->men > 0 && taken >= demand->men)
        return PROOF_YES;
    struct outcome outcome = game->result(to);
    if (outcome_over(outcome))
        return outcome.winner == player ? PROOF_YES : PROOF_NO;
    demand->men -= demand->men > 0 ? taken : 0;
    demand->turns -= own && to->turn != player;
    return demand->turns == 0 ? PROOF_NO : PROOF_UNKNOWN;
}

enum proof prove_move(struct prover *prover, const struct position *from, struct move move,
                      int player, struct demand demand)
{
    union position_room to;
    prover->nodes++;
    prover->game->apply(from, move, &to.base, NULL);
    enum proof settled = demand_after(prover->game, from, &to.base, player, &demand);
    return settled != PROOF_UNKNOWN ? settled : prove(prover, &to.base, player, demand);
}

/* ---- all moves ---- */

static uint64_t key_of(const struct position *position, int player, struct demand demand)
{
    uint64_t number = (uint64_t)(demand.turns * 64 + demand.men * 2 + player + 1);
    return position->hash ^ number * UINT64_C(0x9e3779b97f4a7c15);
}

/* The most promising moves come first: one is enough to force something, or to prevent it. */
struct ordered_moves {
    int count;
    struct move list[MOVES_MAX];
    int ranks[MOVES_MAX];
};

static void order_moves(struct ordered_moves *moves, const struct game *game,
                        const struct position *position)
{
    moves->count = game->moves(position, moves->list);
    if (game->insight)
        game->insight->rank(position, moves->list, moves->count, moves->ranks);
    else
        memset(moves->ranks, 0, (size_t)moves->count * sizeof *moves->ranks);
}

/* The best of those not yet taken; they are sorted only as far as they are needed. */
static struct move next_move(struct ordered_moves *moves, int index)
{
    int best = index;
    for (int i = index + 1; i < moves->count; i++)
        if (moves->ranks[i] > moves->ranks[best])
            best = i;
    struct move move = moves->list[best];
    int rank = moves->ranks[best];
    memmove(moves->list + index + 1, moves->list + index,
            (size_t)(best - index) * sizeof *moves->list);
    memmove(moves->ranks + index + 1, moves->ranks + index,
            (size_t)(best - index) * sizeof *moves->ranks);
    moves->list[index] = move;
    moves->ranks[index] = rank;
    return move;
}

enum proof prove(struct prover *prover, const struct position *position, int player,
                 struct demand demand)
{
    uint64_t key = key_of(position, player, demand);
    struct entry *entry = &prover->table[key >> (64 - TABLE_BITS)];
    if (entry->key == key)
        return (enum proof)entry->proof;
    if (prover->nodes >= prover->limit)
        return PROOF_UNKNOWN;
    struct ordered_moves moves;
    order_moves(&moves, prover->game, position);
    enum proof decisive = position->turn == player ? PROOF_YES : PROOF_NO;
    enum proof proof = decisive == PROOF_YES ? PROOF_NO : PROOF_YES;
    for (int i = 0; i < moves.count && proof != decisive; i++) {
        enum proof after = prove_move(prover, position, next_move(&moves, i), player, demand);
        if (after == decisive || after == PROOF_UNKNOWN)
            proof = after;
    }
    if (moves.count == 0) { /* the game is over */
        struct outcome outcome = prover->game->result(position);
        proof = outcome_over(outcome) && outcome.winner == player ? PROOF_YES : PROOF_NO;
    }
    if (proof != PROOF_UNKNOWN)
        *entry = (struct entry){.key = key, .proof = (uint64_t)proof};
    return proof;
}

/* ---- lines ---- */

void prove_escape(struct prover *prover, const struct position *position, int player,
                  struct demand demand, struct proof_line *line)
{
    struct ordered_moves moves;
    order_moves(&moves, prover->game, position);
    for (int i = 0; i < moves.count && line->length < PROOF_LINE_MAX; i++) {
        union position_room next;
        struct move move = next_move(&moves, i);
        if (prove_move(prover, position, move, player, demand) != PROOF_NO)
            continue;
        line->moves[line->length++] = move;
        prover->game->apply(position, move, &next.base, NULL);
        if (next.base.turn == position->turn && !outcome_over(prover->game->result(&next.base)))
            prove_escape(prover, &next.base, player, demand, line);
        return;
    }
}

int prove_distance(struct prover *prover, const struct position *position, int player,
                   struct demand demand)
{
    for (struct demand less = {1, demand.men}; less.turns <= demand.turns; less.turns++) {
        enum proof proof = prove(prover, position, player, less);
        if (proof != PROOF_NO)
            return proof == PROOF_YES ? less.turns : 0;
    }
    return 0;
}

/* The least number of turns that suffice after a move; one more than the demand's if none do. */
static int turns_after(struct prover *prover, const struct position *from, struct move move,
                       int player, struct demand demand)
{
    struct demand less = {1, demand.men};
    while (less.turns <= demand.turns && prove_move(prover, from, move, player, less) != PROOF_YES)
        less.turns++;
    return less.turns;
}

/* The quickest move for the player, the most stubborn one for the opponent. */
static struct move best_move(struct prover *prover, const struct position *position, int player,
                             struct demand demand)
{
    struct ordered_moves moves;
    bool own = position->turn == player;
    int best_turns = 0;
    struct move best = {0};
    order_moves(&moves, prover->game, position);
    for (int i = 0; i < moves.count; i++) {
        struct move move = next_move(&moves, i);
        int turns = turns_after(prover, position, move, player, demand);
        if (i == 0 || (own ? turns < best_turns : turns > best_turns)) {
            best_turns = turns;
            best = move;
        }
    }
    return best;
}

void prove_line(struct prover *prover, const struct position *position, int player,
                struct demand demand, struct proof_line *line)
{
    union position_room at, next;
    memcpy(&at, position, prover->game->position_size);
    while (line->length < PROOF_LINE_MAX) {
        struct move move = best_move(prover, &at.base, player, demand);
        line->moves[line->length++] = move;
        prover->game->apply(&at.base, move, &next.base, NULL);
        if (demand_after(prover->game, &at.base, &next.base, player, &demand) != PROOF_UNKNOWN)
            return;
        at = next;
    }
}
