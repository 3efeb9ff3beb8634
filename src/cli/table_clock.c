/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#define _POSIX_C_SOURCE 200809L /* clock_gettime */
#include "cli/table_clock.h"

#include <math.h>
#include <stdio.h>

#include "ai/clock.h"
#include "base/i18n.h"
#include "cli/table.h"
#include "play/pace.h"

static double monotonic(void)
{
    return seconds_on(CLOCK_MONOTONIC);
}

static double now(const struct table *table)
{
    return table->seconds ? table->seconds() : monotonic();
}

void clock_begin(struct table *table)
{
    table->thinks_since = now(table);
}

bool clock_end(struct table *table)
{
    struct match *match = &table->session.match;
    double milliseconds = 1000 * (now(table) - table->thinks_since);
    if (!match_clock_is_running(match) || milliseconds < 0)
        return false;
    uint32_t whole = milliseconds < UINT32_MAX ? (uint32_t)milliseconds : UINT32_MAX;
    match_think(match, pace_charge(match, whole));
    if (!match_drop_flag(match))
        return false;
    table->show = true;
    return true;
}

double clock_seconds_left(const struct table *table)
{
    const struct match *match = &table->session.match;
    if (!match_clock_is_running(match))
        return HUGE_VAL;
    return (double)match_time_left(match, match_now(match)->turn) / 1000;
}

void clock_in_prompt(const struct match *match, char *text, size_t size)
{
    char left[TIME_LEFT_TEXT];
    *text = '\0';
    if (!match_clock_is_running(match))
        return;
    time_left_format(match_time_left(match, match_now(match)->turn), left);
    snprintf(text, size, " (%s)", left);
}
