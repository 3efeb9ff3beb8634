/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Exhaustive proofs in open games: whether the player to move can force something within a number
 * of own turns, whatever the opponent replies. By the rules alone, without draws by repetition and
 * by the quiet limit; nothing is estimated and no move is left out. */
#ifndef AI_PROVE_H
#define AI_PROVE_H

#include "core/game.h"

struct demand {
    int turns; /* of the player who makes the demand, at least 1 */
    int men;   /* enemy men to be taken in these turns; 0: the game has to be won. Winning it meets
                  any demand */
};

enum { PROOF_LINE_MAX = 48 };

struct proof_line {
    int length;
    struct move moves[PROOF_LINE_MAX];
};

enum proof { PROOF_NO, PROOF_YES, PROOF_UNKNOWN /* the nodes did not suffice */ };

/* What a move from `from` to `to` settles: PROOF_YES, the demand is met; PROOF_NO, it can no longer
 * be; PROOF_UNKNOWN, and `demand` is what is left of it. */
enum proof demand_after(const struct game *game, const struct position *from,
                        const struct position *to, int player, struct demand *demand);

/* Working memory, which remembers what was proven about one game with one set of options. */
struct prover;
struct prover *prover_open(void); /* NULL if there is not enough memory */
void prover_close(struct prover *prover);

/* Starts on another game or other options, or just afresh; `nodes` may be spent until the next
 * call. */
void prover_begin(struct prover *prover, const struct game *game, uint64_t nodes);
uint64_t prover_nodes(const struct prover *prover); /* spent so far */

/* Whether `player` can force the demand from here. If it is the opponent's turn, the demand's turns
 * begin after it. */
enum proof prove(struct prover *prover, const struct position *position, int player,
                 struct demand demand);

/* The same after one more move. */
enum proof prove_move(struct prover *prover, const struct position *from, struct move move,
                      int player, struct demand demand);

/* The least number of turns within which it can be forced, at most the demand's; 0: none, or
 * unknown. */
int prove_distance(struct prover *prover, const struct position *position, int player,
                   struct demand demand);

/* Appends a turn of the opponent, who is to move, after which the demand can no longer be forced;
 * nothing if there is none, or it is unknown. */
void prove_escape(struct prover *prover, const struct position *position, int player,
                  struct demand demand, struct proof_line *line);

/* Appends best play from a position in which `player` can force the demand: the quickest way
 * against the longest resistance, until it is met. */
void prove_line(struct prover *prover, const struct position *position, int player,
                struct demand demand, struct proof_line *line);

#endif
