#include <math.h>
#include <stdatomic.h>
#include <stdio.h>
#include <string.h>

#include "ai/computer.h"
#include "cli/command.h"
#include "cli/parallel.h"
#include "core/i18n.h"
#include "core/rng.h"

enum { TABLE_MEGABYTES = 32 };

/* A series of games between two computer players. Game i is the same whichever thread plays it. */
struct series {
    const struct game *game;
    struct settings settings;
    int level[2]; /* of p1 and p2 */
    uint64_t seed;
    int games, divide;
    atomic_int next, wins, draws, losses; /* as p1 sees them */
    atomic_int first_wins;                /* by whoever moved first */
    atomic_llong plies, thinking_ms;
    atomic_bool out_of_memory;
};

/* Plays one game to its end; the players are p1's and p2's levels in the order of their turns. */
static struct outcome play_game(const struct series *series, struct computer *computer, int index,
                                const int level[2], int *plies, double *seconds)
{
    struct match match;
    struct rng rng = {.state =
                          series->seed + (uint64_t)(index / 2) * 2 + 1}; /* pairs share a seed */
    uint64_t seed = rng_next(&rng);
    match_start(&match, series->game, &series->settings);
    while (!outcome_over(match_outcome(&match))) {
        struct view view;
        struct decision decision;
        int player = match_now(&match)->turn;
        view_take(&view, &match, player);
        struct computer_request request = {.view = &view,
                                           .level = level[player],
                                           .seed = seed + (uint64_t)player,
                                           .budget_divisor = series->divide};
        computer_decide(computer, &request, &decision);
        view_free(&view);
        *seconds += decision.seconds;
        match_play(&match, decision.move);
    }
    struct outcome outcome = match_outcome(&match);
    *plies = match_ply(&match, match.at);
    match_free(&match);
    return outcome;
}

static void count(struct series *series, struct outcome outcome, int p1_side)
{
    if (outcome.winner == NOBODY)
        atomic_fetch_add(&series->draws, 1);
    else
        atomic_fetch_add(outcome.winner == p1_side ? &series->wins : &series->losses, 1);
    if (outcome.winner == 0)
        atomic_fetch_add(&series->first_wins, 1);
}

static void play_series(void *context, int thread)
{
    (void)thread;
    struct series *series = context;
    struct computer *computer = computer_open(TABLE_MEGABYTES);
    if (!computer) {
        atomic_store(&series->out_of_memory, true);
        return;
    }
    for (int i; (i = atomic_fetch_add(&series->next, 1)) < series->games;) {
        int p1_side = i % 2, plies;
        double seconds = 0;
        int level[2] = {series->level[p1_side], series->level[1 - p1_side]};
        struct outcome outcome = play_game(series, computer, i, level, &plies, &seconds);
        count(series, outcome, p1_side);
        atomic_fetch_add(&series->plies, plies);
        atomic_fetch_add(&series->thinking_ms, (long long)(seconds * 1000));
    }
    computer_close(computer);
}

static double elo(double share)
{
    const double least = 0.001; /* a clean sweep proves no infinite difference */
    share = fmin(fmax(share, least), 1 - least);
    return -400 * log10(1 / share - 1);
}

static void print_series(const struct series *series)
{
    int wins = series->wins, draws = series->draws, losses = series->losses;
    double games = wins + draws + losses, share = (wins + 0.5 * draws) / games;
    double variance =
        (wins * pow(1 - share, 2) + draws * pow(0.5 - share, 2) + losses * pow(share, 2)) / games;
    double margin = 1.96 * sqrt(variance / games);
    printf(
        _("the first player won %.1f %%, %.1f %% were drawn; %.1f plies a game, %.1f ms a ply\n"),
        100 * series->first_wins / games, 100 * draws / games, (double)series->plies / games,
        (double)series->thinking_ms / (double)(series->plies ? series->plies : 1));
    printf("elo %+.0f (%+.0f … %+.0f, 95 %%)\n", elo(share), elo(share - margin),
           elo(share + margin));
    printf("score %.1f %% (%d w, %d d, %d l)\n", 100 * share, wins, draws, losses);
}

static int run(struct arguments *arguments)
{
    struct fault fault;
    const struct game *game = game_called(arguments->words[0], &fault);
    struct match match; /* only to read the settings as every command does */
    if (!game || !arguments_match(arguments, arguments->words[0], &match, &fault))
        return complain("%s", fault.text);
    struct series series = {.game = game,
                            .settings = match.settings,
                            .seed = arguments->seeded ? arguments->seed : 1,
                            .games = arguments->games ? (int)arguments->games : 100,
                            .divide = arguments->divide ? (int)arguments->divide : 1};
    match_free(&match);
    for (int player = 0; player < 2; player++) {
        const char *control = arguments->control[player];
        series.level[player] = control ? computer_level(control) : -1;
        if (series.level[player] < 0)
            return complain(_("--p%d must be random or a level from 1 to %d"), player + 1,
                            LEVEL_COUNT);
    }
    parallel(arguments->threads ? (int)arguments->threads : 1, play_series, &series);
    if (series.out_of_memory)
        return complain(_("there is not enough memory for the players"));
    print_series(&series);
    return EXIT_FINE;
}

const struct command command_match = {
    .name = "match",
    .summary = N_("let computer players play a series of games"),
    .usage = N_("GAME [--size N] [--option key=value]… --p1 LEVEL --p2 LEVEL [--games N]\n"
                "                         [--seed S] [--threads T] [--divide N]"),
    .help = N_(
        "LEVEL is 1 to 8 or random. The sides alternate; the same seed gives the same games, on\n"
        "any number of threads, as long as no player reaches its time limit. The last line is\n"
        "p1's score: 'score P % (W w, D d, L l)', a draw counting half.\n"
        "  --games N     how many games (100)\n"
        "  --divide N    divide the players' node budgets by N, for quick comparisons\n"),
    .accepts = ACCEPT_SETTINGS | ACCEPT_PLAYERS | ACCEPT_SEED | ACCEPT_GAMES,
    .words_min = 1,
    .words_max = 1,
    .run = run,
};
