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

/* Whether a game counts, and the side (0 or 1) on which `who` played. */
bool record_counts(const struct journal_game *game, const struct record_filter *filter, int *side);

void record_tally(const struct journal *journal, const struct record_filter *filter,
                  struct record_tally *tally);

/* Called for each rated game of the person, oldest first. */
typedef void record_curve_visit(const struct journal_game *game, struct rating after,
                                void *context);

/* The rating of `who` in one game, computed from the start of the journal together with everyone
 * else's. `visit` may be NULL. */
struct rating record_rating(const struct journal *journal, const struct record_filter *filter,
                            record_curve_visit *visit, void *context);

#endif
