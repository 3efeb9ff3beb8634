/* The result and its reason, and what next. */
#ifndef UI_SCREENS_GAME_OVER_H
#define UI_SCREENS_GAME_OVER_H

#include "ui/kit/widgets.h"

struct game_over {
    struct form form;
    float time; /* since it came up, while splinters still fly */
};

#endif
