/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* A game's lessons, played on its board: a task, and an answer to every try. They have their own
 * match and leave a game in progress alone. */
#ifndef UI_SCREENS_LESSON_H
#define UI_SCREENS_LESSON_H

#include "play/lesson.h"
#include "ui/board/board_play.h"
#include "ui/kit/widgets.h"
#include "ui/preferences.h"

struct app;

enum lesson_state {
    LESSON_TRYING,
    LESSON_WRONG, /* the try is shown for a moment, then taken back */
    LESSON_SOLVED,
    LESSON_FINISHED /* after the last lesson */
};

struct lesson_page {
    const struct game *game;
    int index;
    bool done[LESSONS_MAX];
    bool open; /* there is a match */
    struct match match;
    int start; /* history index of the task's position */
    struct board_play board;
    struct form form;
    enum lesson_state state;
    char message[LESSON_TEXT]; /* the answer to the last try */
    int wrong;                 /* number of wrong tries */
    bool shown;                /* the solution is marked */
    float pause;               /* seconds until a wrong try is taken back */
};

/* For the screen itself, its panels and tests. */
struct lesson_page *lesson_page_state(void);

/* Opens the first lesson of a game, if it has any. */
void lesson_open(struct app *app, const struct game *game);
void lesson_close(struct app *app);

/* Lessons are offered until a player has taken or declined them. */
bool lessons_should_offer(const struct preferences *preferences, const struct game *game);
void lessons_mark_offered(struct preferences *preferences, const struct game *game);

const struct lesson *lesson_now(const struct lesson_page *page);

/* lesson_panels.c */
enum { LESSON_SHOW = 1, LESSON_BEFORE, LESSON_NEXT, LESSON_LEAVE, LESSON_PLAY }; /* buttons */
void lesson_list_buttons(struct app *app);
struct canvas;
void lesson_draw(struct app *app, struct canvas *canvas, float alpha);

#endif
