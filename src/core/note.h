/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Notes: what a player believes of an enemy piece, for games in which pieces are hidden. A note
 * belongs to the piece, so it follows every move, goes when the piece falls and comes back when
 * that is taken back. Only its owner may see it. */
#ifndef CORE_NOTE_H
#define CORE_NOTE_H

#include "core/game.h"

/* Signs besides kinds; what they mean is up to the player. */
enum note_sign { NOTE_MOVED, NOTE_ALERT, NOTE_DOT, NOTE_DIAMOND, NOTE_SIGNS };

struct note {
    uint8_t rank;  /* the kind believed in, plus 1; 0: none */
    uint8_t guess; /* 1: only a guess: "bomb?" */
    uint8_t signs; /* one bit per note_sign */
};

static inline bool note_is_empty(struct note note)
{
    return note.rank == 0 && note.guess == 0 && note.signs == 0;
}

static inline bool note_equal(struct note a, struct note b)
{
    return a.rank == b.rank && a.guess == b.guess && a.signs == b.signs;
}

/* As written in saves and typed in the terminal: "B?", "10+moved", "!". Empty for no note. */
enum { NOTE_TEXT = 48 };
void note_format(const struct game *game, struct note note, char text[NOTE_TEXT]);

/* Reads it, with kinds by symbol or by name, and names and words in English or in the player's
 * language; false if the text is anything else. */
bool note_parse(const struct game *game, const char *text, struct note *note);

/* As shown to its owner, in their language: "bomb?, moved". */
enum { NOTE_SHOWN = 160 };
void note_show(const struct game *game, struct note note, char text[NOTE_SHOWN]);

/* "moved", "!": in the player's language. */
const char *note_sign_name(enum note_sign sign);

#endif
