/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "play/library.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "base/i18n.h"
#include "core/save.h"
#include "play/library_index.h"

static const char ending[] = ".quatuor", deleted_ending[] = ".deleted", lock_ending[] = ".lock";

enum { DAYS_IN_TRASH = 30 };

static bool ends_with(const char *name, const char *end)
{
    size_t length = strlen(name), end_length = strlen(end);
    return length > end_length && strcmp(name + length - end_length, end) == 0;
}

bool library_is_game(const char *name)
{
    return ends_with(name, ending) && strlen(name) < LIBRARY_NAME;
}

void library_path(const struct library *library, const char *name, struct text *path)
{
    text_add(path, "%s/%s", library->folder, name);
}

/* ---- opening ---- */

/* "…quatuor.20261117.deleted" is removed a month after that day. */
static bool is_old_trash(const char *name)
{
    int year, month, day;
    size_t length = strlen(name), tail = strlen(".20261117.deleted");
    if (!ends_with(name, deleted_ending) || length <= tail ||
        sscanf(name + length - tail, ".%4d%2d%2d", &year, &month, &day) != 3)
        return false;
    struct tm then = {.tm_year = year - 1900, .tm_mon = month - 1, .tm_mday = day, .tm_hour = 12};
    time_t seconds = mktime(&then);
    return seconds != (time_t)-1 && difftime(time(NULL), seconds) > DAYS_IN_TRASH * 86400.0;
}

/* A lock that can be taken was left behind by a program that has ended; releasing it removes it. */
static void remove_stale_lock(const char *path)
{
    struct file_lock lock;
    if (file_lock(&lock, path) == LOCK_OURS)
        file_unlock(&lock);
}

static void tidy_file(const char *name, void *context)
{
    const struct library *library = context;
    struct text path = {0};
    library_path(library, name, &path);
    if (ends_with(name, lock_ending))
        remove_stale_lock(path.data);
    else if (is_old_trash(name))
        file_remove(path.data, NULL);
    text_free(&path);
}

void library_open(struct library *library, const char *folder)
{
    *library = (struct library){0};
    if (!folder)
        return;
    library->folder = memory_resize(NULL, strlen(folder) + 1);
    strcpy(library->folder, folder);
    folder_remove_leftovers(folder);
    folder_list(folder, tidy_file, library);
}

void library_close(struct library *library)
{
    free(library->folder);
    *library = (struct library){0};
}

static bool has_folder(const struct library *library, struct fault *fault)
{
    return library->folder || fault_set(fault, _("There is no folder to write to."));
}

bool library_can_keep(const struct library *library, struct fault *fault)
{
    return has_folder(library, fault) && folder_make(library->folder, fault) &&
           folder_can_hold(library->folder, fault);
}

/* ---- the list ---- */

void library_describe(const struct match *match, struct library_entry *entry)
{
    /* A game whose end was taken back continues, unless the end revealed hidden pieces. */
    struct outcome outcome =
        match_outcome_at(match, game_hides_pieces(match->game) ? match->length : match->at);
    entry->state = outcome_over(outcome) ? ENTRY_FINISHED : ENTRY_UNFINISHED;
    entry->game = match->game;
    memcpy(entry->players, match->players, sizeof entry->players);
    memcpy(entry->title, match->title, sizeof entry->title);
    entry->winner = outcome.winner;
    entry->setup = match_position(match, match->length)->phase == PHASE_SETUP;
    entry->move = match_ply(match, match->at) / 2 + 1;
}

/* Fills in an entry that the index does not have by reading the file. */
static void read_entry(const struct library *library, struct library_entry *entry)
{
    struct text path = {0};
    struct match match;
    size_t size;
    library_path(library, entry->name, &path);
    char *data = file_read(path.data, SAVE_SIZE_MAX, &size, NULL);
    text_free(&path);
    if (data && save_read(data, size, entry->name, &match, NULL)) {
        library_describe(&match, entry);
        match_free(&match);
    } else {
        entry->state = data && save_kind(data, size) == SAVE_NEWER ? ENTRY_NEWER : ENTRY_DAMAGED;
    }
    free(data);
}

struct listing {
    const struct library *library;
    struct library_list *list;
};

static void add_entry(const char *name, void *context)
{
    const struct listing *listing = context;
    struct library_list *list = listing->list;
    struct file_status status = {0}; /* stays zero if the file may not be examined */
    struct text path = {0};
    if (!library_is_game(name))
        return;
    library_path(listing->library, name, &path);
    bool there = file_status(path.data, &status) || file_exists(path.data);
    text_free(&path);
    if (!there)
        return;
    if ((list->count & (list->count - 1)) == 0) { /* full at every power of two */
        size_t room = list->count ? 2 * (size_t)list->count : 1;
        list->list = memory_resize(list->list, room * sizeof *list->list);
    }
    struct library_entry *entry = &list->list[list->count++];
    memset(entry, 0, sizeof *entry);
    strcpy(entry->name, name);
    entry->status = status;
}

/* Names begin with a date, which decides between files written at the same time. */
static int last_played_first(const void *a, const void *b)
{
    const struct library_entry *left = a, *right = b;
    if (left->status.modified != right->status.modified)
        return left->status.modified < right->status.modified ? 1 : -1;
    return strcmp(right->name, left->name);
}

