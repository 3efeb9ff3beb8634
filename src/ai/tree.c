/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#define _POSIX_C_SOURCE 200809L
#include "ai/tree.h"

#include <stdlib.h>
#include <string.h>

#include "ai/choices.h"
#include "ai/clock.h"
#include "ai/plain_insight.h"

enum {
    DRAW = 0,
    CANONICAL_DEPTH = 3, /* mirror images are looked up if at least this depth is left */
    HISTORY_MAX = 2048,
    HISTORY_DEPTH = 14, /* history counts stop here */
    BLIND_DEPTH = 4,    /* from here on, less depth without a known move */
    EXPECTED_DEPTH = 3, /* up to this depth the table is prefetched */
    SORTED_MOVES = 6    /* before leaves, only this many moves are tried in ranked order */
};

static bool out_of_time(const struct searcher *s)
{
    const struct search_limits *limits = &s->request->limits;
    double seconds = seconds_since(&s->start);
    contact_report(s->request->contact, s->nodes, limits->nodes, seconds, limits->milliseconds);
    return contact_cancelled(s->request->contact) ||
           (limits->milliseconds > 0 && seconds * 1000 >= limits->milliseconds);
}

NOINLINE static bool look_at_limits(struct searcher *s)
{
    uint64_t limit = s->request->limits.nodes;
    if (out_of_time(s) || (limit && s->nodes > limit))
        s->stopped = true;
    s->next_look = s->nodes + POLL_NODES;
    if (limit && s->next_look > limit + 1)
        s->next_look = limit + 1;
    return !s->stopped;
}

static bool count_node(struct searcher *s)
{
    return ++s->nodes < s->next_look ? !s->stopped : look_at_limits(s);
}

/* Whether the position, at the start of a turn, is a draw by the rules of the match. A position
 * repeated inside the tree counts as a draw at once: whatever was possible the first time is
 * possible again. */
static bool drawn_by_rule(const struct searcher *s, const struct position *position)
{
    if (s->quiet_limit > 0 && position->quiet >= s->quiet_limit)
        return true;
    if (!s->repetition)
        return false;
    int before_root = 0; /* the same player is to move; no position can repeat after two turns */
    int oldest = s->path_length - 1 - position->quiet;
    for (int i = s->path_length - 5; i >= 0 && i >= oldest; i -= 2)
        if (s->path[i] == position->hash && (i >= s->path_root || ++before_root == 2))
            return true;
    return false;
}

/* Sooner wins are better, so scores count turns from the root; the table counts from the position
 * itself. */
static int score_to_table(int score, int turns)
{
    return score >= SEARCH_WIN_LEAST    ? score + turns
           : score <= -SEARCH_WIN_LEAST ? score - turns
                                        : score;
}

static int score_from_table(int score, int turns)
{
    return score >= SEARCH_WIN_LEAST    ? score - turns
           : score <= -SEARCH_WIN_LEAST ? score + turns
                                        : score;
}

static int score_of_end(struct outcome outcome, int player, int turns)
{
    if (outcome.winner == NOBODY)
        return DRAW;
    return outcome.winner == player ? SEARCH_WIN - turns : turns - SEARCH_WIN;
}

static int16_t *history_of(struct searcher *s, int player, struct move move)
{
    int from = move.from == CELL_NONE ? CELL_LIMIT : move.from;
    int to = move.to == CELL_NONE ? CELL_LIMIT : move.to;
    return &s->history[player][from][to];
}

static int ply_search(struct searcher *s, int ply, int depth, struct window window);

/* A turn may hold several moves: the sign of scores changes, and depth is spent, only when the turn
 * passes on. */
bool tree_play(struct searcher *s, int ply, struct move move)
{
    const struct position *position = position_at(s, ply);
    struct position *child = position_at(s, ply + 1);
    s->game->apply(position, move, child, NULL);
    bool turn_over = child->turn != position->turn;
    s->turns[ply + 1] = s->turns[ply] + turn_over;
    return turn_over;
}

int tree_score(struct searcher *s, int ply, int depth, struct window window)
{
    if (s->turns[ply + 1] == s->turns[ply])
        return ply_search(s, ply + 1, depth, window);
    uint64_t hash = position_at(s, ply + 1)->hash;
    if (depth > 1)
        search_table_expect(&s->table, hash);
    s->path[s->path_length++] = hash;
    int score = -ply_search(s, ply + 1, depth - 1, window_turned(window));
    s->path_length--;
    return score;
}

