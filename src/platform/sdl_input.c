/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "platform/sdl_input.h"

#include <stdlib.h>

#include "ui/kit/desktop.h"

enum { TRIGGER_ON = 12000 };

enum { PAD_IDENTITY = 100 };

struct pad {
    SDL_GameController *controller; /* NULL: none is plugged in */
    char identity[PAD_IDENTITY];    /* of the one that is, or was last; empty: none ever was */
    SDL_JoystickID id;
    struct action held; /* repeats while a direction is held; ACTION_NONE: nothing */
    Uint32 held_until;  /* time of the next repetition */
    bool stick_out, trigger_out[2];
    struct chord chord; /* buttons pressed together */
};

static struct {
    const struct bindings *bindings;
    struct pad pads[PADS_MAX];
    Uint32 key_due; /* when a held key may repeat itself */
} input;

/* How far a stick must go to count, of 32767: about a tenth to nine tenths. */
static int dead_zone(void)
{
    return 4000 + 2500 * input.bindings->dead_zone;
}

void input_open(const struct bindings *bindings)
{
    input.bindings = bindings;
    SDL_SetHint(SDL_HINT_TOUCH_MOUSE_EVENTS, "0");
    SDL_SetHint(SDL_HINT_MOUSE_TOUCH_EVENTS, "0");
    SDL_InitSubSystem(SDL_INIT_GAMECONTROLLER);
}

void input_close(void)
{
    for (int i = 0; i < PADS_MAX; i++)
        if (input.pads[i].controller)
            SDL_GameControllerClose(input.pads[i].controller);
    SDL_memset(&input, 0, sizeof input);
}

static int pad_count(void)
{
    int count = 0;
    for (int i = 0; i < PADS_MAX; i++)
        count += input.pads[i].controller != NULL;
    return count;
}

bool input_has_pad(void)
{
    return pad_count() > 0;
}

static struct pad *pad_of(SDL_JoystickID id)
{
    for (int i = 0; i < PADS_MAX; i++)
        if (input.pads[i].controller && input.pads[i].id == id)
            return &input.pads[i];
    return NULL;
}

static int pad_index(const struct pad *pad)
{
    return (int)(pad - input.pads);
}

static enum pad_family family_of(const struct pad *pad)
{
    switch (SDL_GameControllerGetType(pad->controller)) {
    case SDL_CONTROLLER_TYPE_PS3:
    case SDL_CONTROLLER_TYPE_PS4:
    case SDL_CONTROLLER_TYPE_PS5:
        return PAD_PLAYSTATION;
    case SDL_CONTROLLER_TYPE_NINTENDO_SWITCH_PRO:
#if SDL_VERSION_ATLEAST(2, 24, 0)
    case SDL_CONTROLLER_TYPE_NINTENDO_SWITCH_JOYCON_LEFT:
    case SDL_CONTROLLER_TYPE_NINTENDO_SWITCH_JOYCON_RIGHT:
    case SDL_CONTROLLER_TYPE_NINTENDO_SWITCH_JOYCON_PAIR:
#endif
        return PAD_NINTENDO;
    default:
        return PAD_XBOX;
    }
}

/* Its model and, if it has one, its serial number. */
static void identify(SDL_GameController *controller, char identity[PAD_IDENTITY])
{
    char model[33];
    const char *serial = SDL_GameControllerGetSerial(controller);
    SDL_JoystickGUID guid = SDL_JoystickGetGUID(SDL_GameControllerGetJoystick(controller));
    SDL_JoystickGetGUIDString(guid, model, sizeof model);
    SDL_snprintf(identity, PAD_IDENTITY, "%s %s", model, serial ? serial : "");
}

/* How suitable a slot is: best the one it had before it was unplugged, then an unused one of the
 * first two, which belong to the two players; 0: it is occupied. */
static int rate_place(const struct pad *pad, const char *identity)
{
    if (pad->controller)
        return 0;
    if (SDL_strcmp(pad->identity, identity) == 0)
        return 3;
    return pad_index(pad) < 2 && !*pad->identity ? 2 : 1;
}

