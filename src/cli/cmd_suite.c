/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include <stdio.h>

#include "base/i18n.h"
#include "base/text.h"
#include "cli/command.h"
#include "cli/suite.h"
#include "core/notation.h"

static void print_result(const char *path, const struct suite *suite,
                         const int solved[SUITE_BUDGETS], bool json)
{
    if (json) {
        struct text file = {0};
        text_add_json(&file, path);
        printf("{\"file\": %s, \"positions\": %d", file.data, suite->count);
        text_free(&file);
        for (int b = 0; b < SUITE_BUDGETS; b++)
            printf(", \"solved_%d\": %d", (int)suite_budgets[b], solved[b]);
        printf("}\n");
        return;
    }
    printf(tr_plural("%s: %d position", "%s: %d positions", (unsigned long)suite->count), path,
           suite->count);
    for (int b = 0; b < SUITE_BUDGETS; b++)
        printf(_("; %d nodes solve %d (%.0f%%)"), (int)suite_budgets[b], solved[b],
               100.0 * solved[b] / suite->count);
    printf("\n");
}

static int run(struct arguments *arguments)
{
    struct searcher *searcher = searcher_open(SEARCH_TABLE_MEGABYTES);
    if (!searcher)
        return complain(_("there is not enough memory to search"));
    int code = EXIT_FINE;
    for (int i = 0; i < arguments->word_count && code == EXIT_FINE; i++) {
        struct suite suite;
        struct fault fault;
        int solved[SUITE_BUDGETS];
        if (!suite_read(&suite, arguments->words[i], &fault)) {
            code = complain("%s", fault.text);
            continue;
        }
        suite_measure(searcher, &suite, solved);
        print_result(arguments->words[i], &suite, solved, arguments->json);
        suite_free(&suite);
    }
    searcher_close(searcher);
    return code;
}

const struct command command_suite = {
    .name = "suite",
    .summary = N_("count how many positions with known best moves the search solves"),
    .usage = N_("FILE… [--json]"),
    .help = N_("A FILE (at most three, such as tests/suites/GAME.txt) has one line per position:\n"
               "  game key=value … | moves from the start | best moves\n"
               "Each position is searched with 10,000 and with 100,000 nodes, so that the figures "
               "are the\n"
               "same on every machine.\n"),
    .accepts = ACCEPT_JSON | ACCEPT_WEIGHT,
    .words_min = 1,
    .words_max = WORDS_MAX,
    .run = run,
};
