/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "platform/sdl_shapes.h"

#include <math.h>

/* Points of a quarter of a circle; of a small one a third of the steps, where nobody sees corners.
 */
enum { CORNER = 28, SMALL_CORNER = 10, AROUND = 4 * CORNER, RINGS = 5 };

/* A shape is a few closed rings of points around a box, from the outside in. */
struct mesh {
    int corner; /* points of a quarter */
    int rings;
    SDL_Vertex vertices[RINGS * AROUND + 1];
    int indices[(RINGS - 1) * AROUND * 6 + AROUND * 3];
};

static SDL_Color sdl_colour(struct colour c, float alpha)
{
    return (SDL_Color){c.r, c.g, c.b, (Uint8)((float)c.a * alpha + 0.5f)};
}

static const float *corner_cosines(void)
{
    static float table[AROUND * 2];
    if (table[0] == 0)
        for (int i = 0; i < AROUND; i++) {
            float quarter = (float)(i / CORNER), part = (float)(i % CORNER) / (CORNER - 1);
            /* The last point is exactly the first: a sliver between them would be a notch. */
            float angle = i == AROUND - 1 ? 0 : (quarter + part) * 1.5707963f;
            table[2 * i] = cosf(angle);
            table[2 * i + 1] = sinf(angle);
        }
    return table;
}

/* How many points a quarter of this radius needs. */
static int corner_points(float radius)
{
    return radius > 24 ? CORNER : SMALL_CORNER;
}

/* Where point `i` around a shape with so many points in a quarter is in that table. */
static int table_index(int i, int corner)
{
    int step = (CORNER - 1) / (corner - 1);
    return i / corner * CORNER + i % corner * step;
}

static void turn_point(SDL_FPoint *point, float cx, float cy, float degrees)
{
    float s = sinf(degrees * 0.01745329f), c = cosf(degrees * 0.01745329f);
    float dx = point->x - cx, dy = point->y - cy;
    *point = (SDL_FPoint){cx + dx * c - dy * s, cy + dx * s + dy * c};
}

/* Point `i` of the table on an outline: of an ellipse, or of a rectangle with corners of radius
 * `r`. */
static SDL_FPoint outline_point(struct rect box, bool oval, float r, int i)
{
    const float *table = corner_cosines();
    int quarter = i / CORNER; /* right bottom, left bottom, left top, right top */
    if (oval)
        return (SDL_FPoint){rect_cx(box) + box.w / 2 * table[2 * i],
                            rect_cy(box) + box.h / 2 * table[2 * i + 1]};
    float cx = quarter == 0 || quarter == 3 ? box.x + box.w - r : box.x + r;
    float cy = quarter < 2 ? box.y + box.h - r : box.y + r;
    return (SDL_FPoint){cx + r * table[2 * i], cy + r * table[2 * i + 1]};
}

/* Adds the outline of the draw's box, shrunk by `inset` on every side. */
static void add_ring(struct mesh *mesh, const struct draw *draw, float inset, float alpha)
{
    struct rect box = rect_inset(draw->box, inset);
    float r = draw->radius - inset, limit = (box.w < box.h ? box.w : box.h) / 2;
    r = r > limit ? limit : r;
    r = r < 0 ? 0 : r;
    int around = 4 * mesh->corner;
    for (int i = 0; i < around; i++) {
        SDL_FPoint point = outline_point(box, draw->oval, r, table_index(i, mesh->corner));
        float down = draw->box.h > 0 ? clamped((point.y - draw->box.y) / draw->box.h, 0, 1) : 0;
        if (draw->angle != 0)
            turn_point(&point, rect_cx(draw->box), rect_cy(draw->box), draw->angle);
        mesh->vertices[mesh->rings * around + i] = (SDL_Vertex){
            .position = point, .color = sdl_colour(blended(draw->colour, draw->low, down), alpha)};
    }
    mesh->rings++;
}

/* Both triangles of each square begin at the same point: SDL's software renderer takes other pairs
 * for rectangles where they are none, and leaves cracks and stray lines at the ends of sides. */
