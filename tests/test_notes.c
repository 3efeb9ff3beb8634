/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Notes on enemy pieces: they follow the piece, go with it, come back with it, and are kept in
 * saves. */
#include <string.h>
#include <unity.h>

#include "core/notation.h"
#include "core/registry.h"
#include "core/save.h"
#include "play.h"

static struct match match, loaded;
static struct fault fault;

void setUp(void)
{
}

void tearDown(void)
{
    match_free(&match);
    match_free(&loaded);
}

static struct note read(const char *text)
{
    struct note note;
    TEST_ASSERT_TRUE_MESSAGE(note_parse(game_find("stratego"), text, &note), text);
    return note;
}

static int cell_of(const char *name)
{
    int cell = CELL_NONE;
    TEST_ASSERT_TRUE(cell_parse(name, &cell));
    return cell;
}

static bool set(int player, const char *cell, const char *text)
{
    return match_set_note(&match, player, match.at, (struct noted){cell_of(cell), read(text)});
}

/* A player's note on the piece that stands on a cell now; "" if there is none. */
static const char *note_on(const struct match *of, int player, const char *cell)
{
    static char text[NOTE_TEXT];
    struct note notes[CELL_LIMIT];
    match_notes(of, player, of->at, notes);
    note_format(of->game, notes[cell_of(cell)], text);
    return text;
}

static int note_count(int player)
{
    struct note notes[CELL_LIMIT];
    int count = 0;
    match_notes(&match, player, match.at, notes);
    for (int cell = 0; cell < CELL_LIMIT; cell++)
        count += !note_is_empty(notes[cell]);
    return count;
}

/* ---- the words ---- */

static void check_words(const char *text, const char *written)
{
    char again[NOTE_TEXT];
    note_format(game_find("stratego"), read(text), again);
    TEST_ASSERT_EQUAL_STRING(written, again);
}

static void test_notes_are_read_and_written(void)
{
    check_words("B", "B");
    check_words("bomb?", "B?");
    check_words("10", "10");
    check_words("marshal", "10");
    check_words("moved", "moved");
    check_words("!+miner?", "3?+!");
    check_words("diamond+dot+!+moved+1?", "1?+moved+!+dot+diamond");
    check_words("?", "?");
}

static void test_nonsense_is_no_note(void)
{
    static const char *const wrong[] = {"",  "bombs", "B??",    "10+9", "11",
                                        "+", "B+",    "moved?", "B "};
    struct note note;
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++)
        TEST_ASSERT_FALSE_MESSAGE(note_parse(game_find("stratego"), wrong[i], &note), wrong[i]);
}

static void test_notes_are_shown_in_words(void)
{
    char text[NOTE_SHOWN];
    note_show(game_find("stratego"), read("B?+moved"), text);
    TEST_ASSERT_EQUAL_STRING("bomb?, moved", text);
}

/* ---- on pieces ---- */

static void test_a_note_follows_its_piece(void)
{
    play_start_with(&match, "stratego", "", "");
    TEST_ASSERT_TRUE(set(0, "e4", "9?"));
    play_moves(&match, "f7-f6 e4-e5");
    TEST_ASSERT_EQUAL_STRING("9?", note_on(&match, 0, "e5"));
    TEST_ASSERT_EQUAL_STRING("", note_on(&match, 0, "e4"));
    play_moves(&match, "b7-b6 e5-f5");
    TEST_ASSERT_EQUAL_STRING("9?", note_on(&match, 0, "f5"));
    match_go(&match, match.at - 1);
    TEST_ASSERT_EQUAL_STRING("9?", note_on(&match, 0, "e5"));
    match_go(&match, match_start_index(&match));
    TEST_ASSERT_EQUAL_STRING("9?", note_on(&match, 0, "e4"));
}

static void test_a_note_goes_with_its_piece_and_comes_back(void)
{
    play_start_with(&match, "stratego", "", "b7-b4 e4-e5");
    TEST_ASSERT_TRUE(set(1, "b4", "2"));
    TEST_ASSERT_TRUE(set(0, "b3", "F?"));
    play_moves(&match, "b4-b3"); /* the scout falls, the miner stays */
    TEST_ASSERT_EQUAL_INT(0, note_count(1));
    TEST_ASSERT_EQUAL_STRING("F?", note_on(&match, 0, "b3"));
    match_undo(&match);
    TEST_ASSERT_EQUAL_STRING("2", note_on(&match, 1, "b4"));
}

