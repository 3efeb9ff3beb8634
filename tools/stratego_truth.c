/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Compares what the Stratego player believes of hidden pieces with the truth, in saved games:
 *
 *   stratego_truth NAME FILE…
 *
 * The games are seen by the player whose name contains NAME. docs/stratego-player.md shows the
 * figures, on which the weights in src/games/stratego/sampling.c and exposure.c rest. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/rng.h"
#include "core/save.h"
#include "games/stratego/sampling.h"
#include "games/stratego/stratego.h"

enum {
    DRAWS = 128,
    EVERY = 16, /* turns between two looks at all hidden pieces */
    GROUPS = 4  /* marshal; general and colonels; majors; captains */
};

/* How often something happened, and how often it had been expected. */
struct score {
    double expected;
    long cases, true_ones;
};

struct truth {
    struct setup_habits habits;
    struct rng rng;
    double bits[2]; /* of surprise at hidden pieces, by whether they have moved */
    long pieces[2];
    struct score kinds[2][KINDS];
    struct score flags[SETUP_ROWS]; /* attacked pieces, by row from the back */
    struct score beaten[GROUPS][2]; /* our known pieces, by the hidden one beside them */
};

/* What one player believes at one moment. */
struct moment {
    struct view view;
    struct belief belief;
    struct sampler sampler;
    int drawn[ARMY_MAX][KINDS]; /* out of DRAWS, by place in the sampler */
};

static void take_moment(struct truth *truth, const struct match *match, int viewer,
                        struct moment *moment)
{
    int army = settings_get(match->game, &match->settings, "army");
    view_take(&moment->view, match, viewer);
    belief_take(&moment->belief, &moment->view);
    sampler_prepare(&moment->sampler, &moment->belief, 1 - viewer, army, &truth->habits);
    memset(moment->drawn, 0, sizeof moment->drawn);
    for (int i = 0; i < DRAWS; i++) {
        uint8_t kinds[ARMY_MAX];
        sampler_draw(&moment->sampler, &truth->rng, kinds);
        for (int j = 0; j < moment->sampler.count; j++)
            moment->drawn[j][kinds[j]]++;
    }
}

static void count(struct score *score, int drawn, bool is_true)
{
    score->expected += (double)drawn / DRAWS;
    score->cases++;
    score->true_ones += is_true;
}

static int kind_on(const struct match *match, int cell)
{
    return match->game->piece_at(match_now(match), cell).kind;
}

static const struct stratego_piece *hidden_piece(const struct moment *moment, int place)
{
    return &moment->belief.pieces[moment->sampler.pieces[place]];
}

static void look_at_all(struct truth *truth, const struct match *match, const struct moment *moment)
{
    for (int i = 0; i < moment->sampler.count; i++) {
        int kind = kind_on(match, hidden_piece(moment, i)->cell), moved = moment->sampler.moved[i];
        truth->bits[moved] -= log2((moment->drawn[i][kind] + 0.3) / (DRAWS + 0.3 * KINDS));
        truth->pieces[moved]++;
        for (int k = 0; k < KINDS; k++)
            count(&truth->kinds[moved][k], moment->drawn[i][k], k == kind);
    }
}

static void look_at_target(struct truth *truth, const struct match *match,
                           const struct moment *moment, int target)
{
    for (int i = 0; i < moment->sampler.count; i++) {
        const struct stratego_piece *piece = hidden_piece(moment, i);
        if (piece->cell == target && piece->moves == 0)
            count(&truth->flags[row_from_back(target, piece->owner)], moment->drawn[i][FLAG],
                  kind_on(match, target) == FLAG);
    }
}

static int group_of(int kind)
{
    static const int8_t groups[KINDS] = {0, 1, 1, 2, 3, -1, -1, -1, -1, -1, -1, -1};
    return groups[kind];
}

static bool beats(int kind, int victim)
{
    return !never_moves(kind) && battle(kind, victim) == ATTACKER_STAYS;
}

