/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Small figures drawn from plain shapes, in any colour: a person, a computer that plays, and a
 * gamepad. */
#ifndef UI_KIT_FIGURES_H
#define UI_KIT_FIGURES_H

#include "ui/kit/canvas.h"

/* As large as fits into the box, standing on its lower edge. */
void figure_person(struct canvas *canvas, struct rect box, struct colour colour);
void figure_computer(struct canvas *canvas, struct rect box, struct colour colour);
void figure_gamepad(struct canvas *canvas, struct rect box, struct colour colour);

#endif
