/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* The library: one file per game, found again, locked while open, deleted only on request. */
#define _POSIX_C_SOURCE 200809L
#include "play/library.h"

#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>
#include <unity.h>

#include "core/save.h"
#include "play.h"
#include "scratch_folder.h"

static struct library library;
static struct library_list list;
static struct match match;
static struct fault fault;

void setUp(void)
{
    scratch_open();
    fault.text[0] = '\0';
    library_open(&library, scratch_folder);
}

void tearDown(void)
{
    match_free(&match);
    library_list_free(&list);
    library_close(&library);
    scratch_close();
}

static void write_match(struct game_file *file)
{
    struct text text = {0};
    save_write(&match, &text);
    TEST_ASSERT_TRUE_MESSAGE(game_file_write(file, &text, &fault), fault.text);
    text_free(&text);
}

/* Stores a game with these moves, and closes it. */
static void keep_game(const char *game, const char *moves, char name[LIBRARY_NAME])
{
    struct game_file file;
    match_free(&match);
    play_start(&match, game, "");
    play_moves(&match, moves);
    TEST_ASSERT_TRUE_MESSAGE(library_add(&library, &match, &file, &fault), fault.text);
    write_match(&file);
    snprintf(name, LIBRARY_NAME, "%s", path_name(file.path));
    game_file_close(&file);
}

static void list_all(void)
{
    library_list_free(&list);
    TEST_ASSERT_TRUE_MESSAGE(library_list(&library, &list, &fault), fault.text);
}

static void write_text(const char *name, const char *text)
{
    TEST_ASSERT_TRUE(file_replace(scratch_path(name), text, strlen(text), &fault));
}

/* ---- games ---- */

static void test_games_begun_in_the_same_second_have_separate_files(void)
{
    char first[LIBRARY_NAME], second[LIBRARY_NAME];
    keep_game("dodgem", "c5-c4", first);
    keep_game("dodgem", "b5-b4", second);
    TEST_ASSERT_TRUE(strcmp(first, second) != 0);
    list_all();
    TEST_ASSERT_EQUAL_INT(2, list.count);
    TEST_ASSERT_EQUAL_INT(2, scratch_count()); /* no locks are left */
}

static void test_the_list_describes_each_game(void)
{
    char name[LIBRARY_NAME];
    keep_game("morris", "a1 b2 d1 d2", name);
    age_file(scratch_path(name), 100);
    keep_game("towers", "d7-h7 resign", name);
    list_all();
    TEST_ASSERT_EQUAL_INT(ENTRY_FINISHED, list.list[0].state);
    TEST_ASSERT_EQUAL_STRING("towers", list.list[0].game->id);
    TEST_ASSERT_EQUAL_INT(0, list.list[0].winner);
    TEST_ASSERT_EQUAL_INT(ENTRY_UNFINISHED, list.list[1].state);
    TEST_ASSERT_EQUAL_INT(3, list.list[1].move);
    TEST_ASSERT_EQUAL_PTR(&list.list[1], library_latest(&library, &list));
}

static void test_an_end_taken_back_makes_a_game_unfinished(void)
{
    struct game_file file;
    play_start(&match, "towers", "");
    play_moves(&match, "d7-h7 resign");
    match_undo(&match);
    TEST_ASSERT_TRUE(library_add(&library, &match, &file, &fault));
    write_match(&file);
    game_file_close(&file);
    list_all();
    TEST_ASSERT_NOT_NULL(library_latest(&library, &list));
}

static void test_a_game_is_read_as_it_was_written(void)
{
    char name[LIBRARY_NAME];
    struct game_file file;
    keep_game("morris", "a1 b2 d1 d2", name);
    match_free(&match);
    TEST_ASSERT_TRUE(library_read(&library, name, &match, &file, &fault));
    TEST_ASSERT_EQUAL_INT(4, match.length);
    TEST_ASSERT_EQUAL_STRING(name, library_name_of(&library, file.path));
    game_file_close(&file);
}

/* ---- two instances ---- */

static void test_a_game_that_is_open_is_read_as_a_copy(void)
{
    char name[LIBRARY_NAME];
    struct game_file file, other;
    struct match copy;
    keep_game("dodgem", "c5-c4", name);
    match_free(&match);
    TEST_ASSERT_TRUE(library_read(&library, name, &match, &file, &fault));
    TEST_ASSERT_TRUE(library_read(&library, name, &copy, &other, &fault));
    TEST_ASSERT_TRUE(game_file_is_open(&file));
    TEST_ASSERT_FALSE(game_file_is_open(&other));
    match_free(&copy);
    list_all();
    TEST_ASSERT_NULL(library_latest(&library, &list)); /* not offered here */
    char trash[LIBRARY_NAME];
    TEST_ASSERT_FALSE(library_delete(&library, name, trash, &fault));
    TEST_ASSERT_EQUAL_STRING("This game is open in another window.", fault.text);
    game_file_close(&file);
    TEST_ASSERT_NOT_NULL(library_latest(&library, &list));
}