static void rank_noisy(const struct searcher *s, const struct position *position,
                       struct choices *choices)
{
    int ranks[MOVES_MAX];
    if (choices->count == 1)
        ranks[0] = 0;
    else if (choices->count > 1)
        s->insight->rank(position, choices->list, choices->count, ranks);
    for (int i = 0; i < choices->count; i++)
        choices->keys[i] = key_of(ranks[i], i);
}

static inline int evaluate(const struct searcher *s, const struct position *position)
{
    return s->insight->evaluate ? s->insight->evaluate(position)
                                : plain_evaluate(s->game, position);
}

/* Beyond the last depth only moves that change the balance are followed: a capture must not look
 * good because the recapture is out of sight. */
static int quiet_search(struct searcher *s, int ply, int alpha, int beta)
{
    if (!count_node(s))
        return 0;
    const struct position *position = position_at(s, ply);
    s->line_length[ply] = 0;
    struct outcome outcome = s->game->result(position);
    if (outcome_over(outcome))
        return score_of_end(outcome, position->turn, s->turns[ply]);
    int best = -INFINITE;
    bool pending = position->phase == PHASE_REMOVING;
    if (!pending) {
        best = evaluate(s, position);
        if (best >= beta || ply >= SEARCH_DEPTH_MAX || s->request->plain)
            return best;
        if (best > alpha)
            alpha = best;
    }
    struct choices choices;
    choices.count = pending                   ? s->game->moves(position, choices.list)
                    : s->insight->noisy_moves ? s->insight->noisy_moves(position, choices.list)
                                              : 0;
    rank_noisy(s, position, &choices);
    for (int i = 0; i < choices.count; i++) {
        struct move move = take(&choices, i, best_key(&choices));
        int score = tree_play(s, ply, move) ? -quiet_search(s, ply + 1, -beta, -alpha)
                                            : quiet_search(s, ply + 1, alpha, beta);
        if (s->stopped)
            return 0;
        if (score > best)
            best = score;
        if (score > alpha)
            alpha = score;
        if (alpha >= beta)
            break;
    }
    return best;
}

void tree_remember_line(struct searcher *s, int ply, struct move move)
{
    int length = s->line_length[ply + 1];
    s->line[ply][0] = move;
    memcpy(&s->line[ply][1], s->line[ply + 1], (size_t)length * sizeof(struct move));
    s->line_length[ply] = length + 1;
}

/* Moves the value towards its limit, in smaller steps the closer it is. */
static void history_add(int16_t *history, int gain)
{
    *history = (int16_t)(*history + gain - *history * abs(gain) / HISTORY_MAX);
}

/* A quiet move, the last one tried, caused a cutoff: try it early in sibling positions, and the
 * quiet moves tried before it later. */
static void remember_cutoff(struct searcher *s, int ply, const struct choices *choices, int count,
                            int depth)
{
    struct move move = choices->list[place_of(choices->tried[count - 1])];
    int gain = depth < HISTORY_DEPTH ? 2 * depth * depth : 2 * HISTORY_DEPTH * HISTORY_DEPTH;
    int player = position_at(s, ply)->turn;
    if (!move_equal(s->killers[ply][0], move)) {
        s->killers[ply][1] = s->killers[ply][0];
        s->killers[ply][0] = move;
    }
    history_add(history_of(s, player, move), gain);
    for (int i = 0; i < count - 1; i++) {
        int key = choices->tried[i];
        if (!is_noisy(key))
            history_add(history_of(s, player, choices->list[place_of(key)]), -gain / 2);
    }
}

static void rank_all(struct searcher *s, int ply, struct choices *choices)
{
    const struct position *position = position_at(s, ply);
    int ranks[MOVES_MAX];
    s->insight->rank(position, choices->list, choices->count, ranks);
    for (int i = 0; i < choices->count; i++) {
        struct move move = choices->list[i];
        int rank = ranks[i];
        if (rank >= RANK_NOISY)
            rank <<= 8;
        else if (move_equal(move, s->killers[ply][0]))
            rank += RANK_NOISY << 5;
        else if (move_equal(move, s->killers[ply][1]))
            rank += RANK_NOISY << 4;
        else
            rank = rank * 4 + *history_of(s, position->turn, move);
        choices->keys[i] = key_of(rank, i);
    }
}

