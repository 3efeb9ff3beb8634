#include "testing/fake_input.h"

#include <stdio.h>
#include <string.h>

static SDL_Joystick *pads[FAKE_PADS];

void fake_key(const char *name, bool down)
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

void fake_mouse(const struct window *window, Uint32 type, float x, float y)
{
    SDL_Event event;
    float sx, sy;
    window_scale(window, &sx, &sy);
    SDL_zero(event);
    event.type = type;
    if (type == SDL_MOUSEMOTION) {
        event.motion.x = (int)(x / sx);
        event.motion.y = (int)(y / sy);
    } else {
        event.button.button = SDL_BUTTON_LEFT;
        event.button.x = (int)(x / sx);
        event.button.y = (int)(y / sy);
    }
    SDL_PushEvent(&event);
}

void fake_wheel(int step)
{
    SDL_Event event;
    SDL_zero(event);
    event.type = SDL_MOUSEWHEEL;
    event.wheel.y = -step;
    SDL_PushEvent(&event);
}

void fake_finger(const struct window *window, Uint32 type, float x, float y)
{
    SDL_Event event;
    SDL_zero(event);
    event.type = type;
    event.tfinger.windowID = SDL_GetWindowID(window->window);
    event.tfinger.x = x / (float)window->width;
    event.tfinger.y = y / (float)window->height;
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

bool fake_pad_plug(int pad, bool in)
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

bool fake_pad_button(int pad, int button, bool down)
{
    if (button < 0 || !fake_pad_plug(pad, true))
        return false;
    SDL_JoystickSetVirtualButton(pads[pad], button, down);
    SDL_JoystickUpdate();
    return true;
}

bool fake_pad_axis(int pad, int axis, int value)
{
    if (!fake_pad_plug(pad, true))
        return false;
    SDL_JoystickSetVirtualAxis(pads[pad], axis, (Sint16)value);
    SDL_JoystickUpdate();
    return true;
}
