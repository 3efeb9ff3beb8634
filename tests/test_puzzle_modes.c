/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* What is played with puzzles: rush, streak, duel, daily, training. Time is simulated. */
#include <stdlib.h>
#include <string.h>
#include <unity.h>

#include "base/files.h"
#include "base/utc.h"
#include "core/registry.h"
#include "play/puzzle_daily.h"
#include "play/puzzle_duel.h"
#include "play/puzzle_proof.h"
#include "play/puzzle_run.h"
#include "play/puzzle_training.h"
#include "scratch_folder.h"

enum { PUZZLES = 60 };

static struct puzzle_book book;
static const struct puzzle_book *const books[] = {&book};

/* A book of sixty puzzles, the nth with a rating of 600 + 20 n, in another order. Modes do not care
 * whether they are good puzzles. */
void setUp(void)
{
    struct text text = {0};
    scratch_open();
    text_add(&text, "quatuor puzzles 1 dodgem\ngame size=3 |\n");
    for (int i = 0; i < PUZZLES; i++)
        text_add(&text, "puzzle 0 win 1 %d | b3-b2\n", 600 + 20 * (i * 7 % PUZZLES));
    TEST_ASSERT_TRUE(puzzle_book_read(&book, text.data, text.length, "book", NULL));
    TEST_ASSERT_EQUAL(PUZZLES, book.count);
    text_free(&text);
}

void tearDown(void)
{
    scratch_close();
    puzzle_book_free(&book);
}

/* ---- rush and streak ---- */

static void test_a_rush_ends_with_the_third_mistake(void)
{
    struct puzzle_run run;
    puzzle_run_start(&run, &puzzle_rush, books, 1, 1);
    puzzle_run_answer(&run, false);
    puzzle_run_answer(&run, true);
    puzzle_run_answer(&run, false);
    TEST_ASSERT_FALSE(puzzle_run_over(&run));
    puzzle_run_answer(&run, false);
    TEST_ASSERT_TRUE(puzzle_run_over(&run));
    TEST_ASSERT_EQUAL(1, run.solved);
    puzzle_run_answer(&run, true); /* too late */
    TEST_ASSERT_EQUAL(1, run.solved);
    TEST_ASSERT_EQUAL_STRING("-+--", run.answers);
    puzzle_run_free(&run);
}

static void test_a_rush_ends_after_three_minutes(void)
{
    struct puzzle_run run;
    puzzle_run_start(&run, &puzzle_rush, books, 1, 1);
    for (int second = 0; second < 179; second++)
        puzzle_run_tick(&run, 1000);
    TEST_ASSERT_FALSE(puzzle_run_over(&run));
    TEST_ASSERT_EQUAL(1000, run.left);
    puzzle_run_tick(&run, 5000);
    TEST_ASSERT_TRUE(puzzle_run_over(&run));
    TEST_ASSERT_EQUAL(0, run.left);
    puzzle_run_free(&run);
}

static void test_a_run_gets_harder_and_repeats_nothing(void)
{
    struct puzzle_run run;
    bool seen[PUZZLES + 1] = {false};
    int last = 0, answered = 0;
    puzzle_run_start(&run, &puzzle_rush, books, 1, 5);
    TEST_ASSERT_TRUE(run.now->rating <= 660);
    bool climbing = true;
    while (!puzzle_run_over(&run)) {
        TEST_ASSERT_FALSE(seen[run.now->number]);
        seen[run.now->number] = true;
        climbing &= run.now->rating >= last || last == 600 + 20 * (PUZZLES - 1);
        if (last < 600 + 20 * (PUZZLES - 1))
            TEST_ASSERT_TRUE(climbing);
        last = run.now->rating > last ? run.now->rating : last;
        puzzle_run_answer(&run, true);
        answered++;
    }
    TEST_ASSERT_EQUAL(PUZZLES, answered); /* in the end there is none left */
    puzzle_run_free(&run);
}

static void test_points_grow_with_the_streak(void)
{
    struct puzzle_run run;
    puzzle_run_start(&run, &puzzle_rush, books, 1, 1);
    puzzle_run_answer(&run, true);
    TEST_ASSERT_EQUAL(RUN_POINTS, run.score);
    puzzle_run_answer(&run, true);
    TEST_ASSERT_EQUAL(2 * RUN_POINTS + RUN_BONUS, run.score);
    puzzle_run_answer(&run, false);
    puzzle_run_answer(&run, true);
    TEST_ASSERT_EQUAL(3 * RUN_POINTS + RUN_BONUS, run.score);
    TEST_ASSERT_EQUAL(1, run.streak);
    TEST_ASSERT_EQUAL(2, run.best_streak);
    for (int i = 0; i < 20; i++)
        puzzle_run_answer(&run, true);
    int before = run.score;
    puzzle_run_answer(&run, true);
    TEST_ASSERT_EQUAL(RUN_POINTS + RUN_BONUS * RUN_BONUS_PUZZLES, run.score - before);
    puzzle_run_free(&run);
}

