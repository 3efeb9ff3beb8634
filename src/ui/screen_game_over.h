/* The result and its reason, and what next. */
#ifndef UI_SCREEN_GAME_OVER_H
#define UI_SCREEN_GAME_OVER_H

#include "ui/widgets.h"

struct game_over {
    struct form form;
    float time; /* since it came up, while splinters still fly */
};

#endif
