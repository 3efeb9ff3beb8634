/* What must hold whatever was pressed: tests and the script's monkey ask after every event. */
#ifndef UI_SELFCHECK_H
#define UI_SELFCHECK_H

#include "base/fault.h"

struct app;
struct canvas;

/* The frame fits the canvas, the match stands within its history, its position is what its moves
 * lead to, and at rest the board shows that position. False, with what is wrong. */
bool selfcheck_shown(const struct app *app, const struct canvas *canvas, struct fault *fault);

/* The autosave can be read and holds the match as it stands; a finished match has none. True as
 * well while it is still being written. */
bool selfcheck_kept(const struct app *app, struct fault *fault);

#endif
