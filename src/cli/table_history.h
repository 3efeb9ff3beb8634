/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Undo and redo at the table: whole turns, and never past a revelation. */
#ifndef CLI_TABLE_HISTORY_H
#define CLI_TABLE_HISTORY_H

struct table;

/* Back to a person's last decision; prints the reason if that is impossible. */
void history_undo(struct table *table);

/* Forward to a person's next decision. */
void history_redo(struct table *table);

#endif
