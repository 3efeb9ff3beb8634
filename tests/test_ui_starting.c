/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* From the start of the program to the first move: who plays, at which level, with which options;
 * by every device, and remembered. */
#include <stdio.h>
#include <string.h>
#include <unity.h>

#include "ai/computer.h"
#include "base/files.h"
#include "core/registry.h"
#include "ui/kit/folders.h"
#include "ui/screens/help.h"
#include "ui/screens/more_options.h"
#include "ui/screens/new_game.h"
#include "ui/screens/pause.h"
#include "ui/screens/play.h"
#include "ui/screens/settings.h"
#include "ui/screens/settings_rows.h"
#include "ui/settings_file.h"
#include "ui_driver.h"

enum { START = 1, BACK, LESSONS, MODE, MORE, LEVEL, SIDE, WATCHED = 10, PERSON = 15 };
enum { MORE_DONE = 1, MORE_USUAL, MORE_CLOCK = 10, MORE_BONUS = 12, MORE_OPTION = 20 };
enum { MENU_RULES = 22, PAUSE_LEVEL = 2 };

static const char folder[] = "test-ui-starting.tmp";

void setUp(void)
{
    driver_use_folder(folder);
    driver_open(1280, 800);
    app.preferences.speed = SPEED_OFF;
}

void tearDown(void)
{
    driver_close();
    driver_drop_folder();
}

static void restart(void)
{
    driver_close();
    driver_open(1280, 800);
    TEST_ASSERT_TRUE(settings_file_read(&app.preferences, NULL));
    app.preferences.speed = SPEED_OFF;
}

static const struct start_choice *choice(void)
{
    return &new_game_state()->choice;
}

static void open_new_game(const char *game)
{
    app_home(&app, &screen_menu);
    new_game_open(game_find(game), &app.preferences);
    app_push(&app, &screen_new_game);
    settle();
}

static void go_to(struct form *form, int id)
{
    app_draw(&app, &canvas);
    TEST_ASSERT_NOT_NULL(form_widget(form, id));
    form->focus = id;
}

static bool points(enum device device)
{
    return device == DEVICE_MOUSE || device == DEVICE_TOUCH;
}

/* Takes a part of tabs or of a ladder as that device would. */
static void take_part(int id, int part, enum device device)
{
    struct form *form = screen_new_game.form;
    go_to(form, id);
    const struct widget *widget = form_widget(form, id);
    if (points(device)) {
        float at = widget->type == WIDGET_TABS
                       ? rect_cx(widget_tab(widget, part))
                       : mix(widget->box.x + 0.3f * widget->box.h,
                             widget->box.x + widget->box.w - 0.3f * widget->box.h,
                             (float)part / (float)(widget->parts - 1));
        click(at, rect_cy(widget->box), device);
        return;
    }
    for (int i = 0; i < widget->parts && form_widget(form, id)->part != part; i++) {
        focus(part > form_widget(form, id)->part ? DIRECTION_RIGHT : DIRECTION_LEFT, device);
        app_draw(&app, &canvas);
    }
}

/* ---- three presses ---- */

static void assert_first_move(const char *first, const char *second)
{
    struct rng rng = {.state = 4};
    settle();
    TEST_ASSERT_EQUAL_STRING("play", app_screen(&app)->name);
    TEST_ASSERT_EQUAL_STRING(first, app.session.match.players[0].control);
    TEST_ASSERT_EQUAL_STRING(second, app.session.match.players[1].control);
    play_one_move(&rng, DEVICE_PAD);
    TEST_ASSERT_TRUE(app.session.match.length > 0);
}

/* A card of the menu, Start, and the move. */
static void press_card_and_start(enum device device)
{
    settle();
    use_button(screen_menu.form, 1, device);
    settle();
    TEST_ASSERT_EQUAL_INT(START, screen_new_game.form->focus);
    if (points(device))
        use_button(screen_new_game.form, START, device);
    else
        act(ACTION_ACCEPT, device);
}

