/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Names: chosen, written letter by letter, or typed. */
#include <stdio.h>
#include <string.h>
#include <unity.h>

#include "base/text.h"
#include "core/registry.h"
#include "ui/kit/letters.h"
#include "ui/kit/name_text.h"
#include "ui/kit/widgets.h"
#include "ui/screens/name.h"
#include "ui/screens/offer.h"
#include "ui/screens/person.h"
#include "ui_driver.h"

enum { NAME_DONE = 1, NAME_NONE, NAME_CANCEL, NAME_ACCENTS, NAME_BLANK, NAME_DELETE };
enum { NAME_LISTED = 10, NAME_LETTER = 30 };

void setUp(void)
{
    driver_open(1280, 800);
    settle();
}

void tearDown(void)
{
    driver_close();
}

static void open_name(void)
{
    person_open_new(&app, NULL);
    settle();
    TEST_ASSERT_EQUAL_STRING("name", app_screen(&app)->name);
}

/* The name that was accepted. */
static const char *named(void)
{
    TEST_ASSERT_EQUAL_STRING("person", app_screen(&app)->name);
    return person_state()->draft.name;
}

/* Walks to a widget by directions alone, as keys and pads must. */
static void walk_to(struct form *form, int id, enum direction direction)
{
    for (int i = 0; i < 12 && form->focus != id; i++)
        focus(direction, DEVICE_PAD);
    TEST_ASSERT_EQUAL_INT(id, form->focus);
}

static void test_directions_lead_to_everything(void)
{
    struct form *form = screen_name.form;
    open_name();
    TEST_ASSERT_EQUAL_INT(NAME_LISTED, form->focus);
    for (int i = 0; i < 12 && form->focus < NAME_LETTER; i++)
        focus(DIRECTION_LEFT, DEVICE_PAD);
    for (int row = 0; row < 3; row++)
        focus(DIRECTION_UP, DEVICE_PAD);
    walk_to(form, NAME_LETTER, DIRECTION_LEFT);
    walk_to(form, NAME_LETTER + 6, DIRECTION_RIGHT);
    act(ACTION_ACCEPT, DEVICE_PAD); /* so that there is something to delete */
    walk_to(form, NAME_LETTER + 27, DIRECTION_DOWN);
    walk_to(form, NAME_DELETE, DIRECTION_DOWN);
    walk_to(form, NAME_ACCENTS, DIRECTION_LEFT);
    walk_to(form, NAME_CANCEL, DIRECTION_DOWN);
    walk_to(form, NAME_DONE, DIRECTION_RIGHT);
}

static void write_letter(char letter, enum device device)
{
    use_button(screen_name.form, NAME_LETTER + letter - 'A', device);
}

/* What a keyboard sends: the key, with its bound action, then the text. */
static void type(const char *key, enum action_type bound, const char *text)
{
    struct action action = {.type = bound, .device = DEVICE_KEYBOARD, .pressed = true};
    snprintf(action.name, sizeof action.name, "%s", key);
    app_action(&app, &action);
    action.type = ACTION_TEXT;
    snprintf(action.name, sizeof action.name, "%s", text);
    app_action(&app, &action);
}

static void test_every_device_writes_a_name(void)
{
    for (int device = DEVICE_MOUSE; device <= DEVICE_TOUCH; device++) {
        open_name();
        write_letter('L', (enum device)device);
        write_letter('E', (enum device)device);
        write_letter('A', (enum device)device);
        use_button(screen_name.form, NAME_DONE, (enum device)device);
        TEST_ASSERT_EQUAL_STRING("Lea", named());
        app_pop(&app);
    }
}

