/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "games/stratego/sampling.h"

#include <string.h>

#include "games/stratego/setup.h"

enum {
    HABIT_SETUPS = 400,
    DOUBT = 60,     /* other players set up differently: at least this much weight for every kind on
                       every cell */
    HINT_MAX = 80,  /* behaviour makes a kind at most 32 times less likely */
    HINT_SCALE = 3, /* keeps unlikely kinds apart */
    LIKELY_MAX = 1 << 12,
    SHUFFLES = 6 /* swaps tried per hidden piece */
};

/* For flags the doubt depends on the row: most players hide them at the back. */
static const uint8_t flag_doubt[SETUP_ROWS] = {DOUBT, 20, 4, 2};

/* Our setups of the full army have no bombs in front. Others have: there the doubt is greater. */
static const uint8_t bomb_doubt[2][SETUP_ROWS] = {{DOUBT, DOUBT, DOUBT, DOUBT},
                                                  {DOUBT, DOUBT, DOUBT, 200}};

void setup_habits_learn(struct setup_habits *habits)
{
    memset(habits, 0, sizeof *habits);
    for (int army = 0; army < 2; army++)
        for (int i = 0; i < HABIT_SETUPS; i++) {
            struct rng rng = {.state = (uint64_t)i * 977 + (uint64_t)army};
            struct setup setup;
            setup_make(&setup, army, &rng);
            for (int row = 0; row < SETUP_ROWS; row++)
                for (int column = 0; column < SIDE; column++)
                    if (setup.kind[row][column] != KIND_UNKNOWN)
                        habits->count[army][row][column][setup.kind[row][column]]++;
        }
}

/* A piece that could have moved and did not is less and less likely to be movable. */
static uint32_t rested(const struct belief *belief, const struct stratego_piece *piece, int army)
{
    int patience = army ? 60 : 20;
    int turns = belief->turns[piece->owner];
    return (uint32_t)(256 * patience / (patience + turns));
}

/* Per cent: how often pieces that moved without being seen turned out to be of a kind, compared
 * with what everything else here had predicted; counted in games against another program and of
 * level 8 against itself. Strong pieces travel, scouts show themselves. */
static const uint8_t wandering[2][KINDS] = {
    {100, 100, 100, 100, 100, 100, 100, 100, 100, 100, 0, 0},
    {210, 190, 130, 114, 107, 93, 87, 98, 65, 80, 0, 0},
};

/* How well behaviour fits the kind, out of 256; the best fit has all of them. */
static uint32_t hinted(const int16_t hint[KINDS], int kind)
{
    static const uint16_t roots[16] = {256, 245, 235, 225, 215, 206, 197, 189,
                                       181, 173, 166, 159, 152, 146, 140, 134};
    int best = hint[0];
    for (int k = 1; k < KINDS; k++)
        best = hint[k] > best ? hint[k] : best;
    int behind = (best - hint[kind]) / 2; /* half: the turns of one player are not independent */
    behind = behind > HINT_MAX ? HINT_MAX : behind;
    return (uint32_t)roots[behind % 16] >> (behind / 16);
}

/* The piece that was set up on a cell, even if it has left or been lost. */
static const struct stratego_piece *set_up_on(const struct belief *belief, int cell)
{
    for (int i = 0; i < belief->count; i++)
        if (belief->pieces[i].origin == cell)
            return &belief->pieces[i];
    return NULL;
}

/* What is known of the cells beside a piece's first one: how many held bombs, and how many did not.
 */
struct walls {
    int bombs, gaps;
};

static struct walls walls_around(const struct belief *belief, const struct stratego_piece *piece)
{
    static const int steps[] = {-BOARD_STRIDE, 1, BOARD_STRIDE, -1};
    struct walls walls = {0};
    for (int i = 0; i < 4; i++) {
        int cell = piece->origin + steps[i];
        if (cell < 0 || !is_cell(cell))
            continue;
        const struct stratego_piece *other = set_up_on(belief, cell);
        if (!other || other->owner != piece->owner)
            walls.gaps++;
        else if (other->public == BOMB)
            walls.bombs++;
        else if (other->public != KIND_UNKNOWN || other->moves > 0)
            walls.gaps++;
    }
    return walls;
}

/* How much the walls speak for a flag, out of 256. Most players surround their flag with bombs, and
 * ten pieces have only two. */
static uint32_t walled(const struct belief *belief, const struct stratego_piece *piece, int army)
{
    static const uint16_t by_gaps[2][5] = {{256, 160, 100, 60, 40}, {256, 60, 14, 6, 3}};
    static const uint16_t by_bombs[5] = {256, 450, 800, 1000, 1000};
    struct walls walls = walls_around(belief, piece);
    return (uint32_t)by_gaps[army][walls.gaps] * by_bombs[walls.bombs] / 256;
}

static uint32_t doubt_of(int kind, int row, int army)
{
    return kind == FLAG ? flag_doubt[row] : kind == BOMB ? bomb_doubt[army][row] : DOUBT;
}

