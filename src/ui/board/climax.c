/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "ui/board/climax.h"

#include <math.h>

#include "core/event_text.h"
#include "ui/board/duel_stage.h"
#include "ui/board/fighter.h"
#include "ui/board/splinters.h"

/* What is seen at one time: parts that go from 0 to 1 one after the other. */
struct climax {
    const struct timeline *timeline;
    int loser;         /* whose prize is taken */
    int kind[2];       /* of each player's piece */
    float lit;         /* light falls on the prize */
    float turned;      /* it is turned over */
    float come;        /* the other piece arrives */
    float struck;      /* they have met, and nothing stirs */
    float carried;     /* the prize is carried off */
    float held;        /* it is held up */
    float left, alpha; /* 1 … 0 until it is over; of all of it */
};

static const float band_part = 0.64f; /* of the window's height */

static float ease(float t)
{
    return t * t * (3 - 2 * t);
}

static float part_of(float t, float from, float to)
{
    return clamped((t - from) / (to - from), 0, 1);
}

static float progress(const struct beat *beat, float time)
{
    return part_of(time, beat->start, beat->start + larger(beat->length, 0.001f));
}

/* ---- time ---- */

/* Without motion there is one picture, which shows the outcome, and comes and goes. */
static void read_still(struct climax *climax)
{
    const struct timeline *timeline = climax->timeline;
    climax->lit = climax->turned = climax->come = 1;
    climax->struck = climax->carried = climax->held = 1;
    climax->left = clamped(timeline->still / timeline_still(timeline), 0, 1);
    climax->alpha = timeline_still_shown(timeline);
}

static void read_time(struct climax *climax, float time, const struct beat *taken, float start)
{
    const float fade = 0.16f;
    float since = time - taken->start, end = taken->start + taken->length;
    climax->lit = ease(part_of(time, start, start + 0.8f * climax_waits));
    climax->struck = part_of(since, 0, climax_still);
    climax->carried = ease(part_of(since, climax_still, climax_carried));
    climax->held = part_of(since, climax_carried, taken->length);
    climax->left = clamped((end - time) / (end - start), 0, 1);
    climax->alpha = clamped(smaller((time - start) / fade, (end + fade - time) / fade), 0, 1);
}

static void read_climax(struct climax *climax, const struct timeline *timeline, float time)
{
    const struct events *events = &timeline->events;
    const struct event *prize = event_of_prize(timeline->game, events);
    *climax = (struct climax){.timeline = timeline, .loser = prize->player};
    for (int i = 0; i < events->count; i++) {
        const struct event *event = &events->list[i];
        if (event->type != EVENT_REVEALED)
            continue;
        bool its = event->player == climax->loser;
        climax->kind[event->player] = event->kind;
        *(its ? &climax->turned : &climax->come) = progress(&timeline->beats[i], time);
    }
    if (timeline->still > 0)
        read_still(climax);
    else if (timeline->direction > 0 && timeline->fade <= 0)
        read_time(climax, time, &timeline->beats[prize - events->list], timeline->beats[0].length);
}

/* ---- who is where ---- */

static float high_of(struct rect band)
{
    return smaller(0.58f * band.h, 0.4f * band.w);
}

static const float floor_at = 0.93f; /* of the band's height: where feet are */

/* Where the trophy is held up: its middle. */
static struct point summit_of(struct rect band)
{
    return point_at(rect_cx(band), band.y + 0.28f * band.h);
}

/* -1: the side of player 1, on the left. */
static float side_of(int player)
{
    return player == 0 ? -1.0f : 1.0f;
}

/* In the middle until somebody comes; then it gives way, and is thrown back by the hit. */
static struct fighter place_prize(const struct climax *climax, const struct look *look,
                                  struct rect band)
{
    int player = climax->loser;
    float high = high_of(band), side = side_of(player), hit = ease(climax->struck);
    float aside = 0.56f * ease(climax->come) + 0.1f * hit;
    int kind = climax->turned < 0.5f ? KIND_UNKNOWN : climax->kind[player];
    struct point foot = {rect_cx(band) + side * aside * high, band.y + floor_at * band.h};
    struct fighter prize = fighter_at(look, piece_of(player, kind), foot, high);
    prize.man.turn = fabsf(cosf(3.14159f * climax->turned));
    prize.man.angle = side * 7 * hit;
    prize.man.scale = 1 + 0.1f * climax->lit * (1 - climax->carried);
    return prize;
}

