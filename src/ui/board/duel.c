#include "ui/board/duel.h"

#include <math.h>
#include <stdio.h>

#include "base/text.h"
#include "core/event_text.h"
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

static const float fade = 0.14f; /* seconds */

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
    duel->struck = clamped((time - shown.start - wait) / 0.16f, 0, 1);
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
    if (!duel->clash || timeline->direction <= 0)
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
    float part = final ? 0.52f : 0.44f;
    float h = smaller(part * layout->seen.y, 0.68f * layout->seen.x);
    return (struct rect){layout->corner.x, layout->corner.y + 0.45f * layout->seen.y - h / 2,
                         layout->seen.x, h};
}

static float ease_out(float t)
{
    return 1 - (1 - t) * (1 - t) * (1 - t);
}

/* The colours of both, meeting at a slanted edge. */
static void draw_band(const struct paint *paint, struct rect band)
{
    const struct theme *theme = paint->theme;
    struct canvas *canvas = paint->canvas;
    struct colour dark = opaque(theme->tone[TONE_BACK]);
    float line = 0.12f * paint->layout->unit;
    canvas_fill(canvas, layout_window(paint->layout), 0, faded(rgb(0), 0.8f));
    canvas_clip(canvas, band);
    canvas_fill(canvas, band, 0, blended(dark, opaque(theme->tone[TONE_PLAYER_1]), 0.3f));
    float slant = 0.2f * band.h, half = 0.55f * band.w; /* the other half is a broad stroke */
    struct point top = {rect_cx(band) + 2 * slant, rect_cy(band) - 2 * band.h},
                 bottom = {rect_cx(band) - 2 * slant, rect_cy(band) + 2 * band.h};
    canvas_line(canvas, point_at(top.x + half / 2, top.y), point_at(bottom.x + half / 2, bottom.y),
                half, blended(dark, opaque(theme->tone[TONE_PLAYER_2]), 0.3f));
    canvas_clip(canvas, (struct rect){0});
    for (int edge = 0; edge < 2; edge++)
        canvas_fill(canvas, (struct rect){0, band.y + (edge ? band.h : -line), band.w, line}, 0,
                    theme->tone[TONE_CAN]);
}

/* Where they meet: rays that reach furthest when the blow falls, and turn slowly for the last one,
 * with a ring of light that runs outward. */
static void draw_flash(const struct duel *duel, const struct paint *paint, struct rect band,
                       float strength)
{
    enum { RAYS = 18 };
    bool final = duel->final;
    struct colour light =
        faded(paint->theme->tone[final ? TONE_CAN : TONE_FLASH], strength * paint->theme->glow);
    struct point middle = {rect_cx(band), rect_cy(band)};
    float struck = ease_out(duel->struck), turn = final ? 0.5f * (1 - duel->left) : 0;
    float r = (final ? 0.8f : 0.45f) * band.h * (1 + 0.45f * struck);
    canvas_clip(paint->canvas, band); /* not over the words */
    canvas_glow(paint->canvas, rect_around(middle.x, middle.y, 1.6f * r, 1.6f * r),
                faded(light, 0.6f));
    for (int i = 0; i < RAYS; i++) {
        float angle = turn + 6.2832f * ((float)i + 0.3f * sinf((float)i * 5)) / RAYS;
        float reach = r * (0.55f + 0.45f * fabsf(sinf((float)i * 2.4f)));
        canvas_beam(paint->canvas, middle,
                    point_at(middle.x + reach * cosf(angle), middle.y + reach * sinf(angle)),
                    0.004f * band.h, faded(light, 0.4f));
    }
    if (final && duel->struck > 0 && duel->struck < 1)
        canvas_ring(paint->canvas, middle, struck * band.h, 0.03f * band.h,
                    faded(paint->theme->tone[TONE_CAN], 1 - duel->struck));
    canvas_clip(paint->canvas, (struct rect){0});
}

/* Where a fighter stands. */
static float aside_of(struct rect band)
{
    return clamped(0.25f * band.w, 0.3f * band.h, 0.75f * band.h);
}

/* How far the cut is from the middle at a height of the body, both as fractions: it zigzags from
 * the upper right to the lower left. */
static float cut_at(float height)
{
    static const float points[] = {0.2f, 0.06f, 0.16f, 0.0f, 0.07f, -0.1f, -0.02f, -0.18f};
    enum { LAST = sizeof points / sizeof *points - 1 };
    float at = clamped(height, 0, 0.999f) * LAST;
    return mix(points[(int)at], points[(int)at + 1], at - floorf(at));
}

/* The piece in two halves: each is the whole picture, seen through strips that end at the cut. */
static void draw_halves(const struct look *look, const struct game *game, struct canvas *canvas,
                        const struct actor *man, struct stand stand)
{
    enum { STRIPS = 28 };
    struct rect body = look->piece[man->piece.owner][man->piece.kind].body;
    float c = stand.cell, apart = 0.1f * man->lift, w = 1.6f * c;
    float top = stand.y + (body.y - 0.15f) * c, h = (body.h + 0.3f) * c / STRIPS;
    float middle = stand.x + rect_cx(body) * c;
    for (int half = 0; half < 2; half++) {
        float side = half ? 1.0f : -1.0f;
        struct actor piece = *man;
        struct stand place = {stand.x + side * apart * c, stand.y + 0.5f * apart * c, c};
        piece.lift = 0;
        piece.angle += side * 70 * apart;
        for (int i = 0; i < STRIPS; i++) {
            float cut = cut_at(((float)i + 0.5f) / STRIPS),
                  edge = middle + (cut * body.w + side * apart) * c;
            canvas_clip(canvas, (struct rect){half ? edge : edge - w,
                                              top + h * (float)i + 0.5f * apart * c, w, h});
            int shadow = canvas->count;
            board_view_piece(look, game, canvas, &piece, place);
            canvas->list[shadow].colour.a = 0; /* it would show the strips */
        }
    }
    canvas_clip(canvas, (struct rect){0});
}

