/* A dialog in the middle of the window: a title, room for a text, and buttons one below the other.
 */
#ifndef UI_KIT_BUTTON_PANEL_H
#define UI_KIT_BUTTON_PANEL_H

#include "ui/kit/paint.h"
#include "ui/kit/widgets.h"

struct button_panel {
    float width, head;         /* in units; what stands above the buttons, the title included */
    const char *const *labels; /* by id, from 1; the first is the one most people want */
    int count;
    unsigned absent; /* a bit for each id that is not offered now */
    bool large; /* the title is what one came for */
};

struct rect button_panel_box(const struct button_panel *panel, const struct layout *layout);
void button_panel_list(const struct button_panel *panel, const struct layout *layout,
                       struct form *form);
/* Returns what is left below the title for a text. */
struct rect button_panel_draw(const struct button_panel *panel, const struct paint *paint,
                              const struct form *form, const char *title, struct colour colour);

#endif
