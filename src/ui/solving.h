/* Solved boards on screen: small ones at once, large ones in the background, once. */
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

/* Stops what is under way. */
void solving_close(struct solving *solving);

/* This board is being played: sees to it that its table gets ready, if it can. Costs nothing to
 * call again and again. */
void solving_request(struct solving *solving, const struct game *game,
                  const struct settings *settings);

/* There is something new to show: it goes on, or is done. */
bool solving_has_news(struct solving *solving);

/* Thousandths done of the board being solved, or -1 when none is. */
int solving_progress(struct solving *solving);

#endif
