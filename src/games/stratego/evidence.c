/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "games/stratego/evidence.h"

#include <stdlib.h>
#include <string.h>

#include "games/stratego/belief.h"

/* How often a piece reacts this way, as a logarithm (−16 per halving), by whether it has ever moved
 * and by its distance in steps. Counted in games
 * (docs/stratego-player.md); tools/stratego_habits.c counts them in others. */
static const int16_t habit[2][EVIDENCE_REACH][REACTIONS][PROSPECTS] = {
    {
        {{-96, -96, -96, -160}, {-122, -106, -74, -160}, {-12, -3, -1, 0}},
        {{-85, -90, -106, -160}, {-159, -106, -102, -160}, {0, 0, 0, 0}},
        {{-97, -106, -111, -160}, {-143, -127, -118, -160}, {0, 0, 0, 0}},
    },
    {
        {{-96, -96, -96, -160}, {-65, -45, -17, -160}, {-12, -6, -8, 0}},
        {{-32, -65, -90, -160}, {-81, -69, -61, -160}, {-4, -2, -1, 0}},
        {{-49, -58, -74, -160}, {-74, -81, -69, -160}, {-2, -1, -1, 0}},
    },
};

struct scene {
    struct belief *belief;
    const uint8_t *kinds; /* the true ones, when counting */
    struct evidence_counts *counts;
    uint8_t cell[PIECES_MAX]; /* where each piece stood at the time; CELL_NONE: lost */
    bool shown[PIECES_MAX], moved[PIECES_MAX];
    uint8_t who[CELL_LIMIT];
};

static int steps_between(int a, int b)
{
    return abs(cell_column(a) - cell_column(b)) + abs(cell_row(a) - cell_row(b));
}

/* The nearest known enemy that can move, or NO_PIECE if none is within reach. */
static int nearest_threat(const struct scene *scene, int piece)
{
    const struct belief *belief = scene->belief;
    int nearest = NO_PIECE, least = EVIDENCE_REACH + 1;
    for (int i = 0; i < belief->count; i++) {
        if (!scene->shown[i] || scene->cell[i] == CELL_NONE ||
            belief->pieces[i].owner == belief->pieces[piece].owner ||
            never_moves(belief->pieces[i].public))
            continue;
        int steps = steps_between(scene->cell[i], scene->cell[piece]);
        if (steps < least) {
            least = steps;
            nearest = i;
        }
    }
    return nearest;
}

static enum prospect prospect(int kind, int enemy)
{
    if (never_moves(kind))
        return CANNOT_MOVE;
    enum battle end = battle(kind, enemy);
    return end == ATTACKER_STAYS ? WOULD_WIN : end == NEITHER_STAYS ? WOULD_TIE : WOULD_LOSE;
}

struct sighting {
    int piece, threat; /* a hidden piece and the known enemy nearest to it */
    int steps;
    enum reaction reaction;
};

static void weigh(struct scene *scene, const struct sighting *seen)
{
    int16_t *hint = scene->belief->hint[seen->piece];
    const int16_t *row = habit[scene->moved[seen->piece]][seen->steps - 1][seen->reaction];
    for (int kind = 0; kind < KINDS; kind++)
        hint[kind] =
            (int16_t)(hint[kind] + row[prospect(kind, scene->belief->pieces[seen->threat].public)]);
}

static void count(struct scene *scene, const struct sighting *seen)
{
    enum prospect true_prospect =
        prospect(scene->kinds[seen->piece], scene->belief->pieces[seen->threat].public);
    scene->counts->of[scene->moved[seen->piece]][seen->steps - 1][seen->reaction][true_prospect]++;
}

static bool sees_threat(const struct scene *scene, int piece, struct move move,
                        struct sighting *seen)
{
    int threat = nearest_threat(scene, piece);
    if (threat == NO_PIECE)
        return false;
    int from = scene->cell[piece], steps = steps_between(from, scene->cell[threat]);
    *seen = (struct sighting){piece, threat, steps, STAYED};
    if (move.from == from)
        seen->reaction =
            steps_between(move.to, scene->cell[threat]) < steps ? CAME_CLOSER : WENT_AWAY;
    return true;
}

/* Turns with an attack are left out: the attacker is known afterwards, and nothing else may have
 * been as urgent. */
static void witness_turn(struct scene *scene, struct move move, int player)
{
    const struct belief *belief = scene->belief;
    if (scene->who[move.to] != NO_PIECE)
        return;
    for (int i = 0; i < belief->count; i++) {
        struct sighting seen;
        if (belief->pieces[i].owner != player || scene->shown[i] || scene->cell[i] == CELL_NONE ||
            !sees_threat(scene, i, move, &seen))
            continue;
        if (scene->counts)
            count(scene, &seen);
        else
            weigh(scene, &seen);
    }
}

static void go_on(struct scene *scene, const struct event *event)
{
    int piece =
        event->type == EVENT_MOVED || event->type == EVENT_CAPTURED || event->type == EVENT_REVEALED
            ? scene->who[event->from]
            : NO_PIECE;
    if (piece == NO_PIECE)
        return;
    if (event->type == EVENT_REVEALED) {
        scene->shown[piece] = true;
        return;
    }
    scene->who[event->from] = NO_PIECE;
    scene->cell[piece] = CELL_NONE;
    if (event->type == EVENT_MOVED) {
        int steps = steps_between(event->from, event->to);
        scene->who[event->to] = (uint8_t)piece;
        scene->cell[piece] = event->to;
        scene->moved[piece] = true;
        scene->shown[piece] |= steps > 1;
    }
}

static void witness(struct scene *scene, const struct view *view)
{
    const struct belief *belief = scene->belief;
    memset(scene->who, NO_PIECE, sizeof scene->who);
    for (int i = 0; i < belief->count; i++) {
        scene->cell[i] = belief->pieces[i].origin;
        scene->who[belief->pieces[i].origin] = (uint8_t)i;
    }
    for (int i = 0; i < view->step_count; i++) {
        const struct view_step *step = &view->steps[i];
        if (!step->known || step->move.verb != VERB_MOVE)
            continue;
        witness_turn(scene, step->move, step->player);
        for (int j = 0; j < step->events.count; j++)
            go_on(scene, &step->events.list[j]);
    }
}

void evidence_take(struct belief *belief, const struct view *view)
{
    struct scene scene = {.belief = belief};
    memset(belief->hint, 0, sizeof belief->hint);
    witness(&scene, view);
}

void evidence_count(struct belief *belief, const struct view *view, const uint8_t *kinds,
                    struct evidence_counts *counts)
{
    struct scene scene = {.belief = belief, .kinds = kinds, .counts = counts};
    witness(&scene, view);
}
