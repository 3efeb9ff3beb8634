/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Files on a failing disk: every call in turn, with every plausible error, partially and
 * completely, and the process ending before every call. A file always holds either its old or its
 * new content, nothing else. */
#include <errno.h>
#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include <unity.h>

#include "base/files.h"
#include "faulty_disk.h"
#include "scratch_folder.h"

static const char OLD[] = "the old content\n", NEW[] = "new content, and longer than the old one\n";

static struct fault fault;
static jmp_buf process_ended;
static int faults_injected, ends;

void setUp(void)
{
    scratch_open();
    fault.text[0] = '\0';
}

void tearDown(void)
{
    faulty_disk_off();
    scratch_close();
}

/* Memory of a process that ends half way is not a leak. */
const char *__asan_default_options(void);
const char *__asan_default_options(void)
{
    return "detect_leaks=0";
}

static void end_process(void)
{
    longjmp(process_ended, 1);
}

static void put(const char *name, const char *content)
{
    TEST_ASSERT_TRUE_MESSAGE(file_replace(scratch_path(name), content, strlen(content), &fault),
                             fault.text);
}

static bool holds(const char *name, const char *content)
{
    size_t size;
    char *data = file_read(scratch_path(name), 1000, &size, NULL);
    bool same = data && size == strlen(content) && memcmp(data, content, size) == 0;
    free(data);
    return same;
}

static bool replace(void)
{
    const struct file_piece pieces[] = {{NEW, 10}, {NEW + 10, sizeof NEW - 1 - 10}};
    return file_replace_pieces(scratch_path("game"), pieces, 2, &fault);
}

/* ---- an error at the Nth call ---- */

/* Calls `action` with the Nth call failing in every way, until N is beyond its last call. */
static void fail_everywhere(void (*action)(const struct disk_plan *plan, enum disk_call call))
{
    for (int at = 1;; at++) {
        struct disk_plan none = {0};
        put("game", OLD);
        faulty_disk_use((struct disk_plan){.at = at, .error = EIO});
        action(&none, CALL_COUNT); /* finds out which call it is */
        bool reached = faulty_disk_struck();
        enum disk_call call = faulty_disk_where();
        faulty_disk_off();
        if (!reached)
            return;
        for (const int *error = faulty_disk_errors(call); *error; error++)
            for (int way = 0; way < 4; way++) {
                struct disk_plan plan = {
                    .at = at, .error = *error, .half = way & 1, .lasting = way & 2};
                if (*error == EINTR && plan.lasting)
                    continue; /* signals do not repeat forever */
                put("game", OLD);
                fault.text[0] = '\0';
                faulty_disk_use(plan);
                action(&plan, call);
                faulty_disk_off();
                faults_injected++;
            }
    }
}

/* Every error has a message: "game: cannot be …: reason". */
static void assert_reported(const char *context)
{
    TEST_ASSERT_TRUE_MESSAGE(strstr(fault.text, "game") != NULL, context);
    TEST_ASSERT_TRUE_MESSAGE(strlen(strrchr(fault.text, ':')) > 5, context);
}

static const char *described(const struct disk_plan *plan, enum disk_call call)
{
    static char text[600];
    snprintf(text, sizeof text, "call %d (%s) fails with %s%s%s: \"%s\"", plan->at,
             faulty_disk_call_name(call), strerror(plan->error), plan->half ? ", by half" : "",
             plan->lasting ? ", for good" : "", fault.text);
    return text;
}

static void replacing_fails(const struct disk_plan *plan, enum disk_call call)
{
    bool done = replace();
    faulty_disk_off();
    if (plan->at == 0)
        return;
    const char *context = described(plan, call);
    TEST_ASSERT_TRUE_MESSAGE(holds("game", done ? NEW : OLD), context);
    if (!done)
        assert_reported(context);
    if (call != CALL_REMOVE && !plan->lasting)
        TEST_ASSERT_EQUAL_INT_MESSAGE(1, scratch_count(), context);
    if (plan->error == EINTR && call != CALL_CLOSE)
        TEST_ASSERT_TRUE_MESSAGE(done, context);
}

static void test_replacing_a_file_with_any_call_failing(void)
{
    fail_everywhere(replacing_fails);
    TEST_ASSERT_TRUE(faults_injected > 50);
    TEST_ASSERT_EQUAL_INT(0, faulty_disk_unsynced_renames());
}

