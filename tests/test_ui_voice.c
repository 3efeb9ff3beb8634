/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* The voice's thread, with an engine and a clock of the test's own. */
#include <SDL.h>
#include <stdatomic.h>
#include <unity.h>

#include "platform/voice_engine.h"

static atomic_bool is_there;
static atomic_int tried, set, said;
static atomic_int rate; /* the last one that was set */
static atomic_ullong now_ms;

/* Replaces SDL's clock (-Wl,--wrap). */
Uint64 __wrap_SDL_GetTicks64(void);
Uint64 __wrap_SDL_GetTicks64(void)
{
    return now_ms;
}

bool voice_engine_open(void)
{
    tried++;
    return is_there;
}

void voice_engine_set(const struct voice *voice)
{
    rate = voice->rate;
    set++;
}

void voice_engine_say(const char *text)
{
    (void)text;
    said++;
}

void voice_engine_stop(void)
{
}

void setUp(void)
{
}

void tearDown(void)
{
}

/* Waits until a counter has that value, for ten seconds at most. */
static void wait_for(atomic_int *counter, int value)
{
    for (int i = 0; i < 10000 && *counter < value; i++)
        SDL_Delay(1);
}

static void give_time(void)
{
    SDL_Delay(50);
}

/* The parts are one test: the thread stays, as it does in the program. */
static void test_a_missing_service_is_looked_for_again_only_after_a_while(void)
{
    now_ms = 1000;
    voice_use(&(struct voice){.on = true, .rate = 7});
    wait_for(&tried, 1);
    for (int i = 0; i < 20; i++) {
        voice_say("b2, red tower", true);
        SDL_Delay(2);
    }
    give_time();
    TEST_ASSERT_EQUAL_INT(1, tried);
    now_ms = 5999;
    voice_say("b3", true);
    give_time();
    TEST_ASSERT_EQUAL_INT(1, tried);
    now_ms = 6000;
    voice_say("b4", true);
    wait_for(&tried, 2);
    TEST_ASSERT_EQUAL_INT(2, tried);
    TEST_ASSERT_EQUAL_INT(0, said);

    /* A service that comes later speaks as was asked for meanwhile. */
    is_there = true;
    now_ms = 20000;
    voice_say("b5", true);
    wait_for(&said, 1);
    TEST_ASSERT_EQUAL_INT(1, said);
    TEST_ASSERT_EQUAL_INT(1, set);
    TEST_ASSERT_EQUAL_INT(7, rate);

    /* It is set again only when that changes. */
    voice_say("b6", false);
    wait_for(&said, 2);
    TEST_ASSERT_EQUAL_INT(1, set);
    voice_use(&(struct voice){.on = true, .rate = 3});
    wait_for(&set, 2);
    TEST_ASSERT_EQUAL_INT(3, rate);
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_a_missing_service_is_looked_for_again_only_after_a_while);
    return UNITY_END();
}
