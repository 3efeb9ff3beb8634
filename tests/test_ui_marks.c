/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Marks are drawn at the marked thing and completely visible, and ranks stay readable. */
#include <math.h>
#include <stdio.h>
#include <string.h>
#include <unity.h>

#include "core/notation.h"
#include "core/registry.h"
#include "play.h"
#include "ui/board/board_marks.h"
#include "ui/board/board_view.h"
#include "ui/screens/help.h"
#include "ui/screens/play.h"
#include "ui_driver.h"

/* Pieces as tall as the ray-traced ones. */
static const char looks[] = "sprite.cell = 320\nsprite.size = 400 480\nsprite.anchor = 200 320\n"
                            "body.man_1 = 86 180 228 245\nbody.man_2 = 95 180 210 237\n"
                            "body.tower_1 = 95 143 210 283\nbody.tower_2 = 87 138 226 294\n"
                            "body.queen_1 = 95 120 210 311\nbody.queen_2 = 87 120 226 318\n"
                            "body.pawn_1 = 88 186 224 236\nbody.pawn_2 = 84 177 232 248\n"
                            "body.piece_1 = 63 140 274 283\nbody.piece_2 = 63 140 274 289\n";

static struct match match;
static struct scene scene;
static struct board_view view;
static struct marks marks;

void setUp(void)
{
    struct fault fault = {""};
    driver_open(1280, 800);
    TEST_ASSERT_TRUE(theme_read(&app.theme, looks, &fault));
    app_retheme(&app);
}

void tearDown(void)
{
    driver_close();
}

/* The position after these moves, at rest on a board of 800 pixels. */
static void show(const char *game, const char *options, const char *moves)
{
    struct observation seen;
    play_start_with(&match, game, options, moves);
    match_observe(&match, match.at, VIEWER_ALL, &seen);
    board_view_open(&view, &app.theme, match.game, &match.settings);
    board_view_place(&view, (struct rect){0, 0, 800, 800});
    scene_at_rest(&scene, match.game, &view.geometry, &seen);
    match_free(&match);
    marks_clear(&marks);
    canvas_begin(&canvas, 800, 800);
}

static int cell(const char *name)
{
    int cell = CELL_NONE;
    TEST_ASSERT_TRUE(cell_parse(name, &cell));
    return cell;
}

static bool same_colour(struct colour a, struct colour b)
{
    return memcmp(&a, &b, sizeof a) == 0;
}

static const struct draw *find(int type, struct colour colour)
{
    for (int i = 0; i < canvas.count; i++)
        if (canvas.list[i].type == type && same_colour(canvas.list[i].colour, colour))
            return &canvas.list[i];
    TEST_FAIL_MESSAGE("not drawn");
    return NULL;
}

static void check_ring(const char *name, enum mark mark, enum tone tone)
{
    int at = cell(name);
    marks.cell[at] = (uint16_t)mark;
    board_view_draw(&view, &app.theme, &canvas, &scene, &marks);
    const struct draw *drawn = find(DRAW_FRAME, app.theme.tone[tone]);
    struct rect ring = drawn->box, body = board_view_body(&view, scene_man(&scene, at));
    struct rect floor = board_view_box(&view, at);
    TEST_ASSERT_TRUE(drawn->oval); /* a circle as the board is seen */
    TEST_ASSERT_FLOAT_WITHIN(0.03f, floor.h / floor.w, ring.h / ring.w);
    TEST_ASSERT_FLOAT_WITHIN(0.5f, rect_cx(floor), rect_cx(ring));
    TEST_ASSERT_FLOAT_WITHIN(0.5f, rect_cy(floor), rect_cy(ring));
    TEST_ASSERT_TRUE(ring.w > body.w && ring.w <= floor.w && ring.h <= floor.h);
}

static void test_a_ring_lies_on_the_floor_around_a_foot(void)
{
    show("morris", "", "a1 b2 d1 f4");
    check_ring("b2", MARK_REMOVABLE, TONE_WARN);
    show("towers", "", "");
    check_ring("h1", MARK_VICTIM, TONE_CAPTURE);
    show("towers", "", "");
    check_ring("h1", MARK_SPANS, TONE_CAN);
    show("dodgem", "", "");
    check_ring("b5", MARK_REMOVABLE, TONE_WARN);
}

/* Whatever stands before or behind: the middle of a man belongs to his cell, and no head reaches
 * the middle of the cell behind. */
