/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Plays the graphical game without a screen; shared by the interface tests. */
#ifndef TESTS_UI_DRIVER_H
#define TESTS_UI_DRIVER_H

#include "ui/app.h"
#include "ui/board/board_play.h"
#include "ui/kit/widgets.h"

extern struct app app;
extern struct canvas canvas;

/* Called after every frame; may be NULL. */
extern void (*driver_watch)(void);

void driver_open(float width, float height);
void driver_close(void);

/* Uses this folder, which is emptied, for the program's files. Call before driver_open(). */
void driver_use_folder(const char *folder);
/* Deletes it. Call after driver_close(). */
void driver_drop_folder(void);

/* Two people with long names, and a journal of games between them, against the computer and against
 * a guest. A folder must be in use. */
void driver_fill_records(void);

/* Makes the menu offer to continue this game, or none if NULL; it cannot actually be continued. */
void driver_offer_to_continue(const char *game);
/* Reads the game last written to the folder, finished or not. */
bool driver_read_latest(struct match *match);

/* Lets time pass until nothing moves, drawing as it goes. */
void settle(void);
void act(enum action_type type, enum device device);
/* Takes back; between two people the other one agrees. */
void take_back(enum device device);
void focus(enum direction direction, enum device device);
/* The mouse comes to a place from far away. */
void hover(float x, float y);
void click(float x, float y, enum device device);

/* Begins a game between two people with its default options, as if chosen in the menus; setups are
 * accepted as offered. */
void begin(const char *game);
/* Starts the match selected on the new-game screen. */
void start_as_chosen(void);
/* Begins a game between two players ("human", "level3" …) with its default options. */
void start_between(const char *game, const char *first, const char *second);
/* Continues the match in a save's text. */
void continue_save(const char *save);
/* Checks that the match can be saved and read again: an outdated answer from the computer would
 * sooner or later be an illegal move. */
void assert_legal(void);
/* Uses a button of a form as that device would; it must exist and be enabled. */
void use_button(struct form *form, int id, enum device device);
/* Whether the next frame shows a text containing this one. */
bool text_shown(const char *text);
/* How often the next frame shows exactly this text. */
int times_shown(const char *text);
/* Opens the curtain and accepts setups as often as they are offered. */
void go_through_curtains(enum device device);
/* Chooses a cell (or CELL_EXIT, for the pawn on `from`) of a board as that device would. */
void choose_on(const struct board_view *view, const struct choice *choice, int cell, int from,
               enum device device);
/* The same on the board in play. */
void choose_cell(int cell, int from, enum device device);
/* Plays a random legal move by choosing its cells. */
void play_one_move(struct rng *rng, enum device device);

#endif
