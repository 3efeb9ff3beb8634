/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Records by every device; results kept over several starts; people renamed, merged and deleted;
 * damage that costs nothing else. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unity.h>

#include "base/files.h"
#include "core/registry.h"
#include "testing/null_platform.h"
#include "ui/screens/people.h"
#include "ui/screens/person.h"
#include "ui/screens/records.h"
#include "ui_driver.h"

enum { MENU_NIGHT = 25, NIGHT_RECORDS = 7, CHANGE_OTHER = 1, CHANGE_MERGE, CHANGE_DELETE };
enum { QUESTION_YES = 2, PERSON_DONE = 1, PERSON_CHANGE = 4 };

static const enum device devices[] = {DEVICE_MOUSE, DEVICE_TOUCH, DEVICE_KEYBOARD, DEVICE_PAD};

void setUp(void)
{
    driver_use_folder("test-ui-records.tmp");
    driver_open(1280, 800);
    app.preferences.speed = SPEED_OFF;
}

void tearDown(void)
{
    driver_close();
    driver_drop_folder();
}

static void start_again(void)
{
    driver_close();
    driver_open(1280, 800);
    app.preferences.speed = SPEED_OFF;
}

static void open_records(enum device device)
{
    app_home(&app, &screen_menu);
    settle();
    use_button(screen_menu.form, MENU_NIGHT, device);
    settle();
    use_button(screen_game_night.form, NIGHT_RECORDS, device);
    settle();
    TEST_ASSERT_EQUAL_STRING("records", app_screen(&app)->name);
}

static char *read_file(const char *name)
{
    char path[PATH_TEXT];
    size_t size;
    data_path(name, path);
    return file_exists(path) ? file_read(path, 1 << 20, &size, NULL) : NULL;
}

static int lines_in_journal(void)
{
    int lines = 0;
    char *text = read_file("journal.txt");
    for (const char *at = text; at && (at = strchr(at, '\n')) != NULL; at++)
        lines++;
    free(text);
    return lines;
}

/* ---- results ---- */

static void start_match(const char *first, const char *second)
{
    const struct game *game = game_find("dodgem");
    struct match_plan plan = {.game = game, .settings = settings_default(game)};
    strcpy(plan.players[0].control, "human");
    strcpy(plan.players[1].control, "human");
    snprintf(plan.players[0].person, PERSON_ID, "%s", first);
    snprintf(plan.players[1].person, PERSON_ID, "%s", second);
    app_home(&app, &screen_menu);
    app_start_match(&app, &plan);
    settle();
}

/* Player 1 or 2 gives up, after a move or two. */
static void give_up(int player)
{
    struct rng rng = {.state = 5};
    while (match_now(&app.session.match)->turn != player - 1 || app.session.match.at == 0)
        play_one_move(&rng, DEVICE_MOUSE);
    match_play(&app.session.match, move_word(VERB_RESIGN));
    app_advance(&app, 0.1);
    settle();
}

static void add_people(void)
{
    static const char *const names[] = {"Ada", "Bo"};
    for (int i = 0; i < 2; i++) {
        struct person *person = people_add(&app.people, names[i], &app.rng, NULL);
        TEST_ASSERT_NOT_NULL(person);
        snprintf(person->id, PERSON_ID, "0000000%c", 'a' + i);
    }
    app_advance(&app, 0.1);
}

static void test_a_result_is_there_once_after_several_starts(void)
{
    add_people();
    start_match("0000000a", "0000000b");
    give_up(2);
    open_records(DEVICE_PAD); /* and at once */
    TEST_ASSERT_EQUAL(1, records_state()->rows.count);
    start_again();
    start_again();
    TEST_ASSERT_EQUAL(1, lines_in_journal());
    open_records(DEVICE_MOUSE);
    TEST_ASSERT_EQUAL(1, records_state()->rows.count);
    /* Looked at again, it stays one result, and the review shows it. */
    use_button(screen_records.form, RECORDS_OPEN, DEVICE_MOUSE);
    settle();
    TEST_ASSERT_EQUAL_STRING("review", app_screen(&app)->name);
    start_again();
    TEST_ASSERT_EQUAL(1, lines_in_journal());
}

/* A level changed during a game counts as the lowest that has played, here as on the journal's
 * line. */
