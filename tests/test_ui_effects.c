/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Particles and lights: every effect appears with its event and within bounds, and none with
 * reduced motion. */
#include <stdio.h>
#include <string.h>
#include <unity.h>

#include "core/event_text.h"
#include "core/notation.h"
#include "core/registry.h"
#include "testing/null_platform.h"
#include "ui/board/board_view.h"
#include "ui/screens/lesson.h"
#include "ui/screens/menu.h"
#include "ui/screens/play.h"
#include "ui/screens/play_trays.h"
#include "ui_driver.h"

static int particles, most_particles;
static float beam, glow, flash, trail;
static int staged;           /* large pictures on the stage of a battle … */
static float enlarged;       /* … and how much the largest was enlarged */
static bool verdict;         /* of a battle was read on the screen */
static bool moving, growing; /* a man; the rectangle of a capture */

void setUp(void)
{
    driver_open(1280, 800);
    struct fault fault = {""};
    TEST_ASSERT_TRUE(theme_read(&app.theme, "effects.additive = no\n", &fault));
    app_retheme(&app);
    particles = most_particles = staged = 0;
    enlarged = 0;
    beam = glow = flash = trail = 0;
    moving = growing = false;
    verdict = false;
}

void tearDown(void)
{
    driver_close();
}

static bool is_particle(const struct draw *draw)
{
    if (draw->type != DRAW_PICTURE)
        return false;
    const char *name = null_picture_name(draw->picture);
    return strstr(name, "shard") || strstr(name, "dust") || strstr(name, "spark");
}

/* Not in the middle of its cell, lifted, turned or of another size. */
static bool is_astray(const struct actor *man, const struct geometry *geometry)
{
    return man->moving || man->lift != 0 || man->scale != 1 || man->turn != 1 || man->angle != 0 ||
           man->x != geometry->x[man->cell] || man->y != geometry->y[man->cell];
}

static void watch(void)
{
    int here = 0;
    for (int i = 0; i < canvas.count; i++) {
        const struct draw *draw = &canvas.list[i];
        here += is_particle(draw);
        if (draw->type == DRAW_PICTURE && draw->colour.a > 0 &&
            strstr(null_picture_name(draw->picture), "/duel_")) {
            staged++;
            enlarged = fmaxf(enlarged, draw->scale);
        }
        verdict |= draw->type == DRAW_TEXT && strstr(canvas.text + draw->text, " beats ");
    }
    particles += here;
    most_particles = here > most_particles ? here : most_particles;
    const struct timeline *timeline = app_screen(&app) == &screen_lesson
                                          ? &lesson_page_state()->board.timeline
                                          : &play_state()->board.timeline;
    if (!timeline_running(timeline))
        return;
    struct scene scene;
    timeline_scene(timeline, timeline->time, &scene);
    beam = larger(beam, scene.beam);
    for (int i = 0; i < scene.line_count; i++)
        glow = larger(glow, scene.lines[i].strength);
    flash = larger(flash, scene.flash);
    trail = larger(trail, scene.trail);
    growing |= scene.beam > 0 && scene.beam < 1;
    for (int i = 0; i < scene.count; i++)
        moving |= is_astray(&scene.actors[i], timeline->geometry);
}

/* Plays moves as a player would see them, frame by frame. */
static void show(const char *game, const char *moves)
{
    char word[16];
    begin(game);
    driver_watch = watch;
    while (next_word(&moves, word, sizeof word)) {
        struct move move;
        struct fault fault = {""};
        const struct match *match = &app.session.match;
        bool legal = move_find(match->game, match_now(match), word, &move, &fault);
        TEST_ASSERT_TRUE_MESSAGE(legal, fault.text);
        play_move(&app, move);
        settle();
        go_through_curtains(DEVICE_KEYBOARD);
    }
    driver_watch = NULL;
}

static void test_a_capture_draws_its_rectangle_and_breaks(void)
{
    show("towers", "d7-h7 f4-f7");
    TEST_ASSERT_TRUE(beam > 0.9f && flash > 0.5f);
    TEST_ASSERT_TRUE(particles > 50);
}

