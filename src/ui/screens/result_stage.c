/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "ui/screens/result_stage.h"

#include <math.h>

#include "core/cause.h"
#include "ui/app.h"
#include "ui/board/confetti.h"
#include "ui/screens/play.h"

/* ---- places ---- */

static const struct board_view *board(void)
{
    return &play_state()->board.view;
}

/* The banner's, and in portrait the figures', taken from the top of the board's room, so that all
 * of the final position stays in sight. */
/* Of the board's room, where text is large: more with the score of a series. */
static float folded_banner(const struct app *app)
{
    char points[POINTS_TEXT];
    return contests_points(app, 0, points) ? 0.6f : 0.4f;
}

static struct stage_places divide(const struct app *app, bool aside, struct rect *room)
{
    const struct layout *layout = &app->layout;
    struct stage_places places = {.aside = layout->tools};
    float u = layout->unit, gap = 0.4f * u;
    *room = layout->board;
    if (!layout->portrait && !layout->folded) { /* what is left above it as well */
        room->h += room->y - layout->page.y;
        room->y = layout->page.y;
    }
    if (layout->portrait && aside) { /* instead of the panel above the board */
        struct rect above = layout->player[1];
        above.h = larger(above.h, 9.4f * u);
        cut_top(room, larger(above.y + above.h + gap - room->y, 0));
        places.aside = above;
    }
    float h = layout->folded ? folded_banner(app) * room->h : smaller(6.2f * u, 0.26f * room->h);
    places.banner = cut_top(room, h);
    places.banner = rect_around(rect_cx(places.banner), rect_cy(places.banner),
                                smaller(places.banner.w, 42 * u), h);
    cut_top(room, gap);
    if (!layout->portrait && !layout->folded)
        cut_bottom(room, gap); /* its foot and shadow stand clear of the buttons */
    return places;
}

static bool has_figures(const struct app *app)
{
    return app_screen(app) == &screen_bout;
}

static struct rect banner_of(const struct app *app)
{
    struct rect room;
    return divide(app, has_figures(app), &room).banner;
}

bool result_stage_covers(const struct app *app, int player)
{
    return app->layout.portrait && has_figures(app) && player == 1;
}

struct rect result_stage_board(const struct app *app)
{
    struct rect room;
    divide(app, has_figures(app), &room);
    return room;
}

/* Where text is large, the column beside the board. */
static struct rect folded_column(const struct layout *layout)
{
    struct rect column = layout_fold(layout).column, seen = layout_seen(layout);
    float top = larger(column.y, seen.y), margin = 0.6f * layout->unit;
    return rect_inset((struct rect){column.x, top, column.w, layout->page.y + layout->page.h - top},
                      margin);
}

/* Below the board, over the whole width: the timeline's place, which has nothing to say now. In
 * portrait, where the tools are. Folded, all that is left beside the board. */
static struct rect row_of(const struct layout *layout)
{
    float u = layout->unit;
    struct rect page = layout->page, row = layout->timeline;
    if (layout->folded) {
        struct rect column = folded_column(layout);
        column.h = smaller(column.h, 15.6f * u);
        return column;
    }
    if (layout->portrait) {
        float top = layout->tools.y, h = layout->tools.h;
        return (struct rect){page.x, top, page.w, smaller(h, 8 * u)};
    }
    return (struct rect){page.x, row.y - 0.15f * u, page.w, page.y + page.h - row.y + 0.3f * u};
}

struct stage_places result_stage_places(const struct app *app)
{
    const struct layout *layout = &app->layout;
    struct rect room;
    struct stage_places places = divide(app, has_figures(app), &room);
    if (layout->folded) {
        places.aside = folded_column(layout);
        cut_top(&places.aside, row_of(layout).h + layout->unit);
    }
    return places;
}

static void add_button(struct form *form, const struct stage_buttons *buttons, int index,
                       struct rect box)
{
    const struct stage_button *button = &buttons->list[index];
    struct widget *widget = form_button(form, button->id, box, button->label);
    widget->golden = index == 0;
    widget->primary = index < buttons->large;
}

