#include "ui/screens/slots.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ai/computer.h"
#include "base/files.h"
#include "base/i18n.h"
#include "core/save.h"
#include "ui/keeper.h"

bool slot_path(const struct slot *slot, char path[PATH_TEXT])
{
    char file[SLOT_NAME + 8];
    snprintf(file, sizeof file, "saves/%s", slot->file);
    return data_path(file, path);
}

void player_label(const struct match *match, int player, char *text, size_t size)
{
    const struct match_player *who = &match->players[player];
    int level = computer_level(who->control);
    if (level < 0)
        snprintf(text, size, "%s", match_player_name(match, player));
    else
        snprintf(text, size, _("%s (computer %d)"), match_player_name(match, player), level);
}

static void add_file(const char *name, void *context)
{
    static const char ending[] = ".quatuor";
    struct slots *slots = context;
    size_t length = strlen(name);
    if (length <= strlen(ending) || length >= SLOT_NAME ||
        strcmp(name + length - strlen(ending), ending) != 0)
        return;
    size_t bytes = (size_t)(slots->count + 1) * sizeof *slots->list;
    slots->list = memory_resize(slots->list, bytes);
    struct slot *slot = &slots->list[slots->count++];
    memset(slot, 0, sizeof *slot);
    memcpy(slot->file, name, length + 1);
}

/* File names begin with their date. */
static int newest_first(const void *a, const void *b)
{
    return strcmp(((const struct slot *)b)->file, ((const struct slot *)a)->file);
}

/* "2026-11-16 034512 towers.quatuor" → "16 Nov 2026, 03:45" */
static void read_date(struct slot *slot)
{
    static const char *const months[] = {
        N_("Jan"), N_("Feb"), N_("Mar"), N_("Apr"), N_("May"), N_("Jun"),
        N_("Jul"), N_("Aug"), N_("Sep"), N_("Oct"), N_("Nov"), N_("Dec"),
    };
    int year, month, day, time, used = 0;
    if (sscanf(slot->file, "%4d-%2d-%2d %6d %n", &year, &month, &day, &time, &used) == 4 && used &&
        month >= 1 && month <= 12)
        /* TRANSLATORS: day, month, year, hours and minutes, in this order. */
        snprintf(slot->date, sizeof slot->date, _("%d %s %d, %02d:%02d"), day % 100,
                 _(months[month - 1]), year, time / 10000 % 100, time / 100 % 100);
}

/* "Dodgem: Red wins" */
static void tell_result(const struct match *match, char *text, size_t size)
{
    struct outcome outcome = match_outcome_at(match, match->length);
    char result[80];
    if (outcome.winner == NOBODY)
        snprintf(result, sizeof result, "%s", _("Draw"));
    else
        snprintf(result, sizeof result, _("%s wins"), match_player_name(match, outcome.winner));
    snprintf(text, size, _("%s: %s"), _(match->game->name), result);
}

static void describe(struct slot *slot)
{
    char path[PATH_TEXT], first[70], second[70];
    struct match match;
    size_t size;
    read_date(slot);
    snprintf(slot->title, sizeof slot->title, "%.90s", slot->file);
    char *data = slot_path(slot, path) ? file_read(path, SAVE_SIZE_MAX, &size, &slot->fault) : NULL;
    bool sound = data && save_read(data, size, slot->file, &match, &slot->fault);
    free(data);
    if (!sound)
        return;
    if (outcome_over(match_outcome_at(&match, match.length)))
        tell_result(&match, slot->title, sizeof slot->title);
    else
        keeper_summary(&match, slot->title, sizeof slot->title);
    player_label(&match, 0, first, sizeof first);
    player_label(&match, 1, second, sizeof second);
    snprintf(slot->detail, sizeof slot->detail, _("%s against %s"), first, second);
    match_free(&match);
}

void slots_read(struct slots *slots)
{
    char folder[PATH_TEXT];
    slots_free(slots);
    if (!data_path("saves", folder))
        return;
    folder_list(folder, add_file, slots);
    if (slots->count > 0)
        qsort(slots->list, (size_t)slots->count, sizeof *slots->list, newest_first);
    if (slots->count > SLOTS_MAX)
        slots->count = SLOTS_MAX;
    for (int i = 0; i < slots->count; i++)
        describe(&slots->list[i]);
}

void slots_free(struct slots *slots)
{
    free(slots->list);
    *slots = (struct slots){0};
}
