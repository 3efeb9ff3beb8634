/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* quatuor-cli: the games in a terminal, and the rules for other programs. */
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/i18n.h"
#include "base/language.h"
#include "base/version.h"
#include "cli/command.h"
#include "cli/console.h"
#include "core/registry.h"

static const struct command *const commands[] = {
    &command_play,    &command_perft, &command_moves, &command_show,    &command_check,
    &command_engine,  &command_bench, &command_match, &command_analyse, &command_suite,
    &command_harvest, &command_solve, &command_query, &command_records, &command_puzzles,
};

enum { COMMAND_COUNT = sizeof commands / sizeof *commands };

static void print_help(FILE *out)
{
    fputs(_("Usage: quatuor-cli COMMAND …\n\nCommands:\n"), out);
    for (int i = 0; i < COMMAND_COUNT; i++)
        fprintf(out, "  %-8s %s\n", commands[i]->name, _(commands[i]->summary));
    fputs(_("\nGames:\n"), out);
    for (int i = 0; games[i]; i++)
        fprintf(out, "  %-8s %s\n", games[i]->id, _(games[i]->name));
    fputs(_("\n"
            "'quatuor-cli COMMAND --help' describes a command;\n"
            "'quatuor-cli --version' prints the version;\n"
            "'--lang CODE' with any command, or QUATUOR_LANG=CODE, sets the language:\n"),
          out);
    char codes[LANGUAGE_CODES];
    fprintf(out, "%s.\n", languages_codes(codes));
}

static void print_version(void)
{
    struct text text = {0};
    version_describe(&text, "quatuor-cli");
    fputs(text.data, stdout);
    text_free(&text);
}

static void print_options(const struct game *game)
{
    printf("  %s (%s)\n", game->id, _(game->name));
    for (int i = 0; i < game->option_count; i++) {
        const struct option *option = &game->options[i];
        char standard[OPTION_TEXT];
        option_format(option, option->default_value, standard);
        printf("    %s=", option->id);
        if (option->names)
            for (int j = 0; option->names[j]; j++)
                printf("%s%s", j > 0 ? "|" : "", option->names[j]);
        else if (option->step == 1)
            printf("%d…%d", option->min, option->max);
        else
            for (int value = option->min; value <= option->max; value += option->step)
                printf("%s%d", value > option->min ? "|" : "", value);
        printf(_("  (%s; default %s)\n"), _(option->label), standard);
    }
}

static void print_command_help(const struct command *command)
{
    printf(_("Usage: quatuor-cli %s %s\n\n%s"), command->name, _(command->usage), _(command->help));
    if (command->accepts & ACCEPT_SETTINGS) {
        fputs(_("\nGames and their options (--size N is short for --option size=N):\n"), stdout);
        for (int i = 0; games[i]; i++)
            print_options(games[i]);
    }
    if (command->more_help)
        command->more_help();
}

static int run(int count, char **list)
{
    const char *name = count > 1 ? list[1] : "";
    if (strcmp(name, "--help") == 0 || strcmp(name, "-h") == 0 || strcmp(name, "help") == 0) {
        print_help(stdout);
        return EXIT_FINE;
    }
    if (strcmp(name, "--version") == 0) {
        print_version();
        return EXIT_FINE;
    }
    if (!*name) {
        print_help(stderr);
        return EXIT_COMPLAINT;
    }
    for (int i = 0; i < COMMAND_COUNT; i++)
        if (strcmp(commands[i]->name, name) == 0) {
            struct arguments arguments;
            struct fault fault;
            if (!arguments_read(&arguments, commands[i], count - 2, list + 2, &fault))
                return complain("%s", fault.text);
            if (!arguments.help)
                return commands[i]->run(&arguments);
            print_command_help(commands[i]);
            return EXIT_FINE;
        }
    return complain(_("there is no command '%.40s' (see quatuor-cli --help)"), name);
}

/* Removes "--lang CODE" or "--lang=CODE" from the arguments, so that errors in the others are
 * reported in that language. NULL if it is absent, "" if its value is missing. */
static const char *take_language(int *count, char **list)
{
    const char *language = NULL;
    int kept = 0;
    for (int i = 0; i < *count; i++) {
        if (strncmp(list[i], "--lang=", 7) == 0)
            language = list[i] + 7;
        else if (strcmp(list[i], "--lang") == 0)
            language = i + 1 < *count ? list[++i] : "";
        else
            list[kept++] = list[i];
    }
    *count = kept;
    return language;
}

/* Output for programs stays English. */
static bool is_for_programs(int count, char **list)
{
    return count > 1 && strcmp(list[1], command_engine.name) == 0;
}

static int choose_language(int *count, char **list)
{
    struct fault fault;
    const char *asked = take_language(count, list), *usual = getenv("QUATUOR_LANG");
    if (asked && !*asked)
        return complain(_("%s needs a value"), "--lang");
    if (is_for_programs(*count, list))
        return EXIT_FINE;
    if (asked)
        return language_use(asked, &fault) ? EXIT_FINE : complain("%s", fault.text);
    if (!language_use(usual ? usual : "", &fault))
        complain("%s", fault.text); /* and in English */
    return EXIT_FINE;
}

int main(int count, char **list)
{
    console_prepare(&count, &list);
    int code = choose_language(&count, list);
    if (code == EXIT_FINE)
        code = run(count, list);
    if (fflush(stdout) != 0 || ferror(stdout))
        return complain(_("the output could not be written"));
    return code;
}
