/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* The most common kind of capture, moving onto an enemy piece: how it is animated, heard, marked
 * and written. The game has only one move, so nothing else interferes. */
#include <string.h>
#include <unity.h>

#include "core/event_text.h"
#include "core/notation.h"
#include "ui/board/choice.h"
#include "ui/board/timeline.h"
#include "ui/board/turn_text.h"

enum { SIZE = 3, NONE_LEFT = CELL_NONE };

/* Each player has one piece. */
struct duel {
    struct position base;
    uint64_t at[2]; /* cells, or NONE_LEFT */
};

static int from, to;

static void start(const struct settings *settings, struct position *position)
{
    (void)settings;
    struct duel *duel = (struct duel *)position;
    memset(duel, 0, sizeof *duel);
    duel->base.phase = PHASE_MOVING;
    duel->base.size = SIZE;
    duel->base.men[0] = duel->base.men[1] = 1;
    duel->at[0] = (uint64_t)from;
    duel->at[1] = (uint64_t)to;
}

static int moves(const struct position *position, struct move *list)
{
    if (position->men[1] == 0)
        return 0;
    list[0] = move_slide(from, to);
    return 1;
}

static void apply(const struct position *before, struct move move, struct position *after,
                  struct events *events)
{
    struct duel *duel = (struct duel *)after;
    *duel = *(const struct duel *)before;
    duel->at[0] = move.to;
    duel->at[1] = NONE_LEFT;
    duel->base.men[1] = 0;
    duel->base.turn = 1;
    events_add(events, EVENT_CAPTURED, piece_of(1, 0), move.to, CELL_NONE);
    events_add(events, EVENT_MOVED, piece_of(0, 0), move.from, move.to);
}

static struct outcome result(const struct position *position)
{
    return position->men[1] ? outcome_ongoing() : outcome_win(0, REASON_BLOCKED);
}

static uint64_t hash(const struct position *position)
{
    return position->hash;
}

static struct piece piece_at(const struct position *position, int cell)
{
    const struct duel *duel = (const struct duel *)position;
    if (cell_column(cell) >= SIZE || cell_row(cell) >= SIZE)
        return (struct piece){.owner = NOWHERE};
    for (int player = 0; player < 2; player++)
        if (duel->at[player] == (uint64_t)cell)
            return (struct piece){.owner = (uint8_t)player};
    return (struct piece){.owner = NOBODY};
}

static struct tally tally(const struct position *position, int player, int kind)
{
    (void)kind;
    return (struct tally){.on_board = position->men[player], .gone = 1 - position->men[player]};
}

static void geometry_of(const struct settings *settings, struct geometry *geometry)
{
    (void)settings;
    geometry_squares(geometry, SIZE);
}

static const struct kind kinds[] = {{.name = "man", .mark = {"w", "b"}}};

static const struct game duel = {.id = "duel",
                                 .name = "Duel",
                                 .side = {"White", "Black"},
                                 .kinds = kinds,
                                 .kind_count = 1,
                                 .position_size = sizeof(struct duel),
                                 .start = start,
                                 .moves = moves,
                                 .apply = apply,
                                 .result = result,
                                 .hash = hash,
                                 .piece_at = piece_at,
                                 .tally = tally,
                                 .geometry = geometry_of};

static struct match match;
static struct geometry geometry;
static struct timeline timeline;

void setUp(void)
{
    struct settings settings = settings_default(&duel);
    from = cell_at(0, 1);
    to = cell_at(0, 2);
    match_start(&match, &duel, &settings);
    duel.geometry(&settings, &geometry);
}

void tearDown(void)
{
    match_free(&match);
}

static void show_capture(void)
{
    TEST_ASSERT_TRUE(match_play(&match, move_slide(from, to)));
    timeline_set_step(&timeline, &match, 0, VIEWER_ALL, &geometry);
    timeline_start(&timeline, 1, 1);
}

static const struct actor *actor_of(const struct scene *scene, int owner)
{
    for (int i = 0; i < scene->count; i++)
        if (scene->actors[i].piece.owner == owner)
            return &scene->actors[i];
    return NULL;
}

/* ---- the timeline ---- */

enum { CAPTURE, MOVE }; /* the events, in the order of the rules */

static void test_the_piece_goes_when_the_other_arrives(void)
{
    show_capture();
    const struct beat *move = &timeline.beats[MOVE], *capture = &timeline.beats[CAPTURE];
    TEST_ASSERT_EQUAL_FLOAT(0, move->start);
    TEST_ASSERT_TRUE(capture->start > move->length / 2 && capture->start < move->length);
    TEST_ASSERT_EQUAL_FLOAT(capture->start + capture->length, timeline.length);
}

