/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "ui/keeper_writer.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/i18n.h"
#include "ui/settings_file.h"

const char keeper_people_file[] = "people.txt";

enum written { WRITTEN_GAME, WRITTEN_SETTINGS, WRITTEN_PEOPLE };

/* What the worker does: writes one of these. */
struct writing {
    struct job job;
    enum written what;
    struct kept_game *game;
    struct text text;
    struct settings_change settings;
    struct people before, now, merged;
    bool done;
    struct fault fault;
};

static bool write_people(struct writing *writing)
{
    char path[PATH_TEXT];
    if (!data_path(keeper_people_file, path))
        return fault_set(&writing->fault, _("There is no folder to write to."));
    writing->merged = writing->now;
    return people_write(path, &writing->before, &writing->merged, &writing->fault);
}

static void run(struct job *job)
{
    struct writing *writing = (struct writing *)job;
    switch (writing->what) {
    case WRITTEN_GAME:
        writing->done = game_file_write(&writing->game->file, &writing->text, &writing->fault);
        break;
    case WRITTEN_SETTINGS:
        writing->done = settings_file_write(&writing->settings, &writing->fault);
        break;
    case WRITTEN_PEOPLE:
        writing->done = write_people(writing);
        break;
    }
}

static struct writing *writing_new(enum written what)
{
    struct writing *writing = memory_resize(NULL, sizeof *writing);
    memset(writing, 0, sizeof *writing);
    writing->job.run = run;
    writing->what = what;
    return writing;
}

static void writing_free(struct job *job)
{
    struct writing *writing = (struct writing *)job;
    text_free(&writing->text);
    free(writing);
}

/* ---- reports ---- */

void keeper_say(struct keeper *keeper, const char *text)
{
    snprintf(keeper->report, sizeof keeper->report, "%s", text);
}

const char *keeper_report(struct keeper *keeper, char text[REPORT_TEXT])
{
    if (!*keeper->report)
        return NULL;
    strcpy(text, keeper->report);
    *keeper->report = '\0';
    return text;
}

/* Reported once, not after every move, until something can be written again. */
void keeper_say_not_kept(struct keeper *keeper, const char *reason)
{
    char text[REPORT_TEXT];
    if (keeper->told || keeper->without_keeping)
        return;
    keeper->told = true;
    snprintf(text, sizeof text, _("Games cannot be saved. %s"), reason);
    keeper_say(keeper, text);
}

/* The same for the settings; reports about games take precedence. */
static void report_settings_not_kept(struct keeper *keeper, const char *reason)
{
    char text[REPORT_TEXT];
    if (keeper->told_settings || keeper->without_keeping || *keeper->report)
        return;
    keeper->told_settings = true;
    snprintf(text, sizeof text, _("The settings cannot be saved. %s"), reason);
    keeper_say(keeper, text);
}

/* The same for the people. */
static void report_people_not_kept(struct keeper *keeper, const char *reason)
{
    char text[REPORT_TEXT];
    if (keeper->told_people || keeper->without_keeping || *keeper->report)
        return;
    keeper->told_people = true;
    snprintf(text, sizeof text, _("The list of people cannot be saved. %s"), reason);
    keeper_say(keeper, text);
}

void keeper_say_same_name(struct keeper *keeper, const struct people *people)
{
    char text[REPORT_TEXT];
    if (!*people->renamed || *keeper->report)
        return;
    snprintf(text, sizeof text, _("Two people had the same name: one is called %s now."),
             people->renamed);
    keeper_say(keeper, text);
}

/* The same for results; a report about the games themselves says enough. */
void keeper_say_not_recorded(struct keeper *keeper)
{
    char text[REPORT_TEXT];
    const char *reason = recorder_report(&keeper->recorder);
    if (!reason || keeper->told || keeper->without_keeping || *keeper->report)
        return;
    snprintf(text, sizeof text, _("Results cannot be saved. %s"), reason);
    keeper_say(keeper, text);
}

/* ---- the worker ---- */

