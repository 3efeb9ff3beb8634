/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Where everything goes: a pure function of the window's size and the size of text. Nothing
 * overlaps at any size. Where large text makes a screen higher than the window, its page is: the
 * window shows a part of it (ui/paging.h). It is never wider: nobody scrolls sideways. */
#ifndef UI_KIT_LAYOUT_H
#define UI_KIT_LAYOUT_H

#include "ui/kit/shape.h"

struct layout {
    float width, height; /* of the page: as wide as the window, as high or higher */
    struct point corner; /* of the page that is shown in the window's upper left corner */
    struct point seen;   /* width and height of the window */
    float unit;          /* roughly the height of body text; everything is measured in units */
    bool portrait;
    bool folded;         /* large text: one column of panels beside the board, or below it */
    bool narrow;         /* large text in a tall page: things side by side do not fit */
    bool show_focus;     /* keys or a gamepad are in use, which need a visible focus */
    struct rect prompts; /* the thin bar at the bottom */
    struct rect page;    /* everything but the prompts, with a margin: for menus */
    struct rect board;   /* the playing screen's board, frame included */
    struct rect player[2];
    struct rect moves;    /* the move list */
    struct rect tools;    /* buttons */
    struct rect timeline; /* the scrubber */
};

/* The sizes of text to choose from, in percent. */
enum { TEXT_SCALES = 5 };
extern const int text_scales[TEXT_SCALES];

/* The page is the window; `scale` is the size of text, 1 is usual. */
void layout_for(struct layout *layout, float width, float height, float scale);

/* How much room a screen needs, in units: side by side in a wide page, or one below the other in a
 * tall one. Zero: the usual. A tall page is never wider than the window: where it is narrow, what
 * stands side by side elsewhere stands one below the other. */
struct page_need {
    float wide_w, wide_h, tall_w, tall_h;
    float narrow_h; /* zero: tall_h */
    float column_h; /* of a screen with a board: the height of its column where it is folded */
};

/* Makes the page of a layout for the window as large as that screen needs. */
void layout_extend(struct layout *layout, const struct page_need *need);

/* A folded page. In a wide window the board is always seen as a whole, and its column scrolls. */
struct folded_page {
    struct rect board, column;
};
struct folded_page layout_fold(const struct layout *layout);

/* Chooses the part of the page that is seen: as near as possible to `corner`. */
void layout_look_at(struct layout *layout, struct point corner);

/* The part of the page that is in the window. */
struct rect layout_window(const struct layout *layout);

/* … above the prompts. */
struct rect layout_seen(const struct layout *layout);

/* The height in pixels of each text size. */
float layout_text_pixels(const struct layout *layout, int size);

#endif
