/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* A thread for work that would freeze the picture: writing files, thinking. Jobs run one after the
 * other; finished ones are collected on the drawing thread. Supplied by the platform; the null
 * platform runs every job immediately. */
#ifndef UI_KIT_WORKER_H
#define UI_KIT_WORKER_H

/* The first member of a struct with the job's data. It belongs to the worker between
 * worker_submit() and worker_collect(). */
struct job {
    void (*run)(struct job *job); /* on the worker's thread */
    struct job *next;             /* for the worker */
};

struct worker;

/* NULL if no thread can be started. */
struct worker *worker_open(const char *name);

/* Waits until all jobs are done. Those never collected are handed to `discard`. */
void worker_close(struct worker *worker, void (*discard)(struct job *job));

void worker_submit(struct worker *worker, struct job *job);

/* Returns when all jobs are done. */
void worker_wait(struct worker *worker);

/* A finished job, oldest first, or NULL. The platform wakes its loop whenever there is one. */
struct job *worker_collect(struct worker *worker);

/* Divides the node budgets of searches: 1 in play, more if jobs run on the drawing thread. */
int worker_budget_divisor(void);

#endif
