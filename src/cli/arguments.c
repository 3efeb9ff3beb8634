#include "cli/arguments.h"

#include <string.h>

#include "ai/computer.h"
#include "ai/search.h"
#include "base/i18n.h"
#include "cli/command.h"
#include "cli/storage.h"
#include "core/insight.h"
#include "core/registry.h"

struct flag {
    const char *name;
    unsigned accept; /* enum accept */
    bool (*take)(struct arguments *arguments, const char *value, struct fault *fault);
    bool alone; /* it has no value */
};

bool parse_number(const char *text, const char *what, uint64_t min, uint64_t max, uint64_t *number,
                  struct fault *fault)
{
    uint64_t value = 0;
    const char *digit = text;
    for (; *digit >= '0' && *digit <= '9'; digit++) {
        uint64_t next = (uint64_t)(*digit - '0');
        if (value > (UINT64_MAX - next) / 10)
            break;
        value = value * 10 + next;
    }
    if (digit == text || *digit || value < min || value > max)
        return fault_set(fault, _("%s must be a whole number from %llu to %llu, not '%.40s'"), what,
                         (unsigned long long)min, (unsigned long long)max, text);
    *number = value;
    return true;
}

static bool add_choice(struct arguments *arguments, const char *id, const char *value,
                       struct fault *fault)
{
    if (arguments->choice_count == CHOICES_MAX)
        return fault_set(fault, _("there are more than %d options of the game"), CHOICES_MAX);
    arguments->choices[arguments->choice_count].id = id;
    arguments->choices[arguments->choice_count].value = value;
    arguments->choice_count++;
    return true;
}

static bool take_size(struct arguments *arguments, const char *value, struct fault *fault)
{
    return add_choice(arguments, "size", value, fault);
}

static bool take_option(struct arguments *arguments, const char *value, struct fault *fault)
{
    return add_choice(arguments, value, NULL, fault);
}

static bool take_once(const char **place, const char *name, const char *value, struct fault *fault)
{
    if (*place)
        return fault_set(fault, _("%s is given twice"), name);
    if (!*value)
        return fault_set(fault, _("%s needs a value"), name);
    *place = value;
    return true;
}

static bool take_load(struct arguments *arguments, const char *value, struct fault *fault)
{
    return take_once(&arguments->load, "--load", value, fault);
}

static bool take_save(struct arguments *arguments, const char *value, struct fault *fault)
{
    return take_once(&arguments->save, "--save", value, fault);
}

static bool take_cache(struct arguments *arguments, const char *value, struct fault *fault)
{
    return take_once(&arguments->cache, "--cache", value, fault);
}

static bool take_moves(struct arguments *arguments, const char *value, struct fault *fault)
{
    if (arguments->moves)
        return fault_set(fault, _("--moves is given twice"));
    arguments->moves = value; /* may be empty */
    return true;
}

/* "human", "random", or a level by its number or its control's name. */
static bool take_player(struct arguments *arguments, int player, const char *value,
                        struct fault *fault)
{
    static const char *const controls[] = {"level1", "level2", "level3", "level4", "level5",
                                           "level6", "level7", "level8", "random", "human"};
    for (size_t i = 0; i < sizeof controls / sizeof *controls; i++) {
        const char *control = controls[i];
        bool level = i < LEVEL_COUNT;
        if (strcmp(value, control) == 0 || (level && strcmp(value, control + 5) == 0))
            return take_once(&arguments->control[player], player == 0 ? "--p1" : "--p2", control,
                             fault);
    }
    if ((arguments->accepts & ACCEPT_GAMES) &&
        strncmp(value, PROGRAM_PREFIX, sizeof PROGRAM_PREFIX - 1) == 0)
        return take_once(&arguments->control[player], player == 0 ? "--p1" : "--p2", value, fault);
    return fault_set(fault,
                     arguments->accepts & ACCEPT_GAMES
                         ? _("--p%d must be random, a level from 1 to %d or program:COMMAND, not "
                             "'%.40s'")
                         : _("--p%d must be human, random or a level from 1 to %d, not '%.40s'"),
                     player + 1, LEVEL_COUNT, value);
}

static bool take_p1(struct arguments *arguments, const char *value, struct fault *fault)
{
    return take_player(arguments, 0, value, fault);
}

static bool take_p2(struct arguments *arguments, const char *value, struct fault *fault)
{
    return take_player(arguments, 1, value, fault);
}

