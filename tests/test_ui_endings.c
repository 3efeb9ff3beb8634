/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* The end of a game: its cause is shown on the board, then a result that covers nothing of it, with
 * confetti once, never over words, and never for those who asked for calm. */
#include <math.h>
#include <stdio.h>
#include <string.h>
#include <unity.h>

#include "core/cause.h"
#include "core/registry.h"
#include "core/save.h"
#include "testing/null_platform.h"
#include "ui/board/cause_marks.h"
#include "ui/board/confetti.h"
#include "ui/screens/offer.h"
#include "ui/screens/play.h"
#include "ui/screens/play_status.h"
#include "ui/screens/result_stage.h"
#include "ui/screens/review.h"
#include "ui_driver.h"

void setUp(void)
{
    driver_open(1280, 800);
}

void tearDown(void)
{
    driver_close();
}

/* ---- confetti ---- */

static struct confetti festive(float time)
{
    return (struct confetti){.area = {0, 0, 1280, 700},
                             .unit = 20,
                             .time = time,
                             .colours = {rgb(1), rgb(2), rgb(3), rgb(4)}};
}

/* Whether a strip, however it is turned, or a part of a streamer touches a box. */
static bool touches(const struct draw *draw, struct rect box)
{
    bool line = draw->type == DRAW_LINE;
    for (int i = 0; i <= 10; i++) {
        float part = (float)i / 10, radius = line ? draw->width / 2 : 0;
        float x = line ? draw->box.x + part * draw->box.w : rect_cx(draw->box);
        float y = line ? draw->box.y + part * draw->box.h : rect_cy(draw->box);
        if (!line)
            radius = hypotf(draw->box.w, draw->box.h) / 2;
        float dx = x - clamped(x, box.x, box.x + box.w), dy = y - clamped(y, box.y, box.y + box.h);
        if (hypotf(dx, dy) < radius)
            return true;
    }
    return false;
}

static void test_confetti_never_covers_words(void)
{
    int drawn = 0;
    for (float time = 0; time <= confetti_seconds + 0.1f; time += 0.05f) {
        struct confetti confetti = festive(time);
        canvas_begin(&canvas, 1280, 800);
        for (int i = 0; i < 12; i++)
            canvas_text(&canvas, text_centred(TEXT_LARGE, rgb(0)),
                        point_at(100 + 95 * (float)i, 40 + 55 * (float)i), "Ada wins");
        int words = canvas.count;
        confetti_draw(&confetti, &canvas);
        drawn += canvas.count - words;
        for (int i = words; i < canvas.count; i++)
            for (int k = 0; k < words; k++) {
                const struct draw *text = &canvas.list[k];
                float w = text_width(TEXT_LARGE, "Ada wins"), h = text_height(TEXT_LARGE);
                struct rect box = {draw_text_left(text, w), text->box.y - h / 2, w, h};
                TEST_ASSERT_FALSE(touches(&canvas.list[i], box));
            }
    }
    TEST_ASSERT_TRUE(drawn > 1000);
}

static void test_confetti_falls_and_is_gone(void)
{
    float last = confetti_seconds - 0.02f;
    struct confetti confetti = festive(last);
    canvas_begin(&canvas, 1280, 800);
    confetti_draw(&confetti, &canvas);
    TEST_ASSERT_TRUE(canvas.count < 12); /* nothing disappears in the middle of its way */
    confetti.time = confetti_seconds;
    canvas_begin(&canvas, 1280, 800);
    confetti_draw(&confetti, &canvas);
    TEST_ASSERT_EQUAL_INT(0, canvas.count);
}

/* ---- the stage ---- */

/* Strips of paper are the only narrow fills that are turned. */
static int strips_drawn(void)
{
    int count = 0;
    for (int i = 0; i < canvas.count; i++) {
        const struct draw *draw = &canvas.list[i];
        count += draw->type == DRAW_FILL && draw->angle != 0 && draw->radius <= 0;
    }
    return count;
}

static int most_strips;

static void watch_strips(void)
{
    int here = strips_drawn();
    most_strips = here > most_strips ? here : most_strips;
}

