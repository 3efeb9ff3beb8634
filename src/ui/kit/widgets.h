/* Buttons, choices and sliders of a menu. A screen lists its widgets again before every action and
 * every frame (form_begin, form_button …); the form remembers only the focus and the pressed
 * widget, so there is no second copy of the screen's state. Mouse, touch, keys and gamepad all go
 * through form_action(). */
#ifndef UI_KIT_WIDGETS_H
#define UI_KIT_WIDGETS_H

#include "ui/kit/action.h"
#include "ui/kit/layout.h"
#include "ui/kit/theme.h"

enum widget_type {
    WIDGET_BUTTON,
    WIDGET_CHOICE, /* ‹ value › */
    WIDGET_SLIDER,
    WIDGET_EARLIER, /* a button that shows ‹ … */
    WIDGET_LATER,   /* … or › */
    WIDGET_CARD     /* drawn by the screen itself; the form draws only its focus */
};

enum { WIDGETS_MAX = 48, WIDGET_LABEL = 96 };

struct widget {
    int id; /* above 0 */
    enum widget_type type;
    struct rect box;
    char label[WIDGET_LABEL], value[WIDGET_LABEL];
    float level; /* of a slider, 0…1 */
    bool disabled;
    bool primary; /* the one most people want next: its label is highlighted */
    bool chosen;  /* of several cards, the current one */
};

struct form {
    int count;
    struct widget list[WIDGETS_MAX + 1]; /* the last one absorbs what does not fit, uncounted */
    int focus;                           /* id, 0 none yet */
    int pressed;                         /* id of the widget the pointer went down on */
    bool focus_visible;
};

/* What the player did; `id` 0 is nothing. `step` is -1 or 1 if a value should change; a dragged
 * slider sets `level` to 0…1 (otherwise it is negative). If neither is set, the widget was
 * activated. */
struct pick {
    int id, step;
    float level;
};

void form_begin(struct form *form);
/* A screen lists at most WIDGETS_MAX. */
struct widget *form_add(struct form *form, enum widget_type type, int id, struct rect box,
                        const char *label);
struct widget *form_button(struct form *form, int id, struct rect box, const char *label);
struct widget *form_choice(struct form *form, int id, struct rect box, const char *label,
                           const char *value);
struct widget *form_slider(struct form *form, int id, struct rect box, const char *label,
                           float level);

struct pick form_action(struct form *form, const struct action *action);
void form_draw(const struct form *form, const struct theme *theme, const struct layout *layout,
               struct canvas *canvas);
const struct widget *form_widget(const struct form *form, int id);

#endif
