/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "ui/devices.h"

#include <math.h>
#include <string.h>

#include "ui/app.h"
#include "ui/kit/desktop.h"

/* The pointer is used when it goes further than this, in units: neither a hand laid on the mouse
 * nor a shaken table goes as far. */
static const float pointer_way = 0.4f;

static bool screen_takes_text(const struct app *app)
{
    const struct action letter = {.type = ACTION_TEXT, .device = DEVICE_KEYBOARD, .name = "a"};
    const struct screen *screen = app_screen(app);
    return screen->claims && screen->claims(app, &letter);
}

static bool pointer_is_wanted(const struct app *app)
{
    return app->device == DEVICE_MOUSE;
}

static void tell_platform(struct app *app)
{
    struct devices *devices = &app->devices;
    desktop_show_pointer(devices->pointer_shown = pointer_is_wanted(app));
    desktop_take_text(devices->takes_text = screen_takes_text(app));
}

void devices_open(struct app *app)
{
    app->devices = (struct devices){.used = false};
    tell_platform(app);
}

void devices_follow(struct app *app)
{
    const struct devices *devices = &app->devices;
    if (devices->pointer_shown != pointer_is_wanted(app) ||
        devices->takes_text != screen_takes_text(app))
        tell_platform(app);
}

static bool is_pointer(const struct action *action)
{
    return action->device == DEVICE_MOUSE &&
           (action->type == ACTION_POINT || action->type == ACTION_PRESS ||
            action->type == ACTION_RELEASE);
}

/* In use already, or moved far enough from where it lay. */
static bool pointer_moves(struct app *app, const struct action *action)
{
    struct devices *devices = &app->devices;
    if (devices->used && app->device == DEVICE_MOUSE)
        return true;
    if (!devices->pointer_seen) {
        devices->pointer_seen = true;
        devices->pointer_x = action->x;
        devices->pointer_y = action->y;
    }
    float way = hypotf(action->x - devices->pointer_x, action->y - devices->pointer_y);
    return way > pointer_way * app->layout.unit;
}

/* Prompts name the buttons of a gamepad that is there before anything else is used. */
static void note_new_pad(struct app *app, const struct action *action)
{
    if (app->devices.used)
        return;
    app->device = DEVICE_PAD;
    app->pad_family = action->family;
    app->layout.show_focus = true;
}

/* Held keys repeat themselves on purpose; what is not a press has no second one. */
static bool is_press(const struct action *action)
{
    return action->pressed && !action->repeat && action->type != ACTION_TEXT &&
           action->type != ACTION_POINT && action->type != ACTION_WHEEL;
}

/* A hand that trembles presses twice: the second press counts only after a while. Another button,
 * or another player's, is no second press. */
static bool comes_too_soon(struct app *app, const struct action *action)
{
    struct devices *devices = &app->devices;
    const struct action *before = &devices->pressed;
    double pause = (double)app->preferences.press_pause / 10;
    if (!is_press(action))
        return false;
    if (before->type == action->type && before->device == action->device &&
        before->direction == action->direction && before->step == action->step &&
        before->pad == action->pad && strcmp(before->name, action->name) == 0 &&
        devices->since_press < pause)
        return true;
    devices->pressed = *action;
    devices->since_press = 0;
    return false;
}

bool devices_note(struct app *app, const struct action *action)
{
    struct devices *devices = &app->devices;
    if (comes_too_soon(app, action))
        return false;
    if (action->type == ACTION_POINT && is_pointer(action) && !pointer_moves(app, action))
        return false;
    if (action->type == ACTION_PAD_FOUND) {
        note_new_pad(app, action);
        return true;
    }
    if (is_pointer(action)) {
        devices->pointer_seen = true;
        devices->pointer_x = action->x;
        devices->pointer_y = action->y;
    }
    devices->used = devices->used || action->type != ACTION_FOCUS_LOST;
    app->device = action->device;
    if (action->device == DEVICE_PAD)
        app->pad_family = action->family;
    app->layout.show_focus = action->device == DEVICE_KEYBOARD || action->device == DEVICE_PAD;
    return true;
}
