/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "ui/keeper.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/i18n.h"
#include "core/save.h"
#include "ui/settings_file.h"

static const char people_file[] = "people.txt";

/* A match of this run and its file: the match is written to no other file, and nothing else to that
 * one. If several states are waiting for the disk, only the last is written. */
struct kept_game {
    unsigned session;
    struct game_file file; /* none before the first move, or in a copy not yet continued */
    unsigned revision;     /* of the match, when last saved */
    unsigned note_changes; /* likewise */
    int at;
    uint32_t thinking;          /* milliseconds of thinking, when last saved */
    struct text waiting;        /* to be written next; may be empty */
    bool busy;                  /* being written */
    bool stuck;                 /* could not be written; tried again before long */
    char deleted[LIBRARY_NAME]; /* its deleted file, while that can be restored */
    struct kept_game *next;
};

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
    if (!data_path(people_file, path))
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

static void report(struct keeper *keeper, const char *text)
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
static void report_not_kept(struct keeper *keeper, const char *reason)
{
    char text[REPORT_TEXT];
    if (keeper->told || keeper->without_keeping)
        return;
    keeper->told = true;
    snprintf(text, sizeof text, _("Games cannot be saved. %s"), reason);
    report(keeper, text);
}

/* The same for the settings; reports about games take precedence. */
static void report_settings_not_kept(struct keeper *keeper, const char *reason)
{
    char text[REPORT_TEXT];
    if (keeper->told_settings || keeper->without_keeping || *keeper->report)
        return;
    keeper->told_settings = true;
    snprintf(text, sizeof text, _("The settings cannot be saved. %s"), reason);
    report(keeper, text);
}

/* The same for the people. */
static void report_people_not_kept(struct keeper *keeper, const char *reason)
{
    char text[REPORT_TEXT];
    if (keeper->told_people || keeper->without_keeping || *keeper->report)
        return;
    keeper->told_people = true;
    snprintf(text, sizeof text, _("The list of people cannot be saved. %s"), reason);
    report(keeper, text);
}

static void report_same_name(struct keeper *keeper, const struct people *people)
{
    char text[REPORT_TEXT];
    if (!*people->renamed || *keeper->report)
        return;
    snprintf(text, sizeof text, _("Two people had the same name: one is called %s now."),
             people->renamed);
    report(keeper, text);
}

