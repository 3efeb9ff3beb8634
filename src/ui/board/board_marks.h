/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Marks on a board: what can be done, what was done, and the moves a review points out. */
#ifndef UI_BOARD_BOARD_MARKS_H
#define UI_BOARD_BOARD_MARKS_H

#include "ui/board/board_view.h"

static const float selected_lift = 0.18f; /* in cells */

/* What all marking functions need. */
struct marking {
    const struct board_view *view;
    const struct theme *theme;
    struct canvas *canvas;
    const struct marks *marks;
};

/* Marks lie on the floor, below the men, each in its own place in the cell: corners for the last
 * move and a cross for what it took, a ring for what is chosen and who captures with it, a frame
 * for the pointer, wedges for a hint, a dot for where one can go. `man` is the one on the cell, or
 * NULL. */
void mark_below(const struct marking *marking, int cell, const struct actor *man);
/* Marks above the men: around the visible body of `man`, or in the middle of an empty cell. */
void mark_above(const struct marking *marking, int cell, const struct actor *man);

/* A ring around what decided the game; `progress` 0…1 closes it. Blocks hide their cells, so theirs
 * is drawn `above` them, others below. */
struct reason_ring {
    struct colour colour;
    float progress;
    bool above;
};
void mark_reason(const struct marking *marking, int cell, const struct actor *man,
                 const struct reason_ring *ring);

/* The point of that ring, once it is closed, on the way from its middle to a point outside. */
struct point mark_reason_edge(const struct board_view *view, int cell, const struct actor *man,
                              struct point from);

/* The gate through which the selected piece may leave, lit up. Lies below the men. */
void mark_exit(const struct marking *marking, const struct scene *scene);

/* Soft light on a part of the board; above the men, dusk on all the rest. */
void mark_area(const struct marking *marking);
void mark_area_above(const struct marking *marking);

/* The rectangle of a capture, drawn from one corner to the other as `progress` goes to 1: light on
 * the floor, and little of it over the men. */
struct lit_rectangle {
    int from, to; /* cells */
    struct colour colour;
    float progress;
    float heat; /* 0 its own colour … 1 white */
};
void mark_rectangle_below(const struct marking *marking, const struct lit_rectangle *rectangle);
void mark_rectangle_above(const struct marking *marking, const struct lit_rectangle *rectangle);

/* An arrow for a move along the board, its gate for leaving it, a ring for placing or removing a
 * man. Mistakes have a cross, for players who cannot tell the colours apart. Nothing covers the
 * middle of a man, where his rank is. Needs no marks. */
struct marked_move {
    struct move move;
    int player;
    bool better;
};
void mark_move(const struct marking *marking, const struct scene *scene,
               const struct marked_move *move);

#endif
