#include "ui/kit/words.h"

#include <string.h>

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
