/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include <stdio.h>
#include <string.h>
#include <time.h>

#include "ai/computer.h"
#include "base/i18n.h"
#include "cli/announce.h"
#include "cli/command.h"
#include "cli/console.h"
#include "cli/storage.h"
#include "cli/table.h"
#include "core/registry.h"

static const char *choose_game(void)
{
    static struct text line; /* the chosen id lives in the registry, not here */
    for (;;) {
        printf(_("Which game?\n"));
        for (int i = 0; games[i]; i++)
            printf("  %d  %s\n     %s\n", i + 1, _(games[i]->name), _(games[i]->summary));
        console_ask(_("Its number or name: "));
        enum line_end end = line_read(stdin, 80, &line);
        if (end == LINE_NONE)
            return NULL;
        const char *answer = end == LINE_READ ? trim(line.data) : "";
        if (strcmp(answer, "quit") == 0)
            return NULL;
        for (int i = 0; games[i]; i++)
            if (strcmp(answer, games[i]->id) == 0 || strcmp(answer, _(games[i]->name)) == 0 ||
                (answer[0] == '1' + i && !answer[1]))
                return games[i]->id;
        fprintf(stderr, _("There is no game '%.40s'.\n"), answer);
    }
}

/* Players on the command line take precedence over those in the file. */
static void seat_players(const struct arguments *arguments, struct match *match)
{
    for (int player = 0; player < 2; player++) {
        char *control = match->players[player].control;
        if (arguments->control[player])
            snprintf(control, PLAYER_CONTROL, "%s", arguments->control[player]);
        else if (strcmp(control, "human") != 0 && computer_level(control) < 0)
            snprintf(control, PLAYER_CONTROL, "human"); /* a player this program does not have */
    }
}

/* The swap rule can still be agreed on as long as nothing has been played. */
static bool agree_on_swap(const struct arguments *arguments, struct match *match,
                          struct fault *fault)
{
    if (!arguments->swap)
        return true;
    if (game_hides_pieces(match->game))
        return fault_set(fault, _("there is no swap rule in games with hidden pieces"));
    if (match->length > 0)
        return fault_set(fault, _("--swap must be chosen before the first move"));
    match->swap_rule = true;
    return true;
}

/* --clock is for both players; --clock2, where it is given, for the second. */
static bool agree_on_clocks(const struct arguments *arguments, struct match *match,
                            struct fault *fault)
{
    bool given = arguments->timed[0] || arguments->timed[1];
    if (given && match->length > 0)
        return fault_set(fault, _("--clock is agreed on before the first move"));
    for (int player = 0; given && player < 2; player++)
        match->time[player] = arguments->clock[player && arguments->timed[1]];
    return true;
}

static void greet(const struct match *match, uint64_t seed, bool seeded)
{
    struct text out = {0};
    announce_title(match, &out);
    bool computer = false;
    for (int player = 0; player < 2; player++)
        computer |= computer_level(match->players[player].control) >= 0;
    if (computer && !seeded)
        text_add(&out, _("(--seed %llu makes the computer play the same moves again.)\n"),
                 (unsigned long long)seed);
    fputs(out.data, stdout);
    text_free(&out);
    if (console_is_terminal())
        printf(_("'?' lists the moves, 'help' the other commands.\n"));
}

/* Plays one game; true if the players want another, for which `match` is started with the same
 * settings, even if they came from a file. Sets *lost if the game could not be saved. */
static bool play_once(const struct arguments *arguments, struct match *match,
                      const struct game_file *file, uint64_t seed, bool *lost)
{
    struct table table;
    struct fault fault;
    seat_players(arguments, match);
    greet(match, seed, arguments->seeded);
    table_init(&table, match, file, seed);
    bool again = table_run(&table) == TABLE_AGAIN;
    *lost |= !table_may_leave(&table, &fault);
    if (again && table.file.path)
        printf(_("The finished game stays in %s; 'save FILE' saves this one.\n"),
               table.save_failed ? table.copy_path : table.file.path);
    struct match next;
    struct match_plan plan = match_plan(&table.session.match);
    match_begin(&next, &plan);
    table_free(&table);
    *match = next;
    return again;
}

/* Claims the game's file before anything is played; it is either free or holds the game being
 * continued. */
static bool open_file(const struct arguments *arguments, struct game_file *file,
                      struct fault *fault)
{
    struct text folder = {0};
    if (!arguments->save)
        return true;
    bool same = arguments->load && files_are_same(arguments->load, arguments->save);
    if (!same && !storage_is_free(arguments->save, fault))
        return false;
    folder_of_path(arguments->save, &folder);
    file_remove_leftovers(arguments->save);
    bool room = folder_can_hold(folder.data, fault);
    text_free(&folder);
    return room && (game_file_open(file, arguments->save) ||
                    fault_set(fault, _("%.200s is open elsewhere"), arguments->save));
}

static int run(struct arguments *arguments)
{
    struct fault fault;
    struct match match;
    struct game_file file = {0}, none = {0};
    const char *game_id = arguments->words[0];
    if (!game_id && !arguments->load) {
        if (!console_is_terminal())
            return complain(_("play needs a game, one of %s"), game_names());
        if (!(game_id = choose_game()))
            return EXIT_FINE;
    }
    if (!open_file(arguments, &file, &fault))
        return complain("%s", fault.text);
    if (!arguments_match(arguments, game_id, &match, &fault)) {
        game_file_close(&file);
        return complain("%s", fault.text);
    }
    if (!agree_on_swap(arguments, &match, &fault) || !agree_on_clocks(arguments, &match, &fault)) {
        game_file_close(&file);
        match_free(&match);
        return complain("%s", fault.text);
    }
    uint64_t seed = arguments->seeded ? arguments->seed : (uint64_t)time(NULL) % 1000000;
    bool lost = false;
    while (play_once(arguments, &match, &file, seed++, &lost))
        file = none;
    match_free(&match);
    return lost ? EXIT_COMPLAINT : EXIT_FINE;
}

const struct command command_play = {
    .name = "play",
    .summary = N_("play a game in the terminal"),
    .usage = N_("[GAME] [--size N] [--option key=value]… [--load FILE] [--save FILE]\n"
                "                        [--p1 PLAYER] [--p2 PLAYER] [--seed N]\n"
                "                        [--swap] [--clock TIME [--clock2 TIME]]"),
    .help = N_(
        "Two people at one keyboard, or one against the computer. Moves are entered as they are\n"
        "written: f4-f7, d2, xd6, c1-off, F@e10. During the game '?' lists the moves and\n"
        "'help' the other commands.\n"
        "  --load FILE   continue a saved game\n"
        "  --save FILE   save the game there after every move\n"
        "  --p1, --p2    who plays: human (the default), random, or a level from 1 (first game)\n"
        "                to 8 (master)\n"
        "  --swap        after the first move the second player may take it over: 'swap'\n"
        "  --clock TIME  both players' time: 5:00 (minutes and seconds for the game), 5:00+3\n"
        "                (with three seconds added per turn), 30/turn (seconds for each turn)\n"
        "                or none; --clock2 is the second player's, where it differs\n"
        "  --seed N      make the computer's moves the same every time\n"),
    .accepts = ACCEPT_SETTINGS | ACCEPT_LOAD | ACCEPT_SAVE | ACCEPT_PLAYERS | ACCEPT_SEED |
               ACCEPT_SWAP | ACCEPT_CLOCK,
    .words_max = 1,
    .run = run,
};
