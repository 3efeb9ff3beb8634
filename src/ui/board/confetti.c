/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "ui/board/confetti.h"

#include <math.h>

#include "ui/board/splinters.h"

enum { STRIPS = 170, STREAMERS = 16, STREAMER_PARTS = 14, WORDS_MAX = 160 };

/* Texts to keep clear of, with their boxes. */
struct words {
    int count;
    struct rect boxes[WORDS_MAX];
};

static void find_words(const struct canvas *canvas, struct words *words)
{
    words->count = 0;
    for (int i = 0; i < canvas->count && words->count < WORDS_MAX; i++) {
        const struct draw *draw = &canvas->list[i];
        if (draw->type != DRAW_TEXT)
            continue;
        enum text_size size = (enum text_size)draw->size;
        float w = text_width(size, canvas->text + draw->text), h = text_height(size);
        words->boxes[words->count++] =
            (struct rect){draw_text_left(draw, w), draw->box.y - h / 2, w, h};
    }
}

/* How far a point is outside a box; 0 inside. */
static float distance(struct rect box, float x, float y)
{
    float dx = larger(larger(box.x - x, x - box.x - box.w), 0);
    float dy = larger(larger(box.y - y, y - box.y - box.h), 0);
    return sqrtf(dx * dx + dy * dy);
}

/* 0 where it would cover words or is behind something, 1 in the open. */
static float openness(const struct confetti *confetti, const struct words *words, float x, float y,
                      float reach)
{
    float open = 1;
    for (int i = 0; i < confetti->shelter_count; i++)
        open = smaller(open, distance(confetti->shelters[i], x, y) / (0.5f * reach));
    for (int i = 0; i < words->count; i++)
        open = smaller(open, distance(words->boxes[i], x, y) / reach - 1);
    return clamped(open, 0, 1);
}

struct flight {
    float x, y, age; /* seconds */
};

/* Falls from above the area, swaying; false before and after. */
static bool fly(const struct confetti *confetti, unsigned index, struct flight *flight)
{
    struct rect area = confetti->area;
    float delay = 1.9f * scatter(11, index, 0), speed = 0.42f + 0.26f * scatter(11, index, 1);
    flight->age = confetti->time - delay;
    float sway = sinf(flight->age * (1.6f + scatter(11, index, 2)) + 6 * scatter(11, index, 3));
    flight->x = area.x + area.w * scatter(11, index, 4) + 1.4f * confetti->unit * sway;
    flight->y = area.y - confetti->unit + area.h * speed * flight->age;
    return flight->age > 0 && flight->y < area.y + area.h;
}

static struct colour colour_of(const struct confetti *confetti, unsigned index)
{
    return confetti
        ->colours[(unsigned)(scatter(11, index, 5) * CONFETTI_COLOURS) % CONFETTI_COLOURS];
}

/* It thins out before it reaches the lower edge. */
static float fading(const struct confetti *confetti, float y)
{
    struct rect area = confetti->area;
    return clamped((area.y + area.h - y) / (0.12f * area.h), 0, 1);
}

/* A strip of paper turning over and over; its back is darker. */
static void draw_strip(const struct confetti *confetti, const struct words *words,
                       struct canvas *canvas, unsigned index)
{
    struct flight at;
    if (!fly(confetti, index, &at))
        return;
    float u = confetti->unit, long_side = u * (0.5f + 0.45f * scatter(11, index, 6));
    float turn = cosf(at.age * (4 + 4 * scatter(11, index, 7)) + 6 * scatter(11, index, 8));
    float open = openness(confetti, words, at.x, at.y, 0.55f * hypotf(long_side, 0.42f * u)) *
                 fading(confetti, at.y);
    if (open <= 0)
        return;
    struct colour colour = colour_of(confetti, index);
    if (turn < 0)
        colour = blended(colour, rgb(0), 0.35f);
    float short_side = 0.42f * u * larger(fabsf(turn), 0.12f);
    struct draw *draw = canvas_add(
        canvas, DRAW_FILL, rect_around(at.x, at.y, long_side, short_side), faded(colour, open));
    draw->angle = 360 * scatter(11, index, 9) + 90 * at.age * (scatter(11, index, 10) - 0.5f);
}

/* A paper streamer that waves as it falls. */
static void draw_streamer(const struct confetti *confetti, const struct words *words,
                          struct canvas *canvas, unsigned index)
{
    struct flight at;
    if (!fly(confetti, index, &at))
        return;
    float u = confetti->unit;
    struct point before = {at.x, at.y};
    float open_before = 0;
    for (int i = 0; i <= STREAMER_PARTS; i++) {
        float y = at.y - 0.15f * u * (float)i;
        float x = at.x + 0.3f * u * sinf(0.72f * (float)i + 5 * at.age);
        float open = openness(confetti, words, x, y, 0.5f * u) * fading(confetti, at.y);
        if (smaller(open, open_before) > 0)
            canvas_line(canvas, before, point_at(x, y), 0.14f * u,
                        faded(colour_of(confetti, index), smaller(open, open_before)));
        before = point_at(x, y);
        open_before = open;
    }
}

void confetti_draw(const struct confetti *confetti, struct canvas *canvas)
{
    struct words words;
    if (confetti->time <= 0 || confetti->time >= confetti_seconds)
        return;
    find_words(canvas, &words);
    for (unsigned i = 0; i < STRIPS; i++)
        draw_strip(confetti, &words, canvas, i);
    for (unsigned i = 0; i < STREAMERS; i++)
        draw_streamer(confetti, &words, canvas, STRIPS + i);
}
