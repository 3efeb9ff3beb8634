/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* What is drawn can be seen: texts and marks are measured on rendered frames, in every theme. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unity.h>

#include "base/rng.h"
#include "core/notation.h"
#include "core/registry.h"
#include "platform/sdl_shapes.h"
#include "play.h"
#include "rendered.h"
#include "ui/board/board_play.h"
#include "ui/board/board_view.h"
#include "ui/screens/help.h"
#include "ui/screens/lesson.h"
#include "ui/screens/more_options.h"
#include "ui/screens/new_game.h"
#include "ui/screens/people.h"
#include "ui/screens/play.h"
#include "ui/screens/puzzle.h"
#include "ui/screens/records.h"
#include "ui/screens/review.h"
#include "ui/screens/run.h"
#include "ui/screens/settings.h"
#include "ui/screens/settings_rows.h"
#include "ui_driver.h"

enum { WIDTH = 960, HEIGHT = 600 };

/* As in the contrast guidelines: WCAG 2, 1.4.3 and 1.4.11. */
static const float least_text = 4.5f, least_large_text = 3, least_mark = 3;

static const char *theme;
static int complaints;
static float lowest; /* of this theme's contrasts, and where it is */
static char lowest_text[160];

void setUp(void)
{
    complaints = 0;
}

void tearDown(void)
{
}

/* ---- texts ---- */

static float bare[WIDTH * HEIGHT]; /* the frame without its texts */

static int by_size(const void *a, const void *b)
{
    float x = *(const float *)a, y = *(const float *)b;
    return (x > y) - (x < y);
}

/* The contrast of the letters in a part of a text with what is below them: the median of the pixels
 * that are nearly the letters' own colour, since the guidelines leave out smoothed edges. 0: there
 * are none. */
static float contrast_in(struct rect box)
{
    static float found[WIDTH * HEIGHT];
    const float *seen = rendered_luminance();
    int x1 = (int)clamped(box.x, 0, WIDTH), x2 = (int)clamped(box.x + box.w, 0, WIDTH), count = 0;
    int y1 = (int)clamped(box.y, 0, HEIGHT), y2 = (int)clamped(box.y + box.h, 0, HEIGHT);
    float most = 0;
    for (int y = y1; y < y2; y++)
        for (int x = x1; x < x2; x++)
            most = larger(most, fabsf(seen[y * WIDTH + x] - bare[y * WIDTH + x]));
    for (int y = y1; y < y2; y++)
        for (int x = x1; x < x2; x++) {
            float a = seen[y * WIDTH + x], b = bare[y * WIDTH + x];
            if (fabsf(a - b) > 0.8f * most && most > 0.002f)
                found[count++] = contrast_ratio(a, b);
        }
    qsort(found, (size_t)count, sizeof *found, by_size);
    return count < 4 ? 0 : found[count / 2];
}

/* A text may run over light and dark: its worst part counts, as wide as two letters. */
static float contrast_of(const struct draw *draw)
{
    const char *text = canvas.text + draw->text;
    float w = text_width((enum text_size)draw->size, text), worst = 0;
    float h = text_height((enum text_size)draw->size), part = h;
    struct rect box = {draw_text_left(draw, w), draw->box.y - h / 2, w, h};
    while (box.w > 0.3f * part) {
        float contrast = contrast_in(cut_left(&box, smaller(part, box.w)));
        if (contrast > 0 && (worst == 0 || contrast < worst))
            worst = contrast;
    }
    return worst;
}

/* Half as strong as the others: it cannot be used now, which the guidelines leave out. */
static bool is_disabled(const struct draw *draw)
{
    return draw->colour.a < 200;
}

static void look_at_text(const char *screen, const struct draw *draw)
{
    float contrast = contrast_of(draw);
    bool large = draw->size >= TEXT_LARGE;
    float least = large ? least_large_text : least_text;
    if (contrast == 0) /* a dialog hides it */
        return;
    if (contrast < lowest && !large) {
        lowest = contrast;
        snprintf(lowest_text, sizeof lowest_text, "'%.80s' (%s)", canvas.text + draw->text, screen);
    }
    if (contrast >= least)
        return;
    printf("%s, %s: '%s' at %.0f, %.0f has a contrast of %.2f, at least %.1f is needed\n", theme,
           screen, canvas.text + draw->text, (double)draw->box.x, (double)draw->box.y,
           (double)contrast, (double)least);
    complaints++;
}

