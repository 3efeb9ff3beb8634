/* A player's favourite setups: take one, keep the present one, delete one. Over the setup screen,
 * whose army it is about. */
#ifndef UI_SCREENS_FAVOURITES_H
#define UI_SCREENS_FAVOURITES_H

#include "ui/kit/widgets.h"

struct favourites {
    struct form form;
    int selected; /* which place */
    bool sure;    /* "Delete" was pressed once */
};

/* For the screen itself, its panels and tests. */
struct favourites *favourites_state(void);

#endif
