/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Emblems of people: the pieces of our games, "GAME/KIND", drawn as the theme shows them. */
#ifndef UI_BOARD_EMBLEM_H
#define UI_BOARD_EMBLEM_H

#include "play/people.h"
#include "ui/board/board_view.h"

enum { EMBLEMS_MAX = 24 };

struct emblem_list {
    int count;
    char list[EMBLEMS_MAX][EMBLEM_TEXT];
};

/* All of them, every game's first pieces first, so that each game has some where there is little
 * room. */
void emblems_list(struct emblem_list *list);

/* Its name in the player's language: "queen, Chess"; empty if there is no such piece. */
enum { EMBLEM_NAME = 96 };
void emblem_name(const char *emblem, char name[EMBLEM_NAME]);

/* Draws the piece; one that there is not, perhaps of another version, is left out. */
void emblem_draw(const struct theme *theme, struct canvas *canvas, const char *emblem,
                 struct stand stand);

/* Draws a piece of a game as large as fits and returns where its body is. */
struct rect emblem_piece(const struct theme *theme, struct canvas *canvas, const struct game *game,
                         struct piece piece, struct rect box);

/* A piece of each game side by side, `gap` apart, as the theme shows them. */
void emblem_of_each_game(const struct theme *theme, struct canvas *canvas, struct rect box,
                         float gap);

/* The theme was changed: its pictures are looked up again. */
void emblems_retheme(void);

#endif