/* The first buttons share the middle, the golden one a little wider. */
static void list_large(struct form *form, const struct stage_buttons *buttons, struct rect middle,
                       float gap)
{
    if (buttons->large == 1) {
        add_button(form, buttons, 0, middle);
        return;
    }
    add_button(form, buttons, 0, cut_left(&middle, 0.52f * middle.w));
    cut_left(&middle, gap);
    add_button(form, buttons, 1, middle);
}

/* The large buttons in the middle, the others left and right of them; in portrait below. */
void result_stage_list(const struct app *app, const struct stage_buttons *buttons,
                       struct form *form)
{
    float u = app->layout.unit, gap = 0.5f * u;
    struct rect row = row_of(&app->layout), middle;
    int others = buttons->count - buttons->large;
    form_begin(form);
    if (app->layout.folded) { /* one below the other */
        for (int i = 0; i < buttons->count; i++)
            add_button(form, buttons, i, rect_in_grid(row, 1, STAGE_BUTTONS_MAX, 0.4f * u, i));
        return;
    }
    if (app->layout.portrait) {
        gap = 0.3f * u;
        middle = cut_top(&row, 0.36f * row.h);
        cut_top(&row, gap);
    } else {
        middle = rect_around(rect_cx(row), rect_cy(row),
                             (buttons->large == 1 ? 0.3f : 0.43f) * row.w, row.h);
    }
    list_large(form, buttons, middle, gap);
    int left = (others + 1) / 2;
    float room = middle.x - row.x, width[] = {room / (float)left, room / (float)(others - left)};
    for (int place = 0; place < others; place++) {
        struct rect box; /* the first is next to the middle, on its left */
        if (app->layout.portrait)
            box = rect_in_grid(row, 2, (others + 1) / 2, gap, place);
        else if (place < left)
            box = (struct rect){middle.x - width[0] * (float)(place + 1), row.y, width[0] - gap,
                                row.h};
        else
            box = (struct rect){middle.x + middle.w + width[1] * (float)(place - left) + gap, row.y,
                                width[1] - gap, row.h};
        add_button(form, buttons, buttons->large + place, box);
    }
}

/* ---- time ---- */

float result_stage_seconds(bool festive)
{
    return festive ? confetti_seconds : stage_banner_seconds;
}

bool result_stage_first_time(struct app *app)
{
    bool first = !app->session.end_seen;
    app->session.end_seen = true;
    return first;
}

/* ---- drawing ---- */

static void throw_confetti(const struct app *app, struct canvas *canvas, float time, int winner)
{
    const struct layout *l = &app->layout;
    const struct colour *tone = app->theme.tone;
    float u = l->unit;
    struct colour own = tone[TONE_PLAYER_1 + winner];
    struct confetti confetti = {
        .area = layout_seen(l),
        .unit = 1.15f * u,
        .time = time,
        .colours = {tone[TONE_CAN], own, blended(own, rgb(0xffffff), 0.45f), tone[TONE_TEXT]}};
    const struct rect panels[] = {l->player[0], l->player[1], l->moves, l->tools, row_of(l)};
    for (int i = 0; i < 5; i++)
        confetti.shelters[confetti.shelter_count++] = rect_inset(panels[i], -0.5f * u);
    confetti_draw(&confetti, canvas);
}

/* The kind of piece that stands for a side: a royal one, or the one that made the last move. */
static int kind_for(const struct match *match, int player)
{
    enum { STEPS = 4 };
    struct events steps[STEPS];
    for (int kind = 0; kind < match->game->kind_count; kind++)
        if (match->game->kinds[kind].royal)
            return kind;
    int count = match_last_turn(match, match->length, steps, STEPS);
    for (int i = 0; i < count; i++)
        for (int k = 0; k < steps[i].count; k++) {
            const struct event *event = &steps[i].list[k];
            bool acts = event->type == EVENT_MOVED || event->type == EVENT_REVEALED;
            if (acts && event->player == player && event->kind != KIND_UNKNOWN)
                return event->kind;
        }
    return game_hides_pieces(match->game) ? KIND_UNKNOWN : 0;
}

