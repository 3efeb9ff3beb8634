/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Settings of people's own: in force while they play alone, and nobody else's business. */
#include <stdio.h>
#include <string.h>
#include <unity.h>

#include "core/registry.h"
#include "testing/null_platform.h"
#include "ui/identities.h"
#include "ui/own_settings.h"
#include "ui/screens/person.h"
#include "ui_driver.h"

static const char folder[] = "test-ui-own-settings.tmp";

enum { PERSON_OWN = 5 };

static void open_program(void)
{
    memset(&app, 0, sizeof app);
    keeper_read_preferences(&app.preferences, NULL);
    theme_defaults(&app.theme);
    app_open(&app, 1280, 800, 7);
    settle();
}

static void start_again(void)
{
    driver_close();
    open_program();
}

void setUp(void)
{
    driver_use_folder(folder);
    open_program();
}

void tearDown(void)
{
    driver_close();
    driver_drop_folder();
}

static const char *add(const char *name)
{
    static char ids[4][PERSON_ID];
    static int next;
    const struct person *person = people_add(&app.people, name, &app.rng, NULL);
    TEST_ASSERT_NOT_NULL(person);
    next = (next + 1) % 4;
    memcpy(ids[next], person->id, PERSON_ID);
    return ids[next];
}

/* A game of these two begins; empty: a guest, NULL: the computer. */
static void play(const char *first, const char *second)
{
    const char *people[] = {first, second};
    struct match_plan plan = {.game = game_find("dodgem"),
                              .settings = settings_default(game_find("dodgem"))};
    for (int i = 0; i < 2; i++) {
        strcpy(plan.players[i].control, people[i] ? "human" : "level1");
        snprintf(plan.players[i].person, PERSON_ID, "%s", people[i] ? people[i] : "");
    }
    app_home(&app, &screen_menu);
    app_start_match(&app, &plan);
    settle();
}

static void toggle_own(const char *id, enum device device)
{
    person_open(&app, people_with_id(&app.people, id));
    settle();
    if (device == DEVICE_MOUSE || device == DEVICE_TOUCH) {
        const struct rect box = form_widget(screen_person.form, PERSON_OWN)->box;
        click(box.x + box.w * 0.9f, rect_cy(box), device);
    } else {
        screen_person.form->focus = PERSON_OWN;
        focus(DIRECTION_RIGHT, device);
    }
    act(ACTION_BACK, DEVICE_KEYBOARD);
    settle();
}

static void test_every_device_gives_and_takes_own_settings(void)
{
    const char *ada = add("Ada");
    for (int device = DEVICE_MOUSE; device <= DEVICE_TOUCH; device++) {
        toggle_own(ada, (enum device)device);
        TEST_ASSERT_TRUE(own_settings_has(&app.preferences, ada));
        toggle_own(ada, (enum device)device);
        TEST_ASSERT_FALSE(own_settings_has(&app.preferences, ada));
    }
}

/* Ada changes hers while she plays alone; Bea and a guest notice nothing of it. */
static void test_own_settings_are_in_force_while_their_person_plays_alone(void)
{
    const char *ada = add("Ada"), *bea = add("Bea");
    play(ada, NULL);
    toggle_own(ada, DEVICE_PAD);
    TEST_ASSERT_EQUAL_STRING(ada, app.preferences.settings_of);
    app.preferences.speech_rate = 9;
    app.preferences.captions = 1;
    bindings_use_preset(&app.preferences.bindings, PRESET_LEFT_HAND);
    const char *others[][2] = {{bea, NULL}, {ada, bea}, {"", NULL}};
    for (int i = 0; i < 3; i++) {
        play(others[i][0], others[i][1]);
        TEST_ASSERT_EQUAL_STRING("", app.preferences.settings_of);
        TEST_ASSERT_EQUAL_INT(5, app.preferences.speech_rate);
        TEST_ASSERT_EQUAL_INT(0, app.preferences.captions);
        TEST_ASSERT_EQUAL_INT(PRESET_BOTH_HANDS, bindings_preset(&app.preferences.bindings));
        play(NULL, ada); /* on either side */
        TEST_ASSERT_EQUAL_STRING(ada, app.preferences.settings_of);
        TEST_ASSERT_EQUAL_INT(9, app.preferences.speech_rate);
        TEST_ASSERT_EQUAL_INT(1, app.preferences.captions);
        TEST_ASSERT_EQUAL_INT(PRESET_LEFT_HAND, bindings_preset(&app.preferences.bindings));
    }
}

/* What everybody shares stays, whoever changes it. */
static void test_other_settings_are_everybodys(void)
{
    const char *ada = add("Ada");
    play(ada, NULL);
    toggle_own(ada, DEVICE_KEYBOARD);
    app.preferences.music = 1;
    strcpy(app.preferences.theme, "contrast");
    play("", "");
    TEST_ASSERT_EQUAL_INT(1, app.preferences.music);
    TEST_ASSERT_EQUAL_STRING("contrast", app.preferences.theme);
}

static void test_they_survive_the_program(void)
{
    const char *ada = add("Ada");
    play(ada, NULL);
    toggle_own(ada, DEVICE_MOUSE);
    app.preferences.speech = 1;
    strcpy(app.preferences.bindings.key[CONTROL_UNDO], "Left Shift");
    start_again();
    TEST_ASSERT_EQUAL_INT(1, app.preferences.speech); /* Ada is still there */
    play("", NULL);
    TEST_ASSERT_EQUAL_INT(0, app.preferences.speech);
    start_again();
    TEST_ASSERT_EQUAL_INT(0, app.preferences.speech);
    play(ada, NULL);
    TEST_ASSERT_EQUAL_INT(1, app.preferences.speech);
    TEST_ASSERT_EQUAL_STRING("Left Shift", app.preferences.bindings.key[CONTROL_UNDO]);
}

