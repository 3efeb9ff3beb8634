/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "ui/keeper_games.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/i18n.h"
#include "core/save.h"

/* ---- the match ---- */

static struct kept_game *game_of(const struct keeper *keeper, const struct session *session)
{
    struct kept_game *game = keeper->games;
    while (game && (!session->open || game->session != session->number))
        game = game->next;
    return game;
}

static struct kept_game *game_named(const struct keeper *keeper, const char *name)
{
    struct kept_game *game = keeper->games;
    while (game && (!game->file.path || strcmp(path_name(game->file.path), name) != 0))
        game = game->next;
    return game;
}

static struct kept_game *add_game(struct keeper *keeper, unsigned session)
{
    struct kept_game *game = memory_resize(NULL, sizeof *game);
    *game = (struct kept_game){.session = session, .next = keeper->games};
    keeper->games = game;
    return game;
}

static void game_free(struct kept_game *game)
{
    game_file_close(&game->file);
    text_free(&game->waiting);
    free(game);
}

void keeper_release(struct keeper *keeper, const struct session *session)
{
    for (struct kept_game **link = &keeper->games; *link;) {
        struct kept_game *game = *link;
        bool current = session->open && game->session == session->number;
        if (current || game->busy || game->waiting.length > 0) {
            link = &game->next;
        } else {
            *link = game->next;
            game_free(game);
        }
    }
}

/* Looking back changes nothing: the file shows where the game goes on, or its end. */
static int place_to_keep(const struct session *session)
{
    return session_finished(session) ? session->match.length : session_present(session);
}

static uint32_t thinking_at(const struct match *match, int index)
{
    return match_is_timed(match) && match->thinking_at == index ? match->thinking : 0;
}

static void write_down(struct kept_game *game, const struct match *match, int at)
{
    struct match shown = *match;
    match_go(&shown, at);
    text_clear(&game->waiting);
    save_write(&shown, &game->waiting);
    game->revision = match->revision;
    game->note_changes = match->note_changes;
    game->at = at;
    game->thinking = thinking_at(match, at);
    game->stuck = false;
}

/* A match gets its file with its first move. `slack`: milliseconds of thinking that need not be
 * noted yet. */
static void note_match(struct keeper *keeper, const struct session *session, uint32_t slack)
{
    struct fault fault;
    if (!session->open)
        return;
    struct kept_game *game = game_of(keeper, session);
    if (!game)
        game = add_game(keeper, session->number);
    int at = place_to_keep(session);
    bool has_file = game_file_is_open(&game->file);
    uint32_t thinking = thinking_at(&session->match, at);
    bool same = game->at == at && game->note_changes == session->match.note_changes &&
                thinking >= game->thinking && thinking - game->thinking <= slack;
    if (game->revision == session->match.revision && (!has_file || same))
        return;
    if (!has_file && session->match.length == 0 && !*session->match.title)
        return; /* only a level was changed */
    if (!has_file && !library_add(&keeper->library, &session->match, &game->file, &fault)) {
        keeper_say_not_kept(keeper, fault.text);
        return;
    }
    write_down(game, &session->match, at);
    for (struct kept_game *other = keeper->games; other; other = other->next)
        other->stuck = false; /* there may be room on the disk by now */
    recorder_retry(&keeper->recorder);
}

/* Its state, and how it ended. */
void keeper_note(struct keeper *keeper, const struct session *session, uint32_t slack)
{
    note_match(keeper, session, slack);
    recorder_note(&keeper->recorder, session, keeper_file(keeper, session), false);
}

void keeper_branch(struct keeper *keeper, const struct session *session)
{
    struct kept_game *game = game_of(keeper, session);
    if (!game)
        return;
    bool behind = game->at != session->match.length || game->revision != session->match.revision;
    if (game_file_is_open(&game->file) && behind)
        write_down(game, &session->match, session->match.length);
    game->session = 0; /* no longer in use: closed once it is written */
    add_game(keeper, session->number)->revision = session->match.revision;
}

const char *keeper_file(const struct keeper *keeper, const struct session *session)
{
    const struct kept_game *game = game_of(keeper, session);
    return game && game->file.path ? path_name(game->file.path) : NULL;
}

/* ---- the library ---- */

bool keeper_can_keep(const struct keeper *keeper, struct fault *fault)
{
    return library_can_keep(&keeper->library, fault);
}

/* The previous match has already been saved. */
static void take(struct keeper *keeper, struct session *session, const struct match *match,
                 const struct game_file *file)
{
    session_adopt(session, match);
    struct kept_game *game = add_game(keeper, session->number);
    game->file = *file;
    game->revision = match->revision;
    game->note_changes = match->note_changes;
    game->at = place_to_keep(session);
    game->thinking = thinking_at(&session->match, game->at);
    recorder_note(&keeper->recorder, session, keeper_file(keeper, session), true);
}