static struct pad *place_for(const char *identity)
{
    struct pad *best = NULL;
    for (int i = 0, best_rate = 0; i < PADS_MAX; i++) {
        int rate = rate_place(&input.pads[i], identity);
        if (rate > best_rate) {
            best_rate = rate;
            best = &input.pads[i];
        }
    }
    return best;
}

static bool add_pad(int device, struct action *action)
{
    char identity[PAD_IDENTITY];
    SDL_GameController *controller = SDL_GameControllerOpen(device);
    if (!controller)
        return false;
    identify(controller, identity);
    struct pad *pad = place_for(identity);
    if (!pad) {
        SDL_GameControllerClose(controller);
        return false;
    }
    SDL_JoystickID id = SDL_JoystickInstanceID(SDL_GameControllerGetJoystick(controller));
    *pad = (struct pad){.controller = controller, .id = id};
    SDL_strlcpy(pad->identity, identity, sizeof pad->identity);
    *action = (struct action){.type = ACTION_PAD_FOUND,
                              .device = DEVICE_PAD,
                              .pad = pad_index(pad),
                              .pads = pad_count(),
                              .family = family_of(pad)};
    return true;
}

static bool remove_pad(SDL_JoystickID id, struct action *action)
{
    struct pad *pad = pad_of(id);
    if (!pad)
        return false;
    SDL_GameControllerClose(pad->controller);
    pad->controller = NULL;
    pad->held.type = ACTION_NONE;
    *action = (struct action){
        .type = ACTION_PAD_LOST, .device = DEVICE_PAD, .pad = pad_index(pad), .pads = pad_count()};
    return true;
}

void input_rumble(float strength, float seconds)
{
    Uint16 force = (Uint16)(strength * 65535);
    for (int i = 0; i < PADS_MAX; i++)
        if (input.pads[i].controller)
            SDL_GameControllerRumble(input.pads[i].controller, force, force,
                                     (Uint32)(seconds * 1000));
}

static void hold(struct pad *pad, const struct action *action)
{
    pad->held = *action;
    pad->held_until = SDL_GetTicks() + bindings_repeat(input.bindings).first;
}

bool input_repeat(int number, struct action *action)
{
    struct pad *pad = &input.pads[number];
    Uint32 next = bindings_repeat(input.bindings).next;
    if (next == 0) /* switched off while it is held */
        pad->held.type = ACTION_NONE;
    if (pad->held.type == ACTION_NONE || !SDL_TICKS_PASSED(SDL_GetTicks(), pad->held_until))
        return false;
    pad->held_until = SDL_GetTicks() + next;
    *action = pad->held;
    action->repeat = true;
    return true;
}

void desktop_show_pointer(bool shown)
{
    SDL_ShowCursor(shown ? SDL_ENABLE : SDL_DISABLE);
}

void desktop_take_text(bool wanted)
{
    if (wanted)
        SDL_StartTextInput();
    else
        SDL_StopTextInput();
}

/* The system repeats held keys at its own pace; more than that is asked for here. */
static bool key_may_repeat(bool again)
{
    struct repeat_time time = bindings_repeat(input.bindings);
    bool usual = input.bindings->repeat >= REPEAT_NORMAL;
    bool due = !again || usual || SDL_TICKS_PASSED(SDL_GetTicks(), input.key_due);
    if (again && time.next == 0)
        return false;
    if (due)
        input.key_due = SDL_GetTicks() + (again ? time.next : time.first);
    return due;
}