static void test_leftovers_of_a_killed_program_are_removed(void)
{
    char name[LIBRARY_NAME], leftover[LIBRARY_NAME + 20];
    keep_game("dodgem", "c5-c4", name);
    snprintf(leftover, sizeof leftover, "%s.lock", name);
    write_text(leftover, "");
    write_text("a.quatuor.1234.tmp", "half of");
    age_file(scratch_path("a.quatuor.1234.tmp"), 3600);
    write_text("b.quatuor.1235.tmp", "being written");
    write_text("notes.tmp", "the player's own");
    age_file(scratch_path("notes.tmp"), 3600);
    library_close(&library);
    library_open(&library, scratch_folder);
    TEST_ASSERT_EQUAL_INT(3, scratch_count()); /* the game, b and the notes */
    TEST_ASSERT_TRUE(file_exists(scratch_path("b.quatuor.1235.tmp")));
    TEST_ASSERT_TRUE(file_exists(scratch_path("notes.tmp")));
}

/* ---- deleting ---- */

static void test_a_deleted_game_can_be_brought_back(void)
{
    char name[LIBRARY_NAME], trash[LIBRARY_NAME];
    keep_game("dodgem", "c5-c4", name);
    TEST_ASSERT_TRUE_MESSAGE(library_delete(&library, name, trash, &fault), fault.text);
    list_all();
    TEST_ASSERT_EQUAL_INT(0, list.count);
    library_close(&library); /* even later */
    library_open(&library, scratch_folder);
    TEST_ASSERT_TRUE_MESSAGE(library_restore(&library, trash, &fault), fault.text);
    list_all();
    TEST_ASSERT_EQUAL_INT(1, list.count);
    TEST_ASSERT_EQUAL_STRING(name, list.list[0].name);
}

static void test_trash_is_emptied_after_a_month(void)
{
    char today[64];
    time_t now = time(NULL);
    strftime(today, sizeof today, "new.quatuor.%Y%m%d.deleted", localtime(&now));
    write_text("old.quatuor.20200131.deleted", "x");
    write_text(today, "x");
    library_close(&library);
    library_open(&library, scratch_folder);
    TEST_ASSERT_FALSE(file_exists(scratch_path("old.quatuor.20200131.deleted")));
    TEST_ASSERT_TRUE(file_exists(scratch_path(today)));
}

/* ---- files of other versions ---- */

static void test_an_old_autosave_is_taken_over(void)
{
    char path[300];
    snprintf(path, sizeof path, "%s", scratch_path("autosave"));
    write_text("autosave", "quatuor save 1\ngame: dodgem\nmoves:\n1. c5-c4\n");
    TEST_ASSERT_TRUE_MESSAGE(library_adopt(&library, path, &fault), fault.text);
    TEST_ASSERT_FALSE(file_exists(path));
    TEST_ASSERT_TRUE(library_adopt(&library, path, &fault)); /* it is gone now */
    list_all();
    TEST_ASSERT_EQUAL_INT(1, list.count);
    TEST_ASSERT_EQUAL_INT(ENTRY_UNFINISHED, list.list[0].state);
    TEST_ASSERT_NOT_NULL(strstr(list.list[0].name, "dodgem"));
}

static void test_damaged_and_newer_games_are_distinguished_and_left_alone(void)
{
    char name[LIBRARY_NAME];
    write_text("a.quatuor", "quatuor save 2\ngame: dodgem\nmoves:\n1. c5-c4\n"); /* cut off */
    write_text("b.quatuor", "quatuor save 77\nsomething: new\n");
    age_file(scratch_path("a.quatuor"), 100);
    age_file(scratch_path("b.quatuor"), 200);
    keep_game("dodgem", "c5-c4", name);
    list_all();
    TEST_ASSERT_EQUAL_INT(3, list.count);
    TEST_ASSERT_EQUAL_INT(ENTRY_DAMAGED, list.list[1].state);
    TEST_ASSERT_EQUAL_INT(ENTRY_NEWER, list.list[2].state);
    struct game_file file;
    TEST_ASSERT_FALSE(library_read(&library, "b.quatuor", &match, &file, &fault));
    TEST_ASSERT_NOT_NULL(strstr(fault.text, "saved by a newer Quatuor"));
    TEST_ASSERT_TRUE(file_exists(scratch_path("b.quatuor")));
}

