/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "cli/arguments.h"

#include <stdio.h>
#include <string.h>

#include "ai/computer.h"
#include "ai/search.h"
#include "base/i18n.h"
#include "cli/command.h"
#include "core/insight.h"
#include "core/registry.h"
#include "core/save.h"

static bool add_choice(struct arguments *arguments, const char *id, const char *value,
                       struct fault *fault)
{
    if (arguments->choice_count == CHOICES_MAX)
        return fault_set(fault, _("more than %d game options are given"), CHOICES_MAX);
    arguments->choices[arguments->choice_count].id = id;
    arguments->choices[arguments->choice_count].value = value;
    arguments->choice_count++;
    return true;
}

static bool take_size(void *into, const char *value, struct fault *fault)
{
    return add_choice(into, "size", value, fault);
}

static bool take_option(void *into, const char *value, struct fault *fault)
{
    return add_choice(into, value, NULL, fault);
}

static bool take_moves(void *into, const char *value, struct fault *fault)
{
    struct arguments *arguments = into;
    if (arguments->moves)
        return fault_set(fault, _("--moves is given twice"));
    arguments->moves = value; /* may be empty */
    return true;
}

/* "human", "random", or a level by number ("4") or name ("level4"). */
static bool take_control(struct arguments *arguments, int player, const char *control,
                         struct fault *fault)
{
    if (arguments->control[player])
        return fault_set(fault, _("%s is given twice"), player == 0 ? "--p1" : "--p2");
    arguments->control[player] = control;
    return true;
}

static bool take_player(struct arguments *arguments, int player, const char *value,
                        struct fault *fault)
{
    static const char *const controls[] = {"level1", "level2", "level3", "level4", "level5",
                                           "level6", "level7", "level8", "random", "human"};
    for (size_t i = 0; i < sizeof controls / sizeof *controls; i++) {
        const char *control = controls[i];
        bool level = i < LEVEL_COUNT;
        if (strcmp(value, control) == 0 || (level && strcmp(value, control + 5) == 0))
            return take_control(arguments, player, control, fault);
    }
    if ((arguments->accepts & ACCEPT_GAMES) &&
        strncmp(value, PROGRAM_PREFIX, sizeof PROGRAM_PREFIX - 1) == 0)
        return take_control(arguments, player, value, fault);
    return fault_set(fault,
                     arguments->accepts & ACCEPT_GAMES
                         ? _("--p%d must be random, a level from 1 to %d or program:COMMAND, not "
                             "'%.40s'")
                         : _("--p%d must be human, random or a level from 1 to %d, not '%.40s'"),
                     player + 1, LEVEL_COUNT, value);
}

static bool take_p1(void *into, const char *value, struct fault *fault)
{
    return take_player(into, 0, value, fault);
}

static bool take_p2(void *into, const char *value, struct fault *fault)
{
    return take_player(into, 1, value, fault);
}

static bool take_clock(void *into, const char *value, struct fault *fault)
{
    struct arguments *arguments = into;
    arguments->timed[0] = true;
    return time_control_parse(value, &arguments->clock[0], fault);
}

static bool take_clock2(void *into, const char *value, struct fault *fault)
{
    struct arguments *arguments = into;
    arguments->timed[1] = true;
    return time_control_parse(value, &arguments->clock[1], fault);
}

static bool take_seed(void *into, const char *value, struct fault *fault)
{
    struct arguments *arguments = into;
    arguments->seeded = true;
    return parse_number(value, (struct number_range){"--seed", 0, UINT64_MAX}, &arguments->seed,
                        fault);
}

static bool take_as(void *into, const char *value, struct fault *fault)
{
    struct arguments *arguments = into;
    if (strcmp(value, "1") == 0)
        arguments->as = 0;
    else if (strcmp(value, "2") == 0)
        arguments->as = 1;
    else if (strcmp(value, "both") == 0)
        arguments->as = VIEWER_ALL;
    else
        return fault_set(fault, _("--as must be 1, 2 or both, not '%.40s'"), value);
    return true;
}

