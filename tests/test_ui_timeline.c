/* An animation begins with the position before and ends with the position after, backward too, and
 * no piece appears or vanishes in between. For every game, over random play. */
#include <math.h>
#include <unity.h>

#include "base/rng.h"
#include "core/match.h"
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

/* The beam 160 ms, the captured pieces 320 ms, a mill 240 ms. */
static void test_lights_have_their_specified_durations(void)
{
    TEST_ASSERT_FLOAT_WITHIN(0.001f, 0.16f, length_of("towers", "d7-h7", "f4-f7", EVENT_HIGHLIGHT));
    TEST_ASSERT_FLOAT_WITHIN(0.001f, 0.32f, length_of("towers", "d7-h7", "f4-f7", EVENT_CAPTURED));
    TEST_ASSERT_FLOAT_WITHIN(0.001f, 0.24f,
                             length_of("morris", "a1 b2 d1 f4", "g1", EVENT_HIGHLIGHT));
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
    RUN_TEST(test_lights_have_their_specified_durations);
    RUN_TEST(test_lines_completed_at_once_are_all_lit);
    RUN_TEST(test_lines_stay_lit_until_the_turn_is_over);
    return UNITY_END();
}
