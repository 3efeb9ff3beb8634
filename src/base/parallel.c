/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#define _GNU_SOURCE /* changing the priority of a single thread is specific to Linux */
#include "base/parallel.h"

#include <stdbool.h>

enum { THREADS_MAX = 64 };

struct task {
    void (*work)(void *context, int thread);
    void *context;
    int thread;
};

static void task_do(const struct task *task)
{
    task->work(task->context, task->thread);
}

#ifdef _WIN32

#include <windows.h>

struct helper {
    HANDLE thread;
};

static DWORD WINAPI help(LPVOID task)
{
    task_do(task);
    return 0;
}

static bool helper_start(struct helper *helper, struct task *task)
{
    helper->thread = CreateThread(NULL, 0, help, task, 0, NULL);
    if (helper->thread)
        SetThreadPriority(helper->thread, GetThreadPriority(GetCurrentThread()));
    return helper->thread != NULL;
}

static void helper_wait(const struct helper *helper)
{
    WaitForSingleObject(helper->thread, INFINITE);
    CloseHandle(helper->thread);
}

int parallel_processors(void)
{
    SYSTEM_INFO info;
    GetSystemInfo(&info);
    return info.dwNumberOfProcessors > 0 ? (int)info.dwNumberOfProcessors : 1;
}

void parallel_lower_priority(void)
{
    SetThreadPriority(GetCurrentThread(), THREAD_PRIORITY_LOWEST);
}

#else

#include <pthread.h>
#include <unistd.h>
#ifdef __linux__
#include <sys/resource.h>
#endif

struct helper {
    pthread_t thread;
};

static void *help(void *task)
{
    task_do(task);
    return NULL;
}

static bool helper_start(struct helper *helper, struct task *task)
{
    return pthread_create(&helper->thread, NULL, help, task) == 0;
}

static void helper_wait(const struct helper *helper)
{
    pthread_join(helper->thread, NULL);
}

int parallel_processors(void)
{
    long count = sysconf(_SC_NPROCESSORS_ONLN);
    return count > 0 ? (int)count : 1;
}

void parallel_lower_priority(void)
{
#ifdef __linux__
    setpriority(PRIO_PROCESS, 0,
                10); /* on Linux this affects only this thread and those it starts */
#endif
}

#endif

void parallel_run(int threads, void (*work)(void *context, int thread), void *context)
{
    struct helper helpers[THREADS_MAX];
    struct task tasks[THREADS_MAX];
    bool started[THREADS_MAX] = {false};
    int last = (threads < THREADS_MAX ? threads : THREADS_MAX) - 1;
    for (int i = 0; i <= last; i++)
        tasks[i] = (struct task){.work = work, .context = context, .thread = i};
    for (int i = 1; i <= last; i++)
        started[i] = helper_start(&helpers[i], &tasks[i]);
    for (int i = 0; i <= last; i++)
        if (!started[i]) /* thread 0 is ours; the work of threads that could not start is done here
                            too */
            task_do(&tasks[i]);
    for (int i = 1; i <= last; i++)
        if (started[i])
            helper_wait(&helpers[i]);
}