/* The same for results; a report about the games themselves says enough. */
static void report_not_recorded(struct keeper *keeper)
{
    char text[REPORT_TEXT];
    const char *reason = recorder_report(&keeper->recorder);
    if (!reason || keeper->told || keeper->without_keeping || *keeper->report)
        return;
    snprintf(text, sizeof text, _("Results cannot be saved. %s"), reason);
    report(keeper, text);
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
    report_not_kept(keeper, writing->fault.text);
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
    report_same_name(keeper, &writing->merged);
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

static void collect(struct keeper *keeper)
{
    struct job *job;
    while (keeper->worker && (job = worker_collect(keeper->worker)) != NULL)
        finish(keeper, (struct writing *)job);
}

/* Submits waiting states to the worker, one per game at a time. */
static void pump(struct keeper *keeper)
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
static void drain(struct keeper *keeper)
{
    for (bool left = true; left;) {
        pump(keeper);
        if (keeper->worker)
            worker_wait(keeper->worker);
        collect(keeper);
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

/* ---- the match ---- */

static struct kept_game *game_of(const struct keeper *keeper, const struct session *session)
{
    struct kept_game *game = keeper->games;
    while (game && (!session->open || game->session != session->number))
        game = game->next;
    return game;
}

static struct kept_game *game_named(const struct keeper *keeper, const char *name)
{
    struct kept_game *game = keeper->games;
    while (game && (!game->file.path || strcmp(path_name(game->file.path), name) != 0))
        game = game->next;
    return game;
}

static struct kept_game *add_game(struct keeper *keeper, unsigned session)
{
    struct kept_game *game = memory_resize(NULL, sizeof *game);
    *game = (struct kept_game){.session = session, .next = keeper->games};
    keeper->games = game;
    return game;
}

static void game_free(struct kept_game *game)
{
    game_file_close(&game->file);
    text_free(&game->waiting);
    free(game);
}

/* Closes the files of other matches once they are written. */
static void release(struct keeper *keeper, const struct session *session)
{
    for (struct kept_game **link = &keeper->games; *link;) {
        struct kept_game *game = *link;
        bool current = session->open && game->session == session->number;
        if (current || game->busy || game->waiting.length > 0) {
            link = &game->next;
        } else {
            *link = game->next;
            game_free(game);
        }
    }
}

/* Looking back changes nothing: the file shows where the game goes on, or its end. */
static int place_to_keep(const struct session *session)
{
    return session_finished(session) ? session->match.length : session_present(session);
}

static uint32_t thinking_at(const struct match *match, int index)
{
    return match_is_timed(match) && match->thinking_at == index ? match->thinking : 0;
}

static void write_down(struct kept_game *game, const struct match *match, int at)
{
    struct match shown = *match;
    match_go(&shown, at);
    text_clear(&game->waiting);
    save_write(&shown, &game->waiting);
    game->revision = match->revision;
    game->note_changes = match->note_changes;
    game->at = at;
    game->thinking = thinking_at(match, at);
    game->stuck = false;
}

/* A running clock is written down every few seconds, and on leaving: that much thinking is lost at
 * most. */
enum { CLOCK_SLACK = 5000 };

/* A match gets its file with its first move. `slack`: milliseconds of thinking that need not be
 * noted yet. */
static void note_match(struct keeper *keeper, const struct session *session, uint32_t slack)
{
    struct fault fault;
    if (!session->open)
        return;
    struct kept_game *game = game_of(keeper, session);
    if (!game)
        game = add_game(keeper, session->number);
    int at = place_to_keep(session);
    bool has_file = game_file_is_open(&game->file);
    uint32_t thinking = thinking_at(&session->match, at);
    bool same = game->at == at && game->note_changes == session->match.note_changes &&
                thinking >= game->thinking && thinking - game->thinking <= slack;
    if (game->revision == session->match.revision && (!has_file || same))
        return;
    if (!has_file && session->match.length == 0 && !*session->match.title)
        return; /* only a level was changed */
    if (!has_file && !library_add(&keeper->library, &session->match, &game->file, &fault)) {
        report_not_kept(keeper, fault.text);
        return;
    }
    write_down(game, &session->match, at);
    for (struct kept_game *other = keeper->games; other; other = other->next)
        other->stuck = false; /* there may be room on the disk by now */
    recorder_retry(&keeper->recorder);
}

/* Its state, and how it ended. */
static void note(struct keeper *keeper, const struct session *session, uint32_t slack)
{
    note_match(keeper, session, slack);
    recorder_note(&keeper->recorder, session, keeper_file(keeper, session), false);
}

void keeper_branch(struct keeper *keeper, const struct session *session)
{
    struct kept_game *game = game_of(keeper, session);
    if (!game)
        return;
    bool behind = game->at != session->match.length || game->revision != session->match.revision;
    if (game_file_is_open(&game->file) && behind)
        write_down(game, &session->match, session->match.length);
    game->session = 0; /* no longer in use: closed once it is written */
    add_game(keeper, session->number)->revision = session->match.revision;
}

const char *keeper_file(const struct keeper *keeper, const struct session *session)
{
    const struct kept_game *game = game_of(keeper, session);
    return game && game->file.path ? path_name(game->file.path) : NULL;
}

/* ---- the library ---- */

bool keeper_can_keep(const struct keeper *keeper, struct fault *fault)
{
    return library_can_keep(&keeper->library, fault);
}

/* The previous match has already been saved. */
static void take(struct keeper *keeper, struct session *session, const struct match *match,
                 const struct game_file *file)
{
    session_adopt(session, match);
    struct kept_game *game = add_game(keeper, session->number);
    game->file = *file;
    game->revision = match->revision;
    game->note_changes = match->note_changes;
    game->at = place_to_keep(session);
    game->thinking = thinking_at(&session->match, game->at);
    recorder_note(&keeper->recorder, session, keeper_file(keeper, session), true);
}

/* A match of this run that could not be written; its last state is still in memory. */
static bool take_again(struct keeper *keeper, struct kept_game *game, struct session *session,
                       struct fault *fault)
{
    struct match match;
    if (!save_read(game->waiting.data, game->waiting.length, path_name(game->file.path), &match,
                   fault))
        return false;
    session_adopt(session, &match);
    game->session = session->number;
    game->revision = match.revision;
    game->note_changes = match.note_changes;
    game->at = place_to_keep(session);
    game->thinking = thinking_at(&session->match, game->at);
    recorder_note(&keeper->recorder, session, keeper_file(keeper, session), true);
    return true;
}

bool keeper_has(const struct keeper *keeper, const char *name)
{
    struct text path = {0};
    if (!keeper->library.folder)
        return false;
    library_path(&keeper->library, name, &path);
    bool found = file_exists(path.data);
    text_free(&path);
    return found;
}

bool keeper_load(struct keeper *keeper, const char *name, struct session *session, bool *copied,
                 struct fault *fault)
{
    struct match match;
    struct game_file file;
    *copied = false;
    note(keeper, session, 0);
    struct kept_game *open = game_named(keeper, name);
    if (open && open == game_of(keeper, session))
        return true; /* it is the session's match */
    if (open) {
        drain(keeper);
        release(keeper, session);
        open = game_named(keeper, name);
    }
    if (open)
        return take_again(keeper, open, session, fault);
    if (!library_read(&keeper->library, name, &match, &file, fault))
        return false;
    *copied = !game_file_is_open(&file);
    take(keeper, session, &match, &file);
    return true;
}

bool keeper_import(struct keeper *keeper, const char *path, struct session *session,
                   struct fault *fault)
{
    struct match match;
    struct game_file none = {0};
    bool copied;
    const char *name = library_name_of(&keeper->library, path);
    if (name)
        return keeper_load(keeper, name, session, &copied, fault);
    note(keeper, session, 0);
    if (!save_load(path, &match, fault))
        return false;
    take(keeper, session, &match, &none);
    return true;
}

const struct library_entry *keeper_latest(struct keeper *keeper, const struct session *session)
{
    const struct kept_game *own = game_of(keeper, session);
    if (own && game_file_is_open(&own->file) && !session_finished(session)) {
        library_describe(&session->match, &keeper->latest);
        snprintf(keeper->latest.name, LIBRARY_NAME, "%s", path_name(own->file.path));
        keeper->latest_known = false;
        return &keeper->latest;
    }
    if (!keeper->latest_known) {
        struct library_list list;
        struct fault fault;
        if (!library_list(&keeper->library, &list, &fault))
            report(keeper, fault.text);
        const struct library_entry *latest = library_latest(&keeper->library, &list);
        keeper->latest_there = latest != NULL;
        if (latest)
            keeper->latest = *latest;
        library_list_free(&list);
        keeper->latest_known = true;
    }
    return keeper->latest_there ? &keeper->latest : NULL;
}

bool keeper_delete(struct keeper *keeper, const char *name, char trash[LIBRARY_NAME],
                   struct fault *fault)
{
    struct kept_game *open = game_named(keeper, name);
    struct text path = {0};
    library_path(&keeper->library, name, &path);
    if (open) { /* finish writing it before it is deleted */
        drain(keeper);
        game_file_close(&open->file);
    }
    keeper->latest_known = false;
    bool deleted = library_delete(&keeper->library, name, trash, fault);
    if (open && !deleted)
        game_file_open(&open->file, path.data);
    else if (open) {
        text_clear(&open->waiting); /* there is no file to write it to */
        snprintf(open->deleted, sizeof open->deleted, "%s", name);
    }
    text_free(&path);
    return deleted;
}

/* A match still being played gets its former file back. */
static void take_back_file(struct keeper *keeper, const char *trash)
{
    for (struct kept_game *game = keeper->games; game; game = game->next) {
        size_t length = strlen(game->deleted);
        if (game_file_is_open(&game->file) || length == 0 ||
            strncmp(trash, game->deleted, length) != 0)
            continue;
        struct text path = {0};
        library_path(&keeper->library, game->deleted, &path);
        game_file_open(&game->file, path.data);
        game->at = -1; /* write what could not be written before */
        text_free(&path);
    }
}

bool keeper_restore(struct keeper *keeper, const char *trash, struct fault *fault)
{
    keeper->latest_known = false;
    if (!library_restore(&keeper->library, trash, fault))
        return false;
    take_back_file(keeper, trash);
    return true;
}

const char *keeper_journal(struct keeper *keeper, const struct session *session)
{
    note(keeper, session, CLOCK_SLACK);
    recorder_drain(&keeper->recorder);
    return *keeper->recorder.path ? keeper->recorder.path : NULL;
}

void keeper_summary(const struct library_entry *entry, char *text, size_t size)
{
    if (entry->setup)
        snprintf(text, size, _("%s, setup"), _(entry->game->name));
    else
        snprintf(text, size, _("%s, move %d"), _(entry->game->name), entry->move);
}

/* ---- the settings ---- */

bool keeper_read_preferences(struct preferences *preferences, struct fault *fault)
{
    return settings_file_read(preferences, fault);
}

/* Retried with the next change if it fails. */
static void keep_settings(struct keeper *keeper, const struct preferences *preferences)
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

/* ---- the people ---- */

static void read_people(struct keeper *keeper, struct people *people)
{
    char path[PATH_TEXT], text[REPORT_TEXT];
    struct fault fault = {""};
    keeper->people = people;
    *people = (struct people){0};
    if (data_path(people_file, path) && !people_read(people, path, &fault)) {
        snprintf(text, sizeof text, _("The list of people cannot be read: %s"), fault.text);
        report(keeper, text);
    } else if (people->damaged > 0) {
        snprintf(text, sizeof text, _("Part of the list of people is damaged; it stays in %s."),
                 people_file);
        report(keeper, text);
    }
    report_same_name(keeper, people);
    keeper->people_kept = keeper->people_tried = *people;
}

/* Retried with the next change if it fails. */
static void keep_people(struct keeper *keeper)
{
    if (keeper->people_busy || people_are_same(keeper->people, &keeper->people_tried))
        return;
    struct writing *writing = writing_new(WRITTEN_PEOPLE);
    writing->before = keeper->people_kept;
    writing->now = keeper->people_tried = *keeper->people;
    keeper->people_busy = true;
    start(keeper, writing);
}

/* ---- everything ---- */

/* Where earlier versions kept the unfinished game. */
static void take_over_autosave(struct keeper *keeper)
{
    char path[PATH_TEXT];
    struct fault fault = {""};
    struct match match;
    if (!data_path("autosave.quatuor", path) || !file_exists(path))
        return;
    size_t size = 0;
    char *data = file_read(path, SAVE_SIZE_MAX, &size, &fault);
    bool readable = data && save_read(data, size, path_name(path), &match, &fault);
    bool newer = data && save_kind(data, size) == SAVE_NEWER;
    free(data);
    if (readable)
        match_free(&match);
    else
        report(keeper, fault.text);
    if (!newer && !library_adopt(&keeper->library, path, &fault))
        report(keeper, fault.text);
}

void keeper_open(struct keeper *keeper, const struct preferences *preferences,
                 struct people *people)
{
    char folder[PATH_TEXT], data[PATH_TEXT];
    keeper->open = true;
    keeper->worker = worker_open("keeper");
    keeper->settings = keeper->settings_tried = *preferences;
    bool there = data_path("saves", folder);
    library_open(&keeper->library, there ? folder : NULL);
    recorder_open(&keeper->recorder, &keeper->library);
    if (there && data_path("", data))
        folder_remove_leftovers(data);
    if (there && data_path("contests", data))
        folder_remove_leftovers(data);
    read_people(keeper, people);
    take_over_autosave(keeper);
}

void keeper_watch(struct keeper *keeper, const struct session *session,
                  const struct preferences *preferences)
{
    collect(keeper);
    note(keeper, session, CLOCK_SLACK);
    pump(keeper);
    keep_people(keeper);
    keep_settings(keeper, preferences);
    collect(keeper);
    recorder_watch(&keeper->recorder);
    report_not_recorded(keeper);
    release(keeper, session);
}

/* The people and settings that were tried are compared with the present ones: those that could not
 * be written look changed again. */
static void try_again(struct keeper *keeper)
{
    for (struct kept_game *game = keeper->games; game; game = game->next)
        game->stuck = false;
    recorder_retry(&keeper->recorder);
    if (!keeper->people_busy)
        keeper->people_tried = keeper->people_kept;
    if (!keeper->settings_busy)
        keeper->settings_tried = keeper->settings;
}

void keeper_pass(struct keeper *keeper, double seconds)
{
    const double patience = 5;
    keeper->since_try += seconds;
    if (!keeper->open || keeper->since_try < patience)
        return;
    keeper->since_try = 0;
    try_again(keeper);
}

void keeper_note_clock(struct keeper *keeper, const struct session *session)
{
    note(keeper, session, 0);
}

void keeper_secure(struct keeper *keeper, const struct session *session)
{
    note(keeper, session, CLOCK_SLACK);
    drain(keeper);
}

void keeper_close(struct keeper *keeper, const struct session *session,
                  const struct preferences *preferences)
{
    if (!keeper->open)
        return;
    keeper_watch(keeper, session, preferences);
    keeper_note_clock(keeper, session);
    drain(keeper); /* what is being written succeeds or fails, and is then tried once more */
    try_again(keeper);
    keep_people(keeper);
    keep_settings(keeper, preferences);
    drain(keeper);
    worker_close(keeper->worker, writing_free);
    keeper->worker = NULL;
    recorder_close(&keeper->recorder);
    while (keeper->games) {
        struct kept_game *game = keeper->games;
        keeper->games = game->next;
        game_free(game);
    }
    library_close(&keeper->library);
    keeper->open = false;
}