static void pass(float seconds)
{
    for (float t = 0; t < seconds; t += 1.0f / 60) {
        app_advance(&app, 1.0 / 60);
        app_draw(&app, &canvas);
        watch_strips();
    }
}

/* Random moves until a game is over by a rule; `chance` chooses the game. */
static bool end_somehow(const char *id, uint64_t chance, const char *second)
{
    struct rng rng = {.state = chance};
    start_between(id, "human", second);
    struct match *match = &app.session.match;
    match_set_up(match);
    for (int i = 0; i < 4000; i++) {
        struct move list[MOVES_MAX];
        int count = match->game->moves(match_now(match), list);
        struct move move = list[rng_below(&rng, count)];
        match_play(match, move);
        if (!outcome_over(match_outcome(match)))
            continue;
        match_undo(match);
        match->length = match->at;
        app_continue_match(&app);
        go_through_curtains(DEVICE_KEYBOARD);
        most_strips = 0;
        if (session_is_person(&app.session, match_now(match)->turn))
            play_move(&app, move);
        else
            match_play(match, move);
        return true;
    }
    return false;
}

static void test_a_win_is_celebrated_once(void)
{
    TEST_ASSERT_TRUE(end_somehow("dodgem", 4, "human"));
    settle();
    TEST_ASSERT_EQUAL_PTR(&screen_game_over, app_screen(&app));
    pass(1.5f);
    TEST_ASSERT_TRUE(most_strips > 20);
    TEST_ASSERT_EQUAL_INT(1, null_sounds_played[SOUND_WIN]);
    most_strips = 0;
    review_page_open(&app);
    settle();
    act(ACTION_BACK, DEVICE_KEYBOARD);
    TEST_ASSERT_EQUAL_PTR(&screen_game_over, app_screen(&app));
    pass(1.5f);
    act(ACTION_BACK, DEVICE_KEYBOARD); /* to the board, and to the result again */
    settle();
    act(ACTION_REDO, DEVICE_KEYBOARD);
    TEST_ASSERT_EQUAL_PTR(&screen_game_over, app_screen(&app));
    pass(1.5f);
    TEST_ASSERT_EQUAL_INT(0, most_strips);
    TEST_ASSERT_EQUAL_INT(1, null_sounds_played[SOUND_WIN]);
}

static void test_a_game_that_was_over_when_opened_is_shown_calmly(void)
{
    struct text save = {0};
    TEST_ASSERT_TRUE(end_somehow("dodgem", 4, "human"));
    settle();
    int heard = null_sounds_played[SOUND_WIN];
    save_write(&app.session.match, &save);
    most_strips = 0;
    driver_watch = watch_strips;
    continue_save(save.data);
    driver_watch = NULL;
    text_free(&save);
    TEST_ASSERT_EQUAL_PTR(&screen_game_over, app_screen(&app));
    pass(1.5f);
    TEST_ASSERT_EQUAL_INT(0, most_strips);
    TEST_ASSERT_EQUAL_INT(heard, null_sounds_played[SOUND_WIN]);
}

static void test_no_confetti_without_motion(void)
{
    app.preferences.reduced_motion = true;
    TEST_ASSERT_TRUE(end_somehow("dodgem", 4, "human"));
    settle();
    pass(1.5f);
    TEST_ASSERT_EQUAL_INT(0, most_strips);
    TEST_ASSERT_FALSE(app_alive(&app));
}

/* On the winner's panel while the cause is shown, then on the banner, and on the panel again when
 * one looks at the board. */
static void test_the_winner_is_named_once(void)
{
    TEST_ASSERT_TRUE(end_somehow("dodgem", 4, "human"));
    const struct match *match = &app.session.match;
    char title[OUTCOME_TEXT];
    act(ACTION_ACCEPT, DEVICE_KEYBOARD); /* skips the move */
    play_headline(match, match->length, match_you(match), title);
    for (int i = 0; i < 3; i++) {
        TEST_ASSERT_EQUAL_PTR(i == 1 ? &screen_game_over : &screen_play, app_screen(&app));
        TEST_ASSERT_EQUAL_INT(1, times_shown(title));
        if (i == 1)
            act(ACTION_BACK, DEVICE_KEYBOARD);
        settle();
    }
}

