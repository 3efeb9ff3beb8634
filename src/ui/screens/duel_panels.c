/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/i18n.h"
#include "ui/app.h"
#include "ui/kit/button_panel.h"
#include "ui/kit/figures.h"
#include "ui/screens/puzzle_duel.h"

/* ---- layout: side by side, or one above the other in portrait ---- */

struct places {
    struct rect task, half[2], head[2], board[2];
};

static struct places places_of(const struct app *app)
{
    const struct layout *l = &app->layout;
    float u = l->unit, gap = 0.8f * u;
    struct rect area = l->page;
    struct places places = {.task = cut_top(&area, (l->portrait ? 4.2f : 3.2f) * u)};
    cut_top(&area, 0.4f * u);
    for (int side = 0; side < 2; side++) {
        struct rect half = l->portrait ? cut_top(&area, side ? area.h : (area.h - gap) / 2)
                                       : cut_left(&area, side ? area.w : (area.w - gap) / 2);
        if (side == 0 && l->portrait)
            cut_top(&area, gap);
        else if (side == 0)
            cut_left(&area, gap);
        places.half[side] = half;
        places.head[side] = cut_top(&half, 2.8f * u);
        cut_top(&half, 0.3f * u);
        places.board[side] = half;
    }
    return places;
}

int duel_page_side_at(const struct app *app, float x, float y)
{
    struct places places = places_of(app);
    for (int side = 0; side < 2; side++)
        if (rect_has(places.half[side], x, y))
            return side;
    return NOBODY;
}

static const char *player_shown(const struct match_player *player, int side)
{
    return *player->name ? player->name : side == 0 ? _("Player 1") : _("Player 2");
}

const char *duel_page_name(int side)
{
    return player_shown(&duel_page()->kept.players[side], side);
}

void duel_page_score(const struct kept_duel *kept, char text[160])
{
    const int *points = kept->duel.points;
    snprintf(text, 160, "%s – %s · %d : %d", player_shown(&kept->players[0], 0),
             player_shown(&kept->players[1], 1), points[0], points[1]);
}

/* ---- dialogs ---- */

/* What a dialog offers, with labels of its own. */
struct offer {
    struct button_panel panel;
    const char *labels[DUEL_ARCADE + 1];
    char seats[2][WIDGET_LABEL]; /* "Player 1: Ada" */
};

static void label_seats(const struct duel_page *page, struct offer *offer)
{
    for (int side = 0; side < 2; side++) {
        const char *name = page->kept.players[side].name;
        snprintf(offer->seats[side], sizeof offer->seats[side], _("%s: %s"),
                 side == 0 ? _("Player 1") : _("Player 2"), *name ? name : _("Guest"));
        offer->labels[DUEL_FIRST + side] = offer->seats[side];
    }
}

static void make_offer(const struct duel_page *page, struct offer *offer)
{
    *offer = (struct offer){.panel = {.width = 26, .head = 5, .count = DUEL_ARCADE},
                            .labels = {[DUEL_CONTINUE] = N_("Continue"),
                                       [DUEL_PASS] = N_("Next puzzle"),
                                       [DUEL_NEW] = N_("New duel"),
                                       [DUEL_LEAVE] = N_("Go on later"),
                                       [DUEL_AGAIN] = N_("Again"),
                                       [DUEL_ARCADE] = N_("Arcade")}};
    bool first = !page->paused && page->stage == DUEL_OFFER && !page->left;
    unsigned offered = 1u << DUEL_AGAIN | 1u << DUEL_ARCADE;
    if (page->paused)
        offered = 1u << DUEL_CONTINUE | 1u << DUEL_PASS | 1u << DUEL_LEAVE;
    else if (first)
        offered = 1u << DUEL_CONTINUE | 1u << DUEL_FIRST | 1u << DUEL_SECOND | 1u << DUEL_LEAVE;
    else if (page->stage == DUEL_OFFER)
        offered = 1u << DUEL_CONTINUE | 1u << DUEL_NEW | 1u << DUEL_LEAVE;
    if (first) {
        offer->labels[DUEL_CONTINUE] = N_("Play");
        offer->labels[DUEL_LEAVE] = N_("Back");
        offer->panel.head = 6;
    }
    label_seats(page, offer);
    offer->panel.labels = offer->labels;
    offer->panel.absent = ~offered;
}

bool duel_page_has_dialog(void)
{
    const struct duel_page *page = duel_page();
    return page->paused || page->stage == DUEL_OFFER || page->stage == DUEL_OVER;
}

void duel_page_list_buttons(struct app *app)
{
    struct duel_page *page = duel_page();
    struct offer offer;
    make_offer(page, &offer);
    form_begin(&page->form);
    if (duel_page_has_dialog())
        button_panel_list(&offer.panel, &app->layout, &page->form);
}

