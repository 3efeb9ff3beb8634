/* The thin bar beside a list or a page that is longer than what is shown of it. */
#ifndef UI_KIT_SCROLL_BAR_H
#define UI_KIT_SCROLL_BAR_H

#include "ui/kit/paint.h"

/* In whatever it counts: rows, pixels. */
struct scroll {
    float first, shown, total;
};

/* Where it stands, on the right of the list. */
struct rect scroll_bar_track(const struct layout *layout, struct rect list);

/* Nothing where all is shown. */
void scroll_bar_draw(const struct paint *paint, struct rect list, struct scroll scroll);

#endif
