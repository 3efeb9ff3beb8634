/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* What players may ask for during a match: hints and take-backs, as far as they were agreed on, and
 * the other player's leave to take back. */
#ifndef PLAY_FAIRNESS_H
#define PLAY_FAIRNESS_H

#include "play/session.h"

/* How many hints or take-backs a player has left; AID_UNLIMITED if nobody counts. */
int fairness_left(const struct session *session, int player, enum aid aid);

/* The same in parts (AID_PARTS). */
int fairness_parts_left(const struct session *session, int player, enum aid aid);

/* Counts one more step of a hint, or one more take-back. False, with the reason in a sentence, if
 * the player has none left. */
bool fairness_use(struct session *session, int player, enum aid aid, struct fault *fault);

/* Whether going back to position `index` in order to play on needs leave: it is counted, or the
 * other player is asked. What was granted once is not asked for again, until a new move is made. */
bool fairness_needs_leave(const struct session *session, int index);

/* The player who takes back by that, on the side where they sit now; and whether the other one, a
 * person who has seen the moves, is asked. */
int fairness_taker(const struct session *session, int index);
bool fairness_asks(const struct session *session);

/* Takes note of the leave to go back to position `index`. False, with the reason in a sentence, if
 * the player has no take-back left. */
bool fairness_grant(struct session *session, int index, struct fault *fault);

#endif
