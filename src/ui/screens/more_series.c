/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "ui/screens/more_series.h"

#include <stdio.h>

#include "base/i18n.h"

static const int lengths[] = {1, 3, 5, 7, SERIES_OPEN, SERIES_OF_ALL_GAMES};

enum { LENGTHS = sizeof lengths / sizeof *lengths };

/* A length that is not in the list counts as a single game. */
static int length_index(int length)
{
    int index = 0;
    for (int i = 0; i < LENGTHS; i++)
        if (lengths[i] == length)
            index = i;
    return index;
}

void more_series_show(int length, char text[WIDGET_LABEL])
{
    if (length > 1)
        snprintf(text, WIDGET_LABEL, _("best of %d"), length);
    else
        snprintf(text, WIDGET_LABEL, "%s",
                 length == 1             ? _("a single game")
                 : length == SERIES_OPEN ? _("open")
                                         : _("one of each game"));
}

void more_series_list(const struct terms *terms, struct form *form, int id, struct rect box)
{
    char value[WIDGET_LABEL];
    int length = terms->choice->series_length;
    more_series_show(length, value);
    form_choice(form, id, box, _("Series"), value)->help =
        length == SERIES_OF_ALL_GAMES ? _("All games in turn; the options here are for this one.")
                                      : _("Several games that count together; sides alternate.");
}

void more_series_step(struct terms *terms, int step)
{
    int *length = &terms->choice->series_length;
    *length = lengths[(length_index(*length) + step + LENGTHS) % LENGTHS];
}
