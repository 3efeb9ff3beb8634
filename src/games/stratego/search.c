/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#define _POSIX_C_SOURCE 200809L
#include "games/stratego/search.h"

#include <string.h>

#include "ai/clock.h"
#include "core/zobrist.h"
#include "games/stratego/stratego.h"

enum {
    INFINITE = 32000,
    POLL_NODES = 512,
    CAPTURE_DEPTH = 4,  /* captures searched beyond the last depth */
    DARING = -40,       /* the enemy attacks unknown pieces that promise at least this */
    PASS_REDUCTION = 2, /* depth saved after a pass */
    HISTORY_MAX = 900,
    RANK_CAPTURE = 10000,
    RANK_KILLER = 5000,
    RANK_TABLE = 1 << 24
};

static struct position *position_at(struct lookahead *a, int ply)
{
    return &a->positions[ply].base;
}

/* ---- setting up a guess ---- */

static int standing(const struct lookahead *a, int piece, int cell)
{
    const struct judgement *judgement = a->judgement;
    const struct stratego_piece *now = &a->belief->pieces[piece];
    int owner = now->owner, kind = a->kind[piece];
    const int16_t *pull = judgement->pull[owner][kind];
    int standing = judgement->worth[owner][kind] + pull[cell] - pull[now->cell];
    if (!a->known[piece]) {
        standing += judgement->secret[owner][kind];
        if (now->moves == 0 && now->cell == cell)
            standing += judgement->rest[owner][kind];
    }
    return owner == a->belief->viewer ? standing : -standing;
}

static bool is_certain(const struct judgement *judgement, int piece)
{
    for (int kind = 0; kind < KINDS; kind++)
        if (judgement->chance[piece][kind] == GUESSES)
            return true;
    return false;
}

/* The hashes of past positions that could recur, had the guess been true all along. */
static void copy_history(struct lookahead *a)
{
    const struct view *view = a->view;
    uint64_t hash = position_at(a, 0)->hash, back[LOOKAHEAD_PAST];
    uint8_t who[CELL_LIMIT];
    memcpy(who, a->who, sizeof who);
    int count = 0, quiet = position_at(a, 0)->quiet;
    back[count++] = hash;
    for (int i = view->step_count; i-- > 0 && count <= quiet && count < LOOKAHEAD_PAST;) {
        struct move move = view->steps[i].move;
        if (move.verb != VERB_MOVE || who[move.to] == NO_PIECE)
            break;
        int piece = who[move.to], owner = a->belief->pieces[piece].owner, kind = a->kind[piece];
        who[move.to] = NO_PIECE;
        who[move.from] = (uint8_t)piece;
        hash ^= zobrist_piece(owner, kind, move.to) ^ zobrist_piece(owner, kind, move.from) ^
                ZOBRIST_TURN;
        back[count++] = hash;
    }
    for (int i = 0; i < count; i++)
        a->path[i] = back[count - 1 - i];
    a->past = count - 1;
}

void lookahead_take(struct lookahead *a, int number, const union position_room *guess)
{
    const struct belief *belief = a->belief;
    memcpy(&a->positions[0], guess, a->game->position_size);
    memcpy(a->who, belief->who, sizeof a->who);
    a->balance = 0;
    for (int i = 0; i < belief->count; i++) {
        int cell = belief->pieces[i].cell;
        if (cell == CELL_NONE)
            continue;
        a->kind[i] = a->game->piece_at(&guess->base, cell).kind;
        a->known[i] = is_certain(a->judgement, i);
        a->balance += standing(a, i, cell);
    }
    a->salt = (uint64_t)(number + 1) * UINT64_C(0x9e3779b97f4a7c15);
    memset(a->killers, CELL_NONE, sizeof a->killers);
    memset(a->history, 0, sizeof a->history);
    copy_history(a);
}

/* ---- playing in the tree ---- */

struct undo {
    int balance;
    uint64_t salt;
    uint8_t mover, target;
    bool mover_known, target_known;
};

static void reveal(struct lookahead *a, int piece)
{
    if (!a->known[piece])
        a->salt ^= zobrist_extra(0, piece);
    a->known[piece] = true;
}

