/* What a searching player knows of Dodgem on boards too large to solve. A step forward is worth
 * much or nothing depending on who stands where, which no sum of simple features tells; so a small
 * network judges, learnt from the solved boards and from play on the larger ones
 * (tools/learn_dodgem.sh, docs/strength.md). Whole numbers only: the same value on every machine.
 */
#include "core/insight.h"
#include "games/dodgem_network.h"
#include "games/dodgem_position.h"
#include "games/games.h"

static const struct weight weights[] = {{0}}; /* learnt as a whole, not tuned one by one */

/* Adds what a player's pawns excite. Cells are seen from the corner of both exits, so that boards
 * of all sizes share what they have in common: steps to the mover's exit, then steps to the other.
 */
static void add_pawns(int16_t sums[NEURONS], uint64_t pawns, int n, int mover, bool own)
{
    for (; pawns; pawns &= pawns - 1) {
        int bit = __builtin_ctzll(pawns), to_top = bit / 8, to_right = n - 1 - bit % 8;
        int cell = mover == 0 ? to_top * 8 + to_right : to_right * 8 + to_top;
        const int16_t *excited = network.pawn[own ? 0 : 1][cell];
        for (int i = 0; i < NEURONS; i++)
            sums[i] = (int16_t)(sums[i] + excited[i]);
    }
}

static int evaluate(const struct position *position)
{
    const struct dodgem *dodgem = dodgem_of(position);
    int n = position->size, mover = position->turn, value = network.bias;
    const int16_t *start = network.board[n - BOARD_LEAST][position->variant];
    int16_t sums[NEURONS];
    for (int i = 0; i < NEURONS; i++)
        sums[i] = start[i];
    add_pawns(sums, dodgem->pawns[mover], n, mover, true);
    add_pawns(sums, dodgem->pawns[1 - mover], n, mover, false);
    for (int i = 0; i < NEURONS; i++)
        value += (sums[i] > 0 ? sums[i] : 0) * network.output[i];
    return value / NETWORK_UNIT;
}

static void rank(const struct position *position, const struct move *list, int count, int *ranks)
{
    int forward = position->turn == 0 ? -BOARD_STRIDE : 1;
    for (int i = 0; i < count; i++)
        ranks[i] = list[i].verb == VERB_EXIT ? 90 : list[i].to - list[i].from == forward ? 60 : 0;
}

const struct insight dodgem_insight = {
    .evaluate = evaluate, .rank = rank, .telling_lead = 35, .weights = weights};
