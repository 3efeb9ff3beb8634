/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Arranging an army: the board shows where it may stand, and Ready is the main button as soon as
 * the game accepts it. */
#include <string.h>
#include <unity.h>

#include "core/notation.h"
#include "core/registry.h"
#include "ui/screens/new_game.h"
#include "ui/screens/setup.h"
#include "ui_driver.h"

enum { READY = 1 };

void setUp(void)
{
    driver_open(1280, 800);
}

void tearDown(void)
{
    driver_close();
}

static void open_setup(const char *game, const char *army)
{
    app_home(&app, &screen_menu);
    new_game_open(game_find(game), &app.preferences);
    new_game_state()->choice.mode = START_TWO;
    settings_set(new_game_state()->game, &new_game_state()->choice.settings, "army", army, NULL);
    start_as_chosen();
    settle();
    act(ACTION_ACCEPT, DEVICE_KEYBOARD); /* the curtain */
    settle();
    TEST_ASSERT_EQUAL_PTR(&screen_setup, app_screen(&app));
}

static void press_ready(enum device device)
{
    setup_state()->in_form = true;
    use_button(screen_setup.form, READY, device);
    settle();
}

/* The golden frame around several cells, on the board. */
static struct rect lit_part(void)
{
    const struct board_view *view = &setup_state()->board.view;
    struct colour gold = app.theme.tone[TONE_CAN];
    struct rect part = {0, 0, 0, 0};
    app_draw(&app, &canvas);
    for (int i = 0; i < canvas.count; i++) {
        const struct draw *draw = &canvas.list[i];
        if (draw->type == DRAW_FRAME && memcmp(&draw->colour, &gold, sizeof gold) == 0 &&
            draw->box.w > 2 * view->cell && rect_has(view->frame, draw->box.x, draw->box.y))
            part = draw->box;
    }
    return part;
}

/* A fill over the cell that makes it darker, and nothing else. */
static bool is_in_dusk(int cell)
{
    float x, y;
    board_view_point(&setup_state()->board.view, cell, &x, &y);
    for (int i = 0; i < canvas.count; i++) {
        const struct draw *draw = &canvas.list[i];
        struct colour c = draw->colour;
        if (draw->type == DRAW_FILL && c.r + c.g + c.b == 0 && c.a > 60 && c.a < 200 &&
            draw->box.w > 2 * setup_state()->board.view.cell && rect_has(draw->box, x, y))
            return true;
    }
    return false;
}

static void check_rows(void)
{
    const struct setup *setup = setup_state();
    const struct geometry *geometry = &setup->board.view.geometry;
    struct rect part = lit_part();
    for (int i = 0; i < geometry->cell_count; i++) {
        int cell = geometry->cells[i];
        float x, y;
        board_view_point(&setup->board.view, cell, &x, &y);
        TEST_ASSERT_EQUAL_INT(draft_has(&setup->draft, cell), rect_has(part, x, y));
        TEST_ASSERT_EQUAL_INT(!draft_has(&setup->draft, cell), is_in_dusk(cell));
    }
}

/* For both players, each of whom sees their own rows below. */
static void test_the_rows_of_the_army_are_lit_and_the_others_in_dusk(void)
{
    app.preferences.turn_board = true;
    for (int i = 0; i < 2; i++) {
        open_setup("stratego", i ? "full" : "ten");
        check_rows();
        press_ready(DEVICE_KEYBOARD);
        act(ACTION_ACCEPT, DEVICE_KEYBOARD);
        settle();
        TEST_ASSERT_EQUAL_PTR(&screen_setup, app_screen(&app));
        TEST_ASSERT_EQUAL_INT(1, setup_state()->draft.player);
        check_rows();
    }
}

static void test_ready_is_the_main_button(void)
{
    static const struct {
        float width, height;
        int text_size;
    } windows[] = {{1280, 800, 0}, {800, 480, 0}, {800, 1280, 0}, {1280, 800, 4}, {800, 1280, 4}};
    open_setup("stratego", "ten");
    for (size_t i = 0; i < sizeof windows / sizeof *windows; i++) {
        app.preferences.text_size = windows[i].text_size;
        app_resize(&app, windows[i].width, windows[i].height);
        app_draw(&app, &canvas);
        const struct form *form = screen_setup.form;
        struct rect main = form_widget(form, READY)->box;
        TEST_ASSERT_EQUAL_INT(READY, form->list[0].id);
        for (int k = 0; k < form->count; k++) {
            const struct widget *widget = &form->list[k];
            TEST_ASSERT_EQUAL_INT(widget->id == READY, widget->golden);
            TEST_ASSERT_TRUE(widget->id == READY ||
                             main.w * main.h > 1.3f * widget->box.w * widget->box.h);
        }
    }
}

static bool is_bomb(const struct draft *draft, int cell)
{
    return strcmp(draft->game->kinds[draft->kind[cell]].symbol, "B") == 0;
}

/* One of the six cells of the front row that do not face a lake. */
static bool is_gap(int cell)
{
    return cell_row(cell) == 6 && strchr("abefij", 'a' + cell_column(cell));
}

/* A bomb in each of them: nobody comes out. */
static void shut_in(struct draft *draft)
{
    for (int i = 0; i < draft->count; i++) {
        int gap = draft->cells[i];
        if (!is_gap(gap))
            continue;
        for (int k = 0; k < draft->count && !is_bomb(draft, gap); k++)
            if (is_bomb(draft, draft->cells[k]) && !is_gap(draft->cells[k]))
                draft_swap(draft, gap, draft->cells[k]);
    }
}

static void test_ready_says_why_an_army_cannot_begin(void)
{
    for (int device = DEVICE_MOUSE; device <= DEVICE_TOUCH; device++) {
        open_setup("stratego", "full");
        app_draw(&app, &canvas);
        TEST_ASSERT_TRUE(form_widget(screen_setup.form, READY)->golden);
        struct draft before = setup_state()->draft;
        shut_in(&setup_state()->draft);
        *app.notice = '\0';
        press_ready((enum device)device);
        TEST_ASSERT_FALSE(form_widget(screen_setup.form, READY)->golden);
        TEST_ASSERT_NOT_NULL(strstr(app.notice, "none of these pieces could move"));
        TEST_ASSERT_EQUAL_PTR(&screen_setup, app_screen(&app));
        TEST_ASSERT_EQUAL_INT(0, app.session.match.at);
        setup_state()->draft = before;
        press_ready((enum device)device);
        TEST_ASSERT_EQUAL_PTR(&screen_curtain, app_screen(&app));
    }
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_the_rows_of_the_army_are_lit_and_the_others_in_dusk);
    RUN_TEST(test_ready_is_the_main_button);
    RUN_TEST(test_ready_says_why_an_army_cannot_begin);
    return UNITY_END();
}
