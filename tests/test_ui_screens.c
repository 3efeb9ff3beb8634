/* Screens driven by actions on the null platform: each device plays whole games. */
#include <string.h>
#include <unity.h>

#include "core/registry.h"
#include "ui/app.h"

static struct app app;
static struct canvas canvas;

void setUp(void)
{
    memset(&app, 0, sizeof app);
    preferences_defaults(&app.preferences);
    theme_defaults(&app.theme);
    app_open(&app, 1280, 800, 7);
}

void tearDown(void)
{
    app_close(&app);
}

static void settle(void)
{
    for (int i = 0; i < 4000 && app_busy(&app); i++) {
        app_advance(&app, 1.0 / 30);
        app_draw(&app, &canvas);
        TEST_ASSERT_EQUAL_INT(0, canvas.dropped);
    }
}

static void act(enum action_type type, enum device device)
{
    app_action(&app, &(struct action){.type = type, .device = device, .pressed = true});
}

static void focus(enum direction direction, enum device device)
{
    app_action(&app,
               &(struct action){.type = ACTION_FOCUS, .device = device, .direction = direction});
}

static void click(float x, float y, enum device device)
{
    static const enum action_type steps[] = {ACTION_POINT, ACTION_PRESS, ACTION_RELEASE};
    for (int i = 0; i < 3; i++)
        app_action(&app, &(struct action){.type = steps[i], .device = device, .x = x, .y = y});
}

/* Begins a game with its standard options, as if chosen in the menus. */
static void begin(const char *game)
{
    app_draw(&app, &canvas);
    for (int i = 0; games[i]; i++)
        if (strcmp(games[i]->id, game) == 0)
            app.menu.form.focus = i + 1;
    act(ACTION_ACCEPT, DEVICE_KEYBOARD);
    TEST_ASSERT_EQUAL_STRING("new_game", app_screen(&app)->name);
    act(ACTION_ACCEPT, DEVICE_KEYBOARD);
    TEST_ASSERT_EQUAL_STRING("play", app_screen(&app)->name);
    TEST_ASSERT_EQUAL_STRING(game, app.session.match.game->id);
    settle();
}

static void choose_cell_by_pointer(int cell, int from, enum device device)
{
    float x, y;
    const struct board_view *view = &app.play.view;
    if (cell == CELL_EXIT) {
        bool up = view->geometry.exit_edge[match_now(&app.session.match)->turn] == DIRECTION_UP;
        board_view_point(view, from, &x, &y);
        x += up ? 0 : view->cell;
        y -= up ? view->cell : 0;
    } else {
        board_view_point(view, cell, &x, &y);
    }
    click(x, y, device);
}

/* Walks the focus to a cell by the geometry's neighbours (breadth first). */
static void walk_focus_to(int cell, enum device device)
{
    struct play *play = &app.play;
    if (cell == CELL_EXIT) {
        walk_focus_to(play->choice.selected, device);
        focus((enum direction)play->view.geometry.exit_edge[match_now(&app.session.match)->turn],
              device);
        TEST_ASSERT_EQUAL_INT(CELL_EXIT, play->choice.focus);
        return;
    }
    if (play->choice.focus >= CELL_LIMIT)
        focus(DIRECTION_UP, device);
    int came[CELL_LIMIT], queue[CELL_LIMIT], head = 0, tail = 0;
    memset(came, -1, sizeof came);
    came[cell] = DIRECTION_COUNT;
    queue[tail++] = cell;
    while (head < tail) { /* from the goal backward */
        int to = queue[head++];
        for (int i = 0; i < play->view.geometry.cell_count; i++)
            for (int d = 0; d < DIRECTION_COUNT; d++) {
                int from = play->view.geometry.cells[i];
                if (came[from] < 0 && play->view.geometry.neighbour[from][d] == to) {
                    came[from] = d;
                    queue[tail++] = from;
                }
            }
    }
    for (int i = 0; i < CELL_LIMIT && play->choice.focus != cell; i++)
        focus((enum direction)came[play->choice.focus], device);
    TEST_ASSERT_EQUAL_INT(cell, play->choice.focus);
}

static void choose_cell(int cell, int from, enum device device)
{
    if (device == DEVICE_MOUSE || device == DEVICE_TOUCH) {
        choose_cell_by_pointer(cell, from, device);
        return;
    }
    walk_focus_to(cell, device);
    act(ACTION_ACCEPT, device);
}

