/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Several games that count together: a series between two players, a tournament, or a run through a
 * circuit. Every game of
 * it names the contest and its own number there, so a game that is resumed, or whose end was taken
 * back, counts once. docs/contests.md describes the file format. */
#ifndef PLAY_CONTEST_H
#define PLAY_CONTEST_H

#include "play/circuit.h"
#include "play/series.h"
#include "play/tournament.h"

enum { CONTEST_KEY = 9, CONTEST_SIZE_MAX = 256 << 10 };

enum contest_kind { CONTEST_NONE, CONTEST_SERIES, CONTEST_TOURNAMENT, CONTEST_CIRCUIT };

struct contest {
    enum contest_kind kind;
    char key[CONTEST_KEY]; /* eight hexadecimal digits, the name of its file */
    /* What was agreed for the first game. In a series, players[0] and players[1] are opponents 0
     * and 1; in a tournament only options and times matter; in a circuit, only players[0]. */
    struct match_plan plan;
    struct series series;
    struct tournament tournament;
    struct circuit circuit;
};

/* A series of so many games (0: open) of the plan's game; or one of each game there is, beginning
 * with the plan's. */
void contest_begin_series(struct contest *contest, const struct match_plan *plan, int length,
                          struct rng *rng);
void contest_begin_round(struct contest *contest, const struct match_plan *plan, struct rng *rng);
/* The tournament must be valid; the plan is for all its games. */
void contest_begin_tournament(struct contest *contest, const struct tournament *tournament,
                              const struct match_plan *plan, struct rng *rng);

/* A run through a circuit, which there must be, of this person. */
void contest_begin_circuit(struct contest *contest, const char *id,
                           const struct match_player *person, struct rng *rng);

/* The next game to be played; false when the contest is over, or the program no longer has the
 * game. */
bool contest_next(const struct contest *contest, struct match_plan *plan);

/* How many of its games have been counted. */
int contest_results(const struct contest *contest);

/* Whether a match is part of this contest. */
bool contest_has(const struct contest *contest, const struct match *match);
/* The number of the contest's game that a match is, from 1; 0: of none. `key` is filled in. */
int contest_number(const char *name, char key[CONTEST_KEY]);

/* Counts a finished match: a new result, or again the one recorded last, except in a circuit, where
 * a result stands. False when it is not part of the contest or was overtaken by later games. */
bool contest_record(struct contest *contest, const struct match *match);

/* The score of a series before the match being played: in half points, for its players 0 and 1. */
struct series_score contest_score_before(const struct contest *contest, const struct match *match);
/* The opponent of the series who plays side `player` of the match, after a swap too. */
int contest_opponent(const struct contest *contest, const struct match *match, int player);

void contest_write(const struct contest *contest, struct text *out);
/* False, with the reason, if the text is damaged; `name` is the file's name in messages. */
bool contest_read(struct contest *contest, const char *data, const char *name, struct fault *fault);

/* The same with the file KEY.txt in a folder, which is made when it is missing. */
void contest_path(struct text *path, const char *folder, const char *key);
bool contest_store(const struct contest *contest, const char *folder, struct fault *fault);
bool contest_load(struct contest *contest, const char *folder, const char *key,
                  struct fault *fault);

#endif
