/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "play/puzzle_proof.h"

#include <string.h>

#include "ai/view.h"
#include "base/i18n.h"

/* ---- the turns of a position ---- */

/* One question about a position: whether a turn is right. */
struct question {
    struct puzzle_prover *tools;
    const struct puzzle *puzzle;
    const struct game *game;
    int player;
    bool exact; /* the board is solved */
    int count;  /* of turns */
    int right;
    bool unknown;
    struct puzzle_turn answer;
};

/* The result with best play, for the player: 1 won, 0 drawn, -1 lost. False if it is unknown. */
static bool exact_result(const struct question *question, const struct position *position,
                         int *result)
{
    uint8_t value;
    struct outcome outcome = question->game->result(position);
    if (outcome_over(outcome)) {
        *result = outcome.winner == NOBODY ? 0 : outcome.winner == question->player ? 1 : -1;
        return true;
    }
    if (!exact_value(question->tools->exact, question->game, &question->puzzle->source->settings,
                     position, &value))
        return false;
    *result = verdict_of(value).result;
    if (position->turn != question->player)
        *result = -*result;
    return true;
}

/* What is left of the demand after a whole turn that has been played up to `after`. */
static enum proof judge_forcing(const struct question *question, const struct position *after,
                                enum proof settled, struct demand demand)
{
    enum proof proof = settled != PROOF_UNKNOWN
                           ? settled
                           : prove(question->tools->prover, after, question->player, demand);
    int result = 0;
    if (question->puzzle->kind->aim != PUZZLE_WIN || !question->exact || proof != PROOF_NO)
        return proof;
    /* If it wins as well, only later, there is no single answer. */
    return exact_result(question, after, &result) && result <= 0 ? PROOF_NO : PROOF_UNKNOWN;
}

static enum proof prove_loss(const struct question *question, const struct position *after,
                             int turns)
{
    int enemy = 1 - question->player;
    struct outcome outcome = question->game->result(after);
    if (outcome_over(outcome))
        return outcome.winner == enemy ? PROOF_YES : PROOF_NO;
    return prove(question->tools->prover, after, enemy,
                 (struct demand){turns, question->puzzle->kind->men});
}

static enum proof judge_holding(const struct question *question, const struct position *after)
{
    int turns = question->puzzle->turns, result;
    bool holds = question->puzzle->kind->aim == PUZZLE_HOLD;
    enum proof loss = prove_loss(question, after, turns);
    if (loss != PROOF_NO)
        return loss == PROOF_YES ? PROOF_NO : PROOF_UNKNOWN;
    if (!holds)
        return PROOF_YES;
    if (question->exact)
        return exact_result(question, after, &result) && result >= 0 ? PROOF_YES : PROOF_UNKNOWN;
    return prove_loss(question, after, turns + 1) == PROOF_NO ? PROOF_YES : PROOF_UNKNOWN;
}

static bool is_forcing(const struct puzzle_kind *kind)
{
    return kind->aim == PUZZLE_WIN || kind->aim == PUZZLE_TAKE;
}

/* What a move settles by itself, before the turn is judged as a whole. */
static enum proof settled_by(const struct question *question, const struct position *from,
                             const struct position *to, struct demand *demand)
{
    if (is_forcing(question->puzzle->kind))
        return demand_after(question->game, from, to, question->player, demand);
    return outcome_over(question->game->result(to)) ? PROOF_YES : PROOF_UNKNOWN;
}

/* Judges every turn that begins with the moves made so far. */
static void judge_turns(struct question *question, const struct position *position,
                        struct demand demand, const struct puzzle_turn *begun)
{
    struct move list[MOVES_MAX];
    int count = question->game->moves(position, list);
    for (int i = 0; i < count && question->right < 2 && !question->unknown; i++) {
        union position_room after;
        struct puzzle_turn turn = *begun;
        struct demand left = demand;
        question->game->apply(position, list[i], &after.base, NULL);
        turn.moves[turn.length++] = list[i];
        enum proof proof = settled_by(question, position, &after.base, &left);
        if (after.base.turn == question->player && proof == PROOF_UNKNOWN &&
            turn.length < TURN_MOVES_MAX) {
            judge_turns(question, &after.base, left, &turn);
            continue;
        }
        proof = is_forcing(question->puzzle->kind)
                    ? judge_forcing(question, &after.base, proof, left)
                    : judge_holding(question, &after.base);
        question->count++;
        question->unknown |= proof == PROOF_UNKNOWN;
        question->right += proof == PROOF_YES;
        if (proof == PROOF_YES)
            question->answer = turn;
    }
}