static void test_a_resignation_is_calm(void)
{
    begin("towers");
    most_strips = 0;
    offer_open(&app, VERB_RESIGN);
    use_button(screen_question.form, 2, DEVICE_KEYBOARD);
    settle();
    TEST_ASSERT_EQUAL_PTR(&screen_game_over, app_screen(&app));
    pass(1.5f);
    TEST_ASSERT_EQUAL_INT(0, most_strips);
    TEST_ASSERT_TRUE(text_shown("Rematch, sides swapped"));
}

/* Who plays alone and gave no name is spoken to; nothing of it is in the file. */
static void test_a_guest_alone_is_spoken_to(void)
{
    struct text save = {0};
    start_between("towers", "human", "level1");
    settle();
    TEST_ASSERT_EQUAL_INT(1, times_shown("You"));
    offer_open(&app, VERB_RESIGN);
    settle();
    TEST_ASSERT_EQUAL_INT(1, times_shown("Do you really want to resign?"));
    use_button(screen_question.form, 2, DEVICE_KEYBOARD);
    settle();
    TEST_ASSERT_EQUAL_PTR(&screen_game_over, app_screen(&app));
    TEST_ASSERT_EQUAL_INT(1, times_shown("You lose"));
    TEST_ASSERT_TRUE(text_shown("You resigned."));
    TEST_ASSERT_FALSE(text_shown("Red wins"));
    act(ACTION_BACK, DEVICE_KEYBOARD); /* to the board, where it stands on the other's panel */
    settle();
    TEST_ASSERT_TRUE(text_shown("Red wins") && text_shown("You resigned."));
    TEST_ASSERT_FALSE(text_shown("You lose"));
    save_write(&app.session.match, &save);
    TEST_ASSERT_NULL(strstr(save.data, "You"));
    text_free(&save);
}

static void test_a_guest_alone_wins_by_the_pronoun_too(void)
{
    bool won = false;
    for (uint64_t chance = 1; chance < 40 && !won; chance++) {
        TEST_ASSERT_TRUE(end_somehow("dodgem", chance, "level1"));
        settle();
        won = match_outcome(&app.session.match).winner == 0;
        TEST_ASSERT_EQUAL_INT(1, times_shown(won ? "You win" : "You lose"));
        TEST_ASSERT_FALSE(text_shown("White wins") || text_shown("Black wins"));
    }
    TEST_ASSERT_TRUE(won);
    act(ACTION_BACK, DEVICE_KEYBOARD); /* to the board */
    settle();
    TEST_ASSERT_EQUAL_INT(1, times_shown("You win"));
}

/* A name of one's own, and two people, are told as they were. */
static void test_a_name_is_used_where_there_is_one(void)
{
    begin("towers");
    snprintf(app.session.match.players[1].control, sizeof app.session.match.players[1].control,
             "level1");
    snprintf(app.session.match.players[0].name, sizeof app.session.match.players[0].name, "Ada");
    TEST_ASSERT_EQUAL_INT(NOBODY, match_you(&app.session.match));
    app.session.match.players[0].name[0] = '\0';
    TEST_ASSERT_EQUAL_INT(0, match_you(&app.session.match));
    snprintf(app.session.match.players[1].control, sizeof app.session.match.players[1].control,
             "human");
    TEST_ASSERT_EQUAL_INT(NOBODY, match_you(&app.session.match));
    offer_open(&app, VERB_RESIGN);
    use_button(screen_question.form, 2, DEVICE_KEYBOARD);
    settle();
    TEST_ASSERT_TRUE(text_shown("Red wins") && text_shown("Blue resigned."));
}

static void test_the_board_stands_clear_of_the_buttons(void)
{
    static const struct point windows[] = {{1280, 800}, {1920, 1080}};
    begin("dodgem");
    offer_open(&app, VERB_RESIGN);
    use_button(screen_question.form, 2, DEVICE_KEYBOARD);
    for (int i = 0; i < 2; i++) {
        app_resize(&app, windows[i].x, windows[i].y);
        settle();
        struct rect frame = play_state()->board.view.frame;
        float gap = screen_game_over.form->list[0].box.y - frame.y - frame.h;
        TEST_ASSERT_TRUE(gap >= 0.35f * app.layout.unit);
    }
}

