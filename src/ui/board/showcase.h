/* A board that plays by itself, to be looked at: both sides move at a glance, so that it costs next
 * to nothing. Owns its match. */
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

/* Begins a game, some moves after its start. */
void showcase_open(struct showcase *show, const struct theme *theme, const struct game *game,
                   uint64_t seed);
void showcase_close(struct showcase *show);

/* Another theme: the same match, drawn anew. */
void showcase_retheme(struct showcase *show, const struct theme *theme);

/* Goes on by `seconds`. `pause` is how long it rests between two moves; a negative one begins no
 * further move, but finishes the one being shown. */
void showcase_tick(struct showcase *show, float seconds, float pause);
bool showcase_moving(const struct showcase *show);

/* `alpha` is how far the present lies between two ticks. In a small picture hidden pieces stay
 * hidden: their ranks could not be read, and need not be loaded. */
void showcase_draw(struct showcase *show, const struct paint *paint, struct rect box, float alpha,
                   bool small);

#endif
