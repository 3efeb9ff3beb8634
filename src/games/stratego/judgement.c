/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "games/stratego/judgement.h"

#include <string.h>

/* Tuned by self-play: docs/stratego-player.md. */
static const int16_t base_worth[2][KINDS] = {
    {[MARSHAL] = 420,
     [GENERAL] = 320,
     [MINER] = 110,
     [SCOUT] = 70,
     [SPY] = 120,
     [BOMB] = 90,
     [FLAG] = FLAG_WORTH},
    {520, 370, 260, 200, 110, 80, 70, 140, 50, 110, 110, FLAG_WORTH},
};

/* With the full army, a marshal or general that shows itself early is hunted down, by the spy or
 * into a bomb, while the enemy's keep hiding: their secrets are dear. */
static const int16_t base_secret[2][KINDS] = {
    {[MARSHAL] = 24, [GENERAL] = 16, [MINER] = 5, [SCOUT] = 3, [SPY] = 12, [BOMB] = 10},
    {300, 200, 50, 20, 10, 6, 4, 5, 2, 40, 45, 0},
};

/* The value of never having moved: the piece may be a bomb. And what is added, in per cent of its
 * own value, when nobody can stop a hunter. */
static const int16_t rest[2] = {0, 8}, prey[2] = {0, 25};

enum {
    BOMB_FEAR = 60,   /* per cent of its value, added to the loss of a high piece to a bomb */
    SPY_IDLE = 30,    /* the spy's value once the enemy's marshal is gone */
    UNRIVALLED = 120, /* added if no enemy on the board can beat it by attacking */
    LAST_MINER = 60,  /* added if it is the only one left and there are bombs */
    PLAN_REACH = 24,  /* steps: no relevant path on the board is longer */
    SPY_REACH = 6,    /* the spy waits for the marshal to come near */
    PLAN_MAX = 400,   /* no target attracts more */
    PLAN_SHARE = 60   /* each step towards a target yields this fraction of its promise */
};

struct count {
    int of[2][KINDS]; /* pieces on the board: losses are public */
};

static bool has_rival(const struct count *count, int enemy, int kind)
{
    for (int k = 0; k < kind; k++)
        if (count->of[enemy][k] > 0)
            return true;
    return kind == MARSHAL && count->of[enemy][SPY] > 0;
}

/* How many quarters of a secret's value count: a known piece has most to fear from stronger enemies
 * that are hidden. */
static int secret_quarters(const struct belief *belief, const struct count *count, int enemy,
                           int kind)
{
    if (never_moves(kind))
        return 4;
    int rivals = 0, hidden = 0;
    for (int k = 0; k < KINDS; k++)
        if (k < kind || (kind == MARSHAL && k == SPY)) {
            rivals += count->of[enemy][k];
            hidden += belief->hidden[enemy][k];
        }
    return hidden > 0 ? 4 : rivals > 0 ? 2 : 1;
}

/* The enemy's strongest piece, if it is strong and no piece of the player's can face it: it hunts
 * whatever has moved, for what has not moved may be a bomb. */
static int hunter(const struct count *count, int side)
{
    for (int kind = MARSHAL; kind <= MAJOR && count->of[side][kind] == 0; kind++)
        if (count->of[1 - side][kind] > 0)
            return kind;
    return KINDS;
}

static void judge_rest(struct judgement *judgement, const struct count *count, int army)
{
    for (int side = 0; side < 2; side++) {
        int first = hunter(count, side);
        for (int kind = 0; kind < KINDS; kind++) {
            int hunted = kind >= first && !never_moves(kind) ? judgement->worth[side][kind] : 0;
            judgement->rest[side][kind] = (int16_t)(rest[army] + hunted * prey[army] / 100);
        }
    }
}

static void judge_worth(struct judgement *judgement, const struct belief *belief,
                        const struct count *count, int army)
{
    for (int side = 0; side < 2; side++) {
        int16_t *worth = judgement->worth[side];
        memcpy(worth, base_worth[army], sizeof base_worth[army]);
        memcpy(judgement->secret[side], base_secret[army], sizeof base_secret[army]);
        int enemy = 1 - side;
        for (int kind = 0; kind < KINDS; kind++)
            judgement->secret[side][kind] =
                (int16_t)(judgement->secret[side][kind] *
                          secret_quarters(belief, count, enemy, kind) / 4);
        if (count->of[enemy][MARSHAL] == 0)
            worth[SPY] = SPY_IDLE;
        if (count->of[side][MINER] == 1 && count->of[enemy][BOMB] > 0)
            worth[MINER] = (int16_t)(worth[MINER] + LAST_MINER);
        for (int kind = MARSHAL; kind <= LIEUTENANT; kind++)
            if (!has_rival(count, enemy, kind)) {
                int top = base_worth[army][MARSHAL];
                worth[kind] =
                    (int16_t)((worth[kind] + top) / 2 + (kind == MARSHAL ? UNRIVALLED : 60));
            }
    }
}

