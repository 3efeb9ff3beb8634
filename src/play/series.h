/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Several games between the same two opponents: best of N, open-ended, or one of each game. The
 * opponents are 0 and 1 throughout, whichever side they play; sides alternate. Everything else is
 * derived from the list of results. */
#ifndef PLAY_SERIES_H
#define PLAY_SERIES_H

#include <stdint.h>

#include "base/text.h"
#include "core/outcome.h"

enum { SERIES_RESULTS_MAX = 256, SERIES_GAMES_MAX = 12, SERIES_GAME_ID = 32 };

struct series {
    int length;     /* best of this many games; 0: open-ended */
    int game_count; /* they are played in turn */
    char games[SERIES_GAMES_MAX][SERIES_GAME_ID];
    int result_count;
    uint8_t results[SERIES_RESULTS_MAX]; /* winner: 0, 1 or NOBODY */
};

/* Two half points for a win, one for a draw. */
struct series_score {
    int half_points[2];
    int played;
};

/* Starts a series; a single match is a series of length 1. */
void series_begin(struct series *series, int length);
void series_add_game(struct series *series, const char *id);

struct series_score series_score(const struct series *series);

/* The next game, as an index into `games`, and the opponent who plays as player 1 in it. */
int series_next_game(const struct series *series);
int series_first_player(const struct series *series);

/* True if the trailing opponent cannot catch up any more. If the score is level after all games,
 * deciding games follow. An open-ended series is never over. */
bool series_is_over(const struct series *series);

/* The winner, or NOBODY while it goes on. */
int series_winner(const struct series *series);

/* Whether the next game is a decider, after all games have left the score level. */
bool series_needs_decider(const struct series *series);

/* Adds the result of the next game. An open-ended series drops its oldest results when it is
 * full. */
void series_record(struct series *series, int winner);

/* Writes the series as lines of text, and reads one of those lines; false if it does not belong to
 * a series. */
void series_write(const struct series *series, struct text *out);
bool series_read_line(struct series *series, const char *key, const char *value);

#endif
