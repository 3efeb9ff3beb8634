/* Two players share a screen in Stratego: no frame ever shows the one what only the other may see.
 */
#include <stdio.h>
#include <string.h>
#include <unity.h>

#include "platform/null_platform.h"
#include "ui_driver.h"

static int looking;   /* the player in front of the screen; 2 nobody */
static int own_shown; /* frames in which own ranks were seen */
static int leaks;

void setUp(void)
{
    driver_open(1280, 800);
    own_shown = leaks = 0;
}

void tearDown(void)
{
    driver_close();
}

/* A battle shows both pieces to both. */
static bool in_battle(void)
{
    const struct timeline *timeline = &app.play.timeline;
    for (int i = 0; timeline_running(timeline) && i < timeline->events.count; i++)
        if (timeline->events.list[i].type == EVENT_ATTACKED)
            return true;
    return false;
}

static void watch(void)
{
    bool open = app_screen(&app) == &screen_play || app_screen(&app) == &screen_setup;
    bool over = outcome_over(match_outcome(&app.session.match));
    looking = !open                               ? 2
              : app_screen(&app) == &screen_setup ? app.setup.draft.player
                                                  : app.play.viewer;
    for (int i = 0; i < canvas.count && !over; i++) {
        int side;
        const char *name = canvas.list[i].type == DRAW_PICTURE
                               ? strstr(null_picture_name(canvas.list[i].picture), "/piece_")
                               : NULL;
        struct rect box = canvas.list[i].box;
        if (!name || sscanf(name, "/piece_%d_", &side) != 1 ||
            !rect_has(app.layout.board, rect_cx(box), rect_cy(box)))
            continue; /* the trays hold lost pieces, which both players saw */
        if (side - 1 == looking)
            own_shown++;
        else if (!in_battle() && !strstr(null_picture_name(canvas.list[i].picture), "shadow"))
            leaks++;
    }
}

static void test_nobody_sees_the_others_pieces(void)
{
    struct rng rng = {.state = 11};
    driver_watch = watch;
    begin("stratego");
    for (int i = 0; i < 60 && !outcome_over(match_outcome(&app.session.match)); i++) {
        int turn = match_now(&app.session.match)->turn;
        TEST_ASSERT_EQUAL_INT(turn, app.play.viewer);
        if (i % 5 == 4) { /* looking back keeps the viewer */
            for (int k = 0; k < 3; k++) {
                app_action(&app, &(struct action){.type = ACTION_SCRUB, .step = -1});
                settle();
                TEST_ASSERT_EQUAL_INT(turn, app.play.viewer);
            }
            for (int k = 0; k < 3; k++)
                app_action(&app, &(struct action){.type = ACTION_SCRUB, .step = 1});
            settle();
        }
        act(ACTION_UNDO, DEVICE_KEYBOARD);
        TEST_ASSERT_EQUAL_INT(app.session.match.length, app.session.match.at);
        play_one_move(&rng, DEVICE_MOUSE);
        settle();
        if (!outcome_over(match_outcome(&app.session.match)))
            TEST_ASSERT_EQUAL_STRING("curtain", app_screen(&app)->name);
        go_through_curtains(DEVICE_MOUSE);
    }
    TEST_ASSERT_TRUE(own_shown > 0);
    TEST_ASSERT_EQUAL_INT(0, leaks);
}

/* ---- own pieces hidden too ---- */

static int count_ranks(void)
{
    int before = own_shown;
    looking = app.play.viewer;
    app_draw(&app, &canvas);
    watch();
    return own_shown - before;
}

static void hold(float x, float y, enum device device, bool down)
{
    app_action(&app, &(struct action){.type = down ? ACTION_PRESS : ACTION_RELEASE,
                                      .device = device,
                                      .pressed = down,
                                      .x = x,
                                      .y = y});
}

static int hidden_frames_with_ranks;

static void watch_hidden(void)
{
    int before = own_shown;
    watch();
    bool playing = app_screen(&app) == &screen_play;
    if (playing && !in_battle() && own_shown != before)
        hidden_frames_with_ranks++;
}

static void test_own_pieces_are_seen_only_while_asked_for(void)
{
    struct rng rng = {.state = 5};
    app.preferences.peek = 1;
    hidden_frames_with_ranks = 0;
    begin("stratego");
    settle();
    TEST_ASSERT_EQUAL_INT(0, count_ranks());
    act(ACTION_PEEK, DEVICE_PAD);
    TEST_ASSERT_TRUE(count_ranks() > 0);
    app_action(&app, &(struct action){.type = ACTION_PEEK, .device = DEVICE_PAD});
    TEST_ASSERT_EQUAL_INT(0, count_ranks());
    struct rect box = form_widget(&app.play.tools, TOOL_PEEK)->box;
    for (int i = 0; i < 2; i++) {
        enum device device = i ? DEVICE_TOUCH : DEVICE_MOUSE;
        hold(rect_cx(box), rect_cy(box), device, true);
        TEST_ASSERT_TRUE(count_ranks() > 0);
        hold(rect_cx(box) - 400, 5, device, false); /* let go somewhere else */
        TEST_ASSERT_EQUAL_INT(0, count_ranks());
    }
    /* Not even while a move is shown. */
    driver_watch = watch_hidden;
    for (int i = 0; i < 12 && !outcome_over(match_outcome(&app.session.match)); i++) {
        play_one_move(&rng, DEVICE_MOUSE);
        settle();
        go_through_curtains(DEVICE_MOUSE);
    }
    TEST_ASSERT_EQUAL_INT(0, hidden_frames_with_ranks);
    TEST_ASSERT_EQUAL_INT(0, leaks);
}

