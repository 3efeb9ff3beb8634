/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "ui/solving.h"

#include <stdlib.h>
#include <string.h>

#include "base/files.h"
#include "base/parallel.h"
#include "base/text.h"

enum { THREADS_MOST = 2 };

struct solving_job {
    struct job job;
    struct exact *exact;
    const struct game *game;
    struct settings settings;
    atomic_bool cancel;
    atomic_int progress;
};

/* If it cannot be stored, the board is solved again next time. */
static void solve(struct job *job)
{
    struct solving_job *mine = (struct solving_job *)job;
    int processors = parallel_processors();
    struct solve_watch watch = {.threads = processors < THREADS_MOST ? processors : THREADS_MOST,
                                .cancel = &mine->cancel,
                                .progress = &mine->progress};
    parallel_lower_priority();
    exact_prepare(mine->exact, mine->game, &mine->settings, &watch, NULL);
}

static void job_free(struct job *job)
{
    free(job);
}

void solving_open(struct solving *solving)
{
    struct text folder = {0};
    *solving = (struct solving){.worker = worker_open("solver")};
    solving->exact = exact_open(folder_for_cache(&folder, NULL) ? folder.data : NULL);
    text_free(&folder);
}

void solving_close(struct solving *solving)
{
    if (solving->job)
        atomic_store(&solving->job->cancel, true);
    worker_close(solving->worker, job_free);
    exact_close(solving->exact);
    *solving = (struct solving){0};
}

static void collect(struct solving *solving)
{
    struct job *job;
    while (solving->worker && (job = worker_collect(solving->worker)) != NULL) {
        if (solving->job && job == &solving->job->job)
            solving->job = NULL;
        solving->finished++;
        job_free(job);
    }
}

void solving_request(struct solving *solving, const struct game *game,
                     const struct settings *settings)
{
    collect(solving);
    if (solving->job || !solving->worker || !exact_covers(game, settings) ||
        exact_ready(solving->exact, game, settings))
        return;
    if (worker_budget_divisor() > 1) /* it would block this thread for seconds */
        return;
    struct solving_job *job = memory_resize(NULL, sizeof *job);
    memset(job, 0, sizeof *job);
    job->job.run = solve;
    job->exact = solving->exact;
    job->game = game;
    job->settings = *settings;
    atomic_init(&job->cancel, false);
    atomic_init(&job->progress, 0);
    solving->job = job;
    worker_submit(solving->worker, &job->job);
}

int solving_progress(struct solving *solving)
{
    collect(solving);
    return solving->job ? atomic_load(&solving->job->progress) : -1;
}

bool solving_has_news(struct solving *solving)
{
    int before = solving->shown;
    solving->shown = solving_progress(solving) / 10;
    return solving->shown != before;
}
