/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include <stdio.h>

#include "ai/review.h"
#include "base/i18n.h"
#include "cli/command.h"
#include "cli/solved.h"
#include "core/notation.h"
#include "core/save.h"

static void print_step(const struct review *review, int index)
{
    const struct match *match = review->match;
    const struct review_step *step = &review->steps[index];
    char played[MOVE_TEXT], best[MOVE_TEXT], score[SCORE_TEXT], best_score[SCORE_TEXT];
    move_format(match->game, match->steps[index].move, played);
    score_format(step->score, step->exact, score);
    printf("%4d  %d  %-8s %-12s", match_ply(match, index) + 1,
           match_position(match, index)->turn + 1, played, score);
    if (review_is_turning_point(review, index)) {
        move_format(match->game, step->best, best);
        score_format(step->best_score, step->exact, best_score);
        printf(_(" better: %s (%s)"), best, best_score);
    }
    printf("\n");
    fflush(stdout);
}

static void print_turning_points(const struct review *review)
{
    for (int index = review->first; index < review->count; index++) {
        char sentence[REVIEW_TEXT];
        review_describe_certainties(review, index + 1, sentence);
        if (*sentence)
            printf(_("After move %d: %s\n"), match_ply(review->match, index) / 2 + 1, sentence);
        if (!review_is_turning_point(review, index))
            continue;
        review_describe(review, index, sentence);
        printf("%s\n", sentence);
    }
}

static void analyse(struct searcher *searcher, const struct arguments *arguments,
                    const struct match *match)
{
    struct review review;
    struct exact *exact = solved_open(arguments, match->game, &match->settings);
    review_open(&review, match);
    while (!review_finished(&review)) {
        struct hindsight at;
        struct appraisal appraisal;
        int index = review.done;
        hindsight_take(&at, match, index);
        appraise(searcher,
                 &(struct appraisal_request){.at = &at, .nodes = REVIEW_NODES, .exact = exact},
                 &appraisal);
        hindsight_free(&at);
        review_add(&review, &appraisal);
        print_step(&review, index);
    }
    print_turning_points(&review);
    review_close(&review);
    exact_close(exact);
    char text[OUTCOME_TEXT];
    match_describe(match, match->length, text);
    if (*text)
        printf("%s\n", text);
}

/* An unfinished game with hidden pieces must not be analysed. */
static bool is_secret(const struct match *match)
{
    return game_hides_pieces(match->game) && !outcome_over(match_outcome_at(match, match->length));
}

static int run(struct arguments *arguments)
{
    struct fault fault;
    struct match match;
    if (!save_load(arguments->words[0], &match, &fault))
        return complain("%s", fault.text);
    const char *name = _(match.game->name);
    bool secret = is_secret(&match);
    struct searcher *searcher = secret ? NULL : searcher_open(arguments_memory(arguments));
    if (searcher)
        analyse(searcher, arguments, &match);
    bool done = searcher != NULL;
    searcher_close(searcher);
    match_free(&match);
    if (done)
        return EXIT_FINE;
    return secret ? complain(_("%s hides pieces: only a finished game can be analysed"), name)
                  : complain(_("there is not enough memory to analyse"));
}

const struct command command_analyse = {
    .name = "analyse",
    .summary = N_("judge every move of a saved game"),
    .usage = N_("FILE [--cache DIR] [--memory MB]"),
    .help = N_(
        "Prints one line per move: ply, player, move, its value for that player (about 1 per "
        "piece,\n"
        "or as the game's network counts) or the number of moves to a proven win, and the better\n"
        "move where one was clearly better. Then the turning points in words. Boards that can be\n"
        "solved are judged exactly. Games with hidden pieces can be analysed once they are over.\n"
        "  --cache DIR   where the tables of solved boards are kept\n"
        "  --memory MB   size of the search's table (64)\n"),
    .accepts = ACCEPT_CACHE | ACCEPT_MEMORY,
    .words_min = 1,
    .words_max = 1,
    .run = run,
};
