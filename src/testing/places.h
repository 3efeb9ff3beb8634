/* Where things are in the window, by name: cells of the board, its exit, words that are written.
 * Scripts point with it, and tests that drive the window from outside are told it. */
#ifndef TESTING_PLACES_H
#define TESTING_PLACES_H

#include "ui/app.h"

/* A place is two numbers, a cell ("d7"), "exit", or words in quotes as the last frame shows them.
 * False when there is no such place. */
bool places_find(const struct app *app, const struct canvas *canvas, const char *words, float *x,
                 float *y);

/* Tells in one line of JSON what is shown: the screen, how the match stands, and the place of every
 * cell and every text. `scale` is the number of pixels to a unit of the window, in which places are
 * told. */
void places_describe(const struct app *app, const struct canvas *canvas, float scale_x,
                     float scale_y, struct text *line);

#endif