int arguments_memory(const struct arguments *arguments)
{
    return arguments->memory ? (int)arguments->memory : SEARCH_TABLE_MEGABYTES;
}

/* Whether the text from `begin` to `end` is this name. */
static bool names(const char *name, const char *begin, const char *end)
{
    size_t length = (size_t)(end - begin);
    return strlen(name) == length && memcmp(name, begin, length) == 0;
}

/* "GAME.piece=100": changes a weight of the evaluation for this run, for tuning. */
static bool take_weight(void *into, const char *value, struct fault *fault)
{
    (void)into;
    const char *dot = strchr(value, '.'), *equals = dot ? strchr(dot, '=') : NULL;
    for (int i = 0; equals && games[i]; i++) {
        const struct weight *weights = games[i]->insight ? games[i]->insight->weights : NULL;
        if (!names(games[i]->id, value, dot))
            continue;
        for (; weights && weights->name; weights++)
            if (names(weights->name, dot + 1, equals)) {
                bool negative = equals[1] == '-';
                uint64_t number = 0;
                if (!parse_number(equals + 1 + negative,
                                  (struct number_range){"--weight", 0, 10000}, &number, fault))
                    return false;
                *weights->value = negative ? -(int)number : (int)number;
                return true;
            }
    }
    return fault_set(fault, _("'%.60s' is not an evaluation weight"), value);
}

#define AT(member)     .offset = offsetof(struct arguments, member)
#define CALL(function) .kind = ARGUMENT_CALL, .take = function

static const struct command_option options[] = {
    {"--size", CALL(take_size), .groups = ACCEPT_SETTINGS},
    {"--option", CALL(take_option), .groups = ACCEPT_SETTINGS},
    {"--load", ARGUMENT_TEXT, AT(load), .groups = ACCEPT_LOAD},
    {"--save", ARGUMENT_TEXT, AT(save), .groups = ACCEPT_SAVE},
    {"--moves", CALL(take_moves), .groups = ACCEPT_MOVES},
    {"--p1", CALL(take_p1), .groups = ACCEPT_PLAYERS},
    {"--p2", CALL(take_p2), .groups = ACCEPT_PLAYERS},
    {"--seed", CALL(take_seed), .groups = ACCEPT_SEED},
    {"--as", CALL(take_as), .groups = ACCEPT_AS},
    {"--games", ARGUMENT_NUMBER, AT(games), 1, 1000000, .groups = ACCEPT_GAMES | ACCEPT_COUNT},
    {"--threads", ARGUMENT_NUMBER, AT(threads), 1, 64, .groups = ACCEPT_THREADS},
    {"--cache", ARGUMENT_TEXT, AT(cache), .groups = ACCEPT_CACHE},
    {"--divide", ARGUMENT_NUMBER, AT(divide), 1, 1000000, .groups = ACCEPT_GAMES},
    {"--opening", ARGUMENT_NUMBER, AT(opening), 0, 1000, .groups = ACCEPT_GAMES},
    {"--go", ARGUMENT_TEXT, AT(go), .groups = ACCEPT_GAMES},
    {"--weight", CALL(take_weight), .groups = ACCEPT_WEIGHT},
    {"--suites", ARGUMENT_TEXT, AT(suites), .groups = ACCEPT_SUITES},
    {"--time", ARGUMENT_NUMBER, AT(time), 1, 1000000, .groups = ACCEPT_TIME},
    {"--memory", ARGUMENT_NUMBER, AT(memory), 1, 65536, .groups = ACCEPT_MEMORY},
    {"--person", ARGUMENT_TEXT, AT(person), .groups = ACCEPT_RECORDS},
    {"--game", ARGUMENT_TEXT, AT(game), .groups = ACCEPT_RECORDS},
    {"--folder", ARGUMENT_TEXT, AT(folder), .groups = ACCEPT_RECORDS},
    {"--csv", ARGUMENT_FLAG, AT(csv), .groups = ACCEPT_RECORDS},
    {"--check", ARGUMENT_FLAG, AT(check), .groups = ACCEPT_RECORDS},
    {"--repair", ARGUMENT_FLAG, AT(repair), .groups = ACCEPT_RECORDS},
    {"--count", ARGUMENT_NUMBER, AT(count), 1, 4000, .groups = ACCEPT_PUZZLES},
    {"--json", ARGUMENT_FLAG, AT(json), .groups = ACCEPT_JSON},
    {"--swap", ARGUMENT_FLAG, AT(swap), .groups = ACCEPT_SWAP},
    {"--clock", CALL(take_clock), .groups = ACCEPT_CLOCK},
    {"--clock2", CALL(take_clock2), .groups = ACCEPT_CLOCK},
    {"--help", ARGUMENT_FLAG, AT(help)},
    {"-h", ARGUMENT_FLAG, AT(help)},
    {.name = NULL},
};

