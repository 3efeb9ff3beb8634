/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "ui/board/board_view.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "ui/board/board_marks.h"
#include "ui/board/board_plain.h"
#include "ui/board/cause_marks.h"
#include "ui/board/gates.h"
#include "ui/board/taken.h"

void board_view_open(struct board_view *view, const struct theme *theme, const struct game *game,
                     const struct settings *settings)
{
    memset(view, 0, sizeof *view);
    view->game = game;
    view->settings = *settings;
    game->geometry(settings, &view->geometry);
    board_view_retheme(view, theme);
}

void board_view_retheme(struct board_view *view, const struct theme *theme)
{
    if (view->game)
        theme_look(theme, view->game, &view->settings, view->geometry.columns, &view->look);
}

void board_view_place(struct board_view *view, struct rect area)
{
    float aspect = view->look.board_aspect;
    float w = area.w * aspect <= area.h ? area.w : area.h / aspect;
    view->frame = rect_around(rect_cx(area), rect_cy(area), w, w * aspect);
    struct rect f = view->look.field;
    view->field = (struct rect){view->frame.x + f.x * w, view->frame.y + f.y * view->frame.h,
                                f.w * w, f.h * view->frame.h};
    view->cell = view->field.w / (float)view->geometry.columns;
}

/* From the unit square to the screen, turned for the second player. */
static void project(const struct board_view *view, float ux, float uy, float *x, float *y)
{
    *x = view->field.x + (view->turned ? 1 - ux : ux) * view->field.w;
    *y = view->field.y + (view->turned ? 1 - uy : uy) * view->field.h;
}

struct point board_view_project(const struct board_view *view, float ux, float uy)
{
    struct point at;
    project(view, ux, uy, &at.x, &at.y);
    return at;
}

struct point board_view_unproject(const struct board_view *view, struct point at)
{
    float ux = (at.x - view->field.x) / view->field.w, uy = (at.y - view->field.y) / view->field.h;
    return point_at(view->turned ? 1 - ux : ux, view->turned ? 1 - uy : uy);
}

static int turned_direction(const struct board_view *view, int direction)
{
    return view->turned ? (direction + 2) % DIRECTION_COUNT : direction;
}

int board_view_exit_edge(const struct board_view *view, int player)
{
    return turned_direction(view, view->geometry.exit_edge[player]);
}

void board_view_point(const struct board_view *view, int cell, float *x, float *y)
{
    project(view, view->geometry.x[cell], view->geometry.y[cell], x, y);
}

float board_view_pan(const struct board_view *view, int cell)
{
    return cell < CELL_LIMIT ? (view->geometry.x[cell] - 0.5f) * 0.8f : 0;
}

struct rect board_view_box(const struct board_view *view, int cell)
{
    float x, y;
    board_view_point(view, cell, &x, &y);
    return rect_around(x, y, view->cell, view->cell * view->look.tilt);
}

struct rect board_view_box_of(const struct board_view *view, const uint8_t *cells, int count)
{
    struct rect box = board_view_box(view, cells[0]);
    for (int i = 1; i < count; i++) {
        struct rect cell = board_view_box(view, cells[i]);
        float right = larger(box.x + box.w, cell.x + cell.w);
        float bottom = larger(box.y + box.h, cell.y + cell.h);
        box.x = smaller(box.x, cell.x);
        box.y = smaller(box.y, cell.y);
        box.w = right - box.x;
        box.h = bottom - box.y;
    }
    return box;
}

static bool beyond_edge(const struct board_view *view, float x, float y, int player)
{
    int edge = player < 2 ? view->geometry.exit_edge[player] : GEOMETRY_NO_EXIT;
    if (edge == GEOMETRY_NO_EXIT)
        return false;
    struct rect f = view->field;
    float reach = 1.4f * view->cell;
    switch (turned_direction(view, edge)) {
    case DIRECTION_UP:
        return rect_has((struct rect){f.x, f.y - reach, f.w, reach}, x, y);
    case DIRECTION_DOWN:
        return rect_has((struct rect){f.x, f.y + f.h, f.w, reach}, x, y);
    case DIRECTION_LEFT:
        return rect_has((struct rect){f.x - reach, f.y, reach, f.h}, x, y);
    default:
        return rect_has((struct rect){f.x + f.w, f.y, reach, f.h}, x, y);
    }
}

