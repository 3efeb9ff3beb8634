/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* The computer player for games with hidden pieces that do not bring one: it builds worlds
 * consistent with what it has seen, searches each as an open game, and plays the move that is best
 * on average. */
#ifndef AI_GUESSER_H
#define AI_GUESSER_H

#include "ai/hidden_player.h"

/* A pure function of its request. */
void guess_decide(struct searcher *searcher, const struct hidden_request *request,
                  struct decision *decision);

#endif
