/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "ui/keeper.h"

#include <stdlib.h>

#include "base/i18n.h"
#include "core/save.h"
#include "ui/keeper_games.h"
#include "ui/settings_file.h"

bool keeper_read_preferences(struct preferences *preferences, struct fault *fault)
{
    return settings_file_read(preferences, fault);
}

static void read_people(struct keeper *keeper, struct people *people)
{
    char path[PATH_TEXT], text[REPORT_TEXT];
    struct fault fault = {""};
    keeper->people = people;
    *people = (struct people){0};
    if (data_path(keeper_people_file, path) && !people_read(people, path, &fault)) {
        snprintf(text, sizeof text, _("The list of people cannot be read: %s"), fault.text);
        keeper_say(keeper, text);
    } else if (people->damaged > 0) {
        snprintf(text, sizeof text, _("Part of the list of people is damaged; it stays in %s."),
                 keeper_people_file);
        keeper_say(keeper, text);
    }
    keeper_say_same_name(keeper, people);
    keeper->people_kept = keeper->people_tried = *people;
}

/* Where earlier versions kept the unfinished game. */
static void take_over_autosave(struct keeper *keeper)
{
    char path[PATH_TEXT];
    struct fault fault = {""};
    struct match match;
    if (!data_path("autosave.quatuor", path) || !file_exists(path))
        return;
    size_t size = 0;
    char *data = file_read(path, SAVE_SIZE_MAX, &size, &fault);
    bool readable = data && save_read(data, size, path_name(path), &match, &fault);
    bool newer = data && save_kind(data, size) == SAVE_NEWER;
    free(data);
    if (readable)
        match_free(&match);
    else
        keeper_say(keeper, fault.text);
    if (!newer && !library_adopt(&keeper->library, path, &fault))
        keeper_say(keeper, fault.text);
}

void keeper_open(struct keeper *keeper, const struct preferences *preferences,
                 struct people *people)
{
    char folder[PATH_TEXT], data[PATH_TEXT];
    keeper->open = true;
    keeper->worker = worker_open("keeper");
    keeper->settings = keeper->settings_tried = *preferences;
    bool there = data_path("saves", folder);
    library_open(&keeper->library, there ? folder : NULL);
    recorder_open(&keeper->recorder, &keeper->library);
    if (there && data_path("", data))
        folder_remove_leftovers(data);
    if (there && data_path("contests", data))
        folder_remove_leftovers(data);
    read_people(keeper, people);
    take_over_autosave(keeper);
}

void keeper_watch(struct keeper *keeper, const struct session *session,
                  const struct preferences *preferences)
{
    keeper_collect(keeper);
    keeper_note(keeper, session, KEEPER_CLOCK_SLACK);
    keeper_pump(keeper);
    keeper_write_people(keeper);
    keeper_write_settings(keeper, preferences);
    keeper_collect(keeper);
    recorder_watch(&keeper->recorder);
    keeper_say_not_recorded(keeper);
    keeper_release(keeper, session);
}

/* The people and settings that were tried are compared with the present ones: those that could not
 * be written look changed again. */
static void try_again(struct keeper *keeper)
{
    for (struct kept_game *game = keeper->games; game; game = game->next)
        game->stuck = false;
    recorder_retry(&keeper->recorder);
    if (!keeper->people_busy)
        keeper->people_tried = keeper->people_kept;
    if (!keeper->settings_busy)
        keeper->settings_tried = keeper->settings;
}

void keeper_pass(struct keeper *keeper, double seconds)
{
    const double patience = 5;
    keeper->since_try += seconds;
    if (!keeper->open || keeper->since_try < patience)
        return;
    keeper->since_try = 0;
    try_again(keeper);
}

void keeper_note_clock(struct keeper *keeper, const struct session *session)
{
    keeper_note(keeper, session, 0);
}

void keeper_secure(struct keeper *keeper, const struct session *session)
{
    keeper_note(keeper, session, KEEPER_CLOCK_SLACK);
    keeper_drain(keeper);
}

void keeper_close(struct keeper *keeper, const struct session *session,
                  const struct preferences *preferences)
{
    if (!keeper->open)
        return;
    keeper_watch(keeper, session, preferences);
    keeper_note_clock(keeper, session);
    keeper_drain(keeper); /* what is being written succeeds or fails, and is then tried once more */
    try_again(keeper);
    keeper_write_people(keeper);
    keeper_write_settings(keeper, preferences);
    keeper_drain(keeper);
    keeper_close_worker(keeper);
    recorder_close(&keeper->recorder);
    keeper_close_games(keeper);
    library_close(&keeper->library);
    keeper->open = false;
}
