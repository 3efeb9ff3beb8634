/* Doing one piece of work with several threads. */
#ifndef BASE_PARALLEL_H
#define BASE_PARALLEL_H

/* Calls work(context, thread) once for each thread, numbered from 0, all at once if the system has
 * so many threads to give, and returns when all calls have. */
void parallel_run(int threads, void (*work)(void *context, int thread), void *context);

/* The processors this machine offers, at least 1. */
int parallel_processors(void);

/* From now on this thread, and threads it starts, step back when others want the processor. */
void parallel_step_back(void);

#endif