static int reduction(const struct searcher *s, int depth, int index, int rank)
{
    if (s->request->plain || depth < 3 || index < 3 || rank >= RANK_NOISY << 4)
        return 0;
    return 1 + (index >= 10) + (index >= 24 && depth >= 6);
}

/* Whether the quiet limit could be reached within this many turns. */
static bool limit_in_reach(const struct searcher *s, const struct position *position, int depth)
{
    return s->quiet_limit > 0 && position->quiet + depth >= s->quiet_limit;
}

/* If the quiet limit is in reach, positions are equal only with the same quiet count. */
static uint64_t table_hash(const struct searcher *s, const struct position *position, int depth)
{
    uint64_t hash = s->insight->canonical_hash && depth >= CANONICAL_DEPTH
                        ? s->insight->canonical_hash(position)
                        : position->hash;
    if (limit_in_reach(s, position, depth))
        hash ^= (position->quiet + UINT64_C(1)) * UINT64_C(0x9e3779b97f4a7c15);
    return hash;
}

/* Whether a table entry was searched deeply enough to be used here. */
static bool deep_enough(const struct searcher *s, const struct search_entry *entry,
                        const struct position *position, int depth)
{
    if (s->request->plain ? entry->depth != depth : entry->depth < depth)
        return false;
    /* A result found further from the quiet limit may look past it here. */
    return !limit_in_reach(s, position, entry->depth) || limit_in_reach(s, position, depth);
}

/* Scores the move just made, which is not the first tried here: with a null window, and at first
 * `less` deeply. Only if it turns out better than expected is it searched in full. */
static int score_later_move(struct searcher *s, int ply, int depth, int less, struct window window)
{
    struct window null = window_above(window.alpha);
    int score = tree_score(s, ply, depth - less, null);
    if (less && score > window.alpha && !s->stopped)
        score = tree_score(s, ply, depth, null);
    if (score > window.alpha && score < window.beta && !s->stopped)
        score = tree_score(s, ply, depth, window);
    return score;
}

/* Tries a move before ranking, unless it is not in the list (a killer from elsewhere, a mirror
 * image's move) or was already tried. */
static bool try_early(struct choices *choices, int number, struct move move)
{
    for (int i = 0; i < number; i++)
        if (move_equal(choices->list[place_of(choices->tried[i])], move))
            return false;
    for (int i = 0; i < choices->count; i++)
        if (move_equal(choices->list[i], move)) {
            choices->tried[number] = key_of(0, i);
            return true;
        }
    return false;
}

static bool has_noisy_moves(const struct searcher *s, const struct position *position)
{
    struct move list[MOVES_MAX];
    return position->phase == PHASE_REMOVING ||
           (s->insight->noisy_moves && s->insight->noisy_moves(position, list) > 0);
}

/* Moves that suffice so often that ranking waits for them: the table's move and, if no move is
 * noisy, the killers. */
static bool next_early(struct searcher *s, int ply, struct choices *choices, int number)
{
    struct move table_move = choices->table_move;
    if (number == 0 && table_move.verb != UINT8_MAX && try_early(choices, 0, table_move))
        return true;
    if (choices->quiet < 0)
        choices->quiet = !has_noisy_moves(s, position_at(s, ply));
    return choices->quiet && (try_early(choices, number, s->killers[ply][0]) ||
                              try_early(choices, number, s->killers[ply][1]));
}

/* The next move to try, the `number`th here. Before leaves, the order of unpromising moves does not
 * matter. */
static struct move next_move(struct searcher *s, int ply, int depth, struct choices *choices,
                             int number)
{
    if (!choices->ranked && next_early(s, ply, choices, number))
        return choices->list[place_of(choices->tried[number])];
    if (!choices->ranked) {
        rank_all(s, ply, choices);
        choices->ranked = true;
        for (int i = 0; i < number; i++)
            take(choices, i, choices->keys[place_of(choices->tried[i])]);
    }
    bool sorted = depth > 1 || number < SORTED_MOVES;
    return take(choices, number, sorted ? best_key(choices) : first_key(choices));
}

