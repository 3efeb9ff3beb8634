/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* The sounds of a move's events, each on its beat. */
#ifndef UI_BOARD_EVENT_SOUNDS_H
#define UI_BOARD_EVENT_SOUNDS_H

#include "ui/board/board_view.h"

/* `begun`: bit set of events, as returned by the timeline's functions. */
void sound_events(const struct timeline *timeline, unsigned begun, const struct board_view *view,
                  bool rumble);

#endif
