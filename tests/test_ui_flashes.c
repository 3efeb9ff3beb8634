/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* No effect flashes: over the frames of each, in every theme, nothing becomes brighter and darker
 * more than three times a second, and nothing large does so even twice. A flash is a pair of
 * opposing changes of relative luminance by a tenth or more, the darker of both below 0.8
 * (WCAG 2, 2.3.1). */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unity.h>

#include "base/files.h"
#include "core/notation.h"
#include "core/registry.h"
#include "play.h"
#include "rendered.h"
#include "ui/screens/new_game.h"
#include "ui/screens/play.h"
#include "ui/screens/puzzle.h"
#include "ui_driver.h"

enum { WIDTH = 480, HEIGHT = 320, BLOCK = 8, ACROSS = WIDTH / BLOCK, DOWN = HEIGHT / BLOCK };
enum { BLOCKS = ACROSS * DOWN, RATE = 20, CHANGES_MAX = 3 * 2 }; /* in a second */

static const float strength = 0.1f, bright = 0.8f;
static const float few = 0.01f, quarter = 0.25f; /* of the screen */

/* One part of the screen: where its luminance turned last, and when it changed within a second. */
struct block {
    float turned;
    int direction; /* 1 it became brighter, -1 darker, 0 neither yet */
    int changes[RATE];
};

static struct block blocks[BLOCKS];
static int frame;
static float most_often, most_area; /* of one effect: what flashes too often, and twice a second */
static const char *theme;

void setUp(void)
{
}

void tearDown(void)
{
}

static bool is_change(float from, float to)
{
    return fabsf(to - from) >= strength && smaller(from, to) < bright;
}

/* Counts a change when the luminance has gone far enough the other way. */
static void follow(struct block *block, float luminance)
{
    int *now = &block->changes[frame % RATE];
    *now = 0;
    if (frame == 0) {
        *block = (struct block){.turned = luminance};
        return;
    }
    int direction = luminance > block->turned ? 1 : -1;
    if (block->direction == direction) { /* further the same way */
        block->turned = luminance;
    } else if (is_change(block->turned, luminance)) {
        *now = 1;
        block->direction = direction;
        block->turned = luminance;
    }
}

static float mean_luminance(int index)
{
    const float *seen = rendered_luminance();
    int left = index % ACROSS * BLOCK, top = index / ACROSS * BLOCK;
    float sum = 0;
    for (int y = top; y < top + BLOCK; y++)
        for (int x = left; x < left + BLOCK; x++)
            sum += seen[y * WIDTH + x];
    return sum / (BLOCK * BLOCK);
}

/* Measures what the canvas holds. */
static void measure(void)
{
    int often = 0, twice = 0;
    rendered_show(&canvas);
    for (int i = 0; i < BLOCKS; i++) {
        int changes = 0;
        follow(&blocks[i], mean_luminance(i));
        for (int k = 0; k < RATE; k++)
            changes += blocks[i].changes[k];
        often += changes > CHANGES_MAX;
        twice += changes >= 2 * 2;
    }
    frame++;
    most_often = larger(most_often, (float)often / BLOCKS);
    most_area = larger(most_area, (float)twice / BLOCKS);
}

static void watch(float seconds)
{
    for (int i = 0; i < (int)(seconds * RATE); i++) {
        app_advance(&app, 1.0 / RATE);
        app_draw(&app, &canvas);
        measure();
    }
}

/* ---- the effects ---- */

static void open_game(const char *name, bool before_end)
{
    char path[PATH_TEXT], *line;
    size_t size;
    snprintf(path, sizeof path, "%s/docs/screenshots/games/%s.quatuor", getenv("QUATUOR_SOURCE"),
             name);
    char *text = file_read(path, 1 << 20, &size, NULL);
    TEST_ASSERT_NOT_NULL_MESSAGE(text, path);
    while ((line = strstr(text, ": level")) != NULL) /* between two people */
        memcpy(line, ": human", 7);
    continue_save(text);
    free(text);
    if (before_end) {
        struct match *match = &app.session.match;
        match_go(match, match->length - 1);
        match->length = match->at;
        app_continue_match(&app);
    }
    go_through_curtains(DEVICE_MOUSE);
    settle();
}

static void play(const char *words)
{
    struct move move;
    const struct match *match = &app.session.match;
    TEST_ASSERT_TRUE_MESSAGE(move_find(match->game, match_now(match), words, &move, NULL), words);
    play_move(&app, move);
}

static void play_all(const char *const *moves)
{
    for (; moves[1]; moves++) {
        play(*moves);
        settle();
    }
    play(*moves);
}

static void show_title(void)
{
    app_home(&app, &screen_menu);
    watch(2);
}

static void show_screens(void)
{
    static const struct screen *const ways[] = {&screen_settings, &screen_arcade, &screen_records};
    for (int i = 0; i < 3; i++) {
        app_push(&app, ways[i]);
        watch(0.7f);
        app_pop(&app);
        watch(0.7f);
    }
}

static void show_capture(void)
{
    static const char *const moves[] = {"d7-h7", "f4-f7", NULL};
    begin("towers");
    settle();
    play_all(moves);
    watch(3);
}

static void show_mill(void)
{
    static const char *const moves[] = {"a1", "b2", "d1", "f4", "g1", NULL};
    begin("morris");
    settle();
    play_all(moves);
    watch(2);
    play("xf4");
    watch(2);
}

static void show_exit(void)
{
    static const char *const moves[] = {"b5-b4", "a1-b1", "b4-b3", "b1-c1",  "b3-b2",
                                        "c1-d1", "b2-b1", "d1-e1", "b1-off", NULL};
    begin("dodgem");
    settle();
    play_all(moves);
    watch(3);
}

