/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Nothing overlaps or leaves the window at any size, and the board stays dominant. */
#include <stdio.h>
#include <unity.h>

#include "ui/kit/layout.h"

void setUp(void)
{
}

void tearDown(void)
{
}

static bool overlap(struct rect a, struct rect b)
{
    return a.x + 0.01f < b.x + b.w && b.x + 0.01f < a.x + a.w && a.y + 0.01f < b.y + b.h &&
           b.y + 0.01f < a.y + a.h;
}

static void check_size(float width, float height)
{
    struct layout l;
    char where[64];
    snprintf(where, sizeof where, "%.0f x %.0f", (double)width, (double)height);
    layout_for(&l, width, height, 1);
    struct rect boxes[] = {l.board, l.player[0], l.player[1], l.moves,
                           l.tools, l.timeline,  l.prompts};
    int count = sizeof boxes / sizeof *boxes;
    for (int i = 0; i < count; i++) {
        TEST_ASSERT_TRUE_MESSAGE(boxes[i].w > 20 && boxes[i].h > 10, where);
        TEST_ASSERT_TRUE_MESSAGE(boxes[i].x >= 0 && boxes[i].y >= 0, where);
        TEST_ASSERT_TRUE_MESSAGE(boxes[i].x + boxes[i].w <= width + 0.01f, where);
        TEST_ASSERT_TRUE_MESSAGE(boxes[i].y + boxes[i].h <= height + 0.01f, where);
        for (int k = 0; k < i; k++)
            TEST_ASSERT_FALSE_MESSAGE(overlap(boxes[i], boxes[k]), where);
    }
    float side = l.board.w < l.board.h ? l.board.w : l.board.h;
    if (!l.portrait && width >= height * 1.25f)
        TEST_ASSERT_TRUE_MESSAGE(side >= height * 0.62f, where);
}

static void test_nothing_overlaps_at_any_size(void)
{
    for (int width = 480; width <= 3840; width += 80)
        for (int height = 480; height <= 2160; height += 60)
            check_size((float)width, (float)height);
    check_size(800, 480);
    check_size(1280, 800);
    check_size(5120, 1440);
    check_size(1080, 1920);
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_nothing_overlaps_at_any_size);
    return UNITY_END();
}