static void test_a_press_hits_the_cell_one_means(void)
{
    static const char *const boards[][2] = {
        {"towers", "size=12"}, {"dodgem", ""}, {"stratego", "army=full"}};
    for (size_t i = 0; i < sizeof boards / sizeof *boards; i++) {
        show(boards[i][0], boards[i][1], "");
        for (int k = 0; k < scene.count; k++) {
            const struct actor *man = &scene.actors[k];
            int at = actor_cell(man), behind = board_view_neighbour(&view, at, DIRECTION_UP);
            struct rect body = board_view_body(&view, man), cell_box = board_view_box(&view, at);
            TEST_ASSERT_EQUAL_INT(at, board_view_cell(&view, rect_cx(body), rect_cy(body), 0));
            TEST_ASSERT_EQUAL_INT(
                at, board_view_cell(&view, rect_cx(body), body.y + body.h - 1, 0)); /* his foot */
            float x, y;
            if (behind == CELL_NONE)
                continue;
            board_view_point(&view, behind, &x, &y);
            TEST_ASSERT_TRUE(body.y > y);
            TEST_ASSERT_TRUE(cell_box.y - body.y <= cell_box.h / 3);
        }
    }
}

static int count_before(int limit, int type)
{
    int found = 0;
    for (int i = 0; i < limit; i++)
        found += canvas.list[i].type == type;
    return found;
}

/* The first man drawn: all shadows come before. */
static int first_man(void)
{
    int man = view.look.piece[0][0].picture, other = view.look.piece[1][0].picture;
    for (int i = 0; i < canvas.count; i++)
        if (canvas.list[i].type == DRAW_PICTURE &&
            (canvas.list[i].picture == man || canvas.list[i].picture == other))
            return i;
    TEST_FAIL_MESSAGE("no man");
    return -1;
}

/* Each has its own shape: a ring, a frame, corners, a dot; none lies over a man. */
static void test_marks_lie_on_the_floor(void)
{
    show("towers", "", "");
    marks.cell[cell("a5")] = MARK_SELECTED;
    marks.cell[cell("b5")] = MARK_FOCUS;
    marks.cell[cell("c5")] = MARK_LAST;
    marks.cell[cell("a4")] = MARK_DESTINATION;
    board_view_draw(&view, &app.theme, &canvas, &scene, &marks);
    int men = first_man();
    TEST_ASSERT_EQUAL_INT(4,
                          count_before(men, DRAW_FRAME)); /* ring and frame, each with its edge */
    TEST_ASSERT_EQUAL_INT(16, count_before(men, DRAW_LINE));
    TEST_ASSERT_EQUAL_INT(4, count_before(canvas.count, DRAW_FRAME));
    TEST_ASSERT_EQUAL_INT(16, count_before(canvas.count, DRAW_LINE));
    const struct draw *ring = find(DRAW_FRAME, app.theme.tone[TONE_CAN]);
    const struct draw *frame = find(DRAW_FRAME, app.theme.tone[TONE_FOCUS]);
    TEST_ASSERT_TRUE(ring->radius > 0.4f * ring->box.h && frame->radius < 0.2f * frame->box.h);
}

/* One looks for the other player's move before one's own pointer. */
static void test_the_last_move_stands_out_more_than_the_pointer(void)
{
    show("towers", "", "");
    marks.cell[cell("a4")] = MARK_FOCUS | MARK_LAST;
    board_view_draw(&view, &app.theme, &canvas, &scene, &marks);
    const struct draw *frame = find(DRAW_FRAME, app.theme.tone[TONE_FOCUS]);
    const struct draw *corner = find(DRAW_LINE, opaque(app.theme.tone[TONE_LAST]));
    TEST_ASSERT_TRUE(corner->width > 1.5f * frame->width);
    TEST_ASSERT_TRUE(corner->box.x > frame->box.x && corner->box.y > frame->box.y);
}

/* Once a man is chosen he and where he can go come first. */
static void test_the_choice_stands_out_more_than_the_last_move(void)
{
    show("towers", "", "");
    marks.cell[cell("a4")] = MARK_LAST;
    board_view_draw(&view, &app.theme, &canvas, &scene, &marks);
    float alone = find(DRAW_LINE, opaque(app.theme.tone[TONE_LAST]))->width;
    canvas_begin(&canvas, 800, 800);
    marks.cell[cell("a5")] = MARK_SELECTED;
    marks.cell[cell("b4")] = MARK_DESTINATION;
    board_view_draw(&view, &app.theme, &canvas, &scene, &marks);
    float corner = find(DRAW_LINE, opaque(app.theme.tone[TONE_LAST]))->width;
    struct rect spot = find(DRAW_FILL, app.theme.tone[TONE_CAN])->box;
    TEST_ASSERT_TRUE(corner < 0.7f * alone);
    TEST_ASSERT_TRUE(find(DRAW_FRAME, app.theme.tone[TONE_CAN])->width > 1.5f * corner);
    TEST_ASSERT_TRUE(spot.w > 0.25f * view.cell);
}

