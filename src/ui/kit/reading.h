/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Reads a frame: the words on the canvas, as a person would read them aloud. */
#ifndef UI_KIT_READING_H
#define UI_KIT_READING_H

#include "ui/kit/canvas.h"
#include "ui/kit/widgets.h"

enum { READING_TEXT = 1024 };

/* What is read: one screen's part of a frame. */
struct reading {
    const struct canvas *canvas;
    int first, end;          /* its draws */
    const struct form *form; /* whose widgets are read one by one; or NULL */
    struct rect except[2];   /* nothing is read in there: the prompts, a board */
};

/* Calls `read` with every heading and paragraph outside the widgets, in the order drawn. */
void reading_page(const struct reading *reading, void (*read)(const char *text, void *data),
                  void *data);

/* A widget in words: its label and value, or what is drawn on it. */
void reading_widget(const struct reading *reading, const struct widget *widget,
                    char text[READING_TEXT]);

#endif
