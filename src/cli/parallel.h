/* Work that can be done in any order, on several threads. */
#ifndef CLI_PARALLEL_H
#define CLI_PARALLEL_H

/* Calls work(context, thread) once on each of `threads` threads (numbered from 0) and waits for
 * all. Where there are no threads it calls them one after the other. */
void parallel(int threads, void (*work)(void *context, int thread), void *context);

#endif