static void test_a_mill_glows_and_a_removal_raises_dust(void)
{
    show("morris", "a1 a7 d1 g7 g1");
    TEST_ASSERT_TRUE(glow > 0.8f);
    TEST_ASSERT_EQUAL_INT(0, particles);
    act(ACTION_FOCUS, DEVICE_KEYBOARD);
    driver_watch = watch;
    play_move(&app, move_remove(cell_at(0, 6)));
    settle();
    TEST_ASSERT_TRUE(particles > 10);
}

static void test_a_pawn_leaves_a_trail(void)
{
    show("dodgem", "e5-e4 a4-b4 e4-e3 b4-b3 e3-e2 b3-b4 e2-e1 b4-b3 e1-off");
    TEST_ASSERT_TRUE(trail > 0.8f);
}

/* The visible body of a man as drawn, however small. */
static struct rect body_of(const struct board_view *view, const struct actor *man)
{
    struct rect body = view->look.piece[man->piece.owner][man->piece.kind].body;
    struct point foot = board_view_project(view, man->x, man->y);
    float size = man->scale * view->cell;
    foot.y -= man->lift * view->look.rise * view->cell;
    return (struct rect){foot.x + body.x * size, foot.y + body.y * size, body.w * size,
                         body.h * size};
}

/* The last step of this match as it is seen in a window; how far beyond it a man is, in pixels. */
static float look_beyond(const struct match *match, const struct layout *layout,
                         const struct landing *landing)
{
    struct board_view view;
    struct timeline steps;
    struct scene scene;
    float beyond = 0;
    board_view_open(&view, &app.theme, match->game, &match->settings);
    board_view_place(&view, layout->board);
    timeline_set_step(&steps, match, match->length - 1, VIEWER_ALL, &view.geometry);
    timeline_start(&steps, 1, 1);
    steps.landings[0] = *landing;
    for (float time = 0; time < steps.length; time += 1.0f / 120) {
        timeline_scene(&steps, time, &scene);
        for (int i = 0; i < scene.count; i++) {
            struct rect body = body_of(&view, &scene.actors[i]);
            beyond = larger(beyond, -smaller(body.x, body.y));
            beyond = larger(beyond, body.x + body.w - layout->width);
            beyond = larger(beyond, body.y + body.h - layout->prompts.y);
        }
    }
    return beyond;
}

/* Random moves until a pawn of this player leaves; the match ends with that step. */
static void play_until_exit(struct match *match, int size, int player)
{
    const struct game *game = game_find("dodgem");
    struct settings settings = settings_default(game);
    struct rng rng = {.state = (uint64_t)(size + 10 * player)};
    char value[8];
    snprintf(value, sizeof value, "%d", size);
    TEST_ASSERT_TRUE(settings_set(game, &settings, "size", value, NULL));
    for (;;) {
        match_start(match, game, &settings);
        while (!outcome_over(match_outcome(match))) {
            struct move list[MOVES_MAX];
            struct events events;
            match_play(match, list[rng_below(&rng, game->moves(match_now(match), list))]);
            match_events(match, match->length - 1, VIEWER_ALL, &events);
            if (events.list[0].type == EVENT_LEFT && events.list[0].player == player)
                return;
        }
        match_free(match);
    }
}

/* Up or to the right, on small and large boards, in windows of every shape, and whether or not a
 * tray is drawn to which it could fly. */
static void test_a_pawn_that_leaves_stays_in_the_window(void)
{
    static const float windows[][2] = {{1920, 1080}, {1280, 800},  {800, 480}, {640, 480},
                                       {480, 800},   {1080, 1920}, {480, 320}};
    for (int i = 0; i < 3 * 2 * 7; i++) {
        static const int sizes[] = {3, 5, 8};
        int size = sizes[i % 3], player = i / 3 % 2;
        const float *window = windows[i / 6];
        struct match match;
        struct layout layout;
        layout_for(&layout, window[0], window[1], 1);
        play_until_exit(&match, size, player);
        for (int tray = 0; tray < 2; tray++) {
            char where[80];
            float aside = player == 0 ? -0.2f : 1.2f;
            struct landing landing = {.set = tray, .x = aside, .y = 0.4f, .size = 0.3f};
            if (layout.portrait)
                landing = (struct landing){.set = tray, .x = 0.4f, .y = 1 - aside, .size = 0.3f};
            snprintf(where, sizeof where, "player %d, %d×%d, %gx%g, tray %d", player + 1, size,
                     size, (double)window[0], (double)window[1], tray);
            TEST_ASSERT_TRUE_MESSAGE(look_beyond(&match, &layout, &landing) <= 0, where);
        }
        match_free(&match);
    }
}

