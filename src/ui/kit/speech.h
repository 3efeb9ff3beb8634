/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* What is to be said: sentences are collected while a frame is made and passed to the voice
 * together. Whatever an input causes interrupts what is being said; whatever happens by itself
 * waits until that is over. */
#ifndef UI_KIT_SPEECH_H
#define UI_KIT_SPEECH_H

#include <stdbool.h>

enum { SPEECH_TEXT = 4096 };

struct speech {
    bool interrupts;           /* what is being said now ends */
    char pending[SPEECH_TEXT]; /* to be said */
    char last[SPEECH_TEXT];    /* said last, to be repeated on request */
};

void speech_interrupt(struct speech *speech);
/* Adds a sentence, unless the same is waiting already. */
void speech_add(struct speech *speech, const char *sentence);
void speech_repeat(struct speech *speech);
/* Passes everything on to the voice. */
void speech_flush(struct speech *speech);

#endif
