/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "ui/own_settings.h"

#include <stdio.h>
#include <string.h>

/* A line is an id and the settings; the program's have this instead of an id. */
static const char everybody[] = "everyone";

_Static_assert(sizeof everybody == PERSON_ID, "it takes the place of an id");

static char *line_of(struct preferences *preferences, const char *id)
{
    for (int i = 0; i < OWN_MAX; i++)
        if (strncmp(preferences->own[i], id, PERSON_ID - 1) == 0)
            return preferences->own[i];
    return NULL;
}

static char *free_line(struct preferences *preferences)
{
    for (int i = 0; i < OWN_MAX; i++)
        if (!*preferences->own[i])
            return preferences->own[i];
    return NULL;
}

static void clear(char *line)
{
    if (line)
        memset(line, 0, OWN_TEXT);
}

/* Keeps those in force under an id. Lines are compared whole, so that nothing may follow their end.
 */
static bool keep(struct preferences *preferences, const char *id)
{
    char *line = line_of(preferences, id);
    if (!line)
        line = free_line(preferences);
    if (!line)
        return false;
    clear(line);
    int used = snprintf(line, OWN_TEXT, "%s ", id);
    if (preferences_write_personal(preferences, line + used, OWN_TEXT - (size_t)used))
        return true;
    clear(line);
    return false;
}

static void take(struct preferences *preferences, const char *id)
{
    const char *line = line_of(preferences, id);
    if (line)
        preferences_read_personal(preferences, line + PERSON_ID);
}

bool own_settings_has(const struct preferences *preferences, const char *person)
{
    return *person && (strcmp(preferences->settings_of, person) == 0 ||
                       line_of((struct preferences *)preferences, person));
}

/* One line stays free for the program's settings. */
bool own_settings_give(struct preferences *preferences, const char *person)
{
    int used = 0;
    for (int i = 0; i < OWN_MAX; i++)
        used += *preferences->own[i] != '\0' &&
                strncmp(preferences->own[i], everybody, PERSON_ID - 1) != 0;
    return own_settings_has(preferences, person) ||
           (used < OWN_MAX - 1 && keep(preferences, person));
}

void own_settings_use(struct preferences *preferences, const char *person)
{
    char now[PERSON_ID] = "";
    if (own_settings_has(preferences, person))
        snprintf(now, sizeof now, "%s", person);
    if (strcmp(preferences->settings_of, now) == 0)
        return;
    bool kept = keep(preferences, *preferences->settings_of ? preferences->settings_of : everybody);
    if (!kept && !*preferences->settings_of) /* the program's are never lost */
        return;
    take(preferences, *now ? now : everybody);
    if (!*now)
        clear(line_of(preferences, everybody));
    memset(preferences->settings_of, 0, sizeof preferences->settings_of);
    memcpy(preferences->settings_of, now, strlen(now));
}

void own_settings_drop(struct preferences *preferences, const char *person)
{
    if (strcmp(preferences->settings_of, person) == 0)
        own_settings_use(preferences, "");
    if (*person)
        clear(line_of(preferences, person));
}

void own_settings_merge(struct preferences *preferences, const char *old, const char *now)
{
    char *line = line_of(preferences, old);
    if (own_settings_has(preferences, now)) {
        own_settings_drop(preferences, old);
        return;
    }
    if (line)
        memcpy(line, now, PERSON_ID - 1);
    if (strcmp(preferences->settings_of, old) == 0)
        memcpy(preferences->settings_of, now, PERSON_ID);
}
