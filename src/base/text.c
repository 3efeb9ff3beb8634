/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "base/text.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/format.h"

void *memory_resize(void *memory, size_t size)
{
    void *resized = realloc(memory, size);
    if (!resized && size) {
        fputs("quatuor: out of memory\n", stderr);
        abort();
    }
    return resized;
}

static void reserve(struct text *text, size_t more)
{
    size_t needed = text->length + more + 1;
    if (needed <= text->capacity)
        return;
    text->capacity = needed > text->capacity * 2 ? needed : text->capacity * 2;
    text->data = memory_resize(text->data, text->capacity);
}

void text_add_bytes(struct text *text, const char *bytes, size_t count)
{
    reserve(text, count);
    memcpy(text->data + text->length, bytes, count);
    text->length += count;
    text->data[text->length] = '\0';
}

void text_add(struct text *text, const char *format, ...)
{
    va_list arguments, again;
    va_start(arguments, format);
    va_copy(again, arguments);
    int length = format_list(NULL, 0, format, arguments);
    va_end(arguments);
    if (length > 0) {
        reserve(text, (size_t)length);
        format_list(text->data + text->length, (size_t)length + 1, format, again);
        text->length += (size_t)length;
    }
    va_end(again);
}

void text_add_json(struct text *text, const char *string)
{
    text_add(text, "\"");
    for (; *string; string++) {
        if ((unsigned char)*string < ' ')
            text_add(text, "\\u%04x", (unsigned)*string);
        else
            text_add(text, *string == '"' || *string == '\\' ? "\\%c" : "%c", *string);
    }
    text_add(text, "\"");
}

/* The capital of a letter with two bytes in UTF-8: Latin with accents, or Cyrillic. */
static unsigned capital_of(unsigned letter)
{
    if ((letter >= 0xe0 && letter <= 0xfe && letter != 0xf7) || (letter >= 0x430 && letter < 0x450))
        return letter - 0x20;
    if (letter >= 0x450 && letter < 0x460)
        return letter - 0x50;
    bool odd_capitals =
        (letter >= 0x139 && letter <= 0x148) || (letter >= 0x179 && letter <= 0x17e);
    bool pairs = (letter >= 0x100 && letter <= 0x17e && letter != 0x131 && letter != 0x138) ||
                 (letter >= 0x48a && letter < 0x4c0);
    return pairs && (letter & 1) != (unsigned)odd_capitals ? letter - 1 : letter;
}

void capitalise(char *text)
{
    unsigned char *first = (unsigned char *)text;
    if (*first >= 'a' && *first <= 'z')
        *first = (unsigned char)(*first - 'a' + 'A');
    else if (*first >= 0xc3 && *first < 0xe0 && (first[1] & 0xc0) == 0x80) {
        unsigned capital = capital_of((*first & 0x1fu) << 6 | (first[1] & 0x3fu));
        first[0] = (unsigned char)(0xc0 | capital >> 6);
        first[1] = (unsigned char)(0x80 | (capital & 0x3f));
    }
}

void make_sentence(char *text, size_t size)
{
    size_t length = strlen(text);
    capitalise(text);
    if (length > 0 && length + 1 < size)
        strcpy(text + length, ".");
}

static const struct filling *filling_for(const struct filling *fillings, const char *place,
                                         size_t length)
{
    for (; fillings->place; fillings++)
        if (strlen(fillings->place) == length && memcmp(fillings->place, place, length) == 0)
            return fillings;
    return NULL;
}

bool text_fill(char *text, size_t size, const char *pattern, const struct filling *fillings)
{
    bool all = true;
    size_t used = 0;
    if (size > 0)
        *text = '\0';
    while (*pattern && used + 1 < size) {
        const char *end = *pattern == '{' ? strchr(pattern, '}') : NULL;
        const struct filling *filling =
            end ? filling_for(fillings, pattern + 1, (size_t)(end - pattern - 1)) : NULL;
        int literal = 1 + (int)strcspn(pattern + 1, "{"); /* up to the next placeholder */
        int written = filling ? snprintf(text + used, size - used, "%s", filling->text)
                              : snprintf(text + used, size - used, "%.*s", literal, pattern);
        all = all && (filling || *pattern != '{');
        used += (size_t)written;
        pattern = filling ? end + 1 : pattern + literal;
    }
    return all;
}

bool next_word(const char **rest, char *word, size_t size)
{
    static const char blanks[] = " \t\r\n";
    const char *begin = *rest + strspn(*rest, blanks);
    size_t length = strcspn(begin, blanks), kept = length < size ? length : size - 1;
    memcpy(word, begin, kept);
    word[kept] = '\0';
    *rest = begin + length;
    return length > 0;
}

size_t utf8_length(const char *text)
{
    const unsigned char *at = (const unsigned char *)text;
    /* The second byte's range excludes longer forms of shorter characters, and surrogates. */
    unsigned char least = *at == 0xe0 ? 0xa0 : *at == 0xf0 ? 0x90 : 0x80;
    unsigned char most = *at == 0xed ? 0x9f : *at == 0xf4 ? 0x8f : 0xbf;
    size_t length = *at == 0                    ? 0
                    : *at < 0x80                ? 1
                    : *at >= 0xc2 && *at < 0xe0 ? 2
                    : *at >= 0xe0 && *at < 0xf0 ? 3
                    : *at >= 0xf0 && *at < 0xf5 ? 4
                                                : 0;
    if (length > 1 && (at[1] < least || at[1] > most))
        return 0;
    for (size_t i = 2; i < length; i++)
        if ((at[i] & 0xc0) != 0x80)
            return 0;
    return length;
}

void utf8_copy(char *copy, size_t size, const char *text)
{
    size_t used = 0;
    for (size_t more; (more = utf8_length(text + used)) > 0 && used + more < size; used += more)
        memcpy(copy + used, text + used, more);
    copy[used] = '\0';
}

size_t control_character(const char *text)
{
    const unsigned char *at = (const unsigned char *)text;
    if ((*at > 0 && *at < ' ') || *at == 0x7f)
        return 1;
    return *at == 0xc2 && at[1] >= 0x80 && at[1] < 0xa0 ? 2 : 0;
}

void text_clear(struct text *text)
{
    text->length = 0;
    if (text->data)
        text->data[0] = '\0';
}

void text_free(struct text *text)
{
    free(text->data);
    *text = (struct text){0};
}
