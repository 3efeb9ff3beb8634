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

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_nobody_sees_the_others_pieces);
    return UNITY_END();
}
