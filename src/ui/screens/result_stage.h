/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* How a result is shown: a banner with the winner's piece above the board, which makes room for it
 * and stays in sight; the buttons in a row below. Shared by ordinary games and games of a circuit.
 */
#ifndef UI_SCREENS_RESULT_STAGE_H
#define UI_SCREENS_RESULT_STAGE_H

#include "ui/kit/widgets.h"

struct app;

enum { STAGE_BUTTONS_MAX = 6 };

struct stage_button {
    int id;
    const char *label; /* in the player's language */
};

/* What most people want next stands in the middle, in gold: the first one. */
struct stage_buttons {
    int count;
    int large; /* how many of the first ones stand in the middle: one, or two side by side */
    struct stage_button list[STAGE_BUTTONS_MAX];
};

struct stage_places {
    struct rect banner;
    struct rect aside; /* for figures: beside the board, or above the banner in portrait */
};

struct stage_places result_stage_places(const struct app *app);

/* Where the board is while a result is shown. */
struct rect result_stage_board(const struct app *app);

/* Whether the figures of a result stand in place of a player's panel. */
bool result_stage_covers(const struct app *app, int player);

void result_stage_list(const struct app *app, const struct stage_buttons *buttons,
                       struct form *form);

struct stage_text {
    const char *title, *reason;
    const char *score, *standing; /* of a series, and what it means; empty: none */
    bool festive;                 /* somebody in the room has won */
};

/* Seconds until the banner stands, and until everything is at rest. */
static const float stage_banner_seconds = 0.45f;
float result_stage_seconds(bool festive);

/* Draws confetti, banner and pieces as they are `time` seconds after the result was opened. */
void result_stage_draw(const struct app *app, struct canvas *canvas, float time,
                       const struct stage_text *text);

/* A result is celebrated once per game: true the first time this is asked. */
bool result_stage_first_time(struct app *app);

#endif
