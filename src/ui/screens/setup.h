/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Arranging an army before the game, unseen by the other player. */
#ifndef UI_SCREENS_SETUP_H
#define UI_SCREENS_SETUP_H

#include "play/draft.h"
#include "ui/board/board_play.h"
#include "ui/kit/widgets.h"

struct setup {
    struct form form;
    struct board_play board; /* its choice has a selection and a focus, but no moves */
    struct draft draft;
    unsigned session;         /* the match it is for … */
    int at;                   /* … and the position */
    uint8_t kept[CELL_LIMIT]; /* its pieces as last stored in the match, or as first offered */
    bool in_form;             /* the focus is on the buttons */
};

/* For the screen itself, its panels and tests. */
struct setup *setup_state(void);

struct app;

/* Starts the setup of the player to move. */
void setup_open(struct app *app);

#endif
