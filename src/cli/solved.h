/* Solved boards for the commands that need them. */
#ifndef CLI_SOLVED_H
#define CLI_SOLVED_H

#include "ai/exact.h"
#include "cli/arguments.h"

/* The tables, kept in the folder of --cache (`arguments` may be NULL) or else where the system
 * wants such files, without that of any board opened yet. */
struct exact *solved_folder(const struct arguments *arguments);

/* Gets the board of these settings ready, if it can be solved: opened, or solved now, which is
 * announced on stderr where it takes a while. `arguments` may be NULL. */
void solved_prepare(struct exact *exact, const struct arguments *arguments, const struct game *game,
                    const struct settings *settings);

/* Both at once. */
struct exact *solved_open(const struct arguments *arguments, const struct game *game,
                          const struct settings *settings);

/* --threads, or as many as the machine has, but no more than help. */
int solved_threads(const struct arguments *arguments);

/* Reads the GAME and the settings of a board that can be solved; complains and returns NULL when it
 * cannot. */
const struct game *solved_board(const struct arguments *arguments, struct settings *settings);

#endif
