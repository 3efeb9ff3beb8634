/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "ui/board/duel.h"

#include <math.h>
#include <stdio.h>

#include "base/text.h"
#include "core/event_text.h"
#include "ui/board/duel_stage.h"
#include "ui/board/splinters.h"

/* What is seen at one time. */
struct duel {
    const struct timeline *timeline;
    const struct event *clash;
    int kind[2];     /* of each player's piece */
    float turned[2]; /* 0 face down … 1 shown */
    float fall[2];   /* 0 … 1, of those that fall */
    bool falls[2];
    float struck; /* 0 they face each other … 1 the weaker one has been cut in two */
    float left;   /* 1 … 0 until it is over */
    float alpha;  /* of all of it */
    bool final;   /* it ends the game */
};

static float progress(const struct beat *beat, float time)
{
    return beat->length > 0 ? clamped((time - beat->start) / beat->length, 0, 1)
                            : time >= beat->start;
}

static const float fade = 0.14f, blow = 0.24f; /* seconds */

/* It comes as the pieces turn over and goes once the loser has fallen. */
static float alpha_at(const struct duel *duel, float time, float start, float end)
{
    const struct timeline *timeline = duel->timeline;
    if (timeline->still > 0) /* without motion: fades only */
        return clamped(
            larger(0, smaller(timeline->still, timeline_still(timeline) - timeline->still)) / fade,
            0, 1);
    return clamped(smaller((time - start) / fade, (end + fade - time) / fade), 0, 1);
}

/* Half of the time for which they are shown, they only face each other. Without motion there is one
 * picture, which shows the outcome. */
static void read_time(struct duel *duel, float time, struct beat shown)
{
    const struct timeline *timeline = duel->timeline;
    float wait = 0.45f * shown.length, end = shown.start + shown.length;
    duel->struck = clamped((time - shown.start - wait) / blow, 0, 1);
    duel->left = clamped((end - time) / shown.length, 0, 1);
    if (timeline->still > 0) {
        duel->struck = 1;
        duel->left = clamped(timeline->still / timeline_still(timeline), 0, 1);
    }
}

/* False if the timeline shows no battle now. */
static bool read_duel(struct duel *duel, const struct timeline *timeline, float time)
{
    float start = 0, end = 0;
    struct beat shown = {0, 1}; /* from their turning over to the fall */
    *duel = (struct duel){.timeline = timeline, .final = timeline->final};
    for (int i = 0; i < timeline->events.count; i++) {
        const struct event *event = &timeline->events.list[i];
        const struct beat *beat = &timeline->beats[i];
        const struct highlight *highlight = event_highlight(timeline->game, event);
        if (highlight && highlight->style == HIGHLIGHT_CLASH) {
            duel->clash = event;
        } else if (duel->clash && event->type == EVENT_REVEALED) {
            duel->kind[event->player] = event->kind;
            duel->turned[event->player] = progress(beat, time);
            start = beat->start;
            shown.start = beat->start + beat->length;
        } else if (duel->clash && event->type == EVENT_CAPTURED) {
            duel->falls[event->player] = true;
            duel->fall[event->player] = progress(beat, time);
            end = beat->start + beat->length;
            shown.length = larger(beat->start - shown.start, 0.1f);
        }
    }
    if (!duel->clash || timeline->direction <= 0 || timeline->fade > 0)
        return false;
    duel->alpha = alpha_at(duel, time, start, end);
    read_time(duel, time, shown);
    return duel->alpha > 0;
}

/* ---- drawing ---- */

/* Higher for the battle that decides the game. */
static struct rect band_of(const struct layout *layout, bool final)
{
    const float names = 2.6f, words = 8.6f; /* above it and below, in units */
    if (layout->folded) {
        struct rect seen = layout_seen(layout);
        cut_top(&seen, names * layout->unit);
        seen.h = smaller(seen.h - words * layout->unit, 0.68f * layout->seen.x);
        return seen;
    }
    float part = final ? 0.59f : 0.55f;
    float h = smaller(part * layout->seen.y, 0.68f * layout->seen.x);
    return (struct rect){layout->corner.x, layout->corner.y + 0.42f * layout->seen.y - h / 2,
                         layout->seen.x, h};
}

