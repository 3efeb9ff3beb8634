/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* An animation begins with the position before and ends with the position after, backward too, and
 * no piece appears or vanishes in between. For every game, over random play. */
#include <math.h>
#include <unity.h>

#include "base/rng.h"
#include "core/match.h"
#include "core/notation.h"
#include "core/registry.h"
#include "ui/board/timeline.h"

void setUp(void)
{
}

void tearDown(void)
{
}

static const struct actor *find(const struct scene *scene, const struct actor *wanted)
{
    for (int i = 0; i < scene->count; i++) {
        const struct actor *actor = &scene->actors[i];
        if (fabsf(actor->x - wanted->x) < 1e-4f && fabsf(actor->y - wanted->y) < 1e-4f &&
            actor->piece.owner == wanted->piece.owner && actor->piece.kind == wanted->piece.kind)
            return actor;
    }
    return NULL;
}

static void assert_same_scene(const struct scene *expected, const struct scene *found)
{
    TEST_ASSERT_EQUAL_INT(expected->count, found->count);
    for (int i = 0; i < expected->count; i++) {
        const struct actor *actor = find(found, &expected->actors[i]);
        TEST_ASSERT_NOT_NULL(actor);
        TEST_ASSERT_FLOAT_WITHIN(0.001f, 1, actor->alpha);
        TEST_ASSERT_FLOAT_WITHIN(0.001f, 0, actor->lift);
        TEST_ASSERT_FLOAT_WITHIN(0.001f, 1, actor->turn);
    }
}

static void check_step(const struct match *match, const struct geometry *geometry, int index,
                       int viewer)
{
    struct timeline timeline;
    struct scene expected, found;
    timeline_set_step(&timeline, match, index, viewer, geometry);
    timeline_start(&timeline, 1, 1);
    const struct events *events = &timeline.events;
    scene_at_rest(&expected, match->game, geometry, &timeline.before);
    timeline_scene(&timeline, 0, &found);
    assert_same_scene(&expected, &found);
    scene_at_rest(&expected, match->game, geometry, &timeline.after);
    timeline_scene(&timeline, timeline.length, &found);
    assert_same_scene(&expected, &found);
    for (int i = 0; i <= 8; i++) {
        timeline_scene(&timeline, timeline.length * (float)i / 8, &found);
        TEST_ASSERT_INT_WITHIN(events->count > 0 && events->list[0].type == EVENT_READY ? 40 : 2,
                               expected.count, found.count);
    }
    timeline_skip(&timeline);
    TEST_ASSERT_EQUAL_FLOAT(timeline.length, timeline.time);
    timeline_start(&timeline, -1, 1);
    while (timeline_running(&timeline))
        timeline_tick(&timeline, 0.05f);
    TEST_ASSERT_EQUAL_FLOAT(0, timeline.time);
}

static void play_and_check(const struct game *game, uint64_t seed)
{
    struct match match;
    struct rng rng = {.state = seed};
    struct settings settings = settings_default(game);
    struct geometry geometry;
    game->geometry(&settings, &geometry);
    match_start(&match, game, &settings);
    for (int i = 0; i < 160 && !outcome_over(match_outcome(&match)); i++) {
        struct move list[MOVES_MAX];
        int count = game->moves(match_now(&match), list);
        if (count == 0)
            break;
        match_play(&match, list[rng_below(&rng, count)]);
        for (int viewer = 0; viewer <= VIEWER_ALL; viewer++)
            check_step(&match, &geometry, match.at - 1, viewer);
    }
    match_free(&match);
}

static void test_animations_join_the_positions(void)
{
    for (int i = 0; games[i]; i++)
        for (uint64_t seed = 1; seed <= 4; seed++)
            play_and_check(games[i], seed);
}

/* 180 ms plus 35 ms per cell, at most 420 ms. */
static void test_a_slide_lasts_as_long_as_its_path(void)
{
    const struct game *game = game_find("towers");
    struct settings settings = settings_default(game);
    struct match match;
    struct geometry geometry;
    struct timeline timeline;
    game->geometry(&settings, &geometry);
    match_start(&match, game, &settings);
    TEST_ASSERT_TRUE(match_play_text(&match, "d7-h7", NULL));
    timeline_set_step(&timeline, &match, 0, VIEWER_ALL, &geometry);
    timeline_start(&timeline, 1, 1);
    TEST_ASSERT_FLOAT_WITHIN(0.001f, 0.32f, timeline.length);
    timeline_start(&timeline, 1, 0);
    TEST_ASSERT_FALSE(timeline_running(&timeline));
    match_free(&match);
}

