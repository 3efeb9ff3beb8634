/* Where everything goes: a pure function of the window's size. Nothing overlaps at any size. */
#ifndef UI_KIT_LAYOUT_H
#define UI_KIT_LAYOUT_H

#include "ui/kit/shape.h"

struct layout {
    float width, height;
    float unit; /* roughly the height of body text; everything is measured in units */
    bool portrait;
    bool show_focus;     /* keys or a gamepad are in use, which need a visible focus */
    struct rect prompts; /* the thin bar at the bottom */
    struct rect page;    /* everything but the prompts, with a margin: for menus */
    struct rect board;   /* the playing screen's board, frame included */
    struct rect player[2];
    struct rect moves;    /* the move list */
    struct rect tools;    /* buttons */
    struct rect timeline; /* the scrubber */
};

void layout_for(struct layout *layout, float width, float height);

/* The height in pixels of each text size. */
float layout_text_pixels(const struct layout *layout, int size);

#endif
