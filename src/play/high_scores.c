/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "play/high_scores.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/i18n.h"
#include "base/shared_file.h"
#include "base/utc.h"
#include "play/people.h"

static const char header[] = "quatuor high scores ";
enum { VERSION = 1, SIZE_MAX_READ = 1 << 18, LEFT_MAX = 1 << 14 };

/* ---- the tables ---- */

/* By table, then by points; of equals the one who was first stays ahead. */
static bool goes_before(const struct high_score *a, const struct high_score *b)
{
    int table = strcmp(a->table, b->table);
    if (table != 0)
        return table < 0;
    if (a->points != b->points)
        return a->points > b->points;
    int date = strcmp(a->date, b->date);
    return date != 0 ? date < 0 : strcmp(a->key, b->key) < 0;
}

static int index_of(const struct high_scores *scores, const char *key)
{
    int i = 0;
    while (i < scores->count && strcmp(scores->list[i].key, key) != 0)
        i++;
    return i;
}

static void drop(struct high_scores *scores, int index)
{
    scores->count--;
    memmove(scores->list + index, scores->list + index + 1,
            (size_t)(scores->count - index) * sizeof *scores->list);
}

const struct high_score *high_scores_table(const struct high_scores *scores, const char *table,
                                           int *count)
{
    int first = 0;
    while (first < scores->count && strcmp(scores->list[first].table, table) != 0)
        first++;
    int end = first;
    while (end < scores->count && strcmp(scores->list[end].table, table) == 0)
        end++;
    *count = end - first;
    return scores->list + first;
}

const struct high_score *high_scores_find(const struct high_scores *scores, const char *key)
{
    int index = index_of(scores, key);
    return index < scores->count ? &scores->list[index] : NULL;
}

int high_scores_enter(struct high_scores *scores, const struct high_score *entry)
{
    int known = index_of(scores, entry->key), at = 0, count;
    if (known < scores->count)
        drop(scores, known);
    const struct high_score *table = high_scores_table(scores, entry->table, &count);
    if (count == SCORES_PER_TABLE) {
        if (!goes_before(entry, &table[count - 1]))
            return 0;
        drop(scores, (int)(table - scores->list) + count - 1);
    }
    if (scores->count == SCORES_MAX)
        return 0;
    while (at < scores->count && goes_before(&scores->list[at], entry))
        at++;
    memmove(scores->list + at + 1, scores->list + at,
            (size_t)(scores->count - at) * sizeof *scores->list);
    scores->list[at] = *entry;
    scores->count++;
    return at - (int)(high_scores_table(scores, entry->table, &count) - scores->list) + 1;
}

enum medal high_scores_medal(const struct high_scores *scores, const char *table)
{
    int count;
    const struct high_score *list = high_scores_table(scores, table, &count);
    enum medal best = MEDAL_NONE;
    for (int i = 0; i < count; i++)
        best = list[i].medal > best ? list[i].medal : best;
    return best;
}

/* ---- one line ---- */

static const char *const medal_words[] = {"-", "bronze", "silver", "gold"};
enum { MEDALS = sizeof medal_words / sizeof *medal_words };

static void add_line(struct text *out, const struct high_score *entry)
{
    text_add(out, "%s %d %s %s %s %s %s\n", entry->table, entry->points, medal_words[entry->medal],
             entry->date, entry->key, *entry->person ? entry->person : "-", entry->name);
}

/* A word that fits, or an empty one. */
static bool take_word(const char **rest, char *word, size_t size)
{
    char whole[64];
    bool fits = next_word(rest, whole, sizeof whole) && strlen(whole) < size;
    memcpy(word, fits ? whole : "", fits ? strlen(whole) + 1 : 1);
    return fits;
}

static bool is_table(const char *word)
{
    return word[strspn(word, "abcdefghijklmnopqrstuvwxyz0123456789-_")] == '\0';
}

static bool is_key(const char *word)
{
    return strlen(word) == 8 && word[strspn(word, "0123456789abcdef")] == '\0';
}

static bool read_medal(const char *word, enum medal *medal)
{
    int found = 0;
    while (found < MEDALS && strcmp(word, medal_words[found]) != 0)
        found++;
    *medal = (enum medal)(found % MEDALS);
    return found < MEDALS;
}

static bool is_date(const char *word)
{
    char text[SCORE_DATE + 10];
    int64_t seconds;
    snprintf(text, sizeof text, "%.10sT00:00:00Z", word);
    return utc_read(text, &seconds);
}

