/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "ui/screens/more_clocks.h"

#include <stdio.h>

#include "base/i18n.h"
#include "core/game.h"

enum { SECOND = 1000, MINUTE = 60 * SECOND };

#define TOTAL(minutes)                                                                             \
    {                                                                                              \
        .kind = TIME_TOTAL, .allowance = (minutes)*MINUTE                                          \
    }
#define PER_TURN(seconds)                                                                          \
    {                                                                                              \
        .kind = TIME_PER_TURN, .allowance = (seconds)*SECOND                                       \
    }

static const struct time_control clocks[] = {
    {.kind = TIME_UNLIMITED},
    TOTAL(1),
    TOTAL(3),
    TOTAL(5),
    TOTAL(10),
    TOTAL(15),
    TOTAL(30),
    TOTAL(60),
    PER_TURN(10),
    PER_TURN(20),
    PER_TURN(30),
    PER_TURN(60),
};
static const int bonuses[] = {0, 1, 2, 3, 5, 10, 30, 60}; /* seconds */

enum { CLOCKS = sizeof clocks / sizeof *clocks, BONUSES = sizeof bonuses / sizeof *bonuses };

/* A time that is not in the list, perhaps from a loaded game, counts as the next shorter one. */
static int clock_index(const struct time_control *time)
{
    int index = 0;
    for (int i = 0; i < CLOCKS; i++)
        if (clocks[i].kind == time->kind && clocks[i].allowance <= time->allowance)
            index = i;
    return index;
}

static int bonus_index(int milliseconds)
{
    int index = 0;
    for (int i = 0; i < BONUSES; i++)
        if (bonuses[i] * SECOND <= milliseconds)
            index = i;
    return index;
}

static bool has_total(const struct terms *terms)
{
    const struct time_control *time = terms->choice->time;
    return time[0].kind == TIME_TOTAL || time[1].kind == TIME_TOTAL;
}

bool more_clocks_has(const struct terms *terms, enum clock_row row)
{
    return row != CLOCK_ROW_SECOND || !terms->equal;
}

void more_clocks_look(struct terms *terms)
{
    const struct time_control *time = terms->choice->time;
    terms->same_clock = terms->equal || time_control_equal(&time[0], &time[1]);
    terms->bonus = time[0].kind == TIME_TOTAL ? time[0].bonus : time[1].bonus;
}

/* ---- changes ---- */

static void set_clock(struct terms *terms, int seat, int index)
{
    struct time_control *time = &terms->choice->time[seat];
    *time = clocks[index];
    if (time->kind == TIME_TOTAL)
        time->bonus = terms->bonus;
}

/* The second clock has one more value, before all others: the same as the first. */
static void step_clock(struct terms *terms, int seat, int step)
{
    struct time_control *time = terms->choice->time;
    int count = CLOCKS + seat, from = clock_index(&time[seat]) + seat;
    if (seat == 1 && terms->same_clock)
        from = 0;
    int index = (from + step + count) % count - seat;
    terms->same_clock = seat == 1 ? index < 0 : terms->same_clock;
    if (index >= 0)
        set_clock(terms, seat, index);
    if (terms->same_clock)
        time[1] = time[0];
}

static void step_bonus(struct terms *terms, int step)
{
    terms->bonus = bonuses[(bonus_index(terms->bonus) + step + BONUSES) % BONUSES] * SECOND;
    for (int seat = 0; seat < 2; seat++)
        if (terms->choice->time[seat].kind == TIME_TOTAL)
            terms->choice->time[seat].bonus = terms->bonus;
}

void more_clocks_step(struct terms *terms, enum clock_row row, int step)
{
    if (row == CLOCK_ROW_BONUS)
        step_bonus(terms, step);
    else
        step_clock(terms, (int)row, step);
}

/* ---- rows ---- */

static void clock_label(const struct terms *terms, int seat, char label[WIDGET_LABEL])
{
    if (terms->equal)
        snprintf(label, WIDGET_LABEL, "%s", _("Clock"));
    else if (terms->choice->mode == START_ALONE)
        snprintf(label, WIDGET_LABEL, "%s",
                 seat == 0 ? _("Your clock") : _("The computer’s clock"));
    else /* Translators: %s is a side, White, Black, Blue or Red. */
        snprintf(label, WIDGET_LABEL, _("Clock of %s"), _(terms->game->side[seat]));
}

static void list_bonus(const struct terms *terms, struct form *form, int id, struct rect box)
{
    char value[TIME_CONTROL_SHOWN];
    snprintf(value, sizeof value, _("%d s"), terms->bonus / SECOND);
    struct widget *bonus = form_choice(form, id, box, _("Added per move"), value);
    bonus->help = _("Seconds that a player gets back after every move.");
    bonus->disabled = !has_total(terms);
}

void more_clocks_list(const struct terms *terms, enum clock_row row, struct form *form, int id,
                      struct rect box)
{
    char label[WIDGET_LABEL], value[TIME_CONTROL_SHOWN];
    if (row == CLOCK_ROW_BONUS) {
        list_bonus(terms, form, id, box);
        return;
    }
    int seat = (int)row;
    struct time_control time = terms->choice->time[seat];
    time.bonus = 0; /* it has a row of its own */
    time_control_show(&time, value);
    clock_label(terms, seat, label);
    bool same = seat == 1 && terms->same_clock;
    form_choice(form, id, box, label, same ? _("the same") : value)->help =
        seat == 0 ? _("Time for the whole game or for each move; a player who "
                      "runs out of it loses.")
                  : _("Give the stronger player less time.");
}