static int join_rings(struct mesh *mesh)
{
    int count = 0, around = 4 * mesh->corner;
    for (int ring = 0; ring + 1 < mesh->rings; ring++)
        for (int i = 0; i < around; i++) {
            int a = ring * around + i, b = ring * around + (i + 1) % around;
            int square[6] = {a, b, b + around, a, b + around, a + around};
            for (int k = 0; k < 6; k++)
                mesh->indices[count++] = square[k];
        }
    return count;
}

static int close_middle(struct mesh *mesh, int count, SDL_Color colour, SDL_FPoint middle)
{
    int around = 4 * mesh->corner, centre = mesh->rings * around, last = centre - around;
    mesh->vertices[centre] = (SDL_Vertex){.position = middle, .color = colour};
    for (int i = 0; i < around; i++) {
        const SDL_FPoint *from = &mesh->vertices[last + i].position;
        const SDL_FPoint *to = &mesh->vertices[last + (i + 1) % around].position;
        if (from->x == to->x && from->y == to->y) /* between two quarters of an ellipse */
            continue;
        mesh->indices[count++] = last + i;
        mesh->indices[count++] = last + (i + 1) % around;
        mesh->indices[count++] = centre;
    }
    return count;
}

struct triangles {
    const SDL_Vertex *vertices;
    int vertex_count;
    const int *indices;
    int index_count;
};

static void render(SDL_Renderer *renderer, const struct draw *draw, struct triangles t)
{
    SDL_SetRenderDrawBlendMode(renderer, draw->add ? SDL_BLENDMODE_ADD : SDL_BLENDMODE_BLEND);
    SDL_RenderGeometry(renderer, NULL, t.vertices, t.vertex_count, t.indices, t.index_count);
}

static void fill_plain(SDL_Renderer *renderer, const struct draw *draw)
{
    struct rect b = draw->box;
    SDL_Color top = sdl_colour(draw->colour, 1), low = sdl_colour(draw->low, 1);
    SDL_Vertex corners[4] = {{.position = {b.x, b.y}, .color = top},
                             {.position = {b.x + b.w, b.y}, .color = top},
                             {.position = {b.x, b.y + b.h}, .color = low},
                             {.position = {b.x + b.w, b.y + b.h}, .color = low}};
    static const int indices[6] = {0, 1, 2, 1, 3, 2};
    render(renderer, draw, (struct triangles){corners, 4, indices, 6});
}

static bool is_software(SDL_Renderer *renderer)
{
    SDL_RendererInfo info;
    return SDL_GetRendererInfo(renderer, &info) == 0 && info.flags & SDL_RENDERER_SOFTWARE;
}

/* SDL's software renderer cuts corners of triangles to whole pixels, but those of rectangles, which
 * it finds among triangles, in another way: a side and its neighbour would not meet. */
static void cut_to_pixels(SDL_Renderer *renderer, SDL_Vertex *vertices, int count)
{
    if (!is_software(renderer))
        return;
    for (int i = 0; i < count; i++) {
        vertices[i].position.x = floorf(vertices[i].position.x);
        vertices[i].position.y = floorf(vertices[i].position.y);
    }
}

static int corner_of(const struct draw *draw)
{
    float half = larger(draw->box.w, draw->box.h) / 2;
    return corner_points(draw->oval ? half : smaller(draw->radius, half));
}

void shapes_fill(SDL_Renderer *renderer, const struct draw *draw)
{
    if (draw->radius <= 0 && draw->angle == 0) {
        fill_plain(renderer, draw);
        return;
    }
    struct mesh mesh;
    mesh.corner = corner_of(draw);
    mesh.rings = 0;
    add_ring(&mesh, draw, -0.5f, 0);
    add_ring(&mesh, draw, 0.5f, 1);
    int count = join_rings(&mesh);
    SDL_FPoint middle = {rect_cx(draw->box), rect_cy(draw->box)};
    count =
        close_middle(&mesh, count, sdl_colour(blended(draw->colour, draw->low, 0.5f), 1), middle);
    render(
        renderer, draw,
        (struct triangles){mesh.vertices, 4 * mesh.rings * mesh.corner + 1, mesh.indices, count});
}

