/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* The bar at the bottom: what can be done here, with the keys and buttons of the current device. */
#ifndef UI_KIT_PROMPTS_H
#define UI_KIT_PROMPTS_H

#include "ui/kit/bindings.h"
#include "ui/kit/paint.h"

enum {
    PROMPT_LATER = ACTION_COUNT, /* ACTION_SCRUB the other way */
    PROMPT_CONTROL               /* + enum control: that control's key or button */
};

/* A list ends with a NULL label; prompts with an empty label are skipped. */
struct prompt {
    int action; /* enum action_type, or one of the above */
    const char *label;
};

struct prompt_bar {
    const struct bindings *bindings;
    enum device device; /* the one in use */
    enum pad_family pad_family;
    float end;    /* right limit of the prompts … */
    bool crowded; /* … because something else is shown there for a while */
};

/* Wraps to as many lines as the bar has room for. In a crowded bar, prompts that do not fit are
 * left out for the time being. */
void prompts_draw(const struct prompt_bar *bar, const struct paint *paint,
                  const struct prompt *prompts);

/* The label of a key, in the player's language. */
const char *key_label(const char *key);
/* The label of a gamepad button. */
const char *button_label(enum pad_family family, const char *button);

#endif