static bool far(struct move move)
{
    int way = move.from > move.to ? move.from - move.to : move.to - move.from;
    return way != 1 && way != BOARD_STRIDE;
}

static struct undo play(struct lookahead *a, int ply, struct move move)
{
    int mover = a->who[move.from], target = a->who[move.to];
    struct undo undo = {.balance = a->balance,
                        .salt = a->salt,
                        .mover = (uint8_t)mover,
                        .target = (uint8_t)target,
                        .mover_known = a->known[mover]};
    const struct position *before = position_at(a, ply);
    struct position *after = position_at(a, ply + 1);
    a->game->apply(before, move, after, NULL);
    a->balance -= standing(a, mover, move.from);
    a->who[move.from] = NO_PIECE;
    int survivor = mover;
    if (target != NO_PIECE) {
        undo.target_known = a->known[target];
        a->balance -= standing(a, target, move.to);
        reveal(a, mover);
        reveal(a, target);
        int side = before->turn;
        bool mover_stays = after->men[side] == before->men[side];
        bool target_stays = after->men[1 - side] == before->men[1 - side];
        survivor = mover_stays ? mover : target_stays ? target : NO_PIECE;
    } else if (far(move)) {
        reveal(a, mover);
    }
    a->who[move.to] = (uint8_t)survivor;
    if (survivor != NO_PIECE)
        a->balance += standing(a, survivor, move.to);
    a->path[a->past + ply + 1] = after->hash;
    return undo;
}

static void take_back(struct lookahead *a, struct move move, struct undo undo)
{
    a->who[move.from] = undo.mover;
    a->who[move.to] = undo.target;
    a->known[undo.mover] = undo.mover_known;
    if (undo.target != NO_PIECE)
        a->known[undo.target] = undo.target_known;
    a->balance = undo.balance;
    a->salt = undo.salt;
}

/* ---- evaluation ---- */

static bool count_node(struct lookahead *a)
{
    if (a->node_limit && a->nodes >= a->node_limit)
        a->stopped = true;
    if (++a->nodes % POLL_NODES == 0) {
        double seconds = seconds_since(&a->start);
        contact_report(a->contact, a->nodes, a->node_limit, seconds, a->milliseconds);
        if (contact_cancelled(a->contact) ||
            (a->milliseconds > 0 && seconds * 1000 >= a->milliseconds))
            a->stopped = true;
    }
    return !a->stopped;
}

uint64_t lookahead_nodes_left(const struct lookahead *a)
{
    if (a->node_limit)
        return a->nodes < a->node_limit ? a->node_limit - a->nodes : 0;
    if (a->milliseconds <= 0)
        return UINT64_MAX;
    double spent = seconds_since(&a->start) * 1000, left = a->milliseconds - spent;
    return left > 0 && spent > 0 ? (uint64_t)((double)a->nodes * left / spent) : 0;
}

static bool drawn_by_rule(const struct lookahead *a, const struct position *position, int ply)
{
    if (a->quiet_limit > 0 && position->quiet >= a->quiet_limit)
        return true;
    if (!a->repetition)
        return false;
    int now = a->past + ply, oldest = now - position->quiet, before_root = 0;
    for (int i = now - 2; i >= 0 && i >= oldest; i -= 2)
        if (a->path[i] == position->hash && (i >= a->past || ++before_root == 2))
            return true;
    return false;
}

/* For the player to move. A lead is worth less and less while nothing happens, so that the leader
 * does something about it. */
static int evaluate(const struct lookahead *a, const struct position *position)
{
    int value = position->turn == a->belief->viewer ? a->balance : -a->balance;
    if (a->quiet_limit > 0)
        value -= value * position->quiet / (2 * a->quiet_limit);
    return value;
}

static int win_score(int ply)
{
    return LOOKAHEAD_WIN - LOOKAHEAD_DELAY * ply;
}

static int score_without_moves(const struct lookahead *a, const struct position *position, int ply)
{
    struct outcome outcome = a->game->result(position);
    return outcome.winner == NOBODY ? 0 : -win_score(ply);
}

static bool has_moved(const struct lookahead *a, int piece, int cell)
{
    return a->belief->pieces[piece].moves > 0 || a->belief->pieces[piece].cell != cell;
}