static void look(const char *screen)
{
    static struct canvas without;
    settle();
    app_draw(&app, &canvas);
    without = canvas;
    without.count = 0;
    for (int i = 0; i < canvas.count; i++)
        if (canvas.list[i].type != DRAW_TEXT)
            without.list[without.count++] = canvas.list[i];
    rendered_show(&without);
    memcpy(bare, rendered_luminance(), sizeof bare);
    rendered_show(&canvas);
    /* What is below a dialog is dimmed, since it is not to be read now. */
    bool dimmed = app_screen(&app)->overlay && !app_screen(&app)->bright;
    for (int i = dimmed ? canvas.top : 0; i < canvas.count; i++)
        if (canvas.list[i].type == DRAW_TEXT && !is_disabled(&canvas.list[i]))
            look_at_text(screen, &canvas.list[i]);
}

static void look_around_the_games(void)
{
    look("menu");
    app_push(&app, &screen_settings);
    for (int group = 0; group < SETTINGS_GROUPS; group++) {
        settings_state()->group = group;
        look("settings");
    }
    app_push(&app, &screen_controls);
    look("keys and buttons");
    app_home(&app, &screen_menu);
    app_push(&app, &screen_arcade);
    look("arcade");
    app_home(&app, &screen_menu);
    app_push(&app, &screen_game_night);
    look("game night");
    app_push(&app, &screen_tournament);
    look("tournament");
    app_home(&app, &screen_menu);
    app_push(&app, &screen_records);
    look("records");
    app_home(&app, &screen_menu);
}

/* Pages that differ only in their words from game to game. */
static void look_at_pages(const struct game *game)
{
    new_game_open(game, &app.preferences);
    app_push(&app, &screen_new_game);
    look("new game");
    more_options_open(&app);
    look("more options");
    app_home(&app, &screen_menu);
    help_open(&app, game);
    look("rules");
    app_home(&app, &screen_menu);
}

/* The game itself before and after some moves, and what is said over its board. */
static void look_at_game(const struct game *game)
{
    struct rng rng = {.state = 3};
    if (game->lessons) {
        lesson_open(&app, game);
        look("lesson");
        app_home(&app, &screen_menu);
    }
    begin(game->id);
    look("the first move");
    for (int i = 0; i < 4; i++) {
        play_one_move(&rng, DEVICE_KEYBOARD);
        go_through_curtains(DEVICE_KEYBOARD);
    }
    act(ACTION_UNDO, DEVICE_KEYBOARD);
    settle();
    if (app_screen(&app) == &screen_question)
        look("a question");
    act(ACTION_ACCEPT, DEVICE_KEYBOARD);
    look("a game");
    act(ACTION_MENU, DEVICE_KEYBOARD);
    look("pause");
    app_pop(&app);
    settle();
    match_play(&app.session.match, move_word(VERB_RESIGN));
    app_open_curtain(&app);
    look("the end");
    review_page_open(&app);
    look("review");
    app_home(&app, &screen_menu);
}

/* Games of the tests are drawn plainly. */
static bool has_pictures(const struct game *game)
{
    return game->opponents != NULL;
}

static void test_texts_can_be_read(void)
{
    for (int i = 0; rendered_themes[i]; i++) {
        theme = rendered_themes[i];
        lowest = 21;
        rendered_open(WIDTH, HEIGHT, theme);
        app.preferences.reduced_motion = 1;
        look_around_the_games();
        for (int k = 0, seen = 0; games[k]; k++) {
            if (!has_pictures(games[k]))
                continue;
            if (long_run() || seen == i) /* another one in each theme */
                look_at_pages(games[k]);
            if (seen++ < repeats(1, CELL_LIMIT, CELL_LIMIT))
                look_at_game(games[k]);
        }
        rendered_close();
        printf("%s: the least contrast of a text is %.1f: %s\n", theme, (double)lowest,
               lowest_text);
    }
    TEST_ASSERT_EQUAL_INT_MESSAGE(0, complaints, "see the lines above");
}

/* ---- marks ---- */

enum { ON_EMPTY = 1, ON_MEN = 2 };

static const struct {
    enum mark mark;
    const char *name;
    int where;
} marks_seen[] = {
    {MARK_FOCUS, "pointer", ON_EMPTY | ON_MEN},
    {MARK_LAST, "last move", ON_EMPTY | ON_MEN},
    {MARK_HINT, "hint", ON_EMPTY | ON_MEN},
    {MARK_DESTINATION, "destination", ON_EMPTY},
    {MARK_DESTINATION | MARK_CAPTURES, "capture", ON_EMPTY | ON_MEN},
    {MARK_SELECTED, "chosen", ON_MEN},
    {MARK_VICTIM, "victim", ON_MEN},
    {MARK_REMOVABLE, "removable", ON_MEN},
};
enum { MARKS_SEEN = sizeof marks_seen / sizeof *marks_seen };

