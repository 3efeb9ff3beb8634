/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* People: picked for a seat, added and changed with every device, kept, shown where they play. */
#include <errno.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unity.h>

#include "base/files.h"
#include "core/registry.h"
#include "faulty_disk.h"
#include "ui/board/emblem.h"
#include "ui/person_badge.h"
#include "ui/screens/name.h"
#include "ui/screens/people.h"
#include "ui/screens/person.h"
#include "ui_driver.h"

enum { BACK = 1, GUEST, NEW, CHANGE, SHARE, EARLIER, LATER, CARD = 10 };
enum { PERSON_DONE = 1, PERSON_CANCEL, PERSON_NAME, PERSON_COLOUR = 10, PERSON_EMBLEM = 20 };
enum { NAME_LISTED = 10 };

static const char folder[] = "test-ui-people.tmp";
static struct match_player players[2];

void setUp(void)
{
    driver_use_folder(folder);
    driver_open(1280, 800);
    memset(players, 0, sizeof players);
    for (int i = 0; i < 2; i++)
        strcpy(players[i].control, "human");
    settle();
}

void tearDown(void)
{
    faulty_disk_off();
    driver_close();
    driver_drop_folder();
}

static void start_again(void)
{
    driver_close();
    driver_open(1280, 800);
    settle();
}

static void add(const char *name)
{
    TEST_ASSERT_NOT_NULL(people_add(&app.people, name, &app.rng, NULL));
}

static void ask(int seat)
{
    people_pick_seat(&app, seat ? "Who plays Black?" : "Who plays White?", players, seat);
    settle();
    TEST_ASSERT_EQUAL_STRING("people", app_screen(&app)->name);
}

/* Also for a mouse, which has no focus that could say it. */
static void test_who_has_the_seat_is_marked(void)
{
    add("Bo");
    add("Ada");
    ask(0);
    act(ACTION_ACCEPT, DEVICE_PAD);
    ask(0);
    int chosen = 0;
    for (int i = 0; i < screen_people.form->count; i++)
        chosen += screen_people.form->list[i].chosen;
    TEST_ASSERT_EQUAL_INT(1, chosen);
    TEST_ASSERT_TRUE(form_widget(screen_people.form, screen_people.form->focus)->chosen);
    act(ACTION_BACK, DEVICE_PAD);
}

static void test_the_last_pair_is_picked_in_two_presses(void)
{
    add("Cy");
    add("Bo");
    add("Ada"); /* the last to play is the first in the list */
    ask(0);
    act(ACTION_ACCEPT, DEVICE_PAD);
    ask(1);
    act(ACTION_ACCEPT, DEVICE_PAD);
    TEST_ASSERT_EQUAL_STRING("menu", app_screen(&app)->name);
    TEST_ASSERT_EQUAL_STRING("Ada", players[0].name);
    TEST_ASSERT_EQUAL_STRING("Bo", players[1].name);
    TEST_ASSERT_EQUAL_STRING(app.people.list[0].id, players[0].person);
    TEST_ASSERT_EQUAL_STRING(players[1].person, app.preferences.person[1]);
    TEST_ASSERT_EQUAL_STRING("Bo", app.preferences.name[1]);
}

static void test_whoever_sits_on_the_other_side_changes_places(void)
{
    add("Bo");
    add("Ada");
    ask(0);
    use_button(screen_people.form, CARD, DEVICE_MOUSE);
    ask(1);
    use_button(screen_people.form, CARD + 1, DEVICE_MOUSE);
    ask(0);
    use_button(screen_people.form, CARD + 1, DEVICE_TOUCH);
    TEST_ASSERT_EQUAL_STRING("Bo", players[0].name);
    TEST_ASSERT_EQUAL_STRING("Ada", players[1].name);
}

static void test_every_device_adds_somebody(void)
{
    static const char *const names[] = {"Ada", "Alan", "Blaise", "Emmy"};
    for (int device = DEVICE_MOUSE; device <= DEVICE_TOUCH; device++) {
        ask(0);
        use_button(screen_people.form, NEW, (enum device)device);
        settle();
        use_button(screen_name.form, NAME_LISTED, (enum device)device);
        settle();
        TEST_ASSERT_EQUAL_STRING("person", app_screen(&app)->name);
        use_button(screen_person.form, PERSON_COLOUR + 5, (enum device)device);
        use_button(screen_person.form, PERSON_EMBLEM + 4, (enum device)device);
        use_button(screen_person.form, PERSON_DONE, (enum device)device);
        settle();
        TEST_ASSERT_EQUAL_STRING("menu", app_screen(&app)->name); /* and sits down at once */
        TEST_ASSERT_EQUAL_STRING(names[device], players[0].name);
        const struct person *person = people_with_id(&app.people, players[0].person);
        TEST_ASSERT_NOT_NULL(person);
        TEST_ASSERT_EQUAL_INT(5, person->colour);
        TEST_ASSERT_EQUAL_STRING(person_state()->emblems.list[4], person->emblem);
    }
}

