/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* The command line, parsed the same way for all commands: which game, with which options, from
 * which file. */
#ifndef CLI_ARGUMENTS_H
#define CLI_ARGUMENTS_H

#include "base/command_line.h"
#include "core/match.h"

/* The options a command accepts. */
enum accept {
    ACCEPT_SETTINGS = 1,     /* --size N, --option key=value */
    ACCEPT_LOAD = 2,         /* --load FILE */
    ACCEPT_SAVE = 4,         /* --save FILE */
    ACCEPT_MOVES = 8,        /* --moves "m1 m2 …" */
    ACCEPT_PLAYERS = 16,     /* --p1, --p2 */
    ACCEPT_SEED = 32,        /* --seed N */
    ACCEPT_AS = 64,          /* --as 1|2|both */
    ACCEPT_JSON = 128,       /* --json */
    ACCEPT_GAMES = 256,      /* --games, --divide, --opening, --go; programs as players */
    ACCEPT_THREADS = 512,    /* --threads N */
    ACCEPT_CACHE = 1024,     /* --cache DIR */
    ACCEPT_WEIGHT = 2048,    /* --weight game.name=value, applied as soon as it is read */
    ACCEPT_TIME = 4096,      /* --time MS */
    ACCEPT_SUITES = 8192,    /* --suites FOLDER */
    ACCEPT_MEMORY = 16384,   /* --memory MB */
    ACCEPT_COUNT = 32768,    /* --games alone */
    ACCEPT_CLOCK = 65536,    /* --clock TIME, --clock2 TIME */
    ACCEPT_SWAP = 131072,    /* --swap */
    ACCEPT_RECORDS = 262144, /* --person, --game, --csv, --check, --repair, --folder */
    ACCEPT_PUZZLES = 524288  /* --count */
};

#define PROGRAM_PREFIX "program:" /* a player that is another program: "program:COMMAND" */

enum { WORDS_MAX = 3, CHOICES_MAX = 32, AS_DEFAULT = -1 };

/* The strings belong to the command line. */
struct arguments {
    unsigned accepts; /* enum accept */
    bool help;
    int word_count;
    const char *words[WORDS_MAX]; /* positional arguments */
    int choice_count;
    struct {
        const char *id; /* for "--option key=value" all of "key=value", with a NULL value */
        const char *value;
    } choices[CHOICES_MAX];
    const char *load, *save, *moves, *cache, *suites;
    const char *control[2]; /* NULL when absent */
    bool timed[2];          /* --clock and --clock2 are given, and what they say */
    struct time_control clock[2];
    bool seeded;
    uint64_t seed;
    int as; /* a viewer (observation.h) or AS_DEFAULT */
    bool json, swap;
    uint64_t games, threads, divide, opening, time, memory, count; /* 0 when absent */
    const char *go;                                                /* NULL when absent */
    const char *person, *game, *folder; /* of records; NULL when absent */
    bool csv, check, repair;
};

struct command;

/* Parses the arguments after the command's name. */
bool arguments_read(struct arguments *arguments, const struct command *command, int count,
                    char **list, struct fault *fault);

/* Megabytes for the search table. */
int arguments_memory(const struct arguments *arguments);

/* The game called `id`; NULL, with a reason that lists the existing games, if there is none. */
const struct game *game_called(const char *id, struct fault *fault);

/* Starts the match that GAME (may be NULL with --load), the settings, --load and --moves describe.
 * False, with the reason and nothing to free, when they are wrong. */
bool arguments_match(const struct arguments *arguments, const char *game_id, struct match *match,
                     struct fault *fault);

#endif
