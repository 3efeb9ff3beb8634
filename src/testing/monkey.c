/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "testing/monkey.h"

#include "testing/devices.h"
#include "ui/board/board_play.h"
#include "ui/board/board_view.h"

struct spot {
    float x, y;
};

/* In the window, or slightly outside. */
static struct spot anywhere(struct rng *rng, const struct app *app)
{
    return (struct spot){(float)rng_below(rng, (int)app->layout.seen.x + 100) - 50,
                         (float)rng_below(rng, (int)app->layout.seen.y + 100) - 50};
}

/* Some text of the frame: most of it can be pressed. */
static struct spot some_words(struct rng *rng, const struct app *app, const struct canvas *canvas)
{
    for (int tries = 0; tries < 64 && canvas->count > 0; tries++) {
        const struct draw *draw = &canvas->list[rng_below(rng, canvas->count)];
        if (draw->type == DRAW_TEXT)
            return (struct spot){draw->box.x, draw->box.y};
    }
    return anywhere(rng, app);
}

/* A cell where a legal move begins or ends. */
static struct spot useful_cell(struct rng *rng, const struct app *app)
{
    const struct board_play *board = app_screen(app)->board;
    const struct choice *choice = &board->choice;
    struct spot spot = anywhere(rng, app);
    if (choice->count == 0)
        return spot;
    struct move move = choice->moves[rng_below(rng, choice->count)];
    int cell = move.from < CELL_LIMIT && choice->selected != move.from ? move.from : move.to;
    if (cell < CELL_LIMIT)
        board_view_point(&board->view, cell, &spot.x, &spot.y);
    return spot;
}

static struct spot some_spot(struct rng *rng, const struct app *app, const struct canvas *canvas)
{
    int chance = rng_below(rng, 8);
    if (chance < 4 && app_screen(app)->board)
        return useful_cell(rng, app);
    return chance < 7 ? some_words(rng, app, canvas) : anywhere(rng, app);
}

static void use_mouse(struct rng *rng, struct spot spot)
{
    int chance = rng_below(rng, 8);
    if (chance == 0) {
        device_wheel(rng_below(rng, 2) ? 1 : -1);
        return;
    }
    device_mouse(TOUCH_MOVE, spot.x, spot.y);
    if (chance != 1) /* sometimes the button stays down: dragging */
        device_mouse(TOUCH_DOWN, spot.x, spot.y);
    if (chance > 2)
        device_mouse(TOUCH_UP, spot.x, spot.y);
}

static void use_finger(struct rng *rng, struct spot spot)
{
    device_finger(TOUCH_DOWN, spot.x, spot.y);
    if (rng_below(rng, 4) == 0)
        device_finger(TOUCH_MOVE, spot.x + 40, spot.y);
    if (rng_below(rng, 8) > 0)
        device_finger(TOUCH_UP, spot.x, spot.y);
}

static void use_keyboard(struct rng *rng)
{
    static const char *const names[] = {"Up",     "Down", "Left",      "Right", "Return",
                                        "Return", "Tab",  "Backspace", "Space", "Escape",
                                        "PageUp", "F1",   "PageDown"};
    enum { NAMES = sizeof names / sizeof *names };
    char letter[2] = {(char)('A' + rng_below(rng, 26)), '\0'};
    int choice = rng_below(rng, NAMES + 4);
    const char *name = choice < NAMES ? names[choice] : letter;
    device_key(name, true);
    if (rng_below(rng, 16) > 0)
        device_key(name, false);
}

static void use_pad(struct rng *rng)
{
    static const char *const axes[] = {"leftx",  "lefty",       "rightx",
                                       "righty", "lefttrigger", "righttrigger"};
    static const char *const buttons[] = {
        "a",     "b",      "x",         "y",          "back",
        "guide", "start",  "leftstick", "rightstick", "leftshoulder",
        "dpup",  "dpdown", "dpleft",    "dpright",    "rightshoulder",
    };
    int pad = rng_below(rng, DEVICE_PADS), chance = rng_below(rng, 24);
    if (chance == 0) {
        device_pad_plug(pad, false);
    } else if (chance < 6) {
        const char *axis = axes[rng_below(rng, sizeof axes / sizeof *axes)];
        device_pad_axis(pad, axis, rng_below(rng, 65536) - 32768);
        device_pad_axis(pad, axis, 0);
    } else {
        const char *button = buttons[rng_below(rng, sizeof buttons / sizeof *buttons)];
        device_pad_button(pad, button, true);
        if (rng_below(rng, 16) > 0)
            device_pad_button(pad, button, false);
    }
}

static void toggle_full_screen(struct rng *rng)
{
    const char *name = rng_below(rng, 2) ? "F11" : "Alt+Return";
    device_key(name, true);
    device_key(name, false);
}

/* After some disturbances every picture is loaded again, which takes longer than hundreds of
 * events: they are rare. */
static void disturb(struct rng *rng)
{
    static const enum disturbance light[] = {WINDOW_LOSES_FOCUS, WINDOW_IS_UNCOVERED,
                                             RENDERER_LOSES_TARGETS};
    int chance = rng_below(rng, 15);
    if (chance < 12)
        device_disturb(light[chance % 3]);
    else if (chance == 12)
        device_disturb(RENDERER_LOSES_EVERYTHING);
    else if (chance == 13)
        device_resize(480 + rng_below(rng, 500), 320 + rng_below(rng, 400));
    else
        toggle_full_screen(rng);
}

void monkey_act(struct monkey *monkey, const struct app *app, const struct canvas *canvas)
{
    struct rng *rng = &monkey->rng;
    struct spot spot = some_spot(rng, app, canvas);
    int chance = rng_below(rng, 20);
    monkey->left--;
    if (chance < 8)
        use_mouse(rng, spot);
    else if (chance < 11)
        use_finger(rng, spot);
    else if (chance < 15)
        use_keyboard(rng);
    else if (chance < 19)
        use_pad(rng);
    else
        disturb(rng);
}
