/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Elements common to all screens: dialogs, prompts, notices, focus marks, and typography. */
#include <string.h>
#include <unity.h>

#include "core/registry.h"
#include "testing/null_platform.h"
#include "ui/board/board_view.h"
#include "ui/kit/widgets.h"
#include "ui/screens/menu.h"
#include "ui/screens/more_options.h"
#include "ui/screens/new_game.h"
#include "ui/screens/offer.h"
#include "ui/screens/play.h"
#include "ui/screens/settings.h"
#include "ui/screens/settings_rows.h"
#include "ui_driver.h"

void setUp(void)
{
    null_themes = THEMES_FOLDER;
    driver_open(1280, 800);
}

void tearDown(void)
{
    driver_close();
}

/* A question asked from the pause menu replaces it; the game is behind it. */
static void test_a_dialog_over_a_dialog_takes_its_place(void)
{
    begin("towers");
    act(ACTION_MENU, DEVICE_KEYBOARD);
    settle();
    TEST_ASSERT_TRUE(text_shown("Paused"));
    offer_open(&app, VERB_RESIGN);
    settle();
    TEST_ASSERT_TRUE(text_shown("Blue, do you really want to resign?"));
    TEST_ASSERT_TRUE(text_shown("Undo"));
    TEST_ASSERT_FALSE(text_shown("Paused"));
    act(ACTION_BACK, DEVICE_KEYBOARD); /* "No, play on" */
    settle();
    TEST_ASSERT_FALSE(text_shown("Paused"));
}

/* Prompts describe only the actions of the topmost dialog; its buttons are always there. */
static void test_prompts_show_what_can_be_done(void)
{
    begin("towers");
    act(ACTION_FOCUS, DEVICE_KEYBOARD);
    settle();
    TEST_ASSERT_EQUAL_INT(1, times_shown("Undo"));
    TEST_ASSERT_EQUAL_INT(0, times_shown("Redo")); /* there is nothing to redo */
    TEST_ASSERT_EQUAL_INT(2, times_shown("Hint"));
    act(ACTION_MENU, DEVICE_KEYBOARD);
    settle();
    TEST_ASSERT_EQUAL_INT(1, times_shown("Hint"));
    TEST_ASSERT_EQUAL_INT(2, times_shown("Continue"));
    offer_open(&app, VERB_RESIGN);
    settle();
    TEST_ASSERT_EQUAL_INT(2, times_shown("No, play on"));
    app_home(&app, &screen_menu);
    app_push(&app, &screen_controls);
    settle();
    TEST_ASSERT_TRUE(text_shown("Change"));
    act(ACTION_ACCEPT, DEVICE_KEYBOARD);
    TEST_ASSERT_TRUE(text_shown("press a key or button"));
    TEST_ASSERT_FALSE(text_shown("Change"));
}

static void test_the_key_that_shows_own_pieces_is_announced(void)
{
    app.preferences.peek = true;
    begin("stratego");
    go_through_curtains(DEVICE_KEYBOARD);
    settle();
    TEST_ASSERT_EQUAL_PTR(&screen_play, app_screen(&app));
    TEST_ASSERT_EQUAL_INT(2, times_shown("Hold to look"));
}

static float height_shown(const char *text)
{
    app_draw(&app, &canvas);
    for (int i = 0; i < canvas.count; i++)
        if (canvas.list[i].type == DRAW_TEXT &&
            strcmp(canvas.text + canvas.list[i].text, text) == 0)
            return canvas.list[i].box.y;
    return 0;
}

/* Below boards and dialogs, on every screen in the same place. */
static void test_notices_have_one_place(void)
{
    begin("towers");
    app_notice(&app, "Something new.");
    float y = height_shown("Something new.");
    TEST_ASSERT_TRUE(y > app.layout.prompts.y);
    app_push(&app, &screen_pause);
    TEST_ASSERT_EQUAL_FLOAT(y, height_shown("Something new."));
    TEST_ASSERT_EQUAL_INT(1, times_shown("Something new."));
}

/* The dialog grows with its question, however long a name is. */
static void test_no_button_covers_a_question(void)
{
    begin("towers");
    strcpy(app.session.match.players[0].name, "Maximiliane-Josephine");
    offer_open(&app, VERB_RESIGN);
    settle();
    app_draw(&app, &canvas);
    float bottom = 0;
    for (int i = 0; i < canvas.count; i++)
        if (canvas.list[i].type == DRAW_TEXT &&
            strstr(canvas.text + canvas.list[i].text, "resign?"))
            bottom = canvas.list[i].box.y + text_height(TEXT_LARGE) / 2;
    TEST_ASSERT_TRUE(bottom > 0);
    for (int i = 0; i < screen_question.form->count; i++)
        TEST_ASSERT_TRUE(screen_question.form->list[i].box.y > bottom);
}

