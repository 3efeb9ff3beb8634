/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* A player's record: results by game and by opponent, streaks, ratings. Pure functions of a
 * journal. */
#ifndef PLAY_RECORDS_H
#define PLAY_RECORDS_H

#include "play/journal.h"
#include "play/rating.h"

enum { RECORDS_ANY = -1 };

/* Selects the games that count; fields may be RECORDS_ANY. */
struct record_filter {
    int who;      /* index of the contestant whose results are counted */
    int opponent; /* index of a contestant */
    int game;     /* index of a game in the journal */
};

struct record_tally {
    int played, won, drawn, lost;
    int streak;      /* current wins in a row; below 0: losses */
    int best_streak; /* most wins in a row */
};

/* Whether `who` played in a game that the filter selects, and on which side (0 or 1). Games that
 * count for nobody are selected too: they are listed, not counted. */
bool record_selects(const struct journal_game *game, const struct record_filter *filter, int *side);

/* Adds one result to a tally: 1 won, 0 drawn, -1 lost. */
void record_add(struct record_tally *tally, int result);

void record_tally(const struct journal *journal, const struct record_filter *filter,
                  struct record_tally *tally);

/* How many games in a row `a` has won against `b`, up to the last one; below 0: how many `b` has
 * won. 0 after a draw, or if they have not played each other. */
int record_winning_streak(const struct journal *journal, const struct contestant *a,
                          const struct contestant *b, const char *game);

/* The tally against each opponent, most games first. The list belongs to the caller. */
struct record_opponent {
    int who; /* index of the contestant */
    struct record_tally tally;
};
int record_opponents(const struct journal *journal, const struct record_filter *filter,
                     struct record_opponent **list);

/* Called for each rated game of the person, oldest first. */
typedef void record_curve_visit(const struct journal_game *game, struct rating after,
                                void *context);

/* The rating of `who` in one game, computed from the start of the journal together with everyone
 * else's. `visit` may be NULL; it is called only for games that the filter selects. */
struct rating record_rating(const struct journal *journal, const struct record_filter *filter,
                            record_curve_visit *visit, void *context);

#endif