/* To be safe, assume that the enemy sees through our pieces that have moved and would lose:
 * behaviour tells much, and such a piece cannot be a bomb. */
static bool seen_through(const struct lookahead *a, struct move move)
{
    int mover = a->who[move.from], target = a->who[move.to];
    return a->belief->pieces[mover].owner != a->belief->viewer && has_moved(a, target, move.to) &&
           battle(a->kind[mover], a->kind[target]) == ATTACKER_STAYS;
}

/* The immediate gain an attacker may expect; being seen is part of the price. */
static int attack_promise(const struct lookahead *a, struct move move)
{
    int mover = a->who[move.from], target = a->who[move.to];
    int side = a->belief->pieces[mover].owner, kind = a->kind[mover];
    int price = a->known[mover] ? 0 : a->judgement->secret[side][kind];
    int gain = a->known[target] || seen_through(a, move)
                   ? judge_battle(a->judgement, side, kind, a->kind[target])
                   : a->judgement->gamble[kind][target];
    return gain - price;
}

/* The immediate gain if the guess is true. */
static int outcome(const struct lookahead *a, int mover, int target)
{
    const struct judgement *judgement = a->judgement;
    int side = a->belief->pieces[mover].owner, kind = a->kind[mover];
    return judge_battle(judgement, side, kind, a->kind[target]) +
           (a->known[target] ? 0 : judgement->secret[1 - side][a->kind[target]]) -
           (a->known[mover] ? 0 : judgement->secret[side][kind]);
}

/* How the tree treats an attack on a piece unknown to the attacker. */
enum treatment { AS_KNOWN, WEIGHED, PLAYED, NOT_DARED };

static enum treatment treatment_of(const struct lookahead *a, int side, struct move move)
{
    int target = a->who[move.to];
    if (target == NO_PIECE || a->known[target])
        return AS_KNOWN;
    if (side == a->belief->viewer)
        return WEIGHED;
    /* The enemy sees only what is public, but to be safe, assume that they attack our flag. */
    bool dares = a->kind[target] == FLAG || attack_promise(a, move) >= DARING;
    return dares ? PLAYED : NOT_DARED;
}

struct ranked_moves {
    int count;
    struct move list[MOVES_MAX];
    int ranks[MOVES_MAX];
};

/* Moves the most promising of the moves from `first` on into that place. */
static void pick(struct ranked_moves *moves, int first)
{
    int best = first;
    for (int i = first + 1; i < moves->count; i++)
        if (moves->ranks[i] > moves->ranks[best])
            best = i;
    struct move move = moves->list[best];
    int rank = moves->ranks[best];
    moves->list[best] = moves->list[first];
    moves->ranks[best] = moves->ranks[first];
    moves->list[first] = move;
    moves->ranks[first] = rank;
}

static int capture_search(struct lookahead *a, int ply, int left, struct window window);

static int score_capture(struct lookahead *a, int ply, int left, struct move move,
                         struct window window)
{
    struct undo undo = play(a, ply, move);
    int score = undo.target != NO_PIECE && a->kind[undo.target] == FLAG
                    ? win_score(ply + 1)
                    : -capture_search(a, ply + 1, left - 1, window_turned(window));
    take_back(a, move, undo);
    return score;
}

/* Of the first `count` moves, keeps the attacks that promise something. */
static void keep_attacks(const struct lookahead *a, struct ranked_moves *moves, int count)
{
    moves->count = 0;
    for (int i = 0; i < count; i++) {
        struct move move = moves->list[i];
        int target = a->who[move.to];
        int promise = target != NO_PIECE ? attack_promise(a, move) : 0;
        if (promise <= 0)
            continue;
        moves->ranks[moves->count] = promise;
        moves->list[moves->count++] = move;
    }
}

