/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* The clocks of a timed match at the terminal. A clock runs while a player is asked for a move or
 * the computer thinks. Players at a terminal are interrupted when their time is up; lines that come
 * from elsewhere are late when they are read. */
#ifndef CLI_TABLE_CLOCK_H
#define CLI_TABLE_CLOCK_H

#include <stdbool.h>
#include <stddef.h>

struct table;
struct match;
struct text;

/* The thinking of the player to move begins; and ends. The latter returns whether the flag fell. */
void clock_begin(struct table *table);
bool clock_end(struct table *table);

/* How long the player to move may think; HUGE_VAL if no clock runs. */
double clock_seconds_left(const struct table *table);

/* " (4:59)" while the clock of the player to move runs, else nothing. */
void clock_in_prompt(const struct match *match, char *text, size_t size);

#endif
