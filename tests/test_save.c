/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Saved games: writing, reading, and the messages for invalid files. */
#define _POSIX_C_SOURCE 200809L
#include "core/save.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include <unity.h>

#include "base/files.h"
#include "core/registry.h"
#include "core/veil.h"
#include "play.h"

static struct match match, loaded;
static struct text text;
static struct fault fault;

void setUp(void)
{
    fault.text[0] = '\0';
}

void tearDown(void)
{
    match_free(&match);
    match_free(&loaded);
    text_free(&text);
}

static void assert_read(const char *content)
{
    bool read = save_read(content, strlen(content), "game.quatuor", &loaded, &fault);
    TEST_ASSERT_TRUE_MESSAGE(read, fault.text);
}

static void assert_bytes_refused(const char *content, size_t size, const char *reason)
{
    struct match untouched;
    memset(&loaded, 0x5a, sizeof loaded);
    untouched = loaded;
    bool read = save_read(content, size, "game.quatuor", &loaded, &fault);
    bool same = memcmp(&untouched, &loaded, sizeof loaded) == 0;
    loaded = (struct match){0};
    TEST_ASSERT_FALSE_MESSAGE(read, content);
    TEST_ASSERT_TRUE_MESSAGE(same, "a refused file changed something");
    if (reason)
        TEST_ASSERT_EQUAL_STRING(reason, fault.text);
    TEST_ASSERT_NULL_MESSAGE(strchr(fault.text, '\n'), "more than one line");
    TEST_ASSERT_TRUE(strlen(fault.text) > 0);
}

static void assert_refused(const char *content, const char *reason)
{
    assert_bytes_refused(content, strlen(content), reason);
}

/* ---- writing ---- */

static void test_the_format_is_the_documented_one(void)
{
    play_start(&match, "towers", "");
    strcpy(match.players[0].name, "Ada");
    strcpy(match.players[1].control, "random");
    play_moves(&match, "d7-h7 f4-f7 c5-c4");
    save_write(&match, &text);
    TEST_ASSERT_EQUAL_STRING("quatuor save 2\n"
                             "game: towers\n"
                             "size: 8\n"
                             "repetition: on\n"
                             "quiet: 100\n"
                             "player 1: human Ada\n"
                             "player 2: random\n"
                             "result: none\n"
                             "moves:\n"
                             "1. d7-h7 f4-f7\n"
                             "2. c5-c4\n"
                             "end\n",
                             text.data);
}

static void test_a_removal_follows_its_move(void)
{
    play_start(&match, "morris", "");
    play_moves(&match, "a1 b2 d1 d2 g1 xb2 f2 resign");
    save_write(&match, &text);
    TEST_ASSERT_NOT_NULL(strstr(text.data, "result: 2 resign\n"));
    TEST_ASSERT_NOT_NULL(
        strstr(text.data, "moves:\n1. a1 b2\n2. d1 d2\n3. g1 xb2 f2\n4. resign\n"));
}

static void test_an_undone_line_is_saved(void)
{
    play_start(&match, "towers", "");
    play_moves(&match, "d7-h7 f4-f7 c5-c4");
    match_go(&match, 1);
    save_write(&match, &text);
    TEST_ASSERT_NOT_NULL(strstr(text.data, "\nshown: 1\n"));
    assert_read(text.data);
    TEST_ASSERT_EQUAL_INT(1, loaded.at);
    TEST_ASSERT_EQUAL_INT(3, loaded.length);
}

static void test_a_setup_cannot_be_read_in_the_file(void)
{
    play_start_with(&match, "stratego", "", "f7-f6");
    save_write(&match, &text);
    TEST_ASSERT_NOT_NULL(strstr(text.data, "\nsetup 1: "));
    TEST_ASSERT_NOT_NULL(strstr(text.data, "\nsetup 2: "));
    TEST_ASSERT_NULL(strchr(text.data, '@'));
    TEST_ASSERT_NULL(strstr(text.data, "ready"));
    TEST_ASSERT_NOT_NULL(strstr(text.data, "moves:\n1. f7-f6\n"));
    assert_read(text.data);
    TEST_ASSERT_EQUAL_MEMORY(match_now(&match), match_now(&loaded), match.game->position_size);
}

static void test_two_equal_pieces_do_not_look_equal_under_the_veil(void)
{
    struct text one = {0}, other = {0};
    veil("10@a7 2@b7 2@c7", &one);
    veil("10@a7 2@b7 2@c8", &other);
    TEST_ASSERT_EQUAL_size_t(one.length, other.length);
    int different = 0;
    for (size_t i = 0; i < one.length; i++)
        different += one.data[i] != other.data[i];
    TEST_ASSERT_TRUE(different > (int)one.length / 2);
    text_free(&one);
    text_free(&other);
}

