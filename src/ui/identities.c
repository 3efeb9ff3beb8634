/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "ui/identities.h"

#include <string.h>

#include "base/files.h"
#include "base/i18n.h"
#include "ui/app.h"
#include "ui/own_settings.h"
#include "ui/scores.h"

void identities_open(struct app *app)
{
    char path[PATH_TEXT];
    struct fault fault;
    app->merges = (struct merges){0};
    if (data_path("merged.txt", path) && !merges_read(&app->merges, path, &fault))
        app_notice(app, fault.text);
}

void identities_close(struct app *app)
{
    merges_free(&app->merges);
}

const struct person *known_person(const struct app *app, const char *id)
{
    return people_with_id(&app->people, merges_find(&app->merges, id));
}

bool is_same_person(const struct app *app, const char *a, const char *b)
{
    return strcmp(merges_find(&app->merges, a), merges_find(&app->merges, b)) == 0;
}

/* Whoever sat there last time is offered again. */
static void follow_preferences(struct preferences *preferences, const struct person *old,
                               const struct person *now)
{
    for (int i = 0; i < 2; i++)
        if (strcmp(preferences->person[i], old->id) == 0) {
            memcpy(preferences->person[i], now->id, sizeof now->id);
            memcpy(preferences->name[i], now->name, sizeof now->name);
        }
    if (strcmp(preferences->person[0], preferences->person[1]) == 0) {
        memset(preferences->person[1], 0, sizeof preferences->person[1]);
        memset(preferences->name[1], 0, sizeof preferences->name[1]);
    }
}

/* Saved games name the old person for good; merged.txt leads to the other one. */
bool identities_merge(struct app *app, const struct person *old, const struct person *now,
                      struct fault *fault)
{
    char path[PATH_TEXT];
    if (!data_path("merged.txt", path))
        return fault_set(fault, "%s", _("there is no folder for people"));
    if (!merges_add(path, old->id, now->id, fault))
        return false;
    merges_note(&app->merges, old->id, now->id);
    follow_preferences(&app->preferences, old, now);
    own_settings_merge(&app->preferences, old->id, now->id);
    people_remove(&app->people, old);
    return true;
}

bool identities_delete(struct app *app, const struct person *person, struct fault *fault)
{
    const char *journal = keeper_journal(&app->keeper, &app->session);
    struct contestant who = person_contestant(person), guest = contestant_of_guest("");
    if (journal && !journal_replace(journal, &who, &guest, fault))
        return false;
    scores_forget(app, person->id);
    own_settings_drop(&app->preferences, person->id);
    for (int i = 0; i < 2; i++)
        if (strcmp(app->preferences.person[i], person->id) == 0) {
            memset(app->preferences.person[i], 0, sizeof app->preferences.person[i]);
            memset(app->preferences.name[i], 0, sizeof app->preferences.name[i]);
        }
    people_remove(&app->people, person);
    return true;
}

void identify_players(const struct app *app, struct match_player players[2])
{
    const struct person *known[2];
    bool merged[2];
    for (int i = 0; i < 2; i++) {
        known[i] = player_is_person(&players[i]) ? known_person(app, players[i].person) : NULL;
        merged[i] = known[i] && strcmp(known[i]->id, players[i].person) != 0;
    }
    if (known[0] == known[1] && (merged[0] || merged[1]))
        known[merged[1] ? 1 : 0] = NULL;
    for (int i = 0; i < 2; i++) {
        memset(players[i].person, 0, sizeof players[i].person);
        if (known[i]) {
            memcpy(players[i].name, known[i]->name, sizeof players[i].name);
            memcpy(players[i].person, known[i]->id, sizeof players[i].person);
        }
    }
}

void identities_follow_device(struct app *app)
{
    const struct match_player *players = app->session.match.players;
    const struct person *person = NULL;
    for (int i = 0; i < 2 && session_person_count(&app->session) == 1; i++)
        if (player_is_person(&players[i]))
            person = known_person(app, players[i].person);
    if (session_person_count(&app->session) > 0) /* watching, the last one stays */
        own_settings_use(&app->preferences, person ? person->id : "");
}

static bool takes_part(const struct tournament *tournament, const char *id, int besides)
{
    for (int i = 0; i < tournament->entrant_count; i++)
        if (i != besides && strcmp(tournament->entrants[i].id, id) == 0)
            return true;
    return false;
}

static void identify_entrants(const struct app *app, struct tournament *tournament)
{
    for (int i = 0; i < tournament->entrant_count; i++) {
        struct entrant *entrant = &tournament->entrants[i];
        const struct person *person = known_person(app, entrant->id);
        if (!person || takes_part(tournament, person->id, i))
            continue;
        memcpy(entrant->id, person->id, sizeof entrant->id);
        memcpy(entrant->name, person->name, sizeof entrant->name);
    }
}

void identify_contest(const struct app *app, struct contest *contest)
{
    if (contest->kind == CONTEST_TOURNAMENT)
        identify_entrants(app, &contest->tournament);
    else
        identify_players(app, contest->plan.players);
}
