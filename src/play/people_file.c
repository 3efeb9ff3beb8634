/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* people.txt: read, merged with what other instances of the program wrote, written. */
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/i18n.h"
#include "base/shared_file.h"
#include "play/people.h"

static const char header[] = "quatuor people ", version[] = "1";
enum { PEOPLE_SIZE_MAX = 1 << 20 };

/* ---- two people of one name ---- */

/* "Ada", "Ada 2", "Ada 3" …: a long name is cut between characters to make room. */
static void number_name(char name[PLAYER_NAME], int number)
{
    char suffix[16];
    snprintf(suffix, sizeof suffix, " %d", number);
    size_t length = strlen(name), room = PLAYER_NAME - 1 - strlen(suffix);
    if (length > room)
        length = room;
    while (length > 0 && ((unsigned char)name[length] & 0xc0) == 0x80)
        length--;
    memset(name + length, 0, PLAYER_NAME - length);
    strcpy(name + length, suffix);
}

/* Adds a person whose name may be taken; false if there is no room. */
static bool append(struct people *people, const struct person *person)
{
    struct person added = *person;
    if (people->count == PEOPLE_MAX)
        return false;
    for (int i = 2; people_name_is_taken(people, NULL, added.name); i++) {
        added = *person;
        number_name(added.name, i);
    }
    if (strcmp(added.name, person->name) != 0)
        memcpy(people->renamed, added.name, sizeof people->renamed);
    people->list[people->count++] = added;
    return true;
}

/* ---- reading ---- */

static bool id_is_valid(const char *id)
{
    for (int i = 0; i < PERSON_ID - 1; i++)
        if (!isxdigit((unsigned char)id[i]) || isupper((unsigned char)id[i]))
            return false;
    return id[PERSON_ID - 1] == '\0';
}

/* "3f2a91c4 2 GAME/KIND Ada Lovelace" */
static bool read_person(struct people *people, const char *line)
{
    struct person person = {.colour = -1};
    char id[PERSON_ID + 1], colour[3];
    const char *rest = line;
    if (!next_word(&rest, id, sizeof id) || !id_is_valid(id) || people_find(people, id) ||
        !next_word(&rest, colour, sizeof colour) ||
        !next_word(&rest, person.emblem, sizeof person.emblem))
        return false;
    memcpy(person.id, id, sizeof person.id);
    person.colour = colour[0] - '0';
    rest += strspn(rest, " ");
    if (colour[1] || person.colour < 0 || person.colour >= PERSON_COLOURS ||
        !person_name_is_valid(rest, NULL))
        return false;
    snprintf(person.name, sizeof person.name, "%s", rest);
    return append(people, &person);
}

/* `length` includes zero bytes, which make a line invalid. */
static bool read_line(struct people *people, const char *line, size_t length)
{
    char text[256];
    if (length > 0 && line[length - 1] == '\r')
        length--;
    if (length == 0)
        return true;
    if (length >= sizeof text || memchr(line, '\0', length))
        return false;
    memcpy(text, line, length);
    text[length] = '\0';
    return read_person(people, text);
}

/* A file with our heading but another version. */
static bool is_newer(const char *data)
{
    size_t length = sizeof header - 1;
    return strncmp(data, header, length) == 0 &&
           strtol(data + length, NULL, 10) > strtol(version, NULL, 10);
}

static bool is_header(const char *line, size_t length)
{
    size_t size = sizeof header - 1;
    return length > size && strncmp(line, header, size) == 0;
}

/* Unreadable lines are appended to `others`, which may be NULL. */
static bool parse(struct people *people, const char *data, size_t size, struct text *others)
{
    *people = (struct people){0};
    if (is_newer(data))
        return false;
    for (size_t at = 0; at < size;) {
        const char *line = data + at, *end = memchr(line, '\n', size - at);
        size_t length = end ? (size_t)(end - line) : size - at;
        bool known = (at == 0 && is_header(line, length)) || read_line(people, line, length);
        if (!known && others) {
            text_add_bytes(others, line, length);
            text_add(others, "\n");
        }
        people->damaged += !known;
        at += length + 1;
    }
    return true;
}

static bool load(struct people *people, const char *path, struct text *others, struct fault *fault)
{
    size_t size = 0;
    *people = (struct people){0};
    char *data = file_read(path, PEOPLE_SIZE_MAX, &size, fault);
    bool understood = data && parse(people, data, size, others);
    if (data && !understood)
        fault_set(fault, _("%s was written by a newer version of Quatuor."), path_shown(path));
    free(data);
    return understood;
}

bool people_read(struct people *people, const char *path, struct fault *fault)
{
    *people = (struct people){0};
    return !file_exists(path) || load(people, path, NULL, fault);
}

/* ---- merging ---- */

static bool is_same(const struct person *a, const struct person *b)
{
    return strcmp(a->id, b->id) == 0 && strcmp(a->name, b->name) == 0 && a->colour == b->colour &&
           strcmp(a->emblem, b->emblem) == 0;
}

bool people_are_same(const struct people *a, const struct people *b)
{
    bool same = a->count == b->count;
    for (int i = 0; same && i < a->count; i++)
        same = is_same(&a->list[i], &b->list[i]);
    return same;
}

/* A person we did not change is as in their list, or deleted if missing there. */
static void merge_person(struct people *merged, const struct person *own,
                         const struct person *before, const struct person *theirs)
{
    bool untouched = before && is_same(own, before);
    if (!untouched)
        append(merged, own);
    else if (theirs)
        append(merged, theirs);
}

void people_merge(struct people *now, const struct people *before, const struct people *theirs)
{
    struct people merged = {.damaged = now->damaged};
    for (int i = 0; i < now->count; i++) {
        const char *id = now->list[i].id;
        merge_person(&merged, &now->list[i], people_with_id(before, id),
                     people_with_id(theirs, id));
    }
    for (int i = 0; i < theirs->count; i++) {
        const struct person *person = &theirs->list[i];
        const struct person *known = people_with_id(before, person->id);
        bool deleted_here = known && is_same(person, known);
        if (!people_with_id(now, person->id) && !deleted_here)
            append(&merged, person);
    }
    *now = merged;
}

/* ---- writing ---- */

static void add_line(struct text *out, const struct person *person)
{
    text_add(out, "%s %d %s %s\n", person->id, person->colour, person->emblem, person->name);
}

/* People in the file for whom the list has no room stay in the file. */
static void add_left_out(struct text *out, const struct people *merged, const struct people *theirs,
                         const struct people *before)
{
    for (int i = 0; merged->count == PEOPLE_MAX && i < theirs->count; i++)
        if (!people_with_id(merged, theirs->list[i].id) &&
            !people_with_id(before, theirs->list[i].id))
            add_line(out, &theirs->list[i]);
}

bool people_write(const char *path, const struct people *before, struct people *now,
                  struct fault *fault)
{
    struct file_lock lock;
    struct text out = {0}, others = {0};
    struct people theirs = *before, merged = *now; /* a file that has vanished deletes nobody */
    shared_file_lock(&lock, path);
    bool done = !file_exists(path) || load(&theirs, path, &others, fault);
    if (done) {
        people_merge(&merged, before, &theirs);
        text_add(&out, "%s%s\n", header, version);
        for (int i = 0; i < merged.count; i++)
            add_line(&out, &merged.list[i]);
        add_left_out(&out, &merged, &theirs, before);
        if (others.length > 0)
            text_add_bytes(&out, others.data, others.length);
        done = shared_file_write(path, &out, fault);
    }
    file_unlock(&lock);
    if (done)
        *now = merged;
    text_free(&out);
    text_free(&others);
    return done;
}