/* The first is there with one press for the name and one for the rest, everybody looks different.
 */
static void test_somebody_new_looks_like_nobody_else(void)
{
    for (int i = 0; i < PERSON_COLOURS; i++) {
        person_open_new(&app, NULL);
        settle();
        act(ACTION_ACCEPT, DEVICE_PAD);
        settle();
        act(ACTION_ACCEPT, DEVICE_PAD);
        settle();
    }
    TEST_ASSERT_EQUAL_INT(PERSON_COLOURS, app.people.count);
    for (int i = 0; i < PERSON_COLOURS; i++)
        for (int k = 0; k < i; k++) {
            TEST_ASSERT_NOT_EQUAL(app.people.list[i].colour, app.people.list[k].colour);
            TEST_ASSERT_TRUE(strcmp(app.people.list[i].emblem, app.people.list[k].emblem) != 0);
        }
}

static void test_somebody_is_changed(void)
{
    add("Ada");
    char id[PERSON_ID];
    strcpy(id, app.people.list[0].id);
    ask(0);
    use_button(screen_people.form, CHANGE, DEVICE_PAD);
    use_button(screen_people.form, CARD, DEVICE_PAD);
    settle();
    use_button(screen_person.form, PERSON_NAME, DEVICE_PAD);
    settle();
    strcpy(name_state()->text, "Ada King");
    use_button(screen_name.form, 1, DEVICE_PAD);
    settle();
    use_button(screen_person.form, PERSON_COLOUR + 3, DEVICE_PAD);
    use_button(screen_person.form, PERSON_DONE, DEVICE_PAD);
    settle();
    TEST_ASSERT_EQUAL_STRING("people", app_screen(&app)->name);
    TEST_ASSERT_EQUAL_STRING("Ada King", app.people.list[0].name);
    TEST_ASSERT_EQUAL_INT(3, app.people.list[0].colour);
    TEST_ASSERT_EQUAL_STRING(id, app.people.list[0].id);
}

static void test_cancelling_changes_nobody(void)
{
    add("Ada");
    struct people before = app.people;
    people_open(&app);
    settle();
    use_button(screen_people.form, CARD, DEVICE_PAD);
    use_button(screen_person.form, PERSON_COLOUR + 7, DEVICE_PAD);
    act(ACTION_BACK, DEVICE_PAD);
    use_button(screen_people.form, NEW, DEVICE_PAD);
    act(ACTION_BACK, DEVICE_PAD);
    TEST_ASSERT_EQUAL_STRING("people", app_screen(&app)->name);
    TEST_ASSERT_TRUE(people_are_same(&before, &app.people));
}

static void test_guests_need_nothing(void)
{
    strcpy(app.preferences.recent[0], "Zoé"); /* of an earlier version */
    strcpy(app.preferences.recent[1], "Ada"); /* who is a person by now */
    add("Ada");
    ask(0);
    TEST_ASSERT_EQUAL_INT(1, people_state()->guest_count);
    use_button(screen_people.form, CARD + 1, DEVICE_PAD);
    TEST_ASSERT_EQUAL_STRING("Zoé", players[0].name);
    TEST_ASSERT_EQUAL_STRING("", players[0].person);
    ask(0);
    use_button(screen_people.form, GUEST, DEVICE_PAD);
    TEST_ASSERT_EQUAL_STRING("", players[0].name);
}

static void test_many_people_have_pages(void)
{
    for (int i = 0; i < PEOPLE_MAX; i++) {
        char name[16];
        snprintf(name, sizeof name, "Person %d", i);
        add(name);
    }
    ask(0);
    TEST_ASSERT_TRUE(form_widget(screen_people.form, EARLIER)->disabled);
    for (int page = 0; page < 3; page++)
        use_button(screen_people.form, LATER, page % 2 ? DEVICE_MOUSE : DEVICE_PAD);
    app_draw(&app, &canvas);
    TEST_ASSERT_TRUE(form_widget(screen_people.form, LATER)->disabled);
    use_button(screen_people.form, CARD + PEOPLE_MAX - 1, DEVICE_MOUSE);
    TEST_ASSERT_EQUAL_STRING("Person 0", players[0].name);
}