int board_view_cell(const struct board_view *view, float x, float y, int player)
{
    int best = CELL_NONE;
    float nearest = view->geometry.squares ? 0.75f : 0.62f; /* cells away */
    for (int i = 0; i < view->geometry.cell_count; i++) {
        int cell = view->geometry.cells[i];
        float cx, cy;
        board_view_point(view, cell, &cx, &cy);
        float dx = fabsf(x - cx) / view->cell, dy = fabsf(y - cy) / (view->cell * view->look.tilt);
        float distance = view->geometry.squares ? (dx > dy ? dx : dy) : sqrtf(dx * dx + dy * dy);
        if (distance < nearest) {
            nearest = distance;
            best = cell;
        }
    }
    if (view->geometry.squares && nearest > 0.5f)
        best = CELL_NONE;
    return best == CELL_NONE && beyond_edge(view, x, y, player) ? CELL_EXIT : best;
}

void board_view_move_end(const struct board_view *view, struct move move, int player, float *x,
                         float *y)
{
    board_view_point(view, move.verb == VERB_EXIT ? move.from : move.to, x, y);
    if (move.verb != VERB_EXIT)
        return;
    int edge = board_view_exit_edge(view, player);
    *x += direction_x[edge] * view->cell * 0.9f;
    *y += direction_y[edge] * view->cell * view->look.tilt * 0.9f;
}

int board_view_neighbour(const struct board_view *view, int cell, enum direction direction)
{
    return geometry_neighbour(&view->geometry, cell,
                              (enum direction)turned_direction(view, (int)direction));
}

enum direction board_view_towards(const struct board_view *view, int from, int to)
{
    uint8_t queue[CELL_LIMIT];
    enum direction first[CELL_LIMIT]; /* step of the way to a cell that was reached */
    bool seen[CELL_LIMIT] = {[0] = false};
    int head = 0, tail = 0;
    seen[from] = true;
    queue[tail++] = (uint8_t)from;
    while (head < tail) {
        int cell = queue[head++];
        for (enum direction d = 0; d < DIRECTION_COUNT; d++) {
            int next = board_view_neighbour(view, cell, d);
            if (next == CELL_NONE || seen[next])
                continue;
            first[next] = cell == from ? d : first[cell];
            if (next == to)
                return first[next];
            seen[next] = true;
            queue[tail++] = (uint8_t)next;
        }
    }
    return DIRECTION_COUNT;
}

/* ---- the board ---- */

static void draw_board(const struct board_view *view, struct canvas *canvas)
{
    if (view->look.board_shadow != PICTURE_NONE) {
        struct rect soft = rect_inset(view->frame, -0.06f * view->frame.w);
        soft.x += 0.015f * view->frame.w;
        soft.y += 0.02f * view->frame.w;
        canvas_picture(canvas, view->look.board_shadow, soft, rgb(0xffffff));
    }
    if (view->look.board != PICTURE_NONE)
        canvas_picture(canvas, view->look.board, view->frame, rgb(0xffffff));
    else
        plain_board(view, canvas);
}

/* The light of a neon board's edge, on the board and on the table. The picture has a margin of a
 * tenth around the upper face. */
static void draw_halo(const struct board_view *view, const struct theme *theme,
                      struct canvas *canvas)
{
    struct rect f = view->frame;
    f.h = 1.85f * (view->field.y - f.y) + view->field.h; /* below it is the front */
    struct rect wide = rect_around(rect_cx(f), rect_cy(f), 1.25f * f.w, 1.25f * f.h);
    struct draw *draw = canvas_add(canvas, DRAW_PICTURE, wide, faded(rgb(0xffffff), theme->glow));
    draw->picture = theme->halo;
    draw->add = true;
}

static void draw_coordinates(const struct board_view *view, struct canvas *canvas)
{
    const struct geometry *g = &view->geometry;
    struct colour colour = view->look.coordinates;
    float left = view->frame.x + 0.42f * (view->field.x - view->frame.x);
    /* On the upper face of the frame, which is as wide here as behind the board. */
    float below = view->field.y + view->field.h + 0.47f * (view->field.y - view->frame.y);
    for (int column = 0; column < g->columns; column++) {
        float x, y;
        char name[2] = {(char)('a' + column), '\0'};
        project(view, ((float)column + 0.5f) / (float)g->columns, 0, &x, &y);
        canvas_text(canvas, text_centred(TEXT_SMALL, colour), point_at(x, below), name);
    }
    for (int row = 0; row < g->rows; row++) {
        float x, y;
        char name[4];
        snprintf(name, sizeof name, "%d", (row + 1) % 100);
        project(view, 0, ((float)row + 0.5f) / (float)g->rows, &x, &y);
        canvas_text(canvas, text_centred(TEXT_SMALL, colour), point_at(left, y), name);
    }
}

