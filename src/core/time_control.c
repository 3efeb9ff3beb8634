/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "core/time_control.h"

#include <stdio.h>
#include <string.h>

#include "base/i18n.h"

enum { SECOND = 1000, MINUTE = 60 * SECOND };

void time_control_format(const struct time_control *control, char text[TIME_CONTROL_TEXT])
{
    int seconds = control->allowance / SECOND, bonus = control->bonus / SECOND;
    switch (control->kind) {
    case TIME_UNLIMITED:
        snprintf(text, TIME_CONTROL_TEXT, "none");
        break;
    case TIME_TOTAL:
        if (bonus)
            snprintf(text, TIME_CONTROL_TEXT, "%d:%02d+%d", seconds / 60, seconds % 60, bonus);
        else
            snprintf(text, TIME_CONTROL_TEXT, "%d:%02d", seconds / 60, seconds % 60);
        break;
    case TIME_PER_TURN:
        snprintf(text, TIME_CONTROL_TEXT, "%d/turn", seconds);
        break;
    }
}

bool time_control_equal(const struct time_control *a, const struct time_control *b)
{
    return a->kind == b->kind && a->allowance == b->allowance && a->bonus == b->bonus;
}

void time_control_show(const struct time_control *control, char text[TIME_CONTROL_SHOWN])
{
    char total[24];
    int seconds = control->allowance / SECOND;
    if (seconds % 60 == 0)
        snprintf(total, sizeof total, _("%d min"), seconds / 60);
    else
        snprintf(total, sizeof total, "%d:%02d", seconds / 60, seconds % 60);
    switch (control->kind) {
    case TIME_UNLIMITED:
        snprintf(text, TIME_CONTROL_SHOWN, "%s", C_("clock", "None"));
        break;
    case TIME_TOTAL:
        if (control->bonus)
            snprintf(text, TIME_CONTROL_SHOWN, _("%s + %d s"), total, control->bonus / SECOND);
        else
            snprintf(text, TIME_CONTROL_SHOWN, "%s", total);
        break;
    case TIME_PER_TURN:
        snprintf(text, TIME_CONTROL_SHOWN, _("%d s per move"), seconds);
        break;
    }
}

/* Reads a number of at most `digits` digits and moves the cursor past it. */
static bool read_number(const char **cursor, int digits, int *number)
{
    int count = 0;
    for (*number = 0; **cursor >= '0' && **cursor <= '9' && count < digits; count++)
        *number = *number * 10 + *(*cursor)++ - '0';
    return count > 0;
}

static bool read_sign(const char **cursor, char sign)
{
    if (**cursor != sign)
        return false;
    ++*cursor;
    return true;
}

/* The rest of "5:00" or "5:00+10" after the minutes. */
static bool read_total(const char *cursor, int minutes, struct time_control *control)
{
    int seconds, bonus = 0;
    if (!read_sign(&cursor, ':') || !read_number(&cursor, 2, &seconds) || seconds >= 60)
        return false;
    if (read_sign(&cursor, '+') && !read_number(&cursor, 2, &bonus))
        return false;
    *control = (struct time_control){.kind = TIME_TOTAL,
                                     .allowance = minutes * MINUTE + seconds * SECOND,
                                     .bonus = bonus * SECOND};
    return !*cursor && control->allowance >= SECOND && control->allowance <= TIME_TOTAL_MAX &&
           control->bonus <= TIME_BONUS_MAX;
}

static bool parse(const char *text, struct time_control *control)
{
    int number;
    *control = (struct time_control){.kind = TIME_UNLIMITED};
    if (strcmp(text, "none") == 0)
        return true;
    if (!read_number(&text, 3, &number))
        return false;
    if (strcmp(text, "/turn") != 0)
        return read_total(text, number, control);
    *control = (struct time_control){.kind = TIME_PER_TURN, .allowance = number * SECOND};
    return control->allowance >= TIME_TURN_MIN && control->allowance <= TIME_TURN_MAX;
}

bool time_control_parse(const char *text, struct time_control *control, struct fault *fault)
{
    struct time_control read;
    if (!parse(text, &read))
        return fault_set(fault, _("'%.24s' is not a time: write none, 5:00, 5:00+10 or 30/turn"),
                         text);
    *control = read;
    return true;
}

enum { TENTH = SECOND / 10, TENTHS_BELOW = 10 * SECOND };

int64_t time_left_shown(int64_t milliseconds)
{
    if (milliseconds <= 0)
        return 0;
    if (milliseconds < TENTHS_BELOW)
        return milliseconds / TENTH;
    return (milliseconds + SECOND - 1) / SECOND * 10;
}

int64_t time_left_changes_in(int64_t milliseconds)
{
    if (milliseconds <= TENTHS_BELOW)
        return milliseconds == TENTHS_BELOW ? 1 : milliseconds % TENTH + 1;
    return (milliseconds - 1) % SECOND + 1;
}

void time_left_format(int64_t milliseconds, char text[TIME_LEFT_TEXT])
{
    long long tenths = time_left_shown(milliseconds), seconds = tenths / 10;
    char number[NUMBER_TEXT];
    if (milliseconds < TENTHS_BELOW)
        snprintf(text, TIME_LEFT_TEXT, "%s", tr_number((double)tenths / 10, 1, false, number));
    else
        snprintf(text, TIME_LEFT_TEXT, "%lld:%02lld", seconds / 60, seconds % 60);
}
