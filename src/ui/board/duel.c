/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "ui/board/duel.h"

#include <math.h>
#include <stdio.h>

#include "base/text.h"
#include "core/event_text.h"
#include "ui/board/climax.h"
#include "ui/board/duel_stage.h"
#include "ui/board/fighter.h"
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
        return timeline_still_shown(timeline);
    return clamped(smaller((time - start) / fade, (end + fade - time) / fade), 0, 1);
}

/* First they only face each other; who has won shows with the blow, and what is left from then on
 * is for reading it. Without motion there is one picture, which shows the outcome. */
static void read_time(struct duel *duel, float time, float shown, float end)
{
    const struct timeline *timeline = duel->timeline;
    float blow_falls = shown + duel_faces;
    duel->struck = clamped((time - blow_falls) / blow, 0, 1);
    duel->left = clamped((end - time) / (end - blow_falls), 0, 1);
    if (timeline->still > 0) {
        duel->struck = 1;
        duel->left = clamped(timeline->still / timeline_still(timeline), 0, 1);
    }
}

/* False if the timeline shows no battle now. */
static bool read_duel(struct duel *duel, const struct timeline *timeline, float time)
{
    float start = 0, shown = 0, end = 1; /* they turn over, are shown, and one has fallen */
    *duel = (struct duel){.timeline = timeline};
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
            shown = beat->start + beat->length;
        } else if (duel->clash && event->type == EVENT_CAPTURED) {
            duel->falls[event->player] = true;
            duel->fall[event->player] = progress(beat, time);
            end = beat->start + beat->length;
        }
    }
    if (!duel->clash || timeline->direction <= 0 || timeline->fade > 0)
        return false;
    duel->alpha = alpha_at(duel, time, start, end);
    read_time(duel, time, shown, end);
    return duel->alpha > 0;
}

/* ---- drawing ---- */

static const float band_part = 0.55f; /* of the window's height */

static float ease_out(float t)
{
    return 1 - (1 - t) * (1 - t) * (1 - t);
}

/* How far from the middle a fighter stands. */
static float aside_of(struct rect band)
{
    return clamped(0.24f * band.w, 0.34f * band.h, 0.72f * band.h);
}

/* The stronger one springs forward and has grown when it is over; the weaker one sinks back. */
static struct fighter place_fighter(const struct duel *duel, const struct look *look,
                                    struct rect band, int player)
{
    bool falls = duel->falls[player];
    float turned = duel->turned[player], fall = duel->fall[player], struck = ease_out(duel->struck);
    int kind = turned < 0.5f ? KIND_UNKNOWN : duel->kind[player];
    float towards = player == 0 ? 1.0f : -1.0f;
    float high = smaller(0.66f * band.h, 0.4f * band.w);
    float spring = duel->timeline->still > 0 ? 0 : 0.3f * high * sinf(3.14159f * duel->struck);
    float x = rect_cx(band) - towards * (aside_of(band) - (falls ? -0.3f : 1) * spring);
    struct fighter fighter =
        fighter_at(look, piece_of(player, kind), point_at(x, band.y + 0.9f * band.h), high);
    fighter.man.alpha = 1 - clamped(1.6f * fall - 0.4f, 0, 1);
    fighter.man.scale = 1 + struck * (falls ? -0.08f : fighter_grows - 1);
    fighter.man.turn = fabsf(cosf(3.14159f * turned));
    fighter.man.angle = towards * (falls ? -5 : 2) * struck;
    return fighter;
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
                                   .count = 22,
                                   .seed = (unsigned)kind + 7,
                                   .colour = look->fallback[player][kind]});
}

static void draw_fighter(const struct duel *duel, const struct look *look,
                         const struct paint *paint, int player)
{
    struct rect band = stage_band(paint->layout, band_part);
    struct fighter fighter = place_fighter(duel, look, band, player);
    bool falls = duel->falls[player], shown = duel->turned[player] >= 0.5f;
    float struck = ease_out(duel->struck), light = shown && !falls ? 0.5f + 0.5f * struck : 0;
    struct rect body = fighter.body;
    body.w *= falls ? 1 + 0.35f * struck : 1 + (fighter_grows - 1) * struck;
    body.x = rect_cx(fighter.body) - body.w / 2;
    canvas_clip(paint->canvas, band);
    stage_light(paint, body, 0.75f * light);
    stage_shadow(paint, body, fighter.man.alpha);
    if (falls && duel->struck > 0) {
        float apart = struck + 2 * duel->fall[player];
        fighter_draw_broken(look, duel->timeline->game, paint->canvas, &fighter, apart);
        draw_splinters(duel, look, paint, &fighter);
    } else {
        fighter_draw(look, duel->timeline->game, paint->canvas, &fighter);
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

static void draw_names(const struct paint *paint, const struct duel_names *names)
{
    struct rect band = stage_band(paint->layout, band_part);
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
    char text[EVENT_TEXT];
    if (duel->struck <= 0 || !duel_describe(duel->timeline->game, &duel->timeline->events, text))
        return;
    float u = paint->layout->unit;
    struct rect words = stage_words(paint, stage_band(paint->layout, band_part), text);
    float below = words.y + words.h;
    draw_strengths(duel, paint, (struct rect){words.x, below, words.w, 1.9f * u});
    stage_time_left(paint, below + 2.2f * u, duel->left);
}

void duel_prepare(const struct paint *paint)
{
    int first = paint->canvas->count;
    stage_picture(paint, stage_band(paint->layout, band_part));
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
            place_fighter(duel, look, stage_band(paint->layout, band_part), player);
        fighter_draw(look, duel->timeline->game, paint->canvas, &fighter);
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
    if (timeline->climax) {
        climax_draw(timeline, time, look, paint, names);
        return;
    }
    if (!read_duel(&duel, timeline, time)) {
        prepare_fighters(&duel, look, paint);
        return;
    }
    float shown = larger(duel.turned[0], duel.turned[1]), gone = larger(duel.fall[0], duel.fall[1]);
    struct rect band = stage_band(paint->layout, band_part);
    stage_draw(paint, band);
    stage_sparks(paint, band,
                 &(struct sparks){.strength = shown * (1 - 0.6f * gone), .struck = duel.struck});
    int first_drawn = duel.falls[0] ? 0 : 1; /* whoever stands is in front */
    draw_fighter(&duel, look, paint, first_drawn);
    draw_fighter(&duel, look, paint, 1 - first_drawn);
    draw_names(paint, names);
    draw_verdict(&duel, paint);
    canvas_fade(paint->canvas, first, duel.alpha);
}
