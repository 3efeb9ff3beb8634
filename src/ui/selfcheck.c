/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "ui/selfcheck.h"

#include <stdlib.h>
#include <string.h>

#include "base/files.h"
#include "core/save.h"
#include "ui/app.h"
#include "ui/board/board_play.h"

/* Where a move can be chosen, the board shows the match's current position. */
static bool board_shows(const struct board_play *board, struct fault *fault)
{
    struct observation now;
    if (!board || !board->match || board_play_animating(board))
        return true;
    int index = board->choice.count > 0 ? board->match->at : board->index;
    match_observe(board->match, index, board->viewer, &now);
    return memcmp(observed(&now), observed(&board->choice.now),
                  board->match->game->position_size) == 0 ||
           fault_set(fault, "the board does not show the position");
}

bool selfcheck_shown(const struct app *app, const struct canvas *canvas, struct fault *fault)
{
    if (canvas->dropped > 0)
        return fault_set(fault, "%d things did not fit the canvas", canvas->dropped);
    if (app->depth < 1 || app->depth > SCREENS_MAX)
        return fault_set(fault, "%d screens are open", app->depth);
    if (!board_shows(app_screen(app)->board, fault))
        return false;
    if (!app->session.open)
        return true;
    const struct match *match = &app->session.match;
    if (match->at < 0 || match->at > match->length)
        return fault_set(fault, "the match is at %d of %d moves", match->at, match->length);
    if (match->game->hash(match_now(match)) != match_now(match)->hash)
        return fault_set(fault, "the position's hash is wrong");
    return true;
}

/* Reading replays the moves, so they are legal. */
static bool same_match(const struct match *shown, const struct match *kept, struct fault *fault)
{
    if (kept->game != shown->game || kept->at != shown->at || kept->length != shown->length)
        return fault_set(fault, "the file is at %d of %d moves of %s, the match at %d of %d",
                         kept->at, kept->length, kept->game->id, shown->at, shown->length);
    for (int i = 0; i <= kept->length; i++)
        if (memcmp(match_position(kept, i), match_position(shown, i), kept->game->position_size) !=
            0)
            return fault_set(fault, "position %d of the file is another one", i);
    return true;
}

bool selfcheck_kept(const struct app *app, struct fault *fault)
{
    const struct session *session = &app->session;
    const char *name = keeper_file(&app->keeper, session);
    struct text path = {0};
    struct match kept, shown = session->match;
    if (!name || keeper_busy(&app->keeper))
        return true;
    /* looking back changes nothing */
    match_go(&shown, session_finished(session) ? shown.length : session_present(session));
    library_path(&app->keeper.library, name, &path);
    bool same = save_load(path.data, &kept, fault);
    text_free(&path);
    if (!same)
        return false;
    same = same_match(&shown, &kept, fault);
    match_free(&kept);
    return same;
}