static void reading_fails(const struct disk_plan *plan, enum disk_call call)
{
    size_t size;
    char *data = file_read(scratch_path("game"), 1000, &size, &fault);
    if (plan->at != 0) {
        const char *context = described(plan, call);
        if (data)
            TEST_ASSERT_EQUAL_STRING_MESSAGE(OLD, data, context);
        else
            assert_reported(context);
        TEST_ASSERT_TRUE_MESSAGE(data || plan->error != EINTR, context);
    }
    free(data);
}

static void test_reading_a_file_with_any_call_failing(void)
{
    int before = faults_injected;
    fail_everywhere(reading_fails);
    TEST_ASSERT_TRUE(faults_injected - before > 20);
}

static void reading_a_part_fails(const struct disk_plan *plan, enum disk_call call)
{
    char part[4] = "";
    bool done = file_read_part(scratch_path("game"), 4, part, 3, &fault);
    if (plan->at == 0)
        return;
    if (done)
        TEST_ASSERT_EQUAL_STRING_MESSAGE("old", part, described(plan, call));
    else
        TEST_ASSERT_TRUE_MESSAGE(*fault.text, described(plan, call));
}

static void test_reading_a_part_with_any_call_failing(void)
{
    fail_everywhere(reading_a_part_fails);
}

static void locking_fails(const struct disk_plan *plan, enum disk_call call)
{
    struct file_lock lock;
    enum lock_result result = file_lock(&lock, scratch_path("game.lock"));
    bool taken = plan->at != 0 && call == CALL_LOCK && plan->error == EWOULDBLOCK;
    TEST_ASSERT_EQUAL(taken, result == LOCK_TAKEN);
    TEST_ASSERT_EQUAL(result == LOCK_OURS, lock.path != NULL);
    file_unlock(&lock);
}

static void test_locking_with_any_call_failing(void)
{
    fail_everywhere(locking_fails);
}

static void count(const char *name, void *context)
{
    (void)name;
    ++*(int *)context;
}

static void listing_fails(const struct disk_plan *plan, enum disk_call call)
{
    int seen = 0;
    bool whole = folder_list(scratch_folder, count, &seen);
    if (plan->at != 0)
        TEST_ASSERT_FALSE_MESSAGE(whole || seen > 0, described(plan, call));
}

static void test_listing_with_any_call_failing(void)
{
    fail_everywhere(listing_fails);
}

/* ---- the process ends between two calls ---- */

static void test_the_process_ends_at_any_call_of_replacing(void)
{
    for (volatile int half = 0; half < 2; half++)
        for (volatile int at = 1;; at++) {
            put("game", OLD);
            faulty_disk_use((struct disk_plan){.at = at, .half = half, .end = end_process});
            volatile bool whole = false;
            if (setjmp(process_ended) == 0) {
                replace();
                whole = true;
            }
            faulty_disk_off();
            TEST_ASSERT_TRUE(holds("game", OLD) || holds("game", NEW));
            if (whole) {
                TEST_ASSERT_TRUE(holds("game", NEW));
                break;
            }
            ends++;
            TEST_ASSERT_TRUE(scratch_count() <= 2); /* a temporary file may stay */
        }
    TEST_ASSERT_TRUE(ends >= 2 * 7);
}

/* ---- locks ---- */

static void test_a_lock_is_held_once_and_ends_with_its_process(void)
{
    struct file_lock lock, other;
    faulty_disk_use((struct disk_plan){0});
    TEST_ASSERT_EQUAL_INT(LOCK_OURS, file_lock(&lock, scratch_path("game.lock")));
    TEST_ASSERT_EQUAL_INT(LOCK_TAKEN, file_lock(&other, scratch_path("game.lock")));
    file_unlock(&other); /* changes nothing */
    TEST_ASSERT_EQUAL_INT(LOCK_TAKEN, file_lock(&other, scratch_path("game.lock")));
    faulty_disk_off(); /* the process that held it is gone */
    free(lock.path);
    TEST_ASSERT_EQUAL_INT(LOCK_OURS, file_lock(&lock, scratch_path("game.lock")));
    file_unlock(&lock);
    TEST_ASSERT_EQUAL_INT(0, scratch_count()); /* nothing is left of it */
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_replacing_a_file_with_any_call_failing);
    RUN_TEST(test_reading_a_file_with_any_call_failing);
    RUN_TEST(test_reading_a_part_with_any_call_failing);
    RUN_TEST(test_locking_with_any_call_failing);
    RUN_TEST(test_listing_with_any_call_failing);
    RUN_TEST(test_the_process_ends_at_any_call_of_replacing);
    RUN_TEST(test_a_lock_is_held_once_and_ends_with_its_process);
    printf("%d faults injected, %d ends of the process\n", faults_injected, ends);
    return UNITY_END();
}
