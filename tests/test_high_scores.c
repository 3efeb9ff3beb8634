/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* High scores: the order, the ten best, the file, two instances at once. */
#include "play/high_scores.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unity.h>

#include "base/files.h"
#include "scratch_folder.h"

static struct high_scores scores, others;
static char path[1000];
static struct fault fault;

void setUp(void)
{
    memset(&scores, 0, sizeof scores);
    memset(&others, 0, sizeof others);
    scratch_open();
    snprintf(path, sizeof path, "%s", scratch_path("high_scores.txt"));
}

void tearDown(void)
{
    scratch_close();
}

static int enter(struct high_scores *to, const char *table, int points, const char *name)
{
    static unsigned key;
    struct high_score entry = {.points = points, .date = "2026-11-18", .unsaved = true};
    snprintf(entry.table, sizeof entry.table, "%s", table);
    snprintf(entry.name, sizeof entry.name, "%s", name);
    snprintf(entry.key, sizeof entry.key, "%08x", ++key);
    return high_scores_enter(to, &entry);
}

static const char *name_at(const char *table, int place)
{
    int count;
    const struct high_score *list = high_scores_table(&scores, table, &count);
    return place <= count ? list[place - 1].name : "";
}

static void test_the_best_comes_first_and_of_equals_the_earlier(void)
{
    TEST_ASSERT_EQUAL_INT(1, enter(&scores, "grand", 500, "Ada"));
    TEST_ASSERT_EQUAL_INT(1, enter(&scores, "grand", 900, "Bea"));
    TEST_ASSERT_EQUAL_INT(3, enter(&scores, "grand", 500, "Cid"));
    TEST_ASSERT_EQUAL_INT(1, enter(&scores, "dodgem", 10, "Dot"));
    TEST_ASSERT_EQUAL_STRING("Bea", name_at("grand", 1));
    TEST_ASSERT_EQUAL_STRING("Ada", name_at("grand", 2));
    TEST_ASSERT_EQUAL_STRING("Dot", name_at("dodgem", 1));
    TEST_ASSERT_EQUAL_STRING("", name_at("dodgem", 2));
}

static void test_ten_stay(void)
{
    int count;
    for (int i = 1; i <= 10; i++)
        enter(&scores, "grand", i * 100, "Ada");
    TEST_ASSERT_EQUAL_INT(0, enter(&scores, "grand", 50, "Bea"));
    TEST_ASSERT_EQUAL_INT(10, enter(&scores, "grand", 150, "Cid"));
    high_scores_table(&scores, "grand", &count);
    TEST_ASSERT_EQUAL_INT(10, count);
    TEST_ASSERT_EQUAL_STRING("Cid", name_at("grand", 10));
}

static void test_a_run_is_entered_once_and_can_be_renamed(void)
{
    int count;
    enter(&scores, "grand", 500, "AAA");
    struct high_score entry = scores.list[0];
    strcpy(entry.name, "ADA");
    TEST_ASSERT_EQUAL_INT(1, high_scores_enter(&scores, &entry));
    high_scores_table(&scores, "grand", &count);
    TEST_ASSERT_EQUAL_INT(1, count);
    TEST_ASSERT_EQUAL_STRING("ADA", name_at("grand", 1));
    TEST_ASSERT_NOT_NULL(high_scores_find(&scores, entry.key));
    TEST_ASSERT_NULL(high_scores_find(&scores, "00000000"));
}

static void test_the_best_medal_counts(void)
{
    enter(&scores, "dodgem", 500, "Ada");
    enter(&scores, "dodgem", 400, "Bea");
    TEST_ASSERT_EQUAL_INT(MEDAL_NONE, high_scores_medal(&scores, "dodgem"));
    scores.list[1].medal = MEDAL_SILVER;
    scores.list[0].medal = MEDAL_BRONZE;
    TEST_ASSERT_EQUAL_INT(MEDAL_SILVER, high_scores_medal(&scores, "dodgem"));
    TEST_ASSERT_EQUAL_INT(MEDAL_NONE, high_scores_medal(&scores, "grand"));
}

static void test_two_instances_lose_nothing(void)
{
    enter(&scores, "grand", 500, "Ada");
    TEST_ASSERT_TRUE(high_scores_write(&scores, path, &fault));
    TEST_ASSERT_TRUE(high_scores_read(&others, path, &fault));
    struct high_score renamed = scores.list[0];
    strcpy(renamed.name, "Ada L");
    renamed.unsaved = true;
    high_scores_enter(&scores, &renamed);
    TEST_ASSERT_TRUE(high_scores_write(&scores, path, &fault));
    enter(&others, "grand", 700, "Bea");
    TEST_ASSERT_TRUE(high_scores_write(&others, path, &fault));
    TEST_ASSERT_EQUAL_INT(2, others.count);
    TEST_ASSERT_EQUAL_STRING("Bea", others.list[0].name);
    TEST_ASSERT_EQUAL_STRING("Ada L", others.list[1].name); /* not set back */
    TEST_ASSERT_TRUE(high_scores_read(&scores, path, &fault));
    TEST_ASSERT_EQUAL_INT(2, scores.count);
}

static void put(const char *text)
{
    TEST_ASSERT_TRUE(file_replace(path, text, strlen(text), &fault));
}

static void test_damaged_lines_stay_in_the_file(void)
{
    size_t size;
    put("quatuor high scores 1\n"
        "grand 100 gold 2026-11-18 0a1b2c3d - Ada\n"
        "grand 200 gold 2026-13-18 0a1b2c3e - Bea\n"
        "grand many gold 2026-11-18 0a1b2c3f - Cid\n"
        "grand 300 tin 2026-11-18 0a1b2c40 - Dot\n"
        "grand 300 gold 2026-11-18 0a1b2c41 - \n");
    TEST_ASSERT_TRUE(high_scores_read(&scores, path, &fault));
    TEST_ASSERT_EQUAL_INT(1, scores.count);
    TEST_ASSERT_EQUAL_INT(4, scores.damaged);
    enter(&scores, "grand", 900, "Eve");
    TEST_ASSERT_TRUE(high_scores_write(&scores, path, &fault));
    char *data = file_read(path, 100000, &size, &fault);
    TEST_ASSERT_NOT_NULL(strstr(data, "grand many gold 2026-11-18 0a1b2c3f - Cid\n"));
    TEST_ASSERT_NOT_NULL(strstr(data, "Eve\n"));
    free(data);
}

static void test_a_newer_file_is_left_alone(void)
{
    put("quatuor high scores 2\nsomething else\n");
    TEST_ASSERT_FALSE(high_scores_read(&scores, path, &fault));
    enter(&scores, "grand", 900, "Eve");
    TEST_ASSERT_FALSE(high_scores_write(&scores, path, &fault));
    TEST_ASSERT_EQUAL_INT(1, scores.count); /* in memory it stays */
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_the_best_comes_first_and_of_equals_the_earlier);
    RUN_TEST(test_ten_stay);
    RUN_TEST(test_a_run_is_entered_once_and_can_be_renamed);
    RUN_TEST(test_the_best_medal_counts);
    RUN_TEST(test_two_instances_lose_nothing);
    RUN_TEST(test_damaged_lines_stay_in_the_file);
    RUN_TEST(test_a_newer_file_is_left_alone);
    return UNITY_END();
}
