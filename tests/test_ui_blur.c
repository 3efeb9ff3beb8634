/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* What is put out of focus, and what is broken in two, measured on rendered frames. */
#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <unity.h>

#include "rendered.h"
#include "ui_driver.h"

enum { WIDTH = 640, HEIGHT = 400, STRIPE = 8 };

static float before[WIDTH * HEIGHT];

void setUp(void)
{
    canvas_begin(&canvas, WIDTH, HEIGHT);
}

void tearDown(void)
{
}

static void draw_stripes(void)
{
    for (int x = 0; x < WIDTH; x += 2 * STRIPE)
        canvas_fill(&canvas, (struct rect){(float)x, 0, STRIPE, HEIGHT}, 0, rgb(0xffffff));
}

/* The mean of the middle of the frame, and how far pixels are from it on average. */
static float mean_of(float *spread)
{
    const float *seen = rendered_luminance();
    double sum = 0, off = 0;
    int count = 0;
    for (int y = HEIGHT / 4; y < HEIGHT * 3 / 4; y++)
        for (int x = WIDTH / 4; x < WIDTH * 3 / 4; x++, count++)
            sum += (double)seen[y * WIDTH + x];
    for (int y = HEIGHT / 4; y < HEIGHT * 3 / 4; y++)
        for (int x = WIDTH / 4; x < WIDTH * 3 / 4; x++)
            off += fabs((double)seen[y * WIDTH + x] - sum / count);
    *spread = (float)(off / count);
    return (float)(sum / count);
}

static void test_what_lies_below_is_out_of_focus(void)
{
    float sharp, soft;
    draw_stripes();
    rendered_show(&canvas);
    mean_of(&sharp);
    canvas_blur(&canvas, rgb(0xffffff));
    rendered_show(&canvas);
    float mean = mean_of(&soft);
    TEST_ASSERT_TRUE(sharp > 0.4f);
    TEST_ASSERT_TRUE(soft < 0.05f * sharp);
    TEST_ASSERT_FLOAT_WITHIN(0.06f, 0.2140f, mean); /* half of the light's values */
}

static void test_it_is_tinted(void)
{
    float spread, mean[2];
    for (int i = 0; i < 2; i++) {
        canvas_begin(&canvas, WIDTH, HEIGHT);
        draw_stripes();
        canvas_blur(&canvas, rgb(i ? 0x404040 : 0xffffff));
        rendered_show(&canvas);
        mean[i] = mean_of(&spread);
    }
    TEST_ASSERT_TRUE(mean[1] < 0.2f * mean[0]);
}

static void test_what_comes_after_is_sharp(void)
{
    float spread;
    canvas_blur(&canvas, rgb(0xffffff));
    draw_stripes();
    rendered_show(&canvas);
    mean_of(&spread);
    TEST_ASSERT_TRUE(spread > 0.4f);
}

/* While it fades in, both are seen. */
static void test_it_fades_in(void)
{
    float sharp, half;
    draw_stripes();
    rendered_show(&canvas);
    mean_of(&sharp);
    canvas_blur(&canvas, faded(rgb(0xffffff), 0.5f));
    rendered_show(&canvas);
    mean_of(&half);
    TEST_ASSERT_TRUE(half > 0.1f * sharp && half < 0.8f * sharp);
}

static void draw_board_piece(int half)
{
    struct rect box = rect_around(WIDTH / 2, HEIGHT / 2, 128, 128);
    canvas_picture(&canvas, app.theme.shards[0], box, rgb(0xffffff));
    canvas.list[canvas.count - 1].half = (int8_t)half;
}

static float compare(void)
{
    double off = 0;
    for (int i = 0; i < WIDTH * HEIGHT; i++)
        off += fabs((double)(rendered_luminance()[i] - before[i]));
    return (float)(off / (WIDTH * HEIGHT));
}

static void test_both_halves_make_the_whole(void)
{
    draw_board_piece(0);
    rendered_show(&canvas);
    memcpy(before, rendered_luminance(), sizeof before);
    canvas_begin(&canvas, WIDTH, HEIGHT);
    draw_board_piece(-1);
    rendered_show(&canvas);
    float left = compare();
    TEST_ASSERT_TRUE(left > 0.0005f);
    draw_board_piece(1);
    rendered_show(&canvas);
    TEST_ASSERT_FLOAT_WITHIN(0.1f, 0, compare() / left);
}

int main(void)
{
    UNITY_BEGIN();
    rendered_open(WIDTH, HEIGHT, "parlour");
    RUN_TEST(test_what_lies_below_is_out_of_focus);
    RUN_TEST(test_it_is_tinted);
    RUN_TEST(test_what_comes_after_is_sharp);
    RUN_TEST(test_it_fades_in);
    RUN_TEST(test_both_halves_make_the_whole);
    rendered_close();
    return UNITY_END();
}