static int ghosts(void)
{
    int found = 0;
    canvas_begin(&canvas, 800, 800);
    board_view_draw(&view, &app.theme, &canvas, &scene, &marks);
    for (int i = 0; i < canvas.count; i++)
        found += canvas.list[i].type == DRAW_PICTURE && canvas.list[i].colour.a > 0 &&
                 canvas.list[i].colour.a < 200 &&
                 canvas.list[i].picture == view.look.piece[0][0].picture;
    return found;
}

/* Pointing at where the chosen man can go shows him there, translucent. */
static void test_the_destination_shows_the_man(void)
{
    show("towers", "", "");
    marks.cell[cell("a5")] = MARK_SELECTED;
    marks.cell[cell("a4")] = marks.cell[cell("a3")] = MARK_DESTINATION;
    TEST_ASSERT_EQUAL_INT(0, ghosts());
    marks.cell[cell("a3")] |= MARK_FOCUS;
    TEST_ASSERT_EQUAL_INT(1, ghosts());
    marks.hidden_cell = cell("a5"); /* while he is dragged he is there himself */
    TEST_ASSERT_EQUAL_INT(0, ghosts());
}

/* Adjacent blocks would hide a ring around the foot of one behind them. */
static void test_no_block_hides_the_ring_of_the_chosen_one(void)
{
    show("stratego", "army=full", "");
    marks.cell[cell("e8")] = MARK_SELECTED;
    board_view_draw(&view, &app.theme, &canvas, &scene, &marks);
    TEST_ASSERT_EQUAL_PTR(&canvas.list[canvas.count - 1],
                          find(DRAW_FRAME, app.theme.tone[TONE_CAN]));
}

static void assert_within(struct rect inner, struct rect outer)
{
    TEST_ASSERT_TRUE(inner.x >= outer.x - 0.01f && inner.y >= outer.y - 0.01f);
    TEST_ASSERT_TRUE(inner.x + inner.w <= outer.x + outer.w + 0.01f);
    TEST_ASSERT_TRUE(inner.y + inner.h <= outer.y + outer.h + 0.01f);
}

/* All frames drawn, including their dark edges. */
static void check_frames_within(struct rect place)
{
    int frames = 0;
    canvas_begin(&canvas, 800, 800);
    board_view_draw(&view, &app.theme, &canvas, &scene, &marks);
    for (int i = 0; i < canvas.count; i++)
        if (canvas.list[i].type == DRAW_FRAME) {
            assert_within(canvas.list[i].box, place);
            frames++;
        }
    TEST_ASSERT_EQUAL_INT(2, frames);
}

/* Rings of neighbours touch neither each other nor Dodgem's gates nor the next block. */
static void test_rings_stay_within_their_cells(void)
{
    show("dodgem", "", "");
    marks.cell[cell("e5")] = MARK_SELECTED;
    check_frames_within(board_view_box(&view, cell("e5")));
    show("morris", "", "a1");
    marks.cell[cell("a1")] = MARK_SELECTED;
    check_frames_within(board_view_box(&view, cell("a1")));
    marks.cell[cell("a1")] = MARK_FOCUS;
    check_frames_within(board_view_box(&view, cell("a1")));
    show("stratego", "army=full", "");
    int at = cell("e4");
    struct rect block = board_view_body(&view, scene_man(&scene, at));
    marks.cell[at] = MARK_DESTINATION | MARK_CAPTURES;
    for (marks.time = 0; marks.time < 2; marks.time += 0.1f)
        check_frames_within(block);
}

static bool overlap(struct rect a, struct rect b)
{
    return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
}

/* What a line covers. */
static struct rect line_box(const struct draw *line)
{
    struct rect box = {line->box.w < 0 ? line->box.x + line->box.w : line->box.x,
                       line->box.h < 0 ? line->box.y + line->box.h : line->box.y,
                       fabsf(line->box.w), fabsf(line->box.h)};
    return rect_inset(box, -line->width / 2);
}

/* All at once on one cell: the pointer's frame outside, then the ring; wedges at the sides, corners
 * in the corners. */
