/* The hint: what a strong player would do here, shown on the board and explained in words. */
#ifndef UI_SCREENS_PLAY_HINT_H
#define UI_SCREENS_PLAY_HINT_H

#include "core/move.h"
#include "ui/board/board_view.h"

struct app;
struct play;

struct hint {
    bool wanted; /* being searched for */
    bool shown;
    struct move move;
    char text[240];
};

/* Whether a person is to move, outside the setup. */
bool hint_available(const struct app *app);
void hint_request(struct app *app);
void hint_tick(struct app *app);
void hint_clear(struct hint *hint);
/* A refusal temporarily replaces both the hint's text and its marks. */
bool hint_visible(const struct play *play);
void hint_mark(const struct hint *hint, struct marks *marks);

#endif
