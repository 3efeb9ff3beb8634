/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "cli/puzzle_rate.h"

#include <math.h>

#include "ai/levels.h"

enum { EASIEST = 400, TRIES = 4, UNSOLVED = 1300, PER_TENFOLD = 110 };

/* Whether a level plays the whole right turn. */
static bool solves(struct computer *computer, const struct puzzle *puzzle,
                   const struct puzzle_turn *turn, struct computer_request request)
{
    struct match match;
    bool right = true;
    puzzle_start(puzzle, &match);
    for (int i = 0; i < turn->length && right; i++) {
        struct view view;
        struct decision decision;
        view_take(&view, &match, match_now(&match)->turn);
        request.view = &view;
        computer_decide(computer, &request, &decision);
        view_free(&view);
        right = move_equal(decision.move, turn->moves[i]);
        match_play(&match, decision.move);
    }
    match_free(&match);
    return right;
}

/* The share of tries in which a level solves it. The highest ones think less than in a game, and
 * always the same number of nodes, whatever the machine. */
static double success(struct computer *computer, const struct puzzle *puzzle,
                      const struct puzzle_turn *turn, int level)
{
    static const uint64_t budgets[LEVEL_COUNT + 1] = {[6] = 5000, [7] = 20000, [8] = 80000};
    struct computer_request request = {
        .level = level, .budget_divisor = 1, .limits = {.nodes = budgets[level]}};
    int tries = budgets[level] ? 1 : TRIES, solved = 0;
    for (int i = 0; i < tries; i++) {
        request.seed = (uint64_t)i + 1;
        solved += solves(computer, puzzle, turn, request);
    }
    return (double)solved / tries;
}

static int within_limits(double rating)
{
    if (rating > PUZZLE_RATING_MAX)
        return PUZZLE_RATING_MAX;
    return rating < PUZZLE_RATING_MIN ? PUZZLE_RATING_MIN : (int)rating;
}

/* From 0, all levels solve it, to 1, none does. Low levels play many moves at random: what they
 * fail to see by chance says nothing, so they count as much as they think. */
static double difficulty(struct computer *computer, const struct puzzle *puzzle,
                         const struct puzzle_turn *turn)
{
    double failed = 0, all = 0;
    for (int level = 1; level <= LEVEL_COUNT; level++) {
        double thinks = 1 - level_of(puzzle->source->game, level)->blunder / 100.0;
        failed += fmax(0, thinks - success(computer, puzzle, turn, level));
        all += thinks;
    }
    return failed / all;
}

int puzzle_rate_turn(struct computer *computer, const struct puzzle *puzzle,
                     const struct puzzle_turn *turn, uint64_t nodes)
{
    return within_limits(EASIEST + UNSOLVED * difficulty(computer, puzzle, turn) +
                         PER_TENFOLD * log10((double)nodes + 1));
}

/* Turns since the piece on the answer's cell was last shown; all of them if it never was. */
static int turns_since_shown(const struct puzzle *puzzle)
{
    int viewer = puzzle_position(puzzle)->turn, cell = puzzle->cell, turns = 0;
    for (int i = puzzle->at - 1; i >= 0; i--) {
        struct events events;
        match_events(puzzle->source, i, viewer, &events);
        for (int j = events.count - 1; j >= 0; j--) {
            const struct event *event = &events.list[j];
            if (event->type == EVENT_REVEALED && event->from == cell)
                return turns;
            if (event->type == EVENT_MOVED && event->to == cell)
                cell = event->from;
        }
        turns += puzzle->source->steps[i].turn_start;
    }
    return turns;
}

int puzzle_rate_cell(const struct puzzle *puzzle, const struct deduction *deduction)
{
    enum { PER_PIECE = 40, PER_TURN = 8, TURNS_MAX = 60, BY_ELIMINATION = 200 };
    int turns = turns_since_shown(puzzle);
    double rating = EASIEST + PER_TENFOLD * log10(deduction->armies + 1) +
                    PER_TURN * (turns < TURNS_MAX ? turns : TURNS_MAX);
    for (int i = 0; i < deduction->count; i++) {
        rating += PER_PIECE;
        if (deduction->pieces[i].cell == puzzle->cell && !deduction->pieces[i].seen)
            rating += BY_ELIMINATION;
    }
    return within_limits(rating);
}