void shapes_frame(SDL_Renderer *renderer, const struct draw *draw)
{
    struct mesh mesh;
    mesh.corner = corner_of(draw);
    mesh.rings = 0;
    float half = draw->width > 1 ? 0.5f : draw->width / 2;
    add_ring(&mesh, draw, -half, 0);
    add_ring(&mesh, draw, half, 1);
    add_ring(&mesh, draw, draw->width - half, 1);
    add_ring(&mesh, draw, draw->width + half, 0);
    int count = join_rings(&mesh);
    cut_to_pixels(renderer, mesh.vertices, 4 * mesh.rings * mesh.corner);
    render(renderer, draw,
           (struct triangles){mesh.vertices, 4 * mesh.rings * mesh.corner, mesh.indices, count});
}

/* A half disc of light at the end of a line, so that two lines that meet form a corner. */
static void round_end(SDL_Renderer *renderer, const struct draw *draw, int end)
{
    enum { STEPS = 12 };
    float reach = draw->width / 2 + 0.5f, along = end ? 1 : 0;
    float start = atan2f(draw->box.h, draw->box.w) + (end ? -1.5707963f : 1.5707963f);
    SDL_FPoint middle = {draw->box.x + draw->box.w * along, draw->box.y + draw->box.h * along};
    SDL_Vertex vertices[STEPS + 2] = {{.position = middle, .color = sdl_colour(draw->colour, 1)}};
    int indices[3 * STEPS];
    for (int i = 0; i <= STEPS; i++) {
        float angle = start + 3.1415927f * (float)i / STEPS;
        vertices[i + 1] = (SDL_Vertex){
            .position = {middle.x + cosf(angle) * reach, middle.y + sinf(angle) * reach},
            .color = sdl_colour(draw->colour, 0)};
    }
    for (int i = 0; i < STEPS; i++) {
        indices[3 * i] = 0;
        indices[3 * i + 1] = i + 1;
        indices[3 * i + 2] = i + 2;
    }
    render(renderer, draw, (struct triangles){vertices, STEPS + 2, indices, 3 * STEPS});
}

/* Light is strongest in the middle of its line; ink has a hard edge. */
void shapes_line(SDL_Renderer *renderer, const struct draw *draw)
{
    float dx = draw->box.w, dy = draw->box.h, length = sqrtf(dx * dx + dy * dy);
    if (length < 0.01f)
        return;
    float nx = -dy / length, ny = dx / length, half = draw->width / 2;
    float core = draw->add ? 0 : (half > 0.5f ? half - 0.5f : 0);
    float across[4] = {-half - 0.5f, -core, core, half + 0.5f};
    SDL_Vertex vertices[8];
    for (int i = 0; i < 8; i++) {
        float along = (float)(i / 4), side = across[i % 4];
        vertices[i] =
            (SDL_Vertex){.position = {draw->box.x + dx * along + nx * side,
                                      draw->box.y + dy * along + ny * side},
                         .color = sdl_colour(draw->colour, i % 4 == 0 || i % 4 == 3 ? 0 : 1)};
    }
    int indices[18], count = 0;
    for (int i = 0; i < 3; i++) {
        int square[6] = {i, i + 1, i + 4, i + 1, i + 5, i + 4};
        for (int k = 0; k < 6; k++)
            indices[count++] = square[k];
    }
    render(renderer, draw, (struct triangles){vertices, 8, indices, count});
    if (draw->add)
        for (int end = 0; end < 2; end++)
            round_end(renderer, draw, end);
}

/* It fades towards its end, and at its sides quickly. */
void shapes_ray(SDL_Renderer *renderer, const struct draw *draw)
{
    float dx = draw->box.w, dy = draw->box.h, length = sqrtf(dx * dx + dy * dy);
    if (length < 0.01f)
        return;
    const float across[4] = {-0.5f, -0.38f, 0.38f, 0.5f}; /* of the width */
    SDL_Vertex vertices[9] = {
        {.position = {draw->box.x, draw->box.y}, .color = sdl_colour(draw->colour, 1)}};
    int indices[] = {0, 2, 3, 2, 6, 7, 2, 7, 3, 0, 1, 2, 1, 5,
                     6, 1, 6, 2, 0, 3, 4, 3, 7, 8, 3, 8, 4};
    for (int i = 0; i < 8; i++) {
        float along = i < 4 ? 0.4f : 1, side = across[i % 4] * along * draw->width / length;
        bool within = i == 1 || i == 2;
        vertices[i + 1] = (SDL_Vertex){.position = {draw->box.x + dx * along - dy * side,
                                                    draw->box.y + dy * along + dx * side},
                                       .color = sdl_colour(draw->colour, within ? 0.75f : 0)};
    }
    render(renderer, draw, (struct triangles){vertices, 9, indices, 27});
}

