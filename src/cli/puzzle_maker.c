/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "cli/puzzle_maker.h"

#include <stdlib.h>
#include <string.h>

#include "ai/appraise.h"
#include "base/i18n.h"
#include "base/rng.h"
#include "cli/puzzle_rate.h"

enum {
    TABLE_MEGABYTES = 4,
    GLANCE = 12000,         /* nodes of a first look at every move */
    PROMISE_NODES = 40000,  /* to see whether anything can be forced */
    PROOF_NODES = 200000,   /* a puzzle that needs more is left out */
    RANDOM_PLIES = 5,       /* at most, at the start of a game */
    FIRST_PLY = 4,          /* before it nothing happens */
    LEVELS = 5,             /* the weakest ones play */
    PER_GAME = 4,           /* puzzles at most … */
    APART = 4,              /* … and so many plies from one to the next */
    PATIENCE = 20,          /* games for which a place is kept for a rare kind */
    GAMES_PER_PUZZLE = 200, /* on average; then it gives up */
    FORCED_TURNS = 6,       /* a win may take at most … */
    TAKEN_TURNS = 3,        /* … a capture … */
    KEPT_TURNS = 2,         /* … and a defence */
    EASY_SHARE = 6,         /* one puzzle in so many is done in a single turn */
    CHOICES_LEAST = 3,      /* moves to choose from */
    SUSPECTS_LEAST = 4,     /* pieces to choose from */
    AS_GOOD = 50            /* hundredths of a piece: the answer is the best move, or nearly */
};

/* A puzzle of the game being played, which may be left out again. */
struct find {
    struct puzzle puzzle;
    int kind;
    uint64_t likeness;
};

struct maker {
    const struct puzzle_request *request;
    struct puzzle_book *book;
    struct puzzle_yield *yield;
    struct puzzle_prover tools;
    struct computer *computer;
    struct rng rng;
    uint64_t likeness[PUZZLES_MAX];
    int of_kind[PUZZLE_KINDS_MAX];
    int found; /* in the game being played: */
    struct find finds[PUZZLE_KINDS_MAX];
    int in_vain;             /* games since the last one with puzzles */
    int easy;                /* puzzles of a single turn that forces something */
    struct appraisal glance; /* of the position looked at … */
    int one_turns;           /* … and within how many turns a man can be won; -1: not known yet */
};

int puzzle_board_count(const struct puzzle_request *request)
{
    int count = 0;
    while (request->game->puzzles->boards[count])
        count++;
    return request->settings ? 1 : count;
}

struct settings puzzle_board(const struct puzzle_request *request, int index)
{
    if (request->settings)
        return *request->settings;
    struct settings settings = settings_default(request->game);
    settings_read(request->game, &settings, request->game->puzzles->boards[index], NULL);
    return settings;
}

static int kind_count(const struct maker *maker)
{
    int count = 0;
    while (maker->request->game->puzzles->kinds[count].word)
        count++;
    return count;
}

/* All kinds in equal numbers, however rare they are. */
static bool is_even(const struct maker *maker)
{
    return maker->request->game->puzzles->patience > 0;
}

/* No kind takes the place of a rarer one; only if many games have none of the rare ones may there
 * be more of it. */
static bool has_room(const struct maker *maker, int kind)
{
    int count = maker->request->count, kinds = kind_count(maker);
    if (is_even(maker))
        return maker->of_kind[kind] * kinds < count;
    return maker->of_kind[kind] <= count * 4 / (3 * kinds) + maker->yield->games / PATIENCE;
}

static bool is_like_another(const struct maker *maker, uint64_t likeness)
{
    for (int i = 0; i < maker->book->count; i++)
        if (maker->likeness[i] == likeness)
            return true;
    for (int i = 0; i < maker->found; i++)
        if (maker->finds[i].likeness == likeness)
            return true;
    return false;
}

/* ---- one position ---- */

