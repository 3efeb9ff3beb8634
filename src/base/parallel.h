/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Runs one piece of work on several threads. */
#ifndef BASE_PARALLEL_H
#define BASE_PARALLEL_H

/* Calls work(context, thread) once per thread, numbered from 0, in parallel as far as the system
 * provides threads, and returns when all calls have returned. */
void parallel_run(int threads, void (*work)(void *context, int thread), void *context);

/* The number of processors of this machine, at least 1. */
int parallel_processors(void);

/* Lowers the priority of this thread and of threads it starts. */
void parallel_lower_priority(void);

#endif
