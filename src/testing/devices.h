/* The devices that scripts and the monkey use, and what they do to the window. Supplied by the
 * platform, which makes the events as the devices would send them. Places are in pixels. */
#ifndef TESTING_DEVICES_H
#define TESTING_DEVICES_H

#include <stdbool.h>

/* Names of keys as the bindings write them, with "Alt+" in front where wanted. */
void device_key(const char *name, bool down);

enum touch { TOUCH_MOVE, TOUCH_DOWN, TOUCH_UP };
void device_mouse(enum touch touch, float x, float y);
void device_finger(enum touch touch, float x, float y);
void device_wheel(int step);

/* Virtual gamepads. They plug themselves in when used; false when there can be none, or when there
 * is no such button or axis. An axis goes from -32768 to 32767. */
enum { DEVICE_PADS = 2 };
bool device_pad_plug(int pad, bool in);
bool device_pad_button(int pad, const char *name, bool down);
bool device_pad_axis(int pad, const char *name, int value);

/* What the desktop and the driver do to a window. */
enum disturbance {
    WINDOW_LOSES_FOCUS,
    WINDOW_IS_UNCOVERED,
    RENDERER_LOSES_TARGETS,
    RENDERER_LOSES_EVERYTHING,
    DISTURBANCES
};
void device_resize(int width, int height);
void device_disturb(enum disturbance disturbance);

/* Pictures of what is shown are still being read. */
bool device_reads_pictures(void);
/* Lets the threads of the program go on for a moment. */
void device_pause(void);

#endif
