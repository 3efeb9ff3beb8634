/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include <stdio.h>

#include "base/i18n.h"
#include "cli/command.h"
#include "core/save.h"

static int run(struct arguments *arguments)
{
    struct fault fault;
    struct match match;
    const char *path = arguments->words[0];
    if (!save_load(path, &match, &fault))
        return complain("%s", fault.text);
    char result[OUTCOME_TEXT];
    match_describe(&match, match.length, result);
    int plies = match_ply(&match, match.length);
    printf(tr_plural("%s: a valid saved game of %s, %d ply. %s\n",
                     "%s: a valid saved game of %s, %d plies. %s\n", (unsigned long)plies),
           path, _(match.game->name), plies, *result ? result : _("It is not over yet."));
    match_free(&match);
    return EXIT_FINE;
}

const struct command command_check = {
    .name = "check",
    .summary = N_("check a saved game"),
    .usage = N_("FILE"),
    .help = N_(
        "Reads the file and plays its moves. Exit code 0 if it is valid; otherwise 2, and a line\n"
        "that says what is wrong and where.\n"),
    .words_min = 1,
    .words_max = 1,
    .run = run,
};