static int golden_frames(void)
{
    int count = 0;
    struct colour gold = app.theme.tone[TONE_CAN];
    app_draw(&app, &canvas);
    for (int i = 0; i < canvas.count; i++) {
        struct colour c = canvas.list[i].colour;
        count += canvas.list[i].type == DRAW_FRAME && c.r == gold.r && c.g == gold.g &&
                 c.b == gold.b && canvas.list[i].box.w > app.layout.unit * 10;
    }
    return count;
}

/* The default button is marked in another way. */
static void test_only_the_focus_is_outlined(void)
{
    app.layout.show_focus = false;
    begin("towers");
    act(ACTION_MENU, DEVICE_MOUSE);
    settle();
    TEST_ASSERT_EQUAL_INT(0, golden_frames());
    focus(DIRECTION_DOWN, DEVICE_PAD);
    TEST_ASSERT_EQUAL_INT(1, golden_frames());
}

/* A card is marked in only one way, whether chosen or in focus. */
static void test_the_focus_is_the_only_sign_of_a_card(void)
{
    app_home(&app, &screen_menu);
    app.layout.show_focus = false;
    for (int in_focus = 0; in_focus < 2; in_focus++) {
        int signs = 0;
        screen_menu.form->focus_visible = in_focus;
        screen_menu.form->focus = 1 + menu_state()->shown;
        app_draw(&app, &canvas);
        for (int i = 0; i < canvas.count; i++)
            signs += memcmp(&canvas.list[i].colour, &app.theme.tone[TONE_CAN],
                            sizeof(struct colour)) == 0 &&
                     rect_has(rect_inset(
                                  form_widget(screen_menu.form, 1 + menu_state()->shown)->box, -1),
                              canvas.list[i].box.x, canvas.list[i].box.y);
        TEST_ASSERT_EQUAL_INT(1, signs);
    }
}

static void test_no_short_word_stands_alone_on_the_last_line(void)
{
    const char *text = "four words are here";
    struct rect box = {0, 0, text_width(TEXT_BODY, "four words are") + 1, 100};
    canvas_begin(&canvas, app.layout.seen.x, app.layout.seen.y);
    float height = canvas_paragraph(&canvas, text_left(TEXT_BODY, rgb(0)), box, text);
    TEST_ASSERT_EQUAL_INT(2, canvas.count);
    TEST_ASSERT_EQUAL_STRING("are here", canvas.text + canvas.list[1].text);
    TEST_ASSERT_EQUAL_FLOAT(canvas_paragraph(NULL, text_left(TEXT_BODY, rgb(0)), box, text),
                            height);
    canvas_begin(&canvas, app.layout.seen.x, app.layout.seen.y);
    canvas_paragraph(&canvas, text_left(TEXT_BODY, rgb(0)), box, "two words nevertheless");
    TEST_ASSERT_EQUAL_STRING("nevertheless", canvas.text + canvas.list[1].text);
}

/* "on" and "loses" are words to type; a choice begins like every other label. */
static void test_values_begin_with_a_capital(void)
{
    new_game_open(game_find("dodgem"), &app.preferences);
    app_push(&app, &screen_new_game);
    more_options_open(&app);
    const char *const values[] = {"None", "5 × 5", "Wins", "On"};
    for (int i = 0; i < 4; i++)
        TEST_ASSERT_TRUE_MESSAGE(text_shown(values[i]), values[i]);
    app_push(&app, &screen_settings);
    for (int group = 0; group < SETTINGS_GROUPS; group++) {
        settings_state()->group = group;
        app_draw(&app, &canvas);
        for (int i = 0; i < screen_settings.form->count; i++) {
            const char *value = screen_settings.form->list[i].value;
            TEST_ASSERT_FALSE_MESSAGE(*value >= 'a' && *value <= 'z', value);
        }
    }
}

/* With two people at one screen, the offer names the person asked. */
static void test_an_offer_addresses_the_player_who_decides(void)
{
    start_between("towers", "human", "human");
    strcpy(app.session.match.players[0].name, "Ada");
    strcpy(app.session.match.players[1].name, "Blaise");
    offer_open(&app, VERB_DRAW);
    TEST_ASSERT_TRUE(text_shown("Ada offers a draw."));
    TEST_ASSERT_TRUE(text_shown("Blaise, do you accept?"));
    act(ACTION_BACK, DEVICE_PAD);
    offer_open(&app, VERB_RESIGN);
    TEST_ASSERT_TRUE(text_shown("Ada, do you really want"));
    TEST_ASSERT_FALSE(text_shown("do you accept?"));
}

