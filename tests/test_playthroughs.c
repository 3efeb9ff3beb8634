/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Saved games that must stay readable forever: loads every NAME.quatuor of the folders named on the
 * command line, writes it again (the same bytes), and compares its story with NAME.txt. There is at
 * least one of every game. For intended changes, QUATUOR_GOLDEN=write rewrites the stories; the
 * saves themselves are never rewritten. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unity.h>

#include "base/files.h"
#include "core/event_text.h"
#include "core/notation.h"
#include "core/registry.h"
#include "core/save.h"
#include "play.h"

static struct match match;
static struct text story;
static char *saved, *told;

void setUp(void)
{
}

void tearDown(void)
{
    match_free(&match);
    text_free(&story);
    free(saved);
    free(told);
    saved = told = NULL;
}

/* ---- the story of a match ---- */

static void print_event(const struct event *event)
{
    static const char *const words[] = {
        [EVENT_MOVED] = "moved",         [EVENT_PLACED] = "placed", [EVENT_CAPTURED] = "captured",
        [EVENT_REMOVED] = "removed",     [EVENT_LEFT] = "left",     [EVENT_REVEALED] = "revealed",
        [EVENT_CONCEALED] = "concealed", [EVENT_READY] = "ready",
    };
    const struct highlight *highlight = event_highlight(match.game, event);
    text_add(&story, " [%d %s %s", event->player + 1, game_kind(match.game, event->kind)->name,
             highlight ? highlight->name : words[event->type]);
    int cells[EVENT_CELLS_MAX], count = event_cells(event, cells);
    for (int i = 0; i < count; i++) {
        char cell[CELL_TEXT];
        cell_format(cells[i], cell);
        text_add(&story, " %s", cell);
    }
    text_add(&story, "]");
}

static void tell_move(int index)
{
    char move[MOVE_TEXT];
    struct events events;
    move_format(match.game, match.steps[index].move, move);
    text_add(&story, "%d. player %d: %s", match_ply(&match, index) + 1,
             match_position(&match, index)->turn + 1, move);
    match_events(&match, index, VIEWER_ALL, &events);
    for (int i = 0; i < events.count; i++)
        print_event(&events.list[i]);
    text_add(&story, " %016llx\n", (unsigned long long)match_position(&match, index + 1)->hash);
}

static void tell_board(void)
{
    struct geometry geometry;
    match.game->geometry(&match.settings, &geometry);
    for (int row = 0; row < geometry.rows; row++) {
        for (int column = 0; column < geometry.columns; column++) {
            struct piece piece = match.game->piece_at(match_now(&match), cell_at(column, row));
            const char *mark = piece.owner == NOWHERE ? " " : ".";
            if (piece.owner < 2)
                mark = game_kind(match.game, piece.kind)->mark[piece.owner];
            text_add(&story, "%4s", mark);
        }
        text_add(&story, "\n");
    }
}

static void tell(void)
{
    char sentence[OUTCOME_TEXT];
    text_add(&story, "%s\n", settings_text(match.game, &match.settings));
    for (int i = 0; i < match.length; i++)
        tell_move(i);
    tell_board();
    match_describe(&match, match.length, sentence);
    text_add(&story, "%s\n", *sentence ? sentence : "The game goes on.");
}

/* ---- comparing ---- */

enum { PATH = 1024 };

static const char *golden; /* "golden/saves/NAME", without its ending */

static char *read_golden(const char *ending)
{
    char path[PATH];
    size_t size;
    struct fault fault = {""};
    snprintf(path, sizeof path, "%s.%s", golden, ending);
    char *data = file_read(path, 1 << 20, &size, &fault);
    TEST_ASSERT_NOT_NULL_MESSAGE(data, fault.text);
    return data;
}

static bool asked_to_write(void)
{
    const char *asked = getenv("QUATUOR_GOLDEN");
    return asked && strcmp(asked, "write") == 0;
}

static void write_story(void)
{
    char path[PATH];
    struct fault fault = {""};
    snprintf(path, sizeof path, "%s.txt", golden);
    TEST_ASSERT_TRUE_MESSAGE(file_replace(path, story.data, story.length, &fault), fault.text);
}

/* Line by line, so that the message shows the first difference. */
static void assert_same_text(char *wanted, char *found)
{
    while (*wanted || *found) {
        size_t wanted_length = strcspn(wanted, "\n"), found_length = strcspn(found, "\n");
        bool more_wanted = wanted[wanted_length] != 0, more_found = found[found_length] != 0;
        wanted[wanted_length] = found[found_length] = '\0';
        TEST_ASSERT_EQUAL_STRING(wanted, found);
        wanted += wanted_length + more_wanted;
        found += found_length + more_found;
    }
}

static bool seen[64]; /* the games, in the order of the registry */

static void play_through(void)
{
    struct fault fault = {""};
    struct text again = {0};
    saved = read_golden("quatuor");
    bool read = save_read(saved, strlen(saved), golden, &match, &fault);
    TEST_ASSERT_TRUE_MESSAGE(read, fault.text);
    save_write(&match, &again);
    assert_same_text(saved, again.data);
    text_free(&again);
    tell();
    if (asked_to_write())
        write_story();
    told = read_golden("txt");
    assert_same_text(told, story.data);
    for (int i = 0; games[i]; i++)
        seen[i] |= games[i] == match.game;
}

static void test_every_game_was_played(void)
{
    for (int i = 0; games[i]; i++)
        TEST_ASSERT_TRUE_MESSAGE(seen[i], games[i]->id);
}

static void run_if_save(const char *name, void *folder)
{
    char path[PATH];
    size_t length = strlen(name) - strlen(".quatuor");
    if (strlen(name) < strlen(".quatuor") || strcmp(name + length, ".quatuor") != 0)
        return;
    snprintf(path, sizeof path, "%s/%.*s", (const char *)folder, (int)length, name);
    golden = path;
    UnityDefaultTestRun(play_through, path, __LINE__);
}

int main(int count, char **folders)
{
    UNITY_BEGIN();
    for (int i = 1; i < count; i++)
        folder_list(folders[i], run_if_save, folders[i]);
    RUN_TEST(test_every_game_was_played);
    return UNITY_END();
}
