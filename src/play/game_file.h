/* The file one game lives in while it is open. Its lock keeps other instances of the program from
 * writing to it; only this game is ever written to it. */
#ifndef PLAY_GAME_FILE_H
#define PLAY_GAME_FILE_H

#include "base/files.h"
#include "core/match.h"

struct game_file {
    char *path; /* belongs to this; NULL: no file */
    struct file_lock lock;
};

/* Takes hold of a path, whether a file is there yet or not. False when another instance has it.
 * Where there can be no locks it goes on without. */
bool game_file_open(struct game_file *file, const char *path);
/* Lets go of it; of none is fine. */
void game_file_close(struct game_file *file);
bool game_file_is_open(const struct game_file *file);

/* The same path, opened elsewhere: for tests and questions only. */
bool game_file_is_locked(const char *path);

/* Writes the game whole, or leaves the file as it was. A folder that vanished is made again. May
 * be called on any thread, one at a time for a file. */
bool game_file_write(const struct game_file *file, const struct text *text, struct fault *fault);

#endif
