/* A game looked back at: what each of its moves came to, which of them turned it, and what would
 * have been better. The screen and the terminal share it; they only differ in who lets the moves be
 * appraised, and when. */
#ifndef AI_REVIEW_H
#define AI_REVIEW_H

#include "ai/appraise.h"
#include "base/i18n.h"

enum { REVIEW_NODES = 100000 }; /* looked at for each move */

struct review_step {
    bool appraised;
    bool exact;              /* from a solved board */
    struct move best, reply; /* the best move here, and the best answer to the one that was made */
    int score, best_score;   /* of the move made and of the best one, for who made it */
    int replies;             /* 0 as long as `reply` is not known, or when there is none */
};

struct review {
    const struct match *match; /* must stay as it is */
    int first, count;          /* steps of the match that are looked at: `first` … `count` - 1 */
    int done;                  /* those before it are appraised; `count` at the end */
    struct review_step *steps; /* by index in the match; belong to the review */
};

void review_open(struct review *review, const struct match *match);
void review_close(struct review *review);

static inline bool review_finished(const struct review *review)
{
    return review->done >= review->count;
}

/* Takes in what was found out about the position before step `done`, and goes on to the next. */
void review_take(struct review *review, const struct appraisal *appraisal);

/* How position `index` looks for player 1: 1 won, 0 lost, ½ even; below 0 when it is not known. */
float review_hope(const struct review *review, int index);

/* The move from position `index` gave much away. */
bool review_is_turning_point(const struct review *review, int index);

/* What it was, in a sentence: "Move 7, Blue: c3-c7 gave away two pieces; f2-f5 was better." */
enum { REVIEW_TEXT = 240 };
void review_describe(const struct review *review, int index, char text[REVIEW_TEXT]);

/* "+1.20" in pieces, "wins in 7 moves", or "draw" where that is certain. */
enum { SCORE_TEXT = 48 };
void score_format(int score, bool exact, char text[SCORE_TEXT]);

#endif
