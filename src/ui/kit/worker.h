/* A thread for what would make the picture stand still: writing files, thinking. Jobs run one after
 * the other; finished ones are taken back on the drawing thread. Supplied by the platform; the null
 * platform runs every job at once. */
#ifndef UI_KIT_WORKER_H
#define UI_KIT_WORKER_H

/* The first member of a struct that holds what the job needs. It belongs to the worker between
 * worker_give() and worker_take(). */
struct job {
    void (*run)(struct job *job); /* on the worker's thread */
    struct job *next;             /* the worker's own */
};

struct worker;

/* NULL when there can be no thread. */
struct worker *worker_open(const char *name);

/* Waits until everything given is done. Finished jobs that nobody took are handed to `discard`. */
void worker_close(struct worker *worker, void (*discard)(struct job *job));

void worker_give(struct worker *worker, struct job *job);

/* Returns when everything given is done. */
void worker_wait(struct worker *worker);

/* A finished job, oldest first, or NULL. The platform wakes its loop whenever there is one. */
struct job *worker_take(struct worker *worker);

/* By how much thinking is shortened here: 1 in play, more where the jobs run on the drawing thread.
 */
int worker_haste(void);

#endif