static void test_losing_to_the_computer_is_dignified(void)
{
    start_between("towers", "human", "level1");
    most_strips = 0;
    offer_open(&app, VERB_RESIGN);
    use_button(screen_question.form, 2, DEVICE_KEYBOARD);
    settle();
    pass(1.5f);
    TEST_ASSERT_EQUAL_INT(0, most_strips);
    TEST_ASSERT_TRUE(text_shown("Try again"));
}

/* The next press is never delayed: a rematch can be started in the first frame of the result. */
static void test_the_result_can_be_left_at_once(void)
{
    TEST_ASSERT_TRUE(end_somehow("dodgem", 4, "human"));
    act(ACTION_ACCEPT, DEVICE_KEYBOARD); /* skips the move */
    act(ACTION_ACCEPT, DEVICE_KEYBOARD); /* skips the look at the cause */
    TEST_ASSERT_EQUAL_PTR(&screen_game_over, app_screen(&app));
    act(ACTION_ACCEPT, DEVICE_KEYBOARD);
    TEST_ASSERT_EQUAL_PTR(&screen_play, app_screen(&app));
    TEST_ASSERT_EQUAL_INT(0, app.session.match.at);
}

/* ---- the cause ---- */

/* Of every game there is, played at random, and after a draw: nothing of the result lies over the
 * board. */
static void assert_board_in_sight(void)
{
    struct stage_places places = result_stage_places(&app);
    struct rect frame = play_state()->board.view.frame;
    const char *game = app.session.match.game->id;
    TEST_ASSERT_FALSE_MESSAGE(rects_meet(frame, places.banner), game);
    TEST_ASSERT_FALSE_MESSAGE(rects_meet(frame, places.aside), game);
    const struct form *form = app_screen(&app)->form;
    for (int i = 0; i < form->count; i++)
        TEST_ASSERT_FALSE_MESSAGE(rects_meet(frame, form->list[i].box), game);
    for (int i = canvas.top; i < canvas.count; i++) {
        const struct draw *draw = &canvas.list[i];
        if (draw->type == DRAW_TEXT)
            TEST_ASSERT_FALSE_MESSAGE(rect_has(frame, draw->box.x, draw->box.y),
                                      canvas.text + draw->text);
    }
}

static void look_in_many_sizes(void)
{
    static const float sizes[][2] = {{1920, 1080}, {1280, 800},  {800, 480},  {800, 1280},
                                     {1080, 1920}, {2560, 1080}, {1024, 768}, {3840, 2160}};
    for (int i = 0; i < 8; i++) {
        app_resize(&app, sizes[i][0], sizes[i][1]);
        app_draw(&app, &canvas);
        assert_board_in_sight();
        /* It stays the largest thing on the screen. */
        TEST_ASSERT_TRUE(play_state()->board.view.frame.h >
                         0.6f * smaller(sizes[i][0], sizes[i][1]));
    }
    app_resize(&app, 1280, 800);
}

static void test_the_final_board_stays_in_sight(void)
{
    for (int g = 0; games[g]; g++)
        for (uint64_t chance = 1; chance <= 2; chance++)
            if (end_somehow(games[g]->id, chance, "human")) {
                settle();
                look_in_many_sizes();
            }
    start_between("morris", "human", "human");
    settle();
    offer_open(&app, VERB_DRAW);
    use_button(screen_question.form, 2, DEVICE_KEYBOARD);
    settle();
    TEST_ASSERT_TRUE(text_shown("Draw"));
    look_in_many_sizes();
}

/* The visible body of a man that is drawn, upright; nothing if it is no man of this match. */
static struct rect body_drawn(const struct draw *draw)
{
    const struct look *look = &play_state()->board.view.look;
    for (int i = 0; i < 2 && draw->type == DRAW_PICTURE && draw->angle == 0; i++)
        for (int kind = 0; kind < app.session.match.game->kind_count; kind++) {
            const struct sprite *man = &look->piece[i][kind];
            float c = draw->box.w / man->w;
            if (man->picture == draw->picture)
                return (struct rect){draw->box.x + (man->anchor_x * man->w + man->body.x) * c,
                                     draw->box.y + (man->anchor_y * man->h + man->body.y) * c,
                                     man->body.w * c, man->body.h * c};
        }
    return (struct rect){0};
}

