/* Choosing a name for a player or a game with any device: names used lately, ready ones, or letter
 * by letter; with a keyboard one simply types. */
#ifndef UI_SCREENS_NAME_H
#define UI_SCREENS_NAME_H

#include "core/match.h"
#include "ui/kit/widgets.h"

enum { NAME_LETTERS = 16, NAMES_LISTED = 10, NAME_OF_GAME = -1 };

struct name_page {
    struct form form;
    int player;   /* or NAME_OF_GAME */
    bool accents; /* the letters shown are the accented ones */
    char text[PLAYER_NAME];
    char listed[NAMES_LISTED][PLAYER_NAME]; /* those offered: recent ones first */
    int listed_count;
};

/* Of the screen itself, its panels and tests. */
struct name_page *name_state(void);

struct app;

/* Asks for the name of a player of the new game. */
void name_open(struct app *app, int player);
/* Asks what the session's match is to be called. */
void name_open_title(struct app *app);

#endif
