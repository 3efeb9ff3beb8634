/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include <stdio.h>
#include <string.h>

#include "base/i18n.h"
#include "core/game.h"
#include "ui/screens/more_options.h"
#include "ui/screens/more_series.h"

struct summary {
    char *text;
    float width;
    int left_out;
};

static void add_part(struct summary *summary, const char *part)
{
    char longer[3 * WIDGET_LABEL];
    const char *join = *summary->text ? " · " : "";
    snprintf(longer, sizeof longer, "%s%s%s", summary->text, join, part);
    /* Leave room for the number of parts left out. */
    float counted = text_width(TEXT_SMALL, " · +9");
    if (strlen(longer) < WIDGET_LABEL - 8 &&
        text_width(TEXT_SMALL, longer) + counted <= summary->width)
        strcpy(summary->text, longer);
    else
        summary->left_out++;
}

/* A size needs no label, "on" does. */
static void add_option(struct summary *summary, const struct option *option, int value)
{
    char shown[OPTION_SHOWN], part[WIDGET_LABEL];
    option_show(option, value, shown);
    if (option->square || (option->shown && !option->handicap))
        snprintf(part, sizeof part, "%s", shown);
    else
        snprintf(part, sizeof part, _("%s: %s"), _(option->label), shown);
    add_part(summary, part);
}

static void add_clocks(struct summary *summary, const struct time_control time[2])
{
    char first[TIME_CONTROL_SHOWN], second[TIME_CONTROL_SHOWN], part[WIDGET_LABEL + 8];
    time_control_show(&time[0], first);
    time_control_show(&time[1], second);
    if (time_control_equal(&time[0], &time[1]))
        snprintf(part, sizeof part, "%s", first);
    else
        snprintf(part, sizeof part, "%s / %s", first, second);
    if (time[0].kind != TIME_UNLIMITED || time[1].kind != TIME_UNLIMITED)
        add_part(summary, part);
}

/* "Take-backs: 1 / 3": of the first and of the second player, where they differ. */
static void add_aid(struct summary *summary, const struct start_choice *choice, enum aid aid)
{
    char count[2][40], part[2 * WIDGET_LABEL];
    const char *label = aid == AID_HINT ? _("Hints") : _("Take-backs");
    int left[2];
    for (int seat = 0; seat < 2; seat++) {
        left[seat] = allowance_left(&choice->aids[seat][aid]);
        snprintf(count[seat], sizeof count[seat], "%d", left[seat]);
        if (left[seat] == AID_UNLIMITED)
            snprintf(count[seat], sizeof count[seat], "%s", _("unlimited"));
    }
    if (left[0] == AID_UNLIMITED && (left[1] == AID_UNLIMITED || choice->mode != START_TWO))
        return;
    if (left[0] == left[1] || choice->mode == START_ALONE)
        snprintf(part, sizeof part, _("%s: %s"), label, count[0]);
    else
        snprintf(part, sizeof part, _("%s: %s / %s"), label, count[0], count[1]);
    add_part(summary, part);
}

static void add_options(struct summary *summary, const struct start_choice *choice,
                        const struct game *game)
{
    for (int i = 0; i < game->option_count; i++)
        if (choice->settings.value[i] != game->options[i].default_value)
            add_option(summary, &game->options[i], choice->settings.value[i]);
}

static void add_series(struct summary *summary, int length)
{
    char part[WIDGET_LABEL];
    more_series_show(length, part);
    if (length == SERIES_OPEN)
        snprintf(part, sizeof part, "%s", _("open series"));
    if (length != 1)
        add_part(summary, part);
}

void more_options_summary(const struct start_choice *choice, const struct game *game, float width,
                          char text[WIDGET_LABEL])
{
    struct summary summary = {.text = text, .width = width};
    *text = '\0';
    if (game)
        add_options(&summary, choice, game);
    add_clocks(&summary, choice->time);
    add_series(&summary, choice->series_length);
    for (int aid = 0; aid < AID_COUNT && choice->mode != START_WATCH; aid++)
        add_aid(&summary, choice, (enum aid)aid);
    if (choice->swap_rule && !(game && game_hides_pieces(game)))
        add_part(&summary, _("Swap rule"));
    size_t used = strlen(text);
    if (summary.left_out > 0)
        snprintf(text + used, WIDGET_LABEL - used, "%s+%d", used ? " · " : "", summary.left_out);
    else if (used == 0)
        snprintf(text, WIDGET_LABEL, "%s", _("Usual rules, no clock"));
}