static void test_a_name_cannot_break_the_file(void)
{
    play_start(&match, "towers", "");
    strcpy(match.players[0].name, "Eve\nresult: 2 few\r\t\302\233x");
    strcpy(match.players[1].name, "  #  ");
    play_moves(&match, "d7-h7");
    save_write(&match, &text);
    assert_read(text.data);
    TEST_ASSERT_EQUAL_INT(1, loaded.length);
    TEST_ASSERT_EQUAL_STRING("Eve result: 2 few   x", loaded.players[0].name);
    TEST_ASSERT_EQUAL_STRING("#", loaded.players[1].name);
}

/* ---- reading ---- */

static void test_a_file_written_by_hand(void)
{
    assert_read("quatuor save 1\r\n"
                "# a comment\r\n"
                "game: towers  \r\n"
                "\r\n"
                "size: 6\r\n"
                "moves:\r\n"
                "\tc4-f4   d2-a2\r\n"
                "7. c5-c1\n"
                "# another\n"
                "d3-d5");
    TEST_ASSERT_EQUAL_INT(4, loaded.length);
    TEST_ASSERT_EQUAL_INT(4, loaded.at);
    TEST_ASSERT_EQUAL_INT(6, match_now(&loaded)->size);
    TEST_ASSERT_EQUAL_STRING("human", loaded.players[0].control);
}

static void test_a_setup_written_out_by_hand(void)
{
    assert_read("quatuor save 1\ngame: stratego\n"
                "setup 1: 2@b7 10@f7 2@j7 9@c8 1@f8 3@h8 B@a9 3@d9 F@a10 B@b10 ready\n"
                "setup 2: 2@a4 9@e4 2@i4 3@b3 1@e3 10@f3 3@g2 B@i2 B@h1 F@i1 ready\n"
                "moves:\n1. f7-f6\n");
    TEST_ASSERT_EQUAL_INT(PHASE_MOVING, match_now(&loaded)->phase);
    TEST_ASSERT_EQUAL_INT(1, match_ply(&loaded, loaded.length));
}

static void test_a_game_saved_in_the_middle_of_a_setup(void)
{
    play_start(&match, "stratego", "");
    play_moves(&match, "10@a7 1@b7");
    save_write(&match, &text);
    TEST_ASSERT_NULL(strchr(text.data, '@'));
    assert_read(text.data);
    TEST_ASSERT_EQUAL_MEMORY(match_now(&match), match_now(&loaded), match.game->position_size);
}

/* ---- refusals ---- */

static void test_files_that_are_not_saved_games(void)
{
    const char *reason = "game.quatuor: this is not a saved game of Quatuor";
    assert_refused("", reason);
    assert_refused("\n", reason);
    assert_refused("hello", reason);
    assert_refused("quatuor save", reason);
    assert_refused("quatuor save one\n", reason);
    assert_refused("quatuor save 1x\ngame: towers\nmoves:\n", reason);
    assert_refused("QUATUOR SAVE 1\ngame: towers\nmoves:\n", reason);
}

static void test_binary_garbage(void)
{
    char garbage[4096];
    struct rng rng = {.state = 99};
    const char *reason = "game.quatuor: this is not a saved game of Quatuor";
    for (int i = 0; i < 50; i++) {
        for (size_t j = 0; j < sizeof garbage; j++)
            garbage[j] = (char)rng_next(&rng);
        garbage[sizeof garbage - 1] = '\0';
        assert_bytes_refused(garbage, sizeof garbage - 1, reason);
    }
    assert_bytes_refused("quatuor save 1\ngame: towers\0\nmoves:\n", 36, reason);
}

static void test_a_newer_version(void)
{
    assert_refused("quatuor save 3\nsomething: new\n",
                   "game.quatuor: saved by a newer Quatuor (format 3; this one reads up to 2)");
    assert_refused("quatuor save 0\ngame: towers\nmoves:\n",
                   "game.quatuor: line 1: there is no such format");
    assert_refused("quatuor save 99999999999\n", NULL);
}