static void test_a_streak_has_no_clock_one_skip_and_no_mistake(void)
{
    struct puzzle_run run;
    puzzle_run_start(&run, &puzzle_streak, books, 1, 1);
    puzzle_run_tick(&run, 100000000);
    puzzle_run_answer(&run, true);
    TEST_ASSERT_TRUE(puzzle_run_skip(&run));
    TEST_ASSERT_FALSE(puzzle_run_skip(&run));
    puzzle_run_answer(&run, true);
    TEST_ASSERT_EQUAL(2, run.streak);
    puzzle_run_answer(&run, false);
    TEST_ASSERT_TRUE(puzzle_run_over(&run));
    TEST_ASSERT_EQUAL(2, run.best_streak);
    puzzle_run_free(&run);
}

static void test_a_run_is_taken_up_where_it_was_left(void)
{
    struct puzzle_run run, again;
    struct text line = {0};
    puzzle_run_start(&run, &puzzle_rush, books, 1, 77);
    for (int i = 0; i < 9; i++) {
        puzzle_run_tick(&run, 1234);
        puzzle_run_answer(&run, i % 4 != 1);
        text_clear(&line);
        puzzle_run_write(&run, &line);
        bool read = puzzle_run_read(&again, line.data, books, 1, NULL);
        TEST_ASSERT_TRUE_MESSAGE(read, line.data);
        TEST_ASSERT_EQUAL_PTR(run.now, again.now);
        TEST_ASSERT_EQUAL(run.left, again.left);
        TEST_ASSERT_EQUAL(run.score, again.score);
        TEST_ASSERT_EQUAL(run.mistakes, again.mistakes);
        puzzle_run_free(&again);
    }
    text_free(&line);
    puzzle_run_free(&run);
}

static void test_wrong_runs_are_refused(void)
{
    static const char *const lines[] = {"",
                                        "walk 1 5 60 +",
                                        "rush x 5 60 +",
                                        "rush 1 200000 60 +",
                                        "rush 1 5 59 +",
                                        "rush 1 5 60 +?",
                                        "rush 1 5 60 s",
                                        "rush 1 5 60 ----",
                                        "rush 1 -5 60 +"};
    for (size_t i = 0; i < sizeof lines / sizeof *lines; i++) {
        struct puzzle_run run;
        struct fault fault = {""};
        TEST_ASSERT_FALSE_MESSAGE(puzzle_run_read(&run, lines[i], books, 1, &fault), lines[i]);
        TEST_ASSERT_TRUE(*fault.text);
    }
}

static void test_a_run_without_puzzles_is_over(void)
{
    struct puzzle_book empty = {.game = book.game};
    const struct puzzle_book *const none[] = {&empty};
    struct puzzle_run run;
    puzzle_run_start(&run, &puzzle_rush, none, 1, 1);
    TEST_ASSERT_TRUE(puzzle_run_over(&run));
    puzzle_run_free(&run);
}

/* ---- duel ---- */

static void test_the_first_right_answer_takes_the_point(void)
{
    struct puzzle_duel duel;
    puzzle_duel_start(&duel, books, 1, 3);
    const struct puzzle *first = duel.now;
    TEST_ASSERT_TRUE(puzzle_duel_answer(&duel, 1, true));
    TEST_ASSERT_EQUAL(1, duel.points[1]);
    TEST_ASSERT_TRUE(duel.now != first);
    puzzle_duel_free(&duel);
}

/* Of the easiest, and with few turns to find. */
static void test_a_duel_begins_with_easy_puzzles(void)
{
    for (uint64_t seed = 1; seed < 200; seed++) {
        struct puzzle_duel duel;
        puzzle_duel_start(&duel, books, 1, seed);
        for (int i = 0; i < 3; i++) {
            int easier = 0;
            for (int j = 0; j < book.count; j++)
                easier += book.list[j].rating < duel.now->rating;
            TEST_ASSERT_TRUE(easier <= book.count / 5);
            TEST_ASSERT_TRUE(duel.now->turns <= i + 1);
            puzzle_duel_pass(&duel);
        }
        puzzle_duel_free(&duel);
    }
}