/* The part of a cell's area that is at least this much brighter or darker with the mark. */
static float part_changed(struct rect box)
{
    const float *seen = rendered_luminance();
    int changed = 0;
    for (int y = (int)larger(box.y, 0); (float)y < smaller(box.y + box.h, HEIGHT); y++)
        for (int x = (int)larger(box.x, 0); (float)x < smaller(box.x + box.w, WIDTH); x++)
            changed += contrast_ratio(seen[y * WIDTH + x], bare[y * WIDTH + x]) >= least_mark;
    return (float)changed / (box.w * box.h);
}

struct sight {
    struct board_view view;
    struct scene scene;
    struct marks marks;
};

static void show_board(struct sight *sight)
{
    canvas_begin(&canvas, WIDTH, HEIGHT);
    canvas_fill(&canvas, (struct rect){0, 0, WIDTH, HEIGHT}, 0, app.theme.tone[TONE_BACK]);
    board_view_draw(&sight->view, &app.theme, &canvas, &sight->scene, &sight->marks);
    rendered_show(&canvas);
}

static bool has_man(const struct scene *scene, int cell)
{
    return scene_man(scene, cell) != NULL;
}

/* Only where the rules let one choose a man to remove. */
static bool is_used(enum mark mark, const struct game *game)
{
    return mark != MARK_REMOVABLE || strcmp(game->id, "morris") == 0;
}

/* Marks on every other cell of every other row, so that none shines on its neighbour. */
static void look_at_mark(struct sight *sight, int kind, int phase)
{
    /* The guidelines name no area. This is that of a disc a sixth as wide as the cell. */
    const float least_part = 0.02f;
    const struct geometry *g = &sight->view.geometry;
    marks_clear(&sight->marks);
    for (int i = 0; i < g->cell_count; i++) {
        int cell = g->cells[i];
        if (cell_column(cell) % 2 == phase % 2 && cell_row(cell) % 2 == phase / 2 &&
            marks_seen[kind].where & (has_man(&sight->scene, cell) ? ON_MEN : ON_EMPTY))
            sight->marks.cell[cell] = (uint16_t)marks_seen[kind].mark;
    }
    show_board(sight);
    for (int i = 0; i < g->cell_count; i++) {
        int cell = g->cells[i];
        struct rect box = rect_inset(board_view_box(&sight->view, cell), -2);
        if (!sight->marks.cell[cell])
            continue;
        const struct actor *man = scene_man(&sight->scene, cell);
        float part = part_changed(box);
        if (man)
            part = larger(part, part_changed(board_view_body(&sight->view, man)));
        char name[CELL_TEXT];
        cell_format(cell, name);
        if (part < lowest) {
            lowest = part;
            snprintf(lowest_text, sizeof lowest_text, "%s (%s, %s)", marks_seen[kind].name,
                     sight->view.game->id, name);
        }
        if (part >= least_part)
            continue;
        printf(
            "%s, %s: the mark '%s' on %s%s is hard to see: %.1f %% of the cell has a contrast of "
            "%.0f\n",
            theme, sight->view.game->id, marks_seen[kind].name, name, man ? ", a man," : "",
            (double)(100 * part), (double)least_mark);
        complaints++;
    }
}

static void look_at_marks(const struct game *game)
{
    static struct sight sight;
    struct match match;
    struct observation seen;
    struct rng rng = {.state = 5};
    struct settings settings = settings_default(game);
    match_start(&match, game, &settings);
    match_set_up(&match);
    match_observe(&match, match.at, VIEWER_ALL, &seen);
    board_view_open(&sight.view, &app.theme, game, &settings);
    board_view_place(&sight.view, (struct rect){0, 0, WIDTH, HEIGHT});
    scene_at_rest(&sight.scene, game, &sight.view.geometry, &seen);
    if (sight.scene.count == 0) { /* they are placed one by one */
        play_random(&match, &rng, 0, 8);
        match_observe(&match, match.at, VIEWER_ALL, &seen);
        scene_at_rest(&sight.scene, game, &sight.view.geometry, &seen);
    }
    TEST_ASSERT_GREATER_THAN_INT(0, sight.scene.count);
    marks_clear(&sight.marks);
    show_board(&sight);
    memcpy(bare, rendered_luminance(), sizeof bare);
    for (int kind = 0; kind < MARKS_SEEN; kind++)
        for (int k = 0; k < repeats(1, 2, 4) && is_used(marks_seen[kind].mark, game); k++)
            look_at_mark(&sight, kind, (kind + k) % 4);
    match_free(&match);
}

