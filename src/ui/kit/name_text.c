/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "ui/kit/name_text.h"

#include <string.h>

/* Length of the UTF-8 sequence that begins here; 0 if it is invalid. */
static size_t sequence_length(const char *text)
{
    unsigned char lead = (unsigned char)*text;
    size_t length = lead < 0x80                   ? 1
                    : lead >= 0xc2 && lead < 0xe0 ? 2
                    : lead >= 0xe0 && lead < 0xf0 ? 3
                    : lead >= 0xf0 && lead < 0xf5 ? 4
                                                  : 0;
    for (size_t i = 1; i < length; i++)
        if (((unsigned char)text[i] & 0xc0) != 0x80)
            return 0;
    return length;
}

static int letters_of(const char *name)
{
    int count = 0;
    for (; *name; name++)
        count += ((unsigned char)*name & 0xc0) != 0x80;
    return count;
}

bool name_append(char *name, size_t size, int letters, const char *letter)
{
    size_t length = strlen(name), more = sequence_length(letter);
    unsigned char first = (unsigned char)*letter;
    if (first < 0x20 || first == 0x7f || more == 0 || letter[more] != '\0')
        return false;
    if (first == 0xc2 && (unsigned char)letter[1] < 0xa0) /* control characters of Latin-1 */
        return false;
    bool blank = first == ' ';
    if (blank && (length == 0 || name[length - 1] == ' '))
        return false;
    if (length + more >= size || letters_of(name) >= letters)
        return false;
    memcpy(name + length, letter, more + 1);
    return true;
}

void name_delete_last(char *name)
{
    size_t length = strlen(name);
    while (length > 0 && ((unsigned char)name[length - 1] & 0xc0) == 0x80)
        length--;
    name[length > 0 ? length - 1 : 0] = '\0';
}

bool name_begins_word(const char *name)
{
    size_t length = strlen(name);
    return length == 0 || name[length - 1] == ' ' || name[length - 1] == '-' ||
           name[length - 1] == '\'';
}

void name_trim(char *name)
{
    size_t length = strlen(name);
    while (length > 0 && name[length - 1] == ' ')
        name[--length] = '\0';
}
