/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Gamepads as reported by SDL, translated into actions: two players with one each. */
#include "platform/sdl_input.h"

#include <unity.h>

static struct bindings bindings;
static SDL_Joystick *sticks[2];

static void plug(int pad)
{
    int device = SDL_JoystickAttachVirtual(SDL_JOYSTICK_TYPE_GAMECONTROLLER,
                                           SDL_CONTROLLER_AXIS_MAX, SDL_CONTROLLER_BUTTON_MAX, 0);
    TEST_ASSERT_TRUE_MESSAGE(device >= 0, SDL_GetError());
    sticks[pad] = SDL_JoystickOpen(device);
}

/* The number of actions since the last call; stores the last of them. */
static int arrived(struct action *action)
{
    SDL_Event event;
    struct action next;
    int count = 0;
    SDL_JoystickUpdate();
    while (SDL_PollEvent(&event))
        if (input_translate(&event, 1, 1, &next)) {
            *action = next;
            count++;
        }
    return count;
}

static int tilt(int pad, int axis, int value, struct action *action)
{
    SDL_JoystickSetVirtualAxis(sticks[pad], axis, (Sint16)value);
    return arrived(action);
}

void setUp(void)
{
    struct action ignored;
    SDL_SetHint(SDL_HINT_JOYSTICK_ALLOW_BACKGROUND_EVENTS, "1");
    TEST_ASSERT_EQUAL_INT_MESSAGE(0, SDL_Init(SDL_INIT_EVENTS), SDL_GetError());
    bindings_defaults(&bindings);
    input_open(&bindings);
    plug(0);
    plug(1);
    arrived(&ignored);
}

void tearDown(void)
{
    input_close();
    SDL_Quit();
}

static void test_a_stick_held_by_one_leaves_the_other_free(void)
{
    struct action action = {.type = ACTION_NONE};
    TEST_ASSERT_EQUAL_INT(1, tilt(0, SDL_CONTROLLER_AXIS_LEFTX, 30000, &action));
    TEST_ASSERT_EQUAL_INT(0, action.pad);
    TEST_ASSERT_EQUAL_INT(2, action.pads);
    TEST_ASSERT_EQUAL_INT(1, tilt(1, SDL_CONTROLLER_AXIS_LEFTY, 30000, &action));
    TEST_ASSERT_EQUAL_INT(ACTION_FOCUS, action.type);
    TEST_ASSERT_EQUAL_INT(DIRECTION_DOWN, action.direction);
    TEST_ASSERT_EQUAL_INT(1, action.pad);
    TEST_ASSERT_EQUAL_INT(0, tilt(1, SDL_CONTROLLER_AXIS_LEFTY, 0, &action));
    TEST_ASSERT_EQUAL_INT(0, tilt(0, SDL_CONTROLLER_AXIS_LEFTX, 31000, &action)); /* still held */
}

static void test_a_trigger_held_by_one_leaves_the_other_free(void)
{
    struct action action;
    TEST_ASSERT_EQUAL_INT(1, tilt(0, SDL_CONTROLLER_AXIS_TRIGGERLEFT, 30000, &action));
    TEST_ASSERT_EQUAL_INT(1, tilt(1, SDL_CONTROLLER_AXIS_TRIGGERLEFT, 30000, &action));
    TEST_ASSERT_EQUAL_INT(1, action.pad);
}

/* The gamepads that repeat something, one bit each. */
static int repeating(void)
{
    struct action action;
    int pads = 0;
    SDL_Delay(400);
    for (int pad = 0; pad < PADS_MAX; pad++)
        if (input_repeat(pad, &action)) {
            TEST_ASSERT_EQUAL_INT(pad, action.pad);
            TEST_ASSERT_TRUE(action.repeat);
            pads |= 1 << pad;
        }
    return pads;
}

static void test_each_repeats_what_it_holds(void)
{
    struct action action;
    tilt(0, SDL_CONTROLLER_AXIS_LEFTX, 30000, &action);
    tilt(1, SDL_CONTROLLER_AXIS_LEFTY, 30000, &action);
    TEST_ASSERT_EQUAL_INT(3, repeating());
    tilt(0, SDL_CONTROLLER_AXIS_LEFTX, 0, &action);
    TEST_ASSERT_EQUAL_INT(2, repeating());
}

