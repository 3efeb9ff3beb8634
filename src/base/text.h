/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* A growing string. Starts as {0}; text_free() frees the memory. */
#ifndef BASE_TEXT_H
#define BASE_TEXT_H

#include <stddef.h>

#include "base/fault.h"

struct text {
    char *data; /* ends with a zero byte; NULL while empty */
    size_t length, capacity;
};

void text_add(struct text *text, const char *format, ...) PRINTF_LIKE(2, 3);
void text_add_bytes(struct text *text, const char *bytes, size_t count);
/* Appends a string in JSON syntax, with quotes. */
void text_add_json(struct text *text, const char *string);
void text_clear(struct text *text);
void text_free(struct text *text);

/* Turns a clause into a sentence, in place: "there is no man on d6" → "There is no man on d6.". */
void make_sentence(char *text, size_t size);
/* A placeholder in a sentence, written "{player}", and its value. */
struct filling {
    const char *place, *text;
};

/* Appends `pattern` with each {place} replaced from the list, which ends with a place of NULL.
 * Placeholders are named rather than numbered, so that translations can reorder them. A placeholder
 * missing from the list stays as it is, and the result is false. */
bool text_fill(char *text, size_t size, const char *pattern, const struct filling *fillings);

/* Capitalises the first letter: Latin, with or without an accent, or Cyrillic (UTF-8). */
void capitalise(char *text);

/* Copies the next space-separated word, truncated to fit `word`, and moves `rest` past it. False,
 * and an empty word, if there is none left. */
bool next_word(const char **rest, char *word, size_t size);

/* The number of bytes of the character at the start of a text; 0 at its end, and where it is not
 * UTF-8. */
size_t utf8_length(const char *text);

/* Copies as many whole letters of a UTF-8 text as fit. */
void utf8_copy(char *copy, size_t size, const char *text);

/* The number of bytes of the control character at the start of a UTF-8 text; 0 if there is none. */
size_t control_character(const char *text);

/* malloc and realloc in one. Ends the program with a line on stderr if there is no memory left. */
void *memory_resize(void *memory, size_t size);

#endif
