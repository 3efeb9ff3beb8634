/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include <SDL.h>
#include <stdbool.h>
#include <stdlib.h>

#include "ui/kit/worker.h"

struct queue {
    struct job *first, *last;
};

struct worker {
    SDL_Thread *thread;
    SDL_mutex *mutex;
    SDL_cond *given; /* there is work, or the worker should end */
    SDL_cond *done;  /* there is no work left */
    struct queue waiting, finished;
    bool working, ending;
};

static void queue_add(struct queue *queue, struct job *job)
{
    job->next = NULL;
    if (queue->last)
        queue->last->next = job;
    else
        queue->first = job;
    queue->last = job;
}

static struct job *queue_take(struct queue *queue)
{
    struct job *job = queue->first;
    if (job && !(queue->first = job->next))
        queue->last = NULL;
    return job;
}

/* The main loop may be asleep, waiting for an event: this wakes it. */
static void wake_loop(void)
{
    SDL_PushEvent(&(SDL_Event){.type = SDL_USEREVENT});
}

static int work(void *context)
{
    struct worker *worker = context;
    SDL_LockMutex(worker->mutex);
    for (;;) {
        struct job *job = queue_take(&worker->waiting);
        if (job) {
            worker->working = true;
            SDL_UnlockMutex(worker->mutex);
            job->run(job);
            SDL_LockMutex(worker->mutex);
            worker->working = false;
            queue_add(&worker->finished, job);
            if (!worker->waiting.first)
                SDL_CondSignal(worker->done);
            wake_loop();
        } else if (worker->ending) {
            break;
        } else {
            SDL_CondWait(worker->given, worker->mutex);
        }
    }
    SDL_UnlockMutex(worker->mutex);
    return 0;
}

static void destroy(struct worker *worker)
{
    if (worker->given)
        SDL_DestroyCond(worker->given);
    if (worker->done)
        SDL_DestroyCond(worker->done);
    if (worker->mutex)
        SDL_DestroyMutex(worker->mutex);
    free(worker);
}

struct worker *worker_open(const char *name)
{
    struct worker *worker = calloc(1, sizeof *worker);
    if (!worker)
        return NULL;
    worker->mutex = SDL_CreateMutex();
    worker->given = SDL_CreateCond();
    worker->done = SDL_CreateCond();
    if (worker->mutex && worker->given && worker->done)
        worker->thread = SDL_CreateThread(work, name, worker);
    if (worker->thread)
        return worker;
    destroy(worker);
    return NULL;
}

void worker_close(struct worker *worker, void (*discard)(struct job *job))
{
    if (!worker)
        return;
    SDL_LockMutex(worker->mutex);
    worker->ending = true;
    SDL_CondSignal(worker->given);
    SDL_UnlockMutex(worker->mutex);
    SDL_WaitThread(worker->thread, NULL);
    for (struct job *job; (job = queue_take(&worker->finished)) != NULL;)
        discard(job);
    destroy(worker);
}

void worker_submit(struct worker *worker, struct job *job)
{
    SDL_LockMutex(worker->mutex);
    queue_add(&worker->waiting, job);
    SDL_CondSignal(worker->given);
    SDL_UnlockMutex(worker->mutex);
}

void worker_wait(struct worker *worker)
{
    SDL_LockMutex(worker->mutex);
    while (worker->waiting.first || worker->working)
        SDL_CondWait(worker->done, worker->mutex);
    SDL_UnlockMutex(worker->mutex);
}

struct job *worker_collect(struct worker *worker)
{
    SDL_LockMutex(worker->mutex);
    struct job *job = queue_take(&worker->finished);
    SDL_UnlockMutex(worker->mutex);
    return job;
}

int worker_budget_divisor(void)
{
    return 1;
}
