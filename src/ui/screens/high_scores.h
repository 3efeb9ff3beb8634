/* A table of high scores; after a run its player may enter three letters. */
#ifndef UI_SCREENS_HIGH_SCORES_H
#define UI_SCREENS_HIGH_SCORES_H

struct app;

/* Replaces all screens: the run of the app's contest is over. */
void high_scores_open_run(struct app *app);

#endif