static void test_three_presses_alone(void)
{
    for (int device = DEVICE_MOUSE; device <= DEVICE_TOUCH; device++) {
        app_home(&app, &screen_menu);
        press_card_and_start((enum device)device);
        assert_first_move("human", "level2");
    }
}

static void test_three_presses_for_two_who_have_played_before(void)
{
    open_new_game(games[0]->id);
    take_part(MODE, START_TWO, DEVICE_PAD);
    use_button(screen_new_game.form, START, DEVICE_PAD);
    settle();
    for (int device = DEVICE_MOUSE; device <= DEVICE_TOUCH; device++) {
        restart();
        press_card_and_start((enum device)device);
        assert_first_move("human", "human");
    }
}

/* ---- every device ---- */

static void test_who_plays(void)
{
    static const int order[] = {START_WATCH, START_TWO, START_ALONE, START_TWO, START_WATCH};
    for (int device = DEVICE_MOUSE; device <= DEVICE_TOUCH; device++) {
        open_new_game("dodgem");
        for (int i = 0; i < 5; i++) {
            take_part(MODE, order[i], (enum device)device);
            TEST_ASSERT_EQUAL_INT(order[i], choice()->mode);
            app_draw(&app, &canvas);
            bool two = order[i] == START_TWO, alone = order[i] == START_ALONE;
            TEST_ASSERT_EQUAL(alone, form_widget(screen_new_game.form, LEVEL) != NULL);
            TEST_ASSERT_EQUAL(alone, form_widget(screen_new_game.form, SIDE) != NULL);
            TEST_ASSERT_EQUAL(two, form_widget(screen_new_game.form, PERSON + 1) != NULL);
            TEST_ASSERT_EQUAL(!two && !alone,
                              form_widget(screen_new_game.form, WATCHED + 1) != NULL);
        }
    }
}

static void test_nothing_jumps_when_the_players_change(void)
{
    struct rect start, more;
    open_new_game("morris");
    for (int mode = 0; mode < START_MODES; mode++) {
        take_part(MODE, mode, DEVICE_MOUSE);
        app_draw(&app, &canvas);
        struct rect box = form_widget(screen_new_game.form, START)->box;
        struct rect above = form_widget(screen_new_game.form, MORE)->box;
        if (mode > 0) {
            TEST_ASSERT_EQUAL_MEMORY(&start, &box, sizeof box);
            TEST_ASSERT_EQUAL_MEMORY(&more, &above, sizeof above);
        }
        start = box;
        more = above;
    }
}

static void test_every_level_has_a_word_and_every_device_reaches_it(void)
{
    open_new_game("towers");
    for (int device = DEVICE_MOUSE; device <= DEVICE_TOUCH; device++)
        for (int i = 0; i < LEVEL_COUNT; i++) {
            int level = 1 + i * 5 % LEVEL_COUNT;
            char text[64];
            take_part(LEVEL, level - 1, (enum device)device);
            TEST_ASSERT_EQUAL_INT(level, choice()->level);
            snprintf(text, sizeof text, "%d · %s", level, computer_level_name(level));
            TEST_ASSERT_TRUE_MESSAGE(text_shown(text), text);
        }
    go_to(screen_new_game.form, LEVEL);
    for (int i = 0; i < 20; i++)
        focus(DIRECTION_RIGHT, DEVICE_PAD);
    TEST_ASSERT_EQUAL_INT(LEVEL_COUNT, choice()->level); /* and no further */
}

static void test_the_highest_level_is_perfect_where_it_is(void)
{
    open_new_game("dodgem");
    take_part(LEVEL, LEVEL_COUNT - 1, DEVICE_TOUCH);
    TEST_ASSERT_TRUE(text_shown("8 · Perfect"));
    open_new_game("towers");
    take_part(LEVEL, LEVEL_COUNT - 1, DEVICE_TOUCH);
    TEST_ASSERT_TRUE(text_shown("8 · Master"));
}

