/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Random input everywhere, on all devices, while the window is resized and gamepads come and go.
 * Whatever happens, the match stays legal and the screen shows it. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unity.h>

#include "core/registry.h"
#include "ui/board/board_play.h"
#include "ui/selfcheck.h"
#include "ui_driver.h"

void setUp(void)
{
    driver_use_folder("test-ui-monkey.tmp");
    driver_open(1280, 800);
}

void tearDown(void)
{
    driver_close();
    driver_drop_folder();
}

static struct action random_action(struct rng *rng)
{
    struct action action = {.device = (enum device)rng_below(rng, 4),
                            .pad = rng_below(rng, 2),
                            .pads = rng_below(rng, 3),
                            .direction = (enum direction)rng_below(rng, DIRECTION_COUNT),
                            .step = rng_below(rng, 2) ? 1 : -1,
                            .pressed = rng_below(rng, 4) != 0,
                            .repeat = rng_below(rng, 8) == 0};
    static const enum action_type likely[] = {ACTION_FOCUS, ACTION_ACCEPT, ACTION_POINT,
                                              ACTION_PRESS, ACTION_RELEASE};
    action.type = rng_below(rng, 5) ? likely[rng_below(rng, 5)]
                                    : (enum action_type)rng_below(rng, ACTION_COUNT);
    action.x = (float)rng_below(rng, (int)app.layout.seen.x + 200) - 100;
    action.y = (float)rng_below(rng, (int)app.layout.seen.y + 200) - 100;
    if (rng_below(rng, 3) == 0)
        strcpy(action.name, "X");
    return action;
}

/* A monkey that aims: presses a button … */
static void press_some_button(struct rng *rng)
{
    const struct form *form = app_screen(&app)->form;
    if (!form || form->count == 0)
        return;
    struct rect box = form->list[rng_below(rng, form->count)].box;
    click(rect_cx(box), rect_cy(box), DEVICE_MOUSE);
}

/* … or a cell where something can happen. */
static void press_useful_cell(struct rng *rng)
{
    const struct board_play *board = app_screen(&app)->board;
    const struct choice *choice = board ? &board->choice : NULL;
    if (!choice || choice->count == 0)
        return;
    struct move move = choice->moves[rng_below(rng, choice->count)];
    int cell = move.from != CELL_NONE && choice->selected != move.from ? move.from : move.to;
    if (cell != CELL_NONE)
        choose_on(&board->view, choice, cell, move.from, DEVICE_MOUSE);
}

static void assert_sound(bool kept_too)
{
    struct fault fault = {""};
    TEST_ASSERT_TRUE_MESSAGE(selfcheck_shown(&app, &canvas, &fault), fault.text);
    TEST_ASSERT_TRUE_MESSAGE(!kept_too || selfcheck_kept(&app, &fault), fault.text);
}

static void test_a_monkey_breaks_nothing(void)
{
    struct rng rng = {.state = 2030};
    int actions = getenv("QUATUOR_LONG") ? 200000 : 24000, games_seen = 0;
    unsigned last = 0;
    for (int i = 0; i < actions; i++) {
        struct action action = random_action(&rng);
        int chance = rng_below(&rng, 12);
        if (chance < 4)
            press_useful_cell(&rng);
        else if (chance < 7)
            press_some_button(&rng);
        else if (chance == 7) /* or it would not get out of some screens for a long time */
            act(ACTION_BACK, action.device);
        else
            app_action(&app, &action);
        app.quit = false;
        if (rng_below(&rng, 60) == 0) {
            app.preferences.text_size = rng_below(&rng, 2) ? rng_below(&rng, TEXT_SCALES) : 0;
            app_resize(&app, 480 + (float)rng_below(&rng, 2000),
                       320 + (float)rng_below(&rng, 1200));
        }
        app_advance(&app, (double)rng_below(&rng, 100) / 1000);
        app_draw(&app, &canvas);
        assert_sound(i % 50 == 0 || i == actions - 1);
        if (app.session.open && app.session.number != last) {
            last = app.session.number;
            games_seen++;
        }
    }
    TEST_ASSERT_TRUE(games_seen > 5);
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_a_monkey_breaks_nothing);
    return UNITY_END();
}