static void test_accents_blanks_and_mistakes(void)
{
    open_name();
    use_button(screen_name.form, NAME_ACCENTS, DEVICE_PAD);
    write_letter('J', DEVICE_PAD);                  /* where É stands */
    for (int page = 1; page < LETTER_PAGES; page++) /* round to the alphabet */
        use_button(screen_name.form, NAME_ACCENTS, DEVICE_PAD);
    write_letter('V', DEVICE_PAD);
    TEST_ASSERT_EQUAL_STRING("Év", name_state()->text);
    use_button(screen_name.form, NAME_BLANK, DEVICE_MOUSE);
    use_button(screen_name.form, NAME_BLANK, DEVICE_MOUSE); /* one is enough */
    write_letter('B', DEVICE_MOUSE);                        /* a new word: a capital */
    TEST_ASSERT_EQUAL_STRING("Év B", name_state()->text);
    use_button(screen_name.form, NAME_DELETE, DEVICE_TOUCH);
    act(ACTION_UNDO, DEVICE_PAD);
    act(ACTION_UNDO, DEVICE_PAD);
    TEST_ASSERT_EQUAL_STRING("É", name_state()->text);
    act(ACTION_UNDO, DEVICE_PAD); /* both bytes of it */
    TEST_ASSERT_EQUAL_STRING("", name_state()->text);
    act(ACTION_UNDO, DEVICE_PAD);
    TEST_ASSERT_EQUAL_STRING("", name_state()->text);
}

/* Keys that undo, mute and so on elsewhere only write here. */
static void test_typing(void)
{
    open_name();
    bool mute = app.preferences.mute;
    type("M", ACTION_MUTE, "M");
    type("U", ACTION_UNDO, "u");
    type("R", ACTION_REDO, "r");
    type("Space", ACTION_PEEK, " ");
    type("H", ACTION_HINT, "h");
    type("É", ACTION_OTHER, "é");
    TEST_ASSERT_EQUAL_STRING("Mur hé", name_state()->text);
    TEST_ASSERT_EQUAL_INT(mute, app.preferences.mute);
    app_action(&app, &(struct action){.type = ACTION_OTHER,
                                      .device = DEVICE_KEYBOARD,
                                      .pressed = true,
                                      .name = "Backspace"});
    TEST_ASSERT_EQUAL_STRING("Mur h", name_state()->text);
    act(ACTION_BACK, DEVICE_KEYBOARD);
    TEST_ASSERT_EQUAL_STRING("menu", app_screen(&app)->name);
    TEST_ASSERT_EQUAL_INT(0, app.people.count); /* given up */
}

static void test_enter_accepts_what_was_typed(void)
{
    open_name();
    type("Z", ACTION_OTHER, "Z");
    type("O", ACTION_OTHER, "o");
    act(ACTION_ACCEPT, DEVICE_KEYBOARD);
    TEST_ASSERT_EQUAL_STRING("Zo", named());
}

static void test_text_means_nothing_elsewhere(void)
{
    app_action(&app, &(struct action){.type = ACTION_TEXT, .device = DEVICE_KEYBOARD, .name = "x"});
    TEST_ASSERT_EQUAL_STRING("menu", app_screen(&app)->name);
}

static void test_names_are_bounded_and_whole(void)
{
    char name[PLAYER_NAME] = "";
    for (int i = 0; i < 40; i++)
        name_append(name, sizeof name, NAME_LETTERS, "é");
    TEST_ASSERT_EQUAL_size_t(2 * NAME_LETTERS, strlen(name));
    strcpy(name, "");
    for (int i = 0; i < 40; i++)
        name_append(name, sizeof name, NAME_LETTERS, "😀");
    TEST_ASSERT_EQUAL_size_t(44,
                             strlen(name)); /* eleven characters of four bytes, none cut in half */
    strcpy(name, "");
    static const char *const refused[] = {"",         "\t", "\x7f", "\xc3", "\xa9",     "\xc2\x85",
                                          "\xe2\x82", "ab", "\xff", " ",    "\xc0\xaf", "\n"};
    for (size_t i = 0; i < sizeof refused / sizeof *refused; i++)
        TEST_ASSERT_FALSE(name_append(name, sizeof name, NAME_LETTERS, refused[i]));
    TEST_ASSERT_EQUAL_STRING("", name);
}

