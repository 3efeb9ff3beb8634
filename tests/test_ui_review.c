/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* The review of a finished game on the null platform, by keys, pad and pointer. */
#include <string.h>
#include <unity.h>

#include "ui/kit/widgets.h"
#include "ui/screens/play.h"
#include "ui/screens/review.h"
#include "ui_driver.h"

static const char blunders[] =
    "quatuor save 1\ngame: towers\nplayer 1: human Ada\nplayer 2: human\n"
    "moves:\n1. d7-h7 h4-h5\n2. d8-e8 f4-f5\n3. resign\n";

void setUp(void)
{
    driver_open(1280, 800);
}

void tearDown(void)
{
    driver_close();
}

static struct review_page *page(void)
{
    return review_state();
}

/* Through the game-over screen, as a player would. */
static void open_review(enum device device)
{
    continue_save(blunders);
    TEST_ASSERT_EQUAL_STRING("game_over", app_screen(&app)->name);
    if (device == DEVICE_MOUSE || device == DEVICE_TOUCH) {
        struct rect box = form_widget(screen_game_over.form, 2)->box;
        click(rect_cx(box), rect_cy(box), device);
    } else {
        focus(DIRECTION_LEFT, device); /* of the rematch */
        act(ACTION_ACCEPT, device);
    }
    TEST_ASSERT_EQUAL_STRING("review", app_screen(&app)->name);
}

static void test_every_device_reaches_it_and_returns(void)
{
    for (int device = DEVICE_MOUSE; device <= DEVICE_TOUCH; device++) {
        open_review((enum device)device);
        if (device == DEVICE_MOUSE || device == DEVICE_TOUCH)
            use_button(&page()->form, REVIEW_BACK, (enum device)device);
        else
            act(ACTION_BACK, (enum device)device);
        TEST_ASSERT_EQUAL_STRING("game_over", app_screen(&app)->name);
    }
}

/* It can still be reached after the announcement has been closed. */
static void test_the_end_of_the_game_leads_to_it_too(void)
{
    continue_save(blunders);
    act(ACTION_BACK, DEVICE_PAD);
    TEST_ASSERT_EQUAL_STRING("play", app_screen(&app)->name);
    use_button(&play_state()->tools, TOOL_HINT, DEVICE_MOUSE);
    TEST_ASSERT_EQUAL_STRING("review", app_screen(&app)->name);
    act(ACTION_BACK, DEVICE_PAD);
    act(ACTION_HINT, DEVICE_PAD);
    TEST_ASSERT_EQUAL_STRING("review", app_screen(&app)->name);
}

static void test_the_game_is_looked_at_in_the_background(void)
{
    open_review(DEVICE_KEYBOARD);
    TEST_ASSERT_EQUAL_INT(0, page()->review.done);
    TEST_ASSERT_TRUE(app_busy(&app));
    TEST_ASSERT_TRUE(text_shown("Reviewing the moves: 0%"));
    app_advance(&app, 1.0 / 60);
    TEST_ASSERT_TRUE(page()->review.done > 0);
    settle();
    TEST_ASSERT_TRUE(review_finished(&page()->review));
    TEST_ASSERT_FALSE(text_shown("Reviewing the moves"));
    TEST_ASSERT_FALSE(app_busy(&app));
}

/* Resigned before the first move: there is nothing to review, and nothing breaks. */
static void test_a_game_without_a_move(void)
{
    continue_save(
        "quatuor save 1\ngame: towers\nplayer 1: human\nplayer 2: human\nmoves:\n1. resign\n");
    focus(DIRECTION_LEFT, DEVICE_PAD);
    act(ACTION_ACCEPT, DEVICE_PAD);
    TEST_ASSERT_EQUAL_STRING("review", app_screen(&app)->name);
    settle();
    app_draw(&app, &canvas);
    TEST_ASSERT_TRUE(review_finished(&page()->review));
    struct rect graph = review_places(&app.layout).graph;
    TEST_ASSERT_TRUE(review_index_under(&app, graph.x + graph.w) <= app.session.match.length);
}