/* After a move of the viewer's to this cell. */
static void look_at_neighbours(struct truth *truth, const struct match *match,
                               const struct moment *moment, int cell)
{
    int mover = moment->belief.who[cell];
    if (mover == NO_PIECE || moment->belief.pieces[mover].owner != moment->belief.viewer ||
        moment->belief.pieces[mover].public == KIND_UNKNOWN)
        return;
    int kind = moment->belief.pieces[mover].kind, group = group_of(kind);
    for (int i = 0; group >= 0 && i < moment->sampler.count; i++) {
        int other = hidden_piece(moment, i)->cell, way = abs(other - cell), drawn = 0;
        if (way != 1 && way != BOARD_STRIDE)
            continue;
        for (int k = 0; k < KINDS; k++)
            drawn += beats(k, kind) ? moment->drawn[i][k] : 0;
        count(&truth->beaten[group][moment->sampler.moved[i]], drawn,
              beats(kind_on(match, other), kind));
    }
}

/* The position before step `index` of the match, and that step. */
static void look(struct truth *truth, struct match *match, int viewer, int index)
{
    static struct moment moment;
    match_go(match, index);
    if (match_now(match)->phase == PHASE_SETUP || outcome_over(match_outcome(match)))
        return;
    struct move next = match->steps[index].move, last = match->steps[index - 1].move;
    bool ours = match_now(match)->turn == viewer;
    take_moment(truth, match, viewer, &moment);
    if (match_ply(match, index) % EVERY == 0 && match_ply(match, index) > 0)
        look_at_all(truth, match, &moment);
    if (ours && next.verb == VERB_MOVE)
        look_at_target(truth, match, &moment, next.to);
    if (!ours && last.verb == VERB_MOVE)
        look_at_neighbours(truth, match, &moment, last.to);
    view_free(&moment.view);
}

static bool read_game(struct truth *truth, const char *name, const char *path)
{
    struct match match;
    struct fault fault;
    if (!save_load(path, &match, &fault)) {
        fprintf(stderr, "%s cannot be read\n", path);
        return false;
    }
    for (int viewer = 0; viewer < 2; viewer++)
        if (strstr(match.players[viewer].name, name))
            for (int i = 1; i < match.length; i++)
                look(truth, &match, viewer, i);
    match_free(&match);
    return true;
}

static void print_score(const char *what, int detail, const struct score *score)
{
    if (score->cases > 0)
        printf("%s %d: expected %.1f, true %ld of %ld\n", what, detail, score->expected,
               score->true_ones, score->cases);
}

static void print_truth(const struct truth *truth)
{
    static const char *const names[2][3] = {
        {"resting", "resting, kind", "beaten by a resting piece, group"},
        {"moved", "moved, kind", "beaten by a moved piece, group"}};
    for (int moved = 0; moved < 2; moved++) {
        printf("%s: %.3f bits per piece, %ld pieces\n", names[moved][0],
               truth->bits[moved] / (double)(truth->pieces[moved] ? truth->pieces[moved] : 1),
               truth->pieces[moved]);
        for (int kind = 0; kind < KINDS; kind++)
            print_score(names[moved][1], kind, &truth->kinds[moved][kind]);
        for (int group = 0; group < GROUPS; group++)
            print_score(names[moved][2], group, &truth->beaten[group][moved]);
    }
    for (int row = 0; row < SETUP_ROWS; row++)
        print_score("attacked piece is the flag, row", row, &truth->flags[row]);
}

int main(int argument_count, char **arguments)
{
    static struct truth truth = {.rng = {.state = 5}};
    if (argument_count < 3) {
        fprintf(stderr, "stratego_truth NAME FILE…\n");
        return 2;
    }
    setup_habits_learn(&truth.habits);
    bool good = true;
    for (int i = 2; i < argument_count; i++)
        good &= read_game(&truth, arguments[1], arguments[i]);
    print_truth(&truth);
    return good ? 0 : 1;
}
