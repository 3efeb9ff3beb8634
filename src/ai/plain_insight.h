/* Judgement for games that bring none: pieces and freedom to move, nothing else. */
#ifndef AI_PLAIN_INSIGHT_H
#define AI_PLAIN_INSIGHT_H

#include "core/insight.h"

/* Stands in for the insight a game does not have; its evaluation is plain_evaluate(). */
extern const struct insight plain_insight;

/* The insight by which one who sees all pieces judges a game: its own, or the plain one. */
const struct insight *insight_of(const struct game *game);

/* The same game for one from whom nothing is hidden. */
struct game game_in_the_open(const struct game *game);

/* Pieces on the board and in hand, and how many moves there are. */
int plain_evaluate(const struct game *game, const struct position *position);

#endif