static void test_leaving_cancels_and_coming_back_goes_on(void)
{
    open_review(DEVICE_PAD);
    app_advance(&app, 1.0 / 60);
    int done = page()->review.done;
    TEST_ASSERT_TRUE(done > 0 && done < page()->review.count);
    act(ACTION_BACK, DEVICE_PAD);
    TEST_ASSERT_NULL(app.thinker.current);
    unsigned asked = app.thinker.number;
    settle();
    TEST_ASSERT_EQUAL_UINT(asked, app.thinker.number);
    focus(DIRECTION_LEFT, DEVICE_PAD);
    act(ACTION_ACCEPT, DEVICE_PAD);
    TEST_ASSERT_EQUAL_INT(done, page()->review.done); /* nothing is searched twice */
    settle();
    TEST_ASSERT_TRUE(review_finished(&page()->review));
}

static void test_turning_points_are_named_and_reached(void)
{
    open_review(DEVICE_KEYBOARD);
    settle();
    TEST_ASSERT_TRUE(text_shown("Move 1, Ada: d7-h7"));
    act(ACTION_REDO, DEVICE_KEYBOARD);
    settle();
    TEST_ASSERT_EQUAL_INT(1, page()->at);
    focus(DIRECTION_UP, DEVICE_PAD);
    TEST_ASSERT_EQUAL_INT(0, page()->at);
    use_button(&page()->form, REVIEW_NEXT_TURN, DEVICE_TOUCH);
    TEST_ASSERT_TRUE(page()->at > 0);
    TEST_ASSERT_TRUE(review_is_turning_point(&page()->review, page()->at));
    use_button(&page()->form, REVIEW_TURN + 0, DEVICE_MOUSE); /* the row of the list */
    settle();
    TEST_ASSERT_EQUAL_INT(0, page()->at);
}

/* The head speaks of the mistake that the list shows, and its cost. */
static void test_the_heading_describes_the_selected_mistake(void)
{
    open_review(DEVICE_KEYBOARD);
    settle();
    TEST_ASSERT_EQUAL_INT(0, page()->at);
    TEST_ASSERT_TRUE(review_is_turning_point(&page()->review, 0));
    TEST_ASSERT_TRUE(text_shown("Move 1, Ada: d7-h7 (chances "));
    TEST_ASSERT_FALSE(text_shown("The start of the game."));
}

/* Button and key appear where it is possible, elsewhere the reason. */
static void test_playing_on_is_offered_where_it_can_be_done(void)
{
    open_review(DEVICE_KEYBOARD);
    settle();
    TEST_ASSERT_EQUAL_INT(2, times_shown("Play on from here"));
    while (page()->at < app.session.match.length)
        act(ACTION_REDO, DEVICE_KEYBOARD);
    settle();
    TEST_ASSERT_EQUAL_INT(0, times_shown("Play on from here"));
    TEST_ASSERT_EQUAL_INT(1, times_shown("The game ends here."));
    continue_save("quatuor save 1\ngame: towers\nplayer 1: level1\nplayer 2: human\n"
                  "moves:\n1. d7-h7 h4-h5\n2. d8-e8 resign\n");
    review_page_open(&app);
    settle();
    TEST_ASSERT_EQUAL_INT(0, times_shown("Play on from here"));
    TEST_ASSERT_TRUE(text_shown("It is the computer’s"));
    act(ACTION_REDO, DEVICE_KEYBOARD);
    settle();
    TEST_ASSERT_EQUAL_INT(2, times_shown("Play on from here"));
}

/* If it is impossible throughout the game, it is not mentioned, and the other buttons take its
 * place. */
static void assert_no_playing_on(void)
{
    struct rect buttons = review_places(&app.layout).buttons;
    settle();
    app_draw(&app, &canvas);
    TEST_ASSERT_FALSE(review_can_play_on(&app));
    TEST_ASSERT_NULL(form_widget(&page()->form, REVIEW_PLAY_ON));
    TEST_ASSERT_FALSE(text_shown("It is the computer’s"));
    const struct widget *back = form_widget(&page()->form, REVIEW_BACK);
    const struct widget *retry = form_widget(&page()->form, REVIEW_RETRY);
    float gap = 0.4f * app.layout.unit, before = retry ? retry->box.w + gap : 0;
    TEST_ASSERT_FLOAT_WITHIN(0.1f, buttons.w, before + back->box.w);
}

