/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "base/i18n.h"

#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/placeholders.h"
#include "base/plural.h"
#include "base/text.h"

struct catalogue {
    unsigned char *bytes;
    size_t size;
    bool big_endian;
    uint32_t count, originals, translations;
    struct plural plural;
    unsigned char *usable; /* how each entry may be used: AS_TEXT, AS_PLURAL */
};

enum { AS_TEXT = 1, AS_PLURAL = 2 };

/* The language belongs to the whole program, hence one global. Saving and thinking threads read it
 * while the settings may change it. */
static _Atomic(const struct catalogue *) current;

enum { HEADER_SIZE = 28 };

static uint32_t word_at(const struct catalogue *catalogue, size_t offset)
{
    const unsigned char *b = catalogue->bytes + offset;
    if (catalogue->big_endian)
        return (uint32_t)b[0] << 24 | (uint32_t)b[1] << 16 | (uint32_t)b[2] << 8 | (uint32_t)b[3];
    return (uint32_t)b[3] << 24 | (uint32_t)b[2] << 16 | (uint32_t)b[1] << 8 | (uint32_t)b[0];
}

/* String `index` of a table of (length, offset) pairs; NULL if it is outside the file. */
static const char *string_at(const struct catalogue *catalogue, size_t table, uint32_t index)
{
    size_t entry = table + (size_t)index * 8;
    if (catalogue->size < 8 || entry > catalogue->size - 8)
        return NULL;
    size_t length = word_at(catalogue, entry), offset = word_at(catalogue, entry + 4);
    if (offset >= catalogue->size || length >= catalogue->size - offset ||
        catalogue->bytes[offset + length] != 0)
        return NULL;
    return (const char *)catalogue->bytes + offset;
}

static size_t length_at(const struct catalogue *catalogue, size_t table, uint32_t index)
{
    return word_at(catalogue, table + (size_t)index * 8);
}

static bool read_tables(struct catalogue *catalogue)
{
    static const unsigned char little[] = {0xde, 0x12, 0x04, 0x95},
                               big[] = {0x95, 0x04, 0x12, 0xde};
    if (catalogue->size < HEADER_SIZE)
        return false;
    catalogue->big_endian = memcmp(catalogue->bytes, big, 4) == 0;
    if (!catalogue->big_endian && memcmp(catalogue->bytes, little, 4) != 0)
        return false;
    catalogue->count = word_at(catalogue, 8);
    catalogue->originals = word_at(catalogue, 12);
    catalogue->translations = word_at(catalogue, 16);
    size_t bytes = 0; /* overlapping strings could make a small file a huge catalogue */
    for (uint32_t i = 0; i < catalogue->count; i++) {
        if (!string_at(catalogue, catalogue->originals, i) ||
            !string_at(catalogue, catalogue->translations, i))
            return false;
        bytes += length_at(catalogue, catalogue->originals, i) +
                 length_at(catalogue, catalogue->translations, i);
        if (bytes > catalogue->size)
            return false;
    }
    return true;
}

/* The plural form of an original, or NULL if it has none. */
static const char *plural_original(const struct catalogue *catalogue, uint32_t index)
{
    const char *one = string_at(catalogue, catalogue->originals, index);
    size_t first = strlen(one) + 1;
    return first <= length_at(catalogue, catalogue->originals, index) ? one + first : NULL;
}

/* A translation whose placeholders differ from the original's is not used: printf would read
 * missing arguments. */
static unsigned char check_entry(const struct catalogue *catalogue, uint32_t index)
{
    const char *one = string_at(catalogue, catalogue->originals, index),
               *many = plural_original(catalogue, index),
               *form = string_at(catalogue, catalogue->translations, index),
               *end = form + length_at(catalogue, catalogue->translations, index);
    if (*one == '\0')
        return AS_TEXT; /* the catalogue's own header */
    unsigned char usable = AS_PLURAL;
    if (placeholders_match(one, form, false))
        usable |= AS_TEXT;
    for (; form <= end; form += strlen(form) + 1)
        if (!placeholders_match(many ? many : one, form, true))
            usable &= AS_TEXT;
    return usable;
}

static void check_entries(struct catalogue *catalogue)
{
    catalogue->usable = memory_resize(NULL, (size_t)catalogue->count + 1);
    for (uint32_t i = 0; i < catalogue->count; i++)
        catalogue->usable[i] = check_entry(catalogue, i);
}

/* The originals are sorted: binary search. False if there is no such entry. */
static bool find_entry(const struct catalogue *catalogue, const char *text, uint32_t *index)
{
    uint32_t low = 0, high = catalogue ? catalogue->count : 0;
    while (low < high) {
        uint32_t middle = low + (high - low) / 2;
        int order = strcmp(string_at(catalogue, catalogue->originals, middle), text);
        if (order == 0) {
            *index = middle;
            return true;
        }
        if (order < 0)
            low = middle + 1;
        else
            high = middle;
    }
    return false;
}