static void test_wrong_headers(void)
{
    assert_refused("quatuor save 1\ngame: chess\nmoves:\n",
                   "game.quatuor: line 2: there is no game 'chess'");
    assert_refused("quatuor save 1\nsize: 8\ngame: towers\nmoves:\n",
                   "game.quatuor: line 2: the game has to be named first");
    assert_refused("quatuor save 1\nmoves:\n",
                   "game.quatuor: line 2: the game has to be named first");
    assert_refused("quatuor save 1\ngame: towers\ngame: dodgem\nmoves:\n",
                   "game.quatuor: line 3: the game is named twice");
    assert_refused("quatuor save 1\ngame: towers\ncolour: red\nmoves:\n",
                   "game.quatuor: line 3: Queens & Towers has no option 'colour'");
    assert_refused("quatuor save 1\ngame: towers\nsize: 7\nmoves:\n",
                   "game.quatuor: line 3: '7' is not a value of size in Queens & Towers: it must "
                   "be 6, 8, 10 or 12");
    assert_refused("quatuor save 1\ngame: towers\nwhat is this\nmoves:\n",
                   "game.quatuor: line 3: a line of the header must read 'name: value'");
    assert_refused("quatuor save 1\ngame: towers\nshown: -1\nmoves:\n",
                   "game.quatuor: line 3: 'shown' is a number of moves");
    assert_refused("quatuor save 1\ngame: towers\nshown: 1\nmoves:\n",
                   "game.quatuor: 'shown' is beyond the last move");
}

static void test_wrong_players(void)
{
    assert_refused("quatuor save 1\ngame: towers\nplayer 1:\nmoves:\n", NULL);
    assert_refused("quatuor save 1\ngame: towers\nplayer 1: a_kind_of_player_too_long x\nmoves:\n",
                   NULL);
    assert_refused("quatuor save 1\ngame: towers\nplayer 1: human "
                   "nnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnn\nmoves:\n",
                   "game.quatuor: line 3: this name is too long");
}

/* A name, or a word quoted in a message, must not control the terminal. */
static void test_control_characters(void)
{
    assert_refused("quatuor save 1\ngame: towers\nplayer 1: human \033[2JEve\nmoves:\n",
                   "game.quatuor: line 3: this line contains a control character");
    assert_refused("quatuor save 1\ngame: towers\nplayer 1: human \302\2332JEve\nmoves:\n",
                   "game.quatuor: line 3: this line contains a control character");
    assert_refused("quatuor save 1\ngame: towers\nplayer 1: human Eve\rAda\nmoves:\n",
                   "game.quatuor: line 3: this line contains a control character");
    assert_refused("quatuor save 1\ngame: towers\nmoves:\n\033]0;title\007\n",
                   "game.quatuor: line 4: this line contains a control character");
    veil("10@a7 \033[2J", &text);
    struct text save = {0};
    text_add(&save, "quatuor save 1\ngame: stratego\nsetup 1: %s\nmoves:\n", text.data);
    assert_refused(save.data, "game.quatuor: line 3: this setup is damaged");
    text_free(&save);
}

static void test_an_illegal_move_is_named_with_its_line(void)
{
    assert_refused("quatuor save 1\ngame: towers\nmoves:\n1. d7-h7 f4-e5\n",
                   "game.quatuor: line 4: `f4-e5`: a tower of player 2 cannot reach e5");
    assert_refused("quatuor save 1\ngame: towers\nmoves:\n1. d7-h7\n\n# so\nrubbish\n",
                   "game.quatuor: line 7: `rubbish`: this is not a move");
    assert_refused("quatuor save 1\ngame: towers\nmoves:\n1. resign\n2. d7-h7\n",
                   "game.quatuor: line 5: `d7-h7`: Red wins: Blue resigned.");
}

static void test_a_result_that_contradicts_the_moves(void)
{
    assert_refused("quatuor save 1\ngame: towers\nresult: 2 few\nmoves:\n1. d7-h7\n",
                   "game.quatuor: line 3: the result is given as '2 few', but the moves lead to "
                   "'none'");
    assert_refused("quatuor save 1\ngame: towers\nresult: none\nmoves:\n1. d7-h7 resign\n",
                   "game.quatuor: line 3: the result is given as 'none', but the moves lead to "
                   "'1 resign'");
}