static void test_repetition_can_be_switched_off(void)
{
    struct action action = {.type = ACTION_NONE};
    bindings.repeat = REPEAT_OFF;
    tilt(0, SDL_CONTROLLER_AXIS_LEFTX, 30000, &action);
    TEST_ASSERT_EQUAL_INT(0, repeating());
}

/* By the very direction that is held, in the settings. */
static void test_repetition_can_be_switched_off_while_something_is_held(void)
{
    struct action action = {.type = ACTION_NONE};
    tilt(0, SDL_CONTROLLER_AXIS_LEFTX, 30000, &action);
    TEST_ASSERT_EQUAL_INT(1, repeating());
    bindings.repeat = REPEAT_OFF;
    TEST_ASSERT_EQUAL_INT(0, repeating());
    bindings.repeat = REPEAT_NORMAL;
    TEST_ASSERT_EQUAL_INT(0, repeating());
}

static void test_the_dead_zone_is_as_wide_as_wanted(void)
{
    struct action action = {.type = ACTION_NONE};
    bindings.dead_zone = 10;
    TEST_ASSERT_EQUAL_INT(0, tilt(0, SDL_CONTROLLER_AXIS_LEFTX, 20000, &action));
    tilt(0, SDL_CONTROLLER_AXIS_LEFTX, 0, &action);
    bindings.dead_zone = 0;
    TEST_ASSERT_EQUAL_INT(1, tilt(0, SDL_CONTROLLER_AXIS_LEFTX, 8000, &action));
    TEST_ASSERT_EQUAL_INT(ACTION_FOCUS, action.type);
}

static void test_either_stick_moves(void)
{
    struct action action = {.type = ACTION_NONE};
    TEST_ASSERT_EQUAL_INT(1, tilt(0, SDL_CONTROLLER_AXIS_RIGHTY, 30000, &action));
    TEST_ASSERT_EQUAL_INT(ACTION_FOCUS, action.type);
    TEST_ASSERT_EQUAL_INT(DIRECTION_DOWN, action.direction);
}

static int press(int pad, int button, int down, struct action *action)
{
    SDL_JoystickSetVirtualButton(sticks[pad], button, (Uint8)down);
    return arrived(action);
}

/* View opens the rules when it is released, unless it was used to ask the voice. */
static void test_two_buttons_together_ask(void)
{
    struct action action = {.type = ACTION_NONE};
    TEST_ASSERT_EQUAL_INT(0, press(0, SDL_CONTROLLER_BUTTON_BACK, 1, &action));
    TEST_ASSERT_EQUAL_INT(1, press(0, SDL_CONTROLLER_BUTTON_A, 1, &action));
    TEST_ASSERT_EQUAL_INT(ACTION_ASK, action.type);
    TEST_ASSERT_EQUAL_INT(ASK_HERE, action.step);
    press(0, SDL_CONTROLLER_BUTTON_A, 0, &action);
    TEST_ASSERT_EQUAL_INT(0, press(0, SDL_CONTROLLER_BUTTON_BACK, 0, &action));
    press(0, SDL_CONTROLLER_BUTTON_BACK, 1, &action);
    TEST_ASSERT_EQUAL_INT(1, press(0, SDL_CONTROLLER_BUTTON_BACK, 0, &action));
    TEST_ASSERT_EQUAL_INT(ACTION_HELP, action.type);
    TEST_ASSERT_TRUE(action.pressed);
}

static void unplug(int pad)
{
    SDL_JoystickID id = SDL_JoystickInstanceID(sticks[pad]);
    SDL_JoystickClose(sticks[pad]);
    for (int i = 0; i < SDL_NumJoysticks(); i++)
        if (SDL_JoystickGetDeviceInstanceID(i) == id)
            SDL_JoystickDetachVirtual(i);
}