/* A piece on the banner: its middle, its height, how it stands. */
struct trophy {
    float x, y, h;
    float angle;
    int player;
    bool lit;
};

static void draw_trophy(const struct app *app, struct canvas *canvas, const struct trophy *trophy)
{
    const struct match *match = &app->session.match;
    const struct look *look = &board()->look;
    int kind = kind_for(match, trophy->player);
    struct rect body = look->piece[trophy->player][kind].body;
    struct stand stand = {.cell = trophy->h / larger(larger(body.h, 0.8f * body.w), 0.5f)};
    struct actor man = {.piece = piece_of(trophy->player, kind),
                        .alpha = 1,
                        .scale = 1,
                        .turn = 1,
                        .angle = trophy->angle};
    stand.x = trophy->x - rect_cx(body) * stand.cell;
    stand.y = trophy->y - rect_cy(body) * stand.cell;
    if (trophy->lit)
        canvas_glow(canvas, rect_around(trophy->x, trophy->y, 1.7f * trophy->h, 1.7f * trophy->h),
                    faded(app->theme.tone[TONE_CAN], 0.5f * app->theme.glow));
    board_view_piece(look, match->game, canvas, &man, stand);
}

/* Grows a little too large, then settles. */
static float spring(float t)
{
    return t < 0.6f ? 0.5f + 0.6f * (t / 0.6f) : 1.1f - 0.1f * (t - 0.6f) / 0.4f;
}

/* A piece stands out above the banner, but not beyond the window, nor over the panel that is above
 * the board in portrait. */
static float highest(const struct layout *layout)
{
    float top = layout->page.y - 0.4f * layout->unit;
    for (int i = 0; i < 2 && layout->portrait; i++)
        if (layout->player[i].y < layout->board.y)
            top = larger(top, layout->player[i].y + layout->player[i].h);
    return top;
}

/* The winner's piece; after a resignation the other one lies beside it; after a draw both stand.
 * Cuts their room from the left of `box`. */
static void draw_trophies(const struct app *app, struct canvas *canvas, struct rect *box, float t)
{
    struct outcome outcome = match_outcome_at(&app->session.match, app->session.match.length);
    bool lost = outcome.reason == REASON_RESIGNED, draw = outcome.winner == NOBODY;
    struct rect place = cut_left(box, (draw ? 1.35f : lost ? 1.5f : 1.15f) * box->h);
    float foot = rect_cy(place) + 0.51f * place.h;
    float h = smaller(1.5f * place.h, foot - highest(&app->layout)) * spring(t), y = foot - h / 2;
    struct trophy trophy = {
        .x = rect_cx(place), .y = y, .h = h, .player = outcome.winner, .lit = !lost};
    if (draw) {
        for (int player = 0; player < 2; player++)
            draw_trophy(app, canvas,
                        &(struct trophy){.x = place.x + place.w * (player ? 0.7f : 0.3f),
                                         .y = y,
                                         .h = 0.7f * h,
                                         .player = player});
        return;
    }
    if (lost) { /* laid down beside it */
        trophy.x = place.x + 0.36f * place.w;
        draw_trophy(app, canvas,
                    &(struct trophy){.x = place.x + 0.84f * place.w,
                                     .y = y + 0.3f * place.h,
                                     .h = 0.5f * h,
                                     .angle = 78,
                                     .player = 1 - outcome.winner});
    }
    draw_trophy(app, canvas, &trophy);
}

/* The score of the series, right of a line. */
static void draw_score(const struct app *app, struct canvas *canvas, struct rect *box,
                       const struct stage_text *text)
{
    float u = app->layout.unit;
    if (!*text->score)
        return;
    struct rect place = cut_right(box, clamped(0.26f * box->w, 7 * u, 11 * u));
    cut_right(box, 0.6f * u);
    canvas_line(canvas, point_at(place.x, place.y + 0.9f * u),
                point_at(place.x, place.y + place.h - 0.9f * u), 0.08f * u,
                faded(app->theme.tone[TONE_EDGE], 0.7f));
    place = rect_inset(place, 0.5f * u);
    struct rect below = cut_bottom(&place, 0.42f * place.h);
    canvas_label(canvas, text_centred(TEXT_TITLE, app->theme.tone[TONE_TEXT]), place, text->score);
    canvas_paragraph(canvas, text_centred(TEXT_SMALL, app->theme.tone[TONE_DIM]), below,
                     text->standing);
}

