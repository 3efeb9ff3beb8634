/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "play/mistakes.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/i18n.h"
#include "base/shared_file.h"

static const char header[] = "quatuor mistakes ";
enum { VERSION = 1, FILE_MAX = 1 << 18, LEFT_MAX = 1 << 14 };

static struct mistake *find(struct mistakes *mistakes, const char *file, int step)
{
    for (int i = 0; i < mistakes->count; i++)
        if (mistakes->list[i].step == step && strcmp(mistakes->list[i].file, file) == 0)
            return &mistakes->list[i];
    return NULL;
}

static void add(struct mistakes *mistakes, const struct mistake *mistake)
{
    if (find(mistakes, mistake->file, mistake->step))
        return;
    if (mistakes->count == MISTAKES_MAX) {
        mistakes->count--;
        memmove(mistakes->list, mistakes->list + 1,
                (size_t)mistakes->count * sizeof *mistakes->list);
    }
    mistakes->list[mistakes->count++] = *mistake;
}

int mistakes_open(const struct mistakes *mistakes)
{
    int count = 0;
    for (int i = 0; i < mistakes->count; i++)
        count += !mistakes->list[i].solved;
    return count;
}

/* ---- the file ---- */

/* "open 12 2026-11-18 065954 chess.quatuor" */
static bool read_mistake(const char *line, struct mistake *mistake)
{
    char state[8], step[8];
    *mistake = (struct mistake){.step = 0};
    if (!next_word(&line, state, sizeof state) || !next_word(&line, step, sizeof step))
        return false;
    size_t digits = strspn(step, "0123456789");
    mistake->solved = strcmp(state, "solved") == 0;
    mistake->step = atoi(step);
    line += strspn(line, " ");
    if ((!mistake->solved && strcmp(state, "open") != 0) || digits == 0 || digits > 5 ||
        step[digits] || strlen(line) >= LIBRARY_NAME || !library_is_game(line))
        return false;
    for (const char *c = line; *c; c++)
        if (is_separator(*c) || control_character(c))
            return false;
    snprintf(mistake->file, sizeof mistake->file, "%s", line);
    return true;
}

/* `length` counts zero bytes too, which no mistake holds. */
static void read_line(struct mistakes *mistakes, const char *line, size_t length, struct text *left)
{
    struct mistake mistake;
    if (length == 0 || strncmp(line, header, sizeof header - 1) == 0)
        return;
    if (strlen(line) == length && read_mistake(line, &mistake)) {
        add(mistakes, &mistake);
        return;
    }
    mistakes->damaged++;
    if (left && left->length + length < LEFT_MAX) {
        text_add_bytes(left, line, length);
        text_add(left, "\n");
    }
}

/* `left`, which may be NULL, gets the lines that are not understood. */
static bool load(struct mistakes *mistakes, const char *path, struct text *left,
                 struct fault *fault)
{
    size_t size = 0;
    *mistakes = (struct mistakes){0};
    if (!file_exists(path))
        return true;
    char *data = file_read(path, FILE_MAX, &size, fault);
    if (!data)
        return false;
    bool newer = strncmp(data, header, sizeof header - 1) == 0 &&
                 strtol(data + sizeof header - 1, NULL, 10) > VERSION;
    if (newer)
        fault_set(fault, _("%s was written by a newer version of Quatuor."), path_shown(path));
    for (size_t at = 0, length; !newer && at < size; at += length + 1) {
        char *end = memchr(data + at, '\n', size - at);
        length = end ? (size_t)(end - data) - at : size - at;
        size_t used = length;
        while (used > 0 && data[at + used - 1] == '\r') /* of an editor */
            used--;
        data[at + used] = '\0';
        read_line(mistakes, data + at, used, left);
    }
    free(data);
    return !newer;
}

bool mistakes_read(struct mistakes *mistakes, const char *path, struct fault *fault)
{
    return load(mistakes, path, NULL, fault);
}

static bool write(const struct mistakes *mistakes, const struct text *left, const char *path,
                  struct fault *fault)
{
    struct text out = {0};
    text_add(&out, "%s%d\n", header, VERSION);
    for (int i = 0; i < mistakes->count; i++) {
        const struct mistake *mistake = &mistakes->list[i];
        text_add(&out, "%s %d %s\n", mistake->solved ? "solved" : "open", mistake->step,
                 mistake->file);
    }
    if (left->length > 0)
        text_add_bytes(&out, left->data, left->length);
    bool done = shared_file_write(path, &out, fault);
    text_free(&out);
    return done;
}

bool mistakes_note(const char *path, const char *file, const int *steps, int count,
                   struct fault *fault)
{
    static struct mistakes mistakes;
    struct file_lock lock;
    struct text left = {0};
    shared_file_lock(&lock, path);
    bool done = load(&mistakes, path, &left, fault);
    for (int i = 0; done && i < count; i++) {
        struct mistake mistake = {.step = steps[i]};
        snprintf(mistake.file, sizeof mistake.file, "%s", file);
        add(&mistakes, &mistake);
    }
    done = done && write(&mistakes, &left, path, fault);
    file_unlock(&lock);
    text_free(&left);
    return done;
}

bool mistakes_solve(const char *path, const char *file, int step, struct fault *fault)
{
    static struct mistakes mistakes;
    struct file_lock lock;
    struct text left = {0};
    shared_file_lock(&lock, path);
    bool done = load(&mistakes, path, &left, fault);
    struct mistake *known = done ? find(&mistakes, file, step) : NULL;
    if (known && !known->solved) {
        known->solved = true;
        done = write(&mistakes, &left, path, fault);
    }
    file_unlock(&lock);
    text_free(&left);
    return done;
}