static float ease_out(float t)
{
    return 1 - (1 - t) * (1 - t) * (1 - t);
}

/* How far from the middle a fighter stands. */
static float aside_of(struct rect band)
{
    return clamped(0.24f * band.w, 0.34f * band.h, 0.72f * band.h);
}

/* How much of the height of its picture a large block takes, and where its foot is; how large the
 * stronger one is in the end. */
static const float large_high = 0.78f, large_foot = 0.9f, fighter_grows = 1.18f;

/* One fighter: where his foot is, how large he is, how he stands. */
struct fighter {
    struct actor man;
    struct stand stand;
    struct rect body; /* on the screen, before it turns or grows */
};

/* The stronger one springs forward and has grown when it is over; the weaker one sinks back. */
static struct fighter place_fighter(const struct duel *duel, const struct look *look,
                                    struct rect band, int player)
{
    bool falls = duel->falls[player];
    float turned = duel->turned[player], fall = duel->fall[player], struck = ease_out(duel->struck);
    int kind = turned < 0.5f ? KIND_UNKNOWN : duel->kind[player];
    struct rect body = look->piece[player][kind].body;
    float towards = player == 0 ? 1.0f : -1.0f;
    float high = smaller(0.66f * band.h, 0.4f * band.w), cell = high / larger(body.h, 0.5f);
    float spring = duel->timeline->still > 0 ? 0 : 0.3f * high * sinf(3.14159f * duel->struck);
    float x = rect_cx(band) - towards * (aside_of(band) - (falls ? -0.3f : 1) * spring);
    float foot = band.y + 0.9f * band.h;
    struct fighter fighter = {
        .man = {.piece = piece_of(player, kind),
                .alpha = 1 - clamped(1.6f * fall - 0.4f, 0, 1),
                .scale = 1 + struck * (falls ? -0.08f : fighter_grows - 1),
                .turn = fabsf(cosf(3.14159f * turned)),
                .angle = towards * (falls ? -5 : 2) * struck},
        .stand = {x - rect_cx(body) * cell, foot - (body.y + body.h) * cell, cell}};
    fighter.body = (struct rect){x - body.w * cell / 2, foot - high, body.w * cell, high};
    return fighter;
}

/* Face up, as a large picture if the theme has one: as high and as deep as the man on the board. */
static void draw_upright(const struct duel *duel, const struct look *look, struct canvas *canvas,
                         const struct fighter *fighter)
{
    const struct actor *man = &fighter->man;
    int player = man->piece.owner, pictures[] = {look->large[player], PICTURE_NONE};
    if (man->piece.kind < KIND_UNKNOWN)
        pictures[1] = look->figure[player][man->piece.kind];
    if (pictures[0] == PICTURE_NONE || pictures[1] == PICTURE_NONE) {
        board_view_figure(look, duel->timeline->game, canvas, man, fighter->stand);
        return;
    }
    float side = fighter_grows * fighter->body.h / large_high; /* sharp when it has grown */
    struct rect box = {rect_cx(fighter->body) - side / 2,
                       fighter->body.y + fighter->body.h - large_foot * side, side, side};
    for (int i = 0; i < 2; i++) {
        struct draw *draw = canvas_add(canvas, DRAW_PICTURE, box, faded(rgb(0xffffff), man->alpha));
        draw->picture = pictures[i];
        draw->scale = man->scale / fighter_grows;
        draw->squeeze = man->turn;
        draw->angle = man->angle;
        draw->pivot_x = 0.5f;
        draw->pivot_y = large_foot;
    }
}