int judge_battle(const struct judgement *judgement, int side, int attacker, int defender)
{
    int mine = judgement->worth[side][attacker], theirs = judgement->worth[1 - side][defender];
    switch (battle(attacker, defender)) {
    case ATTACKER_STAYS:
        return theirs;
    case DEFENDER_STAYS:
        return -mine;
    default:
        return theirs - mine;
    }
}

/* How often each kind occurs for each piece in the guesses of its enemy. */
static void judge_chances(struct judgement *judgement, const struct belief *belief,
                          const struct sampler samplers[2], struct rng *rng)
{
    memset(judgement->chance, 0, sizeof judgement->chance);
    for (int i = 0; i < belief->count; i++)
        if (belief->pieces[i].public != KIND_UNKNOWN)
            judgement->chance[i][belief->pieces[i].public] = GUESSES;
    for (int side = 0; side < 2; side++)
        for (int guess = 0; guess < GUESSES; guess++) {
            uint8_t kinds[ARMY_MAX];
            sampler_draw(&samplers[side], rng, kinds);
            for (int i = 0; i < samplers[side].count; i++)
                judgement->chance[samplers[side].pieces[i]][kinds[i]]++;
        }
}

static void judge_gambles(struct judgement *judgement, const struct belief *belief)
{
    for (int i = 0; i < belief->count; i++) {
        int side = 1 - belief->pieces[i].owner;
        for (int attacker = 0; attacker < BOMB; attacker++) {
            int sum = 0;
            for (int kind = 0; kind < KINDS; kind++) {
                int seen = belief->pieces[i].public == KIND_UNKNOWN
                               ? judgement->secret[1 - side][kind]
                               : 0;
                int fear = kind == BOMB && attacker <= MAJOR
                               ? judgement->worth[side][attacker] * BOMB_FEAR / 100
                               : 0;
                sum += judgement->chance[i][kind] *
                       (judge_battle(judgement, side, attacker, kind) + seen - fear);
            }
            judgement->gamble[attacker][i] = (int16_t)(sum / GUESSES);
        }
    }
}

/* Steps to a cell around the lakes; other pieces may move out of the way. */
static void measure_distances(int target, uint8_t steps[CELLS])
{
    static const int directions[] = {-BOARD_STRIDE, 1, BOARD_STRIDE, -1};
    uint8_t queue[CELLS];
    int head = 0, tail = 0;
    memset(steps, PLAN_REACH, CELLS);
    steps[target] = 0;
    queue[tail++] = (uint8_t)target;
    while (head < tail) {
        int cell = queue[head++];
        for (int i = 0; i < 4; i++) {
            int next = cell + directions[i];
            if (next < 0 || !is_cell(next) || steps[next] <= steps[cell] + 1)
                continue;
            steps[next] = (uint8_t)(steps[cell] + 1);
            queue[tail++] = (uint8_t)next;
        }
    }
}

static void pull_towards(struct judgement *judgement, int side, int piece,
                         const uint8_t steps[CELLS])
{
    for (int kind = 0; kind < BOMB; kind++) {
        int promise = judgement->gamble[kind][piece] - judgement->secret[side][kind];
        if (promise <= 0)
            continue;
        promise = promise > PLAN_MAX ? PLAN_MAX : promise;
        int reach = kind == SPY ? SPY_REACH : PLAN_REACH;
        for (int cell = 0; cell < CELLS; cell++) {
            int pull = promise * (reach - steps[cell]) / PLAN_SHARE;
            if (pull > judgement->pull[side][kind][cell])
                judgement->pull[side][kind][cell] = (int16_t)pull;
        }
    }
}

static void judge_plans(struct judgement *judgement, const struct belief *belief)
{
    memset(judgement->pull, 0, sizeof judgement->pull);
    for (int i = 0; i < belief->count; i++) {
        if (belief->pieces[i].cell == CELL_NONE)
            continue;
        uint8_t steps[CELLS];
        measure_distances(belief->pieces[i].cell, steps);
        pull_towards(judgement, 1 - belief->pieces[i].owner, i, steps);
    }
}

void judgement_make(struct judgement *judgement, const struct view *view,
                    const struct belief *belief, const struct sampler samplers[2], struct rng *rng)
{
    struct count count;
    for (int side = 0; side < 2; side++)
        for (int kind = 0; kind < KINDS; kind++)
            count.of[side][kind] = view->game->tally(observed(&view->now), side, kind).on_board;
    int army = settings_get(view->game, &view->settings, "army");
    judgement->army = army;
    judge_worth(judgement, belief, &count, army);
    judge_rest(judgement, &count, army);
    judge_chances(judgement, belief, samplers, rng);
    judge_gambles(judgement, belief);
    judge_plans(judgement, belief);
}
