/* What every drawing function needs, passed around as one. */
#ifndef UI_KIT_PAINT_H
#define UI_KIT_PAINT_H

#include "ui/kit/layout.h"
#include "ui/kit/theme.h"

struct paint {
    struct canvas *canvas;
    const struct theme *theme;
    const struct layout *layout;
};

/* A panel with a thin edge; brighter when lit. */
void panel_draw(const struct paint *paint, struct rect box, bool lit);

/* An opaque panel. */
void dialog_draw(const struct paint *paint, struct rect box);

#endif
