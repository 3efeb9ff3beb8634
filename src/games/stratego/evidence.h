/* What the behaviour of hidden pieces says about them: who comes near a piece that everybody
 * knows, who runs away from one, and who does nothing about it. */
#ifndef GAMES_STRATEGO_EVIDENCE_H
#define GAMES_STRATEGO_EVIDENCE_H

#include "ai/view.h"
#include "games/stratego/kinds.h"

struct belief;

/* Adds up the evidence of the whole match in the belief, whose pieces must have been followed. Uses
 * only what both players have seen. */
void evidence_take(struct belief *belief, const struct view *view);

#endif
