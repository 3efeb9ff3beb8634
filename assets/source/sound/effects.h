/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Every sound effect of the game: how it is made, how many variations, how loud. */
#ifndef SOUND_EFFECTS_H
#define SOUND_EFFECTS_H

#include "noise.h"
#include "wave.h"

/* Renders one variation into OUT, which is silent and long enough. */
typedef void make_effect(struct wave *out, struct random *random);

struct effect {
    const char *name;
    int variations;
    double seconds; /* room to decay; trailing silence is cut off */
    double lufs;    /* target of the loudest 400 ms */
    make_effect *make;
};

extern const struct effect EFFECTS[]; /* ends with a NULL name */

/* effects_board.c: a piece is handled */
make_effect make_select, make_refuse, make_slide_short, make_slide_medium, make_slide_long;
make_effect make_place, make_remove, make_undo, make_exit, make_turn, make_clock;

/* effects_drama.c: recognisable with closed eyes */
make_effect make_capture, make_mill, make_battle, make_battle_win, make_battle_lose;
make_effect make_battle_tie, make_prize, make_tension, make_win, make_lose, make_draw;

/* effects_menu.c */
make_effect make_menu_move, make_menu_accept, make_menu_back;

/* effects_arcade.c */
make_effect make_versus, make_combo_1, make_combo_2, make_combo_3, make_combo_4, make_combo_5;

#endif
