/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "base/placeholders.h"

#include <string.h>

#include "base/conversion.h"

/* No text of ours comes near these limits; a malicious file might go far beyond. */
enum { ARGUMENTS_MAX = 16, NAMES_MAX = 16 };

/* The arguments printf consumes, in order. */
struct arguments {
    bool valid;
    int count;
    int type[ARGUMENTS_MAX]; /* 0: not used */
    bool numbered, in_order; /* "%1$s", "%s": never both in one text */
};

/* Argument `number` (from 1), or the next one if it is 0. */
static bool use_argument(struct arguments *arguments, int number, int type)
{
    *(number ? &arguments->numbered : &arguments->in_order) = true;
    int index = number ? number - 1 : arguments->count;
    if (index >= ARGUMENTS_MAX || (arguments->numbered && arguments->in_order) ||
        (arguments->type[index] != 0 && arguments->type[index] != type))
        return false;
    arguments->type[index] = type;
    arguments->count = index >= arguments->count ? index + 1 : arguments->count;
    return true;
}

/* Parses after the "%" of a conversion; false if it is none. */
static bool use_conversion(const char **at, struct arguments *arguments)
{
    struct conversion conversion;
    if (!conversion_read(at, &conversion))
        return false;
    for (int i = 0; i < conversion.stars; i++)
        if (!use_argument(arguments, 0, 'd'))
            return false;
    return use_argument(arguments, conversion.number, conversion.type);
}

static struct arguments arguments_of(const char *text)
{
    struct arguments arguments = {.valid = true};
    while (arguments.valid && (text = strchr(text, '%')) != NULL) {
        text++;
        if (*text == '%')
            text++;
        else
            arguments.valid = use_conversion(&text, &arguments);
    }
    for (int i = 0; i < arguments.count; i++)
        arguments.valid = arguments.valid && arguments.type[i] != 0;
    return arguments;
}

static bool arguments_match(const char *original, const char *text, bool may_drop)
{
    struct arguments given = arguments_of(original), used = arguments_of(text);
    if (!given.valid)
        return true;
    if (!used.valid || used.count > given.count || (!may_drop && used.count < given.count))
        return false;
    return memcmp(given.type, used.type, (size_t)used.count * sizeof *used.type) == 0;
}

/* The next "{name}" in a text, or NULL. */
static const char *next_name(const char *text, size_t *length)
{
    for (; (text = strchr(text, '{')) != NULL; text++) {
        *length = strspn(text + 1, "abcdefghijklmnopqrstuvwxyz_0123456789") + 2;
        if (*length > 2 && text[*length - 1] == '}')
            return text;
    }
    return NULL;
}

static bool has_name(const char *text, const char *name, size_t length)
{
    size_t other;
    while ((text = next_name(text, &other)) != NULL) {
        if (other == length && memcmp(text, name, length) == 0)
            return true;
        text += other;
    }
    return false;
}

static bool has_names_of(const char *text, const char *other)
{
    size_t length;
    for (int count = 0; (other = next_name(other, &length)) != NULL; other += length)
        if (++count > NAMES_MAX || !has_name(text, other, length))
            return false;
    return true;
}

bool placeholders_match(const char *original, const char *text, bool may_drop)
{
    return arguments_match(original, text, may_drop) && has_names_of(original, text) &&
           (may_drop || has_names_of(text, original));
}