static bool read_points(const char *word, int *points)
{
    size_t digits = strspn(word, "0123456789");
    *points = atoi(word);
    return digits > 0 && digits <= 7 && !word[digits];
}

/* "grand 14250 gold 2026-11-18 0a1b2c3d 3f2a91c4 Ada" */
static bool read_entry(const char *line, struct high_score *entry)
{
    char points[10], medal[10], person[12];
    *entry = (struct high_score){.points = 0};
    if (!take_word(&line, entry->table, sizeof entry->table) || !is_table(entry->table) ||
        !take_word(&line, points, sizeof points) || !read_points(points, &entry->points) ||
        !take_word(&line, medal, sizeof medal) || !read_medal(medal, &entry->medal) ||
        !take_word(&line, entry->date, sizeof entry->date) || !is_date(entry->date) ||
        !take_word(&line, entry->key, sizeof entry->key) || !is_key(entry->key) ||
        !take_word(&line, person, sizeof person) || !(strcmp(person, "-") == 0 || is_key(person)))
        return false;
    if (is_key(person))
        memcpy(entry->person, person, sizeof entry->person);
    line += strspn(line, " ");
    if (!person_name_is_valid(line, NULL))
        return false;
    snprintf(entry->name, sizeof entry->name, "%s", line);
    return true;
}

/* ---- the file ---- */

static bool is_header(const char *line)
{
    return strncmp(line, header, sizeof header - 1) == 0;
}

/* `length` counts zero bytes too, which no entry holds. */
static void read_line(struct high_scores *scores, const char *line, size_t length,
                      struct text *left)
{
    struct high_score entry;
    if (length == 0 || is_header(line))
        return;
    if (strlen(line) == length && read_entry(line, &entry)) {
        high_scores_enter(scores, &entry);
        return;
    }
    scores->damaged++;
    if (left && left->length + length < LEFT_MAX) {
        text_add_bytes(left, line, length);
        text_add(left, "\n");
    }
}

/* Changes the text: its line ends become zeros. */
static void parse(struct high_scores *scores, char *data, size_t size, struct text *left)
{
    for (size_t at = 0, length; at < size; at += length + 1) {
        char *line = data + at, *end = memchr(line, '\n', size - at);
        length = end ? (size_t)(end - line) : size - at;
        size_t used = length;
        while (used > 0 && line[used - 1] == '\r') /* all, or rewriting the file changes the line */
            used--;
        line[used] = '\0';
        read_line(scores, line, used, left);
    }
}

/* `left`, which may be NULL, gets the lines that are not understood. */
static bool load(struct high_scores *scores, const char *path, struct text *left,
                 struct fault *fault)
{
    size_t size = 0;
    *scores = (struct high_scores){0};
    if (!file_exists(path))
        return true;
    char *data = file_read(path, SIZE_MAX_READ, &size, fault);
    if (!data)
        return false;
    bool newer = is_header(data) && strtol(data + sizeof header - 1, NULL, 10) > VERSION;
    if (newer)
        fault_set(fault, _("%s was written by a newer version of Quatuor."), path_shown(path));
    else
        parse(scores, data, size, left);
    free(data);
    return !newer;
}

bool high_scores_read(struct high_scores *scores, const char *path, struct fault *fault)
{
    return load(scores, path, NULL, fault);
}

static void enter_unsaved(struct high_scores *scores, const struct high_scores *ours)
{
    for (int i = 0; i < ours->count; i++) {
        struct high_score entry = ours->list[i];
        if (!entry.unsaved)
            continue;
        entry.unsaved = false;
        high_scores_enter(scores, &entry);
    }
}

bool high_scores_write(struct high_scores *scores, const char *path, struct fault *fault)
{
    struct file_lock lock;
    struct text out = {0}, left = {0};
    static struct high_scores merged;
    shared_file_lock(&lock, path);
    bool done = load(&merged, path, &left, fault);
    if (done) {
        enter_unsaved(&merged, scores);
        text_add(&out, "%s%d\n", header, VERSION);
        for (int i = 0; i < merged.count; i++)
            add_line(&out, &merged.list[i]);
        if (left.length > 0)
            text_add_bytes(&out, left.data, left.length);
        done = shared_file_write(path, &out, fault);
    }
    file_unlock(&lock);
    if (done)
        *scores = merged;
    text_free(&out);
    text_free(&left);
    return done;
}
