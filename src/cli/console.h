/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Input and output of a terminal, or of a script. */
#ifndef CLI_CONSOLE_H
#define CLI_CONSOLE_H

#include <stdio.h>

#include "base/text.h"

/* Call once at the start: lets the terminal show UTF-8, and converts the arguments to it. */
void console_prepare(int *count, char ***list);

/* Whether a person is there: both input and output are a terminal. */
bool console_is_terminal(void);

/* Prints a question if a person is there. */
void console_ask(const char *question);

/* Clears the screen and the scrollback if a person is there. */
void console_clear(void);

/* The number of columns a text takes; printf's own widths count bytes. */
int console_width(const char *text);

enum line_end { LINE_READ, LINE_TOO_LONG, LINE_NONE };

/* Reads a line without its line end into `line`. Control bytes become '?', so that it can be quoted
 * safely. A line longer than `limit` is skipped as a whole. */
enum line_end line_read(FILE *in, size_t limit, struct text *line);

/* Waits for a line at the terminal, but no longer than so many seconds: false, and whatever was
 * typed is dropped, when time is up. On Windows a key pressed in time is enough, since only reading
 * the line shows what is typed. Without a terminal nothing is waited for. */
bool console_wait_for_line(double seconds);

/* Trims the line in place. */
char *trim(char *text);

#endif
