/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "play/people.h"

#include <stdio.h>
#include <string.h>

#include "base/i18n.h"
#include "base/text.h"

/* ---- names ---- */

bool people_name_is_taken(const struct people *people, const struct person *self, const char *name)
{
    for (int i = 0; i < people->count; i++)
        if (&people->list[i] != self && strcmp(people->list[i].name, name) == 0)
            return true;
    return false;
}

static bool can_be_shown(const char *name)
{
    for (size_t length; *name; name += length) {
        length = utf8_length(name);
        if (length == 0 || control_character(name) > 0)
            return false;
    }
    return true;
}

bool person_name_is_valid(const char *name, struct fault *fault)
{
    if (!name[strspn(name, " ")])
        return fault_set(fault, "%s", _("A name needs at least one letter."));
    if (strlen(name) >= PLAYER_NAME)
        return fault_set(fault, "%s", _("This name is too long."));
    if (!can_be_shown(name))
        return fault_set(fault, "%s", _("This name has characters that cannot be shown."));
    return true;
}

static bool name_is_free(const struct people *people, const struct person *self, const char *name,
                         struct fault *fault)
{
    if (!person_name_is_valid(name, fault))
        return false;
    if (people_name_is_taken(people, self, name))
        return fault_set(fault, _("Somebody here is already called %s."), name);
    return true;
}

/* ---- the list ---- */

static int index_of(const struct people *people, const char *id)
{
    int i = 0;
    while (i < people->count && strcmp(people->list[i].id, id) != 0)
        i++;
    return i;
}

struct person *people_find(struct people *people, const char *id)
{
    int i = index_of(people, id);
    return i < people->count ? &people->list[i] : NULL;
}

const struct person *people_with_id(const struct people *people, const char *id)
{
    int i = index_of(people, id);
    return i < people->count ? &people->list[i] : NULL;
}

static void make_id(struct people *people, struct rng *rng, char id[PERSON_ID])
{
    do
        snprintf(id, PERSON_ID, "%08x", (unsigned)(rng_next(rng) >> 32));
    while (people_find(people, id));
}

int people_free_colour(const struct people *people)
{
    bool used[PERSON_COLOURS] = {false};
    for (int i = 0; i < people->count; i++)
        used[people->list[i].colour] = true;
    for (int colour = 0; colour < PERSON_COLOURS; colour++)
        if (!used[colour])
            return colour;
    return people->list[people->count - 1].colour;
}

struct person *people_add(struct people *people, const char *name, struct rng *rng,
                          struct fault *fault)
{
    if (!name_is_free(people, NULL, name, fault))
        return NULL;
    if (people->count == PEOPLE_MAX) {
        fault_set(fault, _("There are already %d people; delete one first."), PEOPLE_MAX);
        return NULL;
    }
    struct person person = {.colour = people_free_colour(people), .emblem = "-"};
    make_id(people, rng, person.id);
    snprintf(person.name, sizeof person.name, "%s", name);
    memmove(people->list + 1, people->list, (size_t)people->count * sizeof *people->list);
    people->list[0] = person;
    people->count++;
    return &people->list[0];
}

bool people_rename(struct people *people, struct person *person, const char *name,
                   struct fault *fault)
{
    if (!name_is_free(people, person, name, fault))
        return false;
    snprintf(person->name, sizeof person->name, "%s", name);
    return true;
}

void people_remove(struct people *people, const struct person *person)
{
    int index = (int)(person - people->list);
    people->count--;
    memmove(people->list + index, people->list + index + 1,
            (size_t)(people->count - index) * sizeof *people->list);
}

void people_touch(struct people *people, const char *id)
{
    const struct person *found = people_find(people, id);
    if (!found)
        return;
    struct person person = *found;
    memmove(people->list + 1, people->list, (size_t)(found - people->list) * sizeof *people->list);
    people->list[0] = person;
}

struct contestant person_contestant(const struct person *person)
{
    return contestant_of_person(person->id);
}
