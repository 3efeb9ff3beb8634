/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Taking a prize is the climax of a game: staged differently from any other battle, skipped by a
 * press, and a still picture without motion. */
#include <string.h>
#include <unity.h>

#include "core/event_text.h"
#include "core/registry.h"
#include "testing/null_platform.h"
#include "ui/screens/play.h"
#include "ui_driver.h"

/* What was drawn over some frames. */
static struct {
    int rays;            /* most in a frame */
    int alone, together; /* frames with the large piece of one player first, then of both */
    bool words_alone;    /* the outcome was read before the attacker had come */
} seen;

void setUp(void)
{
    driver_open(1280, 800);
    memset(null_sounds_played, 0, sizeof null_sounds_played);
    memset(&seen, 0, sizeof seen);
}

void tearDown(void)
{
    driver_watch = NULL;
    driver_close();
}

static const struct timeline *timeline(void)
{
    return &play_state()->board.timeline;
}

static bool is_shown(const struct draw *draw, const char *part_of_name)
{
    return draw->type == DRAW_PICTURE && draw->colour.a > 0 &&
           strstr(null_picture_name(draw->picture), part_of_name);
}

static void watch(void)
{
    bool large[2] = {false, false}, words = false;
    int rays = 0;
    for (int i = 0; i < canvas.count && timeline_running(timeline()); i++) {
        const struct draw *draw = &canvas.list[i];
        large[0] |= is_shown(draw, "/duel_1");
        large[1] |= is_shown(draw, "/duel_2");
        rays += draw->type == DRAW_RAY && draw->colour.a > 0;
        words |= draw->type == DRAW_TEXT && draw->size == TEXT_TITLE && draw->colour.a > 0;
    }
    seen.rays = rays > seen.rays ? rays : seen.rays;
    seen.alone += large[0] != large[1] && seen.together == 0;
    seen.together += large[0] && large[1];
    seen.words_alone |= words && large[0] != large[1];
}

static bool takes_prize(const struct match *match, struct move move)
{
    union position_room after;
    struct events events = {.count = 0};
    match->game->apply(match_now(match), move, &after.base, &events);
    return event_of_prize(match->game, &events) != NULL;
}

static bool is_battle(const struct match *match, struct move move)
{
    union position_room after;
    struct events events = {.count = 0};
    match->game->apply(match_now(match), move, &after.base, &events);
    const struct highlight *highlight = event_highlight(match->game, &events.list[0]);
    return highlight && highlight->style == HIGHLIGHT_CLASH;
}

static bool is_uneven_battle(const struct match *match, struct move move)
{
    union position_room after;
    struct events events = {.count = 0};
    int fallen = 0;
    match->game->apply(match_now(match), move, &after.base, &events);
    for (int i = 0; i < events.count; i++)
        fallen += events.list[i].type == EVENT_CAPTURED;
    return is_battle(match, move) && fallen == 1 && !event_of_prize(match->game, &events);
}

/* Random moves until a move does what is asked for; that one is played on the screen. */
static void play_until(bool (*wanted)(const struct match *match, struct move move))
{
    for (uint64_t chance = 1; chance < 60; chance++) {
        struct rng rng = {.state = chance};
        app_home(&app, &screen_menu);
        begin("stratego");
        struct match *match = &app.session.match;
        while (!outcome_over(match_outcome(match))) {
            struct move list[MOVES_MAX];
            int count = match->game->moves(match_now(match), list);
            for (int i = 0; i < count; i++) {
                if (!wanted(match, list[i]))
                    continue;
                app_continue_match(&app);
                go_through_curtains(DEVICE_KEYBOARD);
                memset(null_sounds_played, 0, sizeof null_sounds_played);
                driver_watch = watch;
                play_move(&app, list[i]);
                return;
            }
            match_play(match, list[rng_below(&rng, count)]);
        }
    }
    TEST_FAIL_MESSAGE("no such move was found");
}

static void test_a_battle_has_both_pieces_and_no_rays(void)
{
    play_until(is_battle);
    TEST_ASSERT_FALSE(timeline()->climax);
    settle();
    TEST_ASSERT_TRUE(seen.together > 20);
    TEST_ASSERT_EQUAL_INT(0, seen.alone);
    TEST_ASSERT_EQUAL_INT(0, seen.rays);
    TEST_ASSERT_EQUAL_INT(0, null_sounds_played[SOUND_PRIZE]);
}