/* Both halves of a broken piece, and behind each the dark of its fracture. */
static void draw_halves(const struct duel *duel, const struct look *look, const struct paint *paint,
                        const struct fighter *fighter)
{
    struct canvas *canvas = paint->canvas;
    float apart = ease_out(duel->struck) + 2 * duel->fall[fighter->man.piece.owner];
    for (int i = 0; i < 4; i++) {
        bool front = i % 2;
        float side = i < 2 ? -1 : 1, c = fighter->stand.cell;
        struct fighter half = *fighter;
        float x = side * (0.075f * apart - (front ? 0 : 0.035f)) * c;
        float y = (0.02f * apart * apart - (front ? 0 : 0.012f)) * c;
        half.stand.x += x;
        half.body.x += x;
        half.stand.y += y;
        half.body.y += y;
        half.man.angle += side * 7 * apart;
        int first = canvas->count;
        draw_upright(duel, look, canvas, &half);
        for (int k = first; k < canvas->count; k++) {
            struct draw *draw = &canvas->list[k];
            draw->half = (int8_t)side;
            if (!front)
                draw->colour = blended(draw->colour, rgb(0), 0.55f);
            if (draw->add) /* its light has gone out */
                draw->colour.a = 0;
        }
    }
}

/* Within the band, so that no word is covered. */
static void draw_splinters(const struct duel *duel, const struct look *look,
                           const struct paint *paint, const struct fighter *fighter)
{
    int player = fighter->man.piece.owner, kind = duel->kind[player];
    float fall = duel->fall[player], t = fall > 0 ? 0.5f + 0.5f * fall : 0.5f * duel->struck;
    if (t <= 0 || t >= 1 || duel->timeline->still > 0)
        return;
    splinters_draw(paint->theme, paint->canvas,
                   &(struct cloud){.from = {rect_cx(fighter->body), rect_cy(fighter->body)},
                                   .size = fighter->body.h,
                                   .t = t,
                                   .count = duel->final ? 34 : 22,
                                   .seed = (unsigned)kind + 7,
                                   .colour = look->fallback[player][kind]});
}

static void draw_fighter(const struct duel *duel, const struct look *look,
                         const struct paint *paint, int player)
{
    struct rect band = band_of(paint->layout, duel->final);
    struct fighter fighter = place_fighter(duel, look, band, player);
    bool falls = duel->falls[player], shown = duel->turned[player] >= 0.5f;
    float struck = ease_out(duel->struck), light = shown && !falls ? 0.5f + 0.5f * struck : 0;
    struct rect body = fighter.body;
    body.w *= falls ? 1 + 0.35f * struck : 1 + (fighter_grows - 1) * struck;
    body.x = rect_cx(fighter.body) - body.w / 2;
    canvas_clip(paint->canvas, band);
    stage_light(paint, body, light * (duel->final ? 1 : 0.75f));
    stage_shadow(paint, body, fighter.man.alpha);
    if (falls && duel->struck > 0) {
        draw_halves(duel, look, paint, &fighter);
        draw_splinters(duel, look, paint, &fighter);
    } else {
        draw_upright(duel, look, paint->canvas, &fighter);
    }
    canvas_clip(paint->canvas, (struct rect){0});
}

/* How strong they are, where both are numbers: "3 > 2". */
static void draw_strengths(const struct duel *duel, const struct paint *paint, struct rect box)
{
    const struct kind *kinds = duel->timeline->game->kinds;
    const char *symbol[2];
    char text[32];
    for (int player = 0; player < 2; player++) {
        symbol[player] = kinds[duel->kind[player]].symbol;
        if (!symbol[player] || symbol[player][0] < '0' || symbol[player][0] > '9')
            return;
    }
    const char *sign = duel->falls[0] && duel->falls[1] ? "=" : duel->falls[0] ? "<" : ">";
    snprintf(text, sizeof text, "%s %s %s", symbol[0], sign, symbol[1]);
    canvas_label(paint->canvas, text_centred(TEXT_LARGE, paint->theme->tone[TONE_TEXT]), box, text);
}

/* A line that runs out with the time for which they are shown; any press goes on at once. */
static void draw_time_left(const struct duel *duel, const struct paint *paint, float y)
{
    float u = paint->layout->unit, w = smaller(20 * u, 0.5f * paint->layout->seen.x);
    struct rect track = {paint->layout->corner.x + (paint->layout->seen.x - w) / 2, y, w,
                         0.24f * u},
                done = track;
    done.w *= duel->left;
    canvas_fill(paint->canvas, track, 0.12f * u, faded(rgb(0), 0.6f));
    canvas_fill(paint->canvas, done, 0.12f * u, paint->theme->tone[TONE_CAN]);
}

