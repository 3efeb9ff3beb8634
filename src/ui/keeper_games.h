/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* The games that the keeper keeps: each match of this run and its file. Only for the keeper's own
 * files. */
#ifndef UI_KEEPER_GAMES_H
#define UI_KEEPER_GAMES_H

#include "ui/keeper_writer.h"

/* A running clock is written down every few seconds, and on leaving: that many milliseconds of
 * thinking are lost at most. */
enum { KEEPER_CLOCK_SLACK = 5000 };

/* Notes the session's match, to be written, and how it ended. `slack`: milliseconds of thinking
 * that need not be noted yet. */
void keeper_note(struct keeper *keeper, const struct session *session, uint32_t slack);
/* Closes the files of other matches once they are written. */
void keeper_release(struct keeper *keeper, const struct session *session);
/* Closes all of them. */
void keeper_close_games(struct keeper *keeper);

#endif
