/* Choosing a game's options and players. */
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
    struct board_view view; /* preview of the board with these options */
    struct scene scene;
};

/* For the screen itself, its panels and tests. */
struct new_game *new_game_state(void);

/* Resets to the game's standard options; call before showing the screen. */
void new_game_open(const struct game *game, const struct preferences *preferences);

#endif
