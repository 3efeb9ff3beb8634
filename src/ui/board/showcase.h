/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* A board that plays by itself for show. Both sides choose moves without searching, so it costs
 * next to nothing. Owns its match. */
#ifndef UI_BOARD_SHOWCASE_H
#define UI_BOARD_SHOWCASE_H

#include "base/rng.h"
#include "core/match.h"
#include "ui/board/board_view.h"
#include "ui/kit/paint.h"

struct showcase {
    bool open;
    struct match match;
    struct board_view view;
    struct timeline timeline;
    struct rng rng;
    float wait; /* seconds until the next move */
};

/* Starts a game a few moves in. */
void showcase_open(struct showcase *show, const struct theme *theme, const struct game *game,
                   uint64_t seed);
void showcase_close(struct showcase *show);

/* After a change of theme: keeps the match. */
void showcase_retheme(struct showcase *show, const struct theme *theme);

/* Advances by `seconds`. `pause` is the time between two moves; if negative, no further move
 * starts, but the current one is finished. */
void showcase_tick(struct showcase *show, float seconds, float pause);
bool showcase_moving(const struct showcase *show);

/* `alpha`: how far the current time lies between two ticks. In a small picture, hidden pieces stay
 * hidden: their faces would be illegible, and need not be loaded. */
void showcase_draw(struct showcase *show, const struct paint *paint, struct rect box, float alpha,
                   bool small);

#endif