static void test_two_computers_leave_nothing_to_play_on(void)
{
    continue_save("quatuor save 1\ngame: towers\nplayer 1: level1\nplayer 2: level1\n"
                  "moves:\n1. d7-h7 h4-h5\n2. resign\n");
    review_page_open(&app);
    assert_no_playing_on();
}

/* In the colour of warnings. */
static int red_lines(void)
{
    struct colour red = app.theme.tone[TONE_WARN];
    int count = 0;
    app_draw(&app, &canvas);
    for (int i = 0; i < canvas.count; i++)
        count += canvas.list[i].type == DRAW_LINE &&
                 memcmp(&canvas.list[i].colour, &red, sizeof red) == 0;
    return count;
}

static int count_draws(enum draw_type type)
{
    int count = 0;
    app_draw(&app, &canvas);
    for (int i = 0; i < canvas.count; i++)
        count += canvas.list[i].type == type;
    return count;
}

/* The better move is an arrow in one piece with an outline; the one that was made ends in a cross.
 */
static void test_the_better_move_is_drawn_on_the_board(void)
{
    open_review(DEVICE_KEYBOARD);
    settle();
    TEST_ASSERT_TRUE(review_is_turning_point(&page()->review, 0));
    TEST_ASSERT_EQUAL_INT(2, count_draws(DRAW_ARROW));
    TEST_ASSERT_EQUAL_INT(3, red_lines());
    page()->review.steps[0].appraised = false;
    TEST_ASSERT_EQUAL_INT(0, count_draws(DRAW_ARROW));
    TEST_ASSERT_EQUAL_INT(0, red_lines());
    page()->review.steps[0].appraised = true;
}

static void test_stepping_does_not_touch_the_match(void)
{
    open_review(DEVICE_KEYBOARD);
    settle();
    int at = app.session.match.at;
    focus(DIRECTION_RIGHT, DEVICE_KEYBOARD);
    TEST_ASSERT_TRUE(timeline_running(&page()->board.timeline)); /* one step is shown as a move */
    app_action(&app, &(struct action){.type = ACTION_SCRUB, .device = DEVICE_PAD, .step = 1});
    app_action(&app, &(struct action){.type = ACTION_WHEEL, .device = DEVICE_MOUSE, .step = 1});
    TEST_ASSERT_EQUAL_INT(3, page()->at);
    focus(DIRECTION_LEFT, DEVICE_PAD);
    use_button(&page()->form, REVIEW_EARLIER, DEVICE_MOUSE);
    settle();
    TEST_ASSERT_EQUAL_INT(1, page()->at);
    struct rect graph = review_places(&app.layout).graph;
    click(graph.x + graph.w - 1, rect_cy(graph), DEVICE_TOUCH);
    TEST_ASSERT_EQUAL_INT(app.session.match.length, page()->at);
    TEST_ASSERT_EQUAL_INT(at, app.session.match.at);
    for (int i = 0; i < 20; i++)
        focus(DIRECTION_LEFT, DEVICE_KEYBOARD);
    TEST_ASSERT_EQUAL_INT(0, page()->at);
}

static void test_playing_on_from_a_mistake(void)
{
    open_review(DEVICE_KEYBOARD);
    settle();
    focus(DIRECTION_RIGHT, DEVICE_PAD);
    act(ACTION_ACCEPT, DEVICE_PAD);
    settle();
    TEST_ASSERT_EQUAL_STRING("play", app_screen(&app)->name);
    TEST_ASSERT_EQUAL_INT(1, app.session.match.at);
    struct rng rng = {.state = 2};
    struct move list[MOVES_MAX];
    const struct match *match = &app.session.match;
    int count = match->game->moves(match_now(match), list);
    struct move move = list[rng_below(&rng, count)];
    choose_cell(move.from, CELL_NONE, DEVICE_MOUSE);
    choose_cell(move.to, move.from, DEVICE_MOUSE);
    TEST_ASSERT_EQUAL_STRING("question", app_screen(&app)->name); /* the other moves are kept */
    use_button(screen_question.form, 2, DEVICE_PAD);
    settle();
    TEST_ASSERT_EQUAL_INT(2, app.session.match.length);
    assert_legal();
}

