/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "ui/kit/name_text.h"

#include <string.h>

#include "base/text.h"

static int letters_of(const char *name)
{
    int count = 0;
    for (; *name; name++)
        count += ((unsigned char)*name & 0xc0) != 0x80;
    return count;
}

bool name_append(char *name, size_t size, int letters, const char *letter)
{
    size_t length = strlen(name), more = utf8_length(letter);
    bool blank = *letter == ' ';
    if (more == 0 || letter[more] != '\0' || control_character(letter) > 0)
        return false;
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