static void test_a_wrong_answer_waits_five_seconds(void)
{
    struct puzzle_duel duel;
    puzzle_duel_start(&duel, books, 1, 3);
    TEST_ASSERT_FALSE(puzzle_duel_answer(&duel, 0, false));
    puzzle_duel_tick(&duel, 4999);
    TEST_ASSERT_FALSE(puzzle_duel_may_answer(&duel, 0));
    TEST_ASSERT_TRUE(puzzle_duel_may_answer(&duel, 1));
    TEST_ASSERT_FALSE(puzzle_duel_answer(&duel, 0, true));
    puzzle_duel_tick(&duel, 1);
    TEST_ASSERT_TRUE(puzzle_duel_answer(&duel, 0, true));
    puzzle_duel_free(&duel);
}

/* Killed and taken up again: the same score and the same puzzle. */
static void test_a_duel_is_written_and_read_again(void)
{
    struct puzzle_duel duel, again;
    struct text text = {0}, twice = {0};
    puzzle_duel_start(&duel, books, 1, 77);
    puzzle_duel_answer(&duel, 1, true);
    puzzle_duel_pass(&duel);
    puzzle_duel_answer(&duel, 0, false);
    puzzle_duel_tick(&duel, DUEL_WAIT);
    puzzle_duel_answer(&duel, 0, true);
    puzzle_duel_write(&duel, &text);
    TEST_ASSERT_TRUE(puzzle_duel_read(&again, text.data, books, 1, NULL));
    TEST_ASSERT_EQUAL_STRING("2p1", again.takers);
    TEST_ASSERT_EQUAL(1, again.points[0]);
    TEST_ASSERT_EQUAL(1, again.points[1]);
    TEST_ASSERT_EQUAL(2, again.round);
    TEST_ASSERT_TRUE(duel.now == again.now);
    puzzle_duel_write(&again, &twice);
    TEST_ASSERT_EQUAL_STRING(text.data, twice.data);
    puzzle_duel_free(&duel);
    puzzle_duel_free(&again);
    text_free(&text);
    text_free(&twice);
}

static void test_a_line_that_is_no_duel_is_refused(void)
{
    static const char *const wrong[] = {
        "", "duel", "rush 5 100 10 +", "duel x 10 ", "duel 5 999999 1", "duel 5 10 12 3"};
    char line[80];
    struct puzzle_duel duel;
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        struct fault fault = {""};
        TEST_ASSERT_FALSE_MESSAGE(puzzle_duel_read(&duel, wrong[i], books, 1, &fault), wrong[i]);
        TEST_ASSERT_TRUE(*fault.text);
    }
    snprintf(line, sizeof line, "duel 5 %d 13", books[0]->count);
    TEST_ASSERT_FALSE(puzzle_duel_read(&duel, line, books, 1, NULL));
    snprintf(line, sizeof line, "duel 5 %d 222221", books[0]->count); /* it was over */
    TEST_ASSERT_FALSE(puzzle_duel_read(&duel, line, books, 1, NULL));
}

/* Whoever gives up every puzzle comes to an end. */
static void test_a_duel_without_an_answer_ends(void)
{
    struct puzzle_duel duel;
    puzzle_duel_start(&duel, books, 1, 3);
    for (int i = 0; i < DUEL_PUZZLES_MAX + 5; i++)
        puzzle_duel_pass(&duel);
    TEST_ASSERT_NULL(duel.now);
    TEST_ASSERT_EQUAL(NOBODY, puzzle_duel_winner(&duel));
    puzzle_duel_free(&duel);
}

static void test_five_points_win_a_duel(void)
{
    struct puzzle_duel duel;
    puzzle_duel_start(&duel, books, 1, 3);
    for (int i = 0; i < 8; i++)
        puzzle_duel_answer(&duel, i % 2, true);
    TEST_ASSERT_EQUAL(NOBODY, puzzle_duel_winner(&duel));
    puzzle_duel_pass(&duel);
    puzzle_duel_answer(&duel, 1, true);
    TEST_ASSERT_EQUAL(1, puzzle_duel_winner(&duel));
    TEST_ASSERT_EQUAL(9, duel.round);
    TEST_ASSERT_NULL(duel.now);
    TEST_ASSERT_FALSE(puzzle_duel_answer(&duel, 0, true));
    puzzle_duel_free(&duel);
}

