/* Splinters that fly apart: a pure function of time, so that they run backward too and need no
 * memory. */
#ifndef UI_BOARD_SPLINTERS_H
#define UI_BOARD_SPLINTERS_H

#include "ui/kit/theme.h"

struct cloud {
    struct point from;
    float size; /* of the man it comes from */
    float t;    /* 0…1 */
    int count;
    unsigned seed; /* makes each one different */
    struct colour colour;
};

/* What flies up where something is taken: dust that spreads, or sparks that fall. */
void dust_draw(const struct theme *theme, struct canvas *canvas, const struct cloud *cloud);

void splinters_draw(const struct theme *theme, struct canvas *canvas, const struct cloud *cloud);

#endif
