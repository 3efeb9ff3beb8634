/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Another program that speaks the engine protocol (docs/engine-protocol.md), as a player in
 * matches. */
#ifndef CLI_PROGRAM_H
#define CLI_PROGRAM_H

#include "base/text.h"
#include "core/match.h"

struct program;

/* Starts it; `command` is a shell command line. NULL, with the reason, if it cannot be started or
 * does not answer `hello` according to the protocol. */
struct program *program_open(const char *command, struct fault *fault);
void program_close(struct program *program);

/* Announces the next game. */
bool program_new_game(struct program *program, const struct match *match, struct fault *fault);

/* Asks for a move in the match's current position; `limits` are the arguments of `go`. The move is
 * legal. False, with the reason, if the program fails, takes too long or answers nonsense. */
bool program_decide(struct program *program, const struct match *match, const char *limits,
                    struct move *move, struct fault *fault);

#endif