bool library_list(const struct library *library, struct library_list *list, struct fault *fault)
{
    struct listing listing = {library, list};
    struct library_index index;
    *list = (struct library_list){0};
    if (!library->folder)
        return true;
    bool whole = folder_list(library->folder, add_entry, &listing);
    library_index_read(&index, library->folder);
    for (int i = 0; i < list->count; i++) {
        if (library_index_find(&index, &list->list[i]))
            continue;
        read_entry(library, &list->list[i]);
        list->read++;
    }
    library_index_free(&index);
    if (list->count > 0)
        qsort(list->list, (size_t)list->count, sizeof *list->list, last_played_first);
    library_index_update(library->folder, list);
    return whole ||
           fault_set(fault, _("%s: the folder cannot be read"), path_shown(library->folder));
}

void library_list_free(struct library_list *list)
{
    free(list->list);
    *list = (struct library_list){0};
}

const struct library_entry *library_latest(const struct library *library,
                                           const struct library_list *list)
{
    for (int i = 0; i < list->count; i++) {
        if (list->list[i].state != ENTRY_UNFINISHED)
            continue;
        struct text path = {0};
        library_path(library, list->list[i].name, &path);
        bool locked = game_file_is_locked(path.data);
        text_free(&path);
        if (!locked)
            return &list->list[i];
    }
    return NULL;
}

/* ---- games ---- */

/* Finds an unused name made of date and game, even for games begun in the same second. */
static bool reserve(const struct library *library, time_t when, const char *what,
                    struct game_file *file)
{
    char date[40];
    const struct tm *local = localtime(&when);
    if (!local || !strftime(date, sizeof date, "%Y-%m-%d %H%M%S ", local))
        *date = '\0';
    for (int i = 1; i < 1000; i++) {
        struct text path = {0};
        text_add(&path, "%s/%s%s", library->folder, date, what);
        if (i > 1)
            text_add(&path, "_%d", i);
        text_add(&path, "%s", ending);
        bool got = game_file_open(file, path.data);
        if (got && file_exists(path.data)) {
            game_file_close(file);
            got = false;
        }
        text_free(&path);
        if (got)
            return true;
    }
    return false;
}

bool library_add(const struct library *library, const struct match *match, struct game_file *file,
                 struct fault *fault)
{
    *file = (struct game_file){0};
    if (!has_folder(library, fault) || !folder_make(library->folder, fault))
        return false;
    return reserve(library, time(NULL), match->game->id, file) ||
           fault_set(fault, _("%s: there is no free name for the game"),
                     path_shown(library->folder));
}

bool library_read(const struct library *library, const char *name, struct match *match,
                  struct game_file *file, struct fault *fault)
{
    struct text path = {0};
    *file = (struct game_file){0};
    if (!has_folder(library, fault))
        return false;
    library_path(library, name, &path);
    game_file_open(file, path.data); /* before reading, so that nobody writes in between */
    bool read = save_load(path.data, match, fault);
    if (!read)
        game_file_close(file);
    text_free(&path);
    return read;
}

/* The id of the game in a file, for the file's new name. */
static const char *game_in(const char *path)
{
    struct match match;
    if (!save_load(path, &match, NULL))
        return "game";
    const char *id = match.game->id;
    match_free(&match);
    return id;
}

bool library_adopt(const struct library *library, const char *path, struct fault *fault)
{
    struct file_status status;
    struct game_file file;
    if (!file_exists(path))
        return true;
    if (!file_status(path, &status))
        return fault_set(fault, _("%s: cannot be read"), path_shown(path));
    if (!has_folder(library, fault) || !folder_make(library->folder, fault))
        return false;
    if (!reserve(library, (time_t)(status.modified / 1000000000), game_in(path), &file))
        return fault_set(fault, _("%s: there is no free name for the game"),
                         path_shown(library->folder));
    bool moved = file_move(path, file.path, fault);
    game_file_close(&file);
    return moved;
}

const char *library_name_of(const struct library *library, const char *path)
{
    const char *name = path_name(path);
    struct text own = {0};
    if (!library->folder || !library_is_game(name))
        return NULL;
    library_path(library, name, &own);
    bool same = files_are_same(path, own.data);
    text_free(&own);
    return same ? name : NULL;
}

/* ---- deleting ---- */

/* Renames a file within the folder unless another instance has it open. */
static bool move_inside(const struct library *library, const char *from, const char *to,
                        struct fault *fault)
{
    struct text old_path = {0}, new_path = {0};
    struct game_file file;
    library_path(library, from, &old_path);
    library_path(library, to, &new_path);
    bool free_to_move = game_file_open(&file, old_path.data);
    if (!free_to_move)
        fault_set(fault, _("This game is open in another window."));
    bool moved = free_to_move && file_move(old_path.data, new_path.data, fault);
    game_file_close(&file);
    text_free(&old_path);
    text_free(&new_path);
    return moved;
}

bool library_delete(const struct library *library, const char *name, char trash[LIBRARY_NAME],
                    struct fault *fault)
{
    char date[16];
    time_t now = time(NULL);
    const struct tm *local = localtime(&now);
    if (!has_folder(library, fault))
        return false;
    if (!local || !strftime(date, sizeof date, "%Y%m%d", local))
        strcpy(date, "99990101");
    int length = snprintf(trash, LIBRARY_NAME, "%s.%s%s", name, date, deleted_ending);
    if (length < 0 || length >= LIBRARY_NAME)
        return fault_set(fault, _("%s: the name is too long"), name);
    return move_inside(library, name, trash, fault);
}

bool library_restore(const struct library *library, const char *trash, struct fault *fault)
{
    char name[LIBRARY_NAME];
    size_t tail = strlen(".20261117.deleted"), length = strlen(trash);
    if (!has_folder(library, fault))
        return false;
    if (length <= tail || length >= sizeof name)
        return fault_set(fault, _("%s: there is no such game"), trash);
    memcpy(name, trash, length - tail);
    name[length - tail] = '\0';
    return move_inside(library, trash, name, fault);
}
