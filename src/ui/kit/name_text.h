/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* A name being typed: UTF-8, bounded, always whole letters. */
#ifndef UI_KIT_NAME_TEXT_H
#define UI_KIT_NAME_TEXT_H

#include <stdbool.h>
#include <stddef.h>

/* Adds one letter (a UTF-8 sequence). False if it does not fit, cannot be shown, or is a space at
 * the start or after another one. `size` counts bytes, `letters` characters. */
bool name_append(char *name, size_t size, int letters, const char *letter);

/* Deletes the last letter. */
void name_delete_last(char *name);

/* Whether the next letter begins a word, and so is a capital. */
bool name_begins_word(const char *name);

/* Removes spaces at the end. */
void name_trim(char *name);

#endif
