/* What a Stratego player thinks of the pieces before looking ahead: what they are worth now, what
 * it is worth that they are secret, what an attack into the dark promises, and where each kind
 * would like to go. */
#ifndef GAMES_STRATEGO_JUDGEMENT_H
#define GAMES_STRATEGO_JUDGEMENT_H

#include "games/stratego/sampling.h"

enum {
    FLAG_WORTH = 1500, /* about 100 is a middling piece */
    GUESSES = 256      /* draws from which chances are estimated */
};

struct judgement {
    int16_t worth[2][KINDS];  /* of each player's pieces */
    int16_t secret[2][KINDS]; /* what it is worth that the enemy does not know such a piece */
    uint16_t chance[PIECES_MAX][KINDS]; /* of GUESSES, as the piece's enemy sees it */
    int16_t gamble[KINDS][PIECES_MAX];  /* for an enemy of that kind: attacking this piece */
    int16_t pull[2][KINDS][CELLS];      /* how well such a piece stands there, for plans */
};

/* What changes at once when `attacker` of player `side` meets `defender`, for the attacker. */
int judge_battle(const struct judgement *judgement, int side, int attacker, int defender);

/* `chances` are drawn from the rng. */
void judgement_make(struct judgement *judgement, const struct view *view,
                    const struct belief *belief, const struct sampler samplers[2], struct rng *rng);

#endif