/* ---- the men ---- */

/* A sprite with its anchor where it stands, about which it may be scaled and turned. */
static struct draw *add_sprite(struct canvas *canvas, const struct sprite *sprite,
                               struct stand stand, float alpha)
{
    float w = sprite->w * stand.cell, h = sprite->h * stand.cell;
    struct rect box = {stand.x - sprite->anchor_x * w, stand.y - sprite->anchor_y * h, w, h};
    struct draw *draw = canvas_add(canvas, DRAW_PICTURE, box, faded(rgb(0xffffff), alpha));
    draw->picture = sprite->picture;
    draw->pivot_x = sprite->anchor_x;
    draw->pivot_y = sprite->anchor_y;
    return draw;
}

static void draw_shadow(const struct look *look, struct canvas *canvas, const struct actor *actor,
                        struct stand stand)
{
    const struct sprite *shadow = &look->shadow[actor->piece.owner][actor->piece.kind];
    float alpha = actor->alpha * clamped(1 - actor->lift * 0.6f, 0.25f, 1), cell = stand.cell;
    stand.x += actor->lift * look->shadow_x * cell;
    stand.y += actor->lift * look->shadow_y * cell;
    if (shadow->picture == PICTURE_NONE)
        canvas_add(
            canvas, DRAW_GLOW,
            rect_around(stand.x + cell * 0.1f, stand.y + cell * 0.1f, cell * 1.15f, cell * 0.9f),
            faded(rgb(0), 0.75f * alpha));
    else
        add_sprite(canvas, shadow, stand, alpha)->scale = actor->scale;
}

static void draw_man(const struct look *look, const struct game *game, struct canvas *canvas,
                     const struct actor *actor, struct stand stand)
{
    const struct sprite *sprite = &look->piece[actor->piece.owner][actor->piece.kind];
    stand.y -= actor->lift * look->rise * stand.cell;
    if (sprite->picture == PICTURE_NONE) {
        plain_man(look, game, canvas, actor, stand);
        return;
    }
    struct draw *draw = add_sprite(canvas, sprite, stand, actor->alpha);
    draw->scale = actor->scale;
    draw->squeeze = actor->turn;
    draw->angle = actor->angle;
}

/* The light around a man. It lies on the floor, since over the men in front and behind it would
 * blur where one ends and the next begins. */
static void draw_glow(const struct look *look, struct canvas *canvas, const struct actor *actor,
                      struct stand stand)
{
    const struct sprite *glow = &look->glow[actor->piece.owner][actor->piece.kind];
    if (glow->picture == PICTURE_NONE)
        return;
    stand.y -= actor->lift * look->rise * stand.cell;
    struct draw *draw = add_sprite(canvas, glow, stand, actor->alpha * look->bloom);
    draw->add = true;
    draw->scale = actor->scale;
    draw->angle = actor->angle; /* a man laid down shines lying down */
}

void board_view_piece(const struct look *look, const struct game *game, struct canvas *canvas,
                      const struct actor *actor, struct stand stand)
{
    draw_shadow(look, canvas, actor, stand);
    board_view_figure(look, game, canvas, actor, stand);
}

void board_view_figure(const struct look *look, const struct game *game, struct canvas *canvas,
                       const struct actor *actor, struct stand stand)
{
    draw_glow(look, canvas, actor, stand);
    draw_man(look, game, canvas, actor, stand);
}

struct rect board_view_body(const struct board_view *view, const struct actor *man)
{
    struct rect body = view->look.piece[man->piece.owner][man->piece.kind].body;
    float x, y, c = view->cell;
    project(view, man->x, man->y, &x, &y);
    y -= man->lift * view->look.rise * c;
    return (struct rect){x + body.x * c, y + body.y * c, body.w * c, body.h * c};
}

/* An actor as drawn, and where: lifted while selected or dragged, shaking when refused. */
static struct actor place_actor(const struct marking *marking, const struct actor *actor,
                                struct stand *stand)
{
    const struct board_view *view = marking->view;
    const struct marks *marks = marking->marks;
    struct actor shown = *actor;
    project(view, actor->x, actor->y, &stand->x, &stand->y);
    int cell = actor_cell(actor);
    if (cell == CELL_NONE)
        return shown;
    if (marks->refused > 0 && cell == marks->refused_cell)
        stand->x += view->cell * 0.06f * marks->refused * sinf(marks->refused * 28);
    if (cell == marks->hidden_cell) {
        stand->x = marks->drag_x;
        stand->y = marks->drag_y;
        shown.lift += 0.3f;
    } else if (marks->cell[cell] & MARK_SELECTED) {
        shown.lift += selected_lift;
    }
    return shown;
}