static void test_marks_never_pile_up(void)
{
    struct rect wedges[4], corners[8];
    int wedge = 0, corner = 0;
    show("towers", "", "");
    int at = cell("a5");
    marks.cell[at] = MARK_FOCUS | MARK_LAST | MARK_HINT;
    board_view_draw(&view, &app.theme, &canvas, &scene, &marks);
    struct rect frame = find(DRAW_FRAME, app.theme.tone[TONE_FOCUS])->box;
    float width = find(DRAW_FRAME, app.theme.tone[TONE_FOCUS])->width;
    for (int i = 0; i < canvas.count; i++) {
        const struct draw *draw = &canvas.list[i];
        if (draw->type != DRAW_LINE)
            continue;
        if (same_colour(draw->colour, app.theme.tone[TONE_CAN]))
            wedges[wedge++] = line_box(draw);
        else if (same_colour(draw->colour, opaque(app.theme.tone[TONE_LAST])))
            corners[corner++] = line_box(draw);
    }
    TEST_ASSERT_EQUAL_INT(4, wedge);
    TEST_ASSERT_EQUAL_INT(8, corner);
    for (int i = 0; i < 8; i++) {
        assert_within(corners[i], rect_inset(frame, width));
        for (int k = 0; k < 4; k++)
            TEST_ASSERT_FALSE(overlap(corners[i], wedges[k]));
    }
    canvas_begin(&canvas, 800, 800);
    marks.cell[at] = MARK_FOCUS | MARK_SELECTED;
    board_view_draw(&view, &app.theme, &canvas, &scene, &marks);
    assert_within(find(DRAW_FRAME, app.theme.tone[TONE_CAN])->box, rect_inset(frame, width));
}

/* A part of the board that a hint is about is framed outside its cells, where no other mark is. */
static void test_an_area_is_framed_outside_its_cells(void)
{
    show("towers", "", "");
    marks.area = board_view_box(&view, cell("c4"));
    board_view_draw(&view, &app.theme, &canvas, &scene, &marks);
    const struct draw *frame = find(DRAW_FRAME, app.theme.tone[TONE_CAN]);
    assert_within(marks.area, rect_inset(frame->box, frame->width));
}

static bool is_shade(const struct draw *draw)
{
    struct colour c = draw->colour;
    return draw->type == DRAW_FILL && draw->radius == 0 && c.r + c.g + c.b == 0 && c.a < 200;
}

/* How dark the shades over a point of the board are together, of 255 each. */
static int dusk_at(float x, float y)
{
    int dusk = 0;
    for (int i = 0; i < canvas.count; i++)
        if (is_shade(&canvas.list[i]) && rect_has(canvas.list[i].box, x, y))
            dusk += canvas.list[i].colour.a;
    return dusk;
}

/* All of the board but this part lies in dusk, its men as well. */
static void test_an_area_draws_the_eye(void)
{
    show("towers", "", "");
    marks.area = board_view_box(&view, cell("c4"));
    board_view_draw(&view, &app.theme, &canvas, &scene, &marks);
    for (int i = 0; i < view.geometry.cell_count; i++) {
        float x, y;
        board_view_point(&view, view.geometry.cells[i], &x, &y);
        int dusk = dusk_at(x, y);
        if (rect_has(marks.area, x, y))
            TEST_ASSERT_EQUAL_INT(0, dusk);
        else
            TEST_ASSERT_GREATER_THAN_INT(100, dusk);
    }
}

/* From light to dusk no step is seen, and no point is shaded twice: that costs time. */
static void test_dusk_falls_softly(void)
{
    show("towers", "", "");
    marks.area = board_view_box(&view, cell("c4"));
    board_view_draw(&view, &app.theme, &canvas, &scene, &marks);
    float x = marks.area.x + marks.area.w, y = rect_cy(marks.area);
    int before = dusk_at(x, y), steps = 0;
    for (; x < view.field.x + view.field.w - 1; x += 0.5f) {
        int dusk = dusk_at(x, y), shades = 0;
        for (int i = 0; i < canvas.count; i++)
            shades += is_shade(&canvas.list[i]) && rect_has(canvas.list[i].box, x, y);
        steps += dusk != before;
        TEST_ASSERT_TRUE(dusk >= before && dusk - before <= 10);
        TEST_ASSERT_TRUE(shades <= 2); /* on a common edge */
        before = dusk;
    }
    TEST_ASSERT_GREATER_THAN(12, steps);
}

/* At the edge of the board, where gates are, its frame stays on the cells. */
static void test_an_area_leaves_the_gates_free(void)
{
    for (int turned = 0; turned < 2; turned++) {
        show("dodgem", "", "");
        view.turned = turned;
        marks.area = view.field;
        board_view_draw(&view, &app.theme, &canvas, &scene, &marks);
        struct rect box = find(DRAW_FRAME, app.theme.tone[TONE_CAN])->box;
        TEST_ASSERT_TRUE(turned || (box.y >= view.field.y &&
                                    box.x + box.w <= view.field.x + view.field.w + 0.1f));
        TEST_ASSERT_TRUE(!turned || (box.x >= view.field.x &&
                                     box.y + box.h <= view.field.y + view.field.h + 0.1f));
    }
}