static void test_a_changed_level_counts_as_the_lower_one(void)
{
    add_people();
    start_match("0000000a", "");
    match_set_control(&app.session.match, 1, "level5", "");
    static const int levels[] = {5, 3, 2, 6}; /* nothing is played at level 2 */
    for (int i = 0; i < 4; i++) {
        struct move list[MOVES_MAX];
        struct match *match = &app.session.match;
        session_set_level(&app.session, 1, levels[i]);
        for (int move = 0; move < 2 && levels[i] != 2; move++) {
            match->game->moves(match_now(match), list);
            match_play(match, list[0]);
        }
    }
    TEST_ASSERT_EQUAL_STRING("level6", app.session.match.players[1].control);
    match_play(&app.session.match, move_word(VERB_RESIGN));
    app_advance(&app, 0.1);
    settle();
    char *journal = read_file("journal.txt");
    TEST_ASSERT_NOT_NULL(strstr(journal, "\tlevel3\t"));
    TEST_ASSERT_NULL(strstr(journal, "level5"));
    TEST_ASSERT_NULL(strstr(journal, "level6"));
    free(journal);
    open_records(DEVICE_PAD);
    TEST_ASSERT_EQUAL(1, records_state()->opponent_count);
    TEST_ASSERT_TRUE(text_shown("Against level 3"));
}

static void test_the_last_result_of_a_game_counts(void)
{
    add_people();
    start_match("0000000a", "0000000b");
    give_up(2);
    session_take_back(&app.session, app.session.match.at - 1);
    app_advance(&app, 0.1);
    open_records(DEVICE_PAD); /* until it ends again, the old result stands */
    TEST_ASSERT_EQUAL(1, records_state()->rows.count);
    match_undo(&app.session.match);
    match_play(&app.session.match, move_word(VERB_RESIGN));
    app_advance(&app, 0.1);
    TEST_ASSERT_TRUE(session_finished(&app.session));
    start_again();
    TEST_ASSERT_EQUAL(2, lines_in_journal());
    open_records(DEVICE_PAD);
    TEST_ASSERT_EQUAL(1, records_state()->rows.count);
    TEST_ASSERT_EQUAL(1, records_state()->tally.played);
}

static void test_a_journal_that_cannot_be_written(void)
{
    char path[PATH_TEXT];
    add_people();
    data_path("journal.txt", path);
    TEST_ASSERT_TRUE(folder_make(path, NULL)); /* in the way */
    start_again();
    app_advance(&app, 0.1);
    start_match("0000000a", "0000000b");
    give_up(1);
    TEST_ASSERT_NOT_NULL(strstr(app.notice, "Results cannot be saved."));
    driver_close();
    TEST_ASSERT_EQUAL(0, system("rmdir test-ui-records.tmp/journal.txt"));
    driver_open(1280, 800);
    app_advance(&app, 0.1);
    TEST_ASSERT_EQUAL(1, lines_in_journal());
}

static void test_a_lost_journal_is_rebuilt(void)
{
    char path[PATH_TEXT];
    add_people();
    for (int i = 0; i < 3; i++) {
        start_match("0000000a", "0000000b");
        give_up(1 + i % 2);
    }
    data_path("journal.txt", path);
    TEST_ASSERT_TRUE(file_remove(path, NULL));
    start_again();
    open_records(DEVICE_PAD);
    TEST_ASSERT_EQUAL(3, records_state()->tally.played);
}

/* ---- the screen ---- */

/* The next value: pointers press its right end. */
static void step_choice(int id, enum device device)
{
    app_draw(&app, &canvas);
    struct rect box = form_widget(screen_records.form, id)->box;
    if (device == DEVICE_MOUSE || device == DEVICE_TOUCH)
        click(box.x + 0.9f * box.w, rect_cy(box), device);
    else
        use_button(screen_records.form, id, device);
}