/* After a cutoff, possibly by a move that has not been ranked. */
static void note_cutoff(struct searcher *s, int ply, struct choices *choices, int count, int depth)
{
    for (int i = 0; i < count && !choices->ranked && choices->quiet != 1; i++) {
        int rank, place = place_of(choices->tried[i]);
        s->insight->rank(position_at(s, ply), &choices->list[place], 1, &rank);
        choices->tried[i] = key_of(rank >= RANK_NOISY ? rank << 8 : rank, place);
    }
    if (!is_noisy(choices->tried[count - 1]))
        remember_cutoff(s, ply, choices, count, depth);
}

/* Near the leaves, fetching a table entry takes as long as searching, so the entry of the position
 * after the next move is fetched while this move is searched. */
static void expect_next(struct searcher *s, int ply, int depth, const struct choices *choices,
                        int number)
{
    if (!choices->ranked || number == choices->count || depth < 2 || depth > EXPECTED_DEPTH)
        return;
    struct position *next = position_at(s, ply + 2); /* unused until the search gets there */
    s->game->apply(position_at(s, ply), choices->list[place_of(best_key(choices))], next, NULL);
    search_table_expect(&s->table, next->hash);
}

static int best_of_moves(struct searcher *s, int ply, int depth, struct window window,
                         struct choices *choices)
{
    int best = -INFINITE;
    for (int i = 0; i < choices->count && best < window.beta; i++) {
        struct move move = next_move(s, ply, depth, choices, i);
        tree_play(s, ply, move);
        expect_next(s, ply, depth, choices, i + 1);
        struct window left = {best > window.alpha ? best : window.alpha, window.beta};
        int less = i == 0 ? 0 : reduction(s, depth, i, rank_of(choices->tried[i]));
        int score =
            i == 0 ? tree_score(s, ply, depth, left) : score_later_move(s, ply, depth, less, left);
        if (s->stopped)
            return 0;
        if (score > best) {
            best = score;
            choices->best_move = move;
            if (score > window.alpha)
                tree_remember_line(s, ply, move);
            if (score >= window.beta)
                note_cutoff(s, ply, choices, i + 1, depth);
        }
    }
    return best;
}

static int ply_search(struct searcher *s, int ply, int depth, struct window window)
{
    const struct position *position = position_at(s, ply);
    bool turn_start = position->phase != PHASE_REMOVING;
    s->line_length[ply] = 0;
    if (turn_start && drawn_by_rule(s, position)) {
        struct outcome outcome = s->game->result(position); /* a win takes precedence over a draw */
        return outcome_over(outcome) ? score_of_end(outcome, position->turn, s->turns[ply]) : DRAW;
    }
    if ((depth <= 0 && turn_start) || ply >= SEARCH_DEPTH_MAX)
        return quiet_search(s, ply, window.alpha, window.beta);
    if (!count_node(s))
        return 0;
    struct choices choices;
    choices.ranked = false;
    choices.quiet = -1;
    choices.count = s->game->moves(position, choices.list); /* hides the wait for the table entry */
    if (choices.count == 0)
        return score_of_end(s->game->result(position), position->turn, s->turns[ply]);
    uint64_t hash = table_hash(s, position, depth);
    choices.table_move = choices.best_move = (struct move){.verb = UINT8_MAX};
    const struct search_entry *entry = search_table_find(&s->table, hash);
    if (entry) {
        int score = score_from_table(entry->score, s->turns[ply]);
        if (deep_enough(s, entry, position, depth) && window_settled(window, score, entry->bound))
            return score;
        choices.table_move = entry->move;
    }
    if (!entry && turn_start && depth >= BLIND_DEPTH && !s->request->plain)
        depth--; /* its moves are poorly ordered so far; the next iteration visits it again */
    int best = best_of_moves(s, ply, depth, window, &choices);
    if (s->stopped)
        return 0;
    search_table_store(&s->table, hash,
                       &(struct search_finding){.move = choices.best_move,
                                                .score = score_to_table(best, s->turns[ply]),
                                                .depth = depth,
                                                .bound = window_bound(window, best)});
    return best;
}