static const struct actor *man_of(const struct scene *scene, const char *name)
{
    int cell = CELL_NONE;
    TEST_ASSERT_TRUE(cell_parse(name, &cell));
    return scene_man(scene, cell);
}

/* Reduced motion: the rectangle is lit while its victim stands; then one position fades into the
 * other. Nothing moves, and a press ends it. */
static void test_a_capture_fades_calmly_without_motion(void)
{
    const struct game *game = game_find("towers");
    struct settings settings = settings_default(game);
    struct match match;
    struct geometry geometry;
    struct timeline timeline;
    struct scene scene;
    game->geometry(&settings, &geometry);
    match_start(&match, game, &settings);
    TEST_ASSERT_TRUE(match_play_moves(&match, "d7-h7 f4-f7", NULL));
    timeline_set_step(&timeline, &match, 1, VIEWER_ALL, &geometry);
    timeline.fades = true;
    unsigned begun = timeline_start(&timeline, 1, 0);
    TEST_ASSERT_EQUAL_UINT((1u << timeline.events.count) - 1, begun); /* all sounds */
    TEST_ASSERT_TRUE(timeline_running(&timeline));
    timeline_tick(&timeline, 0.4f);
    timeline_scene(&timeline, timeline.time, &scene);
    TEST_ASSERT_EQUAL_FLOAT(1, scene.beam);
    TEST_ASSERT_TRUE(scene.beam_fade > 0.9f);
    TEST_ASSERT_EQUAL_FLOAT(1, man_of(&scene, "h7")->alpha);
    TEST_ASSERT_EQUAL_INT(0, scene.burst_count);
    timeline_tick(&timeline, 0.25f);
    timeline_scene(&timeline, timeline.time, &scene);
    float going = man_of(&scene, "h7")->alpha;
    TEST_ASSERT_TRUE(going > 0.05f && going < 0.95f);
    TEST_ASSERT_FLOAT_WITHIN(0.001f, going, man_of(&scene, "f4")->alpha);
    TEST_ASSERT_FLOAT_WITHIN(0.001f, 1 - going, man_of(&scene, "f7")->alpha);
    TEST_ASSERT_EQUAL_UINT(0, timeline_tick(&timeline, 0.2f));
    TEST_ASSERT_FALSE(timeline_running(&timeline));
    timeline_start(&timeline, 1, 0);
    timeline_skip(&timeline);
    TEST_ASSERT_FALSE(timeline_running(&timeline));
    timeline_scene(&timeline, timeline.time, &scene);
    TEST_ASSERT_NULL(man_of(&scene, "h7"));
    timeline_start(&timeline, -1, 0); /* taken back */
    timeline_tick(&timeline, 0.25f);
    timeline_scene(&timeline, timeline.time, &scene);
    TEST_ASSERT_TRUE(man_of(&scene, "h7")->alpha > 0.7f);
    match_free(&match);
}

/* How long an event of a move lasts after `moves`, with default options. */
static float length_of(const char *id, const char *moves, const char *last, int type)
{
    const struct game *game = game_find(id);
    struct settings settings = settings_default(game);
    struct match match;
    struct geometry geometry;
    struct timeline timeline;
    game->geometry(&settings, &geometry);
    match_start(&match, game, &settings);
    TEST_ASSERT_TRUE(match_play_moves(&match, moves, NULL));
    TEST_ASSERT_TRUE(match_play_text(&match, last, NULL));
    int at = match.length - 1;
    timeline_set_step(&timeline, &match, at, VIEWER_ALL, &geometry);
    timeline_start(&timeline, 1, 1);
    match_free(&match);
    for (int i = 0; i < timeline.events.count; i++)
        if (timeline.events.list[i].type == type)
            return timeline.beats[i].length;
    return -1;
}

/* The beam grows in 220 ms and stands for 100 ms; a captured piece takes 660 ms, a mill 240 ms. */
static void test_lights_have_their_specified_durations(void)
{
    TEST_ASSERT_FLOAT_WITHIN(0.001f, 0.32f, length_of("towers", "d7-h7", "f4-f7", EVENT_HIGHLIGHT));
    TEST_ASSERT_FLOAT_WITHIN(0.001f, 0.66f, length_of("towers", "d7-h7", "f4-f7", EVENT_CAPTURED));
    TEST_ASSERT_FLOAT_WITHIN(0.001f, 0.24f,
                             length_of("morris", "a1 b2 d1 f4", "g1", EVENT_HIGHLIGHT));
}

/* ---- captures ---- */

static struct match captures_match;
static struct geometry captures_geometry;

