/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* All saved games: choose one to continue, look at its position, delete it and bring it back. */
#ifndef UI_SCREENS_LOAD_H
#define UI_SCREENS_LOAD_H

#include "play/library.h"
#include "ui/board/board_view.h"
#include "ui/kit/row_list.h"

struct load {
    struct form form;
    struct library_list games;
    struct row_list rows;     /* of the games */
    char asked[LIBRARY_NAME]; /* the game that the other player is asked to delete too */
    char trash[LIBRARY_NAME]; /* the last deleted game, which can be brought back; may be empty */
    int pictured;             /* index of the game in the picture, or -1 */
    struct fault fault;       /* why the selected game has no picture */
    bool finished;            /* the selected game is over */
    struct board_view view;
    struct scene scene;
};

/* For the screen itself, its panels and tests. */
struct load *load_state(void);

#endif
