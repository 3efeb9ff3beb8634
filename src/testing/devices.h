/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* The devices used by scripts and the monkey, and their effects on the window. Implemented by the
 * platform, which creates events as the devices would. Places are in pixels. */
#ifndef TESTING_DEVICES_H
#define TESTING_DEVICES_H

#include <stdbool.h>

/* Key names as in the bindings, optionally with "Alt+" in front. */
void device_key(const char *name, bool down);

enum touch { TOUCH_MOVE, TOUCH_DOWN, TOUCH_UP };
void device_mouse(enum touch touch, float x, float y);
void device_finger(enum touch touch, float x, float y);
void device_wheel(int step);

/* Virtual gamepads. They plug themselves in when used; false if that is impossible, or if there is
 * no such button or axis. An axis goes from -32768 to 32767. */
enum { DEVICE_PADS = 2 };
bool device_pad_plug(int pad, bool in);
bool device_pad_button(int pad, const char *name, bool down);
bool device_pad_axis(int pad, const char *name, int value);

/* Effects of the desktop and the driver on a window. */
enum disturbance {
    WINDOW_LOSES_FOCUS,
    WINDOW_IS_UNCOVERED,
    RENDERER_LOSES_TARGETS,
    RENDERER_LOSES_EVERYTHING
};
void device_resize(int width, int height);
void device_disturb(enum disturbance disturbance);

/* Visible pictures are still being loaded. */
bool device_reads_pictures(void);
/* Lets the program's threads run for a moment. */
void device_pause(void);

#endif
