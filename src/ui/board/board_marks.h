/* What is marked on a board: what can be done, what was done, and the moves a review points at. */
#ifndef UI_BOARD_BOARD_MARKS_H
#define UI_BOARD_BOARD_MARKS_H

#include "ui/board/board_view.h"

static const float selected_lift = 0.18f; /* of a man chosen */

/* What marking needs, for all cells of a frame. */
struct marking {
    const struct board_view *view;
    const struct theme *theme;
    struct canvas *canvas;
    const struct marks *marks;
};

/* Under the men. `man` stands on the cell, or is NULL. */
void mark_below(const struct marking *marking, int cell, const struct actor *man);
/* Around a man's foot, as wide as the cell, and behind his head. */
void mark_foot(const struct marking *marking, int cell);
/* Blocks stand so close that they would hide a ring around their foot: theirs lies on top. */
bool mark_lies_on_top(const struct board_view *view);
/* Over the men: around what the eye sees of `man`, or in the middle of the cell without one. */
void mark_above(const struct marking *marking, int cell, const struct actor *man);

/* An arrow on the gate through which the selected piece may leave. */
void mark_exit(const struct marking *marking);
/* How far that shines beyond the upper edge of the board. */
float mark_exit_overhang(const struct board_view *view, const struct marks *marks);

/* The rectangle of a capture, drawn from one corner to the other as `progress` goes to 1. */
struct lit_rectangle {
    int from, to; /* cells */
    struct colour colour;
};
void mark_rectangle(const struct board_view *view, struct canvas *canvas, float progress,
                    const struct lit_rectangle *rectangle);

/* A slide is an arrow, and a man is placed or removed where there is a ring. What was a mistake has
 * a cross, for eyes that do not tell the colours apart. Nothing covers the middle of a man, where
 * his rank is. Needs no marks. */
struct marked_move {
    struct move move;
    int player;
    bool better;
};
void mark_move(const struct marking *marking, const struct scene *scene,
               const struct marked_move *move);

#endif
