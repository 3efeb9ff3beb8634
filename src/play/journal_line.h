/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* The fields of a line, for those who read and write the journal. */
#ifndef PLAY_JOURNAL_LINE_H
#define PLAY_JOURNAL_LINE_H

#include <stddef.h>

#include "base/fault.h"
#include "base/text.h"

enum { JOURNAL_SIZE_MAX = 256 << 20 /* more than a million games */ };

enum journal_field {
    FIELD_TIME,
    FIELD_GAME,
    FIELD_PLAYER_1,
    FIELD_PLAYER_2,
    FIELD_RESULT,
    FIELD_PLIES,
    FIELD_TERMS,
    FIELD_FILE,
    FIELD_END, /* proves the line complete */
    JOURNAL_FIELDS
};

#define JOURNAL_END_MARK "."

/* A field can hold neither tabs nor line ends: blanks stand for them, and for other control
 * characters. */
void journal_add_field(struct text *line, const char *field);

/* The journal's text, from malloc; empty if there is no file yet, NULL with the reason if it cannot
 * be read. */
char *journal_read_text(const char *path, size_t *size, struct fault *fault);

/* Whether one line, without its line end, is understood. */
bool journal_line_is_good(const char *line, size_t length);

#endif