/* And it is put down in its owner's tray. */
static void test_a_pawn_that_leaves_lands_in_its_tray(void)
{
    const char *const moves[] = {"e5-e4 a4-b4 e4-e3 b4-b3 e3-e2 b3-b4 e2-e1 b4-b3 e1-off",
                                 "b5-b4 a3-b3 e5-e4 b3-c3 e4-d4 c3-d3 d4-e4 d3-e3 e4-d4 e3-off"};
    for (int player = 0; player < 2; player++) {
        struct rect place;
        app_home(&app, &screen_menu);
        begin("dodgem");
        const struct match *match = &app.session.match;
        TEST_ASSERT_TRUE(match_play_moves(&app.session.match, moves[player], NULL));
        match_undo(&app.session.match);
        app_continue_match(&app);
        struct move move = match->steps[match->at].move;
        play_move(&app, move);
        const struct timeline *timeline = &play_state()->board.timeline;
        while (timeline->time < flight_ends * timeline->length) {
            app_draw(&app, &canvas);
            app_advance(&app, 1.0 / 60);
        }
        TEST_ASSERT_TRUE(timeline_running(timeline));
        TEST_ASSERT_TRUE(play_tray_place(&app, player, 0, 0, &place));
        struct scene scene;
        timeline_scene(timeline, timeline->time, &scene);
        const struct actor *man = NULL;
        for (int i = 0; i < scene.count; i++)
            man = scene.actors[i].moving ? &scene.actors[i] : man;
        TEST_ASSERT_NOT_NULL(man);
        struct point at = board_view_project(&play_state()->board.view, man->x, man->y);
        TEST_ASSERT_TRUE(rect_has(place, at.x, at.y));
        settle();
    }
}

static void test_a_battle_flashes_and_its_loser_breaks(void)
{
    lesson_open(&app, menu_state()->shows[3].match.game);
    act(ACTION_REDO, DEVICE_KEYBOARD); /* to the scout's attack on the spy */
    settle();
    driver_watch = watch;
    for (int i = 0; i < 2; i++)
        choose_on(&lesson_page_state()->board.view, &lesson_page_state()->board.choice,
                  cell_at(1, i ? 3 : 6), CELL_NONE, DEVICE_MOUSE);
    settle();
    TEST_ASSERT_EQUAL_INT(LESSON_SOLVED, lesson_page_state()->state);
    TEST_ASSERT_TRUE(flash > 0.8f && particles > 50);
    TEST_ASSERT_TRUE(verdict);
    TEST_ASSERT_TRUE(staged > 50);
    TEST_ASSERT_TRUE(enlarged > 0.8f && enlarged < 1.001f); /* sharp when it is largest */
}

static void test_effects_are_bounded(void)
{
    show("towers", "d7-h7 f4-f7");
    TEST_ASSERT_TRUE(most_particles <= BURSTS_MAX * 26);
}

static int captures_of(const struct match *match, struct move move)
{
    union position_room after;
    struct events events = {.count = 0};
    int count = 0;
    match->game->apply(match_now(match), move, &after.base, &events);
    for (int i = 0; i < events.count; i++) {
        const struct highlight *highlight = event_highlight(match->game, &events.list[i]);
        count += events.list[i].type == EVENT_CAPTURED || events.list[i].type == EVENT_LEFT ||
                 (highlight && highlight->gain);
    }
    return count;
}

/* Plays a capture if there is one; returns how much it takes. */
static int play_greedily(struct rng *rng)
{
    const struct match *match = &app.session.match;
    struct move list[MOVES_MAX];
    int count = match->game->moves(match_now(match), list), most = 0;
    struct move best = list[rng_below(rng, count)];
    for (int i = 0; i < count; i++)
        if (captures_of(match, list[i]) > most) {
            most = captures_of(match, list[i]);
            best = list[i];
        }
    play_move(&app, best);
    return most;
}