static void test_sides(void)
{
    for (int device = DEVICE_MOUSE; device <= DEVICE_TOUCH; device++) {
        open_new_game("towers");
        take_part(SIDE, START_SECOND, (enum device)device);
        TEST_ASSERT_EQUAL_INT(START_SECOND, choice()->side);
        use_button(screen_new_game.form, START, (enum device)device);
        TEST_ASSERT_EQUAL_STRING("level2", app.session.match.players[0].control);
        TEST_ASSERT_EQUAL_STRING("human", app.session.match.players[1].control);
        app.preferences.starts[0][0] = '\0';
    }
}

static void test_two_levels_are_watched(void)
{
    open_new_game("dodgem");
    take_part(MODE, START_WATCH, DEVICE_KEYBOARD);
    take_part(WATCHED, 0, DEVICE_KEYBOARD);
    take_part(WATCHED + 1, 2, DEVICE_MOUSE);
    use_button(screen_new_game.form, START, DEVICE_KEYBOARD);
    TEST_ASSERT_EQUAL_STRING("level1", app.session.match.players[0].control);
    TEST_ASSERT_EQUAL_STRING("level3", app.session.match.players[1].control);
}

/* ---- remembered ---- */

static void test_the_last_choice_is_remembered_per_game(void)
{
    open_new_game("dodgem");
    take_part(LEVEL, 5, DEVICE_PAD);
    take_part(SIDE, START_RANDOM, DEVICE_PAD);
    use_button(screen_new_game.form, MORE, DEVICE_PAD);
    go_to(screen_more_options.form, MORE_OPTION);
    focus(DIRECTION_RIGHT, DEVICE_PAD);
    go_to(screen_more_options.form, MORE_CLOCK);
    focus(DIRECTION_RIGHT, DEVICE_PAD);
    act(ACTION_BACK, DEVICE_PAD);
    use_button(screen_new_game.form, START, DEVICE_PAD);
    settle();
    restart();
    open_new_game("dodgem");
    TEST_ASSERT_EQUAL_INT(START_ALONE, choice()->mode);
    TEST_ASSERT_EQUAL_INT(6, choice()->level);
    TEST_ASSERT_EQUAL_INT(START_RANDOM, choice()->side);
    TEST_ASSERT_EQUAL_INT(6, choice()->settings.value[0]);
    TEST_ASSERT_EQUAL_INT(60000, choice()->time[1].allowance);
    open_new_game("morris"); /* another game is not touched */
    TEST_ASSERT_EQUAL_INT(2, choice()->level);
}

/* What is only looked at is not kept. */
static void test_a_choice_counts_when_the_game_begins(void)
{
    open_new_game("dodgem");
    take_part(MODE, START_WATCH, DEVICE_PAD);
    act(ACTION_BACK, DEVICE_PAD);
    settle();
    restart();
    open_new_game("dodgem");
    TEST_ASSERT_EQUAL_INT(START_ALONE, choice()->mode);
}

static void test_lines_of_other_games_stay(void)
{
    struct preferences before, now;
    struct text out = {0};
    const char file[] = "start.hex = mode=two : size=11\nstart.dodgem = mode=watch\n";
    TEST_ASSERT_TRUE(preferences_read(&before, file, NULL));
    TEST_ASSERT_EQUAL_INT(START_WATCH, preferences_start(&before, game_find("dodgem")).mode);
    now = before;
    struct start_choice two = start_choice_usual(game_find("dodgem"));
    two.mode = START_TWO;
    preferences_keep_start(&now, game_find("dodgem"), &two);
    two = start_choice_usual(game_find("morris"));
    two.mode = START_TWO;
    preferences_keep_start(&now, game_find("morris"), &two);
    preferences_merge(file, &before, &now, &out);
    TEST_ASSERT_NOT_NULL(strstr(out.data, "start.hex = mode=two : size=11\n"));
    TEST_ASSERT_NOT_NULL(strstr(out.data, "start.dodgem = mode=two "));
    TEST_ASSERT_NULL(strstr(out.data, "start.dodgem = mode=watch"));
    TEST_ASSERT_NOT_NULL(strstr(out.data, "start.morris = mode=two "));
    text_free(&out);
}

