/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Scripts of arbitrary lines, in the menu and in a game: they run or are rejected with a message,
 * and the program goes on. Their devices do nothing here. */
#include "core/registry.h"
#include "fuzz.h"
#include "memory_disk.h"
#include "testing/devices.h"
#include "testing/script.h"
#include "ui/kit/theme.h"

enum { FRAMES = 60 };

static struct app app;
static struct canvas canvas;

void device_key(const char *name, bool down)
{
    (void)name, (void)down;
}

void device_mouse(enum touch touch, float x, float y)
{
    (void)touch, (void)x, (void)y;
}

void device_finger(enum touch touch, float x, float y)
{
    (void)touch, (void)x, (void)y;
}

void device_wheel(int step)
{
    (void)step;
}

bool device_pad_plug(int pad, bool in)
{
    return pad == 0 && in;
}

bool device_pad_button(int pad, const char *name, bool down)
{
    (void)down;
    return pad == 0 && *name;
}

bool device_pad_axis(int pad, const char *name, int value)
{
    (void)value;
    return pad == 0 && *name;
}

void device_resize(int width, int height)
{
    (void)width, (void)height;
}

void device_disturb(enum disturbance disturbance)
{
    (void)disturbance;
}

bool device_reads_pictures(void)
{
    return false;
}

void device_pause(void)
{
}

static void open_app(void)
{
    memory_disk_use();
    preferences_defaults(&app.preferences);
    theme_defaults(&app.theme);
    app_open(&app, 1280, 800, 7);
    app_draw(&app, &canvas);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static bool opened;
    struct script script;
    struct fault fault;
    if (!opened)
        open_app();
    opened = true;
    memory_disk_put("/script", data, size);
    app.quit = false;
    if (!script_open(&script, "/script", &app, &canvas, &fault))
        return 0;
    for (int i = 0; i < FRAMES && script.text && !app.quit; i++) {
        script_run(&script, 1.0 / 60);
        if (script.monkey.left > 3)
            script.monkey.left = 3;
        *script.screenshot = '\0';
        if (i % 16 == 0)
            app_advance(&app, 1.0 / 60);
    }
    script_close(&script);
    return 0;
}
