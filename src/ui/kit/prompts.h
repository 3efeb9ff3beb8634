/* The bar at the bottom: what the device in hand can do here, by the names of its own keys and
 * buttons. */
#ifndef UI_KIT_PROMPTS_H
#define UI_KIT_PROMPTS_H

#include "ui/kit/bindings.h"
#include "ui/kit/paint.h"

enum {
    PROMPT_LATER = ACTION_COUNT, /* ACTION_SCRUB the other way */
    PROMPT_CONTROL               /* + enum control: its key or button, whatever it does here */
};

/* A list of them ends with a label that is NULL; an empty one cannot be done now. */
struct prompt {
    int action; /* enum action_type, or one of the above */
    const char *label;
};

struct prompt_bar {
    const struct bindings *bindings;
    enum device device; /* the one in hand */
    enum pad_family pad_family;
    float end;    /* nothing is written right of it … */
    bool crowded; /* … because something else is shown there for a while */
};

/* One line, or as many as the bar has room for where the window is narrow. Those that do not fit
 * beside what crowds the bar wait until it is gone. */
void prompts_draw(const struct prompt_bar *bar, const struct paint *paint,
                  const struct prompt *prompts);

/* What keyboards print on a key, in the player's language. */
const char *key_label(const char *key);
/* What a gamepad prints on a button. */
const char *button_label(enum pad_family family, const char *button);

#endif
