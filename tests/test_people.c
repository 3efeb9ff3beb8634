/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* The list of people: it survives writing and reading, several instances of the program may change
 * it, and neither damage nor a disk fault loses anybody. */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unity.h>

#include "base/files.h"
#include "faulty_disk.h"
#include "play/people.h"
#include "scratch_folder.h"

static struct fault fault;
static const struct people none;

void setUp(void)
{
    scratch_open();
    fault.text[0] = '\0';
}

void tearDown(void)
{
    faulty_disk_off();
    scratch_close();
}

static struct people people;
static struct rng rng;

static const char *people_path(void)
{
    return scratch_path("people.txt");
}

static void begin_people(void)
{
    people = (struct people){0};
    rng = (struct rng){.state = 5};
}

static void add(const char *name)
{
    TEST_ASSERT_NOT_NULL_MESSAGE(people_add(&people, name, &rng, &fault), fault.text);
}

static void test_people_survive_writing_and_reading(void)
{
    begin_people();
    add("Ada Lovelace");
    add("Éric");
    people.list[0].colour = 7;
    struct people before = people;
    TEST_ASSERT_TRUE(people_write(people_path(), &none, &people, &fault));
    TEST_ASSERT_TRUE(people_read(&people, people_path(), &fault));
    TEST_ASSERT_EQUAL(2, people.count);
    TEST_ASSERT_EQUAL_STRING("Éric", people.list[0].name);
    for (int i = 0; i < 2; i++) {
        TEST_ASSERT_EQUAL_STRING(before.list[i].id, people.list[i].id);
        TEST_ASSERT_EQUAL_STRING(before.list[i].name, people.list[i].name);
        TEST_ASSERT_EQUAL_STRING(before.list[i].emblem, people.list[i].emblem);
        TEST_ASSERT_EQUAL(before.list[i].colour, people.list[i].colour);
    }
}

static void test_names_that_are_refused(void)
{
    static const char *const wrong[] = {
        "",
        "   ",
        "Ada",
        "a name of fifty letters would not fit any panel here",
        "bell\a",
        "tab\tbed",
        "not UTF-8 \x94",
        "\xed\xa0\x80",
        "\xc0\xa0",
    };
    begin_people();
    add("Ada");
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        fault.text[0] = '\0';
        TEST_ASSERT_NULL_MESSAGE(people_add(&people, wrong[i], &rng, &fault), wrong[i]);
        TEST_ASSERT_TRUE_MESSAGE(*fault.text, wrong[i]);
    }
    add("Bo");
    TEST_ASSERT_FALSE(people_rename(&people, &people.list[0], "Ada", &fault));
    TEST_ASSERT_TRUE(people_rename(&people, &people.list[0], "Bo", &fault));
}

static void test_there_is_a_limit(void)
{
    begin_people();
    for (int i = 0; i < PEOPLE_MAX; i++) {
        char name[16];
        snprintf(name, sizeof name, "Person %d", i);
        add(name);
    }
    TEST_ASSERT_NULL(people_add(&people, "One more", &rng, &fault));
}

static void test_a_person_who_plays_moves_to_the_front(void)
{
    begin_people();
    add("Ada");
    add("Bo");
    add("Cy");
    char id[PERSON_ID];
    memcpy(id, people.list[2].id, sizeof id);
    people_touch(&people, id);
    TEST_ASSERT_EQUAL_STRING("Ada", people.list[0].name);
    TEST_ASSERT_EQUAL_STRING("Cy", people.list[1].name);
    TEST_ASSERT_EQUAL_STRING("Bo", people.list[2].name);
    people_remove(&people, people_find(&people, id));
    TEST_ASSERT_EQUAL(2, people.count);
    TEST_ASSERT_NULL(people_find(&people, id));
}

static void test_a_damaged_line_affects_only_itself(void)
{
    static const char text[] = "quatuor people 1\n"
                               "3f2a91c4 2 towers/queen Ada\n"
                               "3F2A91C4 2 towers/queen Upper case\n"
                               "3f2a91c 2 towers/queen Short id\n"
                               "3f2a91c4 2 towers/queen The same id\n"
                               "00000001 9 towers/queen No such colour\n"
                               "00000002 2 towers/queen Ada\n"
                               "00000003 2\n"
                               "\n"
                               "00000004 0 - Bo\r\n";
    begin_people();
    TEST_ASSERT_TRUE(file_replace(people_path(), text, sizeof text - 1, &fault));
    TEST_ASSERT_TRUE(people_read(&people, people_path(), &fault));
    TEST_ASSERT_EQUAL(3, people.count);
    TEST_ASSERT_EQUAL_STRING("Ada", people.list[0].name);
    TEST_ASSERT_EQUAL_STRING("Ada 2", people.list[1].name); /* two of one name: both are there */
    TEST_ASSERT_EQUAL_STRING("Ada 2", people.renamed);
    TEST_ASSERT_EQUAL_STRING("Bo", people.list[2].name);
    TEST_ASSERT_EQUAL(5, people.damaged);
}

