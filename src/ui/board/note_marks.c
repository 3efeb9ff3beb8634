/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "ui/board/note_marks.h"

#include <stdio.h>

void note_sign_draw(struct canvas *canvas, enum note_sign sign, struct point middle, float size,
                    struct colour colour)
{
    float half = size / 2, line = 0.16f * size;
    switch (sign) {
    case NOTE_MOVED: /* an arrow to the right */
        canvas_line(canvas, point_at(middle.x - half, middle.y),
                    point_at(middle.x + half, middle.y), line, colour);
        for (int side = -1; side <= 1; side += 2)
            canvas_line(canvas, point_at(middle.x + half, middle.y),
                        point_at(middle.x + 0.1f * size, middle.y + 0.4f * size * (float)side),
                        line, colour);
        break;
    case NOTE_ALERT:
        canvas_line(canvas, point_at(middle.x, middle.y - half),
                    point_at(middle.x, middle.y + 0.12f * size), 1.4f * line, colour);
        canvas_disc(canvas, point_at(middle.x, middle.y + 0.4f * size), 0.8f * line, colour);
        break;
    case NOTE_DOT:
        canvas_disc(canvas, middle, 0.36f * size, colour);
        break;
    default:
        canvas_add(canvas, DRAW_FILL, rect_around(middle.x, middle.y, 0.62f * size, 0.62f * size),
                   colour)
            ->angle = 45;
    }
}

static void rank_text(const struct game *game, struct note note, char text[NOTE_TEXT])
{
    note.signs = 0;
    note_format(game, note, text);
}

/* On the upper right corner of the man; it may reach a little beyond him. */
static void draw_tag(const struct board_view *view, const struct paint *paint,
                     const struct actor *man, struct note note)
{
    char text[NOTE_TEXT];
    rank_text(view->game, note, text);
    float h = larger(0.4f * view->cell, text_height(TEXT_SMALL)), sign = 0.5f * h, pad = 0.22f * h;
    float words = *text ? text_width(TEXT_SMALL, text) : 0, w = 2 * pad + words;
    for (int i = 0; i < NOTE_SIGNS; i++)
        w += note.signs >> i & 1 ? 1.5f * sign : 0;
    w = larger(w, h);
    struct rect body = board_view_body(view, man);
    struct rect tag = {body.x + body.w - w + 0.08f * view->cell, body.y - 0.1f * view->cell, w, h};
    tag.x = larger(tag.x, view->frame.x);
    canvas_fill(paint->canvas, rect_inset(tag, -0.06f * h), 0.3f * h, faded(rgb(0), 0.55f));
    canvas_fill(paint->canvas, tag, 0.26f * h, rgb(0xfff3cf));
    float x = rect_cx(tag) - (w > h ? (w - 2 * pad) / 2 : words > 0 ? words / 2 : 0.75f * sign);
    struct colour ink = rgb(0x2a1c08);
    if (*text)
        canvas_text(paint->canvas, text_left(TEXT_SMALL, ink), point_at(x, rect_cy(tag)), text);
    x += words;
    for (int i = 0; i < NOTE_SIGNS; i++) {
        if (!(note.signs >> i & 1))
            continue;
        note_sign_draw(paint->canvas, (enum note_sign)i, point_at(x + 0.75f * sign, rect_cy(tag)),
                       sign, ink);
        x += 1.5f * sign;
    }
}

void note_marks_draw(const struct board_view *view, const struct paint *paint,
                     const struct scene *scene, const struct note notes[CELL_LIMIT])
{
    for (int i = 0; i < scene->count; i++) {
        int cell = actor_cell(&scene->actors[i]);
        if (cell != CELL_NONE && !note_is_empty(notes[cell]))
            draw_tag(view, paint, &scene->actors[i], notes[cell]);
    }
}