bool arguments_read(struct arguments *arguments, const struct command *command, int count,
                    char **list, struct fault *fault)
{
    char see[64];
    *arguments = (struct arguments){.accepts = command->accepts, .as = AS_DEFAULT};
    snprintf(see, sizeof see, "quatuor-cli %s --help", command->name);
    struct command_line line = {.options = options,
                                .groups = command->accepts,
                                .into = arguments,
                                .name = command->name,
                                .see = see,
                                .words = arguments->words,
                                .words_max = command->words_max};
    arguments->word_count = command_line_read(&line, count, list, fault);
    if (arguments->word_count < 0)
        return false;
    if (arguments->word_count < command->words_min && !arguments->help)
        return fault_set(fault, _("an argument is missing: quatuor-cli %s %s"), command->name,
                         _(command->usage));
    return true;
}

const struct game *game_called(const char *id, struct fault *fault)
{
    const struct game *game = game_find(id);
    if (!game)
        fault_set(fault, _("there is no game '%.40s': the games are %s"), id, game_names());
    return game;
}

static bool apply_choices(const struct arguments *arguments, const struct game *game,
                          struct settings *settings, struct fault *fault)
{
    for (int i = 0; i < arguments->choice_count; i++) {
        const char *id = arguments->choices[i].id, *value = arguments->choices[i].value;
        bool fine = value ? settings_set(game, settings, id, value, fault)
                          : settings_set_pair(game, settings, id, fault);
        if (!fine)
            return false;
    }
    return true;
}

static bool load_match(const struct arguments *arguments, const struct game *game,
                       struct match *match, struct fault *fault)
{
    if (arguments->choice_count > 0)
        return fault_set(fault, _("--size and --option cannot be used with --load: the file sets "
                                  "the options of the game"));
    if (!save_load(arguments->load, match, fault))
        return false;
    if (game && match->game != game) {
        fault_set(fault, _("%.200s: this is a game of %s, not %s"), arguments->load,
                  _(match->game->name), _(game->name));
        match_free(match);
        return false;
    }
    return true;
}

bool arguments_match(const struct arguments *arguments, const char *game_id, struct match *match,
                     struct fault *fault)
{
    const struct game *game = NULL;
    if (game_id && !(game = game_called(game_id, fault)))
        return false;
    if (arguments->load) {
        if (!load_match(arguments, game, match, fault))
            return false;
    } else {
        if (!game)
            return fault_set(fault, _("a game must be given, one of %s"), game_names());
        struct settings settings = settings_default(game);
        if (!apply_choices(arguments, game, &settings, fault) ||
            !settings_check(game, &settings, fault))
            return false;
        match_start(match, game, &settings);
    }
    if (arguments->moves && !match_play_moves(match, arguments->moves, fault)) {
        match_free(match);
        return false;
    }
    return true;
}
