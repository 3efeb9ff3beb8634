/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include <stdio.h>
#include <stdlib.h>

#include "base/i18n.h"
#include "cli/command.h"
#include "cli/legal.h"

static int run(struct arguments *arguments)
{
    struct fault fault;
    struct match match;
    if (arguments->load && arguments->moves)
        return complain(_("--load and --moves cannot be used together"));
    if (!arguments_match(arguments, arguments->words[0], &match, &fault))
        return complain("%s", fault.text);
    struct legal *legal = legal_moves(&match);
    for (int i = 0; i < legal->count; i++)
        printf("%s\n", legal->text[i]);
    free(legal);
    match_free(&match);
    return EXIT_FINE;
}

const struct command command_moves = {
    .name = "moves",
    .summary = N_("list the legal moves of a position"),
    .usage = N_("GAME [--size N] [--option key=value]… [--load FILE | --moves \"m1 m2 …\"]"),
    .help =
        N_("Prints the legal moves, one per line, in byte order; none when the game is over.\n"),
    .accepts = ACCEPT_SETTINGS | ACCEPT_LOAD | ACCEPT_MOVES,
    .words_max = 1,
    .run = run,
};
