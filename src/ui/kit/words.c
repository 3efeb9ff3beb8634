/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "ui/kit/words.h"

#include <stdio.h>
#include <string.h>

#include "base/i18n.h"

struct words words_into(char *text, size_t size)
{
    *text = '\0';
    return (struct words){.text = text, .size = size};
}

void words_add(struct words *words, const char *text)
{
    size_t length = strlen(text), room = words->size - 1 - words->used;
    if (length > room)
        for (length = room; length > 0 && ((unsigned char)text[length] & 0xc0) == 0x80;)
            length--;
    memcpy(words->text + words->used, text, length);
    words->used += length;
    words->text[words->used] = '\0';
}

void words_add_item(struct words *words, const char *text)
{
    if (words->used > 0)
        words_add(words, ", ");
    words_add(words, text);
}

void words_add_figure(struct words *words, const char *heading, const char *figure)
{
    char item[120];
    snprintf(item, sizeof item, _("%s: %s"), heading, figure);
    words_add_item(words, item);
}

void words_add_count(struct words *words, const char *heading, int count)
{
    char figure[16];
    snprintf(figure, sizeof figure, "%d", count);
    words_add_figure(words, heading, figure);
}

static int ends_with(const char *text, const char *mark)
{
    size_t length = strlen(text), tail = strlen(mark);
    return length >= tail && memcmp(text + length - tail, mark, tail) == 0;
}

void words_add_sentence(struct words *words, const char *text)
{
    static const char *const marks[] = {".", "!", "?", ":", "…", ","};
    int ended = 0;
    if (!*text)
        return;
    if (words->used > 0)
        words_add(words, " ");
    words_add(words, text);
    for (size_t i = 0; i < sizeof marks / sizeof *marks; i++)
        ended |= ends_with(text, marks[i]);
    if (!ended)
        words_add(words, ".");
}
