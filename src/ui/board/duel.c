#include "ui/board/duel.h"

#include <math.h>

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
    float alpha; /* of all of it */
    bool final;  /* it ends the game */
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

/* False if the timeline shows no battle now. */
static bool read_duel(struct duel *duel, const struct timeline *timeline, float time)
{
    float start = 0, end = 0;
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
        } else if (duel->clash && event->type == EVENT_CAPTURED) {
            duel->falls[event->player] = true;
            duel->fall[event->player] = progress(beat, time);
            end = beat->start + beat->length;
        }
    }
    if (!duel->clash || timeline->direction <= 0)
        return false;
    duel->alpha = alpha_at(duel, time, start, end);
    return duel->alpha > 0;
}

/* ---- drawing ---- */

static struct rect band_of(const struct layout *layout)
{
    float h = smaller(0.42f * layout->height, 0.62f * layout->width);
    return (struct rect){0, 0.46f * layout->height - h / 2, layout->width, h};
}

/* The colours of both, meeting at a slanted edge. */
static void draw_band(const struct paint *paint, struct rect band)
{
    const struct theme *theme = paint->theme;
    struct canvas *canvas = paint->canvas;
    struct colour dark = opaque(theme->tone[TONE_BACK]);
    float line = 0.12f * paint->layout->unit;
    canvas_fill(canvas, (struct rect){0, 0, paint->layout->width, paint->layout->height}, 0,
                faded(rgb(0), 0.8f));
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

/* Where they meet, while they are shown. */
static void draw_flash(const struct paint *paint, struct rect band, float strength, bool final)
{
    enum { RAYS = 16 };
    struct colour light =
        faded(paint->theme->tone[final ? TONE_CAN : TONE_FLASH], strength * paint->theme->glow);
    struct point middle = {rect_cx(band), rect_cy(band)};
    float r = (final ? 0.95f : 0.55f) * band.h; /* gold, and all over, for the last one */
    canvas_glow(paint->canvas, rect_around(middle.x, middle.y, 1.6f * r, 1.6f * r),
                faded(light, 0.6f));
    for (int i = 0; i < RAYS; i++) {
        float angle = 6.2832f * ((float)i + 0.3f * sinf((float)i * 5)) / RAYS;
        float reach = r * (0.55f + 0.45f * fabsf(sinf((float)i * 2.4f)));
        canvas_beam(paint->canvas, middle,
                    point_at(middle.x + reach * cosf(angle), middle.y + reach * sinf(angle)),
                    0.004f * band.h, faded(light, 0.4f));
    }
}

static void draw_fighter(const struct duel *duel, const struct look *look,
                         const struct paint *paint, int player)
{
    struct rect band = band_of(paint->layout);
    const struct game *game = duel->timeline->game;
    float turned = duel->turned[player], fall = duel->fall[player], size = 0.78f * band.h;
    int kind = turned < 0.5f ? KIND_UNKNOWN : duel->kind[player];
    struct rect body = look->piece[player][kind].body;
    struct stand stand = {.cell = size};
    float towards = player == 0 ? 1.0f : -1.0f;
    struct actor man = {.piece = piece_of(player, kind),
                        .alpha = 1 - clamped(1.6f * fall - 0.4f, 0, 1),
                        .scale = 1,
                        .turn = fabsf(cosf(3.14159f * turned)),
                        .angle = towards * (3 * turned - 40 * fall * fall)};
    stand.x = rect_cx(band) - towards * clamped(0.25f * band.w, 0.3f * band.h, 0.75f * band.h) -
              rect_cx(body) * size;
    stand.y = rect_cy(band) - rect_cy(body) * size + 0.16f * size * fall * fall;
    bool wins = !duel->falls[player] && turned >= 0.5f;
    if (wins)
        canvas_glow(paint->canvas, rect_around(stand.x, rect_cy(band), 1.5f * size, 1.5f * size),
                    faded(paint->theme->tone[TONE_CAN],
                          (duel->final ? 0.55f : 0.34f) * paint->theme->glow * turned));
    board_view_piece(look, game, paint->canvas, &man, stand);
    if (fall > 0 && fall < 1) {
        struct cloud cloud = {.from = {stand.x, rect_cy(band)},
                              .size = size,
                              .t = fall,
                              .count = 22,
                              .seed = (unsigned)kind + 7,
                              .colour = look->fallback[player][kind]};
        splinters_draw(paint->theme, paint->canvas, &cloud);
    }
}

static void draw_words(const struct duel *duel, const struct paint *paint,
                       const struct duel_names *names)
{
    struct rect band = band_of(paint->layout);
    float u = paint->layout->unit, aside = clamped(0.25f * band.w, 0.3f * band.h, 0.75f * band.h);
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
    struct rect box = {0.04f * band.w, band.y + band.h + 0.6f * u, 0.92f * band.w, 4.2f * u};
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
    struct rect band = band_of(paint->layout);
    draw_band(paint, band);
    float shown = larger(duel.turned[0], duel.turned[1]);
    draw_flash(paint, band, shown * (1 - 0.5f * larger(duel.fall[0], duel.fall[1])), duel.final);
    for (int player = 0; player < 2; player++)
        draw_fighter(&duel, look, paint, player);
    draw_words(&duel, paint, names);
    canvas_fade(paint->canvas, first, duel.alpha);
}
