/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Writes every finished game to the journal (play/journal.h), once. At the start it adds what the
 * last run could not write. It has its own worker, so that no move ever waits for it. */
#ifndef UI_RECORDER_H
#define UI_RECORDER_H

#include "play/journal_repair.h"
#include "play/session.h"
#include "ui/kit/folders.h"
#include "ui/kit/worker.h"

struct recorder {
    char path[PATH_TEXT]; /* of the journal; empty: there is no folder to write to */
    struct worker *worker;
    struct journal_repair repair;
    bool repaired;
    struct text waiting; /* lines to be written next */
    bool busy;           /* something is with the worker */
    bool stuck;          /* it failed and is retried later */
    bool told;           /* the failure has been reported */
    struct fault fault;  /* the reason, not yet reported */

    /* The last result that was noted. */
    char file[LIBRARY_NAME];
    int length;
    struct outcome outcome;
};

void recorder_open(struct recorder *recorder, const struct library *library);
/* Returns when all waiting lines are written, or cannot be. */
void recorder_close(struct recorder *recorder);

/* Notes the result of the session's match if it is finished. `file` is its saved game, NULL if it
 * has none. A game just loaded is `known`: its line is there already. */
void recorder_note(struct recorder *recorder, const struct session *session, const char *file,
                   bool known);

/* Continues with waiting lines; failed ones are retried after recorder_retry(). */
void recorder_watch(struct recorder *recorder);
void recorder_retry(struct recorder *recorder);

/* Returns when everything noted is written, or cannot be. */
void recorder_drain(struct recorder *recorder);

/* The reason why results cannot be written, once until they can; NULL: nothing to report. */
const char *recorder_report(struct recorder *recorder);

#endif
