/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* The puzzles of all games and the player's files about them: books are read when first needed,
 * every attempt is appended to the log, a run is kept until it is over. Files are written on a
 * thread of their own. */
#ifndef UI_PUZZLE_SHELF_H
#define UI_PUZZLE_SHELF_H

#include "play/high_scores.h"
#include "play/puzzle_log.h"
#include "play/puzzle_run.h"

struct app;

/* A book per game that has puzzles. False if there is none. Does nothing the second time. */
bool puzzle_shelf_open(struct app *app);
/* Waits until everything is written. */
void puzzle_shelf_close(void);
/* Reports files that could not be written. */
void puzzle_shelf_watch(struct app *app);
/* Whether something is being written, so that files do not hold it yet. */
bool puzzle_shelf_is_writing(void);

/* The books of one game, or of all of them if `game` is NULL; returns how many there are. */
int puzzle_shelf_books(const struct game *game, const struct puzzle_book *books[PUZZLE_POOL_BOOKS]);
const struct puzzle_log *puzzle_shelf_log(void);
struct prover *puzzle_shelf_prover(void);

/* Logs an attempt of a person (their id; empty: a guest). */
void puzzle_shelf_note(const struct puzzle *puzzle, const char *person, bool solved,
                       const char *mode);

/* The file TABLE.run in the data folder: written, taking over the text; deleted; and the lines
 * below its heading, to be freed, with the number in the heading. NULL if there is none. */
void puzzle_shelf_put(const char *table, struct text *text);
void puzzle_shelf_remove(const char *table);
char *puzzle_shelf_get(const char *table, const char *heading, long *version);
/* Whether there is such a file, on any thread: without its puzzles nobody knows what it is worth.
 */
bool puzzle_shelf_has(const char *table);

/* A run that is kept: who plays it, and its key in the high scores. */
struct kept_run {
    char key[SCORE_KEY];
    char person[PERSON_ID]; /* empty: a guest */
    struct puzzle_run run;  /* to be freed */
    bool loose;             /* never written: a newer version has a run of its own in the file */
};

/* The table of a run's high scores, which is the name of its file, too: "rush", or "rush-" and the
 * id of its game. */
void puzzle_run_table(const struct puzzle_run_rules *rules, const struct game *game,
                      char table[SCORE_TABLE]);

/* Writes how far the run has come, and deletes the file when the run is over and its score is
 * entered. */
void puzzle_shelf_keep(const char *table, const struct kept_run *kept);
void puzzle_shelf_drop(const char *table, const struct kept_run *kept);

/* A run that belongs to other puzzles is as good as none. One that is found may be over, if the
 * program was killed before its score was entered. */
enum kept_state { KEPT_NONE, KEPT_HERE, KEPT_NEWER /* by a newer version of the program */ };
enum kept_state puzzle_shelf_find(const char *table, const struct game *game,
                                  struct kept_run *kept);

#endif
