/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "base/utc.h"

#include <stdio.h>
#include <string.h>

static const int64_t day_seconds = 86400;
static const int64_t last_moment = 253402300799; /* 9999-12-31T23:59:59Z */

struct date {
    int64_t year;
    int month, day;
};

/* Years begin in March here, so that the leap day comes last; eras are 400 years. */
static struct date date_of_day(int64_t day)
{
    int64_t shifted = day + 719468, era = shifted / 146097, in_era = shifted % 146097;
    int64_t year = (in_era - in_era / 1460 + in_era / 36524 - in_era / 146096) / 365;
    int64_t in_year = in_era - (365 * year + year / 4 - year / 100);
    int64_t month = (5 * in_year + 2) / 153;
    struct date date = {
        .year = year + era * 400 + (month >= 10),
        .month = (int)(month < 10 ? month + 3 : month - 9),
        .day = (int)(in_year - (153 * month + 2) / 5 + 1),
    };
    return date;
}

static int64_t day_of_date(struct date date)
{
    int64_t year = date.year - (date.month <= 2), era = year / 400, in_era = year % 400;
    int64_t month = date.month > 2 ? date.month - 3 : date.month + 9;
    int64_t in_year = (153 * month + 2) / 5 + date.day - 1;
    return era * 146097 + in_era * 365 + in_era / 4 - in_era / 100 + in_year - 719468;
}

int64_t utc_day(int64_t seconds)
{
    return seconds / day_seconds;
}

void utc_write(int64_t seconds, char text[UTC_TEXT])
{
    int64_t moment = seconds < 0 ? 0 : seconds > last_moment ? last_moment : seconds;
    struct date date = date_of_day(utc_day(moment));
    int second = (int)(moment % day_seconds);
    snprintf(text, UTC_TEXT, "%04d-%02d-%02dT%02d:%02d:%02dZ", (int)date.year, date.month, date.day,
             second / 3600, second / 60 % 60, second % 60);
}

static int digits(const char *text, int count)
{
    int number = 0;
    for (int i = 0; i < count; i++)
        number = number * 10 + (text[i] - '0');
    return number;
}

bool utc_read(const char *text, int64_t *seconds)
{
    static const char form[] = "0000-00-00T00:00:00Z";
    if (strlen(text) != sizeof form - 1)
        return false;
    for (int i = 0; form[i]; i++)
        if (form[i] == '0' ? text[i] < '0' || text[i] > '9' : text[i] != form[i])
            return false;
    struct date date = {digits(text, 4), digits(text + 5, 2), digits(text + 8, 2)};
    int hour = digits(text + 11, 2), minute = digits(text + 14, 2), second = digits(text + 17, 2);
    if (date.year < 1970 || date.month < 1 || date.month > 12 || date.day < 1 || date.day > 31 ||
        hour > 23 || minute > 59 || second > 59)
        return false;
    int64_t day = day_of_date(date);
    *seconds = day * day_seconds + hour * 3600 + minute * 60 + second;
    return date_of_day(day).day == date.day; /* there is no 31 April */
}