/* Light marks have a dark edge, dark ones a light edge. */
static void test_edges_contrast_with_their_marks(void)
{
    static const struct {
        const char *line;
        uint8_t edge;
    } looks_of[] = {{"colour.last_move = #f0f0f080\n", 0}, {"colour.last_move = #40008080\n", 255}};
    for (size_t i = 0; i < 2; i++) {
        struct fault fault = {""};
        TEST_ASSERT_TRUE(theme_read(&app.theme, looks_of[i].line, &fault));
        show("towers", "", "");
        marks.cell[cell("c4")] = MARK_LAST;
        board_view_draw(&view, &app.theme, &canvas, &scene, &marks);
        const struct draw *first = NULL;
        for (int k = 0; k < canvas.count && !first; k++)
            first = canvas.list[k].type == DRAW_LINE ? &canvas.list[k] : NULL;
        TEST_ASSERT_NOT_NULL(first);
        TEST_ASSERT_EQUAL_INT(looks_of[i].edge, first->colour.g);
    }
}

/* A piece to be captured has its cross above the light of the capturing rectangle. */
static void test_a_cross_lies_over_the_beam(void)
{
    int beam = -1, cross = -1;
    show("towers", "", "");
    marks.cell[cell("h1")] = MARK_VICTIM;
    marks.rectangle_from = (uint8_t)cell("a8");
    marks.rectangle_to = (uint8_t)cell("h1");
    board_view_draw(&view, &app.theme, &canvas, &scene, &marks);
    for (int i = 0; i < canvas.count; i++) {
        if (canvas.list[i].add)
            beam = i;
        if (canvas.list[i].type == DRAW_LINE && !canvas.list[i].add && canvas.list[i].box.w > 0 &&
            fabsf(canvas.list[i].box.h) > 0 && cross < 0)
            cross = i;
    }
    TEST_ASSERT_TRUE(beam >= 0 && beam < cross);
}

static float distance(struct rect body, float x, float y)
{
    return hypotf(x - rect_cx(body), y - rect_cy(body)) / view.cell;
}

/* The figures are at most a fifth of a cell away from the middle. */
static void test_an_arrow_covers_no_rank(void)
{
    show("stratego", "army=full", "");
    const char *ways[][2] = {{"a7", "b7"}, {"a7", "a8"}, {"a8", "a7"}, {"c7", "c6"}, {"c4", "c5"}};
    for (size_t i = 0; i < sizeof ways / sizeof *ways; i++) {
        int from = cell(ways[i][0]), to = cell(ways[i][1]);
        const struct actor *met = scene_man(&scene, to);
        canvas_begin(&canvas, 800, 800);
        mark_move(&(struct marking){.view = &view, .theme = &app.theme, .canvas = &canvas}, &scene,
                  &(struct marked_move){move_slide(from, to), 0, true});
        struct rect way = find(DRAW_ARROW, app.theme.tone[TONE_CAN])->box;
        find(DRAW_ARROW, rgb(0)); /* its outline */
        struct rect body = board_view_body(&view, scene_man(&scene, from));
        TEST_ASSERT_TRUE(distance(body, way.x, way.y) > 0.2f);
        TEST_ASSERT_TRUE(hypotf(way.w, way.h) > 0.3f * view.cell);
        if (met)
            TEST_ASSERT_TRUE(distance(board_view_body(&view, met), way.x + way.w, way.y + way.h) >
                             0.2f);
    }
}

/* An arrow along a row is horizontal and one along a column vertical, whatever pieces are there. */
static void test_arrows_are_not_tilted(void)
{
    static const char *const ways[][3] = {
        {"dodgem", "b5", "a5"}, {"dodgem", "b5", "b4"}, {"towers", "d8", "h8"}};
    for (size_t i = 0; i < sizeof ways / sizeof *ways; i++) {
        show(ways[i][0], "", "");
        int from = cell(ways[i][1]), to = cell(ways[i][2]);
        mark_move(&(struct marking){.view = &view, .theme = &app.theme, .canvas = &canvas}, &scene,
                  &(struct marked_move){move_slide(from, to), 0, true});
        struct rect way = find(DRAW_ARROW, app.theme.tone[TONE_CAN])->box;
        TEST_ASSERT_TRUE(fabsf(way.w) < 0.01f || fabsf(way.h) < 0.01f);
    }
}

static struct lit_rectangle shown_rectangle(void)
{
    return (struct lit_rectangle){
        .from = cell("a1"), .to = cell("d4"), .colour = app.theme.tone[TONE_BEAM], .progress = 1};
}

