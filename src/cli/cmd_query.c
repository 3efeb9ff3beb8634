/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include <stdio.h>
#include <string.h>

#include "base/i18n.h"
#include "cli/command.h"
#include "cli/solved.h"

static int answer(const struct arguments *arguments, const struct game *game,
                  const struct settings *settings, const struct position *position)
{
    uint8_t value;
    struct exact *exact = solved_open(arguments, game, settings);
    bool known = exact_value(exact, game, settings, position, &value);
    if (!known) { /* a damaged file is detected, and deleted, when it is read */
        exact_close(exact);
        exact = solved_open(arguments, game, settings);
        known = exact_value(exact, game, settings, position, &value);
    }
    exact_close(exact);
    if (!known)
        return complain(_("the board could not be solved"));
    struct exact_verdict verdict = verdict_of(value);
    if (verdict.result == 0)
        printf("draw\n");
    else
        printf("%s %d\n", verdict.result > 0 ? "win" : "loss", verdict.plies);
    return EXIT_FINE;
}

static int run(struct arguments *arguments)
{
    struct fault fault;
    struct settings settings;
    union position_room position;
    const char *board = arguments->words[1], *side = arguments->words[2];
    const struct game *game = solved_board(arguments, &settings);
    if (!game)
        return EXIT_COMPLAINT;
    if (strcmp(side, "w") != 0 && strcmp(side, "b") != 0)
        return complain(_("the side to move must be w (player 1) or b (player 2), not '%.40s'"),
                        side);
    if (!game->solution->place(&settings, board, *side == 'b', &position.base, &fault))
        return complain("%s", fault.text);
    return answer(arguments, game, &settings, &position.base);
}

const struct command command_query = {
    .name = "query",
    .summary = N_("look up the exact value of a position on a small board"),
    .usage = N_("GAME [--size N] [--option key=value]… [--threads N] [--cache DIR] BOARD SIDE"),
    .help = N_(
        "BOARD is the rows from top to bottom joined by '/': W player 1, B player 2, '.' empty;\n"
        "any placement will do, whether it can be reached or not. SIDE, the side to move, is w or "
        "b.\n"
        "Prints 'win N', 'loss N' (in N plies; 0 when the game is over) or 'draw', for the side "
        "to\n"
        "move with best play on both sides.\n"),
    .more_help = solved_help,
    .accepts = ACCEPT_SETTINGS | ACCEPT_THREADS | ACCEPT_CACHE,
    .words_min = 3,
    .words_max = 3,
    .run = run,
};