/* ---- focus ---- */

static void test_up_and_down_come_back(void)
{
    for (int mode = 0; mode < START_MODES; mode++)
        for (int start = START; start <= LESSONS; start++) {
            open_new_game("towers");
            take_part(MODE, mode, DEVICE_MOUSE);
            go_to(screen_new_game.form, start);
            for (int way = 1; way <= 6; way++) {
                for (int i = 0; i < way; i++)
                    focus(DIRECTION_UP, DEVICE_PAD);
                TEST_ASSERT_TRUE(screen_new_game.form->focus != start);
                for (int i = 0; i < 6; i++)
                    focus(DIRECTION_DOWN, DEVICE_PAD);
                TEST_ASSERT_EQUAL_INT(start, screen_new_game.form->focus);
            }
        }
}

static void test_the_focus_stays_where_it_was_behind_a_page(void)
{
    open_new_game("towers");
    use_button(screen_new_game.form, MORE, DEVICE_KEYBOARD);
    settle();
    act(ACTION_BACK, DEVICE_KEYBOARD);
    TEST_ASSERT_EQUAL_INT(MORE, screen_new_game.form->focus);
}

static void test_the_menus_rules_are_those_of_the_game_in_focus(void)
{
    for (int device = DEVICE_MOUSE; device <= DEVICE_TOUCH; device++)
        for (int g = 0; games[g]; g++) {
            app_home(&app, &screen_menu);
            settle();
            const struct widget *card = form_widget(screen_menu.form, g + 1);
            app_action(&app, &(struct action){.type = ACTION_POINT,
                                              .device = DEVICE_MOUSE,
                                              .x = rect_cx(card->box),
                                              .y = rect_cy(card->box)});
            const struct game *shown = games[g]->rules_page ? games[g] : NULL; /* or the keys */
            act(ACTION_HELP, DEVICE_KEYBOARD);
            TEST_ASSERT_EQUAL_PTR(shown, help_game());
            act(ACTION_BACK, DEVICE_KEYBOARD);
            use_button(screen_menu.form, MENU_RULES, (enum device)device);
            TEST_ASSERT_EQUAL_PTR(shown, help_game());
        }
}

/* ---- more options ---- */

static void open_more(const char *game)
{
    open_new_game(game);
    use_button(screen_new_game.form, MORE, DEVICE_PAD);
    settle();
    TEST_ASSERT_EQUAL_STRING("more_options", app_screen(&app)->name);
}

static void step_row(int id, int times)
{
    go_to(screen_more_options.form, id);
    for (int i = 0; i < (times < 0 ? -times : times); i++)
        focus(times < 0 ? DIRECTION_LEFT : DIRECTION_RIGHT, DEVICE_PAD);
}

/* Hints of both, take-backs of both, the swap rule. */
static void test_fair_play_is_agreed_on(void)
{
    enum { FAIRNESS = 14 };
    open_new_game("dodgem");
    new_game_state()->choice.mode = START_TWO;
    use_button(screen_new_game.form, MORE, DEVICE_PAD);
    settle();
    step_row(FAIRNESS, 1);      /* after "unlimited" comes none */
    step_row(FAIRNESS + 1, 2);  /* one */
    step_row(FAIRNESS + 3, -1); /* five */
    step_row(FAIRNESS + 4, 1);
    TEST_ASSERT_TRUE(text_shown("After the first move the second player may take it over."));
    act(ACTION_BACK, DEVICE_PAD);
    TEST_ASSERT_TRUE(text_shown("Swap rule"));
    struct match_plan plan = new_game_plan(&app);
    TEST_ASSERT_EQUAL_INT(0, allowance_left(&plan.aids[0][AID_HINT]));
    TEST_ASSERT_EQUAL_INT(1, allowance_left(&plan.aids[1][AID_HINT]));
    TEST_ASSERT_EQUAL_INT(AID_UNLIMITED, allowance_left(&plan.aids[0][AID_TAKE_BACK]));
    TEST_ASSERT_EQUAL_INT(5, allowance_left(&plan.aids[1][AID_TAKE_BACK]));
    TEST_ASSERT_TRUE(plan.swap_rule);
}

