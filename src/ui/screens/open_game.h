/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Continuing a game from a file: reads it into the session and shows it. */
#ifndef UI_SCREENS_OPEN_GAME_H
#define UI_SCREENS_OPEN_GAME_H

#include "base/fault.h"

struct app;

/* A game of the library, by file name. False, with the reason and nothing changed, if it cannot be
 * read. */
bool open_game(struct app *app, const char *name, struct fault *fault);

/* A file from anywhere. */
bool open_game_file(struct app *app, const char *path, struct fault *fault);

/* The last unfinished game, if there is one. */
void open_latest_game(struct app *app);

#endif
