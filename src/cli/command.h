/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* The commands of quatuor-cli, each in its own cmd_NAME.c, and their exit codes. */
#ifndef CLI_COMMAND_H
#define CLI_COMMAND_H

#include "cli/arguments.h"

enum { EXIT_FINE = 0, EXIT_COMPLAINT = 2 };

struct command {
    const char *name;
    const char *summary;                     /* one line for the list of commands */
    const char *usage;                       /* arguments in the usage line */
    const char *help;                        /* the rest of its --help */
    void (*more_help)(void);                 /* prints a computed part of the help; may be NULL */
    unsigned accepts;                        /* enum accept */
    int words_min, words_max;                /* positional arguments */
    int (*run)(struct arguments *arguments); /* returns the exit code */
};

extern const struct command command_play, command_perft, command_moves, command_show, command_check,
    command_engine, command_bench, command_match, command_analyse, command_suite, command_harvest,
    command_solve, command_query, command_records, command_puzzles;

/* Prints one sentence to stderr, after everything already printed; returns EXIT_COMPLAINT. */
int complain(const char *format, ...) PRINTF_LIKE(1, 2);

#endif