/* The best line from the position, beginning with the answer. */
static void complete_line(struct maker *maker, struct puzzle *puzzle,
                          const struct puzzle_turn *turn)
{
    const struct game *game = maker->request->game;
    bool forcing = puzzle->kind->aim == PUZZLE_WIN || puzzle->kind->aim == PUZZLE_TAKE;
    struct demand demand = {puzzle->turns, puzzle->kind->men};
    union position_room now, next;
    int player = puzzle_position(puzzle)->turn;
    enum proof settled = PROOF_UNKNOWN;
    memcpy(&now, puzzle_position(puzzle), game->position_size);
    for (int i = 0; i < turn->length; i++) {
        puzzle->line.moves[puzzle->line.length++] = turn->moves[i];
        game->apply(&now.base, turn->moves[i], &next.base, NULL);
        settled = demand_after(game, &now.base, &next.base, player, &demand);
        now = next;
    }
    if (!forcing || settled != PROOF_UNKNOWN)
        return;
    prover_begin(maker->tools.prover, game, PROOF_NODES);
    prove_line(maker->tools.prover, &now.base, player, demand, &puzzle->line);
}

/* Within how many turns the player can force so many captures, or a win (no men); 0 if not soon. */
static int forced_turns(struct maker *maker, const struct position *position, int men)
{
    struct demand demand = {men ? TAKEN_TURNS : FORCED_TURNS, men};
    prover_begin(maker->tools.prover, maker->request->game, PROMISE_NODES);
    int turns = prove_distance(maker->tools.prover, position, position->turn, demand);
    maker->yield->nodes += prover_nodes(maker->tools.prover);
    return turns;
}

/* If not even one man can be won, two cannot. */
static int capture_turns(struct maker *maker, const struct position *position, int men)
{
    if (maker->one_turns < 0)
        maker->one_turns = forced_turns(maker, position, 1);
    return men == 1 || maker->one_turns == 0 ? maker->one_turns
                                             : forced_turns(maker, position, men);
}

/* The number of turns from which on the first look promises a puzzle; 0: it does not. */
static int promised_turns(struct maker *maker, const struct puzzle *puzzle)
{
    int best = maker->glance.moves[0].score, second = maker->glance.moves[1].score, turns;
    const struct position *position = puzzle_position(puzzle);
    switch (puzzle->kind->aim) {
    case PUZZLE_WIN:
        turns = best >= SEARCH_WIN_LEAST ? forced_turns(maker, position, 0) : 0;
        break;
    case PUZZLE_TAKE:
        turns = capture_turns(maker, position, puzzle->kind->men);
        break;
    case PUZZLE_HOLD:
        return best > -SEARCH_WIN_LEAST && second <= -SEARCH_WIN_LEAST;
    default:
        return 1;
    }
    return turns == 1 && maker->easy * EASY_SHARE > maker->book->count ? 0 : turns;
}

static int last_turns(const struct puzzle *puzzle, int promised)
{
    return puzzle->kind->aim == PUZZLE_HOLD   ? FORCED_TURNS - 1
           : puzzle->kind->aim == PUZZLE_KEEP ? KEPT_TURNS
                                              : promised;
}

static bool find_turn(struct maker *maker, struct puzzle *puzzle)
{
    struct puzzle_turn turn;
    int promised = promised_turns(maker, puzzle);
    if (promised == 0)
        return false;
    for (puzzle->turns = promised; puzzle->turns <= last_turns(puzzle, promised); puzzle->turns++) {
        bool only = puzzle_only_turn(&maker->tools, puzzle, &turn);
        maker->yield->nodes += maker->tools.nodes;
        if (!only)
            continue;
        if (maker->glance.moves[0].score - appraisal_score(&maker->glance, turn.moves[0]) > AS_GOOD)
            return false;
        uint64_t nodes = maker->tools.nodes;
        complete_line(maker, puzzle, &turn);
        if (!puzzle_prove(&maker->tools, puzzle, NULL))
            return false;
        puzzle->rating = puzzle_rate_turn(maker->computer, puzzle, &turn, nodes);
        return true;
    }
    return false;
}

