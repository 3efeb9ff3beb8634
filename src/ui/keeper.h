/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Saves everything that must survive the program: every match in its own file after every move, how
 * it ended, the people and the settings. Files are written on a worker's thread. It stores and
 * reports; screens decide what to show. */
#ifndef UI_KEEPER_H
#define UI_KEEPER_H

#include "play/library.h"
#include "play/people.h"
#include "play/session.h"
#include "ui/kit/folders.h"
#include "ui/kit/worker.h"
#include "ui/preferences.h"
#include "ui/recorder.h"

enum { REPORT_TEXT = 320 };

struct keeper {
    bool open;
    struct worker *worker;
    struct library library;
    struct recorder recorder;
    struct kept_game *games; /* of this session, and those with something left to write */
    bool without_keeping;    /* the players have agreed to play without saving */
    bool told, told_settings, told_people; /* already reported that these cannot be written */
    char report[REPORT_TEXT];              /* not yet shown; may be empty */
    bool latest_known, latest_there;       /* `latest` is up to date, and not empty */
    struct library_entry latest;
    struct preferences settings, settings_tried; /* as last written, and as last attempted */
    bool settings_busy;                          /* being written */
    struct people *people;                       /* as they are now */
    struct people people_kept, people_tried;     /* as last written, and as last attempted */
    bool people_busy;                            /* being written */
    double since_try;                            /* seconds since what failed was tried again */
};

/* Finds the saved games and imports those of earlier versions. Reads `people`, and from then on
 * writes changes to them and adds those of other instances. */
void keeper_open(struct keeper *keeper, const struct preferences *preferences,
                 struct people *people);
/* Returns when everything is written. Does nothing if it was never opened. */
void keeper_close(struct keeper *keeper, const struct session *session,
                  const struct preferences *preferences);

/* Reads the settings before anything is shown. False, with a sentence for the player, if part of
 * the file was not understood; that part is ignored. */
bool keeper_read_preferences(struct preferences *preferences, struct fault *fault);

/* Writes what has changed. Called after every action and every step, and before the session's match
 * is replaced. */
void keeper_watch(struct keeper *keeper, const struct session *session,
                  const struct preferences *preferences);

/* Time passes: what could not be written is tried again every few seconds, for there may be room on
 * the disk by now. */
void keeper_pass(struct keeper *keeper, double seconds);

/* Saves the time on a running clock, which otherwise happens only every few seconds. Call it when
 * the board is left. */
void keeper_note_clock(struct keeper *keeper, const struct session *session);

/* Returns when the match as it stands is on disk, or cannot be written. Call it before each move,
 * so that a power cut loses at most one, however slow the disk. */
void keeper_secure(struct keeper *keeper, const struct session *session);

/* Whether something is being written. */
bool keeper_busy(const struct keeper *keeper);

/* The next sentence for the player, or NULL. Each is returned once. */
const char *keeper_report(struct keeper *keeper, char text[REPORT_TEXT]);

/* ---- games ---- */

/* Whether a match started now would be saved. */
bool keeper_can_keep(const struct keeper *keeper, struct fault *fault);

/* The last unfinished game, or NULL. It may be the session's match. */
const struct library_entry *keeper_latest(struct keeper *keeper, const struct session *session);

/* The library file of the session's match, or NULL if it has none yet. */
const char *keeper_file(const struct keeper *keeper, const struct session *session);

/* Whether there is a game of this name in the library. */
bool keeper_has(const struct keeper *keeper, const char *name);

/* Replaces the session's match by a game of the library. False, with the reason and nothing
 * changed, if it cannot be read. `copied`: another instance has it open, so playing on here makes a
 * separate game. */
bool keeper_load(struct keeper *keeper, const char *name, struct session *session, bool *copied,
                 struct fault *fault);
/* The same for any file: its next move makes it a game of the library. */
bool keeper_import(struct keeper *keeper, const char *path, struct session *session,
                   struct fault *fault);

/* Leaves the match in its file with all its moves; from now on a separate game is played, in a new
 * file. */
void keeper_branch(struct keeper *keeper, const struct session *session);

/* Deletes a game. If it is the session's match, it is written again only when it is continued. */
bool keeper_delete(struct keeper *keeper, const char *name, char trash[LIBRARY_NAME],
                   struct fault *fault);
bool keeper_restore(struct keeper *keeper, const char *trash, struct fault *fault);

/* The path of the journal, after writing every ending to it; NULL if there is none. */
const char *keeper_journal(struct keeper *keeper, const struct session *session);

/* Its name and the move: "Chess, move 12". */
void keeper_summary(const struct library_entry *entry, char *text, size_t size);

#endif