static void finish_game(struct keeper *keeper, struct writing *writing)
{
    struct kept_game *game = writing->game;
    game->busy = false;
    keeper->latest_known = false;
    if (writing->done) {
        keeper->told = keeper->without_keeping = false;
        return;
    }
    keeper_say_not_kept(keeper, writing->fault.text);
    game->stuck = true;
    if (game->waiting.length == 0) { /* unless there is a newer state by now */
        game->waiting = writing->text;
        writing->text = (struct text){0};
    }
}

static void finish_settings(struct keeper *keeper, const struct writing *writing)
{
    keeper->settings_busy = false;
    if (writing->done) {
        keeper->told_settings = false;
        keeper->settings = writing->settings.now;
    } else {
        report_settings_not_kept(keeper, writing->fault.text);
    }
}

/* What another instance wrote in between is taken over, beside what changed here meanwhile. */
static void finish_people(struct keeper *keeper, const struct writing *writing)
{
    keeper->people_busy = false;
    if (!writing->done) {
        report_people_not_kept(keeper, writing->fault.text);
        return;
    }
    keeper->told_people = false;
    people_merge(keeper->people, &writing->now, &writing->merged);
    keeper->people_kept = keeper->people_tried = writing->merged;
    keeper_say_same_name(keeper, &writing->merged);
}

static void finish(struct keeper *keeper, struct writing *writing)
{
    switch (writing->what) {
    case WRITTEN_GAME:
        finish_game(keeper, writing);
        break;
    case WRITTEN_SETTINGS:
        finish_settings(keeper, writing);
        break;
    case WRITTEN_PEOPLE:
        finish_people(keeper, writing);
        break;
    }
    writing_free(&writing->job);
}

static void start(struct keeper *keeper, struct writing *writing)
{
    if (keeper->worker) {
        worker_submit(keeper->worker, &writing->job);
    } else { /* no thread: do it right here */
        run(&writing->job);
        finish(keeper, writing);
    }
}

void keeper_collect(struct keeper *keeper)
{
    struct job *job;
    while (keeper->worker && (job = worker_collect(keeper->worker)) != NULL)
        finish(keeper, (struct writing *)job);
}

/* Submits waiting states to the worker, one per game at a time. */
void keeper_pump(struct keeper *keeper)
{
    for (struct kept_game *game = keeper->games; game; game = game->next) {
        if (game->busy || game->stuck || game->waiting.length == 0)
            continue;
        struct writing *writing = writing_new(WRITTEN_GAME);
        writing->game = game;
        writing->text = game->waiting;
        game->waiting = (struct text){0};
        game->busy = true;
        start(keeper, writing);
    }
}

/* Returns when everything that can be written is. */
void keeper_drain(struct keeper *keeper)
{
    for (bool left = true; left;) {
        keeper_pump(keeper);
        if (keeper->worker)
            worker_wait(keeper->worker);
        keeper_collect(keeper);
        left = false;
        for (const struct kept_game *game = keeper->games; game; game = game->next)
            left |= game->busy || (game->waiting.length > 0 && !game->stuck);
    }
}

bool keeper_busy(const struct keeper *keeper)
{
    for (const struct kept_game *game = keeper->games; game; game = game->next)
        if (game->busy)
            return true;
    return false;
}

void keeper_close_worker(struct keeper *keeper)
{
    worker_close(keeper->worker, writing_free);
    keeper->worker = NULL;
}

/* ---- settings and people ---- */

void keeper_write_settings(struct keeper *keeper, const struct preferences *preferences)
{
    if (keeper->settings_busy ||
        memcmp(preferences, &keeper->settings_tried, sizeof *preferences) == 0)
        return;
    struct writing *writing = writing_new(WRITTEN_SETTINGS);
    writing->settings.before = keeper->settings;
    writing->settings.now = keeper->settings_tried = *preferences;
    keeper->settings_busy = true;
    start(keeper, writing);
}

void keeper_write_people(struct keeper *keeper)
{
    if (keeper->people_busy || people_are_same(keeper->people, &keeper->people_tried))
        return;
    struct writing *writing = writing_new(WRITTEN_PEOPLE);
    writing->before = keeper->people_kept;
    writing->now = keeper->people_tried = *keeper->people;
    keeper->people_busy = true;
    start(keeper, writing);
}
