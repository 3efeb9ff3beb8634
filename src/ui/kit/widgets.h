/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

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
    WIDGET_LADDER,  /* a slider with few steps and a word for each, as wide as its box */
    WIDGET_TABS,    /* all values side by side: ‹ and › step through them, a press takes one */
    WIDGET_EARLIER, /* a button that shows ‹ … */
    WIDGET_LATER,   /* … or › */
    WIDGET_CARD     /* drawn by the screen itself; the form draws only its focus */
};

enum { WIDGETS_MAX = 64, WIDGET_LABEL = 96, WIDGET_TABS_MAX = 5 };

struct paint;

struct widget {
    int id; /* above 0 */
    enum widget_type type;
    struct rect box;
    char label[WIDGET_LABEL], value[WIDGET_LABEL];
    float level;                       /* of a slider, 0…1 */
    int parts;                         /* steps of a ladder, tabs */
    int part;                          /* the one it stands at, from 0 */
    int across;                        /* tabs in a row; the others follow below. 0: all */
    const char *tabs[WIDGET_TABS_MAX]; /* their words, in the player's language */
    float picture;                     /* how much of each tab, from the top, the screen draws */
    const char *help;                  /* one sentence, shown while it has the focus; or NULL */
    bool disabled;
    bool primary; /* the one most people want next: its label is highlighted */
    bool golden;  /* … and it is filled with gold: the one thing to do */
    bool chosen;  /* of several cards, the current one */
    bool stacked; /* its value is below its label */
};

struct form {
    int count;
    struct widget list[WIDGETS_MAX + 1]; /* the last one absorbs what does not fit, uncounted */
    bool stacked;                        /* set by the screen: so are all widgets it adds */
    int focus;                           /* id, 0 none yet */
    int pressed;                         /* id of the widget the pointer went down on */
    bool focus_visible;
    int lit; /* id of the widget that was last drawn with the focus, 0 none */
    /* Up and Down, one after the other, stay in the column they began in. */
    struct rect column; /* of the widget they began from */
    int column_focus;   /* where they have led to */
};

/* What the player did; `id` 0 is nothing. `step` is -1 or 1 if a value should change; a dragged
 * slider or a pressed tab sets `level` to 0…1 (otherwise it is negative). If neither is set, the
 * widget was activated. */
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
struct widget *form_ladder(struct form *form, int id, struct rect box, const char *label,
                           int parts);
/* Two to five words. */
struct widget *form_tabs(struct form *form, int id, struct rect box, const char *const *words,
                         int count);
/* The box of one tab. */
struct rect widget_tab(const struct widget *widget, int index);

/* The part a pick leads to. A ladder ends at both ends; tabs go around. */
int pick_part(const struct pick *pick, const struct widget *widget);

struct pick form_action(struct form *form, const struct action *action);
void form_draw(struct form *form, const struct theme *theme, const struct layout *layout,
               struct canvas *canvas);
const struct widget *form_widget(const struct form *form, int id);
/* Whether a button of this size shows its label whole. */
bool button_label_fits(struct rect box, float unit, const char *label);
/* Height of the line of help where it stays at the lower edge of the window, in units. */
static const float form_pinned_help = 2.8f;
/* A strip with one line about the widget in focus. */
void form_draw_help(const struct form *form, const struct paint *paint, struct rect box);
/* The same large, where there is room beside the widgets. */
void form_draw_large_help(const struct form *form, const struct paint *paint, struct rect box);

#endif
