/* Evidence from the behaviour of hidden pieces: whether they approach a known enemy, retreat from
 * it or ignore it. */
#ifndef GAMES_STRATEGO_EVIDENCE_H
#define GAMES_STRATEGO_EVIDENCE_H

#include "ai/view.h"
#include "games/stratego/kinds.h"

struct belief;

/* Adds the evidence of the whole match to the belief, whose pieces must already be traced. Uses
 * only what both players have seen. */
void evidence_take(struct belief *belief, const struct view *view);

#endif