static void start_match_of(const struct match_player seats[2])
{
    struct match_plan plan = {.game = game_find("dodgem"),
                              .settings = settings_default(game_find("dodgem"))};
    memcpy(plan.players, seats, sizeof plan.players);
    app_start_match(&app, &plan);
    settle();
}

static int badges_shown(void)
{
    int count = 0;
    app_draw(&app, &canvas);
    for (int i = 0; i < canvas.count; i++)
        for (int k = 0; k < PERSON_COLOURS; k++)
            count += memcmp(&canvas.list[i].colour, &app.theme.tone[TONE_PERSON_1 + k],
                            sizeof(struct colour)) == 0 &&
                     canvas.list[i].type == DRAW_FILL;
    return count;
}

static void test_people_are_seen_where_they_play(void)
{
    add("Bo");
    add("Ada");
    ask(0);
    act(ACTION_ACCEPT, DEVICE_PAD);
    start_match_of(players);
    TEST_ASSERT_EQUAL_INT(1, badges_shown());
    ask(1);
    act(ACTION_ACCEPT, DEVICE_PAD);
    start_match_of(players);
    TEST_ASSERT_EQUAL_INT(2, badges_shown());
    TEST_ASSERT_EQUAL_STRING(players[1].person, app.session.match.players[1].person);
    match_play(&app.session.match, move_word(VERB_RESIGN));
    app_continue_match(&app);
    settle();
    TEST_ASSERT_EQUAL_STRING("game_over", app_screen(&app)->name);
    TEST_ASSERT_EQUAL_INT(2, badges_shown()); /* on their panels, beside the banner */
    assert_legal();
}

/* Deleted or renamed since they sat down; or the computer sits there. */
static void test_a_match_begins_with_people_as_they_are(void)
{
    add("Cy");
    add("Bo");
    add("Ada");
    for (int i = 0; i < 2; i++) {
        strcpy(players[i].person, app.people.list[i].id);
        strcpy(players[i].name, app.people.list[i].name);
    }
    TEST_ASSERT_TRUE(people_rename(&app.people, &app.people.list[0], "Ada King", NULL));
    people_remove(&app.people, &app.people.list[1]);
    start_match_of(players);
    TEST_ASSERT_EQUAL_STRING("Ada King", app.session.match.players[0].name);
    TEST_ASSERT_EQUAL_STRING("Bo", app.session.match.players[1].name);
    TEST_ASSERT_EQUAL_STRING("", app.session.match.players[1].person);
    strcpy(players[0].control, "level2");
    start_match_of(players);
    TEST_ASSERT_EQUAL_STRING("", app.session.match.players[0].person);
}

static void test_people_are_kept_and_the_last_to_play_come_first(void)
{
    add("Ada");
    add("Bo");
    add("Cy");
    start_again();
    TEST_ASSERT_EQUAL_INT(3, app.people.count);
    for (int i = 0; i < 2; i++)
        strcpy(players[i].person, app.people.list[2 - i].id);
    start_match_of(players);
    start_again();
    TEST_ASSERT_EQUAL_STRING("Ada", app.people.list[0].name);
    TEST_ASSERT_EQUAL_STRING("Bo", app.people.list[1].name);
    TEST_ASSERT_EQUAL_STRING("Cy", app.people.list[2].name);
}

/* Another instance of the program adds somebody while this one runs. */
static void test_somebody_added_by_another_instance_appears(void)
{
    char path[PATH_TEXT];
    struct people none = {0}, theirs = {0};
    struct rng rng = {.state = 99};
    add("Ada");
    app_advance(&app, 0.1);
    data_path("people.txt", path);
    TEST_ASSERT_NOT_NULL(people_add(&theirs, "Bo", &rng, NULL));
    TEST_ASSERT_TRUE(people_write(path, &none, &theirs, NULL));
    add("Cy");
    app_advance(&app, 0.1);
    TEST_ASSERT_EQUAL_INT(3, app.people.count);
    start_again();
    TEST_ASSERT_EQUAL_INT(3, app.people.count);
}

static void write_file(const char *text)
{
    char path[PATH_TEXT];
    data_path("people.txt", path);
    TEST_ASSERT_TRUE(file_replace(path, text, strlen(text), NULL));
}

