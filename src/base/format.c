/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "base/format.h"

#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "base/conversion.h"

enum { ARGUMENTS_MAX = 16, LAYOUT_MAX = 24 };

/* The lengths of conversion_read(): one for each letter of "hljztL", "ll" is two of "l". */
enum {
    LENGTH_LONG = 2,
    LENGTH_LONG_LONG = 2 * 8 + 2,
    LENGTH_MAX = 3,
    LENGTH_SIZE,
    LENGTH_DIFFERENCE
};

union argument {
    long long whole;
    unsigned long long natural;
    double real;
    const void *address;
};

struct arguments {
    int count;
    struct conversion use[ARGUMENTS_MAX]; /* one that says what it is */
    union argument value[ARGUMENTS_MAX];
};

/* Past "%%" and to the next conversion; NULL if there is none, or a damaged one. */
static const char *next_conversion(const char *format, struct conversion *conversion,
                                   const char **end)
{
    while ((format = strchr(format, '%')) != NULL) {
        *end = format + 1;
        if (**end != '%')
            return conversion_read(end, conversion) ? format : NULL;
        format += 2;
    }
    return NULL;
}

/* False unless every argument up to the last is named by its number, so that all can be fetched. */
static bool list_arguments(const char *format, struct arguments *arguments)
{
    struct conversion conversion;
    arguments->count = 0;
    memset(arguments->use, 0, sizeof arguments->use);
    while (next_conversion(format, &conversion, &format)) {
        if (conversion.number < 1 || conversion.number > ARGUMENTS_MAX)
            return false;
        arguments->use[conversion.number - 1] = conversion;
        if (conversion.number > arguments->count)
            arguments->count = conversion.number;
    }
    for (int i = 0; i < arguments->count; i++)
        if (!arguments->use[i].type)
            return false;
    return arguments->count > 0;
}

static long long fetch_whole(int length, va_list *list)
{
    switch (length) {
    case LENGTH_LONG:
        return va_arg(*list, long);
    case LENGTH_LONG_LONG:
        return va_arg(*list, long long);
    case LENGTH_MAX:
        return va_arg(*list, intmax_t);
    case LENGTH_SIZE:
    case LENGTH_DIFFERENCE:
        return va_arg(*list, ptrdiff_t);
    default:
        return va_arg(*list, int);
    }
}

static unsigned long long fetch_natural(int length, va_list *list)
{
    switch (length) {
    case LENGTH_LONG:
        return va_arg(*list, unsigned long);
    case LENGTH_LONG_LONG:
        return va_arg(*list, unsigned long long);
    case LENGTH_MAX:
        return va_arg(*list, uintmax_t);
    case LENGTH_SIZE:
    case LENGTH_DIFFERENCE:
        return va_arg(*list, size_t);
    default:
        return va_arg(*list, unsigned);
    }
}

static void fetch(const struct conversion *use, union argument *value, va_list *list)
{
    switch (use->type % 256) { /* without the length */
    case 'd':
        value->whole = fetch_whole(use->length, list);
        break;
    case 'o':
        value->natural = fetch_natural(use->length, list);
        break;
    case 'f':
        value->real = va_arg(*list, double);
        break;
    case 'c':
        value->whole = va_arg(*list, int);
        break;
    default:
        value->address = va_arg(*list, const void *);
    }
}

/* One value, by a format of its own that has neither a number nor a length but the widest. */
static int write_value(char *text, size_t size, const struct conversion *use, union argument value)
{
    char format[LAYOUT_MAX + 8];
    int layout = use->layout_length < LAYOUT_MAX ? (int)use->layout_length : 0;
    int kind = use->type % 256;
    snprintf(format, sizeof format, "%%%.*s%s%c", layout, use->layout,
             kind == 'd' || kind == 'o' ? "ll" : "", use->letter);
#if defined(__GNUC__)
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
#endif
    switch (kind) {
    case 'd':
        return snprintf(text, size, format, value.whole);
    case 'o':
        return snprintf(text, size, format, value.natural);
    case 'f':
        return snprintf(text, size, format, value.real);
    case 'c':
        return snprintf(text, size, format, (int)value.whole);
    default:
        return snprintf(text, size, format, value.address);
    }
#if defined(__GNUC__)
#pragma GCC diagnostic pop
#endif
}

/* Text between conversions, where "%%" stands for "%". */
static size_t write_plain(char *text, size_t size, const char *from, const char *to)
{
    size_t used = 0;
    for (; from < to; from++, used++) {
        if (used + 1 < size)
            text[used] = *from;
        from += *from == '%';
    }
    if (size > 0)
        text[used < size ? used : size - 1] = '\0';
    return used;
}

/* Where the next part goes, and how much of it fits. */
struct rest {
    char *at;
    size_t room;
};

static struct rest rest_of(char *text, size_t size, size_t used)
{
    return used < size ? (struct rest){text + used, size - used} : (struct rest){NULL, 0};
}

static int write_numbered(char *text, size_t size, const char *format,
                          const struct arguments *arguments)
{
    struct conversion use;
    const char *found, *end = format;
    size_t used = 0;
    while ((found = next_conversion(format, &use, &end)) != NULL) {
        struct rest rest = rest_of(text, size, used);
        used += write_plain(rest.at, rest.room, format, found);
        rest = rest_of(text, size, used);
        int written = write_value(rest.at, rest.room, &use, arguments->value[use.number - 1]);
        used += written > 0 ? (size_t)written : 0;
        format = end;
    }
    struct rest rest = rest_of(text, size, used);
    return (int)(used + write_plain(rest.at, rest.room, format, format + strlen(format)));
}

int format_list(char *text, size_t size, const char *format, va_list list)
{
    struct arguments arguments;
    if (!strchr(format, '$') || !list_arguments(format, &arguments))
        return vsnprintf(text, size, format, list);
    va_list copy; /* fetch() takes its address, which is not possible for a parameter */
    va_copy(copy, list);
    for (int i = 0; i < arguments.count; i++)
        fetch(&arguments.use[i], &arguments.value[i], &copy);
    va_end(copy);
    return write_numbered(text, size, format, &arguments);
}

int format_text(char *text, size_t size, const char *format, ...)
{
    va_list list;
    va_start(list, format);
    int length = format_list(text, size, format, list);
    va_end(list);
    return length;
}

int format_print_list(FILE *file, const char *format, va_list list)
{
    if (!strchr(format, '$'))
        return vfprintf(file, format, list);
    va_list again;
    va_copy(again, list);
    int length = format_list(NULL, 0, format, list);
    char *text = length < 0 ? NULL : malloc((size_t)length + 1);
    if (text) {
        format_list(text, (size_t)length + 1, format, again);
        length = fputs(text, file) < 0 ? -1 : length;
    }
    free(text);
    va_end(again);
    return length;
}

int format_print(FILE *file, const char *format, ...)
{
    va_list list;
    va_start(list, format);
    int length = format_print_list(file, format, list);
    va_end(list);
    return length;
}
