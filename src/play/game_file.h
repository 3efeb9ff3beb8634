/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* The file one game lives in while it is open. Its lock keeps other instances of the program from
 * writing to it; only this game is ever written to it. */
#ifndef PLAY_GAME_FILE_H
#define PLAY_GAME_FILE_H

#include "base/files.h"
#include "core/match.h"

struct game_file {
    char *path; /* owned; NULL: no file */
    struct file_lock lock;
};

/* Claims a path, whether or not the file exists yet. False if another instance has it. On file
 * systems without locks it goes unlocked. */
bool game_file_open(struct game_file *file, const char *path);
/* Does nothing if no file is open. */
void game_file_close(struct game_file *file);
bool game_file_is_open(const struct game_file *file);

/* Whether another instance has this path open. Only a hint: it may change at any moment. */
bool game_file_is_locked(const char *path);

/* Writes the whole game, or leaves the file as it was. A folder that has vanished is created again,
 * and the lock with it; false if another instance has taken the place meanwhile.
 * May be called on any thread, but only on one at a time per file. */
bool game_file_write(struct game_file *file, const struct text *text, struct fault *fault);

#endif
