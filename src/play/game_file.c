/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "play/game_file.h"

#include <stdlib.h>
#include <string.h>

#include "base/i18n.h"

static void lock_path(const char *path, struct text *out)
{
    text_add(out, "%s.lock", path);
}

bool game_file_open(struct game_file *file, const char *path)
{
    struct text lock = {0};
    *file = (struct game_file){0};
    lock_path(path, &lock);
    bool taken = file_lock(&file->lock, lock.data) == LOCK_TAKEN;
    text_free(&lock);
    if (taken)
        return false;
    file->path = memory_resize(NULL, strlen(path) + 1);
    strcpy(file->path, path);
    return true;
}

void game_file_close(struct game_file *file)
{
    if (file->path)
        file_unlock(&file->lock);
    free(file->path);
    *file = (struct game_file){0};
}

bool game_file_is_open(const struct game_file *file)
{
    return file->path != NULL;
}

bool game_file_is_locked(const char *path)
{
    struct game_file file;
    struct text lock = {0};
    lock_path(path, &lock);
    bool exists = file_exists(lock.data); /* a mere query must not create the lock file */
    text_free(&lock);
    if (!exists)
        return false;
    bool locked = !game_file_open(&file, path);
    game_file_close(&file);
    return locked;
}

static bool claim_again(struct game_file *file, struct fault *fault)
{
    if (file_lock_renew(&file->lock) == LOCK_TAKEN)
        return fault_set(fault, _("This game is open in another window."));
    return true;
}

bool game_file_write(struct game_file *file, const struct text *text, struct fault *fault)
{
    struct text folder = {0};
    folder_of_path(file->path, &folder);
    bool done = folder_make(folder.data, fault) && claim_again(file, fault) &&
                file_replace(file->path, text->data, text->length, fault);
    text_free(&folder);
    return done;
}
