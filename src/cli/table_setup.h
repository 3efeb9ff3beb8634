/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Setting up an army at the table. Until a player is ready, the setup is only a draft, rearranged
 * by replaying its placements. */
#ifndef CLI_TABLE_SETUP_H
#define CLI_TABLE_SETUP_H

struct table;

/* Lists what is still in hand and where it may go. */
void setup_list(struct table *table);

/* Places the rest of the hand at random. */
void setup_fill(struct table *table);

/* "a7 b8": swaps the contents of two cells, one of which may be empty. */
void setup_swap(struct table *table, const char *cells);

#endif
