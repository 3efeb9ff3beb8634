/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* A table of high scores that writes itself, line by line. */
#ifndef UI_SCORE_TABLE_H
#define UI_SCORE_TABLE_H

#include "play/high_scores.h"
#include "ui/kit/canvas.h"

struct app;

struct score_table {
    const char *table; /* its name in the file */
    const char *key;   /* of the entry that is lit; NULL: none */
    float time;        /* seconds since it began to be written */
};

/* When it is written to the end. */
extern const float score_table_seconds;

/* "Grand circuit", or the name of the game. */
const char *circuit_title(const char *id);
/* The same for any table: "Rush", "Streak · " and the name of a game. */
enum { TABLE_TITLE = 96 };
void score_table_title(const char *table, char title[TABLE_TITLE]);

void score_table_draw(const struct app *app, struct canvas *canvas, struct rect box,
                      const struct score_table *table);

#endif
