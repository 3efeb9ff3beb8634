/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Matches for tests, written as text: a game, its options and its moves. Anything that is not
 * accepted fails the running test. */
#ifndef TESTS_PLAY_H
#define TESTS_PLAY_H

#include "base/rng.h"
#include "core/match.h"

/* QUATUOR_LONG=1 runs the long versions of tests. */
bool long_run(void);
/* How often to do the same: rarely under sanitizers (QUATUOR_BRIEF), often in long runs. */
int repeats(int brief, int usual, int many);

/* A new match; `options` as "size=6 quiet=0", may be empty. */
void play_start(struct match *match, const char *id, const char *options);

/* Plays moves separated by spaces. */
void play_moves(struct match *match, const char *moves);

/* A new match after the game's example setup (if it has a setup) and these moves. */
void play_start_with(struct match *match, const char *id, const char *options, const char *moves);

/* Why the move is refused now: the sentence, or "" if it is legal. Plays nothing. */
const char *play_refusal(const struct match *match, const char *move);

/* Compares the pieces on the board, row by row, by their marks ('.' empty, '~' no cell). */
void assert_picture(const struct match *match, const char *picture);

/* The destinations of the piece on `cell` in board order, "off" last. */
void assert_moves_from(const struct match *match, const char *cell, const char *destinations);

/* `reason` is its word, "none" while the game continues. */
void assert_outcome(const struct match *match, int winner, const char *reason);

/* The cells captured, removed or left by the last move, in the order of the events, or "". */
void assert_taken(const struct match *match, const char *cells);

/* ---- random games ---- */

/* Calls `visit` with settings of the game: the defaults, every value of every option alone (a few
 * for `quiet`), and some random combinations. */
void each_settings(const struct game *game, void (*visit)(const struct settings *settings));

/* "size=6 quiet=0 …" for messages. */
const char *settings_text(const struct game *game, const struct settings *settings);

/* Plays random moves until the match is over, stuck in a setup, or `moves_max` long. Every second
 * game (by `number`) often moves back and forth, so that repetitions occur. */
void play_random(struct match *match, struct rng *rng, int number, int moves_max);

#endif
