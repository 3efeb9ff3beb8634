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

/* Of the screen itself, its panels and tests. */
struct new_game *new_game_state(void);

/* Takes a game with its standard options; to be called before the screen is shown. */
void new_game_open(const struct game *game, const struct preferences *preferences);

#endif