static bool translate_key(const SDL_KeyboardEvent *event, struct action *action)
{
    bool down = event->type == SDL_KEYDOWN;
    SDL_Keycode key = event->keysym.sym;
    if (key == SDLK_KP_ENTER)
        key = SDLK_RETURN;
    if (key == SDLK_AC_BACK)
        key = SDLK_ESCAPE;
    const char *name = SDL_GetKeyName(key);
    *action = bindings_action(input.bindings, DEVICE_KEYBOARD, name);
    if (key == SDLK_RETURN && (event->keysym.mod & KMOD_ALT))
        action->type = ACTION_FULLSCREEN;
    else if (action->type == ACTION_NONE)
        action->type = ACTION_OTHER;
    action->pressed = down;
    action->repeat = event->repeat != 0;
    SDL_strlcpy(action->name, name, sizeof action->name);
    /* Keys without a binding may be directions, too: those of the other player in a duel. */
    bool repeats = action->type == ACTION_FOCUS || action->type == ACTION_SCRUB ||
                   action->type == ACTION_OTHER;
    if (action->type == ACTION_PEEK)
        return !action->repeat;
    return down && (repeats || !action->repeat) && key_may_repeat(action->repeat);
}

/* The action of a button or a pressed trigger; directions and steps repeat while held. */
static bool translate_control(struct pad *pad, const char *button, bool down, struct action *action)
{
    struct chord_press press;
    if (!chord_press(&pad->chord, input.bindings, button ? button : "", down, &press))
        return false;
    down = press.down;
    *action = bindings_action(input.bindings, DEVICE_PAD, press.name);
    if (action->type == ACTION_NONE)
        action->type = ACTION_OTHER;
    action->pad = pad_index(pad);
    action->pads = pad_count();
    action->family = family_of(pad);
    action->pressed = down;
    SDL_strlcpy(action->name, press.name, sizeof action->name);
    if (action->type == ACTION_FOCUS || action->type == ACTION_SCRUB) {
        if (down)
            hold(pad, action);
        else
            pad->held.type = ACTION_NONE;
    }
    return down || action->type == ACTION_PEEK;
}

static bool translate_button(const SDL_ControllerButtonEvent *event, struct action *action)
{
    struct pad *pad = pad_of(event->which);
    const char *name =
        SDL_GameControllerGetStringForButton((SDL_GameControllerButton)event->button);
    return pad && translate_control(pad, name, event->type == SDL_CONTROLLERBUTTONDOWN, action);
}

static int reach_of(int x, int y)
{
    return abs(x) > abs(y) ? abs(x) : abs(y);
}

/* The sticks mean the same, so that one hand is enough: the one that is further out counts. */
static void read_sticks(const struct pad *pad, int *x, int *y)
{
    int right_x = SDL_GameControllerGetAxis(pad->controller, SDL_CONTROLLER_AXIS_RIGHTX);
    int right_y = SDL_GameControllerGetAxis(pad->controller, SDL_CONTROLLER_AXIS_RIGHTY);
    *x = SDL_GameControllerGetAxis(pad->controller, SDL_CONTROLLER_AXIS_LEFTX);
    *y = SDL_GameControllerGetAxis(pad->controller, SDL_CONTROLLER_AXIS_LEFTY);
    if (reach_of(right_x, right_y) > reach_of(*x, *y)) {
        *x = right_x;
        *y = right_y;
    }
}

/* A stick counts once when it leaves the dead zone, and again only after it has returned. */
static bool translate_stick(struct pad *pad, struct action *action)
{
    int x, y;
    read_sticks(pad, &x, &y);
    int reach = reach_of(x, y);
    if (reach < dead_zone() * 3 / 4 && pad->stick_out) {
        pad->stick_out = false;
        pad->held.type = ACTION_NONE;
    }
    if (reach < dead_zone() || pad->stick_out)
        return false;
    pad->stick_out = true;
    *action = (struct action){.type = ACTION_FOCUS,
                              .device = DEVICE_PAD,
                              .pad = pad_index(pad),
                              .pads = pad_count(),
                              .family = family_of(pad),
                              .pressed = true};
    if (abs(x) > abs(y))
        action->direction = x < 0 ? DIRECTION_LEFT : DIRECTION_RIGHT;
    else
        action->direction = y < 0 ? DIRECTION_UP : DIRECTION_DOWN;
    hold(pad, action);
    return true;
}

