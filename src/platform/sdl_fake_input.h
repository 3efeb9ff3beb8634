/* testing/devices.h by SDL's own events, pushed from inside the process. */
#ifndef PLATFORM_SDL_FAKE_INPUT_H
#define PLATFORM_SDL_FAKE_INPUT_H

#include "platform/sdl_canvas.h"

/* The window they are meant for, which must outlive them. */
void fake_input_open(const struct window *window);
/* Unplugs the virtual gamepads. */
void fake_input_close(void);

#endif
