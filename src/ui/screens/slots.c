/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "ui/screens/slots.h"

#include <stdio.h>
#include <string.h>
#include <time.h>

#include "ai/computer.h"
#include "base/i18n.h"
#include "base/text.h"
#include "ui/keeper.h"
#include "ui/kit/canvas.h"

enum { NAME_SHOWN = 91 }; /* of a file that cannot be read */

static const char *name_of(const struct library_entry *entry, int player)
{
    const char *name = entry->players[player].name;
    return *name ? name : _(entry->game->side[player]);
}

/* The player's name, or the side and the computer's level. */
static void player_label(const struct library_entry *entry, int player, char *text, size_t size)
{
    int level = computer_level(entry->players[player].control);
    if (level < 0)
        snprintf(text, size, "%s", name_of(entry, player));
    else
        snprintf(text, size, _("%s (computer %d)"), name_of(entry, player), level);
}

void slot_write_date(int64_t seconds, char *text, size_t size)
{
    static const char *const months[] = {
        N_("Jan"), N_("Feb"), N_("Mar"), N_("Apr"), N_("May"), N_("Jun"),
        N_("Jul"), N_("Aug"), N_("Sep"), N_("Oct"), N_("Nov"), N_("Dec"),
    };
    time_t when = (time_t)seconds;
    const struct tm *local = localtime(&when);
    *text = '\0';
    if (local && seconds > 0)
        /* TRANSLATORS: day, month, year, hours and minutes, in this order. */
        snprintf(text, size, _("%d %s %d, %02d:%02d"), local->tm_mday, _(months[local->tm_mon]),
                 local->tm_year + 1900, local->tm_hour, local->tm_min);
}

struct rect slot_date_box(const struct layout *layout, struct rect *box, const char *date)
{
    if (layout->narrow)
        return cut_bottom(box, 0.24f * box->h);
    struct rect top = {box->x, box->y, box->w, 0.55f * box->h};
    return cut_right(&top, *date ? text_width(TEXT_SMALL, date) + 0.6f * layout->unit : 0);
}

/* The game and its winner. */
static void write_result(const struct library_entry *entry, char *text, size_t size)
{
    char result[80];
    if (entry->winner == NOBODY)
        snprintf(result, sizeof result, "%s", _("Draw"));
    else
        snprintf(result, sizeof result, _("%s wins"), name_of(entry, entry->winner));
    snprintf(text, size, _("%s: %s"), _(entry->game->name), result);
}

static void write_title(const struct library_entry *entry, char *text, size_t size)
{
    char plain[90];
    if (entry->state == ENTRY_FINISHED)
        write_result(entry, plain, sizeof plain);
    else
        keeper_summary(entry, plain, sizeof plain);
    if (*entry->title)
        snprintf(text, size, _("%s (%s)"), entry->title, plain);
    else
        snprintf(text, size, "%s", plain);
}

void slot_describe(const struct library_entry *entry, struct slot *slot)
{
    char first[70], second[70];
    slot->readable = entry->state == ENTRY_UNFINISHED || entry->state == ENTRY_FINISHED;
    slot_write_date(entry->status.modified / 1000000000, slot->date, sizeof slot->date);
    if (slot->readable) {
        write_title(entry, slot->title, sizeof slot->title);
        player_label(entry, 0, first, sizeof first);
        player_label(entry, 1, second, sizeof second);
        snprintf(slot->detail, sizeof slot->detail, _("%s against %s"), first, second);
    } else {
        utf8_copy(slot->title, NAME_SHOWN, entry->name);
        snprintf(slot->detail, sizeof slot->detail, "%s",
                 entry->state == ENTRY_NEWER ? _("Saved by a newer version of Quatuor.")
                                             : _("This file is damaged."));
    }
}
