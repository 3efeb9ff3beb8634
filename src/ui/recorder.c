/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "ui/recorder.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/text.h"

enum { GAMES_PER_STEP = 20 };

/* Appends lines to the journal, or takes one step of the repair if there are none. */
struct recording {
    struct job job;
    struct recorder *recorder;
    struct text lines;
    bool done;
    struct fault fault;
};

static void run(struct job *job)
{
    struct recording *recording = (struct recording *)job;
    struct recorder *recorder = recording->recorder;
    recording->done =
        recording->lines.length > 0
            ? journal_append_text(recorder->path, recording->lines.data, &recording->fault)
            : journal_repair_step(&recorder->repair, GAMES_PER_STEP, &recording->fault);
}

static void recording_free(struct job *job)
{
    struct recording *recording = (struct recording *)job;
    text_free(&recording->lines);
    free(recording);
}

/* ---- the worker ---- */

static void add_lines(struct text *text, const char *lines)
{
    text_add(text, "%s%s", text->length > 0 ? "\n" : "", lines);
}

/* Lines noted in the meantime come after those that failed. */
static void put_back(struct recorder *recorder, struct recording *recording)
{
    if (recorder->waiting.length > 0)
        add_lines(&recording->lines, recorder->waiting.data);
    text_free(&recorder->waiting);
    recorder->waiting = recording->lines;
    recording->lines = (struct text){0};
}

static void begin_repair(struct recorder *recorder)
{
    const struct library *library = recorder->repair.library;
    journal_repair_free(&recorder->repair);
    recorder->repair.path = recorder->path;
    recorder->repair.library = library;
}

static void finish(struct recorder *recorder, struct recording *recording)
{
    bool repairing = recording->lines.length == 0;
    recorder->busy = false;
    if (recording->done) {
        recorder->told = false;
        if (repairing && journal_repair_done(&recorder->repair)) {
            recorder->repaired = true;
            journal_repair_free(&recorder->repair);
        }
    } else {
        recorder->stuck = true;
        if (!recorder->told)
            recorder->fault = recording->fault;
        recorder->told = true;
        if (repairing)
            begin_repair(recorder); /* from the start, when it is tried again */
        else
            put_back(recorder, recording);
    }
    recording_free(&recording->job);
}

static void collect(struct recorder *recorder)
{
    struct job *job;
    while (recorder->worker && (job = worker_collect(recorder->worker)) != NULL)
        finish(recorder, (struct recording *)job);
}

/* New lines wait for the repair: those of older games come first. */
static void pump(struct recorder *recorder)
{
    bool work = !recorder->repaired || recorder->waiting.length > 0;
    if (!*recorder->path || recorder->busy || recorder->stuck || !work)
        return;
    struct recording *recording = memory_resize(NULL, sizeof *recording);
    *recording = (struct recording){.job.run = run, .recorder = recorder};
    if (recorder->repaired) {
        recording->lines = recorder->waiting;
        recorder->waiting = (struct text){0};
    }
    recorder->busy = true;
    if (recorder->worker) {
        worker_submit(recorder->worker, &recording->job);
    } else { /* no thread: do it right here */
        run(&recording->job);
        finish(recorder, recording);
    }
}

void recorder_watch(struct recorder *recorder)
{
    collect(recorder);
    pump(recorder);
    collect(recorder);
}

void recorder_retry(struct recorder *recorder)
{
    recorder->stuck = false;
}

static void wait_for_worker(struct recorder *recorder)
{
    if (recorder->worker)
        worker_wait(recorder->worker);
    collect(recorder);
}

void recorder_drain(struct recorder *recorder)
{
    enum { STEPS_MAX = 50 }; /* a repair of tens of thousands of games continues next time */
    wait_for_worker(recorder);
    for (int i = 0; i < STEPS_MAX && !recorder->stuck && !recorder->repaired; i++) {
        pump(recorder);
        wait_for_worker(recorder);
    }
    if (recorder->repaired)
        pump(recorder);
    wait_for_worker(recorder);
}

/* ---- results ---- */

void recorder_note(struct recorder *recorder, const struct session *session, const char *file,
                   bool known)
{
    if (!session->open || !file || !session_finished(session))
        return;
    const struct match *match = &session->match;
    struct outcome outcome = match_outcome_at(match, match->length);
    bool same = recorder->length == match->length && recorder->outcome.winner == outcome.winner &&
                recorder->outcome.reason == outcome.reason && strcmp(recorder->file, file) == 0;
    if (same)
        return;
    recorder->length = match->length;
    recorder->outcome = outcome;
    snprintf(recorder->file, sizeof recorder->file, "%s", file);
    if (known || !*recorder->path)
        return;
    struct journal_entry entry = journal_entry_of(match, match->length, file);
    struct text line = {0};
    journal_add_line(&line, &entry);
    add_lines(&recorder->waiting, line.data);
    text_free(&line);
    recorder_retry(recorder);
}

const char *recorder_report(struct recorder *recorder)
{
    static struct fault report; /* valid until the next call */
    report = recorder->fault;
    recorder->fault.text[0] = '\0';
    return *report.text ? report.text : NULL;
}

/* ---- open, close ---- */

void recorder_open(struct recorder *recorder, const struct library *library)
{
    *recorder = (struct recorder){0};
    if (!library->folder || !data_path("journal.txt", recorder->path))
        *recorder->path = '\0';
    recorder->worker = worker_open("recorder");
    recorder->repair.library = library;
    begin_repair(recorder);
}

void recorder_close(struct recorder *recorder)
{
    recorder_retry(recorder);
    recorder_watch(recorder);
    recorder_drain(recorder);
    worker_close(recorder->worker, recording_free);
    recorder->worker = NULL;
    journal_repair_free(&recorder->repair);
    text_free(&recorder->waiting);
}