/* What is damaged is told, costs nobody else, and stays in the file. */
static void test_a_damaged_list_is_told(void)
{
    char path[PATH_TEXT];
    size_t size;
    driver_close();
    write_file("quatuor people 1\n3f2a91c4 2 - Ada\n3f2a91c 2 - Bo\n");
    driver_open(1280, 800);
    app_advance(&app, 0.1);
    TEST_ASSERT_TRUE(text_shown("Part of the list of people is damaged"));
    TEST_ASSERT_EQUAL_INT(1, app.people.count);
    add("Cy");
    driver_close();
    data_path("people.txt", path);
    char *text = file_read(path, 1000, &size, NULL);
    TEST_ASSERT_NOT_NULL(strstr(text, "Cy\n3f2a91c4 2 - Ada\n3f2a91c 2 - Bo\n"));
    free(text);
    driver_open(1280, 800);
}

static void test_two_people_of_one_name_are_told_apart(void)
{
    driver_close();
    write_file("quatuor people 1\n3f2a91c4 2 - Ada\n3f2a91c5 2 - Ada\n");
    driver_open(1280, 800);
    app_advance(&app, 0.1);
    TEST_ASSERT_TRUE(text_shown("Two people had the same name: one is called Ada 2 now."));
    TEST_ASSERT_EQUAL_INT(2, app.people.count);
}

static void test_a_newer_list_is_told_and_left_alone(void)
{
    char path[PATH_TEXT];
    size_t size;
    driver_close();
    write_file("quatuor people 2\nAda\n");
    driver_open(1280, 800);
    app_advance(&app, 0.1);
    TEST_ASSERT_TRUE(text_shown("newer version"));
    add("Bo");
    driver_close();
    data_path("people.txt", path);
    char *text = file_read(path, 1000, &size, NULL);
    TEST_ASSERT_EQUAL_STRING("quatuor people 2\nAda\n", text);
    free(text);
    driver_open(1280, 800);
}

/* What the disk did not take is told, and written with the next change or at the end. */
static void test_a_full_disk(void)
{
    add("Ada");
    app_advance(&app, 0.1);
    faulty_disk_use((struct disk_plan){.at = 1, .error = ENOSPC, .lasting = true});
    add("Bo");
    app_advance(&app, 0.1);
    TEST_ASSERT_TRUE(text_shown("The list of people cannot be saved."));
    faulty_disk_off();
    start_again();
    TEST_ASSERT_EQUAL_INT(2, app.people.count);
}

/* The program is ended by force after each change: whoever was added is there the next time. */
static void test_several_starts_that_end_by_force(void)
{
    for (int i = 0; i < 5; i++) {
        char name[16];
        snprintf(name, sizeof name, "Person %d", i);
        add(name);
        app_advance(&app, 0.1);
        struct people before = app.people;
        char path[PATH_TEXT];
        struct people kept;
        data_path("people.txt", path);
        TEST_ASSERT_TRUE(people_read(&kept, path, NULL));
        TEST_ASSERT_TRUE(people_are_same(&before, &kept));
        start_again();
        TEST_ASSERT_TRUE(people_are_same(&before, &app.people));
    }
}

static void test_people_are_reached_from_the_settings(void)
{
    app_push(&app, &screen_settings);
    settle();
    use_button(screen_settings.form, 3, DEVICE_PAD);
    TEST_ASSERT_EQUAL_STRING("people", app_screen(&app)->name);
    TEST_ASSERT_NULL(form_widget(screen_people.form, GUEST));
}

/* Red-green and blue-yellow blind eyes: linear RGB as they mix it (Viénot, Brettel, Mollon). */
static const double eyes[3][3][3] = {
    {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}},
    {{0.11238, 0.88762, 0}, {0.11238, 0.88762, 0}, {0.00401, -0.00401, 1}},
    {{0.29275, 0.70725, 0}, {0.29275, 0.70725, 0}, {-0.02234, 0.02234, 1}},
};

static double linear(int channel)
{
    double value = channel / 255.0;
    return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4);
}

