/* What a searching player knows of Dodgem on boards too large to solve. Weights are tuned by
 * self-play: docs/strength.md. */
#include "core/bits.h"
#include "core/insight.h"
#include "games/dodgem_position.h"
#include "games/games.h"

static int step_value = 12;  /* one step nearer to the exit */
static int pawn_value = 10;  /* a pawn that is out needs no turn any more */
static int held_value = 9;   /* a pawn that the enemy holds up */
static int barred_value = 0; /* an enemy anywhere in a pawn's way */
static int tempo_value = 6;

static const struct weight weights[] = {{"step", &step_value},   {"pawn", &pawn_value},
                                        {"held", &held_value},   {"barred", &barred_value},
                                        {"tempo", &tempo_value}, {0}};

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

/* Enemies that stand somewhere between a player's pawns and their exit. */
static int barred(const struct dodgem *dodgem, int player)
{
    uint64_t ways = dodgem->pawns[player];
    if (player == 0) {
        ways |= ways >> 8;
        ways |= ways >> 16;
        ways |= ways >> 32;
    } else {
        uint64_t not_first = ~column_mask(0, 8), not_second = not_first & not_first << 1;
        ways |= ways << 1 & not_first;
        ways |= ways << 2 & not_second;
        ways |= ways << 4 & not_second & not_second << 2;
    }
    return bits_count(ways & dodgem->pawns[1 - player]);
}

static int evaluate(const struct position *position)
{
    const struct dodgem *dodgem = dodgem_of(position);
    int own = position->turn, enemy = 1 - own;
    return step_value * (distance(dodgem, enemy) - distance(dodgem, own)) +
           pawn_value * (position->men[enemy] - position->men[own]) +
           held_value * (held(dodgem, enemy) - held(dodgem, own)) +
           barred_value * (barred(dodgem, enemy) - barred(dodgem, own)) + tempo_value;
}

static void rank(const struct position *position, const struct move *list, int count, int *ranks)
{
    int forward = position->turn == 0 ? -BOARD_STRIDE : 1;
    for (int i = 0; i < count; i++)
        ranks[i] = list[i].verb == VERB_EXIT ? 90 : list[i].to - list[i].from == forward ? 60 : 0;
}

const struct insight dodgem_insight = {
    .evaluate = evaluate, .rank = rank, .telling_lead = 40, .weights = weights};