/* Within the band, so that no word is covered. */
static void draw_splinters(const struct duel *duel, const struct look *look,
                           const struct paint *paint, int player)
{
    struct rect band = band_of(paint->layout, duel->final);
    float fall = duel->fall[player], t = fall > 0 ? 0.5f + 0.5f * fall : 0.5f * duel->struck;
    int kind = duel->kind[player];
    if (t <= 0 || t >= 1 || duel->timeline->still > 0)
        return;
    canvas_clip(paint->canvas, band);
    splinters_draw(
        paint->theme, paint->canvas,
        &(struct cloud){
            .from = {rect_cx(band) + (player ? 1.0f : -1.0f) * aside_of(band), rect_cy(band)},
            .size = 0.55f * band.h,
            .t = t,
            .count = duel->final ? 34 : 20,
            .seed = (unsigned)kind + 7,
            .colour = look->fallback[player][kind]});
    canvas_clip(paint->canvas, (struct rect){0});
}

/* The stronger one grows and is lit; the weaker one is cut in two and falls. */
static void draw_fighter(const struct duel *duel, const struct look *look,
                         const struct paint *paint, int player)
{
    struct rect band = band_of(paint->layout, duel->final);
    const struct game *game = duel->timeline->game;
    bool falls = duel->falls[player];
    float turned = duel->turned[player], fall = duel->fall[player], struck = ease_out(duel->struck);
    float size = smaller(0.74f * band.h, 0.36f * band.w) * (1 + struck * (falls ? -0.12f : 0.2f));
    int kind = turned < 0.5f ? KIND_UNKNOWN : duel->kind[player];
    struct rect body = look->piece[player][kind].body;
    struct stand stand = {.cell = size};
    float towards = player == 0 ? 1.0f : -1.0f;
    struct actor man = {.piece = piece_of(player, kind),
                        .alpha = 1 - clamped(1.6f * fall - 0.4f, 0, 1),
                        .scale = 1,
                        .turn = fabsf(cosf(3.14159f * turned)),
                        .angle = towards * (3 * turned + (falls ? -4 : 4) * struck)};
    float middle = rect_cx(band) - towards * (aside_of(band) - (falls ? 0 : 0.08f * size * struck));
    stand.x = middle - rect_cx(body) * size;
    stand.y = rect_cy(band) - rect_cy(body) * size + 0.3f * size * fall * fall;
    if (!falls && turned >= 0.5f)
        canvas_glow(paint->canvas, rect_around(middle, rect_cy(band), 1.6f * size, 1.6f * size),
                    faded(paint->theme->tone[TONE_CAN], (duel->final ? 0.6f : 0.4f) *
                                                            paint->theme->glow * turned *
                                                            (0.5f + 0.5f * struck)));
    if (falls && struck > 0) {
        man.lift = struck + 2 * fall; /* how far the halves are apart */
        draw_halves(look, game, paint->canvas, &man, stand);
    } else {
        board_view_piece(look, game, paint->canvas, &man, stand);
    }
    if (falls)
        draw_splinters(duel, look, paint, player);
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

static void draw_words(const struct duel *duel, const struct paint *paint,
                       const struct duel_names *names)
{
    struct rect band = band_of(paint->layout, duel->final);
    float u = paint->layout->unit, aside = aside_of(band);
    char text[EVENT_TEXT];
    for (int player = 0; player < 2; player++) {
        float x = rect_cx(band) + (player == 0 ? -aside : aside);
        struct rect box =
            rect_around(x, band.y - 1.4f * u, smaller(1.9f * aside, band.w / 2), 2 * u);
        canvas_label(paint->canvas,
                     text_centred(TEXT_LARGE, paint->theme->tone[TONE_PLAYER_1 + player]), box,
                     names->player[player]);
    }
    if (duel->turned[0] < 0.5f ||
        !duel_describe(duel->timeline->game, &duel->timeline->events, duel->final, text))
        return;
    struct rect box = {band.x + 0.04f * band.w, band.y + band.h + 0.4f * u, 0.92f * band.w,
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

void duel_draw(const struct timeline *timeline, float time, const struct look *look,
               const struct paint *paint, const struct duel_names *names)
{
    struct duel duel;
    if (!timeline_running(timeline) || !read_duel(&duel, timeline, time))
        return;
    int first = paint->canvas->count;
    struct rect band = band_of(paint->layout, duel.final);
    draw_band(paint, band);
    float shown = larger(duel.turned[0], duel.turned[1]);
    draw_flash(&duel, paint, band, shown * (1 - 0.5f * larger(duel.fall[0], duel.fall[1])));
    int first_drawn = duel.falls[0] ? 0 : 1; /* whoever stands is in front */
    draw_fighter(&duel, look, paint, first_drawn);
    draw_fighter(&duel, look, paint, 1 - first_drawn);
    draw_words(&duel, paint, names);
    canvas_fade(paint->canvas, first, duel.alpha);
}
