/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Colours in a word, for those who hear the game. */
#ifndef UI_KIT_COLOUR_NAME_H
#define UI_KIT_COLOUR_NAME_H

#include "ui/kit/shape.h"

/* Of what is seen, whatever a theme calls it: "yellow", "light blue". */
const char *colour_name(struct colour colour);

#endif
