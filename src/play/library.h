/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* The player's games: a folder with one file per game. A game gets its file with its first move and
 * keeps it for good; finished games stay where they are. Only the player deletes one, and that can
 * be undone. All functions report what failed; none overwrites the only copy of anything. */
#ifndef PLAY_LIBRARY_H
#define PLAY_LIBRARY_H

#include "play/game_file.h"

enum { LIBRARY_NAME = 256 };

struct library {
    char *folder; /* owned; NULL: there is nowhere to keep games */
};

/* `folder` may be missing, or NULL. Cleans up after earlier runs: temporary files, stale locks,
 * games deleted a month ago. */
void library_open(struct library *library, const char *folder);
void library_close(struct library *library);

/* ---- the list ---- */

enum entry_state {
    ENTRY_UNFINISHED,
    ENTRY_FINISHED,
    ENTRY_DAMAGED, /* or unreadable */
    ENTRY_NEWER,   /* saved by a newer version of the program */
};

/* The details of a game that lists show without opening it. */
struct library_entry {
    char name[LIBRARY_NAME]; /* file name without folder */
    struct file_status status;
    enum entry_state state;
    const struct game *game; /* this and the following fields: only if the game can be read */
    struct match_player players[2];
    char title[MATCH_TITLE];
    int winner; /* of a finished game; NOBODY: a draw */
    bool setup; /* armies are still being placed */
    int move;   /* number of the next move */
};

struct library_list {
    int count;
    struct library_entry *list; /* owned; last played first */
    int read;                   /* how many files were missing from the index and had to be read */
};

/* All games; false, with the reason, if the folder cannot be read. An index in the folder makes it
 * fast; it is rebuilt when stale and may be deleted at any time. */
bool library_list(const struct library *library, struct library_list *list, struct fault *fault);
void library_list_free(struct library_list *list);

/* The last played game that is unfinished and not open elsewhere; NULL if there is none. */
const struct library_entry *library_latest(const struct library *library,
                                           const struct library_list *list);

/* Fills in the entry's details from a match. */
void library_describe(const struct match *match, struct library_entry *entry);

/* ---- games ---- */

/* Whether a new game could be saved; false, with the reason, if not. */
bool library_can_keep(const struct library *library, struct fault *fault);

/* Reserves a new file for a match. Nothing is written yet. */
bool library_add(const struct library *library, const struct match *match, struct game_file *file,
                 struct fault *fault);

/* Reads a game. `file` is its file, or stays closed if another instance has it open: the match is
 * then a copy, for which library_add() reserves a new file. */
bool library_read(const struct library *library, const char *name, struct match *match,
                  struct game_file *file, struct fault *fault);

/* Moves a file from elsewhere into the library, under a name with its date: the autosave of earlier
 * versions. Does nothing if there is no such file. */
bool library_adopt(const struct library *library, const char *path, struct fault *fault);

/* Whether a file of this name is a saved game. */
bool library_is_game(const char *name);

/* The library's name for the file at a path, or NULL if it is in another folder. */
const char *library_name_of(const struct library *library, const char *path);
/* Appends the path of the named file. */
void library_path(const struct library *library, const char *name, struct text *path);

/* Deletes a game; library_restore() brings it back by the name stored in `trash`. Fails, with the
 * reason, while another instance has the game open. */
bool library_delete(const struct library *library, const char *name, char trash[LIBRARY_NAME],
                    struct fault *fault);
bool library_restore(const struct library *library, const char *trash, struct fault *fault);

#endif
