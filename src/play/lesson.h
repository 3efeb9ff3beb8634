/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Lessons: positions of a real match with a task. A task is defined by the events of the learner's
 * turn, so only the rules judge it and explain failures. */
#ifndef PLAY_LESSON_H
#define PLAY_LESSON_H

#include "core/match.h"

enum { LESSON_TEXT = 480 };

int lesson_count(const struct game *game);

/* Sets up the position of a game's lesson; false, with the reason, if the lesson is invalid. */
bool lesson_start(const struct game *game, int index, struct match *match, struct fault *fault);

/* Whether the moves since position `from` solve the task. */
bool lesson_is_solved(const struct lesson *lesson, const struct match *match, int from);

/* The next move of a turn that solves it; false if there is none. */
bool lesson_solution(const struct lesson *lesson, const struct match *match, int from,
                     struct move *move);

/* Why the moves since `from` do not solve it. */
void lesson_explain(const struct lesson *lesson, const struct match *match, int from,
                    char text[LESSON_TEXT]);

#endif
