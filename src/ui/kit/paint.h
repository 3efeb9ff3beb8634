/* What drawing needs, as it travels through a frame: where to, in which colours, how large. */
#ifndef UI_KIT_PAINT_H
#define UI_KIT_PAINT_H

#include "ui/kit/layout.h"
#include "ui/kit/theme.h"

struct paint {
    struct canvas *canvas;
    const struct theme *theme;
    const struct layout *layout;
};

/* A panel: darker than the table, with a thin edge; brighter when lit. */
void panel_draw(const struct paint *paint, struct rect box, bool lit);

/* A panel that asks for an answer: nothing shows through. */
void dialog_draw(const struct paint *paint, struct rect box);

#endif
