/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Why the game is over, shown on the board: rings around what decided it with a few words beside
 * them, the light of the last turn, and whom it took as shades. Pure functions of time. */
#ifndef UI_BOARD_CAUSE_MARKS_H
#define UI_BOARD_CAUSE_MARKS_H

#include "core/cause.h"
#include "ui/board/board_marks.h"

static const float cause_seconds = 0.9f; /* until everything is shown */

struct shown_cause {
    struct cause cause;
    float time; /* seconds since the end; from `cause_seconds` on it is at rest */
    bool fades; /* reduced motion: nothing closes or grows, it only appears */
};

/* Adds the last turn's lights and victims to the scene of the final position. */
void cause_set_scene(const struct shown_cause *shown, const struct match *match, int index,
                     struct scene *scene);

/* The rings under the men and, for blocks that hide their cells, above them. */
void cause_mark_below(const struct marking *marking, const struct scene *scene);
void cause_mark_above(const struct marking *marking, const struct scene *scene);

/* The words: close to a ring, but not over a man, a ring or a point of the board, and with a line
 * that leads to it; if it can be, neither over a mark, nor with that line over another man. */
struct cause_label {
    struct rect box; /* empty: there are none, or no such place, and the result says it anyway */
    int cell;        /* whose ring it is */
    struct point from, to;
};
struct cause_label cause_label(const struct board_view *view, const struct marks *marks,
                               const struct scene *scene);

#endif