static void see(const double eye[3][3], struct colour colour, double lab[3])
{
    const double rgb_in[3] = {linear(colour.r), linear(colour.g), linear(colour.b)};
    static const double xyz_of[3][3] = {
        {0.4339, 0.3762, 0.1899}, {0.2126, 0.7152, 0.0722}, {0.0178, 0.1095, 0.8727}};
    double seen[3] = {0}, f[3];
    for (int i = 0; i < 3; i++)
        for (int k = 0; k < 3; k++)
            seen[i] += eye[i][k] * rgb_in[k];
    for (int i = 0; i < 3; i++) {
        double part = 0;
        for (int k = 0; k < 3; k++)
            part += xyz_of[i][k] * (seen[k] < 0 ? 0 : seen[k]);
        f[i] = part > 0.008856 ? cbrt(part) : 7.787 * part + 16.0 / 116;
    }
    lab[0] = 116 * f[1] - 16;
    lab[1] = 500 * (f[0] - f[1]);
    lab[2] = 200 * (f[1] - f[2]);
}

static void test_colours_differ_for_every_eye(void)
{
    for (int eye = 0; eye < 3; eye++)
        for (int i = 0; i < PERSON_COLOURS; i++)
            for (int k = 0; k < i; k++) {
                double a[3], b[3], sum = 0;
                char message[60];
                see(eyes[eye], app.theme.tone[TONE_PERSON_1 + i], a);
                see(eyes[eye], app.theme.tone[TONE_PERSON_1 + k], b);
                for (int c = 0; c < 3; c++)
                    sum += (a[c] - b[c]) * (a[c] - b[c]);
                snprintf(message, sizeof message, "eye %d: colours %d and %d: %.1f", eye, i + 1,
                         k + 1, sqrt(sum));
                TEST_ASSERT_TRUE_MESSAGE(sqrt(sum) >= 12, message);
            }
}

static void test_colours_stand_out_from_panels(void)
{
    static const unsigned panels[] = {0x1b120c, 0x0d0f22, 0x000000}; /* of the three themes */
    for (int i = 0; i < PERSON_COLOURS; i++)
        for (int k = 0; k < 3; k++) {
            struct colour own = app.theme.tone[TONE_PERSON_1 + i], panel = rgb(panels[k]);
            double a = 0.2126 * linear(own.r) + 0.7152 * linear(own.g) + 0.0722 * linear(own.b);
            double b =
                0.2126 * linear(panel.r) + 0.7152 * linear(panel.g) + 0.0722 * linear(panel.b);
            TEST_ASSERT_TRUE((a + 0.05) / (b + 0.05) >= 3);
        }
}

static void test_every_piece_is_an_emblem_without_blanks(void)
{
    struct emblem_list list;
    emblems_list(&list);
    int kinds = 0;
    for (int i = 0; games[i]; i++)
        kinds += games[i]->kind_count;
    TEST_ASSERT_EQUAL_INT(kinds, list.count);
    for (int i = 0; i < list.count; i++) {
        TEST_ASSERT_NULL(strchr(list.list[i], ' '));
        canvas_begin(&canvas, 100, 100);
        emblem_draw(&app.theme, &canvas, list.list[i], (struct stand){50, 50, 40});
        TEST_ASSERT_TRUE(canvas.count > 0);
    }
    canvas_begin(&canvas, 100, 100);
    emblem_draw(&app.theme, &canvas, "chess/horse", (struct stand){50, 50, 40});
    TEST_ASSERT_EQUAL_INT(0, canvas.count);
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_who_has_the_seat_is_marked);
    RUN_TEST(test_the_last_pair_is_picked_in_two_presses);
    RUN_TEST(test_whoever_sits_on_the_other_side_changes_places);
    RUN_TEST(test_every_device_adds_somebody);
    RUN_TEST(test_somebody_new_looks_like_nobody_else);
    RUN_TEST(test_somebody_is_changed);
    RUN_TEST(test_cancelling_changes_nobody);
    RUN_TEST(test_guests_need_nothing);
    RUN_TEST(test_many_people_have_pages);
    RUN_TEST(test_people_are_seen_where_they_play);
    RUN_TEST(test_a_match_begins_with_people_as_they_are);
    RUN_TEST(test_people_are_kept_and_the_last_to_play_come_first);
    RUN_TEST(test_somebody_added_by_another_instance_appears);
    RUN_TEST(test_a_damaged_list_is_told);
    RUN_TEST(test_two_people_of_one_name_are_told_apart);
    RUN_TEST(test_a_newer_list_is_told_and_left_alone);
    RUN_TEST(test_a_full_disk);
    RUN_TEST(test_several_starts_that_end_by_force);
    RUN_TEST(test_people_are_reached_from_the_settings);
    RUN_TEST(test_colours_differ_for_every_eye);
    RUN_TEST(test_colours_stand_out_from_panels);
    RUN_TEST(test_every_piece_is_an_emblem_without_blanks);
    return UNITY_END();
}