static void assert_names(const char *expected)
{
    char names[256] = "";
    for (int i = 0; i < people.count; i++)
        snprintf(names + strlen(names), sizeof names - strlen(names), "%s%s", i ? " " : "",
                 people.list[i].name);
    TEST_ASSERT_EQUAL_STRING(expected, names);
}

static void write_text(const char *text)
{
    TEST_ASSERT_TRUE(file_replace(people_path(), text, strlen(text), &fault));
}

static void read_again(void)
{
    TEST_ASSERT_TRUE_MESSAGE(people_read(&people, people_path(), &fault), fault.text);
}

/* Whatever is not understood stays in the file, word for word. */
static void test_damaged_lines_are_not_thrown_away(void)
{
    static const char text[] = "quatuor people 1\n3f2a91c4 2 - Ada\n00000001 9 - Lost\n~ \0 ~\n";
    size_t size;
    begin_people();
    TEST_ASSERT_TRUE(file_replace(people_path(), text, sizeof text - 1, &fault));
    read_again();
    TEST_ASSERT_EQUAL(2, people.damaged);
    struct people before = people;
    add("Bo");
    TEST_ASSERT_TRUE(people_write(people_path(), &before, &people, &fault));
    char *data = file_read(people_path(), 1000, &size, &fault);
    TEST_ASSERT_NOT_NULL(strstr(data, "\n00000001 9 - Lost\n~ "));
    TEST_ASSERT_EQUAL_MEMORY("~ \0 ~\n", data + size - 6, 6);
    free(data);
    read_again();
    assert_names("Bo Ada");
}

static void test_a_newer_file_is_left_alone(void)
{
    static const char text[] = "quatuor people 2\n3f2a91c4 Ada with more\n";
    size_t size;
    begin_people();
    write_text(text);
    TEST_ASSERT_FALSE(people_read(&people, people_path(), &fault));
    TEST_ASSERT_NOT_NULL(strstr(fault.text, "newer version"));
    add("Bo");
    TEST_ASSERT_FALSE(people_write(people_path(), &none, &people, &fault));
    char *data = file_read(people_path(), 1000, &size, &fault);
    TEST_ASSERT_EQUAL_STRING(text, data);
    free(data);
}

/* Each of two instances reads the same list, then changes it. */
static void test_two_instances_add_a_person_each(void)
{
    begin_people();
    add("Ada");
    TEST_ASSERT_TRUE(people_write(people_path(), &none, &people, &fault));
    struct people before = people, other = people;
    TEST_ASSERT_NOT_NULL(people_add(&other, "Cy", &rng, &fault));
    TEST_ASSERT_TRUE(people_write(people_path(), &before, &other, &fault));
    add("Bo");
    TEST_ASSERT_TRUE(people_write(people_path(), &before, &people, &fault));
    assert_names("Bo Ada Cy");
    read_again();
    assert_names("Bo Ada Cy");
}

static void test_two_instances_add_people_of_one_name(void)
{
    begin_people();
    struct people other = none;
    TEST_ASSERT_NOT_NULL(people_add(&other, "Zoé", &rng, &fault));
    TEST_ASSERT_TRUE(people_write(people_path(), &none, &other, &fault));
    add("Zoé");
    TEST_ASSERT_TRUE(people_write(people_path(), &none, &people, &fault));
    assert_names("Zoé Zoé 2");
    TEST_ASSERT_EQUAL_STRING("Zoé 2", people.renamed);
    TEST_ASSERT_EQUAL_STRING(other.list[0].id, people.list[1].id);
}

/* As when the folder is deleted while the program runs. */
static void test_a_file_that_has_vanished_deletes_nobody(void)
{
    begin_people();
    add("Ada");
    TEST_ASSERT_TRUE(people_write(people_path(), &none, &people, &fault));
    TEST_ASSERT_TRUE(file_remove(people_path(), &fault));
    struct people before = people;
    add("Bo");
    TEST_ASSERT_TRUE(people_write(people_path(), &before, &people, &fault));
    assert_names("Bo Ada");
    read_again();
    assert_names("Bo Ada");
}

static void test_what_each_instance_changed_counts(void)
{
    begin_people();
    add("Ada");
    add("Bo");
    add("Cy");
    add("Di");
    TEST_ASSERT_TRUE(people_write(people_path(), &none, &people, &fault));
    struct people before = people, other = people;
    TEST_ASSERT_TRUE(people_rename(&other, &other.list[0], "Dido", &fault));
    people_remove(&other, &other.list[2]); /* Bo */
    TEST_ASSERT_TRUE(people_write(people_path(), &before, &other, &fault));
    people_touch(&people, people.list[3].id);
    people.list[1].colour = 5; /* Di, whom the other renamed */
    people_remove(&people, &people.list[2]);
    TEST_ASSERT_TRUE(people_write(people_path(), &before, &people, &fault));
    assert_names("Ada Di");
    TEST_ASSERT_EQUAL(5, people.list[1].colour);
}

