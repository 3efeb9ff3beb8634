/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* testing/devices.h implemented with SDL events pushed inside the process. */
#ifndef PLATFORM_SDL_FAKE_INPUT_H
#define PLATFORM_SDL_FAKE_INPUT_H

#include "platform/sdl_canvas.h"

/* The window they are sent to, which must outlive them. */
void fake_input_open(const struct window *window);
/* Unplugs the virtual gamepads. */
void fake_input_close(void);

#endif