/* One that is there at the start is reported before it is used. */
static void test_a_gamepad_is_reported_when_it_is_plugged_in(void)
{
    struct action action = {.type = ACTION_NONE}, ignored;
    unplug(1);
    arrived(&ignored);
    plug(1);
    TEST_ASSERT_EQUAL_INT(1, arrived(&action));
    TEST_ASSERT_EQUAL_INT(ACTION_PAD_FOUND, action.type);
    TEST_ASSERT_EQUAL_INT(DEVICE_PAD, action.device);
    TEST_ASSERT_EQUAL_INT(2, action.pads);
}

/* Whichever comes back, it has the number it had. */
static void test_a_gamepad_keeps_its_number(void)
{
    struct action action = {.type = ACTION_NONE};
    for (int pad = 0; pad < 2; pad++) {
        unplug(pad);
        TEST_ASSERT_EQUAL_INT(1, arrived(&action));
        TEST_ASSERT_EQUAL_INT(pad, action.pad);
        plug(pad);
        TEST_ASSERT_EQUAL_INT(1, arrived(&action));
        TEST_ASSERT_EQUAL_INT(pad, action.pad);
        TEST_ASSERT_EQUAL_INT(1, tilt(pad, SDL_CONTROLLER_AXIS_LEFTX, 30000, &action));
        TEST_ASSERT_EQUAL_INT(pad, action.pad);
    }
}

static void plug_model(int pad, Uint16 product)
{
    SDL_VirtualJoystickDesc model = {.version = SDL_VIRTUAL_JOYSTICK_DESC_VERSION,
                                     .type = SDL_JOYSTICK_TYPE_GAMECONTROLLER,
                                     .naxes = SDL_CONTROLLER_AXIS_MAX,
                                     .nbuttons = SDL_CONTROLLER_BUTTON_MAX,
                                     .vendor_id = 0x1234,
                                     .product_id = product};
    int device = SDL_JoystickAttachVirtualEx(&model);
    TEST_ASSERT_TRUE_MESSAGE(device >= 0, SDL_GetError());
    sticks[pad] = SDL_JoystickOpen(device);
}

/* Both are unplugged and come back the other way round. */
static void test_different_gamepads_come_back_in_any_order(void)
{
    struct action action = {.type = ACTION_NONE};
    unplug(1);
    arrived(&action);
    plug_model(1, 7); /* another model takes the place of the one that is gone */
    arrived(&action);
    TEST_ASSERT_EQUAL_INT(1, action.pad);
    unplug(0);
    unplug(1);
    arrived(&action);
    plug_model(1, 7);
    arrived(&action);
    TEST_ASSERT_EQUAL_INT(1, action.pad);
    plug(0);
    arrived(&action);
    TEST_ASSERT_EQUAL_INT(0, action.pad);
}

static void test_unplugging_a_gamepad_shows_how_many_are_left(void)
{
    struct action action = {.type = ACTION_NONE};
    for (int left = 1; left >= 0; left--) {
        SDL_JoystickClose(sticks[left]);
        SDL_JoystickDetachVirtual(left);
        TEST_ASSERT_EQUAL_INT(1, arrived(&action));
        TEST_ASSERT_EQUAL_INT(ACTION_PAD_LOST, action.type);
        TEST_ASSERT_EQUAL_INT(left, action.pads);
    }
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_a_stick_held_by_one_leaves_the_other_free);
    RUN_TEST(test_a_trigger_held_by_one_leaves_the_other_free);
    RUN_TEST(test_each_repeats_what_it_holds);
    RUN_TEST(test_repetition_can_be_switched_off);
    RUN_TEST(test_repetition_can_be_switched_off_while_something_is_held);
    RUN_TEST(test_the_dead_zone_is_as_wide_as_wanted);
    RUN_TEST(test_either_stick_moves);
    RUN_TEST(test_two_buttons_together_ask);
    RUN_TEST(test_a_gamepad_is_reported_when_it_is_plugged_in);
    RUN_TEST(test_a_gamepad_keeps_its_number);
    RUN_TEST(test_different_gamepads_come_back_in_any_order);
    RUN_TEST(test_unplugging_a_gamepad_shows_how_many_are_left);
    return UNITY_END();
}
