/* The rules of the games, a page each, and what keys do. */
#ifndef UI_SCREEN_HELP_H
#define UI_SCREEN_HELP_H

#include "ui/widgets.h"

struct help {
    struct form form;
    int page;     /* index of a game, or of the page on controls behind them */
    float scroll; /* pixels the text is moved up */
    float length; /* of the text, as it was drawn last */
};

struct app;

/* Opens the rules of a game (NULL: the first). */
void help_open(struct app *app, const struct game *game);

#endif