/* It rushes in from its side, turning over, and ends in the middle, with room above. */
static struct fighter place_taker(const struct climax *climax, const struct look *look,
                                  struct rect band)
{
    int player = 1 - climax->loser;
    float high = high_of(band), side = side_of(player), come = climax->come * climax->come;
    float outside = 0.5f * band.w + high, met = 0.5f * high;
    float x = side * mix(mix(outside, met, come), 0, climax->carried);
    int kind = climax->come < 0.5f ? KIND_UNKNOWN : climax->kind[player];
    struct point foot = {rect_cx(band) + x, band.y + floor_at * band.h};
    struct fighter taker = fighter_at(look, piece_of(player, kind), foot, high);
    taker.man.turn = fabsf(cosf(3.14159f * climax->come));
    taker.man.angle = -side * 6 * (climax->come < 1 ? come : 1 - climax->carried);
    taker.man.scale = mix(1, 0.84f, climax->carried);
    return taker;
}

/* The prize on its way, in an arc, to above the one who takes it. */
static struct fighter place_trophy(const struct climax *climax, const struct look *look,
                                   struct rect band)
{
    struct fighter trophy = place_prize(climax, look, band);
    float way = climax->carried, side = side_of(climax->loser), high = high_of(band);
    float sway = climax->timeline->still > 0 ? 0 : sinf(6.2832f * climax->held);
    float lean = trophy.man.angle * 3.14159f / 180, middle = 0.5f * high * trophy.man.scale;
    struct point from = {rect_cx(trophy.body) + middle * sinf(lean),
                         trophy.body.y + high - middle * cosf(lean)};
    struct point to = summit_of(band);
    float dx = mix(from.x, to.x, way) - rect_cx(trophy.body);
    float dy = mix(from.y, to.y, way) - rect_cy(trophy.body) - 0.12f * high * sinf(3.14159f * way);
    trophy.body.x += dx;
    trophy.body.y += dy;
    trophy.stand.x += dx;
    trophy.stand.y += dy;
    trophy.man.turn = 1;
    trophy.man.angle = mix(trophy.man.angle, 3 * sway, way) + side * 24 * sinf(3.14159f * way);
    trophy.man.scale = mix(trophy.man.scale, 1.14f, way);
    return trophy;
}

/* ---- drawing ---- */

/* Dark but for the light on the prize; then the winner's colour floods it from its edges. */
static void draw_hall(const struct climax *climax, const struct paint *paint, struct rect band)
{
    struct canvas *canvas = paint->canvas;
    struct colour own = paint->theme->tone[TONE_PLAYER_1 + 1 - climax->loser];
    float flood = climax->carried, h = (1.2f + 1.6f * flood) * band.h;
    stage_draw(paint, band);
    canvas_clip(canvas, band);
    canvas_fill(canvas, band, 0, faded(rgb(0), (0.78f - 0.2f * flood) * climax->lit));
    for (int i = 0; i < 2; i++) {
        float x = band.x + (float)i * band.w;
        canvas_add(canvas, DRAW_GLOW, rect_around(x, rect_cy(band), 1.1f * band.w, h),
                   faded(blended(own, rgb(0), 0.45f), flood));
        canvas_add(canvas, DRAW_GLOW, rect_around(x, rect_cy(band), 0.5f * band.w, h),
                   faded(own, 0.8f * flood));
    }
    canvas_clip(canvas, (struct rect){0});
}

/* Light from above on a piece alone. */
static void draw_spot(const struct climax *climax, const struct paint *paint, struct rect band)
{
    struct rect pool =
        rect_around(rect_cx(band), band.y + floor_at * band.h, 1.5f * high_of(band), 0.3f * band.h);
    stage_spot(paint, band, pool, climax->lit * (1 - climax->carried));
}

/* Rays behind the trophy, and light in the colour of its block: themes choose figures that are seen
 * on it. */
static void draw_triumph(const struct climax *climax, const struct look *look,
                         const struct paint *paint, struct rect band)
{
    struct point middle = summit_of(band);
    float turn = climax->timeline->still > 0 ? 0 : 0.35f * climax->held;
    struct colour block = look->fallback[climax->loser][climax->kind[climax->loser]];
    stage_sunburst(paint, band,
                   &(struct sunburst){middle, .turn = turn, .strength = climax->carried});
    for (int i = 0; i < 2; i++) {
        float size = (i ? 0.6f : 0.95f) * band.h;
        canvas_add(paint->canvas, DRAW_GLOW, rect_around(middle.x, middle.y, size, size),
                   faded(block, 0.95f * climax->carried));
    }
}

/* They fly from it as it is held up. */
static void draw_sparks(const struct climax *climax, const struct paint *paint, struct rect band)
{
    enum { SPARKS = 40 };
    float t = climax->held * 1.5f, h = band.h;
    if (climax->timeline->still > 0 || t <= 0 || t >= 1)
        return;
    struct colour gold = blended(paint->theme->tone[TONE_CAN], rgb(0xffffff), 0.35f);
    for (unsigned i = 0; i < SPARKS; i++) {
        float angle = 6.2832f * scatter(5, i, 0), far = (0.35f + 0.75f * scatter(5, i, 1)) * h;
        float out = 1 - (1 - t) * (1 - t), r = (0.006f + 0.008f * scatter(5, i, 2)) * h;
        struct point at = {rect_cx(band) + 1.5f * far * cosf(angle) * out,
                           band.y + 0.3f * h + (0.75f * far * sinf(angle) * out) +
                               0.3f * h * t * t};
        canvas_disc(paint->canvas, at, r, faded(gold, clamped(3 * (1 - t), 0, 1)));
    }
}

