/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Offers to read the game aloud, once, to players whose machine already speaks to them. */
#ifndef UI_SCREENS_SPEECH_OFFER_H
#define UI_SCREENS_SPEECH_OFFER_H

struct app;

void speech_offer(struct app *app);

#endif
