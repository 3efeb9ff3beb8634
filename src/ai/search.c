#define _POSIX_C_SOURCE 200809L
#include "ai/search.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "core/insight.h"
#include "core/rng.h"
#include "core/zobrist.h"

enum {
    INFINITE = 32000,
    DRAW = 0,
    PATH_PLIES = 1200,   /* the quiet limit is at most 1000 plies */
    POLL_NODES = 1024,   /* how often clock and cancel flag are looked at */
    CANONICAL_DEPTH = 3, /* mirror images are looked for where at least so much is left to search */
    HISTORY_MAX = 1024,
    HISTORY_DEPTH = 14, /* beyond, a refutation says no more */
    BLIND_DEPTH = 4     /* from here on a position without a known move is searched less deeply */
};

struct searcher {
    struct table table;
    /* What belongs to the search under way: */
    const struct search_request *request;
    const struct game *game;
    const struct insight *insight;
    uint64_t nodes;
    struct timespec start;
    bool stopped;
    bool repetition;
    int quiet_limit;
    int path_length,
        path_root; /* hashes at the starts of turns; from path_root on inside the tree */
    uint64_t path[PATH_PLIES + SEARCH_DEPTH_MAX];
    union position_room positions[SEARCH_DEPTH_MAX + 2];
    int turns[SEARCH_DEPTH_MAX + 2]; /* from the root */
    struct move killers[SEARCH_DEPTH_MAX + 2][2];
    int line_length[SEARCH_DEPTH_MAX + 2];
    struct move line[SEARCH_DEPTH_MAX + 2][SEARCH_DEPTH_MAX + 2];
    int16_t history[2][CELL_LIMIT + 1][CELL_LIMIT + 1]; /* how often a move refuted others */
};

struct searcher *searcher_open(int table_megabytes)
{
    struct searcher *searcher = calloc(1, sizeof *searcher);
    if (searcher && !table_open(&searcher->table, table_megabytes)) {
        free(searcher);
        return NULL;
    }
    return searcher;
}

void searcher_close(struct searcher *searcher)
{
    if (!searcher)
        return;
    table_close(&searcher->table);
    free(searcher);
}

size_t searcher_bytes(const struct searcher *searcher)
{
    return sizeof *searcher + table_bytes(&searcher->table);
}

int search_win_distance(int score)
{
    if (score >= SEARCH_WIN_LEAST)
        return SEARCH_WIN - score;
    if (score <= -SEARCH_WIN_LEAST)
        return -(SEARCH_WIN + score);
    return 0;
}

static double seconds_since(const struct timespec *start)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)(now.tv_sec - start->tv_sec) + 1e-9 * (double)(now.tv_nsec - start->tv_nsec);
}

static bool out_of_time(const struct searcher *s)
{
    const struct search_request *request = s->request;
    if (request->cancel && atomic_load_explicit(request->cancel, memory_order_relaxed))
        return true;
    int limit = request->limits.milliseconds;
    return limit > 0 && seconds_since(&s->start) * 1000 >= limit;
}

static bool count_node(struct searcher *s)
{
    uint64_t limit = s->request->limits.nodes;
    if (limit && s->nodes >= limit)
        s->stopped = true;
    if (++s->nodes % POLL_NODES == 0 && out_of_time(s))
        s->stopped = true;
    return !s->stopped;
}

static struct position *position_at(struct searcher *s, int ply)
{
    return &s->positions[ply].base;
}

/* Whether the position, at the start of a turn, is a draw by the match's rules. A position met
 * again inside the tree is taken for a draw at once: what was possible the first time is possible
 * again. */
static bool drawn_by_rule(const struct searcher *s, const struct position *position)
{
    if (s->quiet_limit > 0 && position->quiet >= s->quiet_limit)
        return true;
    if (!s->repetition)
        return false;
    int before_root = 0;
    int oldest = s->path_length - 1 - position->quiet;
    for (int i = s->path_length - 2; i >= 0 && i >= oldest; i--)
        if (s->path[i] == position->hash && (i >= s->path_root || ++before_root == 2))
            return true;
    return false;
}

/* Wins are better the sooner they come, so scores count turns from the root; the table counts from
 * the position itself. */
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

static int ply_search(struct searcher *s, int ply, int depth, int alpha, int beta);

/* Makes the move at `ply` and scores it for the player who made it. A turn may hold several moves:
 * the score changes its sign, and depth is spent, only when the turn passes on. */
