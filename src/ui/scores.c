/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "ui/scores.h"

#include <stdio.h>
#include <string.h>
#include <time.h>

#include "base/i18n.h"
#include "base/utc.h"
#include "ui/app.h"
#include "ui/identities.h"

enum { INITIALS = 3 };

void scores_open(struct app *app)
{
    char path[PATH_TEXT];
    struct fault fault;
    if (!data_path("high_scores.txt", path))
        return;
    if (!high_scores_read(&app->scores, path, &fault))
        app_notice(app, fault.text);
    else if (app->scores.damaged > 0)
        app_notice(app, _("Part of the high scores is damaged; it stays in high_scores.txt."));
}

/* If it cannot be written, it stays in memory and is written with the next one. */
static void store(struct app *app)
{
    char path[PATH_TEXT];
    struct fault fault;
    if (data_path("high_scores.txt", path) && !high_scores_write(&app->scores, path, &fault))
        app_notice(app, fault.text);
}

/* The last ones entered by a guest. */
static const char *last_initials(const struct app *app)
{
    const struct high_score *last = NULL;
    for (int i = 0; i < app->scores.count; i++) {
        const struct high_score *entry = &app->scores.list[i];
        if (!*entry->person && strlen(entry->name) == INITIALS &&
            (!last || strcmp(entry->date, last->date) >= 0))
            last = entry;
    }
    return last ? last->name : "AAA";
}

int scores_enter(struct app *app, struct high_score entry)
{
    const struct person *person = known_person(app, entry.person);
    char date[UTC_TEXT];
    if (entry.points == 0)
        return 0;
    snprintf(entry.person, sizeof entry.person, "%s", person ? person->id : "");
    entry.unsaved = true;
    utc_write(time(NULL), date);
    snprintf(entry.date, sizeof entry.date, "%.10s", date);
    snprintf(entry.name, sizeof entry.name, "%s", person ? person->name : last_initials(app));
    const struct high_score *known = high_scores_find(&app->scores, entry.key);
    if (known) /* entered before the program ended; its name may have been chosen since */
        memcpy(entry.name, known->name, sizeof entry.name);
    int place = high_scores_enter(&app->scores, &entry);
    if (place > 0)
        store(app);
    return place;
}

int scores_enter_run(struct app *app, const struct contest *run)
{
    struct high_score entry = {.points = circuit_state(&run->circuit).points,
                               .medal = circuit_medal(&run->circuit)};
    snprintf(entry.table, sizeof entry.table, "%s", run->circuit.id);
    memcpy(entry.key, run->key, sizeof entry.key);
    snprintf(entry.person, sizeof entry.person, "%s", run->plan.players[0].person);
    return scores_enter(app, entry);
}

bool scores_want_name(const struct app *app, const char *key)
{
    const struct high_score *entry = high_scores_find(&app->scores, key);
    return entry && !*entry->person;
}

void scores_rename(struct app *app, const char *key, const char *name)
{
    const struct high_score *known = high_scores_find(&app->scores, key);
    if (!known || strcmp(known->name, name) == 0)
        return;
    struct high_score entry = *known;
    snprintf(entry.name, sizeof entry.name, "%s", name);
    entry.unsaved = true;
    high_scores_enter(&app->scores, &entry);
    store(app);
}

void scores_forget(struct app *app, const char *person)
{
    bool changed = false;
    for (int i = 0; i < app->scores.count; i++) {
        struct high_score *entry = &app->scores.list[i];
        if (!*entry->person || !is_same_person(app, entry->person, person))
            continue;
        memset(entry->person, 0, sizeof entry->person);
        snprintf(entry->name, sizeof entry->name, "---");
        entry->unsaved = changed = true;
    }
    if (changed)
        store(app);
}

const char *score_name(const struct app *app, const struct high_score *entry)
{
    const struct person *person = known_person(app, entry->person);
    return person ? person->name : entry->name;
}
