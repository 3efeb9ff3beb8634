/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Solved boards for the commands that need them. */
#ifndef CLI_SOLVED_H
#define CLI_SOLVED_H

#include "ai/exact.h"
#include "cli/arguments.h"

/* The tables, stored in the folder of --cache (`arguments` may be NULL) or the system's default; no
 * board is opened yet. */
struct exact *solved_folder(const struct arguments *arguments);

/* Prepares the board of these settings, if it can be solved: opens it, or solves it now, announced
 * on stderr if it takes a while. `arguments` may be NULL. */
void solved_prepare(struct exact *exact, const struct arguments *arguments, const struct game *game,
                    const struct settings *settings);

/* Both of the above. */
struct exact *solved_open(const struct arguments *arguments, const struct game *game,
                          const struct settings *settings);

/* --threads, or the number of processors, but not more than are useful. */
int solved_threads(const struct arguments *arguments);

/* Prints the games whose boards can be solved, with a position to ask about, for --help. */
void solved_help(void);

/* Reads the GAME and the settings of a board that can be solved; complains and returns NULL if it
 * cannot. */
const struct game *solved_board(const struct arguments *arguments, struct settings *settings);

#endif