static void test_marks_are_seen_on_every_cell(void)
{
    for (int i = 0; rendered_themes[i]; i++) {
        theme = rendered_themes[i];
        lowest = 1;
        rendered_open(WIDTH, HEIGHT, theme);
        for (int k = 0; games[k]; k++)
            if (has_pictures(games[k]))
                look_at_marks(games[k]);
        rendered_close();
        printf("%s: the least part of a cell that a mark changes by 3:1 is %.1f %%: %s\n", theme,
               (double)(100 * lowest), lowest_text);
    }
    TEST_ASSERT_EQUAL_INT_MESSAGE(0, complaints, "see the lines above");
}

/* ---- sizes ---- */

/* tests/test_ui_fit.c checks them on every screen, in these windows; here they are only reported.
 */
static void test_text_sizes_grow_with_the_setting(void)
{
    static const int windows[][2] = {{800, 480},   {800, 1280},  {1280, 800},
                                     {1920, 1080}, {2560, 1080}, {3840, 2160}};
    for (size_t i = 0; i < sizeof windows / sizeof *windows; i++)
        for (int scale = 0, before = 0; scale < TEXT_SCALES; scale++) {
            struct layout layout;
            int pixels[TEXT_SIZES];
            layout_for(&layout, (float)windows[i][0], (float)windows[i][1],
                       (float)text_scales[scale] / 100);
            for (int size = 0; size < TEXT_SIZES; size++)
                pixels[size] = (int)(layout_text_pixels(&layout, size) + 0.5f);
            printf("%d×%d, text size %d %%: small %d, body %d, large %d, title %d\n", windows[i][0],
                   windows[i][1], text_scales[scale], pixels[TEXT_SMALL], pixels[TEXT_BODY],
                   pixels[TEXT_LARGE], pixels[TEXT_TITLE]);
            TEST_ASSERT_GREATER_THAN_INT(before, pixels[TEXT_SMALL]);
            before = pixels[TEXT_SMALL];
        }
}

enum { SIDE = 160 };

/* A white frame half transparent: nothing within or around it is lit, nothing twice, and its upper
 * and lower sides are whole. */
static bool frame_is_clean(SDL_Renderer *renderer, const SDL_Surface *surface,
                           const struct draw *draw)
{
    struct rect box = draw->box, inside = rect_inset(box, draw->width + 2);
    struct rect around = rect_inset(box, -2);
    bool clean = true;
    SDL_SetRenderDrawColor(renderer, 0, 0, 0, 255);
    SDL_RenderClear(renderer);
    shapes_frame(renderer, draw);
    SDL_RenderFlush(renderer);
    for (int y = 0; y < SIDE; y++)
        for (int x = 0; x < SIDE; x++) {
            float px = (float)x + 0.5f, py = (float)y + 0.5f;
            int lit = ((const uint32_t *)surface->pixels)[y * surface->pitch / 4 + x] & 0xff;
            bool empty = !rect_has(around, px, py) ||
                         (rect_has(inside, px, py) && fabsf(py - rect_cy(box)) < 2);
            bool core = fabsf(px - rect_cx(box)) < 1 &&
                        fabsf(fabsf(py - rect_cy(box)) - (box.h - draw->width) / 2) <
                            draw->width / 2 - 1.5f;
            clean &= empty ? lit == 0 : lit < 140 && (!core || lit > 120);
        }
    return clean;
}

/* SDL's software renderer must not take parts of a ring for rectangles. */
static void test_frames_and_rings_have_no_cracks(void)
{
    SDL_Surface *surface =
        SDL_CreateRGBSurfaceWithFormat(0, SIDE, SIDE, 32, SDL_PIXELFORMAT_ARGB8888);
    SDL_Renderer *renderer = SDL_CreateSoftwareRenderer(surface);
    struct rng rng = {.state = 1};
    TEST_ASSERT_NOT_NULL(renderer);
    int cracked = 0;
    for (int i = 0; i < 300; i++) {
        float any[6];
        for (int k = 0; k < 6; k++)
            any[k] = (float)rng_below(&rng, 1000) / 1000;
        cracked += !frame_is_clean(
            renderer, surface,
            &(struct draw){.box = {10 + any[0], 10 + any[1], 90 + 30 * any[2], 90 + 30 * any[3]},
                           .width = 3 + 9 * any[4],
                           .radius = 4 + 30 * any[5],
                           .oval = i % 4 == 3,
                           .colour = faded(rgb(0xffffff), 0.5f),
                           .low = faded(rgb(0xffffff), 0.5f)});
    }
    TEST_ASSERT_LESS_THAN(3, cracked); /* a pixel where two corners fall on the same one */
    SDL_DestroyRenderer(renderer);
    SDL_FreeSurface(surface);
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_frames_and_rings_have_no_cracks);
    RUN_TEST(test_text_sizes_grow_with_the_setting);
    RUN_TEST(test_texts_can_be_read);
    RUN_TEST(test_marks_are_seen_on_every_cell);
    return UNITY_END();
}