/* Where text is large, words need all the room: the score is below them. */
static void draw_folded_score(const struct app *app, struct canvas *canvas, struct rect *box,
                              const struct stage_text *text)
{
    float u = app->layout.unit;
    if (!*text->score)
        return;
    struct text_style style = text_centred(TEXT_SMALL, app->theme.tone[TONE_DIM]);
    float h = canvas_paragraph(NULL, style, *box, text->standing);
    canvas_paragraph(canvas, style, cut_bottom(box, h), text->standing);
    canvas_label(canvas, text_centred(TEXT_LARGE, app->theme.tone[TONE_TEXT]),
                 cut_bottom(box, 2 * u), text->score);
}

/* One line if it fits, two otherwise; the title takes the rest. */
static void draw_words(const struct app *app, struct canvas *canvas, struct rect box,
                       const struct stage_text *text)
{
    const struct theme *theme = &app->theme;
    struct text_style style = text_centred(TEXT_BODY, theme->tone[TONE_TEXT]);
    float used = canvas_paragraph(NULL, style, box, text->reason);
    struct rect below = cut_bottom(&box, used + 0.2f * app->layout.unit);
    struct colour colour = theme->tone[text->festive ? TONE_CAN : TONE_TEXT];
    canvas_label(canvas, text_centred(TEXT_TITLE, colour), box, text->title);
    canvas_paragraph(canvas, style, below, text->reason);
}

static void draw_frame(const struct app *app, struct canvas *canvas, struct rect box, bool festive)
{
    float u = app->layout.unit;
    const struct colour *tone = app->theme.tone;
    struct colour edge = tone[festive ? TONE_CAN : TONE_EDGE];
    if (festive)
        canvas_glow(canvas, rect_inset(box, -2.2f * u), faded(edge, 0.35f * app->theme.glow));
    canvas_fill(canvas, rect_inset(box, -0.3f * u), 0.7f * u, faded(rgb(0), 0.5f));
    app_draw_dialog(app, canvas, box);
    if (!festive)
        return;
    struct rect inside = rect_inset(box, 0.52f * u);
    canvas_gradient(canvas, inside, 0.2f * u, faded(edge, 0.16f), faded(edge, 0.03f));
    canvas_frame(canvas, inside, 0.2f * u, 0.14f * u, edge);
}

void result_stage_draw(const struct app *app, struct canvas *canvas, float time,
                       const struct stage_text *text)
{
    struct outcome outcome = match_outcome_at(&app->session.match, app->session.match.length);
    float u = app->layout.unit, t = clamped(time / stage_banner_seconds, 0, 1);
    float out = (1 - t) * (1 - t) * (1 - t);
    bool still = app->preferences.reduced_motion;
    if (text->festive && !still && outcome.winner != NOBODY)
        throw_confetti(app, canvas, time, outcome.winner);
    if (app->layout.folded)
        app_draw_dialog(app, canvas, rect_inset(folded_column(&app->layout), -0.6f * u));
    struct rect box = banner_of(app);
    box.y -= still ? 0 : 2.5f * u * out;
    int first = canvas->count;
    draw_frame(app, canvas, box, text->festive);
    struct rect inside = {box.x + 0.8f * u, box.y + 0.45f * u, box.w - 1.6f * u, box.h - 0.9f * u};
    if (app->layout.folded) {
        draw_folded_score(app, canvas, &inside, text);
    } else {
        draw_trophies(app, canvas, &inside, still ? 1 : t);
        cut_left(&inside, 0.5f * u);
        draw_score(app, canvas, &inside, text);
    }
    draw_words(app, canvas, inside, text);
    /* Without motion after the large board, which is in its place, has faded. */
    canvas_fade(canvas, first, clamped(still ? 1 - 2 * app->transition : 2 * t, 0, 1));
}