static void assert_uncovered(struct rect body)
{
    for (int i = 0; i < canvas.top; i++) {
        const struct draw *text = &canvas.list[i];
        bool panel = rect_has(app.layout.player[0], text->box.x, text->box.y) ||
                     rect_has(app.layout.player[1], text->box.x, text->box.y);
        if (text->type != DRAW_TEXT || !panel)
            continue;
        float w = text_width(text->size, canvas.text + text->text), h = text_height(text->size);
        struct rect box = {draw_text_left(text, w), text->box.y - h / 2, w, h};
        TEST_ASSERT_FALSE_MESSAGE(rects_meet(box, body), canvas.text + text->text);
    }
}

/* The winner's piece stands out above the banner, but stays in the window, and off the words of the
 * panel that is above it in portrait. */
static void test_the_winners_piece_covers_no_words(void)
{
    static const float sizes[][2] = {{1920, 1080}, {1280, 800}, {800, 1280}, {1080, 1920}};
    begin("towers");
    offer_open(&app, VERB_RESIGN);
    use_button(screen_question.form, 2, DEVICE_KEYBOARD);
    settle();
    for (int i = 0; i < 4; i++) {
        int found = 0;
        app_resize(&app, sizes[i][0], sizes[i][1]);
        app_draw(&app, &canvas);
        for (int k = canvas.top; k < canvas.count; k++) {
            struct rect body = body_drawn(&canvas.list[k]);
            if (body.h <= 0 || rect_has(app.layout.tools, rect_cx(body), rect_cy(body)))
                continue;
            TEST_ASSERT_TRUE(body.y >= 0);
            assert_uncovered(body);
            found++;
        }
        TEST_ASSERT_EQUAL_INT(1, found);
    }
}

/* Where the cause has its ring, the last move has no corners. */
static void test_the_cause_takes_the_place_of_the_last_move(void)
{
    int both = 0;
    for (uint64_t chance = 1; chance <= 6; chance++) {
        struct cause cause;
        struct marks last = {0};
        TEST_ASSERT_TRUE(end_somehow("dodgem", chance, "human"));
        settle();
        const struct match *match = &app.session.match;
        const struct board_view *view = &play_state()->board.view;
        struct colour colour = opaque(app.theme.tone[TONE_LAST]);
        play_mark_last_move(match, match->length, VIEWER_ALL, &last);
        match_cause(match, match->length, &cause);
        app_draw(&app, &canvas);
        for (int i = 0; i < cause.count; i++) {
            struct rect box = board_view_box(view, cause.cells[i]);
            both += (last.cell[cause.cells[i]] & MARK_LAST) != 0;
            for (int k = 0; k < canvas.count; k++) {
                const struct draw *draw = &canvas.list[k];
                TEST_ASSERT_FALSE(
                    draw->type == DRAW_LINE && memcmp(&draw->colour, &colour, sizeof colour) == 0 &&
                    rect_has(box, draw->box.x + draw->box.w / 2, draw->box.y + draw->box.h / 2));
            }
        }
    }
    TEST_ASSERT_GREATER_THAN(0, both);
}

/* How many endings have words beside their rings, and of those: whose words found no place, cover a
 * mark, or have a line that runs over a man on another cell. */
struct labels {
    int all, left_out, over_mark, over_man;
};

/* The line ends on the ring of its cell, and begins at the words. */
static bool label_points_at_its_ring(const struct cause_label *label, const struct scene *scene)
{
    const struct board_view *view = &play_state()->board.view;
    const struct actor *man = scene_man(scene, label->cell);
    bool block = game_hides_pieces(view->game) && man;
    struct rect ring = block ? board_view_body(view, man) : board_view_box(view, label->cell);
    float x = fabsf(label->to.x - rect_cx(ring)) / (ring.w / 2);
    float y = fabsf(label->to.y - rect_cy(ring)) / (ring.h / 2);
    return fabsf((block ? fmaxf(x, y) : hypotf(x, y)) - 1) < 0.06f &&
           rect_has(label->box, label->from.x, label->from.y) &&
           !rect_has(label->box, label->to.x, label->to.y);
}

