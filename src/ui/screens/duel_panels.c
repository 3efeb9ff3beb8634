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

const char *duel_page_name(const struct app *app, int side)
{
    const char *name = app->preferences.name[side];
    return *name ? name : side == 0 ? _("Player 1") : _("Player 2");
}

/* ---- dialogs ---- */

static const char *const labels[] = {[DUEL_CONTINUE] = N_("Continue"),
                                     [DUEL_PASS] = N_("Next puzzle"),
                                     [DUEL_LEAVE] = N_("Leave"),
                                     [DUEL_AGAIN] = N_("Again"),
                                     [DUEL_ARCADE] = N_("Arcade")};

static struct button_panel panel_of(const struct duel_page *page)
{
    struct button_panel panel = {.width = 26, .head = 5, .labels = labels, .count = DUEL_ARCADE};
    if (page->paused)
        panel.absent = 1u << DUEL_AGAIN | 1u << DUEL_ARCADE;
    else
        panel.absent = 1u << DUEL_CONTINUE | 1u << DUEL_PASS | 1u << DUEL_LEAVE;
    return panel;
}

static bool has_dialog(const struct duel_page *page)
{
    return page->paused || page->stage == DUEL_OVER;
}

void duel_page_list_buttons(struct app *app)
{
    struct duel_page *page = duel_page();
    struct button_panel panel = panel_of(page);
    form_begin(&page->form);
    if (has_dialog(page))
        button_panel_list(&panel, &app->layout, &page->form);
}

static void draw_dialog(struct app *app, struct canvas *canvas)
{
    struct duel_page *page = duel_page();
    struct button_panel panel = panel_of(page);
    struct paint paint = app_paint(app, canvas);
    const int *points = page->duel.points;
    char title[120], text[120];
    int winner = puzzle_duel_winner(&page->duel);
    snprintf(title, sizeof title, "%s", _("Paused"));
    if (!page->paused && winner != NOBODY)
        snprintf(title, sizeof title, _("%s wins the duel!"), duel_page_name(app, winner));
    snprintf(text, sizeof text, "%s %d : %d %s", duel_page_name(app, 0), points[0], points[1],
             duel_page_name(app, 1));
    struct rect room = button_panel_draw(&panel, &paint, &page->form, title,
                                         app->theme.tone[page->paused ? TONE_TEXT : TONE_CAN]);
    canvas_paragraph(canvas, text_centred(TEXT_BODY, app->theme.tone[TONE_TEXT]), room, text);
    app_draw_dialog_prompts(app, canvas, page->paused ? _("Continue") : _("Arcade"));
}

/* ---- the two sides ---- */

/* Filled for the points won, hollow for those still missing. */
static void draw_points(const struct app *app, struct canvas *canvas, struct rect box, int side)
{
    struct colour colour = app->theme.tone[side == 0 ? TONE_PLAYER_1 : TONE_PLAYER_2];
    float step = box.w / DUEL_POINTS, r = 0.36f * smaller(step, box.h);
    for (int i = 0; i < DUEL_POINTS; i++) {
        struct point at = point_at(box.x + (0.5f + (float)i) * step, rect_cy(box));
        if (i < duel_page()->duel.points[side])
            canvas_disc(canvas, at, r, colour);
        else
            canvas_ring(canvas, at, r, 0.25f * r, faded(colour, 0.6f));
    }
}

/* What the side is told: how to join, that it waits, or has won the point. */
static enum tone say_state(int side, char text[80])
{
    const struct duel_page *page = duel_page();
    int64_t wait = page->duel.wait[side];
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
    if (!*text || page->stage != DUEL_ASKING || page->duel.wait[side] > 0)
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
                 name, duel_page_name(app, side));
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
    bool taken = page->stage == DUEL_OVER ? puzzle_duel_winner(&page->duel) == side
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
    if (page->stage != DUEL_ASKING && page->stage != DUEL_POINT) {
        draw_seat(app, canvas, box, side);
        return;
    }
    puzzle_board_draw(app, canvas, &page->boards[side], box, alpha);
    struct rect frame = page->boards[side].board.view.frame;
    if (page->duel.wait[side] > 0)
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
    if (!page->paused) {
        draw_task(app, canvas, places.task);
        for (int side = 0; side < 2; side++) {
            draw_head(app, canvas, places.head[side], side);
            draw_board(app, canvas, &places, side, alpha);
        }
    }
    if (page->stage == DUEL_READY && !page->paused)
        draw_ready(app, canvas);
    if (has_dialog(page))
        draw_dialog(app, canvas);
    else
        app_draw_prompts(
            app, canvas,
            (struct prompt[]){{ACTION_FOCUS, _("Move")},
                              {ACTION_ACCEPT, _("Choose")},
                              {ACTION_BACK, page->stage == DUEL_JOINING ? _("Back") : _("Pause")},
                              {0}});
}
