/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "ui/kit/chord.h"

#include <string.h>

#include "ui/kit/words.h"

static bool begins_pair(const struct bindings *bindings, const char *button)
{
    size_t length = strlen(button);
    for (int i = 0; length > 0 && i < CONTROL_COUNT; i++)
        if (strncmp(bindings->button[i], button, length) == 0 && bindings->button[i][length] == '+')
            return true;
    return false;
}

static void name_press(const struct chord *chord, const char *button, struct chord_press *press)
{
    struct words words = words_into(press->name, sizeof press->name);
    if (*chord->held) {
        words_add(&words, chord->held);
        words_add(&words, "+");
    }
    words_add(&words, button);
}

static bool release_first(struct chord *chord, struct chord_press *press)
{
    bool alone = !chord->used;
    memcpy(press->name, chord->held, sizeof press->name);
    press->down = true; /* it was held back */
    *chord = (struct chord){.used = false};
    return alone;
}

bool chord_press(struct chord *chord, const struct bindings *bindings, const char *button,
                 bool down, struct chord_press *press)
{
    if (!down && *chord->held && strcmp(chord->held, button) == 0)
        return release_first(chord, press);
    if (down && !*chord->held && begins_pair(bindings, button)) {
        struct words words = words_into(chord->held, sizeof chord->held);
        words_add(&words, button);
        chord->used = false;
        return false;
    }
    chord->used = chord->used || down;
    name_press(chord, button, press);
    press->down = down;
    return true;
}
