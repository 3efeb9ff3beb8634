/* Between two players who share a screen and must not see each other's pieces: nothing of either is
 * shown until the next one opens it. */
#ifndef UI_SCREENS_CURTAIN_H
#define UI_SCREENS_CURTAIN_H

#include "ui/board/board_view.h"
#include "ui/kit/widgets.h"

struct curtain {
    struct form form;
    float wait;             /* seconds until it can be opened */
    struct board_view view; /* how the pieces look from behind */
};

#endif
