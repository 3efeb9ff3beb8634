/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* The dialog in which a player notes what they believe of an enemy piece. */
#ifndef UI_SCREENS_NOTES_H
#define UI_SCREENS_NOTES_H

struct app;

/* Opens it for the piece on a cell of the position shown, for the player who sees the board. */
void notes_open(struct app *app, int player, int cell);

#endif
