/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Two gamepad buttons pressed together, bound as "back+a". A button that begins such a pair acts by
 * itself only when it is released without having been part of one. */
#ifndef UI_KIT_CHORD_H
#define UI_KIT_CHORD_H

#include "ui/kit/bindings.h"

struct chord {
    char held[BINDING_NAME]; /* the first button of a pair; empty: none */
    bool used;               /* another one was pressed meanwhile */
};

struct chord_press {
    char name[BINDING_NAME]; /* of the button or the pair */
    bool down;
};

/* What pressing or releasing a button means; false: nothing yet. */
bool chord_press(struct chord *chord, const struct bindings *bindings, const char *button,
                 bool down, struct chord_press *press);

#endif