static bool words_shown(void)
{
    bool shown = false;
    app_draw(&app, &canvas);
    for (int i = 0; i < canvas.count; i++)
        shown |= strstr(canvas.text + canvas.list[i].text, " beats ") &&
                 canvas.list[i].type == DRAW_TEXT && canvas.list[i].colour.a > 0;
    return shown;
}

/* Until then the pieces face each other; afterwards there is time to read. */
static void test_the_words_of_a_battle_come_with_the_blow(void)
{
    float first = 0, last = 0;
    play_until(is_uneven_battle);
    while (timeline_running(timeline())) {
        float now = timeline()->time;
        bool words = words_shown();
        first = words && first <= 0 ? now : first;
        last = words ? now : last;
        app_advance(&app, 1.0 / 60);
    }
    const struct beat *turned = NULL, *fallen = NULL;
    for (int i = 0; i < timeline()->events.count; i++) {
        if (timeline()->events.list[i].type == EVENT_REVEALED)
            turned = &timeline()->beats[i];
        if (timeline()->events.list[i].type == EVENT_CAPTURED)
            fallen = &timeline()->beats[i];
    }
    float blow = turned->start + turned->length + duel_faces;
    TEST_ASSERT_TRUE(first >= blow && first < blow + 0.1f);
    TEST_ASSERT_TRUE(last - first >= 0.85f);
    TEST_ASSERT_TRUE(fallen->start + fallen->length - turned->start <= 1.8f);
}

/* Long enough to read two pieces and a sentence, and skipped by a press. */
static void test_a_battle_without_motion_can_be_read(void)
{
    app.preferences.reduced_motion = 1;
    for (int press = 0; press < 2; press++) {
        int frames = 0;
        play_until(is_uneven_battle);
        while (timeline()->still > 0 && frames < 300) {
            TEST_ASSERT_TRUE(frames < 2 || words_shown()); /* they fade in */
            if (press && frames == 12)
                act(ACTION_ACCEPT, DEVICE_KEYBOARD);
            app_advance(&app, 1.0 / 60);
            frames++;
        }
        TEST_ASSERT_TRUE(press ? frames < 15 : frames > 115 && frames < 150);
        settle();
    }
    app.preferences.reduced_motion = 0;
    app.preferences.speed = SPEED_OFF;
    play_until(is_uneven_battle);
    TEST_ASSERT_TRUE(timeline()->still > 1 && timeline()->still < 1.5f);
    settle();
}

static void test_a_prize_is_seen_alone_and_then_held_up(void)
{
    null_rumbles = 0;
    play_until(takes_prize);
    TEST_ASSERT_TRUE(timeline()->climax);
    settle();
    TEST_ASSERT_TRUE(seen.alone > 20); /* once it has been turned over */
    TEST_ASSERT_TRUE(seen.together > 60);
    TEST_ASSERT_FALSE(seen.words_alone);
    TEST_ASSERT_TRUE(seen.rays >= 12);
    TEST_ASSERT_EQUAL_INT(1, null_sounds_played[SOUND_PRIZE]);
    TEST_ASSERT_EQUAL_INT(1, null_sounds_played[SOUND_TENSION]); /* a heartbeat as it is turned */
    TEST_ASSERT_EQUAL_INT(0, null_sounds_played[SOUND_BATTLE_WIN]);
    TEST_ASSERT_EQUAL_STRING("game_over", app_screen(&app)->name);
}

static void test_a_press_ends_it_at_any_time(void)
{
    static const float times[] = {0.05f, 0.6f, 1.2f, 1.8f, 2.2f, 2.9f, 4.2f};
    for (int i = 0; i < 7; i++) {
        tearDown();
        setUp();
        play_until(takes_prize);
        app_advance(&app, (double)times[i]);
        TEST_ASSERT_TRUE(timeline_running(timeline()));
        act(ACTION_ACCEPT, DEVICE_KEYBOARD);
        TEST_ASSERT_FALSE(timeline_running(timeline()));
        TEST_ASSERT_EQUAL_INT(1, null_sounds_played[SOUND_PRIZE]);
        act(ACTION_ACCEPT, DEVICE_KEYBOARD); /* the look at the cause */
        TEST_ASSERT_EQUAL_STRING("game_over", app_screen(&app)->name);
    }
}

