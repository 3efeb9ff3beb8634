/* What every move of a position comes to, for those who explain: hints, verdicts on the board,
 * reviews, `quatuor-cli analyse`. Exact where the board is solved, else by search. */
#ifndef AI_APPRAISE_H
#define AI_APPRAISE_H

#include "ai/exact.h"
#include "ai/search.h"

/* A position of a match and how it came about, seen by one who knows everything. A copy: the match
 * may go on. Do not move it. */
struct hindsight {
    struct game game; /* the match's, with nothing hidden */
    struct view view;
};

void hindsight_take(struct hindsight *hindsight, const struct match *match, int index);
void hindsight_free(struct hindsight *hindsight);

struct appraisal_request {
    const struct hindsight *at; /* where there is a move to make */
    uint64_t nodes;
    struct contact *contact; /* may be NULL */
    struct exact *exact;     /* may be NULL */
};

struct appraisal {
    bool
        exact; /* every score is certain: proven wins and losses as search.h codes them, 0 a draw */
    bool cancelled; /* nothing here is to be trusted */
    int count;
    struct search_move moves[MOVES_MAX]; /* best first, for the player to move */
};

void appraise(struct searcher *searcher, const struct appraisal_request *request,
              struct appraisal *appraisal);

/* The score of a move, which must be one of them. */
int appraisal_score(const struct appraisal *appraisal, struct move move);

/* What may be hoped for with this score: 1 a proven win, 0 a proven loss, ½ an even game. */
float win_chance(const struct game *game, int score);

#endif
