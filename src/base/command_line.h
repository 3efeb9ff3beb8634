/* A command line read by a table: "--size 8" or "--size=8", "--json", words, and "--", after which
 * everything is a word. Both programs read theirs with it, and print the table as their help. */
#ifndef BASE_COMMAND_LINE_H
#define BASE_COMMAND_LINE_H

#include <stddef.h>
#include <stdint.h>

#include "base/text.h"

enum argument_kind {
    ARGUMENT_FLAG,   /* a bool that becomes true; the only kind without a value */
    ARGUMENT_TEXT,   /* a const char *, given once and not empty */
    ARGUMENT_NUMBER, /* a uint64_t from min to max */
    ARGUMENT_CALL    /* whatever take() makes of its value */
};

struct command_option {
    const char *name; /* "--size"; a table ends with NULL */
    enum argument_kind kind;
    size_t place; /* of what is set, in the caller's struct */
    uint64_t min, max;
    bool (*take)(void *into, const char *value, struct fault *fault);
    unsigned groups;   /* bit set of those that know it; 0: everybody */
    const char *value; /* what the help calls its value … */
    const char *help;  /* … and says of it, in a line to be translated; NULL: nothing */
};

struct command_line {
    const struct command_option *options;
    unsigned groups;    /* whose options are known here */
    void *into;         /* the caller's struct */
    const char *name;   /* of the command, for complaints */
    const char *see;    /* where help is to be had: "quatuor --help" */
    const char **words; /* what is no option */
    int words_max;
};

/* Reads all of it; returns the number of words, or -1 with a sentence for the user. The strings
 * stay where they are. */
int command_line_read(const struct command_line *line, int count, char **list, struct fault *fault);

/* Adds a line for each option of the table that has something to say. */
void command_line_help(const struct command_option *options, struct text *text);

/* A whole number within the range; the fault calls it by its name. */
struct number_range {
    const char *name;
    uint64_t min, max;
};
bool parse_number(const char *text, struct number_range range, uint64_t *number,
                  struct fault *fault);

#endif