/* Alone, one's own are counted, on whichever side one sits. */
static void test_a_person_alone_has_hints_of_their_own(void)
{
    enum { FAIRNESS = 14 };
    open_more("stratego");
    TEST_ASSERT_NULL(form_widget(screen_more_options.form, FAIRNESS + 2)); /* nothing to swap */
    TEST_ASSERT_TRUE(text_shown("Your hints"));
    step_row(FAIRNESS, 1);
    new_game_state()->choice.side = START_SECOND;
    struct match_plan plan = new_game_plan(&app);
    TEST_ASSERT_EQUAL_INT(0, allowance_left(&plan.aids[1][AID_HINT]));
    TEST_ASSERT_EQUAL_INT(AID_UNLIMITED, allowance_left(&plan.aids[0][AID_HINT]));
}

static void test_what_is_not_usual_is_summarised(void)
{
    open_new_game("towers");
    TEST_ASSERT_TRUE(text_shown("Usual rules, no clock"));
    open_more("towers");
    step_row(MORE_OPTION, -1);
    step_row(MORE_CLOCK, 3);
    step_row(MORE_BONUS, 3);
    act(ACTION_BACK, DEVICE_PAD);
    TEST_ASSERT_TRUE(text_shown("6 × 6 · 5 min + 3 s"));
    use_button(screen_new_game.form, MORE, DEVICE_PAD);
    step_row(MORE_CLOCK + 1, 1);
    act(ACTION_BACK, DEVICE_PAD);
    TEST_ASSERT_TRUE(text_shown("6 × 6 · 5 min + 3 s / None"));
    use_button(screen_new_game.form, MORE, DEVICE_PAD);
    use_button(screen_more_options.form, MORE_USUAL, DEVICE_PAD);
    use_button(screen_more_options.form, MORE_DONE, DEVICE_PAD);
    TEST_ASSERT_TRUE(text_shown("Usual rules, no clock"));
}

/* However much was changed, it is one line, and what does not fit is counted. */
static void test_a_long_summary_is_counted(void)
{
    const struct game *game = game_find("stratego");
    struct start_choice all = start_choice_usual(game);
    char text[WIDGET_LABEL];
    for (int i = 0; i < game->option_count; i++)
        all.settings.value[i] =
            game->options[i].default_value == game->options[i].max ? 0 : game->options[i].max;
    more_options_summary(&all, game, 20 * app.layout.unit, text);
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(text, "· +"), text);
    TEST_ASSERT_TRUE(text_width(TEXT_SMALL, text) <= 20 * app.layout.unit);
    more_options_summary(&all, game, 0, text);
    TEST_ASSERT_EQUAL_CHAR('+', *text);
}

static void test_all_the_times(void)
{
    static const char *const shown[] = {
        "1 min",  "3 min",         "5 min",         "10 min",        "15 min",        "30 min",
        "60 min", "10 s per move", "20 s per move", "30 s per move", "60 s per move", "None"};
    static const int added[] = {1, 2, 3, 5, 10, 30, 60, 0};
    open_more("morris");
    for (int i = 0; i < 12; i++) {
        step_row(MORE_CLOCK, 1);
        TEST_ASSERT_TRUE_MESSAGE(text_shown(shown[i]), shown[i]);
        TEST_ASSERT_TRUE(time_control_equal(&choice()->time[0], &choice()->time[1]));
        TEST_ASSERT_EQUAL(choice()->time[0].kind != TIME_TOTAL,
                          form_widget(screen_more_options.form, MORE_BONUS)->disabled);
    }
    step_row(MORE_CLOCK, 1);
    for (int i = 0; i < 8; i++) {
        step_row(MORE_BONUS, 1);
        TEST_ASSERT_EQUAL_INT(1000 * added[i], choice()->time[0].bonus);
        TEST_ASSERT_EQUAL_INT(1000 * added[i], choice()->time[1].bonus);
    }
}

