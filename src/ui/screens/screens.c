/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* The list of all screens, for closing and changing themes. */
#include "ui/screen.h"

/* clang-format off */
const struct screen *const screens[] = {
    &screen_menu,
    &screen_new_game,
    &screen_more_options,
    &screen_play,
    &screen_setup,
    &screen_curtain,
    &screen_settings,
    &screen_controls,
    &screen_help,
    &screen_lesson,
    &screen_pause,
    &screen_notes,
    &screen_question,
    &screen_load,
    &screen_game_over,
    &screen_review,
    &screen_name,
    &screen_records,
    &screen_person_change,
    &screen_people,
    &screen_person,
    &screen_favourites,
    &screen_game_night,
    &screen_arcade,
    &screen_versus,
    &screen_bout,
    &screen_retry,
    &screen_high_scores,
    &screen_duel,
    &screen_puzzle,
    &screen_rush,
    &screen_tournament,
    &screen_standings,
    NULL,
};
/* clang-format on */