/* Plays captures at random until a move takes `count` towers at once; its timeline. */
static bool find_capture(int count, struct timeline *timeline)
{
    const struct game *game = game_find("towers");
    struct settings settings = settings_default(game);
    struct rng rng = {.state = 5};
    game->geometry(&settings, &captures_geometry);
    match_start(&captures_match, game, &settings);
    for (int i = 0; i < 3000; i++) {
        struct move list[MOVES_MAX];
        if (outcome_over(match_outcome(&captures_match))) {
            match_free(&captures_match);
            match_start(&captures_match, game, &settings);
        }
        int moves = game->moves(match_now(&captures_match), list), taken = 0;
        match_play(&captures_match, list[rng_below(&rng, moves)]);
        timeline_set_step(timeline, &captures_match, captures_match.length - 1, VIEWER_ALL,
                          &captures_geometry);
        for (int k = 0; k < timeline->events.count; k++)
            taken += timeline->events.list[k].type == EVENT_CAPTURED;
        if (taken == count)
            return true;
    }
    return false;
}

static int first_capture(const struct timeline *timeline)
{
    int index = 0;
    while (timeline->events.list[index].type != EVENT_CAPTURED)
        index++;
    return index;
}

/* From the first light to the landing: long enough to be felt, short enough to be played often. */
static void test_a_capture_lasts_between_600_and_1200_ms(void)
{
    for (int count = 1; count <= 2; count++) {
        struct timeline timeline;
        TEST_ASSERT_TRUE(find_capture(count, &timeline));
        timeline_start(&timeline, 1, 1);
        float from = timeline.beats[first_capture(&timeline) - 1].start;
        TEST_ASSERT_TRUE(timeline.length - from >= 0.6f && timeline.length - from <= 1.2f);
        match_free(&captures_match);
    }
}

static void test_two_captures_come_one_after_the_other(void)
{
    struct timeline timeline;
    TEST_ASSERT_TRUE(find_capture(2, &timeline));
    timeline_start(&timeline, 1, 1);
    const struct beat *beat = &timeline.beats[first_capture(&timeline)];
    TEST_ASSERT_FLOAT_WITHIN(0.001f, 0.14f, beat[1].start - beat[0].start);
    match_free(&captures_match);
}

/* Two or three frames at 60 Hz in which nothing moves at all, between the beam and the crack. */
static void test_a_hit_is_held_before_the_crack(void)
{
    struct timeline timeline;
    struct scene hit, before, after;
    TEST_ASSERT_TRUE(find_capture(1, &timeline));
    timeline_start(&timeline, 1, 1);
    const struct beat *beat = &timeline.beats[first_capture(&timeline)];
    float still = hit_ends * beat->length;
    TEST_ASSERT_TRUE(still >= 2.0f / 60 && still <= 3.5f / 60);
    timeline_scene(&timeline, beat->start + 0.2f * still, &before);
    timeline_scene(&timeline, beat->start + 0.9f * still, &hit);
    timeline_scene(&timeline, beat->start + 2.2f * still, &after);
    TEST_ASSERT_EQUAL_INT(before.count, hit.count);
    for (int i = 0; i < hit.count; i++)
        TEST_ASSERT_EQUAL_FLOAT(before.actors[i].x, hit.actors[i].x);
    TEST_ASSERT_TRUE(hit.shake <= 0 && after.shake > 0);
    match_free(&captures_match);
}

/* What is taken lands where the caller says, and is heard to; skipped, it does not linger. */
static void test_a_captured_piece_lands_where_it_is_told(void)
{
    struct timeline timeline;
    TEST_ASSERT_TRUE(find_capture(1, &timeline));
    timeline_start(&timeline, 1, 1);
    int taken = first_capture(&timeline);
    timeline.landings[taken] = (struct landing){.set = true, .x = -0.4f, .y = 0.3f, .size = 0.4f};
    unsigned heard = 0;
    while (timeline_running(&timeline)) {
        struct scene scene;
        heard |= timeline_tick(&timeline, 1.0f / 60);
        timeline_scene(&timeline, timeline.time, &scene);
        for (int i = 0; i < scene.burst_count; i++)
            TEST_ASSERT_EQUAL_FLOAT(-0.4f, scene.bursts[i].to.x);
    }
    TEST_ASSERT_TRUE(heard >> (TIMELINE_LANDED + taken) & 1);
    timeline_start(&timeline, 1, 1);
    TEST_ASSERT_EQUAL_UINT(0, timeline_skip(&timeline) >> TIMELINE_LANDED);
    TEST_ASSERT_FALSE(timeline_running(&timeline));
    match_free(&captures_match);
}