static void test_unequal_times(void)
{
    open_more("dodgem");
    step_row(MORE_CLOCK, 4);     /* 10 minutes */
    step_row(MORE_CLOCK + 1, 3); /* the computer: none, 1, 3 */
    TEST_ASSERT_EQUAL_INT(600000, choice()->time[0].allowance);
    TEST_ASSERT_EQUAL_INT(180000, choice()->time[1].allowance);
    step_row(MORE_CLOCK, -2); /* the same for a moment, but not coupled */
    step_row(MORE_CLOCK, -1);
    TEST_ASSERT_EQUAL_INT(60000, choice()->time[0].allowance);
    TEST_ASSERT_EQUAL_INT(180000, choice()->time[1].allowance);
    act(ACTION_BACK, DEVICE_PAD);
    use_button(screen_new_game.form, START, DEVICE_PAD);
    TEST_ASSERT_EQUAL_INT(60000, app.session.match.time[0].allowance);
    TEST_ASSERT_EQUAL_INT(180000, app.session.match.time[1].allowance);
}

/* Valid values that together leave no game are passed over, with a sentence. */
static void test_options_always_leave_a_game(void)
{
    struct rng rng = {.state = 3};
    struct form *form = screen_more_options.form;
    for (int g = 0; games[g]; g++) {
        open_more(games[g]->id);
        for (int i = 0; i < 300; i++) {
            app_draw(&app, &canvas);
            form->focus = form->list[rng_below(&rng, form->count - 2)].id;
            focus(rng_below(&rng, 2) ? DIRECTION_LEFT : DIRECTION_RIGHT, DEVICE_PAD);
            TEST_ASSERT_TRUE(settings_check(games[g], &choice()->settings, NULL));
        }
    }
    open_more("dodgem");
    const struct game *game = game_find("dodgem");
    int ahead = (int)(option_find(game, "ahead1") - game->options);
    step_row(MORE_OPTION + ahead, 1);
    step_row(MORE_OPTION + ahead + 1, 1);
    TEST_ASSERT_EQUAL_INT(0, choice()->settings.value[ahead + 1]);
    TEST_ASSERT_TRUE(text_shown("Only one player can start ahead"));
}

/* ---- explanations ---- */

/* Whether the texts from one on are the lines of a sentence. */
static bool lines_are(int first, const char *sentence)
{
    for (int i = first; i < canvas.count && canvas.list[i].type == DRAW_TEXT; i++) {
        const char *line = canvas.text + canvas.list[i].text;
        size_t length = strlen(line);
        if (length == 0 || strncmp(sentence, line, length) != 0)
            return false;
        if (sentence[length] == '\0')
            return true;
        if (sentence[length] != ' ')
            return false;
        sentence += length + 1;
    }
    return false;
}

/* Where the explanation of what is in focus stands. */
static float help_line(const struct form *form, int id)
{
    for (int i = 0; i < canvas.count; i++)
        if (lines_are(i, form_widget(form, id)->help))
            return canvas.list[i].box.y;
    return -1;
}

static void assert_rows_explain_themselves(struct form *form)
{
    float line = -1;
    app_draw(&app, &canvas);
    for (int i = 0; i < form->count; i++) {
        if (form->list[i].type == WIDGET_BUTTON || form->list[i].disabled)
            continue;
        int id = form->list[i].id;
        TEST_ASSERT_NOT_NULL_MESSAGE(form->list[i].help, form->list[i].label);
        form->focus = id;
        app_draw(&app, &canvas);
        float y = help_line(form, id);
        TEST_ASSERT_TRUE_MESSAGE(y >= 0, form_widget(form, id)->label);
        TEST_ASSERT_TRUE(line < 0 || line == y);
        line = y;
    }
}