/* Without anybody's own: the hand that was chosen is still shown after a restart. */
static void test_a_hand_survives_the_program(void)
{
    bindings_use_preset(&app.preferences.bindings, PRESET_LEFT_HAND);
    start_again();
    TEST_ASSERT_EQUAL_INT(PRESET_LEFT_HAND, bindings_preset(&app.preferences.bindings));
}

static void test_the_settings_say_whose_they_are(void)
{
    const char *ada = add("Ada");
    play(ada, NULL);
    toggle_own(ada, DEVICE_PAD);
    app_push(&app, &screen_settings);
    settle();
    TEST_ASSERT_TRUE(text_shown("Settings of Ada"));
    play("", "");
    app_push(&app, &screen_settings);
    settle();
    TEST_ASSERT_FALSE(text_shown("Settings of Ada"));
}

static void test_people_who_are_merged_or_deleted(void)
{
    char ada[PERSON_ID], bea[PERSON_ID];
    strcpy(ada, add("Ada"));
    strcpy(bea, add("Bea"));
    play(ada, NULL);
    toggle_own(ada, DEVICE_PAD);
    app.preferences.captions = 1;
    TEST_ASSERT_TRUE(identities_merge(&app, people_with_id(&app.people, ada),
                                      people_with_id(&app.people, bea), NULL));
    TEST_ASSERT_TRUE(own_settings_has(&app.preferences, bea));
    TEST_ASSERT_FALSE(own_settings_has(&app.preferences, ada));
    play("", "");
    TEST_ASSERT_EQUAL_INT(0, app.preferences.captions);
    play(bea, NULL);
    TEST_ASSERT_EQUAL_INT(1, app.preferences.captions);
    TEST_ASSERT_TRUE(identities_delete(&app, people_with_id(&app.people, bea), NULL));
    TEST_ASSERT_EQUAL_INT(0, app.preferences.captions);
    TEST_ASSERT_EQUAL_STRING("", app.preferences.settings_of);
    for (int i = 0; i < OWN_MAX; i++)
        TEST_ASSERT_EQUAL_STRING("", app.preferences.own[i]);
}

/* Every key and button differs from the usual ones, with names as long as there are. */
static void test_the_longest_settings_fit(void)
{
    struct preferences *now = &app.preferences;
    static struct preferences other;
    for (int i = 0; i < CONTROL_COUNT; i++) {
        snprintf(now->bindings.key[i], BINDING_NAME, "Keypad MemMultiply %d", i);
        snprintf(now->bindings.button[i], BINDING_NAME, "rightshoulder+%d", i);
    }
    TEST_ASSERT_TRUE(own_settings_give(now, "0000000a"));
    preferences_defaults(&other);
    preferences_read_personal(&other, now->own[0] + PERSON_ID);
    TEST_ASSERT_EQUAL_MEMORY(&now->bindings, &other.bindings, sizeof other.bindings);
}

static void test_too_many_have_their_own(void)
{
    char id[PERSON_ID];
    for (int i = 0; i < OWN_MAX; i++) {
        snprintf(id, sizeof id, "%08x", i + 1);
        TEST_ASSERT_EQUAL(i < OWN_MAX - 1, own_settings_give(&app.preferences, id));
    }
    own_settings_use(&app.preferences, "00000001");
    app.preferences.captions = 1;
    own_settings_use(&app.preferences, "");
    TEST_ASSERT_EQUAL_INT(0, app.preferences.captions);
    own_settings_use(&app.preferences, "00000001");
    TEST_ASSERT_EQUAL_INT(1, app.preferences.captions);
}

/* Each of these, changed from what is usual, is on the line of a person's own. */
static void test_what_is_personal(void)
{
    static const char *const lines[] = {"text_size = 2", "speech = 1",   "captions = 1",
                                        "mono = 1",      "switches = 1", "press_pause = 3",
                                        "key.undo = K"};
    static struct preferences usual, read;
    char text[OWN_TEXT];
    preferences_defaults(&usual);
    for (size_t i = 0; i < sizeof lines / sizeof *lines; i++) {
        preferences_read(&read, lines[i], NULL);
        TEST_ASSERT_TRUE(preferences_write_personal(&read, text, sizeof text));
        bool known = memcmp(&read, &usual, sizeof read) != 0;
        TEST_ASSERT_EQUAL(known, strstr(text, lines[i]) != NULL);
    }
}

/* Edited by hand, or damaged: the rest is as usual. */
static void test_lines_that_are_not_understood(void)
{
    snprintf(app.preferences.own[0], OWN_TEXT, "0000000a speech = 1\tspeed = 9\tx\tmusic = 0\t");
    own_settings_use(&app.preferences, "0000000a");
    TEST_ASSERT_EQUAL_INT(1, app.preferences.speech);
    TEST_ASSERT_EQUAL_INT(SPEED_NORMAL, app.preferences.speed);
    TEST_ASSERT_EQUAL_INT(4, app.preferences.music); /* everybody's */
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_every_device_gives_and_takes_own_settings);
    RUN_TEST(test_own_settings_are_in_force_while_their_person_plays_alone);
    RUN_TEST(test_other_settings_are_everybodys);
    RUN_TEST(test_they_survive_the_program);
    RUN_TEST(test_a_hand_survives_the_program);
    RUN_TEST(test_the_settings_say_whose_they_are);
    RUN_TEST(test_people_who_are_merged_or_deleted);
    RUN_TEST(test_the_longest_settings_fit);
    RUN_TEST(test_too_many_have_their_own);
    RUN_TEST(test_what_is_personal);
    RUN_TEST(test_lines_that_are_not_understood);
    return UNITY_END();
}
