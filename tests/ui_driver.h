/* Plays the graphical game without a screen: what the tests of the interface share. */
#ifndef TESTS_UI_DRIVER_H
#define TESTS_UI_DRIVER_H

#include "ui/app.h"
#include "ui/board/board_play.h"
#include "ui/kit/widgets.h"

extern struct app app;
extern struct canvas canvas;

/* Called after every frame that is drawn; may be NULL. */
extern void (*driver_watch)(void);

void driver_open(float width, float height);
void driver_close(void);

/* The program's own files lie in this folder, which is emptied. Before driver_open(). */
void driver_use_folder(const char *folder);
/* Nothing is left of it. After driver_close(). */
void driver_drop_folder(void);

/* The menu offers to continue a game of this kind; NULL: none. Nothing can be continued. */
void driver_offer_to_continue(const char *game);
/* Reads the game that was last written to the folder, finished or not. */
bool driver_read_latest(struct match *match);

/* Lets time pass until nothing moves, drawing as it goes. */
void settle(void);
void act(enum action_type type, enum device device);
void focus(enum direction direction, enum device device);
void click(float x, float y, enum device device);

/* Begins a game with its standard options, as if chosen in the menus; setups are accepted as
 * offered. */
void begin(const char *game);
/* The match that the new-game screen is set to. */
void start_as_chosen(void);
/* Begins a game between these two ("human", "level3" …) with its standard options. */
void start_between(const char *game, const char *first, const char *second);
/* Goes on with the match of a save's text. */
void go_on_with(const char *save);
/* Written down and read again, the match is accepted: a stale answer of the computer's would be an
 * illegal move sooner or later. */
void assert_legal(void);
/* Uses a button of a form as that device would; it must be there and enabled. */
void use_button(struct form *form, int id, enum device device);
/* Whether the next frame shows this text, or a part of one. */
bool text_shown(const char *text);
/* How often it shows exactly this one. */
int times_shown(const char *text);
/* Opens the curtain and accepts offered setups, as long as there are any. */
void go_through_curtains(enum device device);
/* Chooses a cell (or CELL_EXIT, for the pawn on `from`) of a board as that device would. */
void choose_on(const struct board_view *view, const struct choice *choice, int cell, int from,
               enum device device);
/* The same on the board that is played on. */
void choose_cell(int cell, int from, enum device device);
/* Plays a random legal move by choosing its cells. */
void play_one_move(struct rng *rng, enum device device);

#endif
