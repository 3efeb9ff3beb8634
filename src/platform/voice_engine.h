/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* The speech of the operating system. Called on the voice's own thread only (sdl_voice.c), so it
 * may take its time. */
#ifndef PLATFORM_VOICE_ENGINE_H
#define PLATFORM_VOICE_ENGINE_H

#include "ui/kit/voice.h"

/* False: there is none. May be tried again later. */
bool voice_engine_open(void);
void voice_engine_set(const struct voice *voice);
/* Says this after what it is saying. */
void voice_engine_say(const char *text);
/* Falls silent and forgets what was still to be said. */
void voice_engine_stop(void);

#endif
