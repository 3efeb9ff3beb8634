/* Events as the devices would send them, made inside the process: what scripts press. Places are in
 * pixels of the window. */
#ifndef TESTING_FAKE_INPUT_H
#define TESTING_FAKE_INPUT_H

#include "platform/sdl_canvas.h"

enum { FAKE_PADS = 2 };

/* SDL's names of keys, with "Alt+" in front where wanted. */
void fake_key(const char *name, bool down);

/* SDL_MOUSEMOTION, SDL_MOUSEBUTTONDOWN or SDL_MOUSEBUTTONUP. It comes from no window, by which it
 * can be told from the real mouse. */
void fake_mouse(const struct window *window, Uint32 type, float x, float y);
void fake_wheel(int step);
/* SDL_FINGERDOWN, SDL_FINGERMOTION or SDL_FINGERUP. */
void fake_finger(const struct window *window, Uint32 type, float x, float y);

/* Virtual gamepads. They plug themselves in when used; false when there can be none. */
bool fake_pad_plug(int pad, bool in);
bool fake_pad_button(int pad, int button, bool down);
bool fake_pad_axis(int pad, int axis, int value);

#endif