/* Another match is another review. */
static void test_a_rematch_gets_a_new_review(void)
{
    open_review(DEVICE_KEYBOARD);
    settle();
    open_review(DEVICE_KEYBOARD);
    TEST_ASSERT_EQUAL_INT(0, page()->review.done);
}

/* The same end, reached by the same moves in another order, is another game. */
static void test_another_way_to_the_same_end_gets_a_new_review(void)
{
    open_review(DEVICE_KEYBOARD);
    settle();
    match_go(&app.session.match, 0);
    match_play_text(&app.session.match, "d8-e8", NULL);
    match_play_text(&app.session.match, "f4-f5", NULL);
    match_play_text(&app.session.match, "d7-h7", NULL);
    match_play_text(&app.session.match, "h4-h5", NULL);
    match_play_text(&app.session.match, "resign", NULL);
    app_continue_match(&app);
    review_page_open(&app);
    TEST_ASSERT_EQUAL_INT(0, page()->review.done);
    settle();
    TEST_ASSERT_TRUE(review_finished(&page()->review));
}

static void test_hidden_pieces_are_shown_now_that_the_game_is_over(void)
{
    continue_save("quatuor save 1\ngame: stratego\nplayer 1: human\nplayer 2: human\nmoves:\n"
                  "10@e7 9@a10 3@b10 3@c10 2@d10 2@f10 1@g10 B@h10 B@i10 F@j10 ready "
                  "2@e4 9@a1 3@b1 3@c1 10@i1 2@d1 1@g1 B@h1 B@j2 F@j1 ready\n"
                  "1. e7-e6 a1-a2\n2. resign\n");
    TEST_ASSERT_EQUAL_STRING("game_over", app_screen(&app)->name);
    review_page_open(&app);
    settle();
    TEST_ASSERT_TRUE(review_finished(&page()->review));
    TEST_ASSERT_EQUAL_INT(22, page()->at); /* setups are skipped */
    assert_no_playing_on();
}

static void test_nothing_is_cut_off_at_any_size(void)
{
    static const float sizes[][2] = {{800, 480}, {800, 1280}, {1280, 800}, {2560, 1080}};
    open_review(DEVICE_KEYBOARD);
    settle();
    for (int i = 0; i < 4; i++) {
        app_resize(&app, sizes[i][0], sizes[i][1]);
        app_draw(&app, &canvas);
        if (i > 0) /* letters do not shrink here; test_ui_fit.c measures the smallest */
            TEST_ASSERT_EQUAL_INT(0, canvas.cut);
        TEST_ASSERT_EQUAL_INT(0, canvas.dropped);
        struct review_places at = review_places(&app.layout);
        TEST_ASSERT_TRUE(at.board.h > 0.5f * app.layout.height || app.layout.portrait);
        TEST_ASSERT_TRUE(at.board.y + at.board.h <= at.graph.y + 1);
    }
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_every_device_reaches_it_and_returns);
    RUN_TEST(test_the_end_of_the_game_leads_to_it_too);
    RUN_TEST(test_the_game_is_looked_at_in_the_background);
    RUN_TEST(test_a_game_without_a_move);
    RUN_TEST(test_leaving_cancels_and_coming_back_goes_on);
    RUN_TEST(test_turning_points_are_named_and_reached);
    RUN_TEST(test_the_heading_describes_the_selected_mistake);
    RUN_TEST(test_playing_on_is_offered_where_it_can_be_done);
    RUN_TEST(test_two_computers_leave_nothing_to_play_on);
    RUN_TEST(test_the_better_move_is_drawn_on_the_board);
    RUN_TEST(test_stepping_does_not_touch_the_match);
    RUN_TEST(test_playing_on_from_a_mistake);
    RUN_TEST(test_a_rematch_gets_a_new_review);
    RUN_TEST(test_another_way_to_the_same_end_gets_a_new_review);
    RUN_TEST(test_hidden_pieces_are_shown_now_that_the_game_is_over);
    RUN_TEST(test_nothing_is_cut_off_at_any_size);
    return UNITY_END();
}