static void test_a_rectangle_has_a_dark_edge(void)
{
    show("towers", "", "");
    struct marking marking = {.view = &view, .theme = &app.theme, .canvas = &canvas};
    struct lit_rectangle rectangle = shown_rectangle();
    canvas.count = 0;
    mark_rectangle_below(&marking, &rectangle);
    int dark = 0, core = 0;
    for (int i = 0; i < canvas.count; i++) {
        struct colour colour = canvas.list[i].colour;
        bool black = colour.r + colour.g + colour.b == 0;
        dark += black && colour.a > 100;
        core += !black && colour.a == 255 && !canvas.list[i].add;
    }
    TEST_ASSERT_EQUAL_INT(4, dark);
    TEST_ASSERT_EQUAL_INT(8, core);
}

/* The men stay what one sees first: over them lies only a little light, even when it is hottest. */
static void test_a_rectangle_lies_on_the_floor(void)
{
    show("towers", "", "");
    struct marking marking = {.view = &view, .theme = &app.theme, .canvas = &canvas};
    struct lit_rectangle rectangle = shown_rectangle();
    for (int hot = 0; hot < 2; hot++) {
        rectangle.heat = (float)hot;
        canvas.count = 0;
        mark_rectangle_above(&marking, &rectangle);
        TEST_ASSERT_GREATER_THAN_INT(0, canvas.count);
        for (int i = 0; i < canvas.count; i++) {
            TEST_ASSERT_TRUE(canvas.list[i].add);
            TEST_ASSERT_LESS_OR_EQUAL_INT(hot ? 150 : 60, canvas.list[i].colour.a);
        }
    }
}

/* Its lines pass behind men: whoever spans it, and whom it takes, are marked themselves. */
static void test_the_corners_of_a_preview_are_marked(void)
{
    begin("towers");
    play_move(&app, move_slide(cell("d7"), cell("h7")));
    settle();
    struct choice *choice = &play_state()->board.choice;
    choose_cell(cell("f4"), CELL_NONE, DEVICE_KEYBOARD);
    choice->focus = cell("f7");
    marks_clear(&marks);
    choice_mark(choice, &marks);
    TEST_ASSERT_TRUE(marks.cell[cell("h7")] & MARK_VICTIM);
    TEST_ASSERT_TRUE(marks.cell[cell("h1")] & MARK_SPANS);
    TEST_ASSERT_FALSE(marks.cell[cell("f1")] & (MARK_SPANS | MARK_VICTIM));
    TEST_ASSERT_FALSE(marks.cell[cell("f7")] & MARK_SPANS); /* nobody stands there yet */
}

static void check_rules(float width, float height)
{
    driver_close();
    driver_open(width, height);
    help_open(&app, game_find("dodgem"));
    settle();
    app_draw(&app, &canvas);
    float top = 0;
    const struct draw *light = NULL;
    for (int i = 0; i < canvas.count; i++) {
        if (canvas.list[i].type == DRAW_CLIP && canvas.list[i].box.w > 0)
            top = canvas.list[i].box.y;
        if (canvas.list[i].type == DRAW_FILL && i > 0 && !light &&
            same_colour(canvas.list[i].colour, app.theme.tone[TONE_CAN]))
            light = &canvas.list[i - 1]; /* the gate's edge */
    }
    TEST_ASSERT_NOT_NULL(light);
    TEST_ASSERT_TRUE(light->box.y >= top - 0.01f);
}

static void test_highlights_in_rules_pictures_are_not_cut(void)
{
    check_rules(1280, 800);
    check_rules(1920, 1080);
    check_rules(700, 1100);
}

/* The cells marked as the last move after these moves. */
static struct marks last_after(const char *game, const char *options, const char *moves)
{
    struct marks last = {0};
    play_start_with(&match, game, options, moves);
    play_mark_last_move(&match, match.at, VIEWER_ALL, &last);
    match_free(&match);
    return last;
}

/* Exactly these cells: "a1 b2", and "xb3" where something was taken. */
static void assert_marked(struct marks last, const char *cells)
{
    for (int i = 0; i < CELL_LIMIT; i++) {
        char name[CELL_TEXT];
        cell_format(i, name);
        const char *found = *cells ? strstr(cells, name) : NULL;
        int mark = !found ? 0 : found > cells && found[-1] == 'x' ? MARK_TAKEN : MARK_LAST;
        TEST_ASSERT_EQUAL_INT_MESSAGE(mark, last.cell[i], name);
    }
}

/* All moves of the turn are marked, not only a removal at its end. Also after a resignation. */
static void test_all_of_the_last_turn_is_marked(void)
{
    assert_marked(last_after("morris", "", "a1 b2 d1 d2 g1 xb2"), "g1 xb2");
    assert_marked(last_after("towers", "", "d7-h7 f4-f7"), "f4 f7 xh7");
    assert_marked(last_after("dodgem", "size=3", "b3-b2 a1-b1 b2-c2 b1-c1 c2-b2 c1-off"), "c1");
    assert_marked(last_after("towers", "", "d7-h7 f4-f7 resign"), "f4 f7 xh7");
}