/* Beyond the last depth: only attacks that promise something. */
static int capture_search(struct lookahead *a, int ply, int left, struct window window)
{
    const struct position *position = position_at(a, ply);
    if (!count_node(a))
        return 0;
    int here = evaluate(a, position), best = here;
    if (best >= window.beta || left == 0 || ply >= LOOKAHEAD_DEPTH)
        return best;
    window.alpha = best > window.alpha ? best : window.alpha;
    struct ranked_moves attacks;
    int side = position->turn, count = stratego_attacks(position, side, attacks.list);
    if (count == 0 && stratego_immobile(position))
        return score_without_moves(a, position, ply);
    keep_attacks(a, &attacks, count);
    for (int i = 0; i < attacks.count && best < window.beta; i++) {
        pick(&attacks, i);
        struct move move = attacks.list[i];
        enum treatment treatment = treatment_of(a, side, move);
        int score = treatment == WEIGHED ? here + attacks.ranks[i]
                                         : score_capture(a, ply, left, move, window);
        if (a->stopped)
            return 0;
        best = score > best ? score : best;
        window.alpha = best > window.alpha ? best : window.alpha;
    }
    return best;
}

/* ---- search ---- */

static int tree_search(struct lookahead *a, int ply, int depth, struct window window);

/* Attacks that promise nothing come last. */
static int rank_of_attack(int promise)
{
    return promise >= 0 ? promise + RANK_CAPTURE : promise - RANK_CAPTURE;
}

static void rank_moves(struct lookahead *a, int ply, struct ranked_moves *moves,
                       struct move table_move)
{
    int side = position_at(a, ply)->turn, *ranks = moves->ranks;
    for (int i = 0; i < moves->count; i++) {
        struct move move = moves->list[i];
        const int16_t *pull = a->judgement->pull[side][a->kind[a->who[move.from]]];
        if (move_equal(move, table_move))
            ranks[i] = RANK_TABLE;
        else if (a->who[move.to] != NO_PIECE)
            ranks[i] = rank_of_attack(attack_promise(a, move));
        else if (move_equal(move, a->killers[ply][0]) || move_equal(move, a->killers[ply][1]))
            ranks[i] = RANK_KILLER;
        else
            ranks[i] = a->history[side][move.from][move.to] + pull[move.to] - pull[move.from];
    }
}

static void remember_cutoff(struct lookahead *a, int ply, struct move move, int depth)
{
    if (!move_equal(a->killers[ply][0], move)) {
        a->killers[ply][1] = a->killers[ply][0];
        a->killers[ply][0] = move;
    }
    int16_t *history = &a->history[position_at(a, ply)->turn][move.from][move.to];
    int value = *history + depth * depth;
    *history = (int16_t)(value > HISTORY_MAX ? HISTORY_MAX : value);
}

/* A move to be scored: the first one in full, later ones at first `less` deeply and with a null
 * window. */
struct trial {
    struct move move;
    bool first;
    int less;
};

static struct trial trial_of(const struct ranked_moves *moves, int index, int depth)
{
    bool reduced = depth >= 3 && index >= 4 && moves->ranks[index] < RANK_KILLER;
    return (struct trial){
        .move = moves->list[index], .first = index == 0, .less = reduced ? 1 + (index >= 16) : 0};
}

static int score_move(struct lookahead *a, int ply, int depth, struct trial trial,
                      struct window window)
{
    struct undo undo = play(a, ply, trial.move);
    struct window null = window_turned(window_above(window.alpha));
    int score;
    if (undo.target != NO_PIECE && a->kind[undo.target] == FLAG) {
        score = win_score(ply + 1);
    } else if (trial.first) {
        score = -tree_search(a, ply + 1, depth - 1, window_turned(window));
    } else {
        score = -tree_search(a, ply + 1, depth - 1 - trial.less, null);
        if (trial.less && score > window.alpha && !a->stopped)
            score = -tree_search(a, ply + 1, depth - 1, null);
        if (score > window.alpha && score < window.beta && !a->stopped)
            score = -tree_search(a, ply + 1, depth - 1, window_turned(window));
    }
    take_back(a, trial.move, undo);
    return score;
}

/* An attack on an unknown piece: what follows is searched as the guess has it, but the result of
 * the attack counts by its expected value. Otherwise every guess would pick the victims it happens
 * to know. */
