#include "core/i18n.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

/* The catalogue in use. Language is a property of the whole program, hence the one variable. */
static struct {
    unsigned char *bytes;
    size_t size;
    uint32_t count, originals, translations;
} catalogue;

static uint32_t word_at(const unsigned char *bytes, size_t offset)
{
    return (uint32_t)bytes[offset] | (uint32_t)bytes[offset + 1] << 8 |
           (uint32_t)bytes[offset + 2] << 16 | (uint32_t)bytes[offset + 3] << 24;
}

/* String `index` of a table of (length, offset) pairs; NULL when it lies outside the file. */
static const char *string_at(const unsigned char *bytes, size_t size, size_t table, uint32_t index)
{
    size_t entry = table + (size_t)index * 8;
    if (entry + 8 > size)
        return NULL;
    size_t length = word_at(bytes, entry), offset = word_at(bytes, entry + 4);
    if (offset >= size || length >= size - offset || bytes[offset + length] != 0)
        return NULL;
    return (const char *)bytes + offset;
}

bool i18n_use(unsigned char *bytes, size_t size)
{
    uint32_t count = 0, originals = 0, translations = 0;
    if (bytes) {
        if (size < 28 || word_at(bytes, 0) != 0x950412de)
            return false;
        count = word_at(bytes, 8);
        originals = word_at(bytes, 12);
        translations = word_at(bytes, 16);
        for (uint32_t i = 0; i < count; i++)
            if (!string_at(bytes, size, originals, i) || !string_at(bytes, size, translations, i))
                return false;
    }
    free(catalogue.bytes);
    catalogue.bytes = bytes;
    catalogue.size = size;
    catalogue.count = count;
    catalogue.originals = originals;
    catalogue.translations = translations;
    return true;
}

/* The originals are sorted: binary search. NULL when there is no translation; `length` is that of
 * all its forms together. */
static const char *translation(const char *text, size_t *length)
{
    uint32_t low = 0, high = catalogue.count;
    while (low < high) {
        uint32_t middle = low + (high - low) / 2;
        int order =
            strcmp(string_at(catalogue.bytes, catalogue.size, catalogue.originals, middle), text);
        if (order == 0) {
            const char *found =
                string_at(catalogue.bytes, catalogue.size, catalogue.translations, middle);
            *length = word_at(catalogue.bytes, catalogue.translations + (size_t)middle * 8);
            return *found ? found : NULL;
        }
        if (order < 0)
            low = middle + 1;
        else
            high = middle;
    }
    return NULL;
}

const char *tr(const char *text)
{
    size_t length;
    const char *found =
        *text ? translation(text, &length) : NULL; /* "" is the catalogue's own header */
    return found ? found : text;
}

const char *tr_plural(const char *one, const char *many, unsigned long count)
{
    size_t length;
    const char *found = translation(one, &length);
    if (!found)
        return count == 1 ? one : many;
    size_t first = strlen(found);
    bool has_plural = first < length;
    return count > 1 && has_plural ? found + first + 1 : found; /* as in French: zero is singular */
}
