/* Moments as text, the same on every machine and in every time zone: "2026-11-18T00:12:31Z". */
#ifndef BASE_UTC_H
#define BASE_UTC_H

#include <stdbool.h>
#include <stdint.h>

enum { UTC_TEXT = 32 };

/* Seconds since 1970 from the year 1970 to 9999; others are written as the nearest of them. */
void utc_write(int64_t seconds, char text[UTC_TEXT]);

/* False when the text is anything else than such a moment. */
bool utc_read(const char *text, int64_t *seconds);

/* Days since 1970-01-01 of a moment: the number of the day that daily things go by. */
int64_t utc_day(int64_t seconds);

#endif
