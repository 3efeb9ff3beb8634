/* The first screen: the four games, and what else there is to do. */
#ifndef UI_SCREEN_MENU_H
#define UI_SCREEN_MENU_H

#include "ui/board_view.h"
#include "ui/widgets.h"

enum { MENU_GAMES = 4 };

struct menu {
    struct form form;
    bool opened; /* the pictures are made */
    struct {
        struct board_view view;
        struct scene scene;
    } pictures[MENU_GAMES];
};

#endif