static void test_a_long_name_is_numbered_by_whole_letters(void)
{
    static const char line[] = "ÉÉÉÉÉÉÉÉÉÉÉÉÉÉÉÉÉÉÉÉÉÉÉ";
    char text[300];
    begin_people();
    snprintf(text, sizeof text, "quatuor people 1\n00000001 0 - %s\n00000002 1 - %s\n", line, line);
    write_text(text);
    read_again();
    TEST_ASSERT_EQUAL(2, people.count);
    TEST_ASSERT_EQUAL_STRING("ÉÉÉÉÉÉÉÉÉÉÉÉÉÉÉÉÉÉÉÉÉÉ 2", people.list[1].name);
}

/* Continuation bytes alone left nothing of the name but its number. */
static void test_names_that_are_not_utf8_stay_in_the_file_unread(void)
{
    char name[PLAYER_NAME], text[300];
    begin_people();
    memset(name, 0x94, sizeof name - 1);
    name[sizeof name - 1] = '\0';
    snprintf(text, sizeof text, "quatuor people 1\n00000001 0 - %s\n00000002 1 - %s\n", name, name);
    write_text(text);
    read_again();
    TEST_ASSERT_EQUAL(0, people.count);
    TEST_ASSERT_EQUAL(2, people.damaged);
    struct people before = people;
    add("Ada");
    TEST_ASSERT_TRUE(people_write(people_path(), &before, &people, &fault));
    size_t size;
    char *data = file_read(people_path(), 10000, &size, &fault);
    TEST_ASSERT_NOT_NULL(strstr(data, name));
    free(data);
}

static void test_more_people_than_there_is_room_for_stay_in_the_file(void)
{
    begin_people();
    struct people other = none;
    TEST_ASSERT_NOT_NULL(people_add(&other, "Somebody else", &rng, &fault));
    TEST_ASSERT_TRUE(people_write(people_path(), &none, &other, &fault));
    for (int i = 0; i < PEOPLE_MAX; i++) {
        char name[16];
        snprintf(name, sizeof name, "Person %d", i);
        add(name);
    }
    TEST_ASSERT_TRUE(people_write(people_path(), &none, &people, &fault));
    size_t size;
    char *data = file_read(people_path(), 10000, &size, &fault);
    TEST_ASSERT_NOT_NULL(strstr(data, "Somebody else"));
    free(data);
    read_again();
    TEST_ASSERT_EQUAL(PEOPLE_MAX, people.count);
    TEST_ASSERT_EQUAL(1, people.damaged);
}

/* The old list or the new one is there, and a failure is reported. */
static bool write_with_fault(struct disk_plan plan)
{
    begin_people();
    file_remove(people_path(), NULL);
    add("Ada");
    TEST_ASSERT_TRUE(people_write(people_path(), &none, &people, &fault));
    struct people before = people;
    add("Bo");
    faulty_disk_use(plan);
    bool written = people_write(people_path(), &before, &people, &fault);
    bool struck = faulty_disk_struck();
    faulty_disk_off();
    read_again();
    TEST_ASSERT_TRUE(people.count == 2 || (!written && people.count == 1));
    TEST_ASSERT_EQUAL_STRING("Ada", people.list[people.count - 1].name);
    return struck;
}

static void test_writing_with_any_call_failing(void)
{
    static const int errors[] = {EIO, ENOSPC, EACCES};
    int faults = 0;
    for (int at = 1, before = -1; before != faults; at++) {
        before = faults;
        for (int i = 0; i < 3; i++)
            for (int lasting = 0; lasting < 2; lasting++)
                faults += write_with_fault(
                    (struct disk_plan){.at = at, .error = errors[i], .lasting = lasting});
    }
    TEST_ASSERT_TRUE(faults >= 30);
    TEST_ASSERT_EQUAL(0, faulty_disk_unsynced_renames());
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_people_survive_writing_and_reading);
    RUN_TEST(test_names_that_are_refused);
    RUN_TEST(test_there_is_a_limit);
    RUN_TEST(test_a_person_who_plays_moves_to_the_front);
    RUN_TEST(test_a_damaged_line_affects_only_itself);
    RUN_TEST(test_damaged_lines_are_not_thrown_away);
    RUN_TEST(test_a_newer_file_is_left_alone);
    RUN_TEST(test_two_instances_add_a_person_each);
    RUN_TEST(test_two_instances_add_people_of_one_name);
    RUN_TEST(test_a_file_that_has_vanished_deletes_nobody);
    RUN_TEST(test_what_each_instance_changed_counts);
    RUN_TEST(test_a_long_name_is_numbered_by_whole_letters);
    RUN_TEST(test_names_that_are_not_utf8_stay_in_the_file_unread);
    RUN_TEST(test_more_people_than_there_is_room_for_stay_in_the_file);
    RUN_TEST(test_writing_with_any_call_failing);
    return UNITY_END();
}
