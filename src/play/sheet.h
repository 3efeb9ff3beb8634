/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* The deduction sheet: what is certain about each enemy piece, in words, and what is left of the
 * enemy's army. An option of games with hidden pieces, for both players alike. A sheet is a
 * function of its reader's own view alone. */
#ifndef PLAY_SHEET_H
#define PLAY_SHEET_H

#include "ai/knowledge.h"

struct sheet {
    struct view view; /* owned */
    struct knowledge knowledge;
    uint16_t possible[GEOMETRY_CELLS_MAX]; /* of the pieces of the knowledge, by counting too */
};

/* Whether this match is played with the sheet. */
bool sheet_is_on(const struct match *match);

/* What `viewer`, a player, can know at the current position. Made again rather than updated. */
void sheet_take(struct sheet *sheet, const struct match *match, int viewer);
void sheet_free(struct sheet *sheet);

/* The kinds that the piece on a cell can be, one bit each; 0 if there is no enemy piece. */
unsigned sheet_kinds(const struct sheet *sheet, int cell);

/* "has moved; seen in move 12; has beaten: 7": how that is known. Empty if there is no piece. */
enum { SHEET_TEXT = 240 };
void sheet_reasons(const struct sheet *sheet, int cell, char text[SHEET_TEXT]);

/* The same with what it comes to, as a sentence: "Not B, F: has moved.", "Miner: seen in move 3."
 */
enum { SHEET_SENTENCE = 2 * SHEET_TEXT };
void sheet_describe(const struct sheet *sheet, int cell, char text[SHEET_SENTENCE]);

/* Only what has been seen of the piece, as a sentence, without what follows from it: "Has not
 * moved; has beaten: 7." Empty if there is no piece. */
void sheet_evidence(const struct sheet *sheet, int cell, char text[SHEET_SENTENCE]);

/* "10, 9, B" for a set of kinds. */
void sheet_list_kinds(const struct game *game, unsigned kinds, char text[SHEET_TEXT]);

/* How many pieces of a kind the enemy has left, and of how many of them the place is certain. */
struct sheet_count {
    int left, found;
};
struct sheet_count sheet_count(const struct sheet *sheet, int kind);

#endif