/* Where everything on the stage is; the line of the time left runs out even without motion. */
static struct draw_place {
    struct rect box;
    float angle, scale, squeeze;
} places[DRAWS_MAX];
static int placed;

static int note_places(struct draw_place *list)
{
    int count = 0, first = 0;
    for (int i = 0; i < canvas.count; i++)
        first = canvas.list[i].type == DRAW_BLUR ? i : first;
    for (int i = first; i < canvas.count; i++) {
        const struct draw *draw = &canvas.list[i];
        if (draw->type != DRAW_FILL)
            list[count++] = (struct draw_place){draw->box, draw->angle, draw->scale, draw->squeeze};
    }
    return count;
}

static void test_without_motion_it_is_one_picture(void)
{
    static struct draw_place now[DRAWS_MAX];
    app.preferences.reduced_motion = 1;
    play_until(takes_prize);
    TEST_ASSERT_EQUAL_INT(1, null_sounds_played[SOUND_PRIZE]); /* at once, with the picture */
    int frames = 0;
    placed = 0;
    for (; timeline()->still > 0; frames++) {
        app_draw(&app, &canvas);
        watch();
        int count = note_places(now);
        if (placed > 0) {
            TEST_ASSERT_EQUAL_INT(placed, count);
            TEST_ASSERT_EQUAL_MEMORY(places, now, (size_t)count * sizeof *now);
        }
        memcpy(places, now, sizeof places);
        placed = frames > 0 ? count : 0; /* its first frame is its pictures' fetching */
        app_advance(&app, 1.0 / 60);
    }
    TEST_ASSERT_TRUE(frames > 60);
    TEST_ASSERT_EQUAL_INT(0, seen.alone);
    TEST_ASSERT_TRUE(seen.rays >= 12);
    settle();
    TEST_ASSERT_EQUAL_STRING("game_over", app_screen(&app)->name);
    TEST_ASSERT_EQUAL_INT(1, null_sounds_played[SOUND_PRIZE]);
}

/* Nothing of it is outside the window, whatever its shape and the size of text. */
static void test_the_stage_fits_every_window(void)
{
    static const float sizes[][2] = {
        {1920, 1080}, {1280, 800}, {800, 480}, {480, 800}, {1080, 1920}};
    play_until(takes_prize);
    app_advance(&app, 3.2);
    for (int i = 0; i < 5; i++)
        for (int scale = 0; scale < TEXT_SCALES; scale++) {
            app.preferences.text_size = scale;
            app_resize(&app, sizes[i][0], sizes[i][1]);
            app_draw(&app, &canvas);
            TEST_ASSERT_EQUAL_INT(0, canvas.dropped);
            struct rect window = layout_window(&app.layout);
            for (int k = 0; k < canvas.count; k++) {
                const struct draw *draw = &canvas.list[k];
                if (draw->type == DRAW_TEXT && draw->size >= TEXT_LARGE)
                    TEST_ASSERT_NULL(strstr(canvas.text + draw->text, "…"));
                if (!is_shown(draw, "/duel_"))
                    continue;
                TEST_ASSERT_TRUE(draw->box.x > window.x);
                TEST_ASSERT_TRUE(draw->box.x + draw->box.w < window.x + window.w);
                TEST_ASSERT_TRUE(rect_has(window, rect_cx(draw->box), rect_cy(draw->box)));
            }
        }
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_a_battle_has_both_pieces_and_no_rays);
    RUN_TEST(test_the_words_of_a_battle_come_with_the_blow);
    RUN_TEST(test_a_battle_without_motion_can_be_read);
    RUN_TEST(test_a_prize_is_seen_alone_and_then_held_up);
    RUN_TEST(test_a_press_ends_it_at_any_time);
    RUN_TEST(test_without_motion_it_is_one_picture);
    RUN_TEST(test_the_stage_fits_every_window);
    return UNITY_END();
}
