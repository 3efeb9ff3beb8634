/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Words joined into one text of limited length. What does not fit is left out, at the end of a
 * letter. */
#ifndef UI_KIT_WORDS_H
#define UI_KIT_WORDS_H

#include <stddef.h>

struct words {
    char *text; /* the caller's, always ended by a zero byte */
    size_t size, used;
};

struct words words_into(char *text, size_t size);
void words_add(struct words *words, const char *text);
/* The same after ", " unless it is the first. */
void words_add_item(struct words *words, const char *text);
/* An item such as "won: 3". */
void words_add_figure(struct words *words, const char *heading, const char *figure);
void words_add_count(struct words *words, const char *heading, int count);
/* The same after a blank; with a full stop if it ends without a mark. */
void words_add_sentence(struct words *words, const char *text);

#endif