static void test_a_symbolic_link_stays_one(void)
{
    char name[LIBRARY_NAME];
    struct stat status;
    struct game_file file;
    keep_game("dodgem", "c5-c4", name);
    TEST_ASSERT_EQUAL_INT(0, symlink(name, scratch_path("link.quatuor")));
    TEST_ASSERT_TRUE(game_file_open(&file, scratch_path("link.quatuor")));
    play_moves(&match, "a2-b2");
    write_match(&file);
    game_file_close(&file);
    TEST_ASSERT_EQUAL_INT(0, lstat(scratch_path("link.quatuor"), &status));
    TEST_ASSERT_TRUE(S_ISLNK(status.st_mode));
    match_free(&match);
    TEST_ASSERT_TRUE(library_read(&library, name, &match, &file, &fault));
    TEST_ASSERT_EQUAL_INT(2, match.length);
    game_file_close(&file);
}

/* ---- where nothing can be written ---- */

static void test_a_file_in_the_place_of_the_folder(void)
{
    struct library other;
    struct game_file file;
    char path[300];
    write_text("file", "");
    snprintf(path, sizeof path, "%s/saves", scratch_path("file"));
    library_open(&other, path);
    TEST_ASSERT_FALSE(library_can_keep(&other, &fault));
    TEST_ASSERT_TRUE(*fault.text);
    play_start(&match, "dodgem", "");
    TEST_ASSERT_FALSE(library_add(&other, &match, &file, &fault));
    library_close(&other);
    library_open(&other, NULL);
    TEST_ASSERT_FALSE(library_can_keep(&other, &fault));
    library_close(&other);
    TEST_ASSERT_TRUE(library_can_keep(&library, &fault));
    TEST_ASSERT_EQUAL_INT(1, scratch_count()); /* the attempt leaves nothing behind */
}

static void test_a_folder_that_vanished_is_made_again(void)
{
    struct library other;
    struct game_file file;
    struct text text = {0};
    char path[300];
    snprintf(path, sizeof path, "%s", scratch_path("saves"));
    library_open(&other, path);
    play_start(&match, "dodgem", "");
    TEST_ASSERT_TRUE(library_add(&other, &match, &file, &fault));
    char lock[400];
    snprintf(lock, sizeof lock, "%s.lock", file.path);
    TEST_ASSERT_TRUE(file_remove(lock, &fault));
    TEST_ASSERT_EQUAL_INT(0, rmdir(path));
    save_write(&match, &text);
    TEST_ASSERT_TRUE_MESSAGE(game_file_write(&file, &text, &fault), fault.text);
    TEST_ASSERT_TRUE(file_remove(file.path, &fault));
    game_file_close(&file);
    library_close(&other);
    text_free(&text);
    rmdir(path);
}

static void drop_file(const char *name, void *folder)
{
    char path[300];
    snprintf(path, sizeof path, "%s/%s", scratch_path(folder), name);
    TEST_ASSERT_TRUE(file_remove(path, &fault));
}

static void drop_folder(char *name)
{
    folder_list(scratch_path(name), drop_file, name);
    TEST_ASSERT_EQUAL_INT(0, rmdir(scratch_path(name)));
}

static void replace_folder(const char *path, const char *aside)
{
    TEST_ASSERT_EQUAL_INT(0, rename(path, scratch_path(aside)));
}

/* As when a stick is pulled and put in again: the lock went with the old folder. */
static void test_a_folder_that_was_replaced_holds_locks_again(void)
{
    struct library first;
    struct game_file file, second;
    struct text text = {0};
    char path[300];
    snprintf(path, sizeof path, "%s", scratch_path("saves"));
    library_open(&first, path);
    play_start(&match, "dodgem", "");
    save_write(&match, &text);
    TEST_ASSERT_TRUE(library_add(&first, &match, &file, &fault));
    TEST_ASSERT_TRUE(game_file_write(&file, &text, &fault));
    replace_folder(path, "aside 1");
    TEST_ASSERT_TRUE_MESSAGE(game_file_write(&file, &text, &fault), fault.text);
    TEST_ASSERT_FALSE(game_file_open(&second, file.path)); /* it is ours there too */

    replace_folder(path, "aside 2");
    TEST_ASSERT_TRUE(folder_make(path, &fault));
    TEST_ASSERT_TRUE(game_file_open(&second, file.path)); /* somebody was faster */
    TEST_ASSERT_FALSE(game_file_write(&file, &text, &fault));
    TEST_ASSERT_EQUAL_STRING("This game is open in another window.", fault.text);
    game_file_close(&second);
    TEST_ASSERT_TRUE_MESSAGE(game_file_write(&file, &text, &fault), fault.text);
    game_file_close(&file);
    library_close(&first);
    text_free(&text);
    drop_folder("aside 1");
    drop_folder("aside 2");
    drop_folder("saves");
}

/* ---- the index ---- */

enum { MANY = 40 };