static void write_title(const struct duel_page *page, char title[120])
{
    int winner = puzzle_duel_winner(&page->kept.duel);
    if (page->paused)
        snprintf(title, 120, "%s", _("Paused"));
    else if (page->stage == DUEL_OFFER)
        snprintf(title, 120, "%s", _("Duel"));
    else if (winner == NOBODY) /* every puzzle was given up */
        snprintf(title, 120, "%s", _("Draw"));
    else
        snprintf(title, 120, _("%s wins the duel!"), duel_page_name(winner));
}

static void draw_dialog(struct app *app, struct canvas *canvas)
{
    struct duel_page *page = duel_page();
    struct offer offer;
    struct paint paint = app_paint(app, canvas);
    char title[120], text[160];
    bool over = !page->paused && page->stage == DUEL_OVER;
    make_offer(page, &offer);
    write_title(page, title);
    duel_page_score(&page->kept, text);
    if (page->stage == DUEL_OFFER && !page->left)
        snprintf(text, sizeof text, "%s",
                 _("The first right answer takes the point. Five points win the duel."));
    struct rect room = button_panel_draw(&offer.panel, &paint, &page->form, title,
                                         app->theme.tone[over ? TONE_CAN : TONE_TEXT]);
    canvas_paragraph(canvas, text_centred(TEXT_BODY, app->theme.tone[TONE_TEXT]), room, text);
    app_draw_dialog_prompts(app, canvas,
                            page->paused                ? _("Continue")
                            : page->stage == DUEL_OFFER ? _("Back")
                                                        : _("Arcade"));
}

/* ---- the two sides ---- */

/* Filled for the points won, hollow for those still missing. */
static void draw_points(const struct app *app, struct canvas *canvas, struct rect box, int side)
{
    struct colour colour = app->theme.tone[side == 0 ? TONE_PLAYER_1 : TONE_PLAYER_2];
    float step = box.w / DUEL_POINTS, r = 0.36f * smaller(step, box.h);
    for (int i = 0; i < DUEL_POINTS; i++) {
        struct point at = point_at(box.x + (0.5f + (float)i) * step, rect_cy(box));
        if (i < duel_page()->kept.duel.points[side])
            canvas_disc(canvas, at, r, colour);
        else
            canvas_ring(canvas, at, r, 0.25f * r, faded(colour, 0.6f));
    }
}

/* What the side is told: how to join, that it waits, or has won the point. */
static enum tone say_state(int side, char text[80])
{
    const struct duel_page *page = duel_page();
    int64_t wait = page->kept.duel.wait[side];
    text[0] = '\0';
    if (page->stage == DUEL_JOINING || page->stage == DUEL_READY) {
        hand_words(&page->hands[side], text);
        return page->hands[side].kind == HAND_NONE ? TONE_CAN : TONE_DIM;
    }
    if (page->stage == DUEL_POINT && page->taker == side) {
        snprintf(text, 80, "%s", _("Right: a point!"));
        return TONE_CAN;
    }
    if (wait > 0) {
        snprintf(text, 80, _("Wrong: wait %d s"), (int)((wait + 999) / 1000));
        return TONE_WARN;
    }
    if (page->stage != DUEL_OVER)
        hand_words(&page->hands[side], text);
    return TONE_DIM;
}

/* What has been seen of the piece in focus, where one is to be named; in place of the name. */
static bool draw_evidence(const struct app *app, struct canvas *canvas, struct rect box, int side)
{
    const struct duel_page *page = duel_page();
    char text[SHEET_SENTENCE];
    puzzle_board_evidence(&page->boards[side], text);
    if (!*text || page->stage != DUEL_ASKING || page->kept.duel.wait[side] > 0)
        return false;
    canvas_paragraph(canvas, text_left(TEXT_SMALL, app->theme.tone[TONE_TEXT]), box, text);
    return true;
}

static void draw_head(const struct app *app, struct canvas *canvas, struct rect box, int side)
{
    const struct duel_page *page = duel_page();
    float u = app->layout.unit;
    char text[80];
    app_draw_panel(app, canvas, box, page->stage == DUEL_POINT && page->taker == side);
    box = rect_inset(box, 0.45f * u);
    cut_left(&box, 0.3f * u);
    draw_points(app, canvas, cut_right(&box, smaller(8 * u, 0.3f * box.w)), side);
    cut_right(&box, 0.4f * u);
    if (draw_evidence(app, canvas, box, side))
        return;
    struct rect name = cut_left(&box, smaller(0.42f * box.w, 8 * u));
    canvas_label(canvas,
                 text_left(TEXT_BODY, app->theme.tone[side == 0 ? TONE_PLAYER_1 : TONE_PLAYER_2]),
                 name, duel_page_name(side));
    enum tone tone = say_state(side, text);
    canvas_label(canvas, text_left(TEXT_SMALL, app->theme.tone[tone]), box, text);
}