/* ---- daily ---- */

static void test_every_puzzle_has_its_day(void)
{
    int64_t first = PUZZLES * INT64_C(340);
    bool seen[PUZZLES + 1] = {false};
    for (int64_t day = first; day < first + PUZZLES; day++) {
        const struct puzzle *puzzle = puzzle_of_day(&book, day);
        TEST_ASSERT_FALSE(seen[puzzle->number]);
        seen[puzzle->number] = true;
    }
}

/* The numbers are written down here, since every machine and every version has to agree. */
static void test_the_day_decides_by_utc(void)
{
    int64_t late, early;
    TEST_ASSERT_TRUE(utc_read("2026-11-18T23:59:59Z", &late));
    TEST_ASSERT_TRUE(utc_read("2026-11-18T00:00:00Z", &early));
    const struct puzzle *puzzle = puzzle_of_day(&book, utc_day(late));
    TEST_ASSERT_EQUAL_PTR(puzzle, puzzle_of_day(&book, utc_day(early)));
    TEST_ASSERT_EQUAL(22, puzzle->number);
    TEST_ASSERT_EQUAL(58, puzzle_of_day(&book, utc_day(late) + 1)->number);
    TEST_ASSERT_NOT_NULL(puzzle_of_day(&book, -5));
}

/* ---- training ---- */

/* Sixty different positions would be needed to tell the puzzles apart: their number stands in. */
static void tell_apart(struct puzzle_training *training)
{
    for (int i = 0; i < PUZZLES; i++)
        training->states[i].likeness = (uint64_t)i;
}

static void test_training_follows_the_person(void)
{
    struct puzzle_training training;
    struct puzzle_log log = {0};
    struct rng rng = {.state = 9};
    puzzle_training_open(&training, &book, &log, "");
    tell_apart(&training);
    double first = book.list[puzzle_training_next(&training, &rng)].rating;
    TEST_ASSERT_DOUBLE_WITHIN(100, 1500, first);
    for (int i = 0; i < 25; i++) { /* solves what is below 1000 */
        int index = puzzle_training_next(&training, &rng);
        TEST_ASSERT_EQUAL(0, training.states[index].seen);
        puzzle_training_note(&training, index, book.list[index].rating < 1000);
    }
    TEST_ASSERT_EQUAL(25, training.attempts);
    TEST_ASSERT_DOUBLE_WITHIN(150, 1000, training.person.value);
    TEST_ASSERT_TRUE(training.person.deviation < 150);
    int next = book.list[puzzle_training_next(&training, &rng)].rating;
    TEST_ASSERT_TRUE(next < 1400);
    puzzle_training_free(&training);
}

static void test_an_unsolved_puzzle_is_rated_higher(void)
{
    struct puzzle_training training;
    struct puzzle_log log = {0};
    puzzle_training_open(&training, &book, &log, "");
    double before = training.states[3].rating.value, person = training.person.value;
    puzzle_training_note(&training, 3, false);
    TEST_ASSERT_TRUE(training.states[3].rating.value > before);
    TEST_ASSERT_TRUE(training.person.value < person);
    puzzle_training_free(&training);
}

static void test_everything_seen_comes_again(void)
{
    struct puzzle_training training;
    struct puzzle_log log = {0};
    struct rng rng = {.state = 1};
    puzzle_training_open(&training, &book, &log, "");
    for (int i = 0; i < 3 * PUZZLES; i++)
        puzzle_training_note(&training, puzzle_training_next(&training, &rng), i % 2);
    for (int i = 0; i < PUZZLES; i++)
        TEST_ASSERT_EQUAL(3, training.states[i].seen);
    puzzle_training_free(&training);
}

/* ---- the log ---- */

static struct puzzle_attempt attempt_of(const char *person, bool solved, const char *mode)
{
    struct puzzle_attempt attempt = {
        .time = 1800000000, .puzzle = puzzle_likeness(&book.list[0]), .solved = solved};
    strcpy(attempt.person, person);
    strcpy(attempt.game, book.game->id);
    strcpy(attempt.mode, mode);
    return attempt;
}

