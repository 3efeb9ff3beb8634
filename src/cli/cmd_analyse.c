#include <stdio.h>
#include <stdlib.h>

#include "ai/search.h"
#include "cli/command.h"
#include "core/i18n.h"
#include "core/insight.h"
#include "core/notation.h"
#include "core/save.h"

enum { TABLE_MEGABYTES = 64, NODES = 200000, TURNING_POINT = 80 };

/* "+1.20" in pieces, or "wins in 7". */
static void score_format(int score, char text[32])
{
    int distance = search_win_distance(score);
    if (distance > 0)
        snprintf(text, 32, _("wins in %d"), distance);
    else if (distance < 0)
        snprintf(text, 32, _("loses in %d"), -distance);
    else
        snprintf(text, 32, "%+.2f", score / 100.0);
}

static int score_of(const struct search_result *result, struct move move)
{
    for (int i = 0; i < result->move_count; i++)
        if (move_equal(result->moves[i].move, move))
            return result->moves[i].score;
    return 0;
}

static void print_step(const struct match *match, int index, const struct search_result *result)
{
    struct move played = match->steps[index].move, best = result->moves[0].move;
    char played_text[MOVE_TEXT], best_text[MOVE_TEXT], score[32], best_score[32];
    int value = score_of(result, played), best_value = result->moves[0].score;
    move_format(match->game, played, played_text);
    score_format(value, score);
    printf("%4d  %d  %-8s %-12s", match_ply(match, index) + 1,
           match_position(match, index)->turn + 1, played_text, score);
    if (best_value - value >= TURNING_POINT) {
        move_format(match->game, best, best_text);
        score_format(best_value, best_score);
        printf(_(" better: %s (%s)"), best_text, best_score);
    }
    printf("\n");
}

static void analyse(struct searcher *searcher, struct match *match)
{
    static struct search_result result;
    int last = match->length;
    for (int index = 0; index < last; index++) {
        struct move move = match->steps[index].move;
        if (move.verb == VERB_RESIGN || move.verb == VERB_DRAW)
            continue;
        struct view view;
        match_go(match, index);
        view_take(&view, match, match_now(match)->turn);
        struct search_request request = {
            .view = &view, .limits = {.nodes = NODES}, .every_move = true};
        search(searcher, &request, &result);
        view_free(&view);
        print_step(match, index, &result);
        fflush(stdout);
    }
    match_go(match, last);
    char text[OUTCOME_TEXT];
    match_describe(match, last, text);
    if (*text)
        printf("%s\n", text);
}

static int run(struct arguments *arguments)
{
    struct fault fault;
    struct match match;
    if (!save_load(arguments->words[0], &match, &fault))
        return complain("%s", fault.text);
    struct searcher *searcher = match.game->insight ? searcher_open(TABLE_MEGABYTES) : NULL;
    bool possible = searcher != NULL;
    if (possible)
        analyse(searcher, &match);
    searcher_close(searcher);
    const char *name = _(match.game->name);
    bool hidden = !match.game->insight;
    match_free(&match);
    if (possible)
        return EXIT_FINE;
    return hidden ? complain(_("%s hides pieces: it cannot be analysed move by move"), name)
                  : complain(_("there is not enough memory to analyse"));
}

const struct command command_analyse = {
    .name = "analyse",
    .summary = N_("judge every move of a saved game"),
    .usage = N_("FILE"),
    .help = N_(
        "Prints a line a move: ply, player, move, and what it comes to for that player in pieces, "
        "or\n"
        "the number of turns to a proven win; where something clearly better was there, what.\n"),
    .words_min = 1,
    .words_max = 1,
    .run = run,
};
