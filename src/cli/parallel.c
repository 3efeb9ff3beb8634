#include "cli/parallel.h"

#ifdef _WIN32

void parallel(int threads, void (*work)(void *context, int thread), void *context)
{
    for (int i = 0; i < threads; i++)
        work(context, i);
}

#else

#include <pthread.h>
#include <stdbool.h>

enum { THREADS_MAX = 64 };

struct task {
    void (*work)(void *context, int thread);
    void *context;
    int thread;
};

static void *run_task(void *argument)
{
    struct task *task = argument;
    task->work(task->context, task->thread);
    return NULL;
}

void parallel(int threads, void (*work)(void *context, int thread), void *context)
{
    pthread_t handles[THREADS_MAX];
    struct task tasks[THREADS_MAX];
    bool started[THREADS_MAX] = {false};
    for (int i = 0; i < threads && i < THREADS_MAX; i++) {
        tasks[i] = (struct task){.work = work, .context = context, .thread = i};
        if (i > 0)
            started[i] = pthread_create(&handles[i], NULL, run_task, &tasks[i]) == 0;
    }
    for (int i = 0; i < threads && i < THREADS_MAX; i++)
        if (!started[i]) /* the first is ours; another that could not be had is done here too */
            run_task(&tasks[i]);
    for (int i = 1; i < threads && i < THREADS_MAX; i++)
        if (started[i])
            pthread_join(handles[i], NULL);
}

#endif
