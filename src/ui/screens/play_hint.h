/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* The hint: what a strong player would do here, in three steps: where to look, which piece, which
 * move. The last one is explained in words. */
#ifndef UI_SCREENS_PLAY_HINT_H
#define UI_SCREENS_PLAY_HINT_H

#include "core/move.h"
#include "ui/board/board_view.h"

struct app;
struct play;

struct hint {
    bool wanted; /* being searched for */
    bool shown;  /* it is known, and as much of it is shown as … */
    int step;    /* … enum hint_step */
    struct move move;
    char text[240]; /* of the last step */
};

enum hint_step { HINT_NONE, HINT_AREA, HINT_PIECE, HINT_MOVE, HINT_STEPS };

/* Whether a person is to move, outside the setup. */
bool hint_available(const struct app *app);
/* The next step; after the last one, none. */
void hint_request(struct app *app);
void hint_tick(struct app *app);
void hint_clear(struct hint *hint);
/* A refusal temporarily replaces both the hint's text and its marks. */
bool hint_visible(const struct play *play);
/* In words, as far as it is shown. */
const char *hint_words(const struct play *play);
void hint_mark(const struct play *play, struct marks *marks);
/* The arrow of the last step, above the men. */
void hint_draw(const struct app *app, struct canvas *canvas, const struct scene *scene);

#endif