static void test_both_fall(void)
{
    play_start_with(&match, "stratego", "", "b7-b6 a4-a6 b6-b5"); /* two scouts meet */
    TEST_ASSERT_TRUE(set(1, "b5", "!"));
    TEST_ASSERT_TRUE(set(0, "a6", "2"));
    play_moves(&match, "a6-a5 f7-f6 a5-b5");
    TEST_ASSERT_EQUAL_INT(0, note_count(0));
    TEST_ASSERT_EQUAL_INT(0, note_count(1));
    play_moves(&match, "f6-f5 i4-i6"); /* nothing appears where they fell */
    TEST_ASSERT_EQUAL_INT(0, note_count(0));
}

static void test_only_enemy_pieces_take_notes(void)
{
    play_start_with(&match, "stratego", "", "");
    TEST_ASSERT_FALSE(set(0, "f7", "10"));
    TEST_ASSERT_FALSE(set(0, "e5", "10"));
    TEST_ASSERT_EQUAL_INT(0, match.note_changes);
    match_free(&match);
    play_start(&match, "towers", "");
    TEST_ASSERT_FALSE(
        match_set_note(&match, 0, 0, (struct noted){cell_of("h1"), (struct note){.signs = 1}}));
}

/* The pieces of a new setup are not those the notes were about. */
static void test_another_setup_has_no_notes(void)
{
    play_start_with(&match, "stratego", "", "");
    TEST_ASSERT_TRUE(set(0, "e4", "9"));
    match_go(&match, 0);
    play_moves(&match, "F@a10");
    TEST_ASSERT_TRUE(note_is_empty(match.notes[0][cell_of("e4")]));
}

static void test_notes_do_not_disturb_the_match(void)
{
    play_start_with(&match, "stratego", "", "f7-f6");
    unsigned revision = match.revision;
    TEST_ASSERT_TRUE(set(1, "f6", "10"));
    TEST_ASSERT_EQUAL_UINT(revision, match.revision);
    TEST_ASSERT_EQUAL_UINT(1, match.note_changes);
    TEST_ASSERT_TRUE(set(1, "f6", "10"));
    TEST_ASSERT_EQUAL_UINT(1, match.note_changes);
}

/* ---- in saves ---- */

static void reload(void)
{
    struct text text = {0};
    save_write(&match, &text);
    match_free(&loaded);
    bool done = save_read(text.data, text.length, "game", &loaded, &fault);
    TEST_ASSERT_TRUE_MESSAGE(done, fault.text);
    text_free(&text);
}

static void test_notes_are_kept_in_saves(void)
{
    play_start_with(&match, "stratego", "", "f7-f6 e4-e5");
    TEST_ASSERT_TRUE(set(0, "e5", "9?+moved"));
    TEST_ASSERT_TRUE(set(0, "i1", "F"));
    TEST_ASSERT_TRUE(set(1, "f6", "!"));
    reload();
    TEST_ASSERT_EQUAL_MEMORY(match.notes, loaded.notes, sizeof match.notes);
    TEST_ASSERT_EQUAL_STRING("9?+moved", note_on(&loaded, 0, "e5"));
    TEST_ASSERT_EQUAL_STRING("!", note_on(&loaded, 1, "f6"));
}

/* A note made after the move shown is kept too. */
static void test_notes_are_kept_where_the_game_was_taken_back(void)
{
    play_start_with(&match, "stratego", "", "f7-f6 e4-e5");
    TEST_ASSERT_TRUE(set(0, "e5", "9"));
    match_go(&match, match.length - 1);
    reload();
    TEST_ASSERT_EQUAL_STRING("9", note_on(&loaded, 0, "e4"));
}

