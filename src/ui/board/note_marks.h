/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* A player's notes, as tags on the corners of the enemy pieces they are about. */
#ifndef UI_BOARD_NOTE_MARKS_H
#define UI_BOARD_NOTE_MARKS_H

#include "core/note.h"
#include "ui/board/board_view.h"
#include "ui/kit/paint.h"

/* Tags every piece at rest that has a note. */
void note_marks_draw(const struct board_view *view, const struct paint *paint,
                     const struct scene *scene, const struct note notes[CELL_LIMIT]);

/* One sign, `size` pixels high. */
void note_sign_draw(struct canvas *canvas, enum note_sign sign, struct point middle, float size,
                    struct colour colour);

#endif
