/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Solves boards for the screens: small ones immediately, large ones in the background. */
#ifndef UI_SOLVING_H
#define UI_SOLVING_H

#include "ai/exact.h"
#include "ui/kit/worker.h"

struct solving_job;

struct solving {
    struct worker *worker;
    struct exact *exact;     /* for verdicts, from any thread */
    struct solving_job *job; /* under way, or NULL */
    int shown;               /* hundredths, as solving_has_news() saw them last */
    unsigned finished;       /* boards solved so far: what was asked before may be known better */
};

void solving_open(struct solving *solving);

/* Cancels the running job. */
void solving_close(struct solving *solving);

/* Starts solving this board, if it can be solved and is not yet. Cheap to call repeatedly. */
void solving_request(struct solving *solving, const struct game *game,
                     const struct settings *settings);

/* Whether there is progress to show since the last call. */
bool solving_has_news(struct solving *solving);

/* Progress on the board being solved, in thousandths, or -1. */
int solving_progress(struct solving *solving);

#endif
