/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Fair play on the playing screen: counted hints and take-backs, the other player's leave to take
 * back, and the second player's choice to take over the first move. */
#ifndef UI_SCREENS_PLAY_FAIR_H
#define UI_SCREENS_PLAY_FAIR_H

#include "ai/decision.h"

struct app;

/* What the playing screen remembers of it. */
struct fair {
    int index;                     /* the position to go back to when the other player agrees … */
    void (*then)(struct app *app); /* … and what follows */
    bool seats_known, swapped;     /* the players have changed sides, as the gamepads know */
    bool asked;                    /* about the first move, after so many moves: */
    unsigned asked_moves_made;
    int hint_steps; /* so many steps of the hint have been counted for this position: */
    unsigned hint_moves_made;
    int hint_at;
};

/* Goes on with `then` once position `index` may be gone back to in order to play on: at once, or
 * when the other player agrees. What cannot be is refused with a sentence. */
void fair_take_back(struct app *app, int index, void (*then)(struct app *app));
/* Says why nothing can be taken back now. */
void fair_refuse_undo(struct app *app);

/* Counts a step of the hint, from 1, for the player to move, once for a position; false after
 * refusing it. */
bool fair_use_hint(struct app *app, int step);

/* Whether a person may take over the first move now, instead of making a move. */
bool fair_can_swap(const struct app *app);

/* What the computer plays: its move, or the swap that it prefers. */
struct move fair_reply(const struct app *app, const struct decision *decision);

/* While nothing moves: asks the second player about the first move, and lets gamepads follow
 * players who have changed sides. */
void fair_tick(struct app *app);
bool fair_busy(const struct app *app);

/* A tool's label with what is left: "Hint (2)". */
enum { FAIR_LABEL = 40 };
void fair_undo_label(const struct app *app, char label[FAIR_LABEL]);
void fair_hint_label(const struct app *app, char label[FAIR_LABEL]);

#endif
