/* Another program that speaks the engine protocol (docs/engine-protocol.md), as a player in
 * matches. */
#ifndef CLI_PROGRAM_H
#define CLI_PROGRAM_H

#include "base/text.h"
#include "core/match.h"

struct program;

/* Starts it; `command` is a command line as the shell reads it. NULL, with the reason, when it
 * cannot be started or does not say hello as the protocol wants. */
struct program *program_open(const char *command, struct fault *fault);
void program_close(struct program *program);

/* Tells it which game is played next. */
bool program_new_game(struct program *program, const struct match *match, struct fault *fault);

/* Asks it for a move in the match's present position; `limits` is what follows `go`. The move is
 * legal. False, with the reason, when the program fails, takes too long or answers nonsense. */
bool program_decide(struct program *program, const struct match *match, const char *limits,
                    struct move *move, struct fault *fault);

#endif
