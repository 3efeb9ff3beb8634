/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "ai/perfect.h"

#include <string.h>

#include "ai/search.h"
#include "base/rng.h"

enum {
    CERTAIN = 1 << 20,              /* the expectation of a won position */
    LOOK_AHEAD = 2,                 /* own turns for which traps are counted */
    REPETITION_COST = CERTAIN / 16, /* penalty for repeating a position */
    MATCH_DRAWN = -CERTAIN          /* the match ends here as a draw */
};

struct thought {
    struct exact *exact;
    const struct view *view;
    bool unknown; /* a value was unavailable: the result is not valid */
};

static uint8_t value_of(struct thought *thought, const struct position *position)
{
    uint8_t value = EXACT_DRAW;
    if (!exact_value(thought->exact, thought->view->game, &thought->view->settings, position,
                     &value))
        thought->unknown = true;
    return value;
}

static int expectation(struct thought *thought, const struct position *position, int turns);

/* Our expectation if the opponent, to move, plays at random: 0 a sure loss, CERTAIN a sure win. */
static int expectation_after_reply(struct thought *thought, const struct position *position,
                                   int turns)
{
    const struct game *game = thought->view->game;
    struct move list[MOVES_MAX];
    int count = game->moves(position, list);
    int64_t sum = 0;
    for (int i = 0; i < count; i++) {
        union position_room after;
        game->apply(position, list[i], &after.base, NULL);
        sum += expectation(thought, &after.base, turns);
    }
    return count > 0 ? (int)(sum / count) : 0;
}

/* The same with us to move: in a draw, by the drawing move that sets the most traps. */
static int expectation(struct thought *thought, const struct position *position, int turns)
{
    const struct game *game = thought->view->game;
    struct move list[MOVES_MAX];
    uint8_t value = value_of(thought, position);
    if (value != EXACT_DRAW)
        return value > EXACT_DRAW ? CERTAIN : 0;
    int best = CERTAIN / 2, count = turns > 0 ? game->moves(position, list) : 0;
    for (int i = 0; i < count; i++) {
        union position_room after;
        game->apply(position, list[i], &after.base, NULL);
        if (value_of(thought, &after.base) != EXACT_DRAW)
            continue;
        int chance = expectation_after_reply(thought, &after.base, turns - 1);
        best = chance > best ? chance : best;
    }
    return best;
}

struct option_for_move {
    uint8_t value;   /* greater is better */
    int expectation; /* decides between equal values */
};

static struct option_for_move judge(struct thought *thought, struct move move)
{
    const struct view *view = thought->view;
    union position_room after;
    view->game->apply(observed(&view->now), move, &after.base, NULL);
    struct option_for_move judged = {.value = exact_after_move(value_of(thought, &after.base))};
    if (thought->unknown || outcome_over(view->game->result(&after.base)))
        return judged;
    int before = view_occurrences(view, &after.base);
    int quiet_limit = settings_quiet_limit(view->game, &view->settings);
    bool repetition = settings_repetition(view->game, &view->settings);
    if ((repetition && before >= 2) || (quiet_limit > 0 && after.base.quiet >= quiet_limit))
        return (struct option_for_move){.value = EXACT_DRAW, .expectation = MATCH_DRAWN};
    if (judged.value <= EXACT_DRAW)
        judged.expectation = expectation_after_reply(thought, &after.base, LOOK_AHEAD - 1) -
                             before * REPETITION_COST;
    return judged;
}

static void report(const struct option_for_move *best, struct decision *decision)
{
    struct exact_verdict verdict = verdict_of(best->value);
    decision->judged = true;
    decision->win_distance = verdict.result * verdict.plies;
    decision->score = verdict.result * (SEARCH_WIN - verdict.plies);
    decision->depth = verdict.plies;
}

bool perfect_decide(struct exact *exact, const struct view *view, uint64_t seed,
                    struct decision *decision)
{
    struct thought thought = {.exact = exact, .view = view};
    struct rng rng = {.state = seed};
    struct move list[MOVES_MAX];
    struct option_for_move best = {0};
    struct decision chosen = {.cancelled = false};
    if (!exact_covers(view->game, &view->settings))
        return false;
    int count = view_moves(view, list), equal = 0;
    for (int i = 0; i < count && !thought.unknown; i++) {
        struct option_for_move judged = judge(&thought, list[i]);
        bool better = judged.value > best.value ||
                      (judged.value == best.value && judged.expectation > best.expectation);
        if (better)
            equal = 0;
        else if (judged.value != best.value || judged.expectation != best.expectation)
            continue;
        if (rng_below(&rng, ++equal) == 0) { /* all equally good ones are equally likely */
            best = judged;
            chosen.move = list[i];
        }
    }
    if (thought.unknown || equal == 0)
        return false;
    report(&best, &chosen);
    chosen.nodes = (uint64_t)count;
    *decision = chosen;
    return true;
}
