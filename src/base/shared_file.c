/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "base/shared_file.h"

#include "base/disk.h"

enum { LOCK_TRIES = 500, LOCK_WAIT = 4 /* ms */ };

void shared_file_lock(struct file_lock *lock, const char *path)
{
    struct text name = {0};
    text_add(&name, "%s.lock", path);
    for (int i = 0; i < LOCK_TRIES && file_lock(lock, name.data) == LOCK_TAKEN; i++)
        disk_wait(LOCK_WAIT);
    text_free(&name);
}

bool shared_file_write(const char *path, const struct text *text, struct fault *fault)
{
    struct text folder = {0};
    folder_of_path(path, &folder);
    bool made = folder_make(folder.data, fault);
    text_free(&folder);
    return made && file_replace(path, text->data, text->length, fault);
}
