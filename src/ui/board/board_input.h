/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Input over a board, whatever the device: points, presses, drags, or walks the focus from cell to
 * cell. It reports which cell is pressed; the caller decides what that means. */
#ifndef UI_BOARD_BOARD_INPUT_H
#define UI_BOARD_BOARD_INPUT_H

#include "ui/board/choice.h"
#include "ui/kit/action.h"

struct board_input {
    int pressed_cell;  /* where the pointer went down, or CELL_NONE */
    bool was_selected; /* that cell was already selected */
    bool dragging;
    float press_x, press_y, x, y;
};

/* Forgets presses and drags. */
void board_input_clear(struct board_input *input);

/* Moves the focus of the choice; returns the pressed cell (or CELL_EXIT), or CELL_NONE. */
int board_input_action(struct board_input *input, struct choice *choice,
                       const struct board_view *view, const struct action *action);

/* Has the dragged piece drawn under the pointer. */
void board_input_mark(const struct board_input *input, const struct choice *choice,
                      struct marks *marks);

#endif