static void count_label(const struct cause_label *label, const struct scene *scene,
                        const struct marks *marks, struct labels *labels)
{
    const struct board_view *view = &play_state()->board.view;
    bool over_mark = false, over_man = false;
    for (int i = 0; i < CELL_LIMIT; i++)
        over_mark |= marks->cell[i] && rects_meet(label->box, board_view_box(view, i));
    for (int i = 0; i < scene->count; i++)
        for (int k = 0; k <= 20; k++)
            over_man |= scene->actors[i].cell != label->cell &&
                        rect_has(board_view_body(view, &scene->actors[i]),
                                 mix(label->from.x, label->to.x, (float)k / 20),
                                 mix(label->from.y, label->to.y, (float)k / 20));
    labels->over_mark += over_mark;
    labels->over_man += over_man;
}

/* Whether the words beside the rings lie over something. */
static bool label_covers_something(struct labels *labels)
{
    const struct match *match = &app.session.match;
    const struct board_view *view = &play_state()->board.view;
    struct shown_cause shown = {.time = cause_seconds};
    struct scene scene;
    if (!match_cause(match, match->length, &shown.cause) || shown.cause.count == 0)
        return false;
    board_play_scene(&play_state()->board, 0, &scene);
    cause_set_scene(&shown, match, match->length, &scene);
    struct marks marks;
    marks_clear(&marks);
    marks.cause = &shown;
    play_mark_last_move(match, match->length, VIEWER_ALL, &marks);
    for (int i = 0; i < CELL_LIMIT; i++)
        marks.cell[i] &= MARK_LAST;
    for (int i = 0; i < shown.cause.count; i++) /* its ring takes its place */
        marks.cell[shown.cause.cells[i]] = 0;
    struct cause_label label = cause_label(view, &marks, &scene);
    struct rect box = label.box;
    if (!shown.cause.label)
        return false;
    labels->all++;
    labels->left_out += box.w <= 0;
    if (box.w <= 0)
        return false;
    TEST_ASSERT_TRUE(label_points_at_its_ring(&label, &scene));
    count_label(&label, &scene, &marks, labels);
    bool covers = box.x < view->field.x || box.y < view->field.y ||
                  box.x + box.w > view->field.x + view->field.w + 1 ||
                  box.y + box.h > view->field.y + view->field.h + 1;
    for (int i = 0; i < scene.count; i++)
        covers |= rects_meet(box, board_view_body(view, &scene.actors[i]));
    for (int i = 0; i < shown.cause.count; i++)
        covers |= rects_meet(box, board_view_box(view, shown.cause.cells[i]));
    for (int i = 0; i < view->geometry.cell_count && !view->geometry.squares; i++) {
        float x, y;
        board_view_point(view, view->geometry.cells[i], &x, &y);
        covers |= rects_meet(box, rect_around(x, y, 0.2f * view->cell, 0.2f * view->cell));
    }
    return covers;
}

/* In every game, while the cause is shown and beside the result. */
static void test_the_words_of_the_cause_cover_nothing(void)
{
    /* The font of this test has one size: no window is smaller than the one it is right for. */
    static const float sizes[][2] = {{1920, 1080}, {1280, 800},  {1366, 768}, {800, 1280},
                                     {1080, 1920}, {2560, 1080}, {1024, 768}, {3840, 2160}};
    struct labels labels = {0};
    for (int g = 0; games[g]; g++)
        for (uint64_t chance = 1; chance <= 5; chance++) {
            if (!end_somehow(games[g]->id, chance, "human"))
                continue;
            act(ACTION_ACCEPT, DEVICE_KEYBOARD); /* skips the move */
            for (int result = 0; result < 2; result++, settle())
                for (int i = 0; i < 8; i++) {
                    char where[80];
                    app_resize(&app, sizes[i][0], sizes[i][1]);
                    app_draw(&app, &canvas);
                    snprintf(where, sizeof where, "%s, chance %d, %.0fx%.0f, %s", games[g]->id,
                             (int)chance, (double)sizes[i][0], (double)sizes[i][1],
                             app_screen(&app)->name);
                    TEST_ASSERT_FALSE_MESSAGE(label_covers_something(&labels), where);
                }
            app_resize(&app, 1280, 800);
        }
    TEST_ASSERT_GREATER_THAN(100, labels.all);
    TEST_ASSERT_LESS_THAN(labels.all / 40, labels.left_out); /* on crowded boards */
    TEST_ASSERT_LESS_THAN(labels.all / 40, labels.over_mark);
    TEST_ASSERT_LESS_THAN(labels.all / 40, labels.over_man);
}