static bool translate_trigger(struct pad *pad, const SDL_ControllerAxisEvent *event,
                              struct action *action)
{
    int which = event->axis == SDL_CONTROLLER_AXIS_TRIGGERLEFT ? 0 : 1;
    bool out = event->value > TRIGGER_ON;
    if (out == pad->trigger_out[which])
        return false;
    pad->trigger_out[which] = out;
    return translate_control(pad, which ? "righttrigger" : "lefttrigger", out, action);
}

static bool translate_axis(const SDL_ControllerAxisEvent *event, struct action *action)
{
    struct pad *pad = pad_of(event->which);
    if (!pad)
        return false;
    if (event->axis == SDL_CONTROLLER_AXIS_TRIGGERLEFT ||
        event->axis == SDL_CONTROLLER_AXIS_TRIGGERRIGHT)
        return translate_trigger(pad, event, action);
    return translate_stick(pad, action);
}

static bool translate_mouse_button(const SDL_MouseButtonEvent *event, float sx, float sy,
                                   struct action *action)
{
    bool down = event->type == SDL_MOUSEBUTTONDOWN;
    *action = (struct action){.type = down ? ACTION_PRESS : ACTION_RELEASE,
                              .device = DEVICE_MOUSE,
                              .pressed = down,
                              .x = (float)event->x * sx,
                              .y = (float)event->y * sy};
    if (event->button == SDL_BUTTON_RIGHT)
        action->type = ACTION_BACK;
    return event->button == SDL_BUTTON_LEFT || (event->button == SDL_BUTTON_RIGHT && down);
}

static bool translate_finger(const SDL_TouchFingerEvent *event, float sx, float sy,
                             struct action *action)
{
    SDL_Window *window = SDL_GetWindowFromID(event->windowID);
    int w = 0, h = 0;
    if (window)
        SDL_GetWindowSize(window, &w, &h);
    *action = (struct action){.type = event->type == SDL_FINGERDOWN ? ACTION_PRESS
                                      : event->type == SDL_FINGERUP ? ACTION_RELEASE
                                                                    : ACTION_POINT,
                              .device = DEVICE_TOUCH,
                              .pressed = event->type != SDL_FINGERUP,
                              .x = event->x * (float)w * sx,
                              .y = event->y * (float)h * sy};
    return window != NULL;
}

bool input_translate(const SDL_Event *event, float sx, float sy, struct action *action)
{
    switch (event->type) {
    case SDL_KEYDOWN:
    case SDL_KEYUP:
        return translate_key(&event->key, action);
    case SDL_TEXTINPUT:
        *action = (struct action){.type = ACTION_TEXT, .device = DEVICE_KEYBOARD, .pressed = true};
        return SDL_strlcpy(action->name, event->text.text, sizeof action->name) <
               sizeof action->name;
    case SDL_MOUSEMOTION:
        *action = (struct action){.type = ACTION_POINT,
                                  .device = DEVICE_MOUSE,
                                  .x = (float)event->motion.x * sx,
                                  .y = (float)event->motion.y * sy};
        return true;
    case SDL_MOUSEBUTTONDOWN:
    case SDL_MOUSEBUTTONUP:
        return translate_mouse_button(&event->button, sx, sy, action);
    case SDL_MOUSEWHEEL:
        *action = (struct action){
            .type = ACTION_WHEEL, .device = DEVICE_MOUSE, .step = event->wheel.y > 0 ? -1 : 1};
        return event->wheel.y != 0;
    case SDL_FINGERDOWN:
    case SDL_FINGERUP:
    case SDL_FINGERMOTION:
        return translate_finger(&event->tfinger, sx, sy, action);
    case SDL_CONTROLLERDEVICEADDED:
        return add_pad(event->cdevice.which, action);
    case SDL_CONTROLLERDEVICEREMOVED:
        return remove_pad(event->cdevice.which, action);
    case SDL_CONTROLLERBUTTONDOWN:
    case SDL_CONTROLLERBUTTONUP:
        return translate_button(&event->cbutton, action);
    case SDL_CONTROLLERAXISMOTION:
        return translate_axis(&event->caxis, action);
    default:
        return false;
    }
}
