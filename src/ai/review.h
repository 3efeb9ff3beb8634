/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* A review of a game: the score of each move, the turning points, and the better moves. Screen and
 * terminal share it; they differ only in when and on which thread moves are appraised. */
#ifndef AI_REVIEW_H
#define AI_REVIEW_H

#include "ai/appraise.h"
#include "ai/deductions.h"
#include "base/i18n.h"

enum { REVIEW_NODES = 100000 }; /* searched for each move */

struct review_step {
    bool appraised;
    bool exact;              /* from a solved board */
    struct move best, reply; /* the best move, and the best reply to the one made */
    int score, best_score;   /* of the move made and of the best one, for the player who moved */
    int replies;             /* 0 until `reply` is known, or if there is none */
};

struct review {
    const struct match *match;    /* must not change */
    int first, count;             /* the reviewed steps of the match: `first` … `count` - 1 */
    int done;                     /* steps before this one are appraised; `count` at the end */
    struct review_step *steps;    /* by index in the match; owned */
    struct deductions deductions; /* what could have been known */
};

void review_open(struct review *review, const struct match *match);
void review_close(struct review *review);

static inline bool review_finished(const struct review *review)
{
    return review->done >= review->count;
}

/* Adds the appraisal of the position before step `done`, and advances to the next. */
void review_add(struct review *review, const struct appraisal *appraisal);

/* Player 1's chance of winning at position `index`: 1 won, 0 lost, ½ even; below 0 if unknown. */
float review_win_chance(const struct review *review, int index);

/* Whether the move from position `index` was a serious mistake: it cost much, or it attacked a
 * piece that was certain to win. */
bool review_is_turning_point(const struct review *review, int index);

/* The mistake as a sentence: "Move 7, Blue: c3-c7 gave away two pieces; f2-f5 was better." */
enum { REVIEW_TEXT = 240 };
void review_describe(const struct review *review, int index, char text[REVIEW_TEXT]);

/* What became certain with the step that led to position `index`: "Blue could know: a6 scout".
 * Empty if nothing did. */
void review_describe_certainties(const struct review *review, int index, char text[REVIEW_TEXT]);

/* "+1.20" in pieces, "wins in 7 moves", or "draw" if that is certain. */
enum { SCORE_TEXT = 48 };
void score_format(int score, bool exact, char text[SCORE_TEXT]);

#endif