static bool has_any(const struct game *game, const struct position *position, unsigned kinds)
{
    bool found = kinds == 0;
    for (int kind = 0; kind < game->kind_count; kind++)
        found |= kinds >> kind & 1 && game->tally(position, position->turn, kind).on_board > 0;
    return found;
}

static bool find_cell(struct puzzle *puzzle)
{
    struct deduction deduction;
    const struct position *position = puzzle_position(puzzle);
    if (!has_any(puzzle->source->game, position, puzzle->kind->own))
        return false;
    puzzle->cell = puzzle_only_cell(puzzle, &deduction);
    if (puzzle->cell == CELL_NONE || deduction.count < SUSPECTS_LEAST)
        return false;
    puzzle->rating = puzzle_rate_cell(puzzle, &deduction);
    return true;
}

/* The kinds of which there are fewest are tried first. */
static int kinds_in_order(const struct maker *maker, int order[PUZZLE_KINDS_MAX])
{
    int count = kind_count(maker), kept = 0;
    for (int kind = 0; kind < count; kind++) {
        int at = kept;
        if (!has_room(maker, kind))
            continue;
        for (; at > 0 && maker->of_kind[order[at - 1]] > maker->of_kind[kind]; at--)
            order[at] = order[at - 1];
        order[at] = kind;
        kept++;
    }
    return kept;
}

static void glance_at(struct maker *maker, const struct match *match)
{
    struct hindsight hindsight;
    hindsight_take(&hindsight, match, match->at);
    struct appraisal_request request = {
        .at = &hindsight, .nodes = GLANCE, .exact = maker->request->exact};
    computer_appraise(maker->computer, &request, &maker->glance);
    hindsight_free(&hindsight);
}

static void keep_finds(struct maker *maker, const struct match *match)
{
    for (int i = 0; i < maker->found && maker->book->count < maker->request->count; i++) {
        const struct find *find = &maker->finds[i];
        struct match until = *match;
        until.at = find->puzzle.at;
        maker->likeness[maker->book->count] = find->likeness;
        maker->of_kind[find->kind]++;
        puzzle_book_add(maker->book, &until, find->puzzle);
    }
    maker->found = 0;
}

/* A game for which a book has to remember many moves should have one of the rarest kinds. */
static bool has_a_rare_find(const struct maker *maker)
{
    int rarest = maker->of_kind[0];
    for (int kind = 1; kind < kind_count(maker); kind++)
        rarest = maker->of_kind[kind] < rarest ? maker->of_kind[kind] : rarest;
    for (int i = 0; i < maker->found; i++)
        if (maker->of_kind[maker->finds[i].kind] <= rarest)
            return true;
    return false;
}

/* Finds a puzzle if the match's position is one. */
static bool look_at(struct maker *maker, const struct match *match, unsigned *asked)
{
    int order[PUZZLE_KINDS_MAX], count = kinds_in_order(maker, order);
    bool hidden = game_hides_pieces(match->game);
    maker->yield->positions++;
    maker->one_turns = -1;
    if (!hidden)
        glance_at(maker, match);
    if (!hidden && maker->glance.count < CHOICES_LEAST)
        return false;
    for (int i = 0; i < count; i++) {
        const struct puzzle_kind *kind = &match->game->puzzles->kinds[order[i]];
        struct puzzle puzzle = {.source = match, .at = match->at, .kind = kind, .cell = CELL_NONE};
        if ((hidden && *asked >> order[i] & 1) ||
            !(hidden ? find_cell(&puzzle) : find_turn(maker, &puzzle)))
            continue;
        uint64_t likeness = puzzle_likeness(&puzzle);
        if (is_like_another(maker, likeness))
            continue;
        maker->easy += puzzle.turns == 1 && (kind->aim == PUZZLE_WIN || kind->aim == PUZZLE_TAKE);
        *asked |= 1u << order[i];
        maker->finds[maker->found++] = (struct find){puzzle, order[i], likeness};
        if (!is_even(maker))
            keep_finds(maker, match);
        return true;
    }
    return false;
}