static void play_one_move(struct rng *rng, enum device device)
{
    struct move list[MOVES_MAX];
    const struct match *match = &app.session.match;
    int before = match->at, count = match->game->moves(match_now(match), list);
    struct move move = list[rng_below(rng, count)];
    int to = move.verb == VERB_EXIT ? CELL_EXIT : move.to;
    if (move.from != CELL_NONE)
        choose_cell(move.from, CELL_NONE, device);
    choose_cell(to, move.from, device);
    TEST_ASSERT_EQUAL_INT(before + 1, match->at);
    TEST_ASSERT_TRUE(move_equal(move, match->steps[before].move));
}

static void play_to_the_end(const char *game, enum device device, uint64_t seed)
{
    struct rng rng = {.state = seed};
    begin(game);
    for (int i = 0; i < 2000 && !outcome_over(match_outcome(&app.session.match)); i++) {
        play_one_move(&rng, device);
        if (i % 7 == 0) /* sometimes wait, sometimes press on during the animation */
            settle();
    }
    settle();
    TEST_ASSERT_TRUE(outcome_over(match_outcome(&app.session.match)));
    TEST_ASSERT_EQUAL_STRING("game_over", app_screen(&app)->name);
}

static void play_open_games(enum device device)
{
    static const char *const ids[] = {"towers", "dodgem", "morris"};
    for (int i = 0; i < 3; i++) {
        tearDown();
        setUp();
        play_to_the_end(ids[i], device, (uint64_t)(i + 1));
    }
}

static void test_mouse_alone_plays_to_the_end(void)
{
    play_open_games(DEVICE_MOUSE);
}

static void test_touch_alone_plays_to_the_end(void)
{
    play_open_games(DEVICE_TOUCH);
}

static void test_keyboard_alone_plays_to_the_end(void)
{
    play_open_games(DEVICE_KEYBOARD);
}

static void test_gamepad_alone_plays_to_the_end(void)
{
    play_open_games(DEVICE_PAD);
}

static void test_undo_and_redo_walk_the_history(void)
{
    struct rng rng = {.state = 3};
    begin("towers");
    for (int i = 0; i < 6; i++)
        play_one_move(&rng, DEVICE_MOUSE);
    settle();
    for (int i = 5; i >= 0; i--) {
        act(ACTION_UNDO, DEVICE_KEYBOARD);
        TEST_ASSERT_EQUAL_INT(i, app.session.match.at);
    }
    settle();
    for (int i = 1; i <= 6; i++)
        act(ACTION_REDO, DEVICE_PAD);
    TEST_ASSERT_EQUAL_INT(6, app.session.match.at);
    settle();
    TEST_ASSERT_EQUAL_INT(6, app.play.shown);
}

/* Pieces that cannot be used answer with a reason and change nothing. */
static void test_refusals_give_a_reason(void)
{
    begin("towers");
    choose_cell(cell_at(7, 0), CELL_NONE, DEVICE_MOUSE); /* the enemy's queen */
    TEST_ASSERT_EQUAL_INT(CELL_NONE, app.play.choice.selected);
    TEST_ASSERT_TRUE(app.play.message_time > 0);
    TEST_ASSERT_NOT_EQUAL(0, strlen(app.play.message));
    choose_cell(cell_at(0, 7), CELL_NONE, DEVICE_MOUSE); /* one's own, blocked, queen */
    TEST_ASSERT_EQUAL_INT(CELL_NONE, app.play.choice.selected);
    TEST_ASSERT_EQUAL_INT(0, app.session.match.at);
}

static void test_idle_means_idle(void)
{
    settle();
    TEST_ASSERT_FALSE(app_busy(&app));
    begin("dodgem");
    TEST_ASSERT_FALSE(app_busy(&app));
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_mouse_alone_plays_to_the_end);
    RUN_TEST(test_touch_alone_plays_to_the_end);
    RUN_TEST(test_keyboard_alone_plays_to_the_end);
    RUN_TEST(test_gamepad_alone_plays_to_the_end);
    RUN_TEST(test_undo_and_redo_walk_the_history);
    RUN_TEST(test_refusals_give_a_reason);
    RUN_TEST(test_idle_means_idle);
    return UNITY_END();
}
