/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include <stdio.h>

#include "base/i18n.h"
#include "cli/announce.h"
#include "cli/command.h"
#include "cli/text_board.h"
#include "core/save.h"

static int run(struct arguments *arguments)
{
    struct fault fault;
    struct match match;
    struct text out = {0};
    if (!save_load(arguments->words[0], &match, &fault))
        return complain("%s", fault.text);
    int viewer = arguments->as == AS_DEFAULT ? spectator_viewer(&match) : arguments->as;
    announce_title(&match, &out);
    if (match.at > 0)
        announce_step(&match, match.at - 1, viewer, &out);
    text_add(&out, "\n");
    announce_position(&match, viewer, &out);
    fputs(out.data, stdout);
    text_free(&out);
    match_free(&match);
    return EXIT_FINE;
}

const struct command command_show = {
    .name = "show",
    .summary = N_("print the board of a saved game"),
    .usage = N_("FILE [--as 1|2|both]"),
    .help = N_("Prints the position after the last move that was not taken back. Hidden pieces\n"
               "stay hidden until the game is over; --as shows what one player knows, or both.\n"),
    .accepts = ACCEPT_AS,
    .words_min = 1,
    .words_max = 1,
    .run = run,
};
