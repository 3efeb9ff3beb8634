/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* An extremely slow disk writes only when waited for, or at random. Players act as fast as they
 * like, and a power cut loses at most the last move. */
#include <stdlib.h>
#include <string.h>
#include <unity.h>

#include "core/save.h"
#include "ui/kit/worker.h"
#include "ui/screens/play.h"
#include "ui_driver.h"

/* ---- the slow disk ---- */

struct worker {
    struct job *waiting, *finished;
};

static int waits; /* how often the program had to wait for the disk */

static void append(struct job **list, struct job *job)
{
    job->next = NULL;
    while (*list)
        list = &(*list)->next;
    *list = job;
}

static bool do_one(struct worker *worker)
{
    struct job *job = worker->waiting;
    if (!job)
        return false;
    worker->waiting = job->next;
    job->run(job);
    append(&worker->finished, job);
    return true;
}

struct worker *worker_open(const char *name)
{
    (void)name;
    return calloc(1, sizeof(struct worker));
}

void worker_close(struct worker *worker, void (*discard)(struct job *job))
{
    worker_wait(worker);
    for (struct job *job; (job = worker_collect(worker)) != NULL;)
        discard(job);
    free(worker);
}

void worker_submit(struct worker *worker, struct job *job)
{
    append(&worker->waiting, job);
}

void worker_wait(struct worker *worker)
{
    waits += worker->waiting != NULL;
    while (do_one(worker))
        ;
}

struct job *worker_collect(struct worker *worker)
{
    struct job *job = worker->finished;
    if (job)
        worker->finished = job->next;
    return job;
}

int worker_budget_divisor(void)
{
    return 100;
}

/* ---- players in a hurry ---- */

void setUp(void)
{
    waits = 0;
    driver_use_folder("test-ui-keeping.tmp");
    driver_open(1280, 800);
    app.preferences.speed = SPEED_FAST;
}

void tearDown(void)
{
    driver_close();
    driver_drop_folder();
}

/* The moves found by a program started now. */
static int moves_on_disk(void)
{
    struct match match;
    if (!driver_read_latest(&match))
        return 0;
    int moves = match.at;
    match_free(&match);
    return moves;
}

static void play_in_a_hurry(const char *game)
{
    struct rng rng = {.state = 5};
    begin(game);
    const struct match *match = &app.session.match;
    for (int i = 0; i < 60 && app_screen(&app) == &screen_play; i++) {
        play_one_move(&rng, DEVICE_MOUSE); /* no time passes: the animation is cut short */
        if (outcome_over(match_outcome(match)))
            return;
        TEST_ASSERT_TRUE(moves_on_disk() >= match->at - 1);
        if (rng_below(&rng, 4) == 0)
            do_one(app.keeper.worker);
    }
}

static void test_towers(void)
{
    play_in_a_hurry("towers");
    TEST_ASSERT_TRUE(waits > 10);
}

static void test_dodgem(void)
{
    play_in_a_hurry("dodgem");
    TEST_ASSERT_TRUE(waits > 10);
}

static void test_morris(void)
{
    play_in_a_hurry("morris");
    TEST_ASSERT_TRUE(waits > 10);
}

/* While a write is under way the game goes on, and the next write follows at once. */
static void test_changes_during_a_write(void)
{
    struct rng rng = {.state = 5};
    struct match kept;
    begin("dodgem");
    for (int i = 0; i < 4; i++)
        play_one_move(&rng, DEVICE_MOUSE);
    TEST_ASSERT_TRUE(keeper_busy(&app.keeper)); /* with the last move */
    match_play(&app.session.match, move_word(VERB_RESIGN));
    start_between("morris", "human", "human");
    app_advance(&app, 0.01);
    driver_close();
    TEST_ASSERT_TRUE(driver_read_latest(&kept));
    TEST_ASSERT_EQUAL_STRING("dodgem", kept.game->id);
    TEST_ASSERT_EQUAL_INT(5, kept.length);
    match_free(&kept);
    driver_open(1280, 800);
}

static void test_an_undo_while_a_write_is_under_way(void)
{
    struct rng rng = {.state = 5};
    struct match kept;
    begin("dodgem");
    for (int i = 0; i < 4; i++)
        play_one_move(&rng, DEVICE_MOUSE);
    take_back(DEVICE_KEYBOARD);
    start_between("morris", "human", "human");
    driver_close();
    TEST_ASSERT_TRUE(driver_read_latest(&kept));
    TEST_ASSERT_EQUAL_INT(4, kept.length);
    TEST_ASSERT_EQUAL_INT(3, kept.at);
    match_free(&kept);
    driver_open(1280, 800);
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_towers);
    RUN_TEST(test_dodgem);
    RUN_TEST(test_morris);
    RUN_TEST(test_changes_during_a_write);
    RUN_TEST(test_an_undo_while_a_write_is_under_way);
    return UNITY_END();
}