static void test_every_device_reaches_everything(void)
{
    driver_fill_records();
    for (int i = 0; i < 4; i++) {
        enum device device = devices[i];
        open_records(device);
        struct records_page *page = records_state();
        page->game = NULL;
        TEST_ASSERT_EQUAL(72, page->tally.played);
        TEST_ASSERT_EQUAL(96, page->rows.count);
        step_choice(RECORDS_GAME, device);
        TEST_ASSERT_EQUAL_PTR(games[0], page->game);
        TEST_ASSERT_TRUE(page->point_count > 10);
        step_choice(RECORDS_OPPONENT, device);
        TEST_ASSERT_EQUAL(0, page->opponent);
        TEST_ASSERT_TRUE(text_shown("Head to head"));
        step_choice(RECORDS_PERSON, device);
        TEST_ASSERT_EQUAL_STRING("0000000b", page->person);
        TEST_ASSERT_EQUAL(-1, page->opponent);
        step_choice(RECORDS_PERSON, device);
        if (device == DEVICE_MOUSE || device == DEVICE_TOUCH)
            use_button(&page->form, RECORDS_ROW + 2, device);
        for (page->form.focus = RECORDS_ROW; page->rows.selected < 2;) /* by keys */
            focus(DIRECTION_DOWN, device);
        TEST_ASSERT_EQUAL(2, page->rows.selected);
        TEST_ASSERT_TRUE(page->deleted); /* there are no files */
        for (int j = 0; games[j]; j++)   /* through the others to all games */
            step_choice(RECORDS_GAME, device);
        TEST_ASSERT_NULL(page->game);
        use_button(&page->form, RECORDS_CHANGE, device);
        settle();
        TEST_ASSERT_EQUAL_STRING("person", app_screen(&app)->name);
        use_button(screen_person.form, PERSON_CHANGE, device);
        settle();
        TEST_ASSERT_EQUAL_STRING("person_change", app_screen(&app)->name);
        act(ACTION_BACK, device);
        settle();
        act(ACTION_BACK, device);
        settle();
        use_button(&page->form, RECORDS_BACK, device);
        TEST_ASSERT_EQUAL_STRING("game_night", app_screen(&app)->name);
    }
}

/* One "Review" is the button. */
static void test_the_prompts_name_what_accept_does(void)
{
    driver_fill_records();
    open_records(DEVICE_KEYBOARD);
    focus(DIRECTION_DOWN, DEVICE_KEYBOARD);
    screen_records.form->focus = RECORDS_ROW;
    TEST_ASSERT_EQUAL_INT(2, times_shown("Review"));
    screen_records.form->focus = RECORDS_GAME;
    TEST_ASSERT_EQUAL_INT(1, times_shown("Review"));
    TEST_ASSERT_EQUAL_INT(1, times_shown("Change"));
    screen_records.form->focus = RECORDS_BACK;
    TEST_ASSERT_EQUAL_INT(1, times_shown("Review"));
}

static void test_the_list_scrolls(void)
{
    driver_fill_records();
    open_records(DEVICE_PAD);
    struct records_page *page = records_state();
    for (int i = 0; i < 3; i++)
        focus(DIRECTION_DOWN, DEVICE_PAD);
    page->form.focus = RECORDS_ROW;
    for (int i = 0; i < 30; i++)
        focus(DIRECTION_DOWN, DEVICE_KEYBOARD);
    TEST_ASSERT_EQUAL(30, page->rows.selected);
    app_draw(&app, &canvas);
    TEST_ASSERT_NOT_NULL(form_widget(&page->form, RECORDS_ROW + 30));
    struct rect row = form_widget(&page->form, RECORDS_ROW + 30)->box;
    struct action press = {
        .type = ACTION_PRESS, .device = DEVICE_TOUCH, .x = rect_cx(row), .y = rect_cy(row)};
    int first = page->rows.first;
    app_action(&app, &press);
    press.type = ACTION_POINT;
    press.y -= 3 * row.h;
    app_action(&app, &press);
    press.type = ACTION_RELEASE;
    app_action(&app, &press);
    TEST_ASSERT_TRUE(page->rows.first >= first + 2);
    app_action(&app, &(struct action){.type = ACTION_WHEEL,
                                      .step = -1,
                                      .device = DEVICE_MOUSE,
                                      .x = rect_cx(row),
                                      .y = rect_cy(row)});
    TEST_ASSERT_TRUE(page->rows.first >= first + 1);
    app_action(&app, &(struct action){.type = ACTION_SCRUB, .step = 1, .device = DEVICE_PAD});
    app_draw(&app, &canvas);
    TEST_ASSERT_NOT_NULL(form_widget(&page->form, RECORDS_ROW + page->rows.selected));
}

static void test_a_small_window_shows_every_game(void)
{
    driver_fill_records();
    app_resize(&app, 480, 800);
    open_records(DEVICE_PAD);
    for (int i = 0; i < 4; i++)
        TEST_ASSERT_TRUE_MESSAGE(times_shown(games[i]->name) >= 1, games[i]->id);
}

/* After a few games little is known, and the band around the curve is wide: all of it is seen, and
 * not cut along the upper or lower edge of its panel. */
