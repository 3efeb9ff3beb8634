/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* A dialog in the middle of the window: a title, room for text, and a column of buttons. */
#ifndef UI_KIT_BUTTON_PANEL_H
#define UI_KIT_BUTTON_PANEL_H

#include "ui/kit/paint.h"
#include "ui/kit/widgets.h"

struct button_panel {
    float width, head;         /* in units; the head is all above the buttons, title included */
    const char *const *labels; /* by id, from 1; the first is the primary button */
    const char *const *values; /* by id, for rows whose value can be changed; NULL: none */
    int count;
    unsigned absent; /* bit set of ids that are not offered now */
    bool large;      /* large title */
};

struct rect button_panel_box(const struct button_panel *panel, const struct layout *layout);
void button_panel_list(const struct button_panel *panel, const struct layout *layout,
                       struct form *form);
/* Returns the room for text below the title. */
struct rect button_panel_draw(const struct button_panel *panel, const struct paint *paint,
                              struct form *form, const char *title, struct colour colour);

#endif
