/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "ui/screens/open_game.h"

#include <stdio.h>
#include <string.h>

#include "base/i18n.h"
#include "ui/app.h"

static void show(struct app *app)
{
    contests_follow(app);
    snprintf(app->preferences.game, sizeof app->preferences.game, "%s",
             app->session.match.game->id);
    app_continue_match(app);
}

bool open_game(struct app *app, const char *name, struct fault *fault)
{
    bool copied;
    struct text path = {0};
    const char *open = app->session.open ? keeper_file(&app->keeper, &app->session) : NULL;
    if (!open || strcmp(open, name) != 0)
        pads_uncross(app);
    bool read = keeper_load(&app->keeper, name, &app->session, &copied, fault);
    if (!read && app->keeper.library.folder) {
        library_path(&app->keeper.library, name, &path);
        fault_without_folder(fault, path.data);
        text_free(&path);
    }
    if (!read)
        return false;
    if (copied) /* the original counts */
        *app->session.match.contest = '\0';
    show(app);
    if (copied)
        app_notice(
            app,
            _("This game is open in another window: what you play here becomes a separate game."));
    return true;
}

bool open_game_file(struct app *app, const char *path, struct fault *fault)
{
    if (!keeper_import(&app->keeper, path, &app->session, fault)) {
        fault_without_folder(fault, path);
        return false;
    }
    pads_uncross(app);
    show(app);
    return true;
}

void open_latest_game(struct app *app)
{
    struct fault fault;
    const struct library_entry *latest = keeper_latest(&app->keeper, &app->session);
    if (latest && !open_game(app, latest->name, &fault))
        app_notice(app, fault.text);
}
