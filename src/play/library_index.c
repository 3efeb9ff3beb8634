/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "play/library_index.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "base/version.h"
#include "core/registry.h"

static const char file_name[] = "index.txt", heading[] = "quatuor index 1 ";

enum {
    INDEX_SIZE_MAX = 64 << 20,
    STALE_MAX = 32,   /* reading this many files is faster than writing an index */
    RACY_SECONDS = 3, /* file time stamps may be this coarse */
    FIELDS = 13
};

static uint64_t checksum(const char *data, size_t size)
{
    uint64_t sum = 14695981039346656037u; /* FNV-1a */
    for (size_t i = 0; i < size; i++)
        sum = (sum ^ (unsigned char)data[i]) * 1099511628211u;
    return sum;
}

static void path_in(const char *folder, struct text *path)
{
    text_add(path, "%s/%s", folder, file_name);
}

/* ---- reading ---- */

/* Splits a line at its tabs. */
static bool split(char *line, char *fields[FIELDS])
{
    for (int i = 0; i < FIELDS; i++) {
        fields[i] = line;
        line += strcspn(line, "\t");
        if ((*line == '\t') != (i < FIELDS - 1))
            return false;
        if (*line)
            *line++ = '\0';
    }
    return true;
}

static bool copy(char *target, size_t size, const char *text)
{
    if (strlen(text) >= size)
        return false;
    strcpy(target, text);
    return true;
}

static bool read_entry(char *line, struct library_entry *entry)
{
    char *field[FIELDS];
    memset(entry, 0, sizeof *entry);
    if (!split(line, field) || !copy(entry->name, sizeof entry->name, field[0]))
        return false;
    entry->status.size = strtoll(field[1], NULL, 10);
    entry->status.modified = strtoll(field[2], NULL, 10);
    entry->state = strcmp(field[3], "1") == 0 ? ENTRY_FINISHED : ENTRY_UNFINISHED;
    entry->game = game_find(field[4]);
    entry->winner = atoi(field[5]);
    entry->setup = strcmp(field[6], "1") == 0;
    entry->move = atoi(field[7]);
    bool fits = copy(entry->title, sizeof entry->title, field[8]);
    for (int i = 0; i < 2; i++)
        fits =
            fits &&
            copy(entry->players[i].control, sizeof entry->players[i].control, field[9 + 2 * i]) &&
            copy(entry->players[i].name, sizeof entry->players[i].name, field[10 + 2 * i]);
    return fits && entry->game && entry->winner >= 0 && entry->winner <= NOBODY;
}

/* The text between heading and checksum, terminated in place; NULL if the checksum is wrong. */
static char *verified_text(char *data, size_t size)
{
    char wanted[80], sum[40];
    int length = snprintf(wanted, sizeof wanted, "%s%s\n", heading, quatuor_version());
    int sum_length = 17;
    if (strlen(data) != size || size < (size_t)length + (size_t)sum_length ||
        strncmp(data, wanted, (size_t)length) != 0)
        return NULL;
    size_t end = size - (size_t)sum_length;
    snprintf(sum, sizeof sum, "%016" PRIx64 "\n", checksum(data, end));
    if (strcmp(data + end, sum) != 0)
        return NULL;
    data[end] = '\0';
    return data + length;
}

static void read_lines(struct library_index *index, char *text)
{
    size_t lines = 0;
    for (const char *at = text; (at = strchr(at, '\n')) != NULL; at++)
        lines++;
    index->list = memory_resize(NULL, (lines + 1) * sizeof *index->list);
    for (char *end; (end = strchr(text, '\n')) != NULL; text = end + 1) {
        *end = '\0';
        index->count += read_entry(text, &index->list[index->count]);
    }
}

void library_index_read(struct library_index *index, const char *folder)
{
    struct text path = {0};
    size_t size;
    *index = (struct library_index){0};
    path_in(folder, &path);
    char *data = file_read(path.data, INDEX_SIZE_MAX, &size, NULL);
    text_free(&path);
    char *text = data ? verified_text(data, size) : NULL;
    if (text)
        read_lines(index, text);
    free(data);
}

void library_index_free(struct library_index *index)
{
    free(index->list);
    *index = (struct library_index){0};
}

static int by_name(const void *a, const void *b)
{
    return strcmp(((const struct library_entry *)a)->name, ((const struct library_entry *)b)->name);
}

bool library_index_find(const struct library_index *index, struct library_entry *entry)
{
    if (index->count == 0)
        return false;
    const struct library_entry *known =
        bsearch(entry, index->list, (size_t)index->count, sizeof *entry, by_name);
    if (!known || known->status.size != entry->status.size ||
        known->status.modified != entry->status.modified)
        return false;
    *entry = *known;
    return true;
}

/* ---- writing ---- */

/* Damaged files and those of newer versions are examined every time. A file written just now may
 * change again without changing its size or time stamp. */
static bool may_be_listed(const struct library_entry *entry, time_t now)
{
    bool readable = entry->state == ENTRY_UNFINISHED || entry->state == ENTRY_FINISHED;
    long long age = (long long)now - entry->status.modified / 1000000000;
    return readable && age > RACY_SECONDS && !strpbrk(entry->name, "\t\n") &&
           !strchr(entry->title, '\t') && !strchr(entry->players[0].name, '\t') &&
           !strchr(entry->players[1].name, '\t');
}

static void write_entry(const struct library_entry *entry, struct text *out)
{
    text_add(out, "%s\t%lld\t%lld\t%d\t%s\t%d\t%d\t%d\t%s", entry->name, entry->status.size,
             entry->status.modified, entry->state == ENTRY_FINISHED, entry->game->id, entry->winner,
             entry->setup, entry->move, entry->title);
    for (int i = 0; i < 2; i++)
        text_add(out, "\t%s\t%s", entry->players[i].control, entry->players[i].name);
    text_add(out, "\n");
}

static void write_index(const char *folder, const struct library_entry **list, int count)
{
    struct text out = {0}, path = {0};
    text_add(&out, "%s%s\n", heading, quatuor_version());
    for (int i = 0; i < count; i++)
        write_entry(list[i], &out);
    text_add(&out, "%016" PRIx64 "\n", checksum(out.data, out.length));
    path_in(folder, &path);
    file_replace(path.data, out.data, out.length, NULL);
    text_free(&path);
    text_free(&out);
}

static int pointers_by_name(const void *a, const void *b)
{
    return by_name(*(const struct library_entry *const *)a,
                   *(const struct library_entry *const *)b);
}

void library_index_update(const char *folder, const struct library_list *list)
{
    time_t now = time(NULL);
    int count = 0;
    if (list->read <= STALE_MAX)
        return;
    const struct library_entry **listed = memory_resize(NULL, (size_t)list->count * sizeof *listed);
    for (int i = 0; i < list->count; i++)
        if (may_be_listed(&list->list[i], now))
            listed[count++] = &list->list[i];
    qsort(listed, (size_t)count, sizeof *listed, pointers_by_name);
    write_index(folder, listed, count);
    free(listed);
}
