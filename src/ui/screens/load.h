/* All games: choose one to go on with, look at its position, delete it and bring it back. */
#ifndef UI_SCREENS_LOAD_H
#define UI_SCREENS_LOAD_H

#include "play/library.h"
#include "ui/board/board_view.h"
#include "ui/kit/widgets.h"

struct load {
    struct form form;
    struct library_list games;
    int selected; /* of the list */
    int first;    /* the row on top */
    int clicked;  /* the row that a pointer chose last, or -1: clicked again, it is opened */
    struct {
        enum { HOLD_NOTHING, HOLD_LIST, HOLD_BAR } what;
        bool dragged; /* further than a click wavers */
        float y;      /* where it was pressed … */
        int first;    /* … and what was on top then */
    } hold;
    char asked[LIBRARY_NAME]; /* the game that the other player is asked to delete too */
    char trash[LIBRARY_NAME]; /* what was deleted last and can be brought back; empty: nothing */
    int pictured;             /* whose position the picture shows, or -1 */
    struct fault fault;       /* why there is no picture of the selected one */
    bool finished;            /* that game is over */
    struct board_view view;
    struct scene scene;
};

/* Of the screen itself, its panels and tests. */
struct load *load_state(void);

#endif