bool puzzle_only_turn(struct puzzle_prover *tools, const struct puzzle *puzzle,
                      struct puzzle_turn *turn)
{
    const struct match *source = puzzle->source;
    const struct position *position = puzzle_position(puzzle);
    struct question question = {
        .tools = tools,
        .puzzle = puzzle,
        .game = source->game,
        .player = position->turn,
        .exact = tools->exact && exact_ready(tools->exact, source->game, &source->settings)};
    struct demand demand = {puzzle->turns, puzzle->kind->men};
    prover_begin(tools->prover, source->game, tools->limit);
    bool sooner = is_forcing(puzzle->kind) && demand.turns > 1 &&
                  prove(tools->prover, position, question.player,
                        (struct demand){demand.turns - 1, demand.men}) != PROOF_NO;
    if (!sooner)
        judge_turns(&question, position, demand, &(struct puzzle_turn){.length = 0});
    tools->nodes = prover_nodes(tools->prover);
    *turn = question.answer;
    return question.right == 1 && !question.unknown && question.count > 1;
}

int puzzle_only_cell(const struct puzzle *puzzle, struct deduction *deduction)
{
    struct match match;
    struct view view;
    puzzle_start(puzzle, &match);
    view_take(&view, &match, match_now(&match)->turn);
    deduce(deduction, &view);
    view_free(&view);
    match_free(&match);
    return deduce_only(deduction, puzzle->kind->pieces);
}

/* ---- a whole puzzle ---- */

static bool begins_with(const struct puzzle *puzzle, const struct puzzle_turn *turn)
{
    for (int i = 0; i < turn->length; i++)
        if (i >= puzzle->line.length || !move_equal(puzzle->line.moves[i], turn->moves[i]))
            return false;
    return true;
}

/* Along the line the demand stays forced, and at its end it is met: by taking the men, if that is
 * the task, and not only by winning the game. */
static bool line_is_proven(struct puzzle_prover *tools, const struct puzzle *puzzle)
{
    const struct game *game = puzzle->source->game;
    union position_room now, next;
    struct demand demand = {puzzle->turns, puzzle->kind->men};
    int player = puzzle_position(puzzle)->turn, taken = 0;
    memcpy(&now, puzzle_position(puzzle), game->position_size);
    prover_begin(tools->prover, game, tools->limit);
    for (int i = 0; i < puzzle->line.length; i++) {
        game->apply(&now.base, puzzle->line.moves[i], &next.base, NULL);
        if (now.base.turn == player)
            taken += now.base.men[1 - player] - next.base.men[1 - player];
        enum proof settled = demand_after(game, &now.base, &next.base, player, &demand);
        if (settled != PROOF_UNKNOWN)
            return settled == PROOF_YES && i + 1 == puzzle->line.length &&
                   taken >= puzzle->kind->men;
        if (prove(tools->prover, &next.base, player, demand) != PROOF_YES)
            return false;
        now = next;
    }
    return false;
}

bool puzzle_prove(struct puzzle_prover *tools, const struct puzzle *puzzle, struct fault *fault)
{
    struct puzzle_turn turn;
    if (puzzle->kind->aim == PUZZLE_DEDUCE) {
        struct deduction deduction;
        return puzzle_only_cell(puzzle, &deduction) == puzzle->cell ||
               fault_set(fault, _("its answer is not the only certain one"));
    }
    if (!puzzle_only_turn(tools, puzzle, &turn))
        return fault_set(fault, _("it does not have exactly one right answer"));
    if (!begins_with(puzzle, &turn))
        return fault_set(fault, _("its answer is wrong"));
    if (is_forcing(puzzle->kind) ? !line_is_proven(tools, puzzle)
                                 : puzzle->line.length != turn.length)
        return fault_set(fault, _("its line of play is wrong"));
    return true;
}
