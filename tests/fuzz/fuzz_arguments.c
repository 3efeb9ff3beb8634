/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Command lines of the terminal program: words, one per line, after the command's number. They are
 * refused with a reason, or start the match they describe. */
#include "cli/arguments.h"
#include "cli/command.h"
#include "fuzz.h"
#include "memory_disk.h"

enum { ARGUMENTS_MAX = 40, WORD = 120 };

static const struct command *const commands[] = {
    &command_play,    &command_perft, &command_moves, &command_show,    &command_check,
    &command_engine,  &command_bench, &command_match, &command_analyse, &command_suite,
    &command_harvest, &command_solve, &command_query, &command_records,
};

static void begin_match(const struct arguments *arguments)
{
    struct fault fault = {""};
    struct match match;
    const char *game = arguments->word_count > 0 ? arguments->words[0] : NULL;
    if (arguments_match(arguments, game, &match, &fault))
        match_free(&match);
    else
        require(*fault.text != '\0', "no match, and no reason");
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static char words[ARGUMENTS_MAX][WORD];
    char *list[ARGUMENTS_MAX];
    struct fields fields = {data, size};
    const struct command *command =
        commands[field_number(&fields) % (sizeof commands / sizeof *commands)];
    int count = 0;
    while (count < ARGUMENTS_MAX && field_text(&fields, words[count], WORD)) {
        list[count] = words[count];
        count++;
    }
    struct arguments arguments;
    struct fault fault = {""};
    memory_disk_use(); /* --load finds nothing, and nothing is written */
    if (arguments_read(&arguments, command, count, list, &fault)) {
        if (!arguments.help)
            begin_match(&arguments);
    } else {
        require(*fault.text != '\0', "refused without a reason");
    }
    return 0;
}
