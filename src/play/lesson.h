/* Lessons: positions of a real match with a task. What fulfils it is said about the events of the
 * learner's turn, so the rules alone judge; why a move does not is derived from them as well. */
#ifndef PLAY_LESSON_H
#define PLAY_LESSON_H

#include "core/match.h"

enum { LESSON_TEXT = 480 };

/* How many lessons a game has. */
int lesson_count(const struct game *game);

/* Sets the position of a game's lesson up; false, with the reason, when the lesson is wrong. */
bool lesson_start(const struct game *game, int index, struct match *match, struct fault *fault);

/* Whether the moves since position `from` fulfil the task. */
bool lesson_reached(const struct lesson *lesson, const struct match *match, int from);

/* The next move of a turn that does; false when there is none. */
bool lesson_solution(const struct lesson *lesson, const struct match *match, int from,
                     struct move *move);

/* Why the moves since `from` do not. */
void lesson_explain(const struct lesson *lesson, const struct match *match, int from,
                    char text[LESSON_TEXT]);

#endif
