/* What a searching player knows of Dodgem on boards too large to solve. Weights are tuned by
 * self-play: docs/strength.md. */
#include "core/bits.h"
#include "core/insight.h"
#include "games/dodgem_position.h"
#include "games/games.h"

static int step_value = 12; /* one step nearer to the exit */
static int pawn_value = 10; /* a pawn that is out needs no turn any more */
static int held_value = 9;  /* a pawn that the enemy holds up */
static int tempo_value = 6;

static const struct weight weights[] = {{"step", &step_value},
                                        {"pawn", &pawn_value},
                                        {"held", &held_value},
                                        {"tempo", &tempo_value},
                                        {0}};

/* Steps that a player's pawns are still away from having left. */
static int distance(const struct dodgem *dodgem, int player)
{
    int n = dodgem->base.size, steps = 0;
    for (int i = 0; i < n; i++) {
        uint64_t line = player == 0 ? row_mask(i, n) : column_mask(n - 1 - i, n);
        steps += (i + 1) * bits_count(dodgem->pawns[player] & line);
    }
    return steps;
}

/* Pawns of a player with an enemy right in front of them. */
static int held(const struct dodgem *dodgem, int player)
{
    uint64_t enemy = dodgem->pawns[1 - player];
    uint64_t front = player == 0 ? enemy << 8 : enemy >> 1 & ~column_mask(7, 8);
    return bits_count(dodgem->pawns[player] & front);
}

static int evaluate(const struct position *position)
{
    const struct dodgem *dodgem = dodgem_of(position);
    int own = position->turn, enemy = 1 - own;
    return step_value * (distance(dodgem, enemy) - distance(dodgem, own)) +
           pawn_value * (position->men[enemy] - position->men[own]) +
           held_value * (held(dodgem, enemy) - held(dodgem, own)) + tempo_value;
}

static void rank(const struct position *position, const struct move *list, int count, int *ranks)
{
    int forward = position->turn == 0 ? -BOARD_STRIDE : 1;
    for (int i = 0; i < count; i++)
        ranks[i] = list[i].verb == VERB_EXIT ? 90 : list[i].to - list[i].from == forward ? 60 : 0;
}

const struct insight dodgem_insight = {.evaluate = evaluate, .rank = rank, .weights = weights};
