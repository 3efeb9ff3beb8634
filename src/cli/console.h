/* The keyboard and the screen of a terminal, or whatever takes their place in a script. */
#ifndef CLI_CONSOLE_H
#define CLI_CONSOLE_H

#include <stdio.h>

#include "base/text.h"

/* Once at the start: lets the terminal show what we print, and makes the arguments UTF-8. */
void console_prepare(int *count, char ***list);

/* A person sits there: both input and output are a terminal. */
bool console_is_terminal(void);

/* Prints a question when a person sits there, nothing otherwise. */
void console_ask(const char *question);

/* Empties the screen and what could be scrolled back to, when a person sits there. */
void console_clear(void);

/* How many columns a text takes; printf's own widths count bytes. */
int console_width(const char *text);

enum line_end { LINE_READ, LINE_TOO_LONG, LINE_NONE };

/* Reads a line without its end into `line`. Bytes that would steer a terminal become '?', so that
 * it can be quoted safely. A line longer than `limit` is skipped as a whole. */
enum line_end line_read(FILE *in, size_t limit, struct text *line);

/* The line without blanks around it; changes it. */
char *trim(char *text);

#endif