static bool play_at(struct searcher *s, int ply, struct move move)
{
    const struct position *position = position_at(s, ply);
    struct position *child = position_at(s, ply + 1);
    s->game->apply(position, move, child, NULL);
    bool turn_over = child->turn != position->turn;
    s->turns[ply + 1] = s->turns[ply] + turn_over;
    return turn_over;
}

static int score_child(struct searcher *s, int ply, bool turn_over, int depth, int alpha, int beta)
{
    if (!turn_over)
        return ply_search(s, ply + 1, depth, alpha, beta);
    uint64_t hash = position_at(s, ply + 1)->hash;
    if (depth > 1)
        table_expect(&s->table, hash);
    s->path[s->path_length++] = hash;
    int score = -ply_search(s, ply + 1, depth - 1, -beta, -alpha);
    s->path_length--;
    return score;
}

/* Swaps the best of the remaining moves to place `next`. */
static void pick(struct move *list, int *ranks, int count, int next)
{
    int best = next;
    for (int i = next + 1; i < count; i++)
        if (ranks[i] > ranks[best])
            best = i;
    struct move move = list[best];
    int rank = ranks[best];
    list[best] = list[next];
    ranks[best] = ranks[next];
    list[next] = move;
    ranks[next] = rank;
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
        best = s->insight->evaluate(position);
        if (best >= beta || ply >= SEARCH_DEPTH_MAX || s->request->plain)
            return best;
        if (best > alpha)
            alpha = best;
    }
    struct move list[MOVES_MAX];
    int ranks[MOVES_MAX], count = 0;
    if (pending)
        count = s->game->moves(position, list);
    else if (s->insight->noisy_moves)
        count = s->insight->noisy_moves(position, list);
    if (count > 1)
        s->insight->rank(position, list, count, ranks);
    for (int i = 0; i < count; i++) {
        if (count > 1)
            pick(list, ranks, count, i);
        int score = play_at(s, ply, list[i]) ? -quiet_search(s, ply + 1, -beta, -alpha)
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

static void remember_line(struct searcher *s, int ply, struct move move)
{
    int length = s->line_length[ply + 1];
    s->line[ply][0] = move;
    memcpy(&s->line[ply][1], s->line[ply + 1], (size_t)length * sizeof(struct move));
    s->line_length[ply] = length + 1;
}

/* Moves the value towards its end, the less the nearer it is. */
static void history_add(int16_t *history, int gain)
{
    *history = (int16_t)(*history + gain - *history * abs(gain) / HISTORY_MAX);
}

/* A quiet move, the last of those tried, refuted what led here: try it early in the sister
 * positions, and later what was tried in vain before it. */
static void remember_refutation(struct searcher *s, int ply, const struct move *tried,
                                const int *ranks, int count, int depth)
{
    struct move move = tried[count - 1];
    int gain = depth < HISTORY_DEPTH ? 2 * depth * depth : 2 * HISTORY_DEPTH * HISTORY_DEPTH;
    int player = position_at(s, ply)->turn;
    if (!move_equal(s->killers[ply][0], move)) {
        s->killers[ply][1] = s->killers[ply][0];
        s->killers[ply][0] = move;
    }
    history_add(history_of(s, player, move), gain);
    for (int i = 0; i < count - 1; i++)
        if (ranks[i] < RANK_NOISY << 8)
            history_add(history_of(s, player, tried[i]), -gain / 2);
}

/* Ranks the moves from `first` on. */
static void rank_all(struct searcher *s, int ply, const struct move *list, int first, int count,
                     int *ranks)
{
    const struct position *position = position_at(s, ply);
    s->insight->rank(position, list + first, count - first, ranks + first);
    for (int i = first; i < count; i++) {
        if (ranks[i] >= RANK_NOISY)
            ranks[i] <<= 8;
        else if (move_equal(list[i], s->killers[ply][0]))
            ranks[i] += RANK_NOISY << 5;
        else if (move_equal(list[i], s->killers[ply][1]))
            ranks[i] += RANK_NOISY << 4;
        else
            ranks[i] = ranks[i] * 4 + *history_of(s, position->turn, list[i]);
    }
}

/* If even passing keeps the score at or above beta, some move will. */
static bool passing_suffices(struct searcher *s, int ply, int depth, int beta)
{
    const struct position *position = position_at(s, ply);
    if (!s->insight->passing_is_bad || s->request->plain || depth < 3 || beta >= SEARCH_WIN_LEAST ||
        beta <= -SEARCH_WIN_LEAST || s->insight->evaluate(position) < beta)
        return false;
    struct position *child = position_at(s, ply + 1);
    memcpy(child, position, s->game->position_size);
    child->turn ^= 1;
    child->hash ^= ZOBRIST_TURN;
    child->quiet = 0; /* a pass is no move of the game: nothing before it can repeat */
    s->turns[ply + 1] = s->turns[ply] + 1;
    s->path[s->path_length++] = child->hash;
    int reduced = depth - 1 - (depth > 6 ? 3 : 2);
    int score = -ply_search(s, ply + 1, reduced, -beta, 1 - beta);
    s->path_length--;
    return !s->stopped && score >= beta && score < SEARCH_WIN_LEAST;
}

static int reduction(const struct searcher *s, int depth, int index, int rank)
{
    if (s->request->plain || depth < 3 || index < 3 || rank >= RANK_NOISY << 4)
        return 0;
    return 1 + (index >= 10) + (index >= 24 && depth >= 6);
}

static uint64_t table_hash(const struct searcher *s, const struct position *position, int depth)
{
    return s->insight->canonical_hash && depth >= CANONICAL_DEPTH
               ? s->insight->canonical_hash(position)
               : position->hash;
}

/* Whether a table entry settles the position within (alpha, beta); writes its score. */
static bool settled(const struct searcher *s, const struct table_entry *entry, int ply, int depth,
                    int alpha, int beta, int *score)
{
    if (s->request->plain ? entry->depth != depth : entry->depth < depth)
        return false;
    *score = score_from_table(entry->score, s->turns[ply]);
    return entry->bound == BOUND_EXACT || (entry->bound == BOUND_LOWER && *score >= beta) ||
           (entry->bound == BOUND_UPPER && *score <= alpha);
}

/* Brings a move to the front of the list; false when it is not there (a mirror image's move). */
static bool bring_forward(struct move *list, int count, struct move move)
{
    for (int i = 0; i < count; i++)
        if (move_equal(list[i], move)) {
            list[i] = list[0];
            list[0] = move;
            return true;
        }
    return false;
}

/* Scores the move that was just made, the `index`th tried here, which has to beat `floor`: the
 * first with the whole window, others with the question whether they do, and less deeply the less
 * they promise. */
static int score_move(struct searcher *s, int ply, bool turn_over, int depth, int index, int rank,
                      int floor, int beta)
{
    if (index == 0)
        return score_child(s, ply, turn_over, depth, floor, beta);
    int less = reduction(s, depth, index, rank);
    int score = score_child(s, ply, turn_over, depth - less, floor, floor + 1);
    if (less && score > floor && !s->stopped)
        score = score_child(s, ply, turn_over, depth, floor, floor + 1);
    if (score > floor && score < beta && !s->stopped)
        score = score_child(s, ply, turn_over, depth, floor, beta);
    return score;
}

static int best_of_moves(struct searcher *s, int ply, int depth, int alpha, int beta,
                         struct move table_move, struct move *best_move)
{
    const struct position *position = position_at(s, ply);
    struct move list[MOVES_MAX];
    int ranks[MOVES_MAX];
    int count = s->game->moves(position, list);
    if (count == 0)
        return score_of_end(s->game->result(position), position->turn, s->turns[ply]);
    bool known = table_move.verb != UINT8_MAX && bring_forward(list, count, table_move);
    if (!known)
        rank_all(s, ply, list, 0, count, ranks);
    int best = -INFINITE;
    for (int i = 0; i < count && best < beta; i++) {
        if (known && i == 0) /* often enough that is all: rank the others when they are needed */
            rank_all(s, ply, list, 0, 1, ranks);
        else if (known && i == 1)
            rank_all(s, ply, list, 1, count, ranks);
        if (!known || i > 0)
            pick(list, ranks, count, i);
        bool turn_over = play_at(s, ply, list[i]);
        int floor = best > alpha ? best : alpha;
        int score = score_move(s, ply, turn_over, depth, i, ranks[i], floor, beta);
        if (s->stopped)
            return 0;
        if (score > best) {
            best = score;
            *best_move = list[i];
            if (score > alpha)
                remember_line(s, ply, list[i]);
            if (score >= beta && ranks[i] < RANK_NOISY << 8)
                remember_refutation(s, ply, list, ranks, i + 1, depth);
        }
    }
    return best;
}

static int ply_search(struct searcher *s, int ply, int depth, int alpha, int beta)
{
    const struct position *position = position_at(s, ply);
    bool turn_start = position->phase != PHASE_REMOVING;
    s->line_length[ply] = 0;
    if (turn_start && drawn_by_rule(s, position)) {
        struct outcome outcome = s->game->result(position); /* winning comes before a draw */
        return outcome_over(outcome) ? score_of_end(outcome, position->turn, s->turns[ply]) : DRAW;
    }
    if ((depth <= 0 && turn_start) || ply >= SEARCH_DEPTH_MAX)
        return quiet_search(s, ply, alpha, beta);
    if (!count_node(s))
        return 0;
    uint64_t hash = table_hash(s, position, depth);
    struct move table_move = {.verb = UINT8_MAX}, best_move = table_move;
    const struct table_entry *entry = table_find(&s->table, hash);
    if (entry) {
        int score;
        if (settled(s, entry, ply, depth, alpha, beta, &score))
            return score;
        table_move = entry->move;
    }
    if (!entry && turn_start && depth >= BLIND_DEPTH && !s->request->plain)
        depth--; /* its moves are in no good order yet; it comes again in the next iteration */
    if (turn_start && beta - alpha == 1 && passing_suffices(s, ply, depth, beta))
        return beta;
    int best = best_of_moves(s, ply, depth, alpha, beta, table_move, &best_move);
    if (s->stopped)
        return 0;
    enum bound bound = best >= beta ? BOUND_LOWER : best > alpha ? BOUND_EXACT : BOUND_UPPER;
    table_store(&s->table, hash, best_move, score_to_table(best, s->turns[ply]), depth, bound);
    return best;
}

/* Stable, so that moves of equal score keep their order from the depth before. */
static void sort_moves(struct search_result *result)
{
    for (int i = 1; i < result->move_count; i++) {
        struct search_move move = result->moves[i];
        int j = i;
        for (; j > 0 && result->moves[j - 1].score < move.score; j--)
            result->moves[j] = result->moves[j - 1];
        result->moves[j] = move;
    }
}

/* One depth from the root within a window. False when it was stopped before it could say anything;
 * when it was stopped later, what was found so far stands, since the best move of the depth before
 * is tried first. */
static bool root_search(struct searcher *s, struct search_result *result, int depth, int alpha,
                        int beta, int *best)
{
    *best = -INFINITE;
    for (int i = 0; i < result->move_count; i++) {
        struct search_move *move = &result->moves[i];
        bool turn_over = play_at(s, 0, move->move);
        int floor = *best > alpha && !s->request->every_move ? *best : alpha, score;
        if (i == 0 || s->request->every_move) {
            score = score_child(s, 0, turn_over, depth, floor, beta);
        } else {
            score = score_child(s, 0, turn_over, depth, floor, floor + 1);
            if (score > floor && score < beta && !s->stopped)
                score = score_child(s, 0, turn_over, depth, floor, beta);
        }
        if (s->stopped)
            return i > 0;
        move->score = score;
        if (score > *best) {
            *best = score;
            remember_line(s, 0, move->move);
            if (!s->request->every_move)
                for (int j = 0; j < i; j++) /* bounds must not outrank the new best */
                    if (result->moves[j].score >= score)
                        result->moves[j].score = score - 1;
        }
        if (score >= beta)
            break;
    }
    return true;
}

/* Deepens with a narrow window around the last score, widened when the score falls outside. */
static bool root_search_around(struct searcher *s, struct search_result *result, int depth,
                               int expected)
{
    int width = 30, alpha = -INFINITE, beta = INFINITE, best;
    if (depth > 3 && !s->request->every_move && abs(expected) < SEARCH_WIN_LEAST) {
        alpha = expected - width;
        beta = expected + width;
    }
    for (;;) {
        struct search_move before[MOVES_MAX];
        memcpy(before, result->moves, (size_t)result->move_count * sizeof *before);
        bool said = root_search(s, result, depth, alpha, beta, &best);
        bool outside = said && !s->stopped && (best <= alpha || best >= beta);
        if (!said || (s->stopped && best <= alpha))
            memcpy(result->moves, before, (size_t)result->move_count * sizeof *before);
        if (!outside)
            return said && best > alpha;
        if (best >= beta) {
            sort_moves(result);
            beta = width > 300 ? INFINITE : best + width * 4;
        } else {
            memcpy(result->moves, before, (size_t)result->move_count * sizeof *before);
            alpha = width > 300 ? -INFINITE : best - width * 4;
        }
        width *= 4;
    }
}

static void shuffle(struct search_result *result, uint64_t seed)
{
    struct rng rng = {.state = seed};
    for (int i = result->move_count - 1; i > 0; i--) {
        int j = rng_below(&rng, i + 1);
        struct search_move move = result->moves[i];
        result->moves[i] = result->moves[j];
        result->moves[j] = move;
    }
}

/* The past, as far as it can repeat. */
static void take_path(struct searcher *s, const struct view *view)
{
    const struct position *now = observed(&view->now);
    s->path_length = 0;
    int first = view->step_count;
    for (int plies = 0; first > 0 && plies <= now->quiet && plies < PATH_PLIES - 1; first--)
        plies += view->steps[first - 1].turn_start;
    for (int i = first; i < view->step_count; i++)
        if (view->steps[i].turn_start)
            s->path[s->path_length++] = view->steps[i].hash;
    if (s->path_length == 0 || s->path[s->path_length - 1] != now->hash)
        s->path[s->path_length++] = now->hash;
    s->path_root = s->path_length - 1;
}

static void prepare(struct searcher *s, const struct search_request *request)
{
    const struct view *view = request->view;
    s->request = request;
    s->game = view->game;
    s->insight = view->game->insight;
    assert(s->insight);
    s->nodes = 0;
    s->stopped = false;
    clock_gettime(CLOCK_MONOTONIC, &s->start);
    s->repetition = settings_get(s->game, &view->settings, "repetition") != 0;
    s->quiet_limit = settings_get(s->game, &view->settings, "quiet");
    memcpy(&s->positions[0], observed(&view->now), s->game->position_size);
    s->turns[0] = 0;
    memset(s->killers, CELL_NONE, sizeof s->killers);
    memset(s->history, 0, sizeof s->history);
    table_forget(&s->table);
    take_path(s, view);
}

static void start_result(struct searcher *s, struct search_result *result)
{
    struct move list[MOVES_MAX];
    *result = (struct search_result){.move_count = s->game->moves(position_at(s, 0), list)};
    assert(result->move_count > 0);
    for (int i = 0; i < result->move_count; i++)
        result->moves[i] = (struct search_move){.move = list[i]};
    shuffle(result, s->request->seed);
    result->line[0] = result->moves[0].move;
    result->line_length = 1;
}

static void note_depth(struct searcher *s, struct search_result *result, int depth)
{
    sort_moves(result);
    if (!s->stopped)
        result->depth = depth;
    result->nodes = s->nodes;
    result->seconds = seconds_since(&s->start);
    bool line_fits = s->line_length[0] > 0 && move_equal(s->line[0][0], result->moves[0].move);
    result->line_length = line_fits ? s->line_length[0] : 1;
    if (result->line_length > SEARCH_LINE_MAX)
        result->line_length = SEARCH_LINE_MAX;
    result->line[0] = result->moves[0].move;
    if (line_fits)
        memcpy(result->line, s->line[0], (size_t)result->line_length * sizeof *result->line);
}

/* A proven result does not change any more, and a single move needs no thought. */
static bool decided(const struct search_request *request, const struct search_result *result,
                    int depth)
{
    if (request->every_move || request->plain)
        return false;
    int distance = abs(search_win_distance(result->moves[0].score));
    return result->move_count == 1 || (distance > 0 && distance <= depth);
}

void search(struct searcher *s, const struct search_request *request, struct search_result *result)
{
    prepare(s, request);
    start_result(s, result);
    int deepest = request->limits.depth > 0 ? request->limits.depth : SEARCH_DEPTH_MAX / 2;
    int expected = 0;
    for (int depth = 1; depth <= deepest && !s->stopped; depth++) {
        if (root_search_around(s, result, depth, expected))
            note_depth(s, result, depth);
        expected = result->moves[0].score;
        if (request->progress && !s->stopped)
            request->progress(request, result);
        if (decided(request, result, depth))
            break;
    }
    result->nodes = s->nodes;
    result->seconds = seconds_since(&s->start);
    result->cancelled =
        request->cancel && atomic_load_explicit(request->cancel, memory_order_relaxed);
}
