/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Choosing who plays: one person, two, or the computer against itself. Options and clocks, which
 * most people never change, are on a second page (more_options.h). */
#ifndef UI_SCREENS_NEW_GAME_H
#define UI_SCREENS_NEW_GAME_H

#include "play/start_choice.h"
#include "ui/board/board_view.h"
#include "ui/kit/widgets.h"
#include "ui/preferences.h"

struct app;

struct new_game {
    struct form form;
    const struct game *game;
    struct start_choice choice;
    struct match_player people[2]; /* names and ids; a person who plays alone is the first */
    int first;                     /* the player who moves first */
    struct board_view view;        /* preview of the board with these options */
    struct scene scene;
    bool pads_swapped; /* guests' gamepads went back with them to where they sat before a swap */
};

/* For the screen itself, its panels and tests. */
struct new_game *new_game_state(void);

/* Resets to the last choices made for this game; call before showing the screen. */
void new_game_open(const struct game *game, const struct preferences *preferences);
/* The same with the choices that led to the session's match, and everybody where they sat before
 * any swap. */
void new_game_open_like(struct app *app);

/* Call after changing options; draws the board with them. */
void new_game_refresh_preview(struct app *app);
void new_game_draw_preview(struct app *app, struct canvas *canvas, struct rect box);

/* The match that Start begins. */
struct match_plan new_game_plan(struct app *app);

#endif
