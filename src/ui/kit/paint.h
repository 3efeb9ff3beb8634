/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

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

/* Units from a panel's edge to where things inside are clear of its frame. */
static const float panel_clear = 0.75f;

/* A panel with a thin edge; brighter when lit. */
void panel_draw(const struct paint *paint, struct rect box, bool lit);

/* A hollow in a panel, for things that lie in it; light enough for dark ones to be seen. */
void hollow_draw(const struct paint *paint, struct rect box);

/* A thin line of brass between two parts of a panel, in the middle of the box. */
void rule_draw(const struct paint *paint, struct rect box);

/* A plate for a name, in its side's colour and shape, framed in brass; white is read on it. */
void plate_draw(const struct paint *paint, struct rect box, int player);

/* An opaque panel. */
void dialog_draw(const struct paint *paint, struct rect box);

#endif
