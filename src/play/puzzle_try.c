/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "play/puzzle_try.h"

#include <string.h>

enum { NODES = 4000000 }; /* many times what any puzzle needs */

static bool is_forcing(const struct puzzle_kind *kind)
{
    return kind->aim == PUZZLE_WIN || kind->aim == PUZZLE_TAKE;
}

static const struct game *game_of(const struct puzzle_try *attempt)
{
    return attempt->match.game;
}

static int solver_of(const struct puzzle_try *attempt)
{
    return match_position(&attempt->match, attempt->from)->turn;
}

void puzzle_try_again(struct puzzle_try *attempt)
{
    const struct puzzle *puzzle = attempt->puzzle;
    match_go(&attempt->match, attempt->from);
    attempt->verdict = PUZZLE_PENDING;
    attempt->line.length = 0;
    attempt->demand = (struct demand){puzzle->turns, puzzle->kind->men};
}

void puzzle_try_begin(struct puzzle_try *attempt, const struct puzzle *puzzle,
                      struct prover *prover)
{
    *attempt = (struct puzzle_try){.puzzle = puzzle, .from = puzzle->at, .prover = prover};
    puzzle_start(puzzle, &attempt->match);
    prover_begin(prover, puzzle->source->game, NODES);
    puzzle_try_again(attempt);
}

void puzzle_try_end(struct puzzle_try *attempt)
{
    match_free(&attempt->match);
}

/* Keeps the opponent's next turn of a line. */
static void keep_reply(struct puzzle_try *attempt)
{
    const struct game *game = game_of(attempt);
    union position_room now, next;
    memcpy(&now, match_now(&attempt->match), game->position_size);
    for (int i = 0; i < attempt->line.length; i++) {
        game->apply(&now.base, attempt->line.moves[i], &next.base, NULL);
        if (next.base.turn != now.base.turn)
            attempt->line.length = i + 1;
        now = next;
    }
}

/* If a proof should ever fail for lack of nodes, the stored solution decides. */
static bool follows_solution(const struct puzzle_try *attempt)
{
    const struct puzzle *puzzle = attempt->puzzle;
    for (int i = attempt->from; i < attempt->match.at; i++)
        if (i - attempt->from >= puzzle->line.length ||
            !move_equal(attempt->match.steps[i].move, puzzle->line.moves[i - attempt->from]))
            return false;
    return true;
}

static bool is_proven(const struct puzzle_try *attempt, enum proof proof, enum proof wanted)
{
    return proof == PROOF_UNKNOWN ? follows_solution(attempt) : proof == wanted;
}

/* The demand is still open after the solver's turn. */
static enum puzzle_verdict judge_forcing(struct puzzle_try *attempt)
{
    const struct position *now = match_now(&attempt->match);
    int solver = solver_of(attempt);
    struct demand demand = attempt->demand;
    if (is_proven(attempt, prove(attempt->prover, now, solver, demand), PROOF_YES)) {
        prove_line(attempt->prover, now, solver, demand, &attempt->line);
        keep_reply(attempt);
        return PUZZLE_RIGHT;
    }
    prove_escape(attempt->prover, now, solver, demand, &attempt->line);
    return PUZZLE_WRONG;
}

static enum puzzle_verdict judge_holding(struct puzzle_try *attempt)
{
    const struct position *now = match_now(&attempt->match);
    int enemy = 1 - solver_of(attempt);
    struct outcome outcome = game_of(attempt)->result(now);
    if (outcome_over(outcome))
        return outcome.winner == enemy ? PUZZLE_WRONG : PUZZLE_SOLVED;
    if (is_proven(attempt, prove(attempt->prover, now, enemy, attempt->demand), PROOF_NO))
        return PUZZLE_SOLVED;
    prove_line(attempt->prover, now, enemy, attempt->demand, &attempt->line);
    return PUZZLE_WRONG;
}

enum puzzle_verdict puzzle_try_move(struct puzzle_try *attempt, struct move move)
{
    const struct game *game = game_of(attempt);
    struct match *match = &attempt->match;
    bool forcing = is_forcing(attempt->puzzle->kind);
    enum proof settled = PROOF_UNKNOWN;
    if (!match_play(match, move)) /* drawn by repetition or the quiet limit */
        return attempt->verdict = PUZZLE_WRONG;
    const struct position *before = match_position(match, match->at - 1), *now = match_now(match);
    if (forcing)
        settled = demand_after(game, before, now, solver_of(attempt), &attempt->demand);
    attempt->line.length = 0;
    if (settled != PROOF_UNKNOWN)
        attempt->verdict = settled == PROOF_YES ? PUZZLE_SOLVED : PUZZLE_WRONG;
    else if (now->turn == before->turn && !outcome_over(game->result(now)))
        attempt->verdict = PUZZLE_PENDING;
    else
        attempt->verdict = forcing ? judge_forcing(attempt) : judge_holding(attempt);
    return attempt->verdict;
}

enum puzzle_verdict puzzle_try_cell(struct puzzle_try *attempt, int cell)
{
    attempt->verdict = cell == attempt->puzzle->cell ? PUZZLE_SOLVED : PUZZLE_WRONG;
    return attempt->verdict;
}

bool puzzle_try_reply(struct puzzle_try *attempt)
{
    const struct match *match = &attempt->match;
    if (attempt->line.length == 0 || !match_play(&attempt->match, attempt->line.moves[0]))
        return false;
    attempt->line.length--;
    memmove(attempt->line.moves, attempt->line.moves + 1,
            (size_t)attempt->line.length * sizeof *attempt->line.moves);
    if (attempt->verdict == PUZZLE_RIGHT &&
        demand_after(match->game, match_position(match, match->at - 1), match_now(match),
                     solver_of(attempt), &attempt->demand) == PROOF_YES)
        attempt->verdict = PUZZLE_SOLVED;
    return true;
}
