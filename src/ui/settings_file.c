/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "ui/settings_file.h"

#include <stdlib.h>
#include <string.h>

#include "base/i18n.h"
#include "base/shared_file.h"
#include "ui/kit/folders.h"

enum { SETTINGS_SIZE_MAX = 1 << 20 };

/* Moves the file to an unused name, for anyone who wants to look at it. */
static bool put_aside(const char *path, struct fault *fault)
{
    struct text aside = {0};
    text_add(&aside, "%s.damaged", path);
    for (int i = 2; i < 1000 && file_exists(aside.data); i++) {
        text_clear(&aside);
        text_add(&aside, "%s.damaged.%d", path, i);
    }
    bool moved = file_move(path, aside.data, fault);
    text_free(&aside);
    return moved;
}

/* The file's text, from malloc; empty if there is no file. NULL, with the reason, if it exists and
 * cannot be read. A file that is not text is set aside. */
static char *read_text(const char *path, bool *damaged, struct fault *fault)
{
    size_t size = 0;
    char *text =
        file_exists(path) ? file_read(path, SETTINGS_SIZE_MAX, &size, fault) : calloc(1, 1);
    *damaged = text && strlen(text) != size;
    if (!*damaged)
        return text;
    *text = '\0';
    if (put_aside(path, fault))
        return text;
    free(text);
    return NULL;
}

/* Left behind by a program that was killed while writing the settings. */
static void clear_leftovers(const char *path)
{
    struct text folder = {0};
    folder_of_path(path, &folder);
    folder_remove_leftovers(folder.data);
    text_free(&folder);
}

bool settings_file_read(struct preferences *preferences, struct fault *fault)
{
    char path[PATH_TEXT];
    struct fault reason;
    bool damaged;
    preferences_defaults(preferences);
    if (!settings_path(path))
        return true;
    clear_leftovers(path);
    char *text = read_text(path, &damaged, &reason);
    if (!text)
        return fault_set(fault, _("The settings cannot be read: %s."), reason.text);
    bool understood = preferences_read(preferences, text, &reason);
    free(text);
    if (damaged)
        return fault_set(fault, _("The settings were damaged and are put aside."));
    return understood ||
           fault_set(fault, _("One of the settings counts as not set: %s."), reason.text);
}

bool settings_file_write(const struct settings_change *change, struct fault *fault)
{
    char path[PATH_TEXT];
    struct file_lock lock;
    struct text out = {0};
    bool damaged;
    if (!settings_path(path))
        return fault_set(fault, _("There is no folder to write to."));
    shared_file_lock(&lock, path);
    char *text = read_text(path, &damaged, fault);
    if (text)
        preferences_merge(text, &change->before, &change->now, &out);
    bool done = text && shared_file_write(path, &out, fault);
    file_unlock(&lock);
    free(text);
    text_free(&out);
    return done;
}