static int lines_of_last_move(void)
{
    int found = 0;
    app_draw(&app, &canvas);
    for (int i = 0; i < canvas.count; i++)
        found += canvas.list[i].type == DRAW_LINE &&
                 same_colour(canvas.list[i].colour, opaque(app.theme.tone[TONE_LAST]));
    return found;
}

/* The cross comes when what was taken is gone, and goes when the game is over. */
static void test_no_cross_where_something_is_breaking(void)
{
    begin("towers");
    play_move(&app, move_slide(cell("d7"), cell("h7")));
    settle();
    play_move(&app, move_slide(cell("f4"), cell("f7")));
    for (int i = 0; board_play_animating(&play_state()->board); i++) {
        TEST_ASSERT_EQUAL_INT(16, lines_of_last_move()); /* corners of two cells */
        app_advance(&app, 0.1);
    }
    settle();
    TEST_ASSERT_EQUAL_INT(18, lines_of_last_move());
    play_move(&app, move_word(VERB_RESIGN));
    TEST_ASSERT_EQUAL_INT(16, lines_of_last_move());
}

/* The setup before the game is not a last move. */
static void test_setups_are_no_last_move(void)
{
    assert_marked(last_after("stratego", "", ""), "");
}

/* A board of this size on which `player`'s pawn stands before a gate, with its turn. */
static const char *before_the_gate(int size, int player, int *from)
{
    static char save[1000];
    char last = (char)('a' + size - 1);
    int length = snprintf(save, sizeof save,
                          "quatuor save 1\ngame: dodgem\nsize: %d\nplayer 1: human\n"
                          "player 2: human\nmoves:\n",
                          size);
    for (int i = 0; i < size - 1 + player; i++) {
        char white[16], black[16] = "";
        if (player == 0)
            snprintf(white, sizeof white, "%c%d-%c%d", last, size - i, last, size - i - 1);
        else
            snprintf(white, sizeof white, i % 2 ? "a%d-b%d" : "b%d-a%d", size, size);
        if (player == 0)
            snprintf(black, sizeof black, "a%d-a%d", i % 2 ? size : size - 1,
                     i % 2 ? size - 1 : size);
        else if (i < size - 1)
            snprintf(black, sizeof black, "%c1-%c1", 'a' + i, 'a' + i + 1);
        length += snprintf(save + length, sizeof save - (size_t)length, "%d. %s %s\n", i + 1, white,
                           black);
    }
    *from = cell_at(size - 1, 0);
    return save;
}

/* The gate lit up in front of the chosen pawn. */
static struct rect lit_gate(void)
{
    struct rect field = play_state()->board.view.field, found = {0};
    app_draw(&app, &canvas);
    for (int i = 0; i < canvas.count; i++) {
        const struct draw *draw = &canvas.list[i];
        if (draw->type == DRAW_FILL && same_colour(draw->colour, app.theme.tone[TONE_CAN]) &&
            !rect_has(field, rect_cx(draw->box) + app.layout.corner.x,
                      rect_cy(draw->box) + app.layout.corner.y))
            found = draw->box;
    }
    return found;
}

static bool within(struct rect inner, struct rect outer)
{
    return inner.w > 0 && inner.x >= outer.x && inner.y >= outer.y &&
           inner.x + inner.w <= outer.x + outer.w && inner.y + inner.h <= outer.y + outer.h;
}

static void check_gate(float width, float height, int text_size, int size, int player)
{
    int from;
    char message[80];
    snprintf(message, sizeof message, "%.0fx%.0f, text %d, %d cells, player %d", (double)width,
             (double)height, text_size, size, player + 1);
    driver_close();
    driver_open(width, height);
    app.preferences.text_size = text_size;
    app_resize(&app, width, height);
    app.preferences.turn_board = size % 2;
    continue_save(before_the_gate(size, player, &from));
    choose_cell(from, from, DEVICE_KEYBOARD); /* the page follows the focus */
    settle();
    struct rect gate = lit_gate();
    TEST_ASSERT_TRUE_MESSAGE(within(gate, (struct rect){0, 0, width, height}), message);
    struct rect frame = play_state()->board.view.frame;
    frame.x -= app.layout.corner.x; /* the page that is seen */
    frame.y -= app.layout.corner.y;
    TEST_ASSERT_TRUE_MESSAGE(within(gate, frame), message);
    int moves = app.session.match.length;
    click(rect_cx(gate), rect_cy(gate), DEVICE_MOUSE);
    settle();
    TEST_ASSERT_EQUAL_INT_MESSAGE(moves + 1, app.session.match.length, message);
    TEST_ASSERT_EQUAL_INT_MESSAGE(VERB_EXIT, app.session.match.steps[moves].move.verb, message);
}

