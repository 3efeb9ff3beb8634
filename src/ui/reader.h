/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Reads the program aloud: whatever has the focus, every cell and value, what happens on the board,
 * notices and results, in the words that are shown. It looks at each frame when it has been drawn
 * and says what is new; switched off, it costs nothing. */
#ifndef UI_READER_H
#define UI_READER_H

#include "ui/kit/action.h"
#include "ui/kit/speech.h"
#include "ui/kit/voice.h"

struct app;
struct canvas;
struct match;
struct screen;

enum { READER_PARAGRAPHS = 128 };

/* What has been said already; texts are known by their hash. */
struct reader {
    struct speech speech;
    struct voice voice; /* as passed to the platform */
    bool input;         /* the player did something since the last frame */
    int question;       /* enum ask to be answered, or ASK_NONE */
    const struct screen *screen;
    int paragraph_count;
    unsigned paragraphs[READER_PARAGRAPHS];
    int widget, cell; /* that have the focus */
    unsigned widget_words, cell_words;
    unsigned status, notice;
    float notice_time, message_time; /* that were left of a notice and a refusal */
    const struct match *match;
    unsigned session;
    int at, turn; /* where the match was, and whose turn */
    int seconds;  /* on the clock of the player to move, when last announced */
};

/* Before an action is handled. */
void reader_note(struct app *app, const struct action *action);

/* After a frame has been drawn: `first` to `end` are the draws of the screen on top. */
void reader_watch(struct app *app, const struct canvas *canvas, int first, int end);

/* Passes changed settings on to the voice. */
void reader_follow(struct app *app);

#endif