/* A man that is removed rises first, then is carried away whole. */
static void test_a_removed_man_is_lifted_before_he_is_carried(void)
{
    const struct game *game = game_find("morris");
    struct settings settings = settings_default(game);
    struct geometry geometry;
    struct match match;
    struct timeline timeline;
    struct scene scene;
    game->geometry(&settings, &geometry);
    match_start(&match, game, &settings);
    TEST_ASSERT_TRUE(match_play_moves(&match, "a1 b2 d1 f4 g1 xf4", NULL));
    timeline_set_step(&timeline, &match, match.length - 1, VIEWER_ALL, &geometry);
    timeline_start(&timeline, 1, 1);
    timeline.landings[0] = (struct landing){.set = true, .x = 1.3f, .y = 0.4f, .size = 0.4f};
    int cell = timeline.events.list[0].from;
    float lengths[] = {0.15f, 0.9f};
    for (int i = 0; i < 2; i++) {
        timeline_scene(&timeline, lengths[i] * timeline.length, &scene);
        const struct actor *man = NULL;
        for (int k = 0; k < scene.count; k++)
            man = scene.actors[k].moving ? &scene.actors[k] : man;
        TEST_ASSERT_NOT_NULL(man);
        TEST_ASSERT_FLOAT_WITHIN(0.03f, i ? 1.3f : geometry.x[cell], man->x);
        TEST_ASSERT_TRUE(i || man->lift > 0.1f);
        TEST_ASSERT_FLOAT_WITHIN(0.01f, 1, man->alpha);
    }
    match_free(&match);
}

/* ---- lines of light ---- */

static struct match lines_match;
static struct geometry lines_geometry;

/* A man on d6 completes b6-d6-f6 and d7-d6-d5 at once; a removal follows. */
static void complete_two_mills(void)
{
    const struct game *game = game_find("morris");
    struct settings settings = settings_default(game);
    game->geometry(&settings, &lines_geometry);
    match_start(&lines_match, game, &settings);
    TEST_ASSERT_TRUE(match_play_moves(&lines_match, "b6 a1 f6 g1 d7 b2 d5 f2 d6", NULL));
}

static int lines_during(int index, float part, float *weakest)
{
    struct timeline timeline;
    struct scene scene;
    timeline_set_step(&timeline, &lines_match, index, VIEWER_ALL, &lines_geometry);
    timeline_start(&timeline, 1, 1);
    timeline_scene(&timeline, timeline.length * part, &scene);
    *weakest = 1;
    for (int i = 0; i < scene.line_count; i++)
        *weakest = fminf(*weakest, scene.lines[i].strength);
    return scene.line_count;
}

static int lines_at_rest(int index)
{
    struct scene scene = {.count = 0};
    scene_light_turn(&scene, &lines_match, index, VIEWER_ALL);
    return scene.line_count;
}

static void test_lines_completed_at_once_are_all_lit(void)
{
    float weakest;
    complete_two_mills();
    TEST_ASSERT_EQUAL_INT(2, lines_during(lines_match.at - 1, 0.75f, &weakest));
    TEST_ASSERT_TRUE(weakest > 0.5f);
    match_free(&lines_match);
}

static void test_lines_stay_lit_until_the_turn_is_over(void)
{
    float weakest, later;
    complete_two_mills();
    int at = lines_match.at;
    TEST_ASSERT_EQUAL_INT(2, lines_during(at - 1, 1, &weakest));
    TEST_ASSERT_TRUE(weakest > 0.5f);
    TEST_ASSERT_EQUAL_INT(2, lines_at_rest(at));
    TEST_ASSERT_TRUE(match_play_text(&lines_match, "xa1", NULL));
    TEST_ASSERT_EQUAL_INT(2, lines_during(at, 0, &weakest));
    lines_during(at, 0.5f, &later);
    TEST_ASSERT_TRUE(later < weakest);
    TEST_ASSERT_EQUAL_INT(0, lines_during(at, 1, &weakest));
    TEST_ASSERT_EQUAL_INT(0, lines_at_rest(at + 1));
    match_free(&lines_match);
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_animations_join_the_positions);
    RUN_TEST(test_a_slide_lasts_as_long_as_its_path);
    RUN_TEST(test_a_capture_fades_calmly_without_motion);
    RUN_TEST(test_lights_have_their_specified_durations);
    RUN_TEST(test_a_capture_lasts_between_600_and_1200_ms);
    RUN_TEST(test_two_captures_come_one_after_the_other);
    RUN_TEST(test_a_hit_is_held_before_the_crack);
    RUN_TEST(test_a_captured_piece_lands_where_it_is_told);
    RUN_TEST(test_a_removed_man_is_lifted_before_he_is_carried);
    RUN_TEST(test_lines_completed_at_once_are_all_lit);
    RUN_TEST(test_lines_stay_lit_until_the_turn_is_over);
    return UNITY_END();
}
