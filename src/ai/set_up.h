/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* How computer players set up their pieces, in games with a setup. */
#ifndef AI_SET_UP_H
#define AI_SET_UP_H

#include "ai/view.h"

/* The next move of the viewer's setup: from the game's own player, otherwise any legal setup. The
 * same view, level and seed always give the same move. */
struct move ai_set_up(const struct view *view, int level, uint64_t seed);

#endif
