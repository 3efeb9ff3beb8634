/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* After a game: a handicap suggested from the records, when one player keeps winning. */
#ifndef UI_SCREENS_SUGGESTION_H
#define UI_SCREENS_SUGGESTION_H

struct app;

/* The rematch. If the winner has won five more games in a row against the same opponent, a handicap
 * is suggested first; what is declined is not suggested again before the next five. Nothing is
 * suggested in the middle of a series of a fixed length, which stays as it was agreed. */
void suggestion_rematch(struct app *app);

#endif
