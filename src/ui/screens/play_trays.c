/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "ui/screens/play_trays.h"

#include <stdio.h>

#include "base/i18n.h"
#include "ui/app.h"
#include "ui/board/board_view.h"
#include "ui/screens/play.h"
#include "ui/screens/play_army.h"

/* A piece being placed has already left the hand. The same holds backwards. */
static int hand_of(const struct app *app, int player, int kind)
{
    const struct board_play *board = &play_state()->board;
    const struct observation *seen =
        timeline_running(&board->timeline) ? &board->timeline.after : &board->choice.now;
    return app->session.match.game->tally(observed(seen), player, kind).in_hand;
}

int play_tray_gone(const struct app *app, int player, int kind)
{
    const struct board_play *board = &play_state()->board;
    if (timeline_running(&board->timeline))
        return timeline_gone(&board->timeline, player, kind);
    return app->session.match.game->tally(observed(&board->choice.now), player, kind).gone;
}

/* One place of a tray: a man, his shade when he is gone, or an empty place while he is on the board
 * and others still wait to be placed. */
enum lying { LYING_MAN, LYING_SHADE, LYING_AWAY };

/* Men in the order in which they lie. */
struct tray {
    int player, count, left;
    struct {
        uint8_t kind, lying;
    } men[ACTORS_MAX];
};

static void put(struct tray *tray, int kind, int count, enum lying lying)
{
    for (; count > 0 && tray->count < ACTORS_MAX; count--, tray->count++) {
        tray->men[tray->count].kind = (uint8_t)kind;
        tray->men[tray->count].lying = (uint8_t)lying;
        tray->left += lying != LYING_SHADE;
    }
}

static int in_hand(const struct app *app, int player)
{
    int count = 0;
    for (int kind = 0; kind < app->session.match.game->kind_count; kind++)
        count += hand_of(app, player, kind);
    return count;
}

/* Of each kind the men left, then the shades of those that are gone: nobody else moves when a man
 * falls. For as long as anybody has men to place, only these lie there, and the others' places are
 * empty. */
static struct tray army_of(const struct app *app, int player)
{
    const struct game *game = app->session.match.game;
    struct tray tray = {.player = player};
    bool placing = in_hand(app, 0) + in_hand(app, 1) > 0;
    for (int kind = game->kind_count - 1; kind >= 0; kind--) {
        struct tally tally = game->tally(observed(&play_state()->board.choice.now), player, kind);
        int gone = play_tray_gone(app, player, kind), hand = hand_of(app, player, kind);
        int whole = tally.in_hand + tally.on_board + tally.gone;
        put(&tray, kind, hand, LYING_MAN);
        put(&tray, kind, whole - gone - hand, placing ? LYING_AWAY : LYING_MAN);
        put(&tray, kind, gone, LYING_SHADE);
    }
    return tray;
}

/* ---- places ---- */

/* Equal places in rows. */
struct places {
    int columns;
    float size; /* width of a cell of the board on which the men would stand; 0: no room */
    float w, h; /* of a place */
    struct rect all;
};

/* The visible bodies of all men, in cells. */
static struct point largest_body(const struct app *app)
{
    const struct look *look = &play_state()->board.view.look;
    struct point most = {0, 0};
    for (int player = 0; player < 2; player++)
        for (int kind = 0; kind < app->session.match.game->kind_count; kind++) {
            most.x = larger(most.x, look->piece[player][kind].body.w);
            most.y = larger(most.y, look->piece[player][kind].body.h);
        }
    return most;
}

static const float pad = 0.25f, least_size = 0.9f, most_size = 3.9f; /* in units */

/* As large as `count` men can be in the box. */
static struct places arrange(const struct app *app, struct rect box, int count)
{
    float u = app->layout.unit;
    struct point body = largest_body(app);
    struct rect room = rect_inset(box, pad * u);
    struct places best = {0};
    for (int columns = 1; columns <= count; columns++) {
        int rows = (count + columns - 1) / columns;
        float size = smaller(room.w / ((float)columns * body.x * 1.14f),
                             room.h / ((float)rows * body.y * 1.08f));
        size = smaller(size, most_size * u);
        /* Whole rows are counted more easily, at the price of somewhat smaller men. */
        bool whole = count % columns == 0, was_whole = best.columns && count % best.columns == 0;
        float needed = best.size * (whole && !was_whole   ? 0.86f
                                    : !whole && was_whole ? 1.16f
                                                          : 1.01f);
        if (size > needed && size >= least_size * u)
            best = (struct places){columns,
                                   size,
                                   room.w / (float)columns,
                                   size * body.y * 1.08f,
                                   {box.x, box.y, box.w, 0}};
    }
    if (best.size > 0)
        best.all.h = best.h * (float)((count + best.columns - 1) / best.columns) + 2 * pad * u;
    return best;
}

