/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* The best runs, ten per table, kept for good. A table is a circuit, or another mode that counts
 * points. docs/high-scores.md describes the file. */
#ifndef PLAY_HIGH_SCORES_H
#define PLAY_HIGH_SCORES_H

#include "play/circuit.h"

enum {
    SCORE_TABLE = 32, /* room for the name of a table */
    SCORES_PER_TABLE = 10,
    SCORE_TABLES_MAX = 24,
    SCORES_MAX = SCORES_PER_TABLE * SCORE_TABLES_MAX,
    SCORE_KEY = 9,
    SCORE_DATE = 11,
    POINTS_MAX = 9999999
};

struct high_score {
    char table[SCORE_TABLE]; /* letters, digits, '-' and '_' */
    char key[SCORE_KEY];     /* of the run, eight hexadecimal digits: it is entered once */
    int points;
    enum medal medal;
    char date[SCORE_DATE];  /* "2026-11-18", UTC */
    char person[PERSON_ID]; /* empty: nobody on the list of people */
    char name[PLAYER_NAME]; /* or initials */
    bool unsaved;           /* entered or changed here, and not in the file yet */
};

struct high_scores {
    int count;
    struct high_score list[SCORES_MAX]; /* by table, best first */
    int damaged;                        /* lines that were not understood */
};

/* Enters a run, or changes the one that has its key. Its place in the table, from 1; 0: it is not
 * among the best. */
int high_scores_enter(struct high_scores *scores, const struct high_score *entry);

/* The entries of a table, best first, and how many there are. They lie one after the other. */
const struct high_score *high_scores_table(const struct high_scores *scores, const char *table,
                                           int *count);
/* NULL if the run is not among the best. */
const struct high_score *high_scores_find(const struct high_scores *scores, const char *key);

/* The best medal of a table. */
enum medal high_scores_medal(const struct high_scores *scores, const char *table);

/* A missing file is empty. Lines that are not understood are counted and left out. False, with the
 * reason, if the file cannot be read, or is of a newer version. */
bool high_scores_read(struct high_scores *scores, const char *path, struct fault *fault);

/* Adds the unsaved entries to the file, and what other instances have written there meanwhile to
 * `scores`. Lines that are not understood stay in the file. */
bool high_scores_write(struct high_scores *scores, const char *path, struct fault *fault);

#endif
