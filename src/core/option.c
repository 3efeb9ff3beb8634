/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "core/option.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/i18n.h"
#include "base/text.h"
#include "core/game.h"

const char *const option_off_on[] = {N_("off"), N_("on"), NULL};
const char *const option_players[] = {"1", "2", NULL};

struct settings settings_default(const struct game *game)
{
    struct settings settings = {{0}};
    for (int i = 0; i < game->option_count; i++)
        settings.value[i] = game->options[i].default_value;
    return settings;
}

const struct option *option_find(const struct game *game, const char *id)
{
    for (int i = 0; i < game->option_count; i++)
        if (strcmp(game->options[i].id, id) == 0)
            return &game->options[i];
    return NULL;
}

int settings_get(const struct game *game, const struct settings *settings, const char *id)
{
    const struct option *option = option_find(game, id);
    assert(option);
    return settings->value[option - game->options];
}

bool settings_check(const struct game *game, const struct settings *settings, struct fault *fault)
{
    return !game->check || game->check(settings, fault);
}

bool settings_mention(const struct game *game, const struct settings *settings, int index)
{
    return !game->options[index].handicap || settings->value[index] != 0;
}

/* The other player's option of the same kind: their ids differ in the last letter. */
static int counterpart(const struct game *game, int index)
{
    const char *id = game->options[index].id;
    size_t length = strlen(id) - 1;
    for (int i = 0; i < game->option_count; i++)
        if (game->options[i].handicap == HANDICAP_OF_2 &&
            strncmp(game->options[i].id, id, length) == 0 &&
            strlen(game->options[i].id) == length + 1)
            return i;
    return index;
}

void settings_swap_sides(const struct game *game, struct settings *settings)
{
    for (int i = 0; i < game->option_count; i++)
        if (game->options[i].handicap == HANDICAP_OF_1) {
            int other = counterpart(game, i), value = settings->value[i];
            settings->value[i] = settings->value[other];
            settings->value[other] = value;
        }
}

bool settings_repetition(const struct game *game, const struct settings *settings)
{
    return option_find(game, "repetition") && settings_get(game, settings, "repetition") != 0;
}

int settings_quiet_limit(const struct game *game, const struct settings *settings)
{
    return option_find(game, "quiet") ? settings_get(game, settings, "quiet") : 0;
}

static bool is_about_draws(const struct option *option)
{
    return strcmp(option->id, "repetition") == 0 || strcmp(option->id, "quiet") == 0;
}

bool settings_are_usual(const struct game *game, const struct settings *settings)
{
    for (int i = 0; i < game->option_count; i++) {
        const struct option *option = &game->options[i];
        if (option->handicap == NO_HANDICAP && !is_about_draws(option) &&
            settings->value[i] != option->default_value)
            return false;
    }
    return true;
}

bool settings_sheet(const struct game *game, const struct settings *settings)
{
    return option_find(game, "sheet") && settings_get(game, settings, "sheet") != 0;
}

void option_format(const struct option *option, int value, char text[OPTION_TEXT])
{
    if (option->names)
        snprintf(text, OPTION_TEXT, "%s", option->names[value]);
    else
        snprintf(text, OPTION_TEXT, "%d", value);
}

void option_show(const struct option *option, int value, char text[OPTION_SHOWN])
{
    const char *const *words = option->shown ? option->shown : option->names;
    if (words)
        snprintf(text, OPTION_SHOWN, "%s", _(words[value]));
    else if (option->handicap && value == 0)
        snprintf(text, OPTION_SHOWN, "%s", _("none"));
    else if (option->square)
        snprintf(text, OPTION_SHOWN, "%d × %d", value, value);
    else
        snprintf(text, OPTION_SHOWN, "%d", value);
}

static bool parse_value(const struct option *option, const char *text, int *value)
{
    if (option->names) {
        for (int i = 0; option->names[i]; i++)
            if (strcmp(option->names[i], text) == 0) {
                *value = i;
                return true;
            }
        return false;
    }
    if (*text < '0' || *text > '9') /* strtol would also accept spaces and signs */
        return false;
    char *end;
    long number = strtol(text, &end, 10);
    if (*end || number < option->min || number > option->max ||
        (number - option->min) % option->step != 0)
        return false;
    *value = (int)number;
    return true;
}

/* "6, 8, 10 or 12", "off or on", "a whole number from 0 to 1000" */
static void describe_values(const struct option *option, char *text, size_t size)
{
    int count = (option->max - option->min) / option->step + 1;
    if (!option->names && count > 8) {
        snprintf(text, size, _("a whole number from %d to %d"), option->min, option->max);
        return;
    }
    size_t used = 0;
    for (int i = 0; i < count && used < size; i++) {
        char value[OPTION_TEXT];
        option_format(option, option->min + i * option->step, value);
        const char *join = i == 0 ? "" : i == count - 1 ? _(" or ") : ", ";
        used += (size_t)snprintf(text + used, size - used, "%s%s", join, value);
    }
}

bool settings_set(const struct game *game, struct settings *settings, const char *id,
                  const char *text, struct fault *fault)
{
    const struct option *option = option_find(game, id);
    if (!option)
        return fault_set(fault, _("%s has no option '%.40s'"), _(game->name), id);
    if (!parse_value(option, text, &settings->value[option - game->options])) {
        char values[120];
        describe_values(option, values, sizeof values);
        return fault_set(fault, _("'%.40s' is not a value of %s in %s: it must be %s"), text,
                         option->id, _(game->name), values);
    }
    return true;
}

bool settings_set_pair(const struct game *game, struct settings *settings, const char *text,
                       struct fault *fault)
{
    char id[40];
    const char *equals = strchr(text, '=');
    if (!equals || equals == text)
        return fault_set(fault, _("'%.40s' is not of the form key=value"), text);
    snprintf(id, sizeof id, "%.*s", (int)(equals - text), text); /* no option has a longer name */
    return settings_set(game, settings, id, equals + 1, fault);
}

bool settings_read(const struct game *game, struct settings *settings, const char *text,
                   struct fault *fault)
{
    char word[80];
    while (next_word(&text, word, sizeof word))
        if (!settings_set_pair(game, settings, word, fault))
            return false;
    return settings_check(game, settings, fault);
}
