/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* The rules in a player's words, as data: sections of text, each with a picture of a position,
 * drawn like the real board, with a piece selected as if by a player. */
#ifndef CORE_RULES_PAGE_H
#define CORE_RULES_PAGE_H

#include <stdbool.h>

struct rules_picture {
    const char *moves;            /* from the start or from the example setup; NULL: no picture */
    const char *options;          /* "size=3"; NULL: the defaults */
    const char *selected, *focus; /* cells, or NULL */
    const char *noted;            /* a cell to point at, or NULL */
};

struct rules_section {
    const char *heading, *text; /* marked for translation */
    struct rules_picture picture;
    bool kinds_table; /* a table of the kinds of pieces follows */
};

enum { RULES_SECTIONS_MAX = 6 }; /* no page has more */

#endif
