#include "ui/keeper.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "base/files.h"
#include "base/i18n.h"
#include "core/save.h"
#include "ui/app.h"

static const char autosave_file[] = "autosave.quatuor";

/* A game in which persons made so many moves is kept among the saved games when another one takes
 * its place. */
enum { WORTH_KEEPING = 2 };

enum writing_kind { WRITING_AUTOSAVE, WRITING_SAVE, WRITING_SETTINGS };

/* One file to write, or to remove when there is no text. */
struct writing {
    struct job job;
    enum writing_kind kind;
    char path[PATH_TEXT];
    char keep_as[PATH_TEXT]; /* what was there before is copied to here first; empty: it is not */
    struct text text;
    bool done;
    struct fault fault;
};

static void keep_former(const struct writing *writing)
{
    size_t size;
    char *former = file_read(writing->path, SAVE_SIZE_MAX, &size, NULL);
    if (former)
        file_replace(writing->keep_as, former, size, NULL);
    free(former);
}

static void write_file(struct job *job)
{
    struct writing *writing = (struct writing *)job;
    if (*writing->keep_as)
        keep_former(writing);
    if (writing->text.data)
        writing->done =
            file_replace(writing->path, writing->text.data, writing->text.length, &writing->fault);
    else
        writing->done = file_remove(writing->path, &writing->fault);
}

static struct writing *writing_new(enum writing_kind kind)
{
    struct writing *writing = memory_resize(NULL, sizeof *writing);
    memset(writing, 0, sizeof *writing);
    writing->job.run = write_file;
    writing->kind = kind;
    return writing;
}

static void writing_free(struct job *job)
{
    struct writing *writing = (struct writing *)job;
    text_free(&writing->text);
    free(writing);
}

/* Once, until something can be written again: not after every move. */
static void tell_nothing_is_kept(struct app *app, const char *reason)
{
    char text[NOTICE_TEXT];
    if (app->keeper.told)
        return;
    app->keeper.told = true;
    snprintf(text, sizeof text, _("Neither games nor settings can be kept. %s"), reason);
    app_notice(app, text);
}

static void finish(struct app *app, struct writing *writing)
{
    char text[NOTICE_TEXT];
    if (writing->kind == WRITING_AUTOSAVE)
        app->keeper.writing = false;
    if (writing->kind == WRITING_SAVE && writing->done)
        app_notice(app, _("The game is saved."));
    if (writing->kind == WRITING_SAVE && !writing->done)
        app->keeper.saved = (struct match_mark){0};
    if (writing->kind == WRITING_SAVE && !writing->done) {
        snprintf(text, sizeof text, _("Not saved: %s"), writing->fault.text);
        app_notice(app, text);
    } else if (!writing->done && writing->text.data) {
        tell_nothing_is_kept(app, writing->fault.text);
    } else if (writing->done) {
        app->keeper.told = false;
    }
    writing_free(&writing->job);
}

/* Without a thread it is done here and now. */
static void start(struct app *app, struct writing *writing)
{
    if (app->keeper.worker) {
        worker_give(app->keeper.worker, &writing->job);
    } else {
        write_file(&writing->job);
        finish(app, writing);
    }
}

/* ---- the match ---- */

struct match_mark match_mark(const struct session *session)
{
    const struct match *match = &session->match;
    struct match_mark mark = {.session = session->number, .last = {.from = CELL_NONE}};
    if (!session->open)
        return (struct match_mark){0};
    mark.at = match->at;
    mark.length = match->length;
    mark.hash = match_position(match, match->length)->hash;
    if (match->length > 0)
        mark.last = match->steps[match->length - 1].move;
    return mark;
}

bool match_mark_equal(const struct match_mark *a, const struct match_mark *b)
{
    return a->session == b->session && a->at == b->at && a->length == b->length &&
           a->hash == b->hash && move_equal(a->last, b->last);
}

void keeper_summary(const struct match *match, char *text, size_t size)
{
    if (match_position(match, match->length)->phase == PHASE_SETUP)
        snprintf(text, size, _("%s, setup"), _(match->game->name));
    else
        snprintf(text, size, _("%s, move %d"), _(match->game->name),
                 match_ply(match, match->at) / 2 + 1);
}

bool keeper_autosave_path(char path[PATH_TEXT])
{
    return data_path(autosave_file, path);
}

static bool is_taken(const char *path)
{
    char first;
    return file_read_part(path, 0, &first, 1, NULL);
}

