/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Boards as data: cells, lines, and a focus that reaches every cell. */
#include <string.h>
#include <unity.h>

#include "core/game.h"
#include "core/registry.h"
#include "play.h"

static const struct game *game;
static struct geometry geometry;

void setUp(void)
{
}

void tearDown(void)
{
}

static void on_every_board(void (*check)(const struct settings *settings))
{
    for (int i = 0; games[i]; i++) {
        game = games[i];
        each_settings(game, check);
    }
}

static int next_to(int cell, enum direction direction)
{
    return geometry_neighbour(&geometry, cell, direction);
}

static int reach(int from)
{
    bool reached[CELL_LIMIT] = {false};
    int queue[CELL_LIMIT], first = 0, last = 0;
    queue[last++] = from;
    reached[from] = true;
    while (first < last) {
        int cell = queue[first++];
        for (int direction = 0; direction < DIRECTION_COUNT; direction++) {
            int next = next_to(cell, (enum direction)direction);
            if (next == CELL_NONE || reached[next])
                continue;
            TEST_ASSERT_TRUE(geometry_has(&geometry, next));
            reached[next] = true;
            queue[last++] = next;
        }
    }
    return last;
}

static void check_focus(const struct settings *settings)
{
    game->geometry(settings, &geometry);
    for (int i = 0; i < geometry.cell_count; i++)
        TEST_ASSERT_EQUAL_INT_MESSAGE(geometry.cell_count, reach(geometry.cells[i]),
                                      settings_text(game, settings));
}

static void test_the_focus_reaches_every_cell_from_every_other(void)
{
    on_every_board(check_focus);
}

static void check_directions(const struct settings *settings)
{
    game->geometry(settings, &geometry);
    for (int i = 0; i < geometry.cell_count; i++) {
        int cell = geometry.cells[i];
        int next[DIRECTION_COUNT];
        for (int direction = 0; direction < DIRECTION_COUNT; direction++)
            next[direction] = next_to(cell, (enum direction)direction);
        if (next[DIRECTION_UP] != CELL_NONE)
            TEST_ASSERT_TRUE(geometry.y[next[DIRECTION_UP]] < geometry.y[cell]);
        if (next[DIRECTION_DOWN] != CELL_NONE)
            TEST_ASSERT_TRUE(geometry.y[next[DIRECTION_DOWN]] > geometry.y[cell]);
        if (next[DIRECTION_LEFT] != CELL_NONE)
            TEST_ASSERT_TRUE(geometry.x[next[DIRECTION_LEFT]] < geometry.x[cell]);
        if (next[DIRECTION_RIGHT] != CELL_NONE)
            TEST_ASSERT_TRUE(geometry.x[next[DIRECTION_RIGHT]] > geometry.x[cell]);
    }
}

static void test_the_focus_goes_where_it_is_pushed(void)
{
    on_every_board(check_directions);
}

static void check_places(const struct settings *settings)
{
    game->geometry(settings, &geometry);
    for (int i = 0; i < geometry.cell_count; i++) {
        int cell = geometry.cells[i];
        TEST_ASSERT_TRUE(geometry.x[cell] > 0 && geometry.x[cell] < 1);
        TEST_ASSERT_TRUE(geometry.y[cell] > 0 && geometry.y[cell] < 1);
        TEST_ASSERT_TRUE(i == 0 || geometry.cells[i - 1] < cell);
    }
    for (int i = 0; i < geometry.line_count; i++) {
        TEST_ASSERT_TRUE(geometry_has(&geometry, geometry.lines[i].a));
        TEST_ASSERT_TRUE(geometry_has(&geometry, geometry.lines[i].b));
    }
}

static void test_cells_lie_in_the_unit_square_in_reading_order(void)
{
    on_every_board(check_places);
}

static void test_on_squares_the_focus_goes_to_the_next_square(void)
{
    geometry_squares(&geometry, 5);
    int middle = cell_at(2, 2), corner = cell_at(0, 0);
    TEST_ASSERT_EQUAL_INT(cell_at(2, 1), next_to(middle, DIRECTION_UP));
    TEST_ASSERT_EQUAL_INT(cell_at(3, 2), next_to(middle, DIRECTION_RIGHT));
    TEST_ASSERT_EQUAL_INT(cell_at(2, 3), next_to(middle, DIRECTION_DOWN));
    TEST_ASSERT_EQUAL_INT(cell_at(1, 2), next_to(middle, DIRECTION_LEFT));
    TEST_ASSERT_EQUAL_INT(CELL_NONE, next_to(corner, DIRECTION_UP));
    TEST_ASSERT_EQUAL_INT(CELL_NONE, next_to(corner, DIRECTION_LEFT));
}

static void test_a_flooded_cell_is_drawn_but_no_longer_a_cell(void)
{
    geometry_squares(&geometry, 4);
    geometry_flood(&geometry, cell_at(1, 1));
    TEST_ASSERT_EQUAL_INT(15, geometry.cell_count);
    TEST_ASSERT_EQUAL_INT(TERRAIN_LAKE, geometry.terrain[cell_at(1, 1)]);
    TEST_ASSERT_FALSE(geometry_has(&geometry, cell_at(1, 1)));
    TEST_ASSERT_EQUAL_INT(cell_at(2, 1), next_to(cell_at(0, 1), DIRECTION_RIGHT));
}

static void test_morris_has_24_points_and_32_or_40_lines(void)
{
    struct match match;
    play_start(&match, "morris", "");
    match.game->geometry(&match.settings, &geometry);
    TEST_ASSERT_EQUAL_INT(24, geometry.cell_count);
    TEST_ASSERT_EQUAL_INT(32, geometry.line_count);
    TEST_ASSERT_FALSE(geometry.squares);
    match_free(&match);
    play_start(&match, "morris", "diagonals=on");
    match.game->geometry(&match.settings, &geometry);
    TEST_ASSERT_EQUAL_INT(40, geometry.line_count);
    match_free(&match);
}

static void test_outside_the_board_there_is_no_cell(void)
{
    geometry_squares(&geometry, 12);
    TEST_ASSERT_FALSE(geometry_has(&geometry, -1));
    TEST_ASSERT_FALSE(geometry_has(&geometry, CELL_NONE));
    TEST_ASSERT_FALSE(geometry_has(&geometry, cell_at(12, 0)));
    TEST_ASSERT_TRUE(geometry_has(&geometry, cell_at(11, 11)));
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_the_focus_reaches_every_cell_from_every_other);
    RUN_TEST(test_the_focus_goes_where_it_is_pushed);
    RUN_TEST(test_cells_lie_in_the_unit_square_in_reading_order);
    RUN_TEST(test_on_squares_the_focus_goes_to_the_next_square);
    RUN_TEST(test_a_flooded_cell_is_drawn_but_no_longer_a_cell);
    RUN_TEST(test_morris_has_24_points_and_32_or_40_lines);
    RUN_TEST(test_outside_the_board_there_is_no_cell);
    return UNITY_END();
}