static void test_damaged_setups(void)
{
    const char *damaged = "game.quatuor: line 3: this setup is damaged";
    assert_refused("quatuor save 1\ngame: stratego\nsetup 1: \nmoves:\n", damaged);
    assert_refused("quatuor save 1\ngame: stratego\nsetup 1: hello\nmoves:\n", damaged);
    assert_refused("quatuor save 1\ngame: stratego\nsetup 1: bbbbbbbb\nmoves:\n", damaged);
    assert_refused("quatuor save 1\ngame: stratego\nsetup 2: 10@a1\nmoves:\n",
                   "game.quatuor: line 3: no setup of this player is expected here");
    assert_refused("quatuor save 1\ngame: towers\nsetup 1: 10@a1\nmoves:\n",
                   "game.quatuor: line 3: no setup of this player is expected here");
    assert_refused("quatuor save 1\ngame: stratego\nsetup 1: 10@a1\nmoves:\n",
                   "game.quatuor: line 3: `10@a1`: a1 is not in the rows of player 1");
    assert_refused("quatuor save 1\ngame: stratego\nsetup 1: 10@a7\narmy: full\nmoves:\n",
                   "game.quatuor: line 4: only setups and moves may follow a setup");
}

static void test_every_letter_of_a_veiled_setup_matters(void)
{
    play_start_with(&match, "stratego", "", "");
    save_write(&match, &text);
    char *start = strstr(text.data, "setup 1: ") + 9;
    for (char *letter = start; *letter != '\n'; letter++) {
        char kept = *letter;
        *letter = kept == 'b' ? 'c' : 'b';
        assert_refused(text.data, NULL);
        *letter = kept;
    }
    assert_read(text.data);
}

/* Also at the end of a move, where the rest would be a shorter game. */
static void test_a_file_cut_off_anywhere_is_refused(void)
{
    play_start_with(&match, "stratego", "", "f7-f6 e4-e5 f6-f5");
    save_write(&match, &text);
    for (size_t cut = 0; cut + 1 < text.length; cut++) {
        char *part = malloc(cut + 1);
        memcpy(part, text.data, cut);
        part[cut] = '\0';
        TEST_ASSERT_FALSE(save_read(part, cut, "game.quatuor", &loaded, &fault));
        free(part);
    }
}

static void test_the_last_line_is_asked_of_files_that_promise_it(void)
{
    assert_read("quatuor save 1\ngame: dodgem\nmoves:\n1. c5-c4\n");
    match_free(&loaded);
    assert_read("quatuor save 2\ngame: dodgem\nmoves:\n1. c5-c4\nend\n\n# a remark\n");
    match_free(&loaded);
    assert_refused("quatuor save 2\ngame: dodgem\nmoves:\n1. c5-c4\n",
                   "game.quatuor: the file is cut off: its last line is missing");
    assert_refused("quatuor save 2\ngame: dodgem\nmoves:\nend\n1. c5-c4\n",
                   "game.quatuor: line 5: nothing may follow the end");
    assert_refused("quatuor save 1\ngame: dodgem\nmoves:\nend\n", NULL);
}

static void test_a_title_is_kept(void)
{
    play_start(&match, "towers", "");
    strcpy(match.title, "Sunday\nevening");
    save_write(&match, &text);
    assert_read(text.data);
    TEST_ASSERT_EQUAL_STRING("Sunday evening", loaded.title);
    match_free(&loaded);
}

static void test_the_plan_of_a_match_is_kept(void)
{
    struct match_plan plan = {
        .game = game_find("dodgem"),
        .settings = settings_default(game_find("dodgem")),
        .players = {{.control = "human", .name = "Ada", .person = "3f2a91c4"},
                    {.control = "level5", .rated = "level3"}},
        .time = {{.kind = TIME_TOTAL, .allowance = 300000, .bonus = 5000}},
        .contest = "series-1a2b3c4d",
    };
    match_begin(&match, &plan);
    save_write(&match, &text);
    assert_read(text.data);
    struct match_plan again = match_plan(&loaded);
    for (int i = 0; i < 2; i++) {
        TEST_ASSERT_EQUAL_STRING(plan.players[i].person, again.players[i].person);
        TEST_ASSERT_EQUAL_STRING(plan.players[i].rated, again.players[i].rated);
        TEST_ASSERT_EQUAL_INT(plan.time[i].allowance, again.time[i].allowance);
    }
    TEST_ASSERT_EQUAL_STRING("Ada", again.players[0].name);
    TEST_ASSERT_EQUAL_STRING(plan.contest, again.contest);
    match_free(&loaded);
    assert_refused("quatuor save 1\ngame: dodgem\nperson 1: 3f2a91c4f\nmoves:\n",
                   "game.quatuor: line 3: one short word is expected here");
}

