/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "ui/run_signs.h"

#include <stdio.h>
#include <string.h>

#include "base/i18n.h"
#include "ui/app.h"

/* A disc on a ribbon, with a rim and a bright edge. */
void medal_draw(const struct app *app, struct canvas *canvas, enum medal medal, struct point centre,
                float radius)
{
    static const unsigned metal[] = {
        [MEDAL_BRONZE] = 0xb9733c, [MEDAL_SILVER] = 0xc3ccd6, [MEDAL_GOLD] = 0xf2c14e};
    if (medal == MEDAL_NONE)
        return;
    struct colour own = rgb(metal[medal]), dark = blended(own, rgb(0), 0.45f);
    struct colour ribbon = app->theme.tone[TONE_PLAYER_1];
    float r = radius, x = centre.x, y = centre.y + 0.25f * r;
    for (int side = -1; side <= 1; side += 2)
        canvas_line(canvas, point_at(x + 0.25f * (float)side * r, y),
                    point_at(x + 0.6f * (float)side * r, y - 1.5f * r), 0.5f * r, ribbon);
    canvas_disc(canvas, point_at(x, y), r, dark);
    canvas_disc(canvas, point_at(x, y), 0.86f * r, own);
    canvas_ring(canvas, point_at(x, y), 0.6f * r, 0.12f * r, blended(own, rgb(0), 0.25f));
    canvas_disc(canvas, point_at(x - 0.3f * r, y - 0.35f * r), 0.18f * r,
                blended(own, rgb(0xffffff), 0.7f));
}

/* ---- lives ---- */

static const float heart_step = 1.25f; /* from one to the next, in heights */

static void heart(struct canvas *canvas, float x, float y, float s, struct colour colour)
{
    float side = 0.56f * s, shift = 0.354f * side; /* a square on its tip, with two discs */
    y += 0.04f * s;
    canvas_disc(canvas, point_at(x - shift, y - shift), side / 2, colour);
    canvas_disc(canvas, point_at(x + shift, y - shift), side / 2, colour);
    struct draw *tip = canvas_add(canvas, DRAW_FILL, rect_around(x, y, side, side), colour);
    tip->radius = 0.03f * s;
    tip->angle = 45;
}

/* The left half full: the other half is covered again. */
static void draw_heart(const struct app *app, struct canvas *canvas, struct point middle, float s,
                       int halves)
{
    struct colour full = app->theme.tone[TONE_WARN],
                  empty =
                      blended(opaque(app->theme.tone[TONE_PANEL]), app->theme.tone[TONE_DIM], 0.4f);
    heart(canvas, middle.x, middle.y, s, empty);
    if (halves == 0)
        return;
    struct rect shown = {middle.x - s, middle.y - s, halves == 1 ? s : 2 * s, 2 * s};
    canvas_clip(canvas, shown);
    heart(canvas, middle.x, middle.y, s, full);
    canvas_clip(canvas, (struct rect){0, 0, 0, 0});
}

float lives_width(float height)
{
    return height * (heart_step * (CIRCUIT_HALF_LIVES / 2 - 1) + 1);
}

void lives_draw(const struct app *app, struct canvas *canvas, int half_lives, struct rect box)
{
    for (int i = 0; i < CIRCUIT_HALF_LIVES / 2; i++) {
        int halves = half_lives - 2 * i;
        struct point middle = {box.x + box.h * (0.5f + heart_step * (float)i), rect_cy(box)};
        draw_heart(app, canvas, middle, box.h, halves < 0 ? 0 : halves > 2 ? 2 : halves);
    }
}

/* ---- points ---- */

void tally_format(int points, char text[TALLY_TEXT])
{
    char number[NUMBER_TEXT];
    snprintf(text, TALLY_TEXT, "%s", tr_whole(points, number));
}

int tally_counted(int points, float t)
{
    t = clamped(t, 0, 1);
    float eased = 1 - (1 - t) * (1 - t) * (1 - t);
    return t >= 1 ? points : (int)((float)points * eased) / 10 * 10;
}
