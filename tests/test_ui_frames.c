/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Drawing allocates no memory, neither during a move nor at rest. The linker routes every
 * allocation of the program through here. */
#include <stdlib.h>
#include <unity.h>

#include "base/rng.h"
#include "core/registry.h"
#include "ui/screens/play.h"
#include "ui_driver.h"

static int allocations;

void *__real_malloc(size_t size);
void *__real_calloc(size_t count, size_t size);
void *__real_realloc(void *memory, size_t size);
void *__wrap_malloc(size_t size);
void *__wrap_calloc(size_t count, size_t size);
void *__wrap_realloc(void *memory, size_t size);

void *__wrap_malloc(size_t size)
{
    allocations++;
    return __real_malloc(size);
}

void *__wrap_calloc(size_t count, size_t size)
{
    allocations++;
    return __real_calloc(count, size);
}

void *__wrap_realloc(void *memory, size_t size)
{
    allocations++;
    return __real_realloc(memory, size);
}

/* A folder of its own: what cannot be written would be tried again every few seconds. */
void setUp(void)
{
    driver_use_folder("test-ui-frames.tmp");
    driver_open(1920, 1080);
}

void tearDown(void)
{
    driver_close();
    driver_drop_folder();
}

static void frame(void)
{
    app_advance(&app, 1.0 / 60);
    app_draw(&app, &canvas);
}

static void test_they_are_counted(void)
{
    int before = allocations;
    begin("dodgem");
    TEST_ASSERT_GREATER_THAN_INT(before, allocations);
}

/* Some moves of each game, each shown until it ends. */
static void test_showing_a_move_allocates_nothing(void)
{
    struct rng rng = {.state = 5};
    for (int i = 0; games[i]; i++) {
        begin(games[i]->id);
        for (int n = 0; n < 12 && !session_finished(&app.session); n++) {
            struct move list[MOVES_MAX];
            int count = games[i]->moves(match_now(&app.session.match), list);
            go_through_curtains(DEVICE_MOUSE);
            play_move(&app, list[rng_below(&rng, count)]);
            frame(); /* the first one processes the events and saves the game */
            int shown = 0;
            while (timeline_running(&play_state()->board.timeline)) {
                int before = allocations;
                frame();
                if (!timeline_running(&play_state()->board.timeline))
                    break; /* the last frame brings the next player */
                TEST_ASSERT_EQUAL_INT_MESSAGE(before, allocations, games[i]->id);
                shown++;
            }
            TEST_ASSERT_GREATER_THAN_INT(3, shown);
            settle();
        }
        TEST_ASSERT_GREATER_THAN_INT(0, app.session.match.at);
        app_home(&app, &screen_menu);
    }
}

static void test_rest_allocates_nothing(void)
{
    for (int i = 0; games[i]; i++) {
        begin(games[i]->id);
        settle();
        int before = allocations;
        for (int n = 0; n < 120; n++)
            frame();
        TEST_ASSERT_EQUAL_INT_MESSAGE(before, allocations, games[i]->id);
        app_home(&app, &screen_menu);
    }
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_they_are_counted);
    RUN_TEST(test_showing_a_move_allocates_nothing);
    RUN_TEST(test_rest_allocates_nothing);
    return UNITY_END();
}
