/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "play/identity.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ai/computer.h"
#include "base/files.h"
#include "base/i18n.h"
#include "base/text.h"

enum { MERGES_SIZE_MAX = 1 << 20 };

/* ---- merges ---- */

static bool next_id(const char **rest, char id[PERSON_ID])
{
    char word[PERSON_ID + 1];
    if (!next_word(rest, word, sizeof word) || strlen(word) != PERSON_ID - 1)
        return false;
    for (const char *at = word; *at; at++)
        if (!isxdigit((unsigned char)*at))
            return false;
    memcpy(id, word, PERSON_ID);
    return true;
}

void merges_note(struct merges *merges, const char *old, const char *now)
{
    merges->list = memory_resize(merges->list, (size_t)(merges->count + 1) * sizeof *merges->list);
    struct merge *merge = &merges->list[merges->count++];
    snprintf(merge->old, sizeof merge->old, "%s", old);
    snprintf(merge->now, sizeof merge->now, "%s", now);
}

static void read_line(struct merges *merges, const char *line)
{
    struct merge merge;
    if (!next_id(&line, merge.old) || !next_id(&line, merge.now) || line[strspn(line, " \r")])
        return;
    merges_note(merges, merge.old, merge.now);
}

bool merges_read(struct merges *merges, const char *path, struct fault *fault)
{
    size_t size;
    *merges = (struct merges){0};
    if (!file_exists(path))
        return true;
    char *data = file_read(path, MERGES_SIZE_MAX, &size, fault);
    if (!data)
        return false;
    for (char *line = data, *next; line; line = next) {
        next = strchr(line, '\n');
        if (next)
            *next++ = '\0';
        read_line(merges, line);
    }
    free(data);
    return true;
}

void merges_free(struct merges *merges)
{
    free(merges->list);
    *merges = (struct merges){0};
}

bool merges_add(const char *path, const char *old, const char *now, struct fault *fault)
{
    struct text line = {0};
    text_add(&line, "%s %s", old, now);
    bool added = file_append_line(path, line.data, fault);
    text_free(&line);
    return added;
}

/* Later merges continue earlier ones, so one pass is enough, even if the file has a cycle. */
const char *merges_find(const struct merges *merges, const char *id)
{
    for (int i = 0; i < merges->count; i++)
        if (strcmp(merges->list[i].old, id) == 0)
            id = merges->list[i].now;
    return id;
}

/* ---- the journal ---- */

static const struct person *find_person(const struct people *people, const char *id)
{
    for (int i = 0; i < people->count; i++)
        if (strcmp(people->list[i].id, id) == 0)
            return &people->list[i];
    return NULL;
}

/* The contestant that this one is today. */
static struct contestant identify(const struct contestant *who, const struct merges *merges,
                                  const struct people *people)
{
    if (contestant_kind(who) != CONTESTANT_PERSON)
        return *who;
    const char *id = merges_find(merges, contestant_person(who));
    return find_person(people, id) ? contestant_of_person(id) : contestant_of_guest("");
}

int journal_identify(struct journal *journal, const struct merges *merges,
                     const struct people *people)
{
    int unknown = 0;
    size_t count = (size_t)journal->contestant_count;
    uint16_t *now = memory_resize(NULL, (count + 1) * sizeof *now);
    for (size_t i = 0; i < count; i++) {
        struct contestant *who = &journal->contestants[i];
        struct contestant today = identify(who, merges, people);
        now[i] = (uint16_t)i;
        if (strcmp(today.text, who->text) == 0)
            continue;
        unknown += contestant_kind(&today) == CONTESTANT_GUEST;
        int other = journal_find(journal, &today);
        if (other >= 0)
            now[i] = (uint16_t)other;
        else
            *who = today;
    }
    for (int i = 0; i < journal->count; i++)
        for (int side = 0; side < 2; side++)
            journal->list[i].who[side] = now[journal->list[i].who[side]];
    free(now);
    journal_weigh(journal);
    return unknown;
}

bool records_read(struct journal *journal, const char *folder, const struct people *people,
                  struct fault *fault)
{
    struct merges merges = {0};
    struct text path = {0};
    text_add(&path, "%s/merged.txt", folder);
    bool read = merges_read(&merges, path.data, fault);
    text_clear(&path);
    text_add(&path, "%s/journal.txt", folder);
    read = read && journal_read(journal, path.data, fault);
    if (read)
        journal_identify(journal, &merges, people);
    merges_free(&merges);
    text_free(&path);
    return read;
}

static void guest_name(const char *own, char name[CONTESTANT_NAME])
{
    snprintf(name, CONTESTANT_NAME, "%s", *own ? own : C_("opponent", "a guest"));
}

void contestant_name(const struct contestant *who, const struct people *people,
                     char name[CONTESTANT_NAME])
{
    enum contestant_kind kind = contestant_kind(who);
    if (kind == CONTESTANT_PERSON) {
        const struct person *person = find_person(people, contestant_person(who));
        guest_name(person ? person->name : "", name);
    } else if (kind == CONTESTANT_GUEST) {
        guest_name(contestant_guest(who), name);
    } else if (computer_level(who->text) == LEVEL_RANDOM) {
        snprintf(name, CONTESTANT_NAME, "%s", C_("opponent", "the random player"));
    } else {
        /* Translators: as in "Against level 4". */
        snprintf(name, CONTESTANT_NAME, C_("opponent", "level %d"), computer_level(who->text));
    }
}