/* NULL if there is no translation usable in this way. */
static const char *translation_of(const struct catalogue *catalogue, uint32_t index, int use)
{
    const char *found = string_at(catalogue, catalogue->translations, index);
    return *found && (catalogue->usable[index] & use) ? found : NULL;
}

static const char *find(const struct catalogue *catalogue, const char *text)
{
    uint32_t index;
    return find_entry(catalogue, text, &index) ? translation_of(catalogue, index, AS_TEXT) : NULL;
}

struct catalogue *catalogue_open(unsigned char *bytes, size_t size)
{
    struct catalogue *catalogue = memory_resize(NULL, sizeof *catalogue);
    *catalogue = (struct catalogue){.bytes = bytes, .size = size};
    if (read_tables(catalogue)) {
        check_entries(catalogue);
        const char *header = find(catalogue, "");
        if (plural_read(&catalogue->plural, header ? header : ""))
            return catalogue;
    }
    free(catalogue->usable);
    free(catalogue);
    return NULL;
}

void catalogue_close(struct catalogue *catalogue)
{
    if (!catalogue)
        return;
    free(catalogue->bytes);
    free(catalogue->usable);
    free(catalogue);
}

const char *catalogue_find(const struct catalogue *catalogue, const char *text)
{
    return *text ? find(catalogue, text) : NULL; /* "" is the catalogue's own header */
}

void i18n_use(const struct catalogue *catalogue)
{
    atomic_store(&current, catalogue);
}

const char *tr(const char *text)
{
    const char *found = catalogue_find(atomic_load(&current), text);
    return found ? found : text;
}

const char *tr_marked(const char *text)
{
    const char *found = catalogue_find(atomic_load(&current), text);
    const char *mark = strchr(text, '\004');
    return found ? found : mark ? mark + 1 : text;
}

const char *tr_number(double value, int decimals, bool sign, char text[NUMBER_TEXT])
{
    snprintf(text, NUMBER_TEXT, sign ? "%+.*f" : "%.*f", decimals, value);
    char *mark = strpbrk(text, ".,"); /* a library may have set any locale */
    if (mark)
        *mark = *C_("decimal mark", ".");
    return text;
}

const char *tr_whole(long value, char text[NUMBER_TEXT])
{
    /* Translators: what separates thousands, "12,340"; a space is U+202F. */
    const char *mark = C_("thousands mark", ",");
    char digits[NUMBER_TEXT];
    int length = snprintf(digits, sizeof digits, "%ld", value), used = 0;
    for (int i = 0; i < length && used + (int)strlen(mark) + 2 < NUMBER_TEXT; i++) {
        if (i > (*digits == '-') && (length - i) % 3 == 0)
            used += snprintf(text + used, (size_t)(NUMBER_TEXT - used), "%s", mark);
        text[used++] = digits[i];
    }
    text[used] = '\0';
    return text;
}

/* The catalogue may have a different plural for the same singular, with other placeholders. */
static const char *find_plural(const struct catalogue *catalogue, const char *one, const char *many,
                               uint32_t *index)
{
    if (!find_entry(catalogue, one, index))
        return NULL;
    const char *known = plural_original(catalogue, *index);
    return !known || strcmp(known, many) == 0 ? translation_of(catalogue, *index, AS_PLURAL) : NULL;
}

const char *tr_plural(const char *one, const char *many, unsigned long count)
{
    const struct catalogue *catalogue = atomic_load(&current);
    uint32_t index;
    const char *found = find_plural(catalogue, one, many, &index);
    if (!found)
        return count == 1 ? one : many;
    const char *end = found + length_at(catalogue, catalogue->translations, index);
    for (unsigned form = plural_form(&catalogue->plural, count); form > 0; form--) {
        const char *next = found + strlen(found) + 1;
        if (next > end)
            break; /* fewer forms than the rule yields: the last one serves */
        found = next;
    }
    return found;
}

int catalogue_size(const struct catalogue *catalogue)
{
    int translated = 0;
    for (uint32_t i = 0; i < catalogue->count; i++)
        translated += *string_at(catalogue, catalogue->originals, i) &&
                      *string_at(catalogue, catalogue->translations, i);
    return translated - catalogue_refused(catalogue);
}

int catalogue_refused(const struct catalogue *catalogue)
{
    int refused = 0;
    for (uint32_t i = 0; i < catalogue->count; i++) {
        int needed = plural_original(catalogue, i) ? AS_PLURAL : AS_TEXT;
        bool translated = *string_at(catalogue, catalogue->translations, i) != '\0';
        refused += translated && !(catalogue->usable[i] & needed);
    }
    return refused;
}
