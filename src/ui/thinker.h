/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Asks the computer players for their moves on a separate thread. Callers ask again every step
 * until there is an answer; answers to old questions are dropped. */
#ifndef UI_THINKER_H
#define UI_THINKER_H

#include "ai/appraise.h"
#include "ai/computer.h"
#include "play/session.h"
#include "ui/kit/worker.h"
#include "ui/solving.h"

struct thought;

/* Identifies a state of a session. */
struct match_mark {
    unsigned session;
    int at, length;
    uint64_t hash;
    struct move last;
};

/* Used by the worker only. */
struct brain {
    struct computer *computer; /* created when first needed */
    int megabytes;             /* of its table */
};

struct thinker {
    struct worker *worker;
    struct brain brain;
    int megabytes;           /* wanted size of the table */
    struct solving solving;  /* boards on which the highest level is perfect */
    struct thought *current; /* the question being worked on, or NULL */
    unsigned number;         /* of questions so far */
    int dropped;             /* answers that came too late */
    bool answered;
    struct match_mark mark; /* of the last question */
    int index;              /* its position */
    int level;              /* its level, or EVERY_MOVE */
    unsigned solved;        /* boards solved at that time */
    struct decision answer;
    struct appraisal appraisal;
};

enum { EVERY_MOVE = -1 };

void thinker_open(struct thinker *thinker);
void thinker_close(struct thinker *thinker);

/* The move of `level` for the player to move in the current position, or NULL until it is known.
 * The first call with a new question starts the search. */
const struct decision *thinker_consult(struct thinker *thinker, const struct session *session,
                                       int level);

/* The value of every move in position `index` of the match, or NULL until it is known. There must
 * be a legal move. Games with hidden pieces must be over. */
const struct appraisal *thinker_appraise(struct thinker *thinker, const struct session *session,
                                         int index, uint64_t nodes);

/* The same without asking. */
const struct appraisal *thinker_appraisal(const struct thinker *thinker,
                                          const struct session *session, int index);

/* Whether a question is being thought about. */
bool thinker_busy(const struct thinker *thinker);

/* How much of its nodes or time the current question has used, 0…1. */
float thinker_progress(const struct thinker *thinker);

/* Drops the current question. */
void thinker_forget(struct thinker *thinker);

/* Collects answers, and drops the question if the match has moved on. */
void thinker_watch(struct thinker *thinker, const struct session *session);

#endif
