/* The words on the players' panels. All texts are to be read at once. */
#ifndef UI_SCREENS_PLAY_STATUS_H
#define UI_SCREENS_PLAY_STATUS_H

#include <stdbool.h>

struct app;

/* The position whose turn and result the panels report: during an animation, the one before it. */
int play_reported_index(const struct app *app);

/* What a player should do now, or did last, or how the game ended for them. */
const char *play_status_line(const struct app *app, int player, bool active);

/* Below it: who the others wait for, or how strong a computer is; may be empty. */
const char *play_aside_line(const struct app *app, int player, bool active);

#endif
