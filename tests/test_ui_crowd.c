/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* The menu with from one to twelve games (tests/meson.build links such a registry): every card fits
 * in every window, and keys reach all of them. */
#include <stdio.h>
#include <unity.h>

#include "core/registry.h"
#include "ui/kit/widgets.h"
#include "ui/screens/menu.h"
#include "ui_driver.h"

void setUp(void)
{
    driver_open(1280, 800);
}

void tearDown(void)
{
    driver_close();
}

static int game_count(void)
{
    int count = 0;
    while (games[count])
        count++;
    return count;
}

static bool overlap(struct rect a, struct rect b)
{
    return a.x + 0.01f < b.x + b.w && b.x + 0.01f < a.x + a.w && a.y + 0.01f < b.y + b.h &&
           b.y + 0.01f < a.y + a.h;
}

static void check_places(const char *where)
{
    const struct form *form = screen_menu.form;
    struct rect page = app.layout.page;
    float u = app.layout.unit;
    TEST_ASSERT_EQUAL_INT_MESSAGE(0, canvas.dropped, where);
    TEST_ASSERT_TRUE_MESSAGE(form->count >= game_count() + 4, where);
    for (int i = 0; i < form->count; i++) {
        struct rect box = form->list[i].box;
        TEST_ASSERT_TRUE_MESSAGE(box.x >= page.x - 0.1f && box.y >= page.y - 0.1f, where);
        TEST_ASSERT_TRUE_MESSAGE(box.x + box.w <= page.x + page.w + 0.1f, where);
        TEST_ASSERT_TRUE_MESSAGE(box.y + box.h <= page.y + page.h + 0.1f, where);
        if (form->list[i].type == WIDGET_CARD)
            TEST_ASSERT_TRUE_MESSAGE(box.w >= 10 * u && box.h >= 2.6f * u, where);
        for (int k = 0; k < i; k++)
            TEST_ASSERT_FALSE_MESSAGE(overlap(box, form->list[k].box), where);
        /* the large board is to the left of all cards, or above them and below the heading */
        bool clear = app.layout.portrait ? box.y >= page.y + 15 * u : box.x >= page.x + 20 * u;
        TEST_ASSERT_TRUE_MESSAGE(clear, where);
    }
}

static void test_cards_have_their_places_at_every_size(void)
{
    static const int sizes[][2] = {{800, 480},  {640, 480},   {1024, 600},  {1280, 720},
                                   {1280, 800}, {1920, 1080}, {3840, 2160}, {5120, 1440},
                                   {480, 800},  {768, 1024},  {1080, 1920}, {1000, 1000}};
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        char where[64];
        snprintf(where, sizeof where, "%d games, %d x %d", game_count(), sizes[i][0], sizes[i][1]);
        app_resize(&app, (float)sizes[i][0], (float)sizes[i][1]);
        for (int resume = 0; resume < 2; resume++) {
            driver_offer_to_continue(resume ? games[0]->id : NULL);
            app_draw(&app, &canvas);
            TEST_ASSERT_EQUAL_INT_MESSAGE(resume, text_shown("Continue:"), where);
            check_places(where);
        }
    }
}

/* The four directions lead from the first card to all others; the large board shows the game in
 * focus. */
static void test_keys_reach_every_card(void)
{
    struct form *form = screen_menu.form;
    bool reached[64] = {false}, changed = true;
    app_draw(&app, &canvas);
    reached[1] = true;
    while (changed) {
        changed = false;
        for (int id = 1; id < 64; id++)
            for (int direction = 0; reached[id] && direction < 4; direction++) {
                form->focus = id;
                focus((enum direction)direction, DEVICE_PAD);
                changed |= !reached[form->focus];
                reached[form->focus] = true;
                if (form->focus <= game_count())
                    TEST_ASSERT_EQUAL_INT(form->focus - 1, menu_state()->shown);
            }
    }
    for (int i = 0; i < form->count; i++)
        TEST_ASSERT_TRUE_MESSAGE(reached[form->list[i].id], form->list[i].label);
}

static void test_pressing_a_card_opens_its_game(void)
{
    for (int id = 1; id <= game_count(); id++) {
        app_home(&app, &screen_menu);
        app_draw(&app, &canvas);
        struct rect card = form_widget(screen_menu.form, id)->box;
        click(rect_cx(card), rect_cy(card), id % 2 ? DEVICE_MOUSE : DEVICE_TOUCH);
        TEST_ASSERT_EQUAL_STRING("new_game", app_screen(&app)->name);
        TEST_ASSERT_EQUAL_PTR(games[id - 1], screen_new_game.game(&app));
    }
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_cards_have_their_places_at_every_size);
    RUN_TEST(test_keys_reach_every_card);
    RUN_TEST(test_pressing_a_card_opens_its_game);
    return UNITY_END();
}
