/* A hand over the board, whatever device it holds: points, presses, drags, or walks the focus from
 * cell to cell. It says which cell is pressed; what that means is the choice's affair. */
#ifndef UI_BOARD_HAND_H
#define UI_BOARD_HAND_H

#include "ui/board/choice.h"
#include "ui/kit/action.h"

struct hand {
    int pressed_cell;  /* where the pointer went down, or CELL_NONE */
    bool was_selected; /* that cell was selected already */
    bool dragging;
    float press_x, press_y, x, y;
};

/* Lets go of everything. */
void hand_open(struct hand *hand);

/* Moves the focus of the choice, and returns the cell that is pressed (CELL_EXIT too), or
 * CELL_NONE. */
int hand_action(struct hand *hand, struct choice *choice, const struct board_view *view,
                const struct action *action);

/* The man in the hand is drawn there. */
void hand_mark(const struct hand *hand, const struct choice *choice, struct marks *marks);

/* Where a cell is heard, -1 left … 1 right. */
float hand_pan(const struct board_view *view, int cell);

#endif
