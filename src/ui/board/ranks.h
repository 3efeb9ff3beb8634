/* The table of an army: every kind of piece, with how many of them there are. */
#ifndef UI_BOARD_RANKS_H
#define UI_BOARD_RANKS_H

#include "ui/board/board_view.h"

struct app;

/* What `player` has in hand at `position`, in as many columns as fit into the box; closer together
 * where the box has a height that asks for it. Returns the height of the table. */
float ranks_draw(const struct app *app, struct canvas *canvas, struct rect box,
                 const struct look *look, const struct game *game, const struct position *position,
                 int player);

/* "Marshal" */
enum { RANK_TEXT = 48 };
void rank_name(const struct game *game, int kind, char text[RANK_TEXT]);

#endif