static void make_many(int count)
{
    for (int i = 0; i < count; i++) {
        char name[40];
        snprintf(name, sizeof name, "%05d.quatuor", i);
        write_text(name, "quatuor save 1\ngame: dodgem\nplayer 1: human Ada\nplayer 2: level3\n"
                         "moves:\n1. c5-c4 a2-b2\n");
        age_file(scratch_path(name), 1000 - i % 900);
    }
}

static void test_the_index_spares_reading(void)
{
    make_many(MANY);
    list_all();
    TEST_ASSERT_EQUAL_INT(MANY, list.read);
    struct library_entry before = list.list[7];
    list_all();
    TEST_ASSERT_EQUAL_INT(0, list.read);
    TEST_ASSERT_EQUAL_STRING(before.name, list.list[7].name);
    TEST_ASSERT_EQUAL_STRING("Ada", list.list[7].players[0].name);
    TEST_ASSERT_EQUAL_STRING("level3", list.list[7].players[1].control);
    TEST_ASSERT_EQUAL_INT(2, list.list[7].move);
    TEST_ASSERT_EQUAL_PTR(before.game, list.list[7].game);
}

static void test_a_changed_file_is_read_again(void)
{
    make_many(MANY);
    list_all();
    write_text("00003.quatuor", "quatuor save 1\ngame: dodgem\nmoves:\n1. resign\n");
    list_all();
    TEST_ASSERT_EQUAL_INT(1, list.read);
    TEST_ASSERT_EQUAL_STRING("00003.quatuor", list.list[0].name);
    TEST_ASSERT_EQUAL_INT(ENTRY_FINISHED, list.list[0].state);
}

static void test_a_damaged_index_is_ignored(void)
{
    size_t size;
    make_many(MANY);
    list_all();
    char *index = file_read(scratch_path("index.txt"), 1 << 20, &size, &fault);
    TEST_ASSERT_NOT_NULL(index);
    for (size_t at = 0; at < size; at += size / 23 + 1) {
        char kept = index[at];
        index[at] ^= 1;
        TEST_ASSERT_TRUE(file_replace(scratch_path("index.txt"), index, size, &fault));
        index[at] = kept;
        list_all();
        TEST_ASSERT_EQUAL_INT(MANY, list.read); /* and the index is rebuilt */
    }
    TEST_ASSERT_TRUE(file_replace(scratch_path("index.txt"), index, size / 2, &fault));
    list_all();
    TEST_ASSERT_EQUAL_INT(MANY, list.count);
    TEST_ASSERT_EQUAL_STRING("Ada", list.list[0].players[0].name);
    free(index);
}

/* Processor time including the system's part: other programs use the machine too. */
static double seconds_to_list(void)
{
    clock_t from = clock();
    list_all();
    return (double)(clock() - from) / CLOCKS_PER_SEC;
}

static void test_very_many_games_are_listed_quickly(void)
{
    if (!getenv("QUATUOR_LONG"))
        TEST_IGNORE_MESSAGE("with QUATUOR_LONG=1");
    make_many(10000);
    printf("without an index: %.0f ms\n", 1000 * seconds_to_list());
    double best = 1e9;
    for (int i = 0; i < 3; i++) {
        double seconds = seconds_to_list();
        best = seconds < best ? seconds : best;
    }
    printf("with an index: %.0f ms\n", 1000 * best);
    TEST_ASSERT_EQUAL_INT(10000, list.count);
    TEST_ASSERT_TRUE(best < 0.2);
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_games_begun_in_the_same_second_have_separate_files);
    RUN_TEST(test_the_list_describes_each_game);
    RUN_TEST(test_an_end_taken_back_makes_a_game_unfinished);
    RUN_TEST(test_a_game_is_read_as_it_was_written);
    RUN_TEST(test_a_game_that_is_open_is_read_as_a_copy);
    RUN_TEST(test_leftovers_of_a_killed_program_are_removed);
    RUN_TEST(test_a_deleted_game_can_be_brought_back);
    RUN_TEST(test_trash_is_emptied_after_a_month);
    RUN_TEST(test_an_old_autosave_is_taken_over);
    RUN_TEST(test_damaged_and_newer_games_are_distinguished_and_left_alone);
    RUN_TEST(test_a_symbolic_link_stays_one);
    RUN_TEST(test_a_file_in_the_place_of_the_folder);
    RUN_TEST(test_a_folder_that_vanished_is_made_again);
    RUN_TEST(test_a_folder_that_was_replaced_holds_locks_again);
    RUN_TEST(test_the_index_spares_reading);
    RUN_TEST(test_a_changed_file_is_read_again);
    RUN_TEST(test_a_damaged_index_is_ignored);
    RUN_TEST(test_very_many_games_are_listed_quickly);
    return UNITY_END();
}
