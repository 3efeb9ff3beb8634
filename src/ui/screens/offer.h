/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Offering a draw and resigning, with a question first. */
#ifndef UI_SCREENS_OFFER_H
#define UI_SCREENS_OFFER_H

#include <stdbool.h>

struct app;
struct action;

/* Asks before ending the match. The computer always declines a draw. */
void offer_open(struct app *app, int verb);

/* Whether the acting player may offer a draw or resign now: with a gamepad each, the one to move.
 */
bool offer_is_theirs(const struct app *app, const struct action *action);

#endif