static uint32_t likelihood(const struct belief *belief, const struct stratego_piece *piece,
                           int kind, int army, const struct setup_habits *habits)
{
    int row = row_from_back(piece->origin, piece->owner), column = cell_column(piece->origin);
    const uint16_t *seen = habits->count[army][row][column];
    uint32_t whole = 0;
    for (int k = 0; k < KINDS; k++)
        whole += seen[k];
    uint32_t share = whole ? 1000u * seen[kind] / whole : 0;
    uint32_t likely = doubt_of(kind, row, army) + share;
    if (piece->moves == 0 && !never_moves(kind))
        likely = likely * rested(belief, piece, army) / 256;
    if (piece->moves > 0)
        likely = likely * wandering[army][kind] / 100;
    if (kind == FLAG && piece->moves == 0)
        likely = likely * walled(belief, piece, army) / 256;
    likely = likely * HINT_SCALE * hinted(belief->hint[piece - belief->pieces], kind) / 256;
    return likely < 1 ? 1 : likely > LIKELY_MAX ? LIKELY_MAX : likely;
}

void sampler_prepare(struct sampler *sampler, const struct belief *belief, int owner, int army,
                     const struct setup_habits *habits)
{
    *sampler = (struct sampler){0};
    for (int i = 0; i < belief->count; i++) {
        const struct stratego_piece *piece = &belief->pieces[i];
        if (piece->owner != owner || piece->cell == CELL_NONE || piece->public != KIND_UNKNOWN)
            continue;
        int at = sampler->count++;
        sampler->pieces[at] = (uint8_t)i;
        sampler->moved[at] = piece->moves > 0;
        for (int kind = 0; kind < KINDS; kind++)
            sampler->likely[at][kind] = likelihood(belief, piece, kind, army, habits);
    }
    int supplied = 0;
    for (int kind = KINDS; kind-- > 0;)
        for (int i = 0; i < belief->hidden[owner][kind]; i++)
            sampler->supply[supplied++] = (uint8_t)kind;
}

/* Gives one piece of the supply to a piece that has no kind yet. */
static void assign(const struct sampler *sampler, struct rng *rng, int kind,
                   uint8_t kinds[ARMY_MAX])
{
    uint32_t whole = 0;
    for (int i = 0; i < sampler->count; i++)
        if (kinds[i] == KIND_UNKNOWN && !(never_moves(kind) && sampler->moved[i]))
            whole += sampler->likely[i][kind];
    int draw = rng_below(rng, (int)whole);
    for (int i = 0; i < sampler->count; i++) {
        if (kinds[i] != KIND_UNKNOWN || (never_moves(kind) && sampler->moved[i]))
            continue;
        draw -= (int)sampler->likely[i][kind];
        if (draw < 0) {
            kinds[i] = (uint8_t)kind;
            return;
        }
    }
}

/* Assigning one after the other favours the first ones; swaps accepted according to their
 * likelihood correct that. */
static void exchange(const struct sampler *sampler, struct rng *rng, uint8_t kinds[ARMY_MAX])
{
    int a = rng_below(rng, sampler->count), b = rng_below(rng, sampler->count);
    int of_a = kinds[a], of_b = kinds[b];
    if ((sampler->moved[a] && never_moves(of_b)) || (sampler->moved[b] && never_moves(of_a)))
        return;
    uint32_t before = sampler->likely[a][of_a] * sampler->likely[b][of_b];
    uint32_t after = sampler->likely[a][of_b] * sampler->likely[b][of_a];
    if (after < before && (uint32_t)rng_below(rng, (int)before) >= after)
        return;
    kinds[a] = (uint8_t)of_b;
    kinds[b] = (uint8_t)of_a;
}

void sampler_draw(const struct sampler *sampler, struct rng *rng, uint8_t kinds[ARMY_MAX])
{
    memset(kinds, KIND_UNKNOWN, ARMY_MAX);
    for (int i = 0; i < sampler->count; i++)
        assign(sampler, rng, sampler->supply[i], kinds);
    for (int i = 0; i < sampler->count * SHUFFLES; i++)
        exchange(sampler, rng, kinds);
}

/* Before the enemy's first move nothing has shown that they can move at all, but `ready` implied
 * it. */
static bool can_move(const struct game *game, const struct position *position)
{
    union position_room other;
    memcpy(&other, position, game->position_size);
    other.base.turn ^= 1;
    struct move list[MOVES_MAX];
    return game->moves(&other.base, list) > 0;
}

void sample_belief(const struct view *view, const struct belief *belief,
                   const struct sampler *sampler, struct rng *rng, union position_room *position)
{
    do {
        uint8_t drawn[ARMY_MAX], kinds[CELL_LIMIT] = {0};
        for (int i = 0; i < belief->count; i++)
            if (belief->pieces[i].cell != CELL_NONE)
                kinds[belief->pieces[i].cell] = belief->pieces[i].kind;
        sampler_draw(sampler, rng, drawn);
        for (int i = 0; i < sampler->count; i++)
            kinds[belief->pieces[sampler->pieces[i]].cell] = drawn[i];
        memcpy(position, observed(&view->now), view->game->position_size);
        view->game->hidden->unmask(&position->base, kinds);
    } while (belief->turns[1 - view->viewer] == 0 && !can_move(view->game, &position->base));
}

void sample(const struct view *view, const struct setup_habits *habits, struct rng *rng,
            union position_room *position)
{
    struct belief belief;
    struct sampler sampler;
    belief_take(&belief, view);
    sampler_prepare(&sampler, &belief, 1 - view->viewer,
                    settings_get(view->game, &view->settings, "army"), habits);
    sample_belief(view, &belief, &sampler, rng, position);
}
