/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "ui/screens/more_fairness.h"

#include <stdio.h>
#include <string.h>

#include "base/i18n.h"
#include "core/game.h"

/* How many of something can be allowed, besides as many as one likes. */
static const int counts[] = {0, 1, 3, 5};
enum { COUNTS = sizeof counts / sizeof *counts };

static int seats(const struct terms *terms)
{
    if (terms->equal)
        return 1;
    return terms->choice->mode == START_TWO ? 2 : terms->choice->mode == START_ALONE ? 1 : 0;
}

/* Row after row: the hints of each person, their take-backs, the swap rule. */
struct row {
    bool swap;
    enum aid aid;
    int seat;
};

static struct row row_at(const struct terms *terms, int row)
{
    int people = seats(terms);
    if (row >= AID_COUNT * people)
        return (struct row){.swap = true};
    return (struct row){.aid = (enum aid)(row / people), .seat = row % people};
}

int more_fairness_rows(const struct terms *terms)
{
    return AID_COUNT * seats(terms) + !(terms->game && game_hides_pieces(terms->game));
}

static void list_swap(const struct terms *terms, struct form *form, int id, struct rect box)
{
    form_choice(form, id, box, _("Swap rule"), terms->choice->swap_rule ? _("on") : _("off"))
        ->help = _("After the first move the second player may take it over.");
}

static void list_aid(const struct terms *terms, const struct row *row, struct form *form, int id,
                     struct rect box)
{
    bool hint = row->aid == AID_HINT;
    int left = allowance_left(&terms->choice->aids[row->seat][row->aid]);
    char label[WIDGET_LABEL], value[40];
    snprintf(value, sizeof value, "%d", left);
    if (terms->equal)
        snprintf(label, sizeof label, "%s", hint ? _("Hints") : _("Take-backs"));
    else if (seats(terms) == 1)
        snprintf(label, sizeof label, "%s", hint ? _("Your hints") : _("Your take-backs"));
    else /* Translators: %s is a side, White, Black, Blue or Red. */
        snprintf(label, sizeof label, hint ? _("Hints of %s") : _("Take-backs of %s"),
                 _(terms->game->side[row->seat]));
    form_choice(form, id, box, label, left == AID_UNLIMITED ? _("unlimited") : value)->help =
        hint ? _("How many hints this player may ask for in a game.")
             : _("How many times this player may take back in a game.");
}

void more_fairness_list(const struct terms *terms, int row, struct form *form, int id,
                        struct rect box)
{
    struct row at = row_at(terms, row);
    if (at.swap)
        list_swap(terms, form, id, box);
    else
        list_aid(terms, &at, form, id, box);
}

static void step_allowance(struct allowance *allowance, int step)
{
    int index = COUNTS; /* unlimited comes last, and first */
    for (int i = 0; i < COUNTS; i++)
        if (allowance->limited && allowance->allowed >= counts[i])
            index = i;
    index = (index + step + COUNTS + 1) % (COUNTS + 1);
    *allowance = index == COUNTS ? (struct allowance){0} : allowance_of(counts[index]);
}

void more_fairness_step(struct terms *terms, int row, int step)
{
    struct row at = row_at(terms, row);
    if (at.swap)
        terms->choice->swap_rule = !terms->choice->swap_rule;
    else
        step_allowance(&terms->choice->aids[at.seat][at.aid], step);
    if (terms->equal)
        memcpy(terms->choice->aids[1], terms->choice->aids[0], sizeof terms->choice->aids[1]);
}