/* On screen only: files and the terminal write an x. */
static void test_captures_are_written_the_same_in_every_game(void)
{
    continue_save("quatuor save 1\ngame: morris\nplayer 1: human\nplayer 2: human\n"
                  "moves:\n1. a1 b2\n2. d1 f4\n3. g1 xb2\n");
    TEST_ASSERT_TRUE(text_shown("g1 ×b2"));
    continue_save("quatuor save 1\ngame: stratego\nplayer 1: human\nplayer 2: human\nmoves:\n"
                  "2@b7 10@f7 2@j7 9@c8 1@f8 3@h8 B@a9 3@d9 F@a10 B@b10 ready "
                  "2@a4 9@e4 2@i4 3@b3 1@e3 10@f3 3@g2 B@i2 B@h1 F@i1 ready\n"
                  "1. f7-e7 a4-a5\n2. b7-b3\n");
    go_through_curtains(DEVICE_KEYBOARD);
    TEST_ASSERT_TRUE(text_shown("f7-e7"));
    TEST_ASSERT_TRUE(text_shown("b7×b3"));
}

/* A prompt that a notice would partly cover is hidden meanwhile. */
static void test_a_notice_covers_no_prompt(void)
{
    char long_notice[90];
    memset(long_notice, 'm', sizeof long_notice - 1);
    long_notice[sizeof long_notice - 1] = '\0';
    begin("towers");
    act(ACTION_OTHER, DEVICE_KEYBOARD);
    TEST_ASSERT_TRUE(text_shown("Menu"));
    app_notice(&app, long_notice);
    app_draw(&app, &canvas);
    float left = app_notice_box(&app).x;
    TEST_ASSERT_TRUE(left > 0 && left < app.layout.width / 2);
    for (int i = 0; i < canvas.count; i++) {
        const struct draw *draw = &canvas.list[i];
        if (draw->type == DRAW_TEXT && draw->size == TEXT_SMALL &&
            draw->box.y > app.layout.prompts.y)
            TEST_ASSERT_TRUE(draw->box.x < left);
    }
}

/* A notice of one line fits into the bar of prompts: the buttons above stay whole. */
static void test_a_notice_covers_no_button(void)
{
    static const float sizes[][2] = {{1920, 1080}, {1280, 800}, {800, 1280}};
    for (int i = 0; i < 3; i++) {
        app_resize(&app, sizes[i][0], sizes[i][1]);
        app_notice(&app, "A short notice.");
        app_draw(&app, &canvas);
        struct rect box = app_notice_box(&app), bar = app.layout.prompts;
        TEST_ASSERT_TRUE(box.h > 0 && box.y >= bar.y && box.y + box.h <= bar.y + bar.h);
    }
}

static void press(int cell)
{
    float x, y;
    board_view_point(&play_state()->board.view, cell, &x, &y);
    click(x, y, DEVICE_MOUSE);
}

/* A refused action is explained in a sentence to the player who tried it. */
static void test_a_refusal_is_a_sentence(void)
{
    begin("towers");
    press(cell_at(5, 3));
    TEST_ASSERT_EQUAL_STRING("This piece is not yours.", play_state()->board.message);
    press(cell_at(0, 7));
    TEST_ASSERT_EQUAL_STRING("The queen on a8 cannot move.", play_state()->board.message);
    press(cell_at(3, 6));
    press(cell_at(4, 5));
    TEST_ASSERT_EQUAL_STRING("This piece cannot go there.", play_state()->board.message);
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_a_dialog_over_a_dialog_takes_its_place);
    RUN_TEST(test_prompts_show_what_can_be_done);
    RUN_TEST(test_the_key_that_shows_own_pieces_is_announced);
    RUN_TEST(test_notices_have_one_place);
    RUN_TEST(test_no_button_covers_a_question);
    RUN_TEST(test_only_the_focus_is_outlined);
    RUN_TEST(test_the_focus_is_the_only_sign_of_a_card);
    RUN_TEST(test_no_short_word_stands_alone_on_the_last_line);
    RUN_TEST(test_values_begin_with_a_capital);
    RUN_TEST(test_an_offer_addresses_the_player_who_decides);
    RUN_TEST(test_captures_are_written_the_same_in_every_game);
    RUN_TEST(test_a_notice_covers_no_prompt);
    RUN_TEST(test_a_notice_covers_no_button);
    RUN_TEST(test_a_refusal_is_a_sentence);
    return UNITY_END();
}