static int score_gamble(struct lookahead *a, int ply, int depth, struct trial trial,
                        struct window window)
{
    struct move move = trial.move;
    int mover = a->who[move.from], target = a->who[move.to];
    int expected = attack_promise(a, move);
    if (a->kind[target] == FLAG)
        return evaluate(a, position_at(a, ply)) + expected - LOOKAHEAD_DELAY * ply;
    int luck = outcome(a, mover, target) - expected;
    window.alpha += luck;
    window.beta += luck;
    trial.less = 0;
    return score_move(a, ply, depth, trial, window) - luck;
}

/* Whether the player to move is so well off that even passing would be good enough. */
static bool could_pass(struct lookahead *a, int ply, int depth, struct window window)
{
    const struct position *position = position_at(a, ply);
    if (depth < 2 || a->passed || ply + 1 >= LOOKAHEAD_DEPTH || window.beta - window.alpha > 1 ||
        evaluate(a, position) < window.beta)
        return false;
    struct position *after = position_at(a, ply + 1);
    memcpy(after, position, a->game->position_size);
    after->turn ^= 1;
    after->hash ^= ZOBRIST_TURN;
    after->quiet++;
    a->path[a->past + ply + 1] = after->hash;
    a->passed = true;
    int score = -tree_search(a, ply + 1, depth - 1 - PASS_REDUCTION,
                             window_turned((struct window){window.beta - 1, window.beta}));
    a->passed = false;
    return !a->stopped && score >= window.beta;
}

/* `best_move` holds the table's move at first. */
static int best_of_moves(struct lookahead *a, int ply, int depth, struct window window,
                         struct move *best_move)
{
    const struct position *position = position_at(a, ply);
    struct ranked_moves moves;
    int side = position->turn, best = -INFINITE;
    moves.count = a->game->moves(position, moves.list);
    if (moves.count == 0)
        return score_without_moves(a, position, ply);
    if (could_pass(a, ply, depth, window))
        return window.beta;
    if (a->stopped)
        return 0;
    rank_moves(a, ply, &moves, *best_move);
    *best_move = (struct move){.verb = UINT8_MAX};
    for (int i = 0; i < moves.count && best < window.beta; i++) {
        pick(&moves, i);
        struct move move = moves.list[i];
        int target = a->who[move.to];
        struct window left = {best > window.alpha ? best : window.alpha, window.beta};
        enum treatment treatment = treatment_of(a, side, move);
        if (treatment == NOT_DARED)
            continue;
        struct trial trial = trial_of(&moves, i, depth);
        int score = treatment == WEIGHED ? score_gamble(a, ply, depth, trial, left)
                                         : score_move(a, ply, depth, trial, left);
        if (a->stopped)
            return 0;
        if (score > best) {
            best = score;
            *best_move = move;
            if (score >= window.beta && target == NO_PIECE)
                remember_cutoff(a, ply, move, depth);
        }
    }
    return best == -INFINITE ? evaluate(a, position) : best;
}

static int tree_search(struct lookahead *a, int ply, int depth, struct window window)
{
    const struct position *position = position_at(a, ply);
    if (drawn_by_rule(a, position, ply))
        return position->turn == a->belief->viewer ? -a->contempt : a->contempt;
    if (depth <= 0 || ply >= LOOKAHEAD_DEPTH)
        return capture_search(a, ply, CAPTURE_DEPTH, window);
    if (!count_node(a))
        return 0;
    uint64_t key = position->hash ^ a->salt;
    struct move best_move = {.verb = UINT8_MAX};
    const struct search_entry *entry = search_table_find(&a->table, key);
    if (entry) {
        if (entry->depth >= depth && window_settled(window, entry->score, entry->bound))
            return entry->score;
        best_move = entry->move;
    }
    int best = best_of_moves(a, ply, depth, window, &best_move);
    if (a->stopped)
        return 0;
    search_table_store(
        &a->table, key,
        &(struct search_finding){
            .move = best_move, .score = best, .depth = depth, .bound = window_bound(window, best)});
    return best;
}

int lookahead_score(struct lookahead *a, struct move move, int depth, int alpha, int beta)
{
    struct undo undo = play(a, 0, move);
    int score = undo.target != NO_PIECE && a->kind[undo.target] == FLAG
                    ? win_score(1)
                    : -tree_search(a, 1, depth - 1, (struct window){-beta, -alpha});
    take_back(a, move, undo);
    return score;
}