enum { ARROW_POINTS = 7 }; /* tail, neck and head of one side, the tip, and back */

/* The outline of an arrow, grown by `grow` on all sides. */
static void arrow_outline(const struct draw *draw, float grow, float alpha, SDL_Vertex *points)
{
    const float slope = 0.62f; /* ratio of a head's half width to its length */
    float length = hypotf(draw->box.w, draw->box.h), head = 2.7f * draw->width;
    head = head < length ? head : length;
    float base = length - head - grow, tip = length + grow * sqrtf(1 + 1 / (slope * slope));
    float shaft = draw->width / 2 + grow, wing = (tip - base) * slope;
    const float along[ARROW_POINTS] = {-grow, base, base, tip, base, base, -grow};
    const float aside[ARROW_POINTS] = {-shaft, -shaft, -wing, 0, wing, shaft, shaft};
    float ux = draw->box.w / length, uy = draw->box.h / length;
    for (int i = 0; i < ARROW_POINTS; i++)
        points[i] = (SDL_Vertex){.position = {draw->box.x + ux * along[i] - uy * aside[i],
                                              draw->box.y + uy * along[i] + ux * aside[i]},
                                 .color = sdl_colour(draw->colour, alpha)};
}

void shapes_arrow(SDL_Renderer *renderer, const struct draw *draw)
{
    static const int inside[9] = {0, 1, 5, 0, 5, 6, 2, 3, 4};
    SDL_Vertex points[2 * ARROW_POINTS];
    int indices[9 + 6 * ARROW_POINTS], count = 0;
    if (draw->box.w == 0 && draw->box.h == 0)
        return;
    arrow_outline(draw, draw->radius - 0.5f, 1, points);
    arrow_outline(draw, draw->radius + 0.5f, 0, points + ARROW_POINTS);
    for (int i = 0; i < 9; i++)
        indices[count++] = inside[i];
    for (int i = 0; i < ARROW_POINTS; i++) {
        int a = i, b = (i + 1) % ARROW_POINTS;
        int square[6] = {a, b, b + ARROW_POINTS, a, b + ARROW_POINTS, a + ARROW_POINTS};
        for (int k = 0; k < 6; k++)
            indices[count++] = square[k];
    }
    render(renderer, draw, (struct triangles){points, 2 * ARROW_POINTS, indices, count});
}

/* Its edge is too soft for corners to be seen. */
void shapes_glow(SDL_Renderer *renderer, const struct draw *draw)
{
    static const float strength[4] = {0, 0.2f, 0.62f, 0.9f};
    enum { GLOW_AROUND = 4 * SMALL_CORNER };
    struct mesh mesh;
    mesh.corner = SMALL_CORNER;
    mesh.rings = 4;
    const float *table = corner_cosines();
    float cx = rect_cx(draw->box), cy = rect_cy(draw->box);
    for (int ring = 0; ring < 4; ring++) {
        float part = 1 - 0.28f * (float)ring;
        for (int i = 0; i < GLOW_AROUND; i++) {
            int at = 2 * table_index(i, SMALL_CORNER);
            mesh.vertices[ring * GLOW_AROUND + i] =
                (SDL_Vertex){.position = {cx + table[at] * draw->box.w / 2 * part,
                                          cy + table[at + 1] * draw->box.h / 2 * part},
                             .color = sdl_colour(draw->colour, strength[ring])};
        }
    }
    int count = join_rings(&mesh);
    count = close_middle(&mesh, count, sdl_colour(draw->colour, 1), (SDL_FPoint){cx, cy});
    render(renderer, draw,
           (struct triangles){mesh.vertices, 4 * GLOW_AROUND + 1, mesh.indices, count});
}