static void test_the_kind_of_a_file_shows_in_its_first_line(void)
{
    TEST_ASSERT_EQUAL_INT(SAVE_OURS, save_kind("quatuor save 1\r\n", 16));
    TEST_ASSERT_EQUAL_INT(SAVE_OURS, save_kind("quatuor save 2", 14));
    TEST_ASSERT_EQUAL_INT(SAVE_NEWER, save_kind("quatuor save 3\nx", 16));
    TEST_ASSERT_EQUAL_INT(SAVE_FOREIGN, save_kind("quatuor saves 1\n", 16));
    TEST_ASSERT_EQUAL_INT(SAVE_FOREIGN, save_kind("", 0));
}

static void test_a_file_without_moves(void)
{
    assert_refused("quatuor save 1\ngame: towers\nsize: 8\n",
                   "game.quatuor: the file ends before its moves");
}

static void test_endless_lines(void)
{
    enum { LENGTH = 3 << 20 };
    char *endless = malloc(LENGTH + 1);
    memset(endless, 'x', LENGTH);
    endless[LENGTH] = '\0';
    assert_refused(endless, NULL);
    memcpy(endless, "quatuor save 1\ngame: towers\nmoves:\n", 35);
    assert_refused(endless, "game.quatuor: line 4: `xxxxxxxxxxxxxxxxxxxxxxxx`: this is not a move");
    memcpy(endless, "quatuor save 1\ngame: towers\nsize: ", 34);
    assert_refused(endless, NULL);
    TEST_ASSERT_TRUE(strlen(fault.text) < 250);
    memcpy(endless, "quatuor save 1\ngame: ", 21);
    assert_refused(endless, NULL);
    free(endless);
}

/* ---- files ---- */

static void test_storing_and_loading(void)
{
    char path[] = "/tmp/quatuor é XXXXXX";
    int file = mkstemp(path);
    TEST_ASSERT_TRUE(file >= 0);
    close(file);
    play_start(&match, "dodgem", "size=3");
    play_moves(&match, "c3-c2 a2-a3");
    TEST_ASSERT_TRUE_MESSAGE(save_store(&match, path, &fault), fault.text);
    TEST_ASSERT_TRUE_MESSAGE(save_load(path, &loaded, &fault), fault.text);
    TEST_ASSERT_EQUAL_MEMORY(match_now(&match), match_now(&loaded), match.game->position_size);
    TEST_ASSERT_TRUE(file_remove(path, &fault));
    match_free(&loaded);
    TEST_ASSERT_FALSE(save_load(path, &loaded, &fault));
    TEST_ASSERT_NOT_NULL(strstr(fault.text, "cannot be read: No such file or directory"));
    TEST_ASSERT_FALSE(save_store(&match, "/dev/full", &fault));
    TEST_ASSERT_FALSE(save_store(&match, "/nowhere/at all/x", &fault));
    TEST_ASSERT_EQUAL_STRING("/nowhere/at all/x: cannot be written: No such file or directory",
                             fault.text);
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_the_format_is_the_documented_one);
    RUN_TEST(test_a_removal_follows_its_move);
    RUN_TEST(test_an_undone_line_is_saved);
    RUN_TEST(test_a_setup_cannot_be_read_in_the_file);
    RUN_TEST(test_two_equal_pieces_do_not_look_equal_under_the_veil);
    RUN_TEST(test_a_name_cannot_break_the_file);
    RUN_TEST(test_a_file_written_by_hand);
    RUN_TEST(test_a_setup_written_out_by_hand);
    RUN_TEST(test_a_game_saved_in_the_middle_of_a_setup);
    RUN_TEST(test_files_that_are_not_saved_games);
    RUN_TEST(test_binary_garbage);
    RUN_TEST(test_a_newer_version);
    RUN_TEST(test_wrong_headers);
    RUN_TEST(test_wrong_players);
    RUN_TEST(test_control_characters);
    RUN_TEST(test_an_illegal_move_is_named_with_its_line);
    RUN_TEST(test_a_result_that_contradicts_the_moves);
    RUN_TEST(test_damaged_setups);
    RUN_TEST(test_every_letter_of_a_veiled_setup_matters);
    RUN_TEST(test_a_file_cut_off_anywhere_is_refused);
    RUN_TEST(test_the_last_line_is_asked_of_files_that_promise_it);
    RUN_TEST(test_a_title_is_kept);
    RUN_TEST(test_the_plan_of_a_match_is_kept);
    RUN_TEST(test_the_kind_of_a_file_shows_in_its_first_line);
    RUN_TEST(test_a_file_without_moves);
    RUN_TEST(test_endless_lines);
    RUN_TEST(test_storing_and_loading);
    return UNITY_END();
}
