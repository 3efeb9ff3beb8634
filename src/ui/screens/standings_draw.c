/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* The draw of a knockout: a column for every round, the final on the right; in portrait, where
 * columns are too narrow for names, one round below the other. */
#include <string.h>

#include "base/i18n.h"
#include "ui/app.h"
#include "ui/identities.h"
#include "ui/kit/words.h"
#include "ui/person_badge.h"
#include "ui/screens/standings.h"

static const float head_height = 1.8f, box_height = 5.6f, column_gap = 1.6f,
                   box_gap = 0.5f; /* in units */

const char *knockout_round_name(const struct tournament *tournament, int round)
{
    static const char *const names[] = {N_("Final"), N_("Semi-finals"), N_("Quarter-finals")};
    return _(names[tournament_rounds(tournament) - 1 - round]);
}

/* ---- places ---- */

static int ties_in(const struct app *app, int round)
{
    return 1 << (tournament_rounds(&app->contest.tournament) - 1 - round);
}

static struct rect column_at(const struct app *app, struct rect area, int round)
{
    return rect_in_grid(area, tournament_rounds(&app->contest.tournament), 1,
                        column_gap * app->layout.unit, round);
}

/* In portrait: ties side by side, and rows of them before a round. */
static int ties_across(const struct app *app)
{
    return app->layout.narrow ? 1 : 2;
}

static int rows_before(const struct app *app, int round)
{
    int rows = 0, across = ties_across(app);
    for (int i = 0; i < round; i++)
        rows += (ties_in(app, i) + across - 1) / across;
    return rows;
}

float standings_draw_height(const struct app *app)
{
    int rounds = tournament_rounds(&app->contest.tournament);
    return (float)rounds * head_height + (float)rows_before(app, rounds) * (box_height + box_gap);
}

static struct rect head_at(const struct app *app, struct rect area, int round)
{
    float u = app->layout.unit, rounds = (float)tournament_rounds(&app->contest.tournament);
    if (!app->layout.portrait)
        return column_at(app, cut_top(&area, head_height * u), round);
    area.h = smaller(area.h, standings_draw_height(app) * u);
    float row = (area.h - rounds * head_height * u) / (float)rows_before(app, (int)rounds);
    cut_top(&area, (float)round * head_height * u + (float)rows_before(app, round) * row);
    return cut_top(&area, head_height * u);
}

/* In portrait: below the head of its round. */
static struct rect tie_below(const struct app *app, struct rect area, const struct tie *tie,
                             int place)
{
    float u = app->layout.unit;
    int across = ties_across(app), beside = ties_in(app, tie->round);
    struct rect head = head_at(app, area, tie->round);
    struct rect next = head_at(app, area, tie->round + 1);
    struct rect all = {head.x, head.y + head.h, head.w, next.y - head.y - head.h};
    beside = beside < across ? beside : across;
    int rows = ties_in(app, tie->round) / beside;
    struct rect slot = rect_in_grid(all, beside, rows, 0, place);
    return rect_around(rect_cx(slot), rect_cy(slot), all.w / (float)across - box_gap * u,
                       slot.h - box_gap * u);
}

/* A tie stands between the two it follows from. */
static struct rect tie_at(const struct app *app, struct rect area, const struct tie *tie, int place)
{
    float u = app->layout.unit;
    if (app->layout.portrait)
        return tie_below(app, area, tie, place);
    cut_top(&area, head_height * u);
    area.h = smaller(area.h, 4 * (box_height + 0.8f) * u);
    struct rect column = column_at(app, area, tie->round);
    struct rect slot = rect_in_grid(column, 1, ties_in(app, tie->round), 0, place);
    return rect_around(rect_cx(slot), rect_cy(slot), slot.w,
                       smaller(box_height * u, slot.h - box_gap * u));
}

static struct rect half_of(struct rect box, int side)
{
    return (struct rect){box.x, box.y + (float)side * box.h / 2, box.w, box.h / 2};
}

struct placed_tie {
    struct tie tie;
    struct rect box;
};

static int place_ties(const struct app *app, struct rect area, struct placed_tie list[TIES_MAX])
{
    struct tie ties[TIES_MAX];
    int count = tournament_ties(&app->contest.tournament, ties), place = 0;
    for (int i = 0; i < count; i++) {
        place = i > 0 && ties[i].round == ties[i - 1].round ? place + 1 : 0;
        list[i] = (struct placed_tie){ties[i], tie_at(app, area, &ties[i], place)};
    }
    return count;
}

