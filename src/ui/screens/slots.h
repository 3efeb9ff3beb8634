/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* The text for a game in a list. */
#ifndef UI_SCREENS_SLOTS_H
#define UI_SCREENS_SLOTS_H

#include "play/library.h"
#include "ui/kit/layout.h"

struct slot {
    char title[160];  /* the game and its move or result, and what the players call it */
    char detail[240]; /* "Ada against Red (computer 3)" */
    char date[32];    /* when it was last played */
    bool readable;
};

/* "16 Nov 2026, 03:45", in the local time; seconds since 1970. */
void slot_write_date(int64_t seconds, char *text, size_t size);

/* Where the date goes in a row: the right end of its first line, or a line of its own, cut off the
 * box, where the page is narrow. */
struct rect slot_date_box(const struct layout *layout, struct rect *box, const char *date);

void slot_describe(const struct library_entry *entry, struct slot *slot);

#endif
