/* A lesson as data: a position with a task. play/lesson.h judges what the learner does. */
#ifndef CORE_LESSON_H
#define CORE_LESSON_H

#include "core/event.h"

enum lesson_end { END_ANY, END_WIN, END_NOT_LOST };

/* The turn must bring `times` (0: one) events like this. */
struct goal {
    enum event_type event;
    const char *highlight; /* the name of the one meant, where it is EVENT_HIGHLIGHT */
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

enum { LESSONS_MAX = 8 }; /* no game has more */

#endif