void standings_draw_list(const struct app *app, struct form *form, struct rect area)
{
    struct placed_tie list[TIES_MAX];
    struct rect last[ENTRANTS_MAX];
    int count = place_ties(app, area, list);
    for (int i = 0; i < count; i++)
        for (int side = 0; side < 2; side++)
            if (list[i].tie.entrants[side] >= 0)
                last[list[i].tie.entrants[side]] = half_of(list[i].box, side);
    for (int i = 0; i < app->contest.tournament.entrant_count; i++)
        form_add(form, WIDGET_CARD, STANDINGS_ENTRANT + i, last[i], "");
}

/* ---- drawing ---- */

static void draw_side(const struct app *app, struct canvas *canvas, const struct placed_tie *placed,
                      int side)
{
    const struct tie *tie = &placed->tie;
    float u = app->layout.unit;
    int index = tie->entrants[side];
    struct rect row = half_of(placed->box, side);
    float margin = (app->layout.portrait ? 0.5f : 0.9f) * u;
    row = (struct rect){row.x + margin, row.y + 0.2f * u, row.w - 2 * margin, row.h - 0.4f * u};
    struct text_style style = text_left(TEXT_BODY, app->theme.tone[TONE_DIM]);
    if (index < 0) {
        int other = tie->entrants[1 - side];
        if (other >= 0) { /* below that name */
            const char *id = app->contest.tournament.entrants[other].id;
            struct named_person above = {known_person(app, id), "", 0};
            cut_left(&row, person_label_extra(app, row.h, &above));
        }
        /* Translators: in the draw of a knockout, instead of an opponent. */
        canvas_label(canvas, style, row, index == ENTRANT_BYE ? C_("knockout", "bye") : "–");
        return;
    }
    const struct entrant *entrant = &app->contest.tournament.entrants[index];
    bool ahead = tie->winner == index, behind = tie->winner >= 0 && !ahead;
    if (!behind && !entrant->gone)
        style.colour = app->theme.tone[ahead ? TONE_CAN : TONE_TEXT];
    if (tie->entrants[1 - side] >= 0 && tie->half_points[0] + tie->half_points[1] > 0) {
        char points[POINTS_TEXT], said[PLAYER_NAME + 80];
        struct words words = words_into(said, sizeof said);
        points_format(tie->half_points[side], points);
        words_add_item(&words, entrant->name);
        words_add_figure(&words, _("Points"), points);
        canvas_said(canvas, half_of(placed->box, side), said);
        struct text_style right = style;
        right.align = ALIGN_RIGHT;
        canvas_label(canvas, right, cut_right(&row, 2.2f * u), points);
    }
    struct named_person who = {known_person(app, entrant->id), entrant->name, 0};
    person_label_draw(app, canvas, style, row, &who);
}

/* The line from a tie to the one its winner goes on to. */
static void draw_way(const struct app *app, struct canvas *canvas, struct rect from, struct rect to)
{
    float w = 0.12f * app->layout.unit, middle = (from.x + from.w + to.x) / 2;
    struct colour colour = app->theme.tone[TONE_EDGE];
    struct point turn = point_at(middle, rect_cy(from)), end = point_at(middle, rect_cy(to));
    canvas_line(canvas, point_at(from.x + from.w, turn.y), turn, w, colour);
    canvas_line(canvas, turn, end, w, colour);
    canvas_line(canvas, end, point_at(to.x, end.y), w, colour);
}

static void draw_heads(const struct app *app, struct canvas *canvas, struct rect area)
{
    const struct tournament *tournament = &app->contest.tournament;
    for (int round = 0; round < tournament_rounds(tournament); round++)
        canvas_label(canvas, text_centred(TEXT_SMALL, app->theme.tone[TONE_DIM]),
                     head_at(app, area, round), knockout_round_name(tournament, round));
}

void standings_draw_draw(const struct app *app, struct canvas *canvas, struct rect area)
{
    struct placed_tie list[TIES_MAX];
    int count = place_ties(app, area, list);
    draw_heads(app, canvas, area);
    /* The ties of a round lead to the next one in pairs; the last is the final. */
    for (int i = 0; i + 1 < count && !app->layout.portrait; i++)
        draw_way(app, canvas, list[i].box, list[(count + 1 + i) / 2].box);
    for (int i = 0; i < count; i++) {
        app_draw_panel(app, canvas, list[i].box, list[i].tie.next);
        draw_side(app, canvas, &list[i], 0);
        draw_side(app, canvas, &list[i], 1);
    }
}