/* What is read first is worth reading; each group says what is in it. */
static void test_the_settings_open_on_their_first_row(void)
{
    app_push(&app, &screen_settings);
    settle();
    const struct form *form = screen_settings.form;
    TEST_ASSERT_EQUAL_STRING("Sound effects", form_widget(form, form->focus)->label);
    for (int group = 1; group < SETTINGS_GROUPS; group++)
        TEST_ASSERT_TRUE(strcmp(settings_group_help[group], settings_group_help[group - 1]) != 0);
}

/* The page says what it is about, and no board as small as a stamp hangs in what the rows leave. */
static void test_more_options_have_a_title_and_no_stamp(void)
{
    app_resize(&app, 1280, 800);
    open_more("dodgem");
    app_draw(&app, &canvas);
    TEST_ASSERT_TRUE(text_shown("Dodgem: options"));
    for (int i = 0; i < canvas.count; i++)
        if (canvas.list[i].type == DRAW_PICTURE)
            TEST_ASSERT_TRUE(canvas.list[i].box.w >= 9 * app.layout.unit);
}

static void test_settings_and_options_explain_themselves(void)
{
    app_push(&app, &screen_settings);
    settle();
    for (int group = 0; group < SETTINGS_GROUPS; group++) {
        settings_state()->group = group;
        assert_rows_explain_themselves(screen_settings.form);
    }
    for (int g = 0; games[g]; g++) {
        open_more(games[g]->id);
        step_row(MORE_CLOCK, 1);
        assert_rows_explain_themselves(screen_more_options.form);
    }
}

/* ---- during a game ---- */

static void start_game(const char *first, const char *second)
{
    start_between("dodgem", first, second);
    settle();
}

static void test_the_level_changes_during_a_game(void)
{
    for (int device = DEVICE_MOUSE; device <= DEVICE_TOUCH; device++) {
        struct rng rng = {.state = 8};
        start_game("human", "level4");
        play_one_move(&rng, DEVICE_PAD);
        settle();
        pause_open(&app);
        settle();
        TEST_ASSERT_NULL(form_widget(screen_pause.form, PAUSE_LEVEL)); /* a person's */
        TEST_ASSERT_TRUE(text_shown("4 Casual"));
        const struct widget *row = form_widget(screen_pause.form, PAUSE_LEVEL + 1);
        if (points((enum device)device)) {
            click(row->box.x + row->box.w * 0.9f, rect_cy(row->box), (enum device)device);
        } else {
            screen_pause.form->focus = PAUSE_LEVEL + 1;
            focus(DIRECTION_RIGHT, (enum device)device);
        }
        TEST_ASSERT_TRUE(text_shown("5 Club"));
        TEST_ASSERT_EQUAL_STRING("level5", app.session.match.players[1].control);
        TEST_ASSERT_EQUAL_STRING("level4", app.session.match.players[1].rated);
        struct match kept;
        settle();
        TEST_ASSERT_TRUE(driver_read_latest(&kept));
        TEST_ASSERT_EQUAL_STRING("level5", kept.players[1].control);
        TEST_ASSERT_EQUAL_STRING("level4", kept.players[1].rated);
        match_free(&kept);
    }
}

static void test_levels_end_at_both_ends(void)
{
    start_game("human", "level8");
    pause_open(&app);
    app_draw(&app, &canvas);
    screen_pause.form->focus = PAUSE_LEVEL + 1;
    focus(DIRECTION_RIGHT, DEVICE_PAD);
    TEST_ASSERT_EQUAL_STRING("level8", app.session.match.players[1].control);
    for (int i = 0; i < 12; i++)
        focus(DIRECTION_LEFT, DEVICE_PAD);
    TEST_ASSERT_EQUAL_STRING("level1", app.session.match.players[1].control);
}

static void test_each_of_two_computers_has_a_level(void)
{
    start_between("dodgem", "level1", "level3");
    pause_open(&app);
    settle();
    TEST_ASSERT_TRUE(text_shown("Level of White"));
    TEST_ASSERT_TRUE(text_shown("Level of Black"));
    screen_pause.form->focus = PAUSE_LEVEL;
    focus(DIRECTION_RIGHT, DEVICE_PAD);
    TEST_ASSERT_EQUAL_STRING("level2", app.session.match.players[0].control);
    TEST_ASSERT_EQUAL_STRING("level3", app.session.match.players[1].control);
}

