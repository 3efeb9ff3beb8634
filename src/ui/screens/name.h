/* Choosing a name for a player or a game, with any device: from recent and suggested names, letter
 * by letter, or by typing on a keyboard. */
#ifndef UI_SCREENS_NAME_H
#define UI_SCREENS_NAME_H

#include "core/match.h"
#include "ui/kit/widgets.h"

enum { NAME_LETTERS = 16, NAMES_LISTED = 10, NAME_OF_GAME = -1 };

struct name_page {
    struct form form;
    int player;   /* or NAME_OF_GAME */
    bool accents; /* show the accented letters */
    char text[PLAYER_NAME];
    char listed[NAMES_LISTED][PLAYER_NAME]; /* suggestions, recent ones first */
    int listed_count;
};

/* For the screen itself, its panels and tests. */
struct name_page *name_state(void);

struct app;

/* Asks for the name of a player in the new game. */
void name_open(struct app *app, int player);
/* Asks for a title for the session's match. */
void name_open_title(struct app *app);

#endif
