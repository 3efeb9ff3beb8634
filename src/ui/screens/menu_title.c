/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* The menu's heading: what this is, in ten seconds. */
#include "base/i18n.h"
#include "core/registry.h"
#include "ui/app.h"
#include "ui/screens/menu.h"

enum { TITLE_MEN = 4 };

/* The name as a picture, between men of the games, as one would print it on the box. */
static void draw_title(const struct app *app, struct canvas *canvas, struct rect box)
{
    if (app->theme.title == PICTURE_NONE) {
        canvas_text(canvas, text_centred(TEXT_TITLE, app->theme.tone[TONE_TEXT]),
                    point_at(rect_cx(box), rect_cy(box)), "Quatuor");
        return;
    }
    int count = 0;
    while (count < TITLE_MEN && games[count] && menu_state()->shows[count].open)
        count++;
    float w = smaller(4 * box.h, 0.6f * box.w), man = smaller(0.92f * box.h, (box.w - w) / 4);
    canvas_picture(canvas, app->theme.title, rect_around(rect_cx(box), rect_cy(box), w, w / 4),
                   rgb(0xffffff));
    for (int i = 0; i < count; i++) {
        const struct look *look = &menu_state()->shows[i].view.look;
        int owner = i % 2, kind = games[i]->kind_count - 1, left = count / 2 - i;
        struct actor actor = {.piece = {.owner = (uint8_t)owner, .kind = (uint8_t)kind},
                              .alpha = 1,
                              .scale = 1,
                              .turn = 1};
        struct rect body = look->piece[owner][kind].body;
        float away = w / 2 + man * ((left > 0 ? (float)left : (float)(1 - left)) - 0.45f);
        board_view_piece(look, games[i], canvas, &actor,
                         (struct stand){rect_cx(box) + (left > 0 ? -away : away),
                                        box.y + 0.84f * box.h - (body.y + body.h) * man, man});
    }
}

const char *menu_sentence(void)
{
    return _("Board games for two at one screen, or alone against the computer");
}

/* What it is, in a moment: the name, and for whom. */
void menu_draw_heading(const struct app *app, struct canvas *canvas, struct rect box)
{
    float u = app->layout.unit;
    draw_title(app, canvas, cut_top(&box, 4 * u));
    canvas_label(canvas, text_centred(TEXT_BODY, app->theme.tone[TONE_TEXT]), box, menu_sentence());
}