static void test_the_whole_margin_of_error_is_seen(void)
{
    add_people();
    for (int i = 0; i < 4; i++) {
        start_match("0000000a", "0000000b");
        give_up(i < 3 ? 2 : 1);
    }
    open_records(DEVICE_PAD);
    while (records_state()->game != game_find("dodgem"))
        use_button(screen_records.form, RECORDS_GAME, DEVICE_PAD);
    app_draw(&app, &canvas);
    struct colour band = faded(app.theme.tone[TONE_CAN], 0.16f);
    float top = 1e5f, bottom = 0;
    int slices = 0, at_top = 0, at_bottom = 0;
    for (int pass = 0; pass < 2; pass++)
        for (int i = 0; i < canvas.count; i++) {
            const struct draw *draw = &canvas.list[i];
            if (draw->type != DRAW_FILL || draw->radius > 0 ||
                memcmp(&draw->colour, &band, sizeof band) != 0)
                continue;
            slices += pass;
            top = smaller(top, draw->box.y);
            bottom = larger(bottom, draw->box.y + draw->box.h);
            at_top += pass && draw->box.y - top < 0.001f;
            at_bottom += pass && bottom - draw->box.y - draw->box.h < 0.001f;
        }
    TEST_ASSERT_GREATER_THAN_INT(10, slices);
    TEST_ASSERT_EQUAL_INT(1, at_top);
    TEST_ASSERT_EQUAL_INT(1, at_bottom);
}

static void test_nobody_has_records(void)
{
    open_records(DEVICE_PAD);
    TEST_ASSERT_TRUE(text_shown("Records are kept for people."));
    act(ACTION_ACCEPT, DEVICE_PAD);
    TEST_ASSERT_EQUAL_STRING("game_night", app_screen(&app)->name);
}

static void test_a_damaged_journal(void)
{
    char path[PATH_TEXT];
    driver_fill_records();
    data_path("journal.txt", path);
    TEST_ASSERT_TRUE(file_append_line(path, "damage", NULL));
    open_records(DEVICE_PAD);
    TEST_ASSERT_NOT_NULL(strstr(app.notice, "cannot be read"));
    TEST_ASSERT_EQUAL(72, records_state()->tally.played);
}

static void test_a_deleted_game_is_still_a_result(void)
{
    driver_fill_records();
    open_records(DEVICE_KEYBOARD);
    records_state()->form.focus = RECORDS_ROW;
    act(ACTION_ACCEPT, DEVICE_KEYBOARD);
    TEST_ASSERT_EQUAL_STRING("records", app_screen(&app)->name);
    TEST_ASSERT_NOT_NULL(strstr(app.notice, "only its result is left"));
}

static void test_a_damaged_journal_costs_only_its_own_lines(void)
{
    char path[PATH_TEXT];
    driver_fill_records();
    TEST_ASSERT_TRUE(data_path("journal.txt", path));
    TEST_ASSERT_TRUE(file_append_line(path, "2026-11-18T20:1\xff\tdodgem", NULL));
    open_records(DEVICE_PAD);
    TEST_ASSERT_EQUAL_STRING("Some lines of the journal cannot be read; nothing else is lost.",
                             app.notice);
    TEST_ASSERT_EQUAL(72, records_state()->tally.played);
}

/* ---- people ---- */

static void open_change(void)
{
    open_records(DEVICE_PAD);
    use_button(screen_records.form, RECORDS_CHANGE, DEVICE_PAD);
    settle();
    use_button(screen_person.form, PERSON_CHANGE, DEVICE_PAD);
    settle();
}

static void test_two_are_merged(void)
{
    driver_fill_records();
    open_change();
    use_button(screen_person_change.form, CHANGE_MERGE, DEVICE_PAD);
    settle();
    use_button(screen_question.form, QUESTION_YES, DEVICE_PAD);
    settle();
    TEST_ASSERT_EQUAL_STRING("records", app_screen(&app)->name);
    TEST_ASSERT_EQUAL(1, app.people.count);
    TEST_ASSERT_EQUAL_STRING("0000000b", records_state()->person);
    TEST_ASSERT_EQUAL(48, records_state()->tally.played); /* not those against oneself */
    char *merged = read_file("merged.txt");
    TEST_ASSERT_EQUAL_STRING("0000000a 0000000b\n", merged);
    free(merged);
}