static struct rect place_at(const struct app *app, const struct places *places, int index)
{
    struct rect room = rect_inset(places->all, pad * app->layout.unit);
    return (struct rect){room.x + places->w * (float)(index % places->columns),
                         room.y + places->h * (float)(index / places->columns), places->w,
                         places->h};
}

/* ---- drawing ---- */

/* A gone man is a shade of himself, without his light. */
static void darken(struct canvas *canvas, int first)
{
    for (int i = first; i < canvas->count; i++) {
        struct draw *draw = &canvas->list[i];
        struct colour dark = draw->add ? rgb(0) : rgb(0x5a5a5a);
        dark.a = draw->colour.a;
        draw->colour = draw->type == DRAW_PICTURE ? dark : blended(draw->colour, dark, 0.6f);
    }
    canvas_fade(canvas, first, 0.45f);
}

static void draw_man(const struct app *app, struct canvas *canvas, struct rect place,
                     struct piece piece, float size)
{
    const struct look *look = &play_state()->board.view.look;
    struct rect body = look->piece[piece.owner][piece.kind].body;
    struct actor man = {.piece = piece, .alpha = 1, .scale = 1, .turn = 1};
    board_view_figure(look, app->session.match.game, canvas, &man,
                      (struct stand){rect_cx(place) - rect_cx(body) * size,
                                     place.y + place.h - (body.y + body.h + 0.04f) * size, size});
}

/* Where a man lay who is on the board now. */
static void draw_hole(const struct app *app, struct canvas *canvas, struct rect place, float size)
{
    struct point centre = {rect_cx(place), place.y + 0.6f * place.h};
    canvas_disc(canvas, centre, 0.17f * size, faded(rgb(0), 0.45f));
    canvas_ring(canvas, centre, 0.17f * size, 0.04f * size,
                faded(app->theme.tone[TONE_EDGE], 0.6f));
}

static void draw_tray(const struct app *app, struct canvas *canvas, const struct places *places,
                      const struct tray *tray)
{
    struct paint paint = app_paint(app, canvas);
    if (places->size <= 0)
        return;
    hollow_draw(&paint, places->all);
    for (int i = 0; i < tray->count; i++) {
        int first = canvas->count;
        struct rect place = place_at(app, places, i);
        if (tray->men[i].lying == LYING_AWAY) {
            draw_hole(app, canvas, place, places->size);
            continue;
        }
        draw_man(app, canvas, place,
                 (struct piece){.owner = (uint8_t)tray->player, .kind = tray->men[i].kind},
                 places->size);
        if (tray->men[i].lying == LYING_SHADE)
            darken(canvas, first);
    }
}

static struct places places_of_army(const struct app *app, struct rect box)
{
    int first = army_of(app, 0).count, second = army_of(app, 1).count;
    return arrange(app, box, first > second ? first : second);
}

void play_draw_trays(const struct app *app, struct canvas *canvas, struct rect box, int player)
{
    if (game_hides_pieces(app->session.match.game)) {
        play_draw_army(app, canvas, box, player);
        return;
    }
    struct tray army = army_of(app, player);
    struct places places = places_of_army(app, box);
    if (army.count > 0)
        draw_tray(app, canvas, &places, &army);
}

bool play_tray_place(const struct app *app, int player, int kind, int nth, struct rect *place)
{
    struct rect box = play_men_box(app, player);
    if (game_hides_pieces(app->session.match.game))
        return play_army_place(app, box, player, kind, place);
    struct tray army = army_of(app, player);
    struct places places = places_of_army(app, box);
    int last = -1; /* of his kind; the shades of those gone before lie there */
    for (int i = 0; i < army.count; i++)
        last = army.men[i].kind == kind ? i : last;
    const struct observation *before = &play_state()->board.timeline.before;
    int found = last - nth - app->session.match.game->tally(observed(before), player, kind).gone;
    if (found < 0 || places.size <= 0)
        return false;
    *place = place_at(app, &places, found);
    return true;
}

void play_tray_caption(const struct app *app, int player, char text[TRAY_CAPTION])
{
    int hand = in_hand(app, player), left = army_of(app, player).left;
    if (hand > 0)
        snprintf(text, TRAY_CAPTION, _("In hand: %d"), hand);
    else
        snprintf(text, TRAY_CAPTION, tr_plural("%d left", "%d left", (unsigned long)left), left);
}