static void test_no_peeking_where_nothing_is_hidden(void)
{
    app.preferences.peek = 1;
    begin("towers");
    app_draw(&app, &canvas);
    TEST_ASSERT_NULL(form_widget(&app.play.tools, TOOL_PEEK));
}

/* ---- favourite setups ---- */

enum { SETUP_FAVOURITES = 5, FAVOURITES_USE = 1, FAVOURITES_KEEP, FAVOURITES_DELETE };
enum { FAVOURITES_BACK = 4, FAVOURITES_PLACE = 10 };

static void open_favourites(enum device device)
{
    app.setup.in_form = true;
    use_button(&app.setup.form, SETUP_FAVOURITES, device);
    TEST_ASSERT_EQUAL_STRING("favourites", app_screen(&app)->name);
}

static void test_favourites_are_kept_taken_and_deleted(void)
{
    static const enum device devices[] = {DEVICE_MOUSE, DEVICE_KEYBOARD, DEVICE_PAD, DEVICE_TOUCH};
    struct form *form = &app.favourites.form;
    start_between("stratego", "human", "level1");
    settle();
    TEST_ASSERT_EQUAL_STRING("setup", app_screen(&app)->name);
    for (int i = 0; i < 4; i++) {
        struct draft mine = app.setup.draft;
        open_favourites(devices[i]);
        use_button(form, FAVOURITES_PLACE + i + 1, devices[i]);
        TEST_ASSERT_EQUAL_INT(i + 1, app.favourites.selected);
        use_button(form, FAVOURITES_KEEP, devices[i]);
        use_button(form, FAVOURITES_BACK, devices[i]);
        TEST_ASSERT_EQUAL_STRING("setup", app_screen(&app)->name);
        draft_shuffle(&app.setup.draft, &app.rng);
        TEST_ASSERT_TRUE(memcmp(mine.kind, app.setup.draft.kind, sizeof mine.kind) != 0);
        open_favourites(devices[i]);
        TEST_ASSERT_EQUAL_INT(i + 1, app.favourites.selected);
        use_button(form, FAVOURITES_USE, devices[i]);
        TEST_ASSERT_EQUAL_MEMORY(mine.kind, app.setup.draft.kind, sizeof mine.kind);
        TEST_ASSERT_EQUAL_STRING("setup", app_screen(&app)->name);
        draft_shuffle(&app.setup.draft, &app.rng);
    }
    open_favourites(DEVICE_PAD);
    use_button(form, FAVOURITES_DELETE, DEVICE_PAD);
    TEST_ASSERT_TRUE(*app.preferences.setups[4] != '\0'); /* it asks first */
    use_button(form, FAVOURITES_DELETE, DEVICE_PAD);
    TEST_ASSERT_EQUAL_STRING("", app.preferences.setups[4]);
    TEST_ASSERT_TRUE(*app.preferences.setups[3] != '\0');
}

/* Walking past other places does not change which one was chosen. */
static void test_the_first_place_can_be_filled_by_directions_alone(void)
{
    start_between("stratego", "human", "level1");
    settle();
    open_favourites(DEVICE_PAD);
    app_draw(&app, &canvas);
    act(ACTION_ACCEPT, DEVICE_PAD);
    TEST_ASSERT_EQUAL_INT(FAVOURITES_KEEP, app.favourites.form.focus);
    act(ACTION_ACCEPT, DEVICE_PAD);
    TEST_ASSERT_TRUE(*app.preferences.setups[0] != '\0');
    app_draw(&app, &canvas);
    focus(DIRECTION_RIGHT, DEVICE_PAD);
    TEST_ASSERT_EQUAL_INT(FAVOURITES_DELETE, app.favourites.form.focus);
    act(ACTION_ACCEPT, DEVICE_PAD);
    act(ACTION_ACCEPT, DEVICE_PAD);
    TEST_ASSERT_EQUAL_STRING("", app.preferences.setups[0]);
}

/* They outlive the program. */
static void test_favourites_are_written_down(void)
{
    struct text text = {0};
    struct preferences read;
    start_between("stratego", "human", "level1");
    settle();
    open_favourites(DEVICE_PAD);
    use_button(&app.favourites.form, FAVOURITES_KEEP, DEVICE_PAD);
    preferences_write(&app.preferences, &text);
    TEST_ASSERT_TRUE(preferences_read(&read, text.data, NULL));
    TEST_ASSERT_TRUE(*read.setups[0] != '\0');
    TEST_ASSERT_EQUAL_STRING(app.preferences.setups[0], read.setups[0]);
    text_free(&text);
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_nobody_sees_the_others_pieces);
    RUN_TEST(test_own_pieces_are_seen_only_while_asked_for);
    RUN_TEST(test_no_peeking_where_nothing_is_hidden);
    RUN_TEST(test_favourites_are_kept_taken_and_deleted);
    RUN_TEST(test_the_first_place_can_be_filled_by_directions_alone);
    RUN_TEST(test_favourites_are_written_down);
    return UNITY_END();
}
