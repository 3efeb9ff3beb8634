/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "platform/sdl_fake_input.h"

#include <string.h>

#include "platform/sdl_pictures.h"
#include "testing/devices.h"

static const struct window *target;
static SDL_Joystick *pads[DEVICE_PADS];

void fake_input_open(const struct window *window)
{
    target = window;
}

void fake_input_close(void)
{
    for (int i = 0; i < DEVICE_PADS; i++)
        device_pad_plug(i, false);
}

void device_key(const char *name, bool down)
{
    SDL_Event event = {.key = {.type = down ? SDL_KEYDOWN : SDL_KEYUP,
                               .state = down ? SDL_PRESSED : SDL_RELEASED}};
    if (strncmp(name, "Alt+", 4) == 0) {
        event.key.keysym.mod = KMOD_LALT;
        name += 4;
    }
    event.key.keysym.sym = SDL_GetKeyFromName(name);
    event.key.keysym.scancode = SDL_GetScancodeFromKey(event.key.keysym.sym);
    SDL_PushEvent(&event);
}

/* It belongs to no window, which distinguishes it from the real mouse. */
void device_mouse(enum touch touch, float x, float y)
{
    static const Uint32 types[] = {[TOUCH_MOVE] = SDL_MOUSEMOTION,
                                   [TOUCH_DOWN] = SDL_MOUSEBUTTONDOWN,
                                   [TOUCH_UP] = SDL_MOUSEBUTTONUP};
    SDL_Event event;
    float sx, sy;
    window_scale(target, &sx, &sy);
    SDL_zero(event);
    event.type = types[touch];
    if (touch == TOUCH_MOVE) {
        event.motion.x = (int)(x / sx);
        event.motion.y = (int)(y / sy);
    } else {
        event.button.button = SDL_BUTTON_LEFT;
        event.button.x = (int)(x / sx);
        event.button.y = (int)(y / sy);
    }
    SDL_PushEvent(&event);
}

void device_wheel(int step)
{
    SDL_Event event;
    SDL_zero(event);
    event.type = SDL_MOUSEWHEEL;
    event.wheel.y = -step;
    SDL_PushEvent(&event);
}

void device_finger(enum touch touch, float x, float y)
{
    static const Uint32 types[] = {
        [TOUCH_MOVE] = SDL_FINGERMOTION, [TOUCH_DOWN] = SDL_FINGERDOWN, [TOUCH_UP] = SDL_FINGERUP};
    SDL_Event event;
    SDL_zero(event);
    event.type = types[touch];
    event.tfinger.windowID = SDL_GetWindowID(target->window);
    event.tfinger.x = x / (float)target->width;
    event.tfinger.y = y / (float)target->height;
    SDL_PushEvent(&event);
}

static void unplug(int pad)
{
    SDL_JoystickID id = SDL_JoystickInstanceID(pads[pad]);
    SDL_JoystickClose(pads[pad]);
    pads[pad] = NULL;
    for (int i = 0; i < SDL_NumJoysticks(); i++)
        if (SDL_JoystickGetDeviceInstanceID(i) == id)
            SDL_JoystickDetachVirtual(i);
}

bool device_pad_plug(int pad, bool in)
{
    if (in && !pads[pad]) {
        SDL_SetHint(SDL_HINT_JOYSTICK_ALLOW_BACKGROUND_EVENTS, "1");
        int device =
            SDL_JoystickAttachVirtual(SDL_JOYSTICK_TYPE_GAMECONTROLLER, SDL_CONTROLLER_AXIS_MAX,
                                      SDL_CONTROLLER_BUTTON_MAX, 0);
        pads[pad] = device >= 0 ? SDL_JoystickOpen(device) : NULL;
    } else if (!in && pads[pad]) {
        unplug(pad);
    }
    return in == (pads[pad] != NULL);
}

bool device_pad_button(int pad, const char *name, bool down)
{
    int button = SDL_GameControllerGetButtonFromString(name);
    if (button < 0 || !device_pad_plug(pad, true))
        return false;
    SDL_JoystickSetVirtualButton(pads[pad], button, down);
    SDL_JoystickUpdate();
    return true;
}

bool device_pad_axis(int pad, const char *name, int value)
{
    int axis = SDL_GameControllerGetAxisFromString(name);
    if (axis < 0 || !device_pad_plug(pad, true))
        return false;
    SDL_JoystickSetVirtualAxis(pads[pad], axis, (Sint16)value);
    SDL_JoystickUpdate();
    return true;
}

void device_resize(int width, int height)
{
    SDL_SetWindowSize(target->window, width, height);
}

void device_disturb(enum disturbance disturbance)
{
    SDL_Event event;
    SDL_zero(event);
    if (disturbance == WINDOW_LOSES_FOCUS || disturbance == WINDOW_IS_UNCOVERED) {
        event.type = SDL_WINDOWEVENT;
        event.window.windowID = SDL_GetWindowID(target->window);
        event.window.event = (Uint8)(disturbance == WINDOW_LOSES_FOCUS ? SDL_WINDOWEVENT_FOCUS_LOST
                                                                       : SDL_WINDOWEVENT_EXPOSED);
    } else {
        event.type = disturbance == RENDERER_LOSES_TARGETS ? SDL_RENDER_TARGETS_RESET
                                                           : SDL_RENDER_DEVICE_RESET;
    }
    SDL_PushEvent(&event);
}

bool device_reads_pictures(void)
{
    return pictures_pending();
}

void device_pause(void)
{
    SDL_Delay(2);
}