/* A file name that sorts by date and says what is in it; of two in one second too. */
static bool new_slot_path(const struct match *match, char path[PATH_TEXT])
{
    char folder[PATH_TEXT], date[40], name[96];
    time_t now = time(NULL);
    const struct tm *local = localtime(&now);
    if (!local || !strftime(date, sizeof date, "%Y-%m-%d %H%M%S ", local))
        *date = '\0';
    if (!data_path("saves", folder) || !folder_make(folder, NULL))
        return false;
    snprintf(name, sizeof name, "saves/%s%s.quatuor", date, match->game->id);
    for (int i = 2; data_path(name, path) && is_taken(path) && i < 100; i++)
        snprintf(name, sizeof name, "saves/%s%s_%d.quatuor", date, match->game->id, i);
    return true;
}

static bool worth_keeping(const struct match *match)
{
    int moves = 0;
    for (int i = 0; i < match->length; i++)
        moves += player_is_person(&match->players[match_position(match, i)->turn]);
    return moves >= WORTH_KEEPING;
}

/* Another match begins while the autosave still holds an unfinished one that no other file has. */
static bool replaces_another(const struct app *app, char keep_as[PATH_TEXT])
{
    char path[PATH_TEXT];
    struct match former;
    const struct keeper *keeper = &app->keeper;
    if (!keeper->has_autosave || keeper->kept.session == app->session.number ||
        keeper->kept_has_file || !keeper_autosave_path(path) || !save_load(path, &former, NULL))
        return false;
    bool worth = worth_keeping(&former) && new_slot_path(&former, keep_as);
    match_free(&former);
    return worth;
}

static void autosave(struct app *app)
{
    struct keeper *keeper = &app->keeper;
    const struct session *session = &app->session;
    struct match_mark now = match_mark(session);
    char path[PATH_TEXT];
    /* A match that has not begun is not worth the one that has. */
    if (!session->open || session->match.length == 0 || keeper->writing ||
        match_mark_equal(&now, &keeper->kept))
        return;
    if (!keeper_autosave_path(path)) {
        tell_nothing_is_kept(app, _("There is no folder to write to."));
        return;
    }
    bool over = session_finished(session);
    if (over && !keeper->has_autosave) {
        keeper->kept = now;
        return;
    }
    struct writing *writing = writing_new(WRITING_AUTOSAVE);
    strcpy(writing->path, path);
    if (!replaces_another(app, writing->keep_as))
        *writing->keep_as = '\0';
    if (!over)
        save_write(&session->match, &writing->text);
    keeper->kept = now;
    keeper->has_autosave = !over;
    keeper->writing = true;
    keeper_summary(&session->match, keeper->summary, sizeof keeper->summary);
    start(app, writing);
}

/* The file stays for those who want to look at it, under another name. */
static void put_aside(const char *path)
{
    char aside[PATH_TEXT + 16];
    size_t size;
    char *data = file_read(path, SAVE_SIZE_MAX, &size, NULL);
    snprintf(aside, sizeof aside, "%s.damaged", path);
    if (data && file_replace(aside, data, size, NULL))
        file_remove(path, NULL);
    free(data);
}

static void find_autosave(struct app *app)
{
    struct keeper *keeper = &app->keeper;
    char path[PATH_TEXT], text[NOTICE_TEXT];
    struct match match;
    struct fault fault;
    if (!keeper_autosave_path(path))
        return;
    size_t size;
    char *data = file_read(path, SAVE_SIZE_MAX, &size, NULL);
    if (!data)
        return;
    if (save_read(data, size, autosave_file, &match, &fault)) {
        keeper->has_autosave = true;
        keeper_summary(&match, keeper->summary, sizeof keeper->summary);
        match_free(&match);
    } else {
        put_aside(path);
        snprintf(text, sizeof text, _("The last game cannot be continued. %s"), fault.text);
        app_notice(app, text);
    }
    free(data);
}

bool keeper_can_continue(const struct app *app)
{
    return app->keeper.has_autosave;
}

/* The reason has to fit into the window; the folder is the player's own choice. */
static void leave_folder_out(struct fault *fault, const char *path)
{
    const char *shown = path_shown(path), *name = shown + strlen(shown);
    size_t length = strlen(shown);
    while (name > shown && name[-1] != '/' && name[-1] != '\\')
        name--;
    if (strncmp(fault->text, shown, length) == 0)
        memmove(fault->text, fault->text + (name - shown),
                strlen(fault->text + (name - shown)) + 1);
}

