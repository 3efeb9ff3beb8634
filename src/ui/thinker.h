/* Asks the computer players for their moves on a thread of its own. Whoever wants an answer asks
 * again every step; an answer to a question that is no longer asked is dropped. */
#ifndef UI_THINKER_H
#define UI_THINKER_H

#include "ai/appraise.h"
#include "ai/computer.h"
#include "play/session.h"
#include "ui/kit/worker.h"
#include "ui/solving.h"

struct thought;

/* Tells one state of a session from all others that can follow it. */
struct match_mark {
    unsigned session;
    int at, length;
    uint64_t hash;
    struct move last;
};

/* What the computer thinks with; only the worker touches it. */
struct brain {
    struct computer *computer; /* made when first needed */
    int megabytes;             /* of its table */
};

struct thinker {
    struct worker *worker;
    struct brain brain;
    int megabytes;           /* of the table it should have */
    struct solving solving;  /* boards on which the highest level is perfect */
    struct thought *current; /* being thought about, or NULL */
    unsigned number;         /* of questions so far */
    int dropped;             /* answers that came too late */
    bool answered;
    struct match_mark mark; /* what was asked last, or is answered */
    int index;              /* of the position it was about */
    int level;              /* who was asked, or EVERY_MOVE */
    unsigned solved;        /* boards that were solved then */
    struct decision answer;
    struct appraisal appraisal;
};

enum { EVERY_MOVE = -1 };

void thinker_open(struct thinker *thinker);
void thinker_close(struct thinker *thinker);

/* What `level` plays for the player to move in the present position, or NULL as long as that is not
 * known. The first call with a new question starts the thinking. */
const struct decision *thinker_consult(struct thinker *thinker, const struct session *session,
                                       int level);

/* What every move comes to in position `index` of the match, where there must be one to make, or
 * NULL as long as that is not known. Of a game with hidden pieces only when it is over. */
const struct appraisal *thinker_appraise(struct thinker *thinker, const struct session *session,
                                         int index, uint64_t nodes);

/* The same if it is known by now; asks nothing. */
const struct appraisal *thinker_appraisal(const struct thinker *thinker,
                                          const struct session *session, int index);

/* Whether a question is being thought about. */
bool thinker_busy(const struct thinker *thinker);

/* How much of its nodes or its time the question that is being thought about has used, 0 … 1. */
float thinker_progress(const struct thinker *thinker);

/* Nobody wants to know any more. */
void thinker_forget(struct thinker *thinker);

/* Takes in answers, and forgets the question when the match has gone elsewhere. */
void thinker_watch(struct thinker *thinker, const struct session *session);

#endif
