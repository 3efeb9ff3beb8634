/* What a searching player knows of Queens & Towers. Weights are tuned by self-play:
 * docs/strength.md. */
#include "core/bits.h"
#include "core/insight.h"
#include "games/games.h"
#include "games/towers_position.h"

enum {
    PIECE_VALUE = 100,
    EXPOSED_VALUE = 12, /* an enemy tower in line with one's queen is one tower move from capture */
    FREE_VALUE = 3,     /* a tower that can move */
    TEMPO_VALUE = 15    /* being to move */
};

static uint64_t column_of_word(unsigned column)
{
    return UINT64_C(0x0001000100010001) << column;
}

/* The enemy towers that share a row or column with a player's queen. */
static int exposed(const struct towers *towers, unsigned player)
{
    unsigned queen = towers->queen[player], enemy = player ^ 1;
    int count = bits_count(row_of(towers->bits[queen / 64][enemy], (int)(queen / BOARD_STRIDE)));
    for (int i = 0; i < WORDS; i++)
        count += bits_count(towers->bits[i][enemy] & column_of_word(queen % BOARD_STRIDE));
    return count;
}

/* The empty cells, as words of four rows. */
struct space {
    uint64_t word[WORDS + 2]; /* with an empty-less word before and after */
};

static struct space space_of(const struct towers *towers)
{
    int n = towers->base.size;
    uint64_t row = (UINT64_C(1) << n) - 1;
    struct space space = {{0}};
    for (int i = 0; i < n; i++)
        space.word[1 + i / ROWS_IN_WORD] |= row << i % ROWS_IN_WORD * BOARD_STRIDE;
    for (int i = 0; i < WORDS; i++)
        space.word[1 + i] &= ~(towers->bits[i][0] | towers->bits[i][1]);
    for (int player = 0; player < 2; player++) {
        unsigned queen = towers->queen[player];
        space.word[1 + queen / 64] &= ~(UINT64_C(1) << queen % 64);
    }
    return space;
}

static int free_towers(const struct towers *towers, const struct space *space, unsigned player)
{
    int count = 0;
    for (int i = 0; i < WORDS; i++) {
        uint64_t here = space->word[1 + i];
        uint64_t above = here << BOARD_STRIDE | space->word[i] >> (64 - BOARD_STRIDE);
        uint64_t below = here >> BOARD_STRIDE | space->word[i + 2] << (64 - BOARD_STRIDE);
        count += bits_count(towers->bits[i][player] & (here << 1 | here >> 1 | above | below));
    }
    return count;
}

static int evaluate(const struct position *position)
{
    const struct towers *towers = towers_of(position);
    unsigned own = position->turn, enemy = own ^ 1;
    struct space space = space_of(towers);
    return PIECE_VALUE * (position->men[own] - position->men[enemy]) +
           EXPOSED_VALUE * (exposed(towers, own) - exposed(towers, enemy)) +
           FREE_VALUE * (free_towers(towers, &space, own) - free_towers(towers, &space, enemy)) +
           TEMPO_VALUE;
}

/* Captures first. Then whatever leaves the enemy queen's lines, or keeps out of them. */
static void rank(const struct position *position, const struct move *list, int count, int *ranks)
{
    const struct towers *towers = towers_of(position);
    unsigned player = position->turn, enemy = player ^ 1;
    unsigned queen = towers->queen[player], threat = towers->queen[enemy];
    for (int i = 0; i < count; i++) {
        unsigned from = list[i].from, to = list[i].to;
        ranks[i] = 0;
        if (from == queen)
            continue;
        struct corners corners = corners_of(to, queen);
        int captures =
            has_tower(towers, enemy, corners.cell[0]) + has_tower(towers, enemy, corners.cell[1]);
        bool was_exposed = from / BOARD_STRIDE == threat / BOARD_STRIDE ||
                           from % BOARD_STRIDE == threat % BOARD_STRIDE;
        bool is_exposed = to / BOARD_STRIDE == threat / BOARD_STRIDE ||
                          to % BOARD_STRIDE == threat % BOARD_STRIDE;
        ranks[i] = captures ? RANK_NOISY * captures : 40 * (was_exposed - is_exposed);
    }
}

const struct insight towers_insight = {
    .evaluate = evaluate,
    .rank = rank,
    .passing_is_bad = true,
};
