/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Parses a command line according to a table: "--size 8" or "--size=8", "--json", words, and "--",
 * after which everything is a word. Both programs use it, and print the table as their help. */
#ifndef BASE_COMMAND_LINE_H
#define BASE_COMMAND_LINE_H

#include <stddef.h>
#include <stdint.h>

#include "base/text.h"

enum argument_kind {
    ARGUMENT_FLAG,   /* sets a bool; the only kind without a value */
    ARGUMENT_TEXT,   /* a const char *, not empty, given at most once */
    ARGUMENT_NUMBER, /* a uint64_t from min to max */
    ARGUMENT_CALL    /* calls take() with the value */
};

struct command_option {
    const char *name; /* "--size"; a table ends with NULL */
    enum argument_kind kind;
    size_t offset; /* of the member to set in the caller's struct */
    uint64_t min, max;
    bool (*take)(void *into, const char *value, struct fault *fault);
    unsigned groups;   /* bit set of groups that accept it; 0: all */
    const char *value; /* the value's name in the help … */
    const char *help;  /* … and a line about it, marked for translation; NULL: not listed */
};

struct command_line {
    const struct command_option *options;
    unsigned groups;    /* bit set: which options are accepted */
    void *into;         /* the caller's struct */
    const char *name;   /* the command's name, for error messages */
    const char *see;    /* where to find help: "quatuor --help" */
    const char **words; /* receives the positional arguments */
    int words_max;
};

/* Returns the number of words, or -1 with the reason. Strings are not copied. */
int command_line_read(const struct command_line *line, int count, char **list, struct fault *fault);

/* Appends a line for each option that has a help text. */
void command_line_help(const struct command_option *options, struct text *text);

/* Parses a whole number within the range; `name` is used in the error message. */
struct number_range {
    const char *name;
    uint64_t min, max;
};
bool parse_number(const char *text, struct number_range range, uint64_t *number,
                  struct fault *fault);

#endif
