/* What the journal says about somebody: results by game and by opponent, streaks, ratings. Pure
 * functions of a journal that was read. */
#ifndef PLAY_RECORDS_H
#define PLAY_RECORDS_H

#include "play/journal.h"
#include "play/rating.h"

enum { RECORDS_ANY = -1 };

/* Which games count; RECORDS_ANY where it does not matter. */
struct record_filter {
    int who;      /* index of a contestant, whose results they are */
    int opponent; /* another one */
    int game;     /* index of a game in the journal */
};

struct record_tally {
    int played, won, drawn, lost;
    int streak;      /* wins in a row just now; below 0: losses */
    int best_streak; /* the most wins in a row */
};

/* Whether one game counts, and the side (0 or 1) on which `who` played it. */
bool record_counts(const struct journal_game *game, const struct record_filter *filter, int *side);

void record_tally(const struct journal *journal, const struct record_filter *filter,
                  struct record_tally *tally);

/* Called for each rated game of the person, oldest first. */
typedef void record_curve_visit(const struct journal_game *game, struct rating after,
                                void *context);

/* The rating of `who` in one game of the journal, worked out from its beginning; opponents are
 * rated on the way. `visit` may be NULL. */
struct rating record_rating(const struct journal *journal, const struct record_filter *filter,
                            record_curve_visit *visit, void *context);

#endif