static void show_battle(void)
{
    open_game("stratego", false);
    play("i6-i5");
    watch(4);
}

static void show_flag(void)
{
    open_game("stratego-over", true);
    play("a2-a1");
    watch(8);
}

static void show_end(const char *name)
{
    char over[40];
    struct move last;
    snprintf(over, sizeof over, "%s-over", name);
    open_game(over, false);
    last = app.session.match.steps[app.session.match.length - 1].move;
    app_home(&app, &screen_menu);
    open_game(over, true);
    play_move(&app, last);
    watch(6);
}

static void show_towers_end(void)
{
    show_end("towers");
}

static void show_dodgem_end(void)
{
    show_end("dodgem");
}

static void show_morris_end(void)
{
    show_end("morris");
}

static void show_last_seconds(void)
{
    begin("towers");
    settle();
    struct match *match = &app.session.match;
    for (int i = 0; i < 2; i++)
        match->time[i] = (struct time_control){.kind = TIME_TOTAL, .allowance = 2000};
    watch(4); /* and the flag falls */
}

static void show_hint(void)
{
    begin("towers");
    settle();
    act(ACTION_HINT, DEVICE_KEYBOARD);
    watch(3);
}

/* The count-down, then answers as fast as anybody gives them. */
static void show_rush(void)
{
    puzzle_open(&app, MODE_RUSH, game_find("dodgem"));
    watch(4);
    for (int i = 0; i < 6; i++) {
        puzzle_page()->flash = 0.7f;
        puzzle_page()->flash_good = i != 4;
        puzzle_page()->gained = 100;
        puzzle_page()->kept.run.streak = i;
        watch(0.4f);
    }
}

enum when { ALWAYS, IN_ONE_THEME, IN_LONG_RUNS };

static const struct {
    const char *name;
    void (*show)(void);
    enum when when;
} effects[] = {{"the title", show_title, IN_ONE_THEME},
               {"other screens", show_screens, IN_ONE_THEME},
               {"a capture", show_capture, IN_ONE_THEME},
               {"a mill", show_mill, IN_ONE_THEME},
               {"leaving the board", show_exit, IN_ONE_THEME},
               {"a battle", show_battle, ALWAYS},
               {"the flag", show_flag, IN_ONE_THEME},
               {"a win in towers", show_towers_end, ALWAYS},
               {"a win in dodgem", show_dodgem_end, IN_LONG_RUNS},
               {"a win in morris", show_morris_end, IN_LONG_RUNS},
               {"the last seconds", show_last_seconds, IN_ONE_THEME},
               {"a hint", show_hint, IN_ONE_THEME},
               {"a rush", show_rush, ALWAYS}};

/* The themes share the effects and their times; what differs is how bright they are. Unless the run
 * is long, the one whose lights add up goes through all, the others through what flashes most:
 * battles, confetti and rushes. The ends of games share their confetti. */
static bool is_watched(enum when when)
{
    bool bright_theme = strcmp(theme, "arcade") == 0 && !getenv("QUATUOR_BRIEF");
    return long_run() || when == ALWAYS || (when == IN_ONE_THEME && bright_theme);
}

static bool flashes(size_t effect)
{
    frame = 0;
    most_often = most_area = 0;
    effects[effect].show();
    printf("%s, %s: %.1f %% of the screen flashes twice a second, %.1f %% more than three times\n",
           theme, effects[effect].name, (double)(100 * most_area), (double)(100 * most_often));
    fflush(stdout);
    return most_often > few || most_area > quarter;
}

static void test_no_effect_flashes(void)
{
    int complaints = 0;
    for (int i = 0; rendered_themes[i]; i++)
        for (size_t k = 0; k < sizeof effects / sizeof *effects; k++) {
            theme = rendered_themes[i];
            if (!is_watched(effects[k].when))
                continue;
            rendered_open(WIDTH, HEIGHT, theme);
            settle();
            complaints += flashes(k);
            rendered_close();
        }
    TEST_ASSERT_EQUAL_INT_MESSAGE(0, complaints, "see the lines above");
}

/* The measure itself: light that comes and goes. */
static void blink(float area, int times, float level)
{
    frame = 0;
    most_often = most_area = 0;
    for (int i = 0; i < RATE; i++) {
        bool on = i * 2 * times / RATE % 2;
        canvas_begin(&canvas, WIDTH, HEIGHT);
        canvas_fill(&canvas, (struct rect){0, 0, WIDTH, HEIGHT}, 0, rgb(0));
        if (on)
            canvas_fill(&canvas, (struct rect){0, 0, WIDTH, area * HEIGHT}, 0,
                        (struct colour){(uint8_t)(255 * level), (uint8_t)(255 * level),
                                        (uint8_t)(255 * level), 255});
        measure();
    }
}

static void test_flashes_are_found(void)
{
    rendered_open(WIDTH, HEIGHT, rendered_themes[0]);
    blink(0.5f, 5, 1);
    TEST_ASSERT_FLOAT_WITHIN(0.02f, 0.5f, most_often);
    TEST_ASSERT_FLOAT_WITHIN(0.02f, 0.5f, most_area);
    blink(0.5f, 3, 1);
    TEST_ASSERT_EQUAL_FLOAT(0, most_often);
    TEST_ASSERT_FLOAT_WITHIN(0.02f, 0.5f, most_area);
    blink(0.5f, 5, 0.3f); /* a luminance of 0.07 */
    TEST_ASSERT_EQUAL_FLOAT(0, most_area);
    rendered_close();
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_flashes_are_found);
    RUN_TEST(test_no_effect_flashes);
    return UNITY_END();
}