/* Whole games: captures, mills, battles, the celebration at the end. */
static void test_reduced_motion_draws_no_particle(void)
{
    static const char *const ids[] = {"towers", "dodgem", "morris", "stratego"};
    for (int i = 0; i < 4; i++) {
        tearDown();
        setUp();
        struct rng rng = {.state = (uint64_t)i + 1};
        int taken = 0;
        app.preferences.reduced_motion = 1;
        begin(ids[i]);
        driver_watch = watch;
        for (int k = 0; k < 1500 && !outcome_over(match_outcome(&app.session.match)); k++) {
            taken += play_greedily(&rng);
            go_through_curtains(DEVICE_KEYBOARD);
            app_draw(&app, &canvas);
            watch();
        }
        settle();
        TEST_ASSERT_TRUE(taken > 0);
        TEST_ASSERT_EQUAL_STRING("game_over", app_screen(&app)->name);
        TEST_ASSERT_EQUAL_INT(0, particles);
        TEST_ASSERT_TRUE(flash <= 0 && trail <= 0);
        TEST_ASSERT_FALSE(growing);
        TEST_ASSERT_FALSE(moving &&
                          strcmp(ids[i], "stratego") != 0); /* a still picture of battles */
    }
}

/* And with motion the same games do draw them: the test above can fail. */
static void test_motion_draws_particles(void)
{
    struct rng rng = {.state = 1};
    begin("towers");
    driver_watch = watch;
    for (int k = 0; k < 300 && particles == 0; k++) {
        play_greedily(&rng);
        settle();
    }
    TEST_ASSERT_TRUE(particles > 0);
}

/* How many things are drawn after the only man on the board. */
static int drawn_over_a_man(const struct scene *scene, const struct marks *marks)
{
    struct board_view view;
    struct settings settings = settings_default(game_find("morris"));
    board_view_open(&view, &app.theme, game_find("morris"), &settings);
    board_view_place(&view, app.layout.board);
    canvas_begin(&canvas, 1280, 800);
    board_view_draw(&view, &app.theme, &canvas, scene, marks);
    for (int i = 0; i < canvas.count; i++)
        if (canvas.list[i].picture == view.look.piece[0][0].picture)
            return canvas.count - 1 - i;
    return -1;
}

/* The light of a mill and the rings of selection and hint are drawn around a man's foot; only
 * attack marks are drawn on the man. */
static void test_marks_and_light_do_not_cover_men(void)
{
    struct geometry geometry;
    const struct game *game = game_find("morris");
    struct settings settings = settings_default(game);
    game->geometry(&settings, &geometry);
    int cell = geometry.cells[0];
    struct scene scene = {.count = 1};
    scene.actors[0] = (struct actor){
        .x = geometry.x[cell], .y = geometry.y[cell], .alpha = 1, .scale = 1, .turn = 1};
    struct marks marks;
    marks_clear(&marks);
    marks.cell[cell] = MARK_SELECTED | MARK_HINT;
    scene.line_count = 1;
    scene.lines[0] = (struct lit_line){.strength = 1, .count = 3};
    for (int i = 0; i < 3; i++)
        scene.lines[0].cells[i] = geometry.cells[i];
    TEST_ASSERT_EQUAL_INT(0, drawn_over_a_man(&scene, &marks));
    marks.cell[cell] = MARK_DESTINATION | MARK_CAPTURES;
    TEST_ASSERT_GREATER_THAN(0, drawn_over_a_man(&scene, &marks));
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_a_capture_draws_its_rectangle_and_breaks);
    RUN_TEST(test_a_mill_glows_and_a_removal_raises_dust);
    RUN_TEST(test_a_pawn_leaves_a_trail);
    RUN_TEST(test_a_pawn_that_leaves_stays_in_the_window);
    RUN_TEST(test_a_pawn_that_leaves_lands_in_its_tray);
    RUN_TEST(test_a_battle_flashes_and_its_loser_breaks);
    RUN_TEST(test_effects_are_bounded);
    RUN_TEST(test_reduced_motion_draws_no_particle);
    RUN_TEST(test_motion_draws_particles);
    RUN_TEST(test_marks_and_light_do_not_cover_men);
    return UNITY_END();
}
