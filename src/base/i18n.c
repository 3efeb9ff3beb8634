#include "base/i18n.h"

#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/plural.h"
#include "base/text.h"

struct catalogue {
    unsigned char *bytes;
    size_t size;
    bool big_endian;
    uint32_t count, originals, translations;
    struct plural plural;
};

/* Language is a property of the whole program, hence the one variable. Threads that write a save
 * or think read it while the settings may change it. */
static _Atomic(const struct catalogue *) current;

enum { HEADER_SIZE = 28 };

static uint32_t word_at(const struct catalogue *catalogue, size_t offset)
{
    const unsigned char *b = catalogue->bytes + offset;
    if (catalogue->big_endian)
        return (uint32_t)b[0] << 24 | (uint32_t)b[1] << 16 | (uint32_t)b[2] << 8 | (uint32_t)b[3];
    return (uint32_t)b[3] << 24 | (uint32_t)b[2] << 16 | (uint32_t)b[1] << 8 | (uint32_t)b[0];
}

/* String `index` of a table of (length, offset) pairs; NULL when it lies outside the file. */
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
    for (uint32_t i = 0; i < catalogue->count; i++)
        if (!string_at(catalogue, catalogue->originals, i) ||
            !string_at(catalogue, catalogue->translations, i))
            return false;
    return true;
}

/* The originals are sorted: binary search. NULL when there is no translation; `length` is that of
 * all its forms together. */
static const char *find(const struct catalogue *catalogue, const char *text, size_t *length)
{
    uint32_t low = 0, high = catalogue ? catalogue->count : 0;
    while (low < high) {
        uint32_t middle = low + (high - low) / 2;
        int order = strcmp(string_at(catalogue, catalogue->originals, middle), text);
        if (order == 0) {
            const char *found = string_at(catalogue, catalogue->translations, middle);
            *length = word_at(catalogue, catalogue->translations + (size_t)middle * 8);
            return *found ? found : NULL;
        }
        if (order < 0)
            low = middle + 1;
        else
            high = middle;
    }
    return NULL;
}

struct catalogue *catalogue_open(unsigned char *bytes, size_t size)
{
    struct catalogue *catalogue = memory_resize(NULL, sizeof *catalogue);
    *catalogue = (struct catalogue){.bytes = bytes, .size = size};
    size_t length;
    if (read_tables(catalogue)) {
        const char *header = find(catalogue, "", &length);
        if (plural_read(&catalogue->plural, header ? header : ""))
            return catalogue;
    }
    free(catalogue);
    return NULL;
}

void catalogue_close(struct catalogue *catalogue)
{
    if (catalogue)
        free(catalogue->bytes);
    free(catalogue);
}

const char *catalogue_find(const struct catalogue *catalogue, const char *text)
{
    size_t length;
    return *text ? find(catalogue, text, &length) : NULL; /* "" is the catalogue's own header */
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
    char *mark = strpbrk(text, ".,"); /* whatever locale a library may have set */
    if (mark)
        *mark = *C_("decimal mark", ".");
    return text;
}

const char *tr_plural(const char *one, const char *many, unsigned long count)
{
    const struct catalogue *catalogue = atomic_load(&current);
    size_t length;
    const char *found = find(catalogue, one, &length);
    if (!found)
        return count == 1 ? one : many;
    const char *end = found + length;
    for (unsigned form = plural_form(&catalogue->plural, count); form > 0; form--) {
        const char *next = found + strlen(found) + 1;
        if (next > end)
            break; /* fewer forms than the rule speaks of: the last one serves */
        found = next;
    }
    return found;
}
