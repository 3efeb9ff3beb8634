/* A growing piece of text. Starts as {0}; text_free() gives the memory back. */
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
/* A string as JSON writes it, in quotes. */
void text_add_json(struct text *text, const char *string);
void text_clear(struct text *text);
void text_free(struct text *text);

/* Makes a clause a sentence, in place: "there is no man on d6" → "There is no man on d6.". */
void make_sentence(char *text, size_t size);
/* A place in a sentence, written "{player}", and what stands there. */
struct filling {
    const char *place, *text;
};

/* Writes `pattern` with each {place} filled from the list, which ends with a place of NULL. Places
 * are named rather than numbered, so that a translation may put them in its own order. A place that
 * the list lacks stays as it is, and the result is false. */
bool text_fill(char *text, size_t size, const char *pattern, const struct filling *fillings);

/* The first letter a capital one, where it is in ASCII or has a French accent (UTF-8). */
void capitalise(char *text);

/* Copies the next of the words separated by blanks, cut where it is too long for `word`, and moves
 * `rest` behind it. False, and an empty word, when there is none left. */
bool next_word(const char **rest, char *word, size_t size);

/* How many bytes the control character has with which a UTF-8 text begins; 0: it is none. */
size_t control_character(const char *text);

/* malloc and realloc for the few places that grow: running out of memory ends the program with a
 * line on stderr, since nothing sensible can follow. */
void *memory_resize(void *memory, size_t size);

#endif
