/* Options of the chosen game and who plays. */
#ifndef UI_SCREENS_NEW_GAME_H
#define UI_SCREENS_NEW_GAME_H

#include "core/match.h"
#include "ui/board/board_view.h"
#include "ui/kit/widgets.h"
#include "ui/preferences.h"

struct new_game {
    struct form form;
    const struct game *game;
    struct settings settings;
    struct match_player players[2];
    struct board_view view; /* the board as these options make it */
    struct scene scene;
};

void new_game_open(struct new_game *state, const struct game *game,
                   const struct preferences *preferences);

#endif
