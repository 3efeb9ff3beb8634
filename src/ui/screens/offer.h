/* One question with two answers: to offer a draw, to resign. */
#ifndef UI_SCREENS_OFFER_H
#define UI_SCREENS_OFFER_H

#include "ui/kit/widgets.h"

struct app;

/* Asks whether to end the match so. The computer declines a draw by itself. */
void offer_open(struct app *app, int verb);

#endif
