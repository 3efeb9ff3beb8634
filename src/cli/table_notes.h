/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Notes and the deduction sheet at the terminal, for the player at the screen. */
#ifndef CLI_TABLE_NOTES_H
#define CLI_TABLE_NOTES_H

#include "cli/table.h"

/* Appends the notes of the player at the screen, in one line; nothing if there are none. */
void notes_add(const struct table *table, struct text *out);

/* "c4 bomb?" makes a note, "c4" removes it; without operands all are listed. */
void notes_command(struct table *table, const char *rest);

/* Prints the sheet, if the game is played with it. */
void sheet_command(struct table *table);

#endif
