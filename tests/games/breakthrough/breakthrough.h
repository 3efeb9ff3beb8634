/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Breakthrough: what the files of this folder contribute to its `struct game` at the end of
 * rules.c. */
#ifndef GAMES_BREAKTHROUGH_BREAKTHROUGH_H
#define GAMES_BREAKTHROUGH_BREAKTHROUGH_H

#include "core/game.h"
#include "core/insight.h"
#include "core/lesson.h"
#include "core/level.h"
#include "core/rules_page.h"

extern const struct game game_breakthrough;

extern const struct insight breakthrough_insight;            /* insight.c */
extern const struct level breakthrough_levels[];             /* levels.c */
extern const struct lesson breakthrough_lessons[];           /* lessons.c */
extern const struct rules_section breakthrough_rules_page[]; /* rules_page.c */

#endif