/* A match of this run that could not be written; its last state is still in memory. */
static bool take_again(struct keeper *keeper, struct kept_game *game, struct session *session,
                       struct fault *fault)
{
    struct match match;
    if (!save_read(game->waiting.data, game->waiting.length, path_name(game->file.path), &match,
                   fault))
        return false;
    session_adopt(session, &match);
    game->session = session->number;
    game->revision = match.revision;
    game->note_changes = match.note_changes;
    game->at = place_to_keep(session);
    game->thinking = thinking_at(&session->match, game->at);
    recorder_note(&keeper->recorder, session, keeper_file(keeper, session), true);
    return true;
}

bool keeper_has(const struct keeper *keeper, const char *name)
{
    struct text path = {0};
    if (!keeper->library.folder)
        return false;
    library_path(&keeper->library, name, &path);
    bool found = file_exists(path.data);
    text_free(&path);
    return found;
}

bool keeper_load(struct keeper *keeper, const char *name, struct session *session, bool *copied,
                 struct fault *fault)
{
    struct match match;
    struct game_file file;
    *copied = false;
    keeper_note(keeper, session, 0);
    struct kept_game *open = game_named(keeper, name);
    if (open && open == game_of(keeper, session))
        return true; /* it is the session's match */
    if (open) {
        keeper_drain(keeper);
        keeper_release(keeper, session);
        open = game_named(keeper, name);
    }
    if (open)
        return take_again(keeper, open, session, fault);
    if (!library_read(&keeper->library, name, &match, &file, fault))
        return false;
    *copied = !game_file_is_open(&file);
    take(keeper, session, &match, &file);
    return true;
}

bool keeper_import(struct keeper *keeper, const char *path, struct session *session,
                   struct fault *fault)
{
    struct match match;
    struct game_file none = {0};
    bool copied;
    const char *name = library_name_of(&keeper->library, path);
    if (name)
        return keeper_load(keeper, name, session, &copied, fault);
    keeper_note(keeper, session, 0);
    if (!save_load(path, &match, fault))
        return false;
    take(keeper, session, &match, &none);
    return true;
}

const struct library_entry *keeper_latest(struct keeper *keeper, const struct session *session)
{
    const struct kept_game *own = game_of(keeper, session);
    if (own && game_file_is_open(&own->file) && !session_finished(session)) {
        library_describe(&session->match, &keeper->latest);
        snprintf(keeper->latest.name, LIBRARY_NAME, "%s", path_name(own->file.path));
        keeper->latest_known = false;
        return &keeper->latest;
    }
    if (!keeper->latest_known) {
        struct library_list list;
        struct fault fault;
        if (!library_list(&keeper->library, &list, &fault))
            keeper_say(keeper, fault.text);
        const struct library_entry *latest = library_latest(&keeper->library, &list);
        keeper->latest_there = latest != NULL;
        if (latest)
            keeper->latest = *latest;
        library_list_free(&list);
        keeper->latest_known = true;
    }
    return keeper->latest_there ? &keeper->latest : NULL;
}

bool keeper_delete(struct keeper *keeper, const char *name, char trash[LIBRARY_NAME],
                   struct fault *fault)
{
    struct kept_game *open = game_named(keeper, name);
    struct text path = {0};
    library_path(&keeper->library, name, &path);
    if (open) { /* finish writing it before it is deleted */
        keeper_drain(keeper);
        game_file_close(&open->file);
    }
    keeper->latest_known = false;
    bool deleted = library_delete(&keeper->library, name, trash, fault);
    if (open && !deleted)
        game_file_open(&open->file, path.data);
    else if (open) {
        text_clear(&open->waiting); /* there is no file to write it to */
        snprintf(open->deleted, sizeof open->deleted, "%s", name);
    }
    text_free(&path);
    return deleted;
}

/* A match still being played gets its former file back. */
static void take_back_file(struct keeper *keeper, const char *trash)
{
    for (struct kept_game *game = keeper->games; game; game = game->next) {
        size_t length = strlen(game->deleted);
        if (game_file_is_open(&game->file) || length == 0 ||
            strncmp(trash, game->deleted, length) != 0)
            continue;
        struct text path = {0};
        library_path(&keeper->library, game->deleted, &path);
        game_file_open(&game->file, path.data);
        game->at = -1; /* write what could not be written before */
        text_free(&path);
    }
}

bool keeper_restore(struct keeper *keeper, const char *trash, struct fault *fault)
{
    keeper->latest_known = false;
    if (!library_restore(&keeper->library, trash, fault))
        return false;
    take_back_file(keeper, trash);
    return true;
}

const char *keeper_journal(struct keeper *keeper, const struct session *session)
{
    keeper_note(keeper, session, KEEPER_CLOCK_SLACK);
    recorder_drain(&keeper->recorder);
    return *keeper->recorder.path ? keeper->recorder.path : NULL;
}

void keeper_summary(const struct library_entry *entry, char *text, size_t size)
{
    if (entry->setup)
        snprintf(text, size, _("%s, setup"), _(entry->game->name));
    else
        snprintf(text, size, _("%s, move %d"), _(entry->game->name), entry->move);
}

void keeper_close_games(struct keeper *keeper)
{
    while (keeper->games) {
        struct kept_game *game = keeper->games;
        keeper->games = game->next;
        game_free(game);
    }
}