/* Opening the file in an editor does not give the notes away. */
static void test_notes_are_veiled_in_saves(void)
{
    struct text text = {0};
    play_start_with(&match, "stratego", "", "f7-f6 e4-e5");
    save_write(&match, &text);
    TEST_ASSERT_NULL(strstr(text.data, "notes"));
    TEST_ASSERT_TRUE(set(0, "e5", "9?"));
    text_clear(&text);
    save_write(&match, &text);
    TEST_ASSERT_NOT_NULL(strstr(text.data, "notes 1: "));
    TEST_ASSERT_NULL(strstr(text.data, "notes 2"));
    TEST_ASSERT_NULL(strstr(text.data, "9?"));
    text_free(&text);
}

static const char *const head = "quatuor save 2\ngame: stratego\n";
static const char *const setups =
    "setup 1: 2@b7 10@f7 2@j7 9@c8 1@f8 3@h8 B@a9 3@d9 F@a10 B@b10 ready\n"
    "setup 2: 2@a4 9@e4 2@i4 3@b3 1@e3 10@f3 3@g2 B@i2 B@h1 F@i1 ready\n"
    "moves:\n1. f7-f6 e4-e5\nend\n";

static bool read_with(const char *line)
{
    struct text text = {0};
    text_add(&text, "%s%s%s", head, line, setups);
    match_free(&loaded);
    bool done = save_read(text.data, text.length, "game", &loaded, &fault);
    text_free(&text);
    return done;
}

static void test_a_person_may_write_notes(void)
{
    TEST_ASSERT_TRUE(read_with("notes 1: e4=9? i1=F\n"));
    TEST_ASSERT_EQUAL_STRING("9?", note_on(&loaded, 0, "e5"));
    TEST_ASSERT_EQUAL_STRING("F", note_on(&loaded, 0, "i1"));
    TEST_ASSERT_TRUE(read_with("")); /* as in older files */
}

static void test_wrong_notes_are_refused(void)
{
    static const struct {
        const char *line, *reason;
    } wrong[] = {
        {"notes 1: e5=9\n", "game: line 3: no enemy piece began the game on e5"},
        {"notes 1: f7=9\n", "game: line 3: no enemy piece began the game on f7"},
        {"notes 2: e4=9\n", "game: line 3: no enemy piece began the game on e4"},
        {"notes 1: e4=99\n", "game: line 3: a note reads 'a4=B?': a cell and a kind of piece"},
        {"notes 1: e4\n", "game: line 3: these notes are damaged"},
        {"notes 1:\n", "game: line 3: these notes are damaged"},
        {"notes 1: bcdfgh\n", "game: line 3: these notes are damaged"},
    };
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        TEST_ASSERT_FALSE_MESSAGE(read_with(wrong[i].line), wrong[i].line);
        TEST_ASSERT_EQUAL_STRING(wrong[i].reason, fault.text);
    }
    static const char open[] = "quatuor save 2\ngame: towers\nnotes 1: a1=B\nmoves:\nend\n";
    TEST_ASSERT_FALSE(save_read(open, sizeof open - 1, "game", &loaded, &fault));
    TEST_ASSERT_EQUAL_STRING("game: line 3: there are no notes in games without hidden pieces",
                             fault.text);
    static const char early[] = "quatuor save 2\ngame: stratego\nnotes 1: e4=B\nmoves:\nend\n";
    TEST_ASSERT_FALSE(save_read(early, sizeof early - 1, "game", &loaded, &fault));
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_notes_are_read_and_written);
    RUN_TEST(test_nonsense_is_no_note);
    RUN_TEST(test_notes_are_shown_in_words);
    RUN_TEST(test_a_note_follows_its_piece);
    RUN_TEST(test_a_note_goes_with_its_piece_and_comes_back);
    RUN_TEST(test_both_fall);
    RUN_TEST(test_only_enemy_pieces_take_notes);
    RUN_TEST(test_another_setup_has_no_notes);
    RUN_TEST(test_notes_do_not_disturb_the_match);
    RUN_TEST(test_notes_are_kept_in_saves);
    RUN_TEST(test_notes_are_kept_where_the_game_was_taken_back);
    RUN_TEST(test_notes_are_veiled_in_saves);
    RUN_TEST(test_a_person_may_write_notes);
    RUN_TEST(test_wrong_notes_are_refused);
    return UNITY_END();
}