/* The rings stay as they are from `cause_seconds` on, so the board can rest. */
static void test_the_cause_comes_to_rest(void)
{
    TEST_ASSERT_TRUE(end_somehow("dodgem", 4, "human"));
    act(ACTION_ACCEPT, DEVICE_KEYBOARD);
    TEST_ASSERT_EQUAL_PTR(&screen_play, app_screen(&app));
    TEST_ASSERT_TRUE(play_state()->end_time < 0.05f);
    pass(1.2f);
    TEST_ASSERT_EQUAL_PTR(&screen_play, app_screen(&app)); /* for more than a second */
    TEST_ASSERT_TRUE(play_state()->end_time >= cause_seconds);
    pass(0.6f);
    TEST_ASSERT_EQUAL_PTR(&screen_game_over, app_screen(&app));
}

/* With reduced motion the board does not slide to where it makes room for the result. It fades out
 * and in again: two of them would lie over each other. */
static void test_never_two_boards_without_motion(void)
{
    int places = 0, dim = 0;
    float place = 0;
    app.preferences.reduced_motion = 1;
    TEST_ASSERT_TRUE(end_somehow("dodgem", 4, "human"));
    for (int i = 0; app_screen(&app) != &screen_game_over || app.transition > 0; i++) {
        int labels = 0;
        app_draw(&app, &canvas);
        for (int k = 0; k < canvas.count; k++) {
            const struct draw *draw = &canvas.list[k];
            if (draw->type != DRAW_TEXT || draw->colour.a == 0 ||
                strcmp(canvas.text + draw->text, "The last one is out") != 0)
                continue;
            labels++;
            places += draw->box.y != place;
            dim += app_screen(&app) == &screen_game_over && draw->colour.a < 200;
            place = draw->box.y;
        }
        TEST_ASSERT_LESS_OR_EQUAL_INT(1, labels);
        TEST_ASSERT_LESS_THAN(600, i);
        app_advance(&app, 1.0 / 60);
    }
    TEST_ASSERT_EQUAL_INT(2, places);
    TEST_ASSERT_GREATER_THAN(6, dim);
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_confetti_never_covers_words);
    RUN_TEST(test_confetti_falls_and_is_gone);
    RUN_TEST(test_a_win_is_celebrated_once);
    RUN_TEST(test_a_game_that_was_over_when_opened_is_shown_calmly);
    RUN_TEST(test_no_confetti_without_motion);
    RUN_TEST(test_the_winner_is_named_once);
    RUN_TEST(test_a_resignation_is_calm);
    RUN_TEST(test_a_guest_alone_is_spoken_to);
    RUN_TEST(test_a_guest_alone_wins_by_the_pronoun_too);
    RUN_TEST(test_a_name_is_used_where_there_is_one);
    RUN_TEST(test_the_board_stands_clear_of_the_buttons);
    RUN_TEST(test_losing_to_the_computer_is_dignified);
    RUN_TEST(test_the_result_can_be_left_at_once);
    RUN_TEST(test_the_final_board_stays_in_sight);
    RUN_TEST(test_the_winners_piece_covers_no_words);
    RUN_TEST(test_the_cause_takes_the_place_of_the_last_move);
    RUN_TEST(test_the_words_of_the_cause_cover_nothing);
    RUN_TEST(test_the_cause_comes_to_rest);
    RUN_TEST(test_never_two_boards_without_motion);
    return UNITY_END();
}
