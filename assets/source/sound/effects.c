/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "effects.h"

#include <stddef.h>

/* Quiet for frequent events, louder for decisive ones. */
const struct effect EFFECTS[] = {
    {"select", 4, 0.4, -31, make_select},
    {"refuse", 3, 0.5, -29, make_refuse},
    {"slide_short", 4, 0.7, -28, make_slide_short},
    {"slide_medium", 4, 0.8, -27, make_slide_medium},
    {"slide_long", 4, 0.9, -26, make_slide_long},
    {"place", 5, 0.5, -26, make_place},
    {"remove", 4, 0.8, -26, make_remove},
    {"capture", 5, 1.0, -20, make_capture},
    {"mill", 3, 2.4, -21, make_mill},
    {"battle", 4, 1.2, -20, make_battle},
    {"battle_win", 3, 1.4, -22, make_battle_win},
    {"battle_lose", 3, 1.4, -22, make_battle_lose},
    {"battle_tie", 3, 1.4, -22, make_battle_tie},
    {"prize", 3, 2.8, -19, make_prize},
    {"exit", 3, 2.0, -24, make_exit},
    {"turn", 3, 0.6, -36, make_turn},
    {"win", 3, 3.4, -20, make_win},
    {"lose", 3, 2.6, -22, make_lose},
    {"draw", 3, 2.8, -21, make_draw},
    {"menu_move", 4, 0.3, -31, make_menu_move},
    {"menu_accept", 3, 0.9, -28, make_menu_accept},
    {"menu_back", 3, 0.9, -29, make_menu_back},
    {"undo", 3, 0.6, -29, make_undo},
    {"clock", 3, 0.3, -27, make_clock},
    {"versus", 3, 2.6, -21, make_versus},
    {"combo_1", 3, 1.2, -25, make_combo_1},
    {"combo_2", 3, 1.2, -25, make_combo_2},
    {"combo_3", 3, 1.2, -25, make_combo_3},
    {"combo_4", 3, 1.2, -25, make_combo_4},
    {"combo_5", 3, 1.4, -24, make_combo_5},
    {"tension", 3, 1.6, -27, make_tension},
    {NULL, 0, 0, 0, NULL},
};