/* Reads a match for the session. */
static bool take_match(struct app *app, const char *path, struct fault *fault)
{
    struct match match;
    if (!save_load(path, &match, fault)) {
        leave_folder_out(fault, path);
        return false;
    }
    session_take(&app->session, &match);
    snprintf(app->preferences.game, sizeof app->preferences.game, "%s", match.game->id);
    return true;
}

void keeper_continue(struct app *app)
{
    char path[PATH_TEXT];
    struct fault fault;
    if (!app->session.open || app->session.number != app->keeper.kept.session) {
        if (!keeper_autosave_path(path))
            return;
        if (!take_match(app, path, &fault)) {
            app_notice(app, fault.text);
            return;
        }
        app->keeper.kept = match_mark(&app->session);
        app->keeper.saved = (struct match_mark){0};
    }
    app_continue_match(app);
}

bool keeper_load(struct app *app, const char *path, struct fault *fault)
{
    if (!take_match(app, path, fault))
        return false;
    app_continue_match(app);
    app->keeper.saved = match_mark(&app->session);
    return true;
}

void keeper_save(struct app *app)
{
    struct writing *writing = writing_new(WRITING_SAVE);
    if (!new_slot_path(&app->session.match, writing->path)) {
        app_notice(app, _("Not saved: there is no folder to write to."));
        writing_free(&writing->job);
        return;
    }
    save_write(&app->session.match, &writing->text);
    app->keeper.saved = match_mark(&app->session);
    start(app, writing);
}

/* ---- the settings ---- */

static bool read_preferences(struct preferences *preferences, struct fault *fault)
{
    char path[PATH_TEXT];
    size_t size;
    struct fault reason;
    preferences_defaults(preferences);
    if (!settings_path(path))
        return true;
    char *text = file_read(path, SAVE_SIZE_MAX, &size, NULL);
    if (!text)
        return true;
    bool sound = strlen(text) == size;
    if (!sound)
        fault_set(&reason, _("the settings hold a zero byte"));
    sound = sound && preferences_read(preferences, text, &reason);
    free(text);
    if (sound)
        return true;
    preferences_defaults(preferences);
    put_aside(path);
    return fault_set(fault, _("The settings were damaged and are put aside: %s."), reason.text);
}

bool keeper_read_preferences(struct app *app, struct fault *fault)
{
    bool sound = read_preferences(&app->preferences, fault);
    app->keeper.on_disk = app->preferences;
    return sound;
}

static void keep_preferences(struct app *app)
{
    struct keeper *keeper = &app->keeper;
    if (memcmp(&app->preferences, &keeper->kept_last, sizeof app->preferences) == 0)
        return;
    keeper->kept_last = app->preferences;
    struct writing *writing = writing_new(WRITING_SETTINGS);
    if (!settings_path(writing->path)) {
        tell_nothing_is_kept(app, _("There is no folder to write to."));
        writing_free(&writing->job);
        return;
    }
    /* What the command line said counts for this time only. */
    struct preferences lasting = app->preferences;
    preferences_restore(&lasting, &keeper->at_start, &keeper->on_disk);
    preferences_write(&lasting, &writing->text);
    start(app, writing);
}

/* ---- all of it ---- */

static void collect(struct app *app)
{
    struct job *job;
    while (app->keeper.worker && (job = worker_take(app->keeper.worker)) != NULL)
        finish(app, (struct writing *)job);
}

void keeper_open(struct app *app)
{
    struct keeper *keeper = &app->keeper;
    keeper->open = true;
    keeper->worker = worker_open("keeper");
    keeper->at_start = keeper->kept_last = app->preferences;
    find_autosave(app);
}

void keeper_watch(struct app *app)
{
    collect(app);
    autosave(app);
    if (app->keeper.kept.session == app->session.number)
        app->keeper.kept_has_file = match_mark_equal(&app->keeper.kept, &app->keeper.saved);
    keep_preferences(app);
    collect(app);
}

void keeper_secure(struct app *app)
{
    struct keeper *keeper = &app->keeper;
    for (int i = 0; i < 2; i++) { /* what is under way, then what came meanwhile */
        if (keeper->writing && keeper->worker)
            worker_wait(keeper->worker);
        collect(app);
        autosave(app);
    }
}

void keeper_close(struct app *app)
{
    struct keeper *keeper = &app->keeper;
    if (!keeper->open)
        return;
    worker_close(keeper->worker, writing_free);
    keeper->worker = NULL;
    keeper->writing = false;
    keeper_watch(app); /* what came while the last writing was under way */
    keeper->open = false;
}
