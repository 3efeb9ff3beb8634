/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* UTC time as text: "2026-11-18T00:12:31Z". */
#ifndef BASE_UTC_H
#define BASE_UTC_H

#include <stdbool.h>
#include <stdint.h>

enum { UTC_TEXT = 32 };

/* `seconds` since 1970, clamped to the years 1970 to 9999. */
void utc_write(int64_t seconds, char text[UTC_TEXT]);

/* False if the text is anything else. */
bool utc_read(const char *text, int64_t *seconds);

/* Days since 1970-01-01. */
int64_t utc_day(int64_t seconds);

#endif
