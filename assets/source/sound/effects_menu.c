/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* The menu: small wooden ticks, upward for yes, downward for back. */
#include "body.h"
#include "effects.h"

static void tick(struct wave *out, double at, double hz, double force, struct random *random)
{
    body_strike(out, at, &TICK, (struct blow){force, 0.6, 0.1, hz}, random);
    body_strike(out, at, &PIECE, (struct blow){0.2 * force, 0.3, 0.1, 1.1}, random);
}

void make_menu_move(struct wave *out, struct random *random)
{
    double pitch = random_between(random, 0.98, 1.02);

    body_strike(out, 0.001, &PIECE, (struct blow){0.6, 0.35, 0.1, 0.8 * pitch}, random);
    body_strike(out, 0.001, &BOARD, (struct blow){0.3, 0.9, 0.1, 2.1 * pitch}, random);
}

void make_menu_accept(struct wave *out, struct random *random)
{
    tick(out, 0.001, 587.33, 0.6, random);
    tick(out, random_between(random, 0.068, 0.076), 880, 0.7, random);
}

void make_menu_back(struct wave *out, struct random *random)
{
    tick(out, 0.001, 587.33, 0.6, random);
    tick(out, random_between(random, 0.068, 0.076), 440, 0.65, random);
}