static float depth_of(const struct board_view *view, const struct actor *actor)
{
    float y = view->turned ? -actor->y : actor->y;
    return actor->moving ? y + 10 : y;
}

/* The chosen man, translucent, where he would go: on the cell pointed at. False if there is none.
 */
static bool find_ghost(const struct marking *marking, const struct scene *scene,
                       struct actor *ghost)
{
    const struct geometry *g = &marking->view->geometry;
    const struct marks *marks = marking->marks;
    const struct actor *chosen = NULL;
    int target = CELL_NONE;
    for (int i = 0; i < g->cell_count; i++) {
        int cell = g->cells[i], mark = marks->cell[cell];
        if (mark & MARK_SELECTED && cell != marks->hidden_cell)
            chosen = scene_man(scene, cell);
        if (mark & MARK_FOCUS && mark & MARK_DESTINATION && !scene_man(scene, cell))
            target = cell;
    }
    if (!chosen || target == CELL_NONE)
        return false;
    *ghost = *chosen;
    ghost->x = g->x[target];
    ghost->y = g->y[target];
    ghost->alpha *= 0.7f;
    return true;
}

/* Back to front, so that heads overlap the men behind; moving men last. */
static void sort_actors(const struct board_view *view, const struct scene *scene,
                        uint8_t order[ACTORS_MAX])
{
    for (int i = 0; i < scene->count; i++) {
        int at = i;
        float depth = depth_of(view, &scene->actors[i]);
        for (; at > 0 && depth_of(view, &scene->actors[order[at - 1]]) > depth; at--)
            order[at] = order[at - 1];
        order[at] = (uint8_t)i;
    }
}

/* On the floor, under everything else; a man who glows lights it up in his colour. */
static void draw_shadows(const struct marking *marking, const struct scene *scene)
{
    const struct look *look = &marking->view->look;
    for (int i = 0; i < scene->count; i++) {
        struct stand stand = {.cell = marking->view->cell};
        struct actor actor = place_actor(marking, &scene->actors[i], &stand);
        draw_shadow(look, marking->canvas, &actor, stand);
    }
    for (int i = 0; i < scene->count; i++) {
        struct stand stand = {.cell = marking->view->cell};
        struct actor actor = place_actor(marking, &scene->actors[i], &stand);
        struct piece piece = actor.piece;
        if (look->glow[piece.owner][piece.kind].picture == PICTURE_NONE)
            continue;
        canvas_glow(
            marking->canvas,
            rect_around(stand.x, stand.y, 2.1f * actor.scale * stand.cell,
                        1.7f * actor.scale * stand.cell),
            faded(look->fallback[piece.owner][piece.kind], 0.45f * look->bloom * actor.alpha));
        draw_glow(look, marking->canvas, &actor, stand);
    }
}

/* The men, with the ghost in his row. */
static void draw_actors(const struct marking *marking, const struct scene *scene)
{
    const struct board_view *view = marking->view;
    struct canvas *canvas = marking->canvas;
    uint8_t order[ACTORS_MAX];
    struct actor ghost;
    bool haunted = find_ghost(marking, scene, &ghost);
    sort_actors(view, scene, order);
    for (int i = 0; i <= scene->count; i++) {
        const struct actor *next = i < scene->count ? &scene->actors[order[i]] : NULL;
        struct stand stand = {.cell = view->cell};
        if (haunted && (!next || depth_of(view, next) > depth_of(view, &ghost))) {
            project(view, ghost.x, ghost.y, &stand.x, &stand.y);
            board_view_figure(&view->look, view->game, canvas, &ghost, stand);
            haunted = false;
        }
        if (!next)
            break;
        struct actor actor = place_actor(marking, next, &stand);
        draw_man(&view->look, view->game, canvas, &actor, stand);
    }
}

/* On the board, below the pieces. */
static void draw_line(const struct board_view *view, const struct theme *theme,
                      struct canvas *canvas, const struct lit_line *line)
{
    float x1, y1, x2, y2;
    board_view_point(view, line->cells[0], &x1, &y1);
    board_view_point(view, line->cells[line->count - 1], &x2, &y2);
    canvas_beam(canvas, point_at(x1, y1), point_at(x2, y2), view->cell * 0.12f,
                faded(theme->tone[TONE_LINE], line->strength));
    for (int i = 0; i < line->count; i++)
        canvas_glow(canvas, rect_inset(board_view_box(view, line->cells[i]), -view->cell * 0.3f),
                    faded(theme->tone[TONE_LINE], line->strength * theme->glow));
}

