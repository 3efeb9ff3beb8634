/* The hint: what a strong player would do here, shown on the board with a reason in words. */
#ifndef UI_SCREENS_PLAY_HINT_H
#define UI_SCREENS_PLAY_HINT_H

#include "core/move.h"
#include "ui/board/board_view.h"

struct app;
struct play;

struct hint {
    bool wanted; /* being thought about */
    bool shown;
    struct move move;
    char text[240];
};

/* There is a person to move, and a player who can weigh moves in this game. */
bool hint_available(const struct app *app);
void hint_request(struct app *app);
void hint_tick(struct app *app);
void hint_clear(struct hint *hint);
/* Its rings and its words are seen together: why something was refused takes the place of both. */
bool hint_visible(const struct play *play);
void hint_mark(const struct hint *hint, struct marks *marks);

#endif
