/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "cli/fixed_setup.h"

#include <stdio.h>

#include "base/i18n.h"
#include "cli/text_board.h"
#include "core/match.h"
#include "core/registry.h"

static void print_setup(const struct game *game, const struct settings *settings)
{
    struct match match;
    struct observation everything;
    struct text board = {0};
    match_start(&match, game, settings);
    match_set_up(&match);
    match_observe(&match, match.at, VIEWER_ALL, &everything);
    text_board(game, settings, &everything, &board);
    fputs(board.data, stdout);
    text_free(&board);
    match_free(&match);
}

/* The option that determines the setup: the examples differ in it. */
static const struct option *deciding_option(const struct game *game)
{
    for (int i = 0; i < game->option_count && game->example_setup; i++) {
        struct settings first = settings_default(game), last = first;
        first.value[i] = game->options[i].min;
        last.value[i] = game->options[i].max;
        if (game->example_setup(&first, 0) != game->example_setup(&last, 0))
            return &game->options[i];
    }
    return NULL;
}

const struct option *fixed_setup_settings(const struct game *game, int number,
                                          struct settings *settings)
{
    const struct option *option = deciding_option(game);
    if (!option || option->min + number * option->step > option->max)
        return NULL;
    *settings = settings_default(game);
    settings->value[option - game->options] = option->min + number * option->step;
    return option;
}

void fixed_setup_help(void)
{
    for (int i = 0; games[i]; i++) {
        const struct option *option;
        struct settings settings;
        for (int j = 0; (option = fixed_setup_settings(games[i], j, &settings)); j++) {
            char value[OPTION_TEXT];
            option_format(option, settings.value[option - games[i]->options], value);
            printf(_("\n%s, %s=%s, where no other setup is given:\n"), _(games[i]->name),
                   option->id, value);
            print_setup(games[i], &settings);
        }
    }
}