static void test_nobody_is_touched_before_and_one_is_left_after(void)
{
    struct scene scene;
    show_capture();
    timeline_scene(&timeline, timeline.beats[CAPTURE].start, &scene);
    const struct actor *mover = actor_of(&scene, 0), *taken = actor_of(&scene, 1);
    TEST_ASSERT_NOT_NULL(mover);
    TEST_ASSERT_NOT_NULL(taken);
    TEST_ASSERT_EQUAL_FLOAT(1, taken->alpha);
    TEST_ASSERT_EQUAL_FLOAT(geometry.y[to], taken->y);
    TEST_ASSERT_TRUE(mover->y > (geometry.y[from] + geometry.y[to]) / 2); /* almost there */
    timeline_scene(&timeline, timeline.length, &scene);
    TEST_ASSERT_EQUAL_INT(1, scene.count);
    TEST_ASSERT_EQUAL_INT(0, scene.actors[0].piece.owner);
    TEST_ASSERT_EQUAL_FLOAT(geometry.y[to], scene.actors[0].y);
    TEST_ASSERT_EQUAL_FLOAT(1, scene.actors[0].alpha);
}

static void test_the_slide_is_heard_first_then_the_capture(void)
{
    unsigned heard = 0;
    show_capture();
    TEST_ASSERT_EQUAL_HEX(1u << MOVE, timeline_tick(&timeline, 0.01f));
    while (timeline_running(&timeline)) {
        unsigned begun = timeline_tick(&timeline, 0.01f);
        TEST_ASSERT_EQUAL_HEX(0, begun & heard);
        heard |= begun;
    }
    TEST_ASSERT_EQUAL_HEX(1u << CAPTURE, heard);
}

/* ---- the choice ---- */

static void test_its_cell_is_marked_as_a_capture_and_the_victim_under_the_focus(void)
{
    struct observation seen;
    struct marks marks;
    struct choice choice = {.selected = CELL_NONE};
    match_observe(&match, 0, VIEWER_ALL, &seen);
    choice_set_position(&choice, &duel, &seen, true);
    choice.selected = from;
    choice.focus = CELL_NONE;
    marks_clear(&marks);
    choice_mark(&choice, &marks);
    TEST_ASSERT_EQUAL_HEX(MARK_DESTINATION | MARK_CAPTURES, marks.cell[to]);
    choice.focus = to;
    choice_mark(&choice, &marks);
    TEST_ASSERT_EQUAL_HEX(MARK_DESTINATION | MARK_CAPTURES | MARK_VICTIM | MARK_FOCUS,
                          marks.cell[to]);
    TEST_ASSERT_EQUAL_HEX(MARK_SELECTED, marks.cell[from]);
}

/* ---- in words ---- */

static void test_the_move_list_writes_it_once(void)
{
    char text[TURN_TEXT];
    TEST_ASSERT_TRUE(match_play(&match, move_slide(from, to)));
    turn_text(&match, 0, 1, text);
    TEST_ASSERT_EQUAL_STRING("a2×a3", text);
}

static void test_the_house_has_words_for_it(void)
{
    char text[EVENT_TEXT];
    struct events events;
    struct choice choice = {.game = &duel, .count = 1, .selected = CELL_NONE};
    TEST_ASSERT_EQUAL_STRING("Choose a piece.", choice_prompt(&choice));
    TEST_ASSERT_TRUE(match_play(&match, move_slide(from, to)));
    match_events(&match, 0, VIEWER_ALL, &events);
    TEST_ASSERT_TRUE(event_describe(&match, &events, CAPTURE, text));
    TEST_ASSERT_EQUAL_STRING("The man on a3 is captured.", text);
    TEST_ASSERT_FALSE(event_describe(&match, &events, MOVE, text));
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_the_piece_goes_when_the_other_arrives);
    RUN_TEST(test_nobody_is_touched_before_and_one_is_left_after);
    RUN_TEST(test_the_slide_is_heard_first_then_the_capture);
    RUN_TEST(test_its_cell_is_marked_as_a_capture_and_the_victim_under_the_focus);
    RUN_TEST(test_the_move_list_writes_it_once);
    RUN_TEST(test_the_house_has_words_for_it);
    return UNITY_END();
}
