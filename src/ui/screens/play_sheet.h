/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* The deduction sheet and the notes on the playing screen: both are for the player who sees the
 * board, and for nobody else. */
#ifndef UI_SCREENS_PLAY_SHEET_H
#define UI_SCREENS_PLAY_SHEET_H

#include <stdbool.h>

#include "play/sheet.h"
#include "ui/kit/canvas.h"

struct app;
struct scene;

/* The player who reads the board and may have notes and a sheet; NOBODY if all is shown, or while
 * an earlier game is only watched. */
int play_reader(const struct app *app);

/* The cell of the hidden enemy piece that an action picks for a note; CELL_NONE if it is meant for
 * anything else. */
struct action;
int play_note_cell(const struct app *app, const struct action *action);
/* Whether the focus is on such a piece. */
bool play_focus_takes_note(const struct app *app);

/* What the sheet says of the piece on a cell: false, and nothing, if there is no sheet. */
bool play_sheet_describe(const struct app *app, int cell, char text[SHEET_SENTENCE]);
/* Whether the piece cannot be of this kind, by the sheet. */
bool play_sheet_excludes(const struct app *app, int cell, int kind);

/* The line of the enemy's panel while an enemy piece is in focus; empty otherwise. */
const char *play_sheet_line(const struct app *app, int player);

/* The reader's note on the piece on a cell and what the sheet says of it, in words. */
const char *play_about_cell(const struct app *app, int cell);

/* The reader's notes, on the pieces. */
void play_draw_notes(const struct app *app, struct canvas *canvas, const struct scene *scene);

void play_sheet_close(void);

#endif
