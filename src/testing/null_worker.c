/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include <stdlib.h>

#include "ui/kit/worker.h"

/* Jobs run when they are submitted. */
struct worker {
    struct job *first;
};

struct worker *worker_open(const char *name)
{
    (void)name;
    return calloc(1, sizeof(struct worker));
}

void worker_close(struct worker *worker, void (*discard)(struct job *job))
{
    for (struct job *job; worker && (job = worker_collect(worker)) != NULL;)
        discard(job);
    free(worker);
}

void worker_submit(struct worker *worker, struct job *job)
{
    job->run(job);
    job->next = NULL;
    struct job **end = &worker->first;
    while (*end)
        end = &(*end)->next;
    *end = job;
}

void worker_wait(struct worker *worker)
{
    (void)worker;
}

struct job *worker_collect(struct worker *worker)
{
    struct job *job = worker->first;
    if (job)
        worker->first = job->next;
    return job;
}

int worker_budget_divisor(void)
{
    return 100;
}