static void draw_prize(const struct climax *climax, const struct look *look,
                       const struct paint *paint, struct rect band)
{
    const struct game *game = climax->timeline->game;
    struct fighter prize = place_prize(climax, look, band);
    prize.bare = climax->struck >= 1;
    prize.man.alpha = 1 - part_of(climax->carried, 0.3f, 0.9f);
    stage_shadow(paint, prize.body, prize.man.alpha);
    if (prize.bare)
        fighter_draw_broken(look, game, paint->canvas, &prize, 2 * climax->carried);
    else
        fighter_draw(look, game, paint->canvas, &prize);
}

static void draw_taker(const struct climax *climax, const struct look *look,
                       const struct paint *paint, struct rect band)
{
    struct fighter taker = place_taker(climax, look, band);
    if (climax->come <= 0)
        return;
    stage_shadow(paint, taker.body, 1);
    fighter_draw(look, climax->timeline->game, paint->canvas, &taker);
}

/* Where they meet. */
static void draw_hit(const struct climax *climax, const struct paint *paint, struct rect band)
{
    if (climax->timeline->still > 0 || climax->struck <= 0)
        return;
    stage_sparks(paint, band,
                 &(struct sparks){.strength = 1 - climax->carried, .struck = climax->struck});
}

/* Each plate is above its piece: that of the one who loses goes. */
static void draw_names(const struct climax *climax, const struct look *look,
                       const struct paint *paint, const struct duel_names *names)
{
    struct rect band = stage_band(paint->layout, band_part);
    const struct fighter fighters[] = {place_prize(climax, look, band),
                                       place_taker(climax, look, band)};
    const float shown[] = {climax->lit * (1 - climax->carried), climax->come};
    float u = paint->layout->unit, most = 1.06f * high_of(band);
    for (int i = 0; i < 2; i++) {
        int player = i ? 1 - climax->loser : climax->loser, first = paint->canvas->count;
        float w = clamped(text_width(TEXT_LARGE, names->player[player]) + 2.4f * u, 6 * u, most);
        if (shown[i] <= 0)
            continue;
        stage_plate(paint, rect_around(rect_cx(fighters[i].body), band.y, w, 2.3f * u), player,
                    names->player[player]);
        canvas_fade(paint->canvas, first, shown[i]);
    }
}

static void draw_words(const struct climax *climax, const struct paint *paint, struct rect band)
{
    const struct timeline *timeline = climax->timeline;
    char text[EVENT_TEXT];
    int first = paint->canvas->count;
    if (climax->carried <= 0 || !duel_describe(timeline->game, &timeline->events, text))
        return;
    struct rect words = stage_words(paint, band, text);
    stage_time_left(paint, words.y + words.h + 0.8f * paint->layout->unit, climax->left);
    canvas_fade(paint->canvas, first, clamped(2 * climax->carried, 0, 1));
}

/* Fetches the large pictures. */
static void prepare(const struct climax *climax, const struct look *look, const struct paint *paint,
                    struct rect band)
{
    struct climax end = *climax;
    int first = paint->canvas->count;
    end.come = end.turned = 1;
    draw_prize(&end, look, paint, band);
    draw_taker(&end, look, paint, band);
    canvas_fade(paint->canvas, first, 0);
}

void climax_draw(const struct timeline *timeline, float time, const struct look *look,
                 const struct paint *paint, const struct duel_names *names)
{
    struct climax climax;
    struct rect band = stage_band(paint->layout, band_part);
    int first = paint->canvas->count;
    read_climax(&climax, timeline, time);
    if (climax.alpha <= 0) {
        prepare(&climax, look, paint, band);
        return;
    }
    draw_hall(&climax, paint, band);
    canvas_clip(paint->canvas, band); /* not over the words */
    draw_spot(&climax, paint, band);
    draw_triumph(&climax, look, paint, band);
    draw_prize(&climax, look, paint, band);
    draw_hit(&climax, paint, band);
    canvas_clip(paint->canvas, band);
    draw_taker(&climax, look, paint, band);
    if (climax.struck >= 1) {
        struct fighter trophy = place_trophy(&climax, look, band);
        fighter_draw_figure(look, timeline->game, paint->canvas, &trophy);
    }
    draw_sparks(&climax, paint, band);
    canvas_clip(paint->canvas, (struct rect){0});
    draw_names(&climax, look, paint, names);
    draw_words(&climax, paint, band);
    canvas_fade(paint->canvas, first, climax.alpha);
}