/* Whatever the size of the window, the text and the board. */
static void test_the_gate_of_an_exit_is_seen_whole_and_can_be_pressed(void)
{
    static const float sizes[][2] = {{1920, 1080}, {1280, 800}, {2560, 1080}, {800, 1280}};
    for (int i = 0; i < 4; i++)
        for (int size = 3; size <= 7; size++)
            for (int k = 0; k < 4; k++)
                check_gate(sizes[i][0], sizes[i][1], k / 2 * 4, size, k % 2);
}

static bool is_sign(const struct draw *draw)
{
    return draw->type == DRAW_LINE && draw->colour.a == 255;
}

/* On all four sides of a board: the plate lies under the men, and no head covers its sign. */
static void test_no_head_covers_the_sign_of_a_gate(void)
{
    for (int i = 0; i < 20; i++) {
        int size = 3 + i % 5, player = i / 5 % 2, signs = 0, from = cell_at(size - 1, 0);
        char options[16];
        snprintf(options, sizeof options, "size=%d", size);
        show("dodgem", options, "");
        view.turned = i >= 10;
        struct scene one = {.count = 1};
        one.actors[0] = scene.actors[0];
        one.actors[0].piece.owner = (uint8_t)player;
        one.actors[0].cell = (uint8_t)from;
        one.actors[0].x = view.geometry.x[from];
        one.actors[0].y = view.geometry.y[from];
        marks.cell[from] = MARK_SELECTED;
        marks.exit_from = (uint8_t)from;
        marks.exits = 1 << player;
        struct actor lifted = one.actors[0];
        lifted.lift += selected_lift;
        struct rect head = board_view_body(&view, &lifted);
        mark_exit(&(struct marking){&view, &app.theme, &canvas, &marks}, &one);
        for (int k = 0; k < canvas.count; k++) {
            const struct draw *draw = &canvas.list[k];
            struct point to = {draw->box.x + draw->box.w, draw->box.y + draw->box.h};
            signs += is_sign(draw);
            TEST_ASSERT_FALSE(is_sign(draw) && (rect_has(head, draw->box.x, draw->box.y) ||
                                                rect_has(head, to.x, to.y)));
            TEST_ASSERT_TRUE(rect_has(view.frame, draw->box.x, draw->box.y) &&
                             rect_has(view.frame, to.x, to.y));
            TEST_ASSERT_EQUAL_INT(
                CELL_EXIT, board_view_cell(&view, rect_cx(draw->box), rect_cy(draw->box), player));
        }
        TEST_ASSERT_EQUAL_INT(2, signs);
    }
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_the_gate_of_an_exit_is_seen_whole_and_can_be_pressed);
    RUN_TEST(test_no_head_covers_the_sign_of_a_gate);
    RUN_TEST(test_a_ring_lies_on_the_floor_around_a_foot);
    RUN_TEST(test_a_press_hits_the_cell_one_means);
    RUN_TEST(test_marks_lie_on_the_floor);
    RUN_TEST(test_the_last_move_stands_out_more_than_the_pointer);
    RUN_TEST(test_the_choice_stands_out_more_than_the_last_move);
    RUN_TEST(test_the_destination_shows_the_man);
    RUN_TEST(test_no_block_hides_the_ring_of_the_chosen_one);
    RUN_TEST(test_rings_stay_within_their_cells);
    RUN_TEST(test_marks_never_pile_up);
    RUN_TEST(test_an_area_is_framed_outside_its_cells);
    RUN_TEST(test_an_area_draws_the_eye);
    RUN_TEST(test_dusk_falls_softly);
    RUN_TEST(test_an_area_leaves_the_gates_free);
    RUN_TEST(test_edges_contrast_with_their_marks);
    RUN_TEST(test_a_cross_lies_over_the_beam);
    RUN_TEST(test_an_arrow_covers_no_rank);
    RUN_TEST(test_all_of_the_last_turn_is_marked);
    RUN_TEST(test_no_cross_where_something_is_breaking);
    RUN_TEST(test_setups_are_no_last_move);
    RUN_TEST(test_arrows_are_not_tilted);
    RUN_TEST(test_a_rectangle_has_a_dark_edge);
    RUN_TEST(test_a_rectangle_lies_on_the_floor);
    RUN_TEST(test_the_corners_of_a_preview_are_marked);
    RUN_TEST(test_highlights_in_rules_pictures_are_not_cut);
    return UNITY_END();
}
