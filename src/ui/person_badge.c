#include "ui/person_badge.h"

#include "ui/app.h"
#include "ui/board/emblem.h"

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
    return player_is_person(player) ? people_with_id(&app->people, player->person) : NULL;
}

void player_label_draw(const struct app *app, struct canvas *canvas, struct text_style style,
                       struct rect box, int player)
{
    const struct match *match = &app->session.match;
    const struct person *person = player_person(app, &match->players[player]);
    const char *name = match_player_name(match, player);
    if (person) {
        float size = smaller(box.h, 2.2f * app->layout.unit), gap = 0.4f * app->layout.unit;
        float text = smaller(text_width(style.size, name), box.w - size - gap);
        if (style.align == ALIGN_CENTRE)
            cut_left(&box, (box.w - text - size - gap) / 2);
        struct rect place = cut_left(&box, size);
        person_badge_draw(app, canvas, person, point_at(rect_cx(place), rect_cy(place)), size / 2);
        cut_left(&box, gap);
        style.align = ALIGN_LEFT;
    }
    canvas_label(canvas, style, box, name);
}