static void test_ratings_follow_from_the_log(void)
{
    char path[400];
    snprintf(path, sizeof path, "%s", scratch_path("puzzles.log"));
    struct puzzle_log log, again;
    struct puzzle_training training;
    struct puzzle_attempt attempts[] = {attempt_of("", true, "training"),
                                        attempt_of("1a2b3c4d", false, "training"),
                                        attempt_of("1a2b3c4d", true, "daily")};
    TEST_ASSERT_TRUE(puzzle_log_read(&log, path, NULL));
    TEST_ASSERT_EQUAL(0, log.count);
    for (int i = 0; i < 3; i++)
        TEST_ASSERT_TRUE(puzzle_log_add(&log, path, &attempts[i], NULL));
    TEST_ASSERT_TRUE(puzzle_log_read(&again, path, NULL));
    TEST_ASSERT_EQUAL(3, again.count);
    for (int i = 0; i < 3; i++) {
        TEST_ASSERT_EQUAL_STRING(attempts[i].person, again.list[i].person);
        TEST_ASSERT_EQUAL_STRING(attempts[i].mode, again.list[i].mode);
        TEST_ASSERT_EQUAL_HEX64(attempts[i].puzzle, again.list[i].puzzle);
        TEST_ASSERT_EQUAL(attempts[i].solved, again.list[i].solved);
        TEST_ASSERT_EQUAL(attempts[i].time, again.list[i].time);
    }
    puzzle_training_open(&training, &book, &again, "1a2b3c4d");
    TEST_ASSERT_EQUAL(1, training.attempts);
    TEST_ASSERT_EQUAL(2, training.states[0].seen);
    TEST_ASSERT_TRUE(training.person.value < 1500);
    puzzle_training_free(&training);
    puzzle_log_free(&log);
    puzzle_log_free(&again);
}

static void test_damaged_lines_of_the_log_are_left_alone(void)
{
    static const char text[] = "2026-11-18T06:12:31Z - dodgem 0123456789abcdef + training\n"
                               "2026-11-18T06:12:31Z - dodgem 0123456789abcde + training\n"
                               "2026-11-18T06:12:31Z 1 dodgem 0123456789abcdef + training\n"
                               "2026-11-18T06:12:31Z - dodgem 0123456789abcdef * training\n"
                               "2026-11-18T06:12:31Z - dodgem 0123456789abcdef + training more\n"
                               "2026-11-18T06:12:31Z - dodgem 0123";
    char path[400];
    snprintf(path, sizeof path, "%s", scratch_path("damaged.log"));
    struct puzzle_log log;
    struct puzzle_attempt attempt = attempt_of("", true, "daily");
    TEST_ASSERT_TRUE(file_replace(path, text, strlen(text), NULL));
    TEST_ASSERT_TRUE(puzzle_log_read(&log, path, NULL));
    TEST_ASSERT_EQUAL(1, log.count);
    TEST_ASSERT_EQUAL(5, log.damaged);
    TEST_ASSERT_TRUE(puzzle_log_add(&log, path, &attempt, NULL));
    puzzle_log_free(&log);
    TEST_ASSERT_TRUE(puzzle_log_read(&log, path, NULL));
    TEST_ASSERT_EQUAL(2, log.count);
    puzzle_log_free(&log);
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_a_rush_ends_with_the_third_mistake);
    RUN_TEST(test_a_rush_ends_after_three_minutes);
    RUN_TEST(test_a_run_gets_harder_and_repeats_nothing);
    RUN_TEST(test_points_grow_with_the_streak);
    RUN_TEST(test_a_streak_has_no_clock_one_skip_and_no_mistake);
    RUN_TEST(test_a_run_is_taken_up_where_it_was_left);
    RUN_TEST(test_wrong_runs_are_refused);
    RUN_TEST(test_a_run_without_puzzles_is_over);
    RUN_TEST(test_the_first_right_answer_takes_the_point);
    RUN_TEST(test_a_duel_begins_with_easy_puzzles);
    RUN_TEST(test_a_wrong_answer_waits_five_seconds);
    RUN_TEST(test_a_duel_is_written_and_read_again);
    RUN_TEST(test_a_line_that_is_no_duel_is_refused);
    RUN_TEST(test_a_duel_without_an_answer_ends);
    RUN_TEST(test_five_points_win_a_duel);
    RUN_TEST(test_every_puzzle_has_its_day);
    RUN_TEST(test_the_day_decides_by_utc);
    RUN_TEST(test_training_follows_the_person);
    RUN_TEST(test_an_unsolved_puzzle_is_rated_higher);
    RUN_TEST(test_everything_seen_comes_again);
    RUN_TEST(test_ratings_follow_from_the_log);
    RUN_TEST(test_damaged_lines_of_the_log_are_left_alone);
    return UNITY_END();
}
