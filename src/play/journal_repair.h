/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Makes the journal agree with the saved games: a game that ended while the program was killed, or
 * while the disk was full, has no line yet, and a lost journal has none at all. Lines are only
 * added; games that were deleted keep theirs. */
#ifndef PLAY_JOURNAL_REPAIR_H
#define PLAY_JOURNAL_REPAIR_H

#include "play/journal.h"
#include "play/library.h"

struct repair_game {
    char *name; /* owned */
    long long modified;
};

struct journal_file_entry {
    const char *file;
    int index; /* of the game in the journal */
};

/* Work that can be done in small steps on any thread. Starts as {0} plus the two paths. */
struct journal_repair {
    const char *path;              /* of the journal */
    const struct library *library; /* the saved games */
    bool all;                      /* examine every game, not only those newer than its last line */
    bool dry;                      /* only count */

    int examined, missing; /* games, and those without a line that says how they ended */
    int unreadable;        /* damaged saved games, and those of newer versions */

    bool listed;
    int count, next;
    struct repair_game *games; /* owned: those to examine */
    struct journal journal;
    struct journal_file_entry *lines; /* owned: the journal's games, sorted by file */
};

/* Examines up to `games` more games and writes the lines that are missing. False, with the reason,
 * if something cannot be read or written. */
bool journal_repair_step(struct journal_repair *repair, int games, struct fault *fault);
bool journal_repair_done(const struct journal_repair *repair);
void journal_repair_free(struct journal_repair *repair);

/* Adds every missing line and takes out unreadable ones, which are kept in a file beside the
 * journal named by adding ".damaged". Returns how many lines were added, or -1 with the reason. */
int journal_rebuild(const char *path, const struct library *library, struct fault *fault);

#endif
