/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "base/accents.h"

#include <stdbool.h>

/* The letters from U+00C0 to U+017F without their accents; a question mark where there is none. */
static const char plain_letters[] = "AAAAAA?CEEEEIIII?NOOOOO?OUUUUY??"
                                    "aaaaaa?ceeeeiiii?nooooo?ouuuuy?y"
                                    "AaAaAaCcCcCcCcDdDdEeEeEeEeEeGgGg"
                                    "GgGgHhHhIiIiIiIiIi??JjKk?LlLlLlL"
                                    "lLlNnNnNn???OoOoOo??RrRrRrSsSsSs"
                                    "SsTtTtTtUuUuUuUuUuUuWwYyYZzZzZz?";

void drop_accents(char *text)
{
    const unsigned first = 0xc0, combining = 0x300, combining_end = 0x370;
    char *end = text;
    for (const char *c = text; *c;) {
        unsigned sign = (unsigned char)*c;
        bool two_bytes = sign >= 0xc0 && sign < 0xe0 && c[1];
        if (two_bytes)
            sign = (sign & 0x1f) << 6 | ((unsigned char)c[1] & 0x3f);
        bool listed = two_bytes && sign >= first && sign < first + sizeof plain_letters - 1;
        if (listed && plain_letters[sign - first] != '?') {
            *end++ = plain_letters[sign - first];
        } else if (!two_bytes || sign < combining || sign >= combining_end) {
            *end++ = *c;
            if (two_bytes)
                *end++ = c[1];
        }
        c += two_bytes ? 2 : 1;
    }
    *end = '\0';
}
