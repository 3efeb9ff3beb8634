/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* The letters to choose from where a name is written without a keyboard: pages of letters, with
 * those of the player's language first. */
#ifndef UI_KIT_LETTERS_H
#define UI_KIT_LETTERS_H

#include <stdbool.h>

enum { LETTER_PAGES = 4, LETTERS_MAX = 36 };

struct letter_page {
    const char *sign; /* what the key that opens it says */
    int columns, count;
    const char *small[LETTERS_MAX], *capital[LETTERS_MAX];
};

/* Page `index`, below LETTER_PAGES, in the order that suits a language ("pl", "pt_BR"). */
const struct letter_page *letters_page(const char *language, int index);

#endif