/* Names of earlier versions come first; those that somebody has are not offered. */
static void test_ready_and_recent_names(void)
{
    strcpy(app.preferences.recent[0], "Zoé");
    strcpy(app.preferences.recent[1], "Emmy");
    TEST_ASSERT_NOT_NULL(people_add(&app.people, "Ada", &app.rng, NULL));
    open_name();
    TEST_ASSERT_EQUAL_STRING("Zoé", name_state()->listed[0]);
    TEST_ASSERT_EQUAL_STRING("Emmy", name_state()->listed[1]);
    TEST_ASSERT_EQUAL_STRING("Alan", name_state()->listed[2]);
    for (int i = 0; i < name_state()->listed_count; i++)
        for (int k = 0; k < i; k++)
            TEST_ASSERT_TRUE(strcmp(name_state()->listed[i], name_state()->listed[k]) != 0);
    use_button(screen_name.form, NAME_LISTED + 1, DEVICE_PAD);
    TEST_ASSERT_EQUAL_STRING("Emmy", named());
}

static void test_a_name_is_needed_and_may_not_be_taken(void)
{
    TEST_ASSERT_NOT_NULL(people_add(&app.people, "Zo", &app.rng, NULL));
    open_name();
    TEST_ASSERT_TRUE(form_widget(screen_name.form, NAME_NONE)->disabled);
    use_button(screen_name.form, NAME_DONE, DEVICE_PAD);
    TEST_ASSERT_TRUE(text_shown("A name needs at least one letter."));
    write_letter('Z', DEVICE_PAD);
    write_letter('O', DEVICE_PAD);
    use_button(screen_name.form, NAME_DONE, DEVICE_PAD);
    TEST_ASSERT_TRUE(text_shown("Somebody here is already called Zo."));
    TEST_ASSERT_EQUAL_STRING("name", app_screen(&app)->name);
    write_letter('E', DEVICE_PAD);
    use_button(screen_name.form, NAME_DONE, DEVICE_PAD);
    TEST_ASSERT_EQUAL_STRING("Zoe", named());
}

/* Whether a name in this language can be written on its first two pages. */
static void expect_letters(const char *language, const char *letters)
{
    for (const char *at = letters; *at;) {
        char letter[5] = "", where[40];
        size_t length = (unsigned char)*at < 0x80 ? 1 : 2;
        bool found = false;
        memcpy(letter, at, length);
        at += length;
        for (int page = 0; page < 2; page++)
            for (int i = 0; i < letters_page(language, page)->count; i++)
                found = found || strcmp(letters_page(language, page)->small[i], letter) == 0;
        snprintf(where, sizeof where, "%s: %s", language, letter);
        TEST_ASSERT_TRUE_MESSAGE(found, where);
    }
}

static void test_every_language_has_its_letters(void)
{
    expect_letters("de", "abcdefghijklmnopqrstuvwxyzäöüß-");
    expect_letters("es", "abcdefghijklmnñopqrstuvwxyzáéíóúü");
    expect_letters("fr", "abcdefghijklmnopqrstuvwxyzàâæçéèêëîïôœùûüÿ'");
    expect_letters("it", "abcdefghijklmnopqrstuvwxyzàèéìíòóùú'");
    expect_letters("nl", "abcdefghijklmnopqrstuvwxyzáéëèêïíóöôúü'");
    expect_letters("pt_BR", "abcdefghijklmnopqrstuvwxyzàáâãçéêíóôõúü");
    expect_letters("pl", "abcdefghijklmnopqrstuvwxyząćęłńóśźż");
    expect_letters("cs", "abcdefghijklmnopqrstuvwxyzáčďéěíňóřšťúůýž");
    expect_letters("uk", "абвгґдеєжзиіїйклмнопрстуфхцчшщьюя-");
    for (int i = 0; i < LETTER_PAGES; i++) { /* each letter with its capital */
        const struct letter_page *page = letters_page("uk", i);
        TEST_ASSERT_TRUE(page->count % page->columns == 0 && page->count <= 4 * page->columns);
        for (int j = 0; j < page->count; j++) {
            char capital[8];
            snprintf(capital, sizeof capital, "%s", page->small[j]);
            capitalise(capital);
            bool irregular = strstr("ß ı ÿ", page->small[j]) != NULL;
            if (!irregular)
                TEST_ASSERT_EQUAL_STRING(page->capital[j], capital);
        }
    }
}

