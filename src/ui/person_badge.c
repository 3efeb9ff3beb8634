/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "ui/person_badge.h"

#include <stdio.h>

#include "ui/app.h"
#include "ui/board/emblem.h"
#include "ui/identities.h"
#include "ui/kit/figures.h"

void person_badge_draw(const struct app *app, struct canvas *canvas, const struct person *person,
                       struct point centre, float radius)
{
    struct colour own = app->theme.tone[TONE_PERSON_1 + person->colour];
    canvas_disc(canvas, centre, radius, own);
    canvas_disc(canvas, centre, radius * 0.82f, blended(own, app->theme.tone[TONE_BACK], 0.5f));
    emblem_draw(&app->theme, canvas, person->emblem,
                (struct stand){centre.x, centre.y, radius * 1.35f});
}

const struct person *player_person(const struct app *app, const struct match_player *player)
{
    return player_is_person(player) ? known_person(app, player->person) : NULL;
}

const struct person *contestant_known(const struct app *app, const struct contestant *who)
{
    bool person = contestant_kind(who) == CONTESTANT_PERSON;
    return person ? people_with_id(&app->people, contestant_person(who)) : NULL;
}

float pad_badge_draw(const struct app *app, struct canvas *canvas, struct rect box, int pad)
{
    float size = smaller(box.h, 1.8f * app->layout.unit), gap = 0.25f * app->layout.unit;
    struct colour colour = app->theme.tone[TONE_DIM];
    char number[12];
    snprintf(number, sizeof number, "%d", pad);
    float digits = text_width(TEXT_SMALL, number);
    if (canvas) {
        struct rect figure = cut_left(&box, size);
        figure_gamepad(canvas, rect_around(rect_cx(figure), rect_cy(figure), size, size), colour);
        cut_left(&box, gap);
        box.w = digits;
        canvas_label(canvas, text_left(TEXT_SMALL, colour), box, number);
    }
    return size + gap + digits;
}

static float start_of(enum text_align align, float spare)
{
    return align == ALIGN_CENTRE ? spare / 2 : align == ALIGN_RIGHT ? spare : 0;
}

static float badge_size(const struct app *app, float height, const struct named_person *who)
{
    return who->person ? smaller(height, 2.2f * app->layout.unit) : 0;
}

static float pad_width(const struct app *app, float height, const struct named_person *who)
{
    return who->pad ? pad_badge_draw(app, NULL, (struct rect){.h = height}, who->pad) : 0;
}

float person_label_extra(const struct app *app, float height, const struct named_person *who)
{
    float gap = 0.4f * app->layout.unit;
    return (who->person ? badge_size(app, height, who) + gap : 0) +
           (who->pad ? pad_width(app, height, who) + gap : 0);
}

void person_label_draw(const struct app *app, struct canvas *canvas, struct text_style style,
                       struct rect box, const struct named_person *who)
{
    float gap = 0.4f * app->layout.unit, beside = person_label_extra(app, box.h, who);
    if (beside == 0) {
        canvas_label(canvas, style, box, who->name);
        return;
    }
    float text = smaller(text_width(style.size, who->name), box.w - beside);
    cut_left(&box, start_of(style.align, box.w - text - beside));
    if (who->person) {
        struct rect place = cut_left(&box, badge_size(app, box.h, who));
        person_badge_draw(app, canvas, who->person, point_at(rect_cx(place), rect_cy(place)),
                          place.w / 2);
        cut_left(&box, gap);
    }
    style.align = ALIGN_LEFT;
    canvas_label(canvas, style, who->pad ? cut_left(&box, text) : box, who->name);
    cut_left(&box, gap);
    if (who->pad)
        pad_badge_draw(app, canvas, box, who->pad);
}

struct named_person player_named(const struct app *app, int player)
{
    const struct match *match = &app->session.match;
    return (struct named_person){player_person(app, &match->players[player]),
                                 match_shown_name(match, player),
                                 pads_of_seat(app, match->players, player)};
}
