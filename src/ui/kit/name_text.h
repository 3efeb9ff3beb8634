/* A name as it is being written: UTF-8, bounded, never half a letter. */
#ifndef UI_KIT_NAME_TEXT_H
#define UI_KIT_NAME_TEXT_H

#include <stdbool.h>
#include <stddef.h>

/* Adds one letter (a UTF-8 sequence); false when it does not fit, is no letter that can be shown,
 * or would begin the name with a blank. `size` counts bytes, `letters` what people count. */
bool name_add(char *name, size_t size, int letters, const char *letter);

/* Takes the last letter away. */
void name_shorten(char *name);

/* The next letter begins a word, and so is a capital. */
bool name_begins_word(const char *name);

/* Without blanks at its end. */
void name_trim(char *name);

#endif