/* The rectangles of the capture that is previewed and of the one that happens. */
static void draw_rectangles(const struct marking *marking, const struct scene *scene, bool above)
{
    const struct marks *marks = marking->marks;
    const struct colour *tone = marking->theme->tone;
    struct lit_rectangle shown[] = {
        {marks->rectangle_from, marks->rectangle_to,
         faded(tone[TONE_CAN], 0.85f + 0.15f * sinf(marks->time * 5)), 1, 0},
        {scene->beam_from, scene->beam_to, faded(tone[TONE_BEAM], scene->beam_fade), scene->beam,
         scene->beam_heat}};
    for (int i = 0; i < 2; i++) {
        if (i == 0 ? shown[i].from == CELL_NONE : scene->beam <= 0)
            continue;
        if (above)
            mark_rectangle_above(marking, &shown[i]);
        else
            mark_rectangle_below(marking, &shown[i]);
    }
}

void board_view_draw(const struct board_view *view, const struct theme *theme,
                     struct canvas *canvas, const struct scene *scene, const struct marks *marks)
{
    struct board_view shaken = *view;
    if (scene->shake > 0) { /* at most 3 pixels */
        shaken.frame.x += 3 * scene->shake * sinf(scene->shake * 40);
        shaken.field.x += 3 * scene->shake * sinf(scene->shake * 40);
    }
    view = &shaken;
    const struct geometry *g = &view->geometry;
    struct marking marking = {view, theme, canvas, marks};
    draw_board(view, canvas);
    if (theme->halo != PICTURE_NONE)
        draw_halo(view, theme, canvas);
    if (marks->coordinates)
        draw_coordinates(view, canvas);
    gates_draw(&marking, scene);
    if (marks->exit_from != CELL_NONE)
        mark_exit(&marking, scene);
    draw_shadows(&marking, scene); /* below marks: no shadow darkens and no glow blurs them */
    if (marks->area.w > 0)
        mark_area(&marking);
    draw_rectangles(&marking, scene, false);
    const struct actor *man[CELL_NONE + 1] = {[0] = NULL};
    for (int i = 0; i < scene->count; i++)
        man[actor_cell(&scene->actors[i])] = &scene->actors[i];
    for (int i = 0; i < g->cell_count; i++)
        if (marks->cell[g->cells[i]])
            mark_below(&marking, g->cells[i], man[g->cells[i]]);
    for (int i = 0; i < scene->line_count; i++)
        draw_line(view, theme, canvas, &scene->lines[i]);
    if (marks->cause)
        cause_mark_below(&marking, scene);
    draw_actors(&marking, scene);
    draw_rectangles(&marking, scene, true); /* below the cross on a victim */
    for (int i = 0; i < g->cell_count; i++)
        if (marks->cell[g->cells[i]])
            mark_above(&marking, g->cells[i], man[g->cells[i]]);
    if (marks->area.w > 0)
        mark_area_above(&marking);
    for (int i = 0; i < scene->burst_count; i++)
        taken_draw_dust(view, theme, canvas, &scene->bursts[i]);
    gates_draw_flare(&marking, scene);
    if (scene->flash > 0)
        canvas_glow(canvas, rect_inset(board_view_box(view, scene->flash_cell), -view->cell * 0.5f),
                    faded(theme->tone[TONE_FLASH], scene->flash * theme->glow));
    for (int i = 0; i < scene->burst_count; i++)
        taken_draw(view, theme, canvas, &scene->bursts[i]);
    if (marks->cause)
        cause_mark_above(&marking, scene);
}

void board_view_prepare(const struct board_view *view, struct canvas *canvas)
{
    int first = canvas->count;
    draw_board(view, canvas);
    for (int owner = 0; owner < 2; owner++)
        for (int kind = 0; kind <= KIND_UNKNOWN; kind++)
            if (view->look.piece[owner][kind].picture != PICTURE_NONE) {
                struct actor man = {.piece = {.owner = (uint8_t)owner, .kind = (uint8_t)kind},
                                    .alpha = 1,
                                    .scale = 1,
                                    .turn = 1};
                board_view_piece(&view->look, view->game, canvas, &man,
                                 (struct stand){view->frame.x, view->frame.y, view->cell});
            }
    canvas_fade(canvas, first, 0);
}