/* The count-down, over the middle of the screen. */
static void draw_ready(const struct app *app, struct canvas *canvas)
{
    const struct layout *l = &app->layout;
    float u = l->unit;
    char text[16];
    struct rect disc = rect_around(rect_cx(l->page), rect_cy(l->page), 6 * u, 6 * u);
    snprintf(text, sizeof text, "%d", (int)ceilf(duel_page()->pause) % 100);
    canvas_fill(canvas, disc, 3 * u, faded(opaque(app->theme.tone[TONE_PANEL]), 0.92f));
    canvas_ring(canvas, point_at(rect_cx(disc), rect_cy(disc)), 3 * u, 0.2f * u,
                app->theme.tone[TONE_CAN]);
    canvas_label(canvas, text_centred(TEXT_TITLE, app->theme.tone[TONE_CAN]), disc, text);
}

/* Who sits here, and how to sit down; at the end the winner is lit. */
static void draw_seat(const struct app *app, struct canvas *canvas, struct rect box, int side)
{
    const struct duel_page *page = duel_page();
    bool taken = page->stage == DUEL_OVER ? puzzle_duel_winner(&page->kept.duel) == side
                                          : page->hands[side].kind != HAND_NONE;
    float u = app->layout.unit, size = smaller(8 * u, 0.4f * box.h);
    struct colour colour = app->theme.tone[side == 0 ? TONE_PLAYER_1 : TONE_PLAYER_2];
    app_draw_panel(app, canvas, box, taken);
    box = rect_inset(box, 1.4f * u);
    struct rect upper = cut_top(&box, 0.6f * box.h);
    figure_person(canvas, rect_around(rect_cx(upper), rect_cy(upper), size, size),
                  faded(colour, taken ? 1 : 0.45f));
    if (!taken && page->stage == DUEL_JOINING)
        canvas_paragraph(canvas, text_centred(TEXT_BODY, app->theme.tone[TONE_TEXT]), box,
                         _("Press a button on your gamepad, Space or Return on the keyboard, or "
                           "this place with mouse or finger."));
}

/* Before the start nobody sees the puzzle: whoever joins first would have longer to think. */
static void draw_board(const struct app *app, struct canvas *canvas, const struct places *places,
                       int side, float alpha)
{
    struct duel_page *page = duel_page();
    struct rect box = places->board[side];
    float u = app->layout.unit;
    if (page->stage == DUEL_READY) {
        puzzle_board_draw_bare(app, canvas, &page->boards[side], box);
        return;
    }
    if (page->stage != DUEL_ASKING && page->stage != DUEL_POINT) {
        draw_seat(app, canvas, box, side);
        return;
    }
    puzzle_board_draw(app, canvas, &page->boards[side], box, alpha);
    struct rect frame = page->boards[side].board.view.frame;
    if (page->kept.duel.wait[side] > 0)
        canvas_frame(canvas, frame, 0.5f * u, 0.3f * u, app->theme.tone[TONE_WARN]);
    if (page->stage == DUEL_POINT && page->taker == side)
        canvas_frame(canvas, frame, 0.5f * u, 0.3f * u, app->theme.tone[TONE_CAN]);
}

static void draw_task(const struct app *app, struct canvas *canvas, struct rect box)
{
    const struct duel_page *page = duel_page();
    char text[PUZZLE_TEXT + SHEET_TEXT], army[SHEET_TEXT];
    bool waiting = page->stage != DUEL_ASKING && page->stage != DUEL_POINT;
    snprintf(text, sizeof text, "%s",
             _("The first right answer takes the point. Five points win the duel."));
    if (!waiting)
        puzzle_task(page->boards[0].attempt.puzzle, text);
    puzzle_board_army(&page->boards[0], army);
    size_t used = strlen(text);
    if (!waiting && *army) {
        used += (size_t)snprintf(text + used, sizeof text - used, " ");
        snprintf(text + used, sizeof text - used, _("Still on the board: %s"), army);
    }
    if (!app->layout.portrait)
        canvas_label(canvas, text_centred(TEXT_LARGE, app->theme.tone[TONE_TEXT]), box, text);
    else
        canvas_paragraph(canvas, text_centred(TEXT_BODY, app->theme.tone[TONE_TEXT]), box, text);
}

void duel_page_draw(struct app *app, struct canvas *canvas, float alpha)
{
    struct duel_page *page = duel_page();
    struct places places = places_of(app);
    duel_page_list_buttons(app);
    if (!page->paused && page->stage != DUEL_OFFER) {
        draw_task(app, canvas, places.task);
        for (int side = 0; side < 2; side++) {
            draw_head(app, canvas, places.head[side], side);
            draw_board(app, canvas, &places, side, alpha);
        }
    }
    if (page->stage == DUEL_READY && !page->paused)
        draw_ready(app, canvas);
    if (duel_page_has_dialog())
        draw_dialog(app, canvas);
    else
        app_draw_prompts(
            app, canvas,
            /* What each side presses stands above its board. */
            (struct prompt[]){{ACTION_BACK, page->stage == DUEL_JOINING ? _("Back") : _("Pause")},
                              {0}});
}
