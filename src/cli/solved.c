/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "cli/solved.h"

#include <stdio.h>

#include "base/files.h"
#include "base/i18n.h"
#include "base/parallel.h"
#include "cli/command.h"
#include "core/registry.h"
#include "core/solution.h"

enum { THREADS_THAT_HELP = 4 };

void solved_help(void)
{
    for (int i = 0; games[i]; i++)
        if (games[i]->solution)
            printf(_("\nSmall boards of %s can be solved. To ask about one of its positions:\n"
                     "  quatuor-cli query %s %s\n"),
                   _(games[i]->name), games[i]->id, games[i]->solution->example);
}

struct exact *solved_folder(const struct arguments *arguments)
{
    if (arguments && arguments->cache)
        return exact_open(arguments->cache);
    struct text folder = {0};
    struct exact *exact = exact_open(folder_for_cache(&folder, NULL) ? folder.data : NULL);
    text_free(&folder);
    return exact;
}

int solved_threads(const struct arguments *arguments)
{
    if (arguments && arguments->threads)
        return (int)arguments->threads;
    int processors = parallel_processors();
    return processors < THREADS_THAT_HELP ? processors : THREADS_THAT_HELP;
}

void solved_prepare(struct exact *exact, const struct arguments *arguments, const struct game *game,
                    const struct settings *settings)
{
    struct fault fault = {{0}};
    struct solve_watch watch = {.threads = solved_threads(arguments)};
    if (!exact_covers(game, settings) || exact_ready(exact, game, settings))
        return;
    if (!exact_is_stored(exact, game, settings))
        fprintf(stderr, _("Solving this board once and for all; this takes a few seconds.\n"));
    if (!exact_prepare(exact, game, settings, &watch, &fault) || *fault.text)
        fprintf(stderr, "%s.\n", fault.text);
}

struct exact *solved_open(const struct arguments *arguments, const struct game *game,
                          const struct settings *settings)
{
    struct exact *exact = solved_folder(arguments);
    solved_prepare(exact, arguments, game, settings);
    return exact;
}

const struct game *solved_board(const struct arguments *arguments, struct settings *settings)
{
    struct fault fault;
    struct match match; /* only to read the settings as every command does */
    const struct game *game = game_called(arguments->words[0], &fault);
    if (!game || !arguments_match(arguments, arguments->words[0], &match, &fault)) {
        complain("%s", fault.text);
        return NULL;
    }
    *settings = match.settings;
    match_free(&match);
    if (exact_covers(game, settings))
        return game;
    if (game->solution)
        complain(_("this board of %s is too large to be solved"), _(game->name));
    else
        complain(_("%s cannot be solved"), _(game->name));
    return NULL;
}
