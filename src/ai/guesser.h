/* The computer player for games with hidden pieces that bring none of their own: it makes worlds
 * that agree with what it has seen, searches each as if all were open, and takes the move that is
 * best on average. */
#ifndef AI_GUESSER_H
#define AI_GUESSER_H

#include "ai/hidden_player.h"

/* A pure function of its request. */
void guess_decide(struct searcher *searcher, const struct hidden_request *request,
                  struct decision *decision);

#endif