/* ---- one game ---- */

static struct move decide(struct maker *maker, const struct match *match, int level)
{
    struct view view;
    struct decision decision;
    view_take(&view, match, match_now(match)->turn);
    struct computer_request request = {
        .view = &view, .level = level, .seed = rng_next(&maker->rng), .budget_divisor = 1};
    computer_decide(maker->computer, &request, &decision);
    view_free(&view);
    return decision.move;
}

/* A puzzle must not depend on draws: nothing has been repeated, and the quiet limit is far away. */
static bool is_far_from_draws(const struct match *match)
{
    int limit = settings_quiet_limit(match->game, &match->settings), plies[1];
    return match_occurrences(match, match->at, plies, 1) <= 1 &&
           (limit == 0 || match_now(match)->quiet + 4 * PUZZLE_TURNS_MAX < limit);
}

static void search_game(struct maker *maker, const struct settings *settings)
{
    const struct game *game = maker->request->game;
    struct match match;
    unsigned asked = 0;
    int random = rng_below(&maker->rng, RANDOM_PLIES), found = 0;
    int next = FIRST_PLY + rng_below(&maker->rng, game->puzzles->plies / 3);
    int levels[2] = {1 + rng_below(&maker->rng, LEVELS), 1 + rng_below(&maker->rng, LEVELS)};
    match_start(&match, game, settings);
    while (!outcome_over(match_outcome(&match)) && (is_even(maker) || found < PER_GAME) &&
           maker->book->count < maker->request->count) {
        const struct position *now = match_now(&match);
        int ply = match_ply(&match, match.at);
        bool turn_starts = match.at == 0 || match.steps[match.at - 1].turn_start;
        if (ply > game->puzzles->plies || (turn_starts && !is_far_from_draws(&match)))
            break;
        if (turn_starts && ply >= next && look_at(maker, &match, &asked)) {
            found++;
            next = ply + APART;
        }
        bool at_random = now->phase != PHASE_SETUP && ply < random;
        match_play(&match, decide(maker, &match, at_random ? LEVEL_RANDOM : levels[now->turn]));
    }
    maker->yield->games++;
    if (maker->found > 0 &&
        (has_a_rare_find(maker) || ++maker->in_vain > game->puzzles->patience)) {
        keep_finds(maker, &match);
        maker->in_vain = 0;
    }
    maker->found = 0;
    match_free(&match);
}

bool puzzles_make(const struct puzzle_request *request, struct puzzle_book *book,
                  struct puzzle_yield *yield, struct fault *fault)
{
    struct maker *maker = calloc(1, sizeof *maker);
    struct prover *prover = prover_open();
    struct computer *computer = computer_open(TABLE_MEGABYTES);
    bool fine = maker && prover && computer;
    *book = (struct puzzle_book){.game = request->game};
    *yield = (struct puzzle_yield){0};
    if (fine) {
        *maker = (struct maker){.request = request,
                                .book = book,
                                .yield = yield,
                                .tools = {prover, request->exact, PROOF_NODES, 0},
                                .computer = computer,
                                .rng = {.state = request->seed}};
        int boards = puzzle_board_count(request);
        for (int i = 0; book->count < request->count && i < request->count * GAMES_PER_PUZZLE;
             i++) {
            struct settings settings = puzzle_board(request, i % boards);
            search_game(maker, &settings);
        }
    } else {
        fault_set(fault, _("there is not enough memory to search"));
    }
    computer_close(computer);
    prover_close(prover);
    free(maker);
    return fine;
}
