/* The rules of the games, a page each, and what keys do. */
#ifndef UI_SCREENS_HELP_H
#define UI_SCREENS_HELP_H

#include "core/game.h"
#include "ui/board/board_view.h"
#include "ui/kit/widgets.h"

struct help {
    struct form form;
    int page;     /* index of a game that has rules, or of the page on controls behind them */
    float scroll; /* pixels the text is moved up */
    float length; /* of the text, as it was drawn last */
    bool dragging;
    float drag_y;
    struct help_drawing {
        bool drawn; /* this section has a picture */
        struct board_view view;
        struct scene scene;
        struct marks marks;
    } drawings[RULES_SECTIONS_MAX];
    struct board_view ranks;  /* for the men in the table of ranks */
    const struct game *own;   /* the game it was opened from, or NULL */
    struct settings settings; /* … and how it is played */
};

/* For the screen itself, its panels and tests. */
struct help *help_state(void);

struct app;

/* Opens the rules of a game (NULL: the first); when it has none, the page on controls. */
void help_open(struct app *app, const struct game *game);

/* Pages there are: one per game that has rules, and the one on controls. */
int help_page_count(void);

/* The game whose rules the page shows; NULL: it is the one on controls. */
const struct game *help_game(void);

#endif
