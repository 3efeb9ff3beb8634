/* Lessons: positions of a real match with a task. What fulfils it is said about the events of the
 * learner's turn, so the rules alone judge; why a move does not is derived from them as well. */
#ifndef PLAY_LESSON_H
#define PLAY_LESSON_H

#include "core/match.h"

enum lesson_end { END_ANY, END_WIN, END_NOT_LOST };

/* The turn must bring `times` (0: one) events like this. */
struct goal {
    enum event_type event;
    int times;
    const char *piece; /* a kind's symbol or name; NULL: any */
    const char *cells; /* where it goes to, or from where it is taken, one of these; NULL: any */
    enum lesson_end end;
};

struct lesson {
    const char *title, *task; /* to be translated, as the others */
    const char *hint;         /* follows the reason why a move was wrong */
    const char *praise;
    const char *options; /* "size=6 blocked=loses" */
    const char *moves;   /* from the start; the learner is the player to move after them */
    struct goal goal;
};

enum { LESSONS_MAX = 6, LESSON_TEXT = 480 };

struct course {
    const char *game;
    struct lesson lessons[LESSONS_MAX]; /* those without a title are not there */
};

/* lessons.c */
extern const struct course courses[];
extern const int course_count;

/* NULL when the game has none. */
const struct course *course_of(const struct game *game);
int course_length(const struct course *course);

/* Sets the position up; false, with the reason, when the lesson is wrong. */
bool lesson_start(const struct course *course, int index, struct match *match, struct fault *fault);

/* Whether the moves since position `from` fulfil the task. */
bool lesson_reached(const struct lesson *lesson, const struct match *match, int from);

/* The next move of a turn that does; false when there is none. */
bool lesson_solution(const struct lesson *lesson, const struct match *match, int from,
                     struct move *move);

/* Why the moves since `from` do not. */
void lesson_explain(const struct lesson *lesson, const struct match *match, int from,
                    char text[LESSON_TEXT]);

#endif