static void test_people_have_no_level(void)
{
    start_game("human", "human");
    pause_open(&app);
    settle();
    for (int i = 0; i < 2; i++)
        TEST_ASSERT_NULL(form_widget(screen_pause.form, PAUSE_LEVEL + i));
}

/* The thought of the old level is dropped; the new one is asked when the game goes on. */
static void test_a_new_level_thinks_again(void)
{
    struct rng rng = {.state = 2};
    app.preferences.speed = SPEED_NORMAL;
    start_game("human", "level3");
    play_one_move(&rng, DEVICE_MOUSE);
    for (int i = 0; i < 200 && !app.thinker.answered; i++)
        app_advance(&app, 1.0 / 120);
    TEST_ASSERT_TRUE(app.thinker.answered);
    TEST_ASSERT_EQUAL_INT(3, app.thinker.level);
    unsigned asked = app.thinker.number;
    act(ACTION_MENU, DEVICE_PAD);
    app_draw(&app, &canvas);
    screen_pause.form->focus = PAUSE_LEVEL + 1;
    focus(DIRECTION_RIGHT, DEVICE_PAD);
    TEST_ASSERT_FALSE(app.thinker.answered);
    TEST_ASSERT_NULL(app.thinker.current);
    act(ACTION_BACK, DEVICE_PAD);
    settle();
    TEST_ASSERT_EQUAL_INT(2, app.session.match.length);
    TEST_ASSERT_TRUE(app.thinker.number > asked);
    assert_legal();
}

/* A match without a move has no file, whatever its level. */
static void test_no_file_for_a_level_alone(void)
{
    struct match kept;
    start_game("human", "level4");
    pause_open(&app);
    app_draw(&app, &canvas);
    screen_pause.form->focus = PAUSE_LEVEL + 1;
    focus(DIRECTION_RIGHT, DEVICE_PAD);
    settle();
    TEST_ASSERT_FALSE(driver_read_latest(&kept));
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_three_presses_alone);
    RUN_TEST(test_three_presses_for_two_who_have_played_before);
    RUN_TEST(test_who_plays);
    RUN_TEST(test_nothing_jumps_when_the_players_change);
    RUN_TEST(test_every_level_has_a_word_and_every_device_reaches_it);
    RUN_TEST(test_the_highest_level_is_perfect_where_it_is);
    RUN_TEST(test_sides);
    RUN_TEST(test_two_levels_are_watched);
    RUN_TEST(test_the_last_choice_is_remembered_per_game);
    RUN_TEST(test_a_choice_counts_when_the_game_begins);
    RUN_TEST(test_lines_of_other_games_stay);
    RUN_TEST(test_up_and_down_come_back);
    RUN_TEST(test_the_focus_stays_where_it_was_behind_a_page);
    RUN_TEST(test_the_menus_rules_are_those_of_the_game_in_focus);
    RUN_TEST(test_fair_play_is_agreed_on);
    RUN_TEST(test_a_person_alone_has_hints_of_their_own);
    RUN_TEST(test_what_is_not_usual_is_summarised);
    RUN_TEST(test_a_long_summary_is_counted);
    RUN_TEST(test_all_the_times);
    RUN_TEST(test_unequal_times);
    RUN_TEST(test_options_always_leave_a_game);
    RUN_TEST(test_the_settings_open_on_their_first_row);
    RUN_TEST(test_more_options_have_a_title_and_no_stamp);
    RUN_TEST(test_settings_and_options_explain_themselves);
    RUN_TEST(test_the_level_changes_during_a_game);
    RUN_TEST(test_levels_end_at_both_ends);
    RUN_TEST(test_each_of_two_computers_has_a_level);
    RUN_TEST(test_people_have_no_level);
    RUN_TEST(test_a_new_level_thinks_again);
    RUN_TEST(test_no_file_for_a_level_alone);
    return UNITY_END();
}