static void draw_names(const struct duel *duel, const struct paint *paint,
                       const struct duel_names *names)
{
    struct rect band = band_of(paint->layout, duel->final);
    float u = paint->layout->unit, aside = aside_of(band);
    for (int player = 0; player < 2; player++) {
        float x = rect_cx(band) + (player == 0 ? -aside : aside);
        float w = clamped(text_width(TEXT_LARGE, names->player[player]) + 2.4f * u, 8 * u,
                          smaller(2 * aside, band.w / 2) - 0.6f * u);
        stage_plate(paint, rect_around(x, band.y, w, 2.3f * u), player, names->player[player]);
    }
}

static void draw_verdict(const struct duel *duel, const struct paint *paint)
{
    struct rect band = band_of(paint->layout, duel->final);
    float u = paint->layout->unit;
    char text[EVENT_TEXT];
    if (duel->turned[0] < 0.5f ||
        !duel_describe(duel->timeline->game, &duel->timeline->events, duel->final, text))
        return;
    struct rect box = {band.x + 0.04f * band.w, band.y + band.h + 0.6f * u, 0.92f * band.w,
                       4.2f * u};
    box.h = larger(box.h, canvas_paragraph(NULL, text_centred(TEXT_LARGE, rgb(0)), box, text));
    draw_strengths(duel, paint, (struct rect){box.x, box.y + box.h, box.w, 1.9f * u});
    draw_time_left(duel, paint, box.y + box.h + 2.2f * u);
    struct colour gold = paint->theme->tone[TONE_CAN];
    if (text_width(TEXT_TITLE, text) <= box.w)
        canvas_label(paint->canvas, text_centred(TEXT_TITLE, gold), box, text);
    else
        canvas_paragraph(paint->canvas, text_centred(TEXT_LARGE, gold), box, text);
}

void duel_prepare(const struct paint *paint)
{
    int first = paint->canvas->count;
    stage_picture(paint, band_of(paint->layout, false));
    canvas_fade(paint->canvas, first, 0); /* only fetched */
}

/* They are on their way to each other: their large pictures are fetched. */
static void prepare_fighters(struct duel *duel, const struct look *look, const struct paint *paint)
{
    int first = paint->canvas->count;
    if (!duel->clash || duel->timeline->direction <= 0)
        return;
    for (int player = 0; player < 2; player++) {
        duel->turned[player] = 1;
        struct fighter fighter =
            place_fighter(duel, look, band_of(paint->layout, duel->final), player);
        draw_upright(duel, look, paint->canvas, &fighter);
    }
    canvas_fade(paint->canvas, first, 0);
}

void duel_draw(const struct timeline *timeline, float time, const struct look *look,
               const struct paint *paint, const struct duel_names *names)
{
    struct duel duel;
    int first = paint->canvas->count;
    if (!timeline_running(timeline))
        return;
    if (!read_duel(&duel, timeline, time)) {
        prepare_fighters(&duel, look, paint);
        return;
    }
    float shown = larger(duel.turned[0], duel.turned[1]), gone = larger(duel.fall[0], duel.fall[1]);
    struct rect band = band_of(paint->layout, duel.final);
    stage_draw(paint, band);
    stage_sparks(paint, band,
                 &(struct sparks){.strength = shown * (1 - 0.6f * gone),
                                  .struck = duel.struck,
                                  .turn = duel.final ? 0.5f * (1 - duel.left) : 0,
                                  .final = duel.final});
    int first_drawn = duel.falls[0] ? 0 : 1; /* whoever stands is in front */
    draw_fighter(&duel, look, paint, first_drawn);
    draw_fighter(&duel, look, paint, 1 - first_drawn);
    draw_names(&duel, paint, names);
    draw_verdict(&duel, paint);
    canvas_fade(paint->canvas, first, duel.alpha);
}