static void test_nothing_is_left_of_a_person(void)
{
    driver_fill_records();
    struct high_score score = {.table = "grand",
                               .key = "12345678",
                               .points = 2500,
                               .date = "2026-11-18",
                               .person = "0000000a",
                               .name = "Ada"};
    high_scores_enter(&app.scores, &score);
    strcpy(app.preferences.person[0], "0000000a");
    strcpy(app.preferences.name[0], "Ada");
    open_change();
    use_button(screen_person_change.form, CHANGE_DELETE, DEVICE_TOUCH);
    settle();
    act(ACTION_BACK, DEVICE_PAD); /* asked first */
    settle();
    TEST_ASSERT_EQUAL(2, app.people.count);
    use_button(screen_person_change.form, CHANGE_DELETE, DEVICE_TOUCH);
    settle();
    use_button(screen_question.form, QUESTION_YES, DEVICE_PAD);
    settle();
    TEST_ASSERT_EQUAL(1, app.people.count);
    char *journal = read_file("journal.txt"), *scores = read_file("high_scores.txt");
    TEST_ASSERT_NULL(strstr(journal, "0000000a"));
    TEST_ASSERT_NOT_NULL(strstr(scores, "2500"));
    TEST_ASSERT_NULL(strstr(scores, "0000000a"));
    TEST_ASSERT_NULL(strstr(scores, "Ada"));
    TEST_ASSERT_EQUAL_STRING("", app.preferences.person[0]);
    TEST_ASSERT_EQUAL_STRING("", app.preferences.name[0]);
    free(journal);
    free(scores);
    TEST_ASSERT_EQUAL(96, lines_in_journal());
    TEST_ASSERT_EQUAL_STRING("0000000b", records_state()->person);
    TEST_ASSERT_EQUAL(0, records_state()->tally.played);
    TEST_ASSERT_EQUAL(24, records_state()->rows.count);
}

/* From the list of people, without any records. */
static void test_a_person_is_deleted_from_the_list_of_people(void)
{
    driver_fill_records();
    app_home(&app, &screen_menu);
    people_open(&app);
    settle();
    person_open(&app, &app.people.list[0]);
    settle();
    use_button(screen_person.form, PERSON_CHANGE, DEVICE_MOUSE);
    settle();
    use_button(screen_person_change.form, CHANGE_DELETE, DEVICE_MOUSE);
    settle();
    use_button(screen_question.form, QUESTION_YES, DEVICE_MOUSE);
    settle();
    TEST_ASSERT_EQUAL_STRING("people", app_screen(&app)->name);
    TEST_ASSERT_EQUAL(1, app.people.count);
    TEST_ASSERT_EQUAL_STRING("0000000b", app.people.list[0].id);
}

static void test_another_name(void)
{
    driver_fill_records();
    open_records(DEVICE_PAD);
    use_button(screen_records.form, RECORDS_CHANGE, DEVICE_PAD);
    settle();
    TEST_ASSERT_EQUAL_STRING("person", app_screen(&app)->name);
    strcpy(person_state()->draft.name, "Mina");
    use_button(screen_person.form, PERSON_DONE, DEVICE_PAD);
    settle();
    TEST_ASSERT_EQUAL_STRING("records", app_screen(&app)->name);
    TEST_ASSERT_TRUE(text_shown("Mina"));
    TEST_ASSERT_EQUAL(72, records_state()->tally.played);
}

/* The note that there are none was below the edge of the window where texts are large. */
static void test_without_people_the_note_is_in_sight(void)
{
    app.preferences.text_size = TEXT_SCALES - 1;
    app.text_changed = true;
    settle();
    open_records(DEVICE_PAD);
    app_draw(&app, &canvas);
    struct rect box = form_widget(screen_records.form, RECORDS_BACK)->box;
    struct rect seen = layout_seen(&app.layout);
    TEST_ASSERT_TRUE(box.y >= seen.y && box.y + box.h <= seen.y + seen.h);
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_without_people_the_note_is_in_sight);
    RUN_TEST(test_a_result_is_there_once_after_several_starts);
    RUN_TEST(test_a_changed_level_counts_as_the_lower_one);
    RUN_TEST(test_the_last_result_of_a_game_counts);
    RUN_TEST(test_a_journal_that_cannot_be_written);
    RUN_TEST(test_a_lost_journal_is_rebuilt);
    RUN_TEST(test_every_device_reaches_everything);
    RUN_TEST(test_the_prompts_name_what_accept_does);
    RUN_TEST(test_the_list_scrolls);
    RUN_TEST(test_a_small_window_shows_every_game);
    RUN_TEST(test_the_whole_margin_of_error_is_seen);
    RUN_TEST(test_nobody_has_records);
    RUN_TEST(test_a_damaged_journal);
    RUN_TEST(test_a_deleted_game_is_still_a_result);
    RUN_TEST(test_two_are_merged);
    RUN_TEST(test_nothing_is_left_of_a_person);
    RUN_TEST(test_a_person_is_deleted_from_the_list_of_people);
    RUN_TEST(test_a_damaged_journal_costs_only_its_own_lines);
    RUN_TEST(test_another_name);
    return UNITY_END();
}
