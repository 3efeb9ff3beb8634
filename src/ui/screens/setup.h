/* Arranging an army before the game, unseen by the other player. */
#ifndef UI_SCREENS_SETUP_H
#define UI_SCREENS_SETUP_H

#include "play/draft.h"
#include "ui/board/board_play.h"
#include "ui/kit/widgets.h"

struct setup {
    struct form form;
    struct board_play board; /* its choice knows what is selected and in focus, but no moves */
    struct draft draft;
    unsigned session;         /* the match it is for … */
    int at;                   /* … and where in it */
    uint8_t kept[CELL_LIMIT]; /* its pieces as the match holds them, or as they were offered */
    bool in_form;             /* the keys' focus is on the buttons */
};

/* For the screen itself, its panels and tests. */
struct setup *setup_state(void);

struct app;

/* Begins the setup of the player to move. */
void setup_open(struct app *app);

#endif
