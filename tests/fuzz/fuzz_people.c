/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Lists of people of arbitrary lines: people who are read can be shown, and survive being written
 * and read again. Input that begins with "+" holds people, one per line; its first byte selects the
 * field for the rest of the line. */
#include "base/text.h"
#include "fuzz.h"
#include "memory_disk.h"
#include "play/people.h"

enum { FIELDS = 4 };

static const char path[] = "/people.txt";

static void put_composed(struct fields fields)
{
    struct text text = {0};
    char value[120], id[PERSON_ID], name[16];
    unsigned which;
    text_add(&text, "quatuor people 1\n");
    for (int number = 0;
         which = field_number(&fields) % FIELDS, field_text(&fields, value, sizeof value);
         number++) {
        snprintf(id, sizeof id, "%08x", number * 77);
        snprintf(name, sizeof name, "Ada %d", number);
        const char *usual[FIELDS] = {id, "2", "dodgem/man", name};
        for (unsigned i = 0; i < FIELDS; i++)
            text_add(&text, "%s%c", i == which ? value : usual[i], i + 1 < FIELDS ? ' ' : '\n');
    }
    memory_disk_put(path, text.data, text.length);
    text_free(&text);
}

static bool can_be_shown(const char *name)
{
    for (; *name; name += utf8_length(name))
        if (utf8_length(name) == 0 || control_character(name))
            return false;
    return true;
}

static void check(struct people *people)
{
    for (int i = 0; i < people->count; i++) {
        struct person *person = &people->list[i];
        require(memchr(person->name, 0, sizeof person->name) != NULL, "a name without an end");
        require(can_be_shown(person->name), "a name cannot be shown");
        require(person->colour >= 0 && person->colour < PERSON_COLOURS, "a colour there is not");
        require(people_find(people, person->id) == person, "two people with one id");
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static struct people people, again;
    struct fault fault = {""};
    memory_disk_use();
    if (size > 0 && *data == '+')
        put_composed((struct fields){data + 1, size - 1});
    else
        memory_disk_put(path, data, size);
    if (!people_read(&people, path, &fault)) {
        require(*fault.text != '\0', "refused without a reason");
        return 0;
    }
    check(&people);
    again = people;
    require(people_write(path, &people, &again, NULL) && people_read(&again, path, NULL),
            "not written");
    require(again.damaged == people.damaged && again.count == people.count, "somebody is gone");
    for (int i = 0; i < people.count; i++)
        require(memcmp(&again.list[i], &people.list[i], sizeof *people.list) == 0,
                "somebody has changed");
    struct rng rng = {.state = size};
    people_add(&people, "Somebody new", &rng, &fault);
    check(&people);
    return 0;
}
