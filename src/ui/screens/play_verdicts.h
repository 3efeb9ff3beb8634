/* Verdicts on the board (a setting): with a piece selected, each cell it may go to shows what that
 * leads to: a proven win (+), loss (−) or draw (=) with its distance, elsewhere an estimate as a
 * bar. Only in games in which nothing is hidden. */
#ifndef UI_SCREENS_PLAY_VERDICTS_H
#define UI_SCREENS_PLAY_VERDICTS_H

#include "ui/kit/canvas.h"

struct app;

enum { ADVICE_NODES = 800000 }; /* looked at for verdicts and hints */

/* A person is to move, wants verdicts, and may have them. */
bool verdicts_wanted(const struct app *app);

/* Lets the thinker find them; busy as long as it has not. */
void verdicts_tick(struct app *app);
bool verdicts_busy(const struct app *app);

void verdicts_draw(const struct app *app, struct canvas *canvas);

#endif
