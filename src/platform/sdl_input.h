/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Keyboard, mouse, touch and gamepads, translated into actions. */
#ifndef PLATFORM_SDL_INPUT_H
#define PLATFORM_SDL_INPUT_H

#include <SDL.h>

#include "ui/kit/chord.h"

/* The bindings are looked up at every press, so they may change. */
void input_open(const struct bindings *bindings);
void input_close(void);

/* Translates one event; false if it means nothing to the game. `scale` is the number of pixels per
 * window unit. */
bool input_translate(const SDL_Event *event, float scale_x, float scale_y, struct action *action);

/* A direction held on stick, pad or trigger of this gamepad repeats: false if that is not due. To
 * be asked once per frame, or what takes longer than its repetition would never end. */
bool input_repeat(int pad, struct action *action);

bool input_has_pad(void);
void input_rumble(float strength, float seconds);

#endif
