/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "base/version.h"

#include <unity.h>

void setUp(void)
{
}
void tearDown(void)
{
}

static void test_version_is_three_numbers(void)
{
    int major, minor, patch, end = 0;
    TEST_ASSERT_EQUAL_INT(3, sscanf(quatuor_version(), "%d.%d.%d%n", &major, &minor, &patch, &end));
    TEST_ASSERT_EQUAL_CHAR('\0', quatuor_version()[end]);
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_version_is_three_numbers);
    return UNITY_END();
}
