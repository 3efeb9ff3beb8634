/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Finds positions for tactical suites in self-play games of a hasty player. */
#include <stdio.h>
#include <stdlib.h>

#include "base/i18n.h"
#include "base/rng.h"
#include "cli/command.h"
#include "cli/solved.h"
#include "cli/suite.h"
#include "core/notation.h"

enum {
    OPENING = 6,
    HASTY = 300,       /* nodes of a quick look */
    CAREFUL = 40000,   /* must find a different move */
    THOROUGH = 400000, /* with every move scored: the best one must stand out */
    SURE = 3000000,    /* the best move must be confirmed */
    STANDS_OUT = 80    /* hundredths of a piece */
};

struct harvest {
    struct searcher *searcher;
    struct exact *exact; /* for solved boards; else NULL */
    struct search_result result;
    int best_count;
    struct move best[SUITE_BEST];
};

static struct move best_within(struct harvest *harvest, const struct match *match, uint64_t nodes)
{
    suite_search(harvest->searcher, match, &(struct search_limits){.nodes = nodes}, false,
                 &harvest->result);
    return harvest->result.moves[0].move;
}

/* By the solver: positions in which the quick look would throw away a win or a draw. */
static bool worth_keeping_by_solver(struct harvest *harvest, const struct match *match,
                                    struct move glance)
{
    struct move list[MOVES_MAX];
    int class[MOVES_MAX], top = -1, glance_class = 0;
    int count = match->game->moves(match_now(match), list);
    for (int i = 0; i < count; i++) {
        union position_room after;
        uint8_t value;
        match->game->apply(match_now(match), list[i], &after.base, NULL);
        if (!exact_value(harvest->exact, match->game, &match->settings, &after.base, &value))
            return false;
        class[i] = verdict_of(exact_after_move(value)).result;
        top = class[i] > top ? class[i] : top;
        if (move_equal(list[i], glance))
            glance_class = class[i];
    }
    harvest->best_count = 0;
    for (int i = 0; i < count; i++)
        if (class[i] == top && harvest->best_count < SUITE_BEST)
            harvest->best[harvest->best_count++] = list[i];
    return glance_class < top && harvest->best_count <= 2;
}

static bool worth_keeping_by_search(struct harvest *harvest, const struct match *match,
                                    struct move glance)
{
    struct move best = best_within(harvest, match, CAREFUL);
    if (move_equal(best, glance) || abs(harvest->result.moves[0].score) >= SEARCH_WIN_LEAST - 100)
        return false;
    suite_search(harvest->searcher, match, &(struct search_limits){.nodes = THOROUGH}, true,
                 &harvest->result);
    const struct search_move *moves = harvest->result.moves;
    bool stands_out = harvest->result.move_count > 1 && move_equal(moves[0].move, best) &&
                      moves[0].score - moves[1].score >= STANDS_OUT;
    if (!stands_out || !move_equal(best_within(harvest, match, SURE), best))
        return false;
    harvest->best[0] = best;
    harvest->best_count = 1;
    return true;
}

static void print_entry(const struct harvest *harvest, const struct match *match)
{
    const struct game *game = match->game;
    char text[MOVE_TEXT];
    printf("%s", game->id);
    for (int i = 0; i < game->option_count; i++) {
        if (match->settings.value[i] == game->options[i].default_value)
            continue;
        char value[OPTION_TEXT];
        option_format(&game->options[i], match->settings.value[i], value);
        printf(" %s=%s", game->options[i].id, value);
    }
    printf(" |");
    for (int i = 0; i < match->at; i++) {
        move_format(game, match->steps[i].move, text);
        printf(" %s", text);
    }
    printf(" |");
    for (int i = 0; i < harvest->best_count; i++) {
        move_format(game, harvest->best[i], text);
        printf(" %s", text);
    }
    printf("\n");
    fflush(stdout);
}

/* Plays one game and prints the first suitable position from a random moment on. */
static void search_game(struct harvest *harvest, const struct game *game,
                        const struct settings *settings, struct rng *rng)
{
    struct match match;
    match_start(&match, game, settings);
    int from = OPENING + rng_below(rng, 40);
    bool found = false;
    while (!found && !outcome_over(match_outcome(&match))) {
        struct move list[MOVES_MAX], move;
        int ply = match_ply(&match, match.at), count = game->moves(match_now(&match), list);
        if (ply < OPENING) {
            match_play(&match, list[rng_below(rng, count)]);
            continue;
        }
        move = best_within(harvest, &match, HASTY);
        bool removing = match_now(&match)->phase == PHASE_REMOVING;
        if (ply >= from && count > 2 && !removing) {
            found = harvest->exact ? worth_keeping_by_solver(harvest, &match, move)
                                   : worth_keeping_by_search(harvest, &match, move);
            if (found)
                print_entry(harvest, &match);
        }
        match_play(&match, move);
    }
    match_free(&match);
}

static int run(struct arguments *arguments)
{
    struct fault fault;
    struct match match; /* only to read the settings as every command does */
    if (!arguments_match(arguments, arguments->words[0], &match, &fault))
        return complain("%s", fault.text);
    const struct game *game = match.game;
    struct settings settings = match.settings;
    match_free(&match);
    if (!game->insight)
        return complain(_("%s hides pieces: there is no best move to find"), _(game->name));
    static struct harvest harvest; /* too large for the stack */
    if (!(harvest.searcher = searcher_open(SEARCH_TABLE_MEGABYTES)))
        return complain(_("there is not enough memory to search"));
    if (exact_covers(game, &settings))
        harvest.exact = solved_open(arguments, game, &settings);
    struct rng rng = {.state = arguments->seeded ? arguments->seed : 1};
    uint64_t count = arguments->games ? arguments->games : 100;
    for (uint64_t i = 0; i < count; i++)
        search_game(&harvest, game, &settings, &rng);
    if (harvest.exact)
        exact_close(harvest.exact);
    searcher_close(harvest.searcher);
    return EXIT_FINE;
}

const struct command command_harvest = {
    .name = "harvest",
    .summary = N_("find positions for a tactical suite"),
    .usage = N_("GAME [--size N] [--option key=value]… [--games N] [--seed S] [--cache DIR]"),
    .help = N_(
        "Plays quick games against itself and prints, as lines for 'quatuor-cli suite', at most "
        "one\n"
        "position per game where a brief search (300 nodes) goes wrong. On solved boards only one\n"
        "or two moves keep the value of that position; on others one move is 0.8 pieces better "
        "than\n"
        "all the rest at 400,000 nodes and still the best at 3,000,000.\n"),
    .accepts = ACCEPT_SETTINGS | ACCEPT_SEED | ACCEPT_COUNT | ACCEPT_CACHE,
    .words_min = 1,
    .words_max = 1,
    .run = run,
};