static void test_a_ukrainian_name_by_pad(void)
{
    open_name();
    for (int page = 1; page < LETTER_PAGES; page++)
        use_button(screen_name.form, NAME_ACCENTS, DEVICE_PAD);
    TEST_ASSERT_TRUE(text_shown("Ї"));
    use_button(screen_name.form, NAME_LETTER + 4, DEVICE_PAD);
    use_button(screen_name.form, NAME_LETTER + 0, DEVICE_PAD);
    use_button(screen_name.form, NAME_LETTER + 35, DEVICE_PAD);
    use_button(screen_name.form, NAME_LETTER + 12, DEVICE_PAD);
    TEST_ASSERT_EQUAL_STRING("Ґа’ї", name_state()->text);
}

static void test_a_letter_the_font_lacks_is_refused_with_a_sentence(void)
{
    open_name();
    struct action typed = {.type = ACTION_TEXT, .device = DEVICE_KEYBOARD, .pressed = true};
    snprintf(typed.name, sizeof typed.name, "☃");
    app_action(&app, &typed);
    TEST_ASSERT_TRUE(text_shown("The game’s typeface has no such letter."));
    use_button(screen_name.form, NAME_DONE, DEVICE_KEYBOARD);
    TEST_ASSERT_EQUAL_STRING("", name_state()->text);
}

/* Names in files may be longer than those that can be entered, and one word. */
static void test_the_longest_names_stay_in_the_question(void)
{
    char name[PLAYER_NAME];
    memset(name, 'W', sizeof name - 1);
    name[sizeof name - 1] = '\0';
    struct match_plan plan = {.game = game_find("towers"),
                              .settings = settings_default(game_find("towers"))};
    for (int i = 0; i < 2; i++)
        strcpy(plan.players[i].name, name);
    app_start_match(&app, &plan);
    settle();
    for (int verb = VERB_RESIGN; verb <= VERB_DRAW; verb++) {
        offer_open(&app, verb);
        settle();
        app_draw(&app, &canvas);
        struct rect dialog = screen_question.form->list[0].box;
        for (int i = 0; i < canvas.count; i++) {
            const struct draw *draw = &canvas.list[i];
            const char *text = canvas.text + draw->text;
            if (draw->type != DRAW_TEXT || draw->size != TEXT_LARGE || !strstr(text, "WWW"))
                continue;
            float w = text_width((enum text_size)draw->size, text);
            TEST_ASSERT_TRUE_MESSAGE(draw_text_left(draw, w) >= dialog.x - 1, text);
            TEST_ASSERT_TRUE_MESSAGE(draw_text_left(draw, w) + w <= dialog.x + dialog.w + 1, text);
        }
        app_pop(&app);
    }
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_directions_lead_to_everything);
    RUN_TEST(test_every_device_writes_a_name);
    RUN_TEST(test_accents_blanks_and_mistakes);
    RUN_TEST(test_typing);
    RUN_TEST(test_enter_accepts_what_was_typed);
    RUN_TEST(test_text_means_nothing_elsewhere);
    RUN_TEST(test_names_are_bounded_and_whole);
    RUN_TEST(test_ready_and_recent_names);
    RUN_TEST(test_a_name_is_needed_and_may_not_be_taken);
    RUN_TEST(test_every_language_has_its_letters);
    RUN_TEST(test_a_ukrainian_name_by_pad);
    RUN_TEST(test_a_letter_the_font_lacks_is_refused_with_a_sentence);
    RUN_TEST(test_the_longest_names_stay_in_the_question);
    return UNITY_END();
}
