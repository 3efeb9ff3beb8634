/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Standard phrases about a game: each has default words that suit any game, and a game may replace
 * them with better ones. Placeholders are named, "{player}" (text_fill), and tests check them in
 * every translation. */
#ifndef CORE_PHRASE_H
#define CORE_PHRASE_H

#include "base/i18n.h"
#include "core/highlight.h"

struct game;

enum phrase {
    /* Prompts for the player to move, on screen */
    PHRASE_PROMPT_MOVE,
    PHRASE_PROMPT_PLACE,
    PHRASE_PROMPT_REMOVE_1, /* for player 1 … */
    PHRASE_PROMPT_REMOVE_2, /* … and for player 2 */
    /* Whose turn it is, in the terminal */
    PHRASE_TURN_MOVE,
    PHRASE_TURN_PLACE,
    PHRASE_TURN_REMOVE,
    PHRASE_TURN_SETUP,
    /* What happened, in the terminal */
    PHRASE_CAPTURED,
    PHRASE_REMOVED,
    PHRASE_LEFT,
    /* What the hinted move does */
    PHRASE_HINT_CAPTURES, /* counts pieces */
    PHRASE_HINT_TRADES,
    PHRASE_HINT_ATTACKS, /* a piece known only to its owner */
    PHRASE_HINT_REMOVES,
    PHRASE_HINT_LEAVES,
    PHRASE_HINT_PROTECTS,
    /* Why a move was a mistake, in a review */
    PHRASE_MISSED_CAPTURE, /* counts pieces */
    PHRASE_GAVE_AWAY,      /* counts pieces */
    PHRASE_LOST_PIECE,     /* the mover's own, lost by the move itself */
    PHRASE_WRONG_REMOVAL,
    PHRASE_LOST_TIME,
    /* Why a learner's move does not solve the task */
    PHRASE_NO_CAPTURE,
    PHRASE_NO_REMOVAL,
    PHRASE_STILL_THERE,
    /* A handicap suggested to players of whom one keeps winning (play/odds.h) */
    PHRASE_SUGGEST_ODDS, /* counts the value of the handicap */
    PHRASE_COUNT
};

/* The game's words or the default ones, translated; `count` selects singular or plural. */
const char *game_phrase(const struct game *game, enum phrase phrase, int count);

/* Before translation, for tests. */
struct counted game_phrase_original(const struct game *game, enum phrase phrase);

/* The names of the allowed placeholders, separated by blanks. */
const char *phrase_placeholders(enum phrase phrase);
const char *highlight_placeholders(enum highlight_text text);

/* The placeholders in a game's refusals. */
extern const char refusal_placeholders[];

#endif