static bool take_seed(struct arguments *arguments, const char *value, struct fault *fault)
{
    arguments->seeded = true;
    return parse_number(value, "--seed", 0, UINT64_MAX, &arguments->seed, fault);
}

static bool take_as(struct arguments *arguments, const char *value, struct fault *fault)
{
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

static bool take_games(struct arguments *arguments, const char *value, struct fault *fault)
{
    return parse_number(value, "--games", 1, 1000000, &arguments->games, fault);
}

static bool take_threads(struct arguments *arguments, const char *value, struct fault *fault)
{
    return parse_number(value, "--threads", 1, 64, &arguments->threads, fault);
}

static bool take_divide(struct arguments *arguments, const char *value, struct fault *fault)
{
    return parse_number(value, "--divide", 1, 1000000, &arguments->divide, fault);
}

static bool take_opening(struct arguments *arguments, const char *value, struct fault *fault)
{
    return parse_number(value, "--opening", 0, 1000, &arguments->opening, fault);
}

static bool take_time(struct arguments *arguments, const char *value, struct fault *fault)
{
    return parse_number(value, "--time", 1, 1000000, &arguments->time, fault);
}

static bool take_memory(struct arguments *arguments, const char *value, struct fault *fault)
{
    return parse_number(value, "--memory", 1, 65536, &arguments->memory, fault);
}

int arguments_memory(const struct arguments *arguments)
{
    return arguments->memory ? (int)arguments->memory : SEARCH_TABLE_MEGABYTES;
}

static bool take_suites(struct arguments *arguments, const char *value, struct fault *fault)
{
    return take_once(&arguments->suites, "--suites", value, fault);
}

static bool take_go(struct arguments *arguments, const char *value, struct fault *fault)
{
    return take_once(&arguments->go, "--go", value, fault);
}

/* Whether what stands from `begin` to `end` is this name. */
static bool names(const char *name, const char *begin, const char *end)
{
    size_t length = (size_t)(end - begin);
    return strlen(name) == length && memcmp(name, begin, length) == 0;
}

/* "towers.piece=100": for tuning, this run's evaluation counts with another number. */
static bool take_weight(struct arguments *arguments, const char *value, struct fault *fault)
{
    (void)arguments;
    const char *dot = strchr(value, '.'), *equals = dot ? strchr(dot, '=') : NULL;
    for (int i = 0; equals && games[i]; i++) {
        const struct weight *weights = games[i]->insight ? games[i]->insight->weights : NULL;
        if (!names(games[i]->id, value, dot))
            continue;
        for (; weights && weights->name; weights++)
            if (names(weights->name, dot + 1, equals)) {
                bool negative = equals[1] == '-';
                uint64_t number = 0;
                if (!parse_number(equals + 1 + negative, "--weight", 0, 10000, &number, fault))
                    return false;
                *weights->value = negative ? -(int)number : (int)number;
                return true;
            }
    }
    return fault_set(fault, _("'%.60s' names no weight of an evaluation"), value);
}

static bool take_json(struct arguments *arguments, const char *value, struct fault *fault)
{
    (void)value, (void)fault;
    return arguments->json = true;
}

static bool take_help(struct arguments *arguments, const char *value, struct fault *fault)
{
    (void)value, (void)fault;
    return arguments->help = true;
}

static const struct flag flags[] = {
    {.name = "--size", .accept = ACCEPT_SETTINGS, .take = take_size},
    {.name = "--option", .accept = ACCEPT_SETTINGS, .take = take_option},
    {.name = "--load", .accept = ACCEPT_LOAD, .take = take_load},
    {.name = "--save", .accept = ACCEPT_SAVE, .take = take_save},
    {.name = "--moves", .accept = ACCEPT_MOVES, .take = take_moves},
    {.name = "--p1", .accept = ACCEPT_PLAYERS, .take = take_p1},
    {.name = "--p2", .accept = ACCEPT_PLAYERS, .take = take_p2},
    {.name = "--seed", .accept = ACCEPT_SEED, .take = take_seed},
    {.name = "--as", .accept = ACCEPT_AS, .take = take_as},
    {.name = "--games", .accept = ACCEPT_GAMES | ACCEPT_COUNT, .take = take_games},
    {.name = "--threads", .accept = ACCEPT_THREADS, .take = take_threads},
    {.name = "--cache", .accept = ACCEPT_CACHE, .take = take_cache},
    {.name = "--divide", .accept = ACCEPT_GAMES, .take = take_divide},
    {.name = "--opening", .accept = ACCEPT_GAMES, .take = take_opening},
    {.name = "--go", .accept = ACCEPT_GAMES, .take = take_go},
    {.name = "--weight", .accept = ACCEPT_WEIGHT, .take = take_weight},
    {.name = "--suites", .accept = ACCEPT_SUITES, .take = take_suites},
    {.name = "--time", .accept = ACCEPT_TIME, .take = take_time},
    {.name = "--memory", .accept = ACCEPT_MEMORY, .take = take_memory},
    {.name = "--json", .accept = ACCEPT_JSON, .take = take_json, .alone = true},
    {.name = "--help", .accept = ~0u, .take = take_help, .alone = true},
    {.name = "-h", .accept = ~0u, .take = take_help, .alone = true},
};

/* Finds the flag that `text` ("--size" or "--size=8") names, if the command knows it. */
static const struct flag *find_flag(const char *text, unsigned accepts)
{
    size_t length = strcspn(text, "=");
    for (size_t i = 0; i < sizeof flags / sizeof *flags; i++)
        if (strlen(flags[i].name) == length && strncmp(flags[i].name, text, length) == 0 &&
            (flags[i].accept & accepts || flags[i].accept == ~0u))
            return &flags[i];
    return NULL;
}

/* Reads the option at *index, which is moved on when its value is the next argument. */
static bool read_flag(struct arguments *arguments, const struct command *command, int count,
                      char **list, int *index, struct fault *fault)
{
    const char *text = list[*index];
    const struct flag *flag = find_flag(text, command->accepts);
    if (!flag)
        return fault_set(fault, _("'%s' has no option '%.40s' (see quatuor-cli %s --help)"),
                         command->name, text, command->name);
    const char *equals = strchr(text, '=');
    if (flag->alone)
        return equals ? fault_set(fault, _("%s takes no value"), flag->name)
                      : flag->take(arguments, NULL, fault);
    if (equals)
        return flag->take(arguments, equals + 1, fault);
    if (*index + 1 >= count)
        return fault_set(fault, _("%s needs a value"), flag->name);
    return flag->take(arguments, list[++*index], fault);
}

bool arguments_read(struct arguments *arguments, const struct command *command, int count,
                    char **list, struct fault *fault)
{
    *arguments = (struct arguments){.accepts = command->accepts, .as = AS_DEFAULT};
    bool only_words = false; /* after "--": a file may be called -x */
    for (int i = 0; i < count; i++) {
        if (!only_words && strcmp(list[i], "--") == 0) {
            only_words = true;
        } else if (!only_words && list[i][0] == '-' && list[i][1]) {
            if (!read_flag(arguments, command, count, list, &i, fault))
                return false;
        } else if (arguments->word_count == command->words_max) {
            return fault_set(fault, _("'%.40s' is too much for '%s' (see quatuor-cli %s --help)"),
                             list[i], command->name, command->name);
        } else {
            arguments->words[arguments->word_count++] = list[i];
        }
    }
    if (arguments->word_count < command->words_min && !arguments->help)
        return fault_set(fault, _("something is missing: quatuor-cli %s %s"), command->name,
                         _(command->usage));
    return true;
}

const char *game_names(void)
{
    static char names[120];
    *names = '\0';
    for (int i = 0; games[i]; i++) {
        strncat(names, i > 0 ? ", " : "", sizeof names - strlen(names) - 1);
        strncat(names, games[i]->id, sizeof names - strlen(names) - 1);
    }
    return names;
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
                          : settings_choose(game, settings, id, fault);
        if (!fine)
            return false;
    }
    return true;
}

static bool load_match(const struct arguments *arguments, const struct game *game,
                       struct match *match, struct fault *fault)
{
    if (arguments->choice_count > 0)
        return fault_set(fault,
                         _("--size and --option cannot go with --load: the file says how the "
                           "game is played"));
    if (!storage_load(arguments->load, match, fault))
        return false;
    if (game && match->game != game) {
        fault_set(fault, _("%.200s: this is a game of %s, not of %s"), arguments->load,
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
            return fault_set(fault, _("a game has to be named, one of %s"), game_names());
        struct settings settings = settings_standard(game);
        if (!apply_choices(arguments, game, &settings, fault))
            return false;
        match_start(match, game, &settings);
    }
    if (arguments->moves && !match_play_moves(match, arguments->moves, fault)) {
        match_free(match);
        return false;
    }
    return true;
}
