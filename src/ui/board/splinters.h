/* Splinters that fly apart: a pure function of time, so that they run backward too and need no
 * memory. */
#ifndef UI_BOARD_SPLINTERS_H
#define UI_BOARD_SPLINTERS_H

#include "ui/kit/theme.h"

/* What flies up where something is taken: dust that spreads, or sparks that fall. */
void dust_draw(const struct theme *theme, struct canvas *canvas, float x, float y, float size,
               float t, int count, unsigned seed);

/* `count` splinters from (x, y) at t = 0…1, of men `size` large; `seed` makes each burst different.
 */
void splinters_draw(const struct theme *theme, struct canvas *canvas, float x, float y, float size,
                    float t, int count, unsigned seed, struct colour colour);

#endif
