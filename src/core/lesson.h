/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* A lesson as data: a position with a task. play/lesson.h judges the learner's moves. */
#ifndef CORE_LESSON_H
#define CORE_LESSON_H

#include "core/event.h"

enum lesson_end { END_ANY, END_WIN, END_NOT_LOST };

/* The turn must contain `times` (0: one) such events. */
struct goal {
    enum event_type event;
    const char *highlight; /* its name, for EVENT_HIGHLIGHT */
    int times;
    const char *piece; /* a kind's symbol or name; NULL: any */
    const char *cells; /* one of these cells must be its destination, or its origin if it is taken;
                          NULL: any */
    enum lesson_end end;
};

struct lesson {
    const char *title, *task; /* all texts are marked for translation */
    const char *hint;         /* shown after the reason why a move was wrong */
    const char *praise;
    const char *options; /* "size=6 blocked=loses" */
    const char *moves;   /* from the start; the learner is the player to move after them */
    struct goal goal;
};

enum { LESSONS_MAX = 8 }; /* no game has more */

#endif
