/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include <inttypes.h>
#include <stdio.h>

#include "base/i18n.h"
#include "cli/command.h"
#include "cli/fixed_setup.h"
#include "core/perft.h"

enum { DEPTH_MAX = 60 };

static int run(struct arguments *arguments)
{
    struct fault fault;
    struct match match;
    uint64_t depth;
    const char *game_id = arguments->word_count == 2 ? arguments->words[0] : NULL;
    const char *depth_text = arguments->words[arguments->word_count - 1];
    if (arguments->load && arguments->moves)
        return complain(_("--load and --moves cannot be used together"));
    if (!game_id && !arguments->load)
        return complain(_("perft needs a game and a depth: quatuor-cli perft GAME DEPTH"));
    if (!parse_number(depth_text, (struct number_range){_("the depth"), 1, DEPTH_MAX}, &depth,
                      &fault) ||
        !arguments_match(arguments, game_id, &match, &fault))
        return complain("%s", fault.text);
    match_set_up(&match);
    if (match_now(&match)->phase == PHASE_SETUP) { /* there are too many setups to count */
        match_free(&match);
        return complain(_("the armies of this game are not set up yet: there is nothing to count"));
    }
    /* perft ignores draws by repetition and the quiet limit, but there is nothing to count after a
     * resignation, an agreed draw or a loss on time. */
    bool ended = match.at > 0 && move_ends_match(match.steps[match.at - 1].move);
    for (int turns = 1; turns <= (int)depth; turns++) {
        uint64_t nodes = ended ? 0 : perft(match.game, match_now(&match), turns);
        printf("perft %d %" PRIu64 "\n", turns, nodes);
        fflush(stdout); /* the next depth may take long */
    }
    match_free(&match);
    return EXIT_FINE;
}

const struct command command_perft = {
    .name = "perft",
    .summary = N_("count the sequences of turns from a position"),
    .usage = N_("GAME [--size N] [--option key=value]… [--load FILE | --moves \"m1 m2 …\"] DEPTH"),
    .help = N_(
        "Prints a line 'perft D NODES' for each D from 1 to DEPTH: how many sequences of D\n"
        "complete turns there are (a removal belongs to its turn). Finished games have no\n"
        "continuation; draws by repetition and after quiet turns are ignored. Hidden pieces are\n"
        "taken as known; games that begin with a setup are counted from a saved game, from moves,\n"
        "or from the setup below.\n"),
    .more_help = fixed_setup_help,
    .accepts = ACCEPT_SETTINGS | ACCEPT_LOAD | ACCEPT_MOVES,
    .words_min = 1,
    .words_max = 2,
    .run = run,
};
