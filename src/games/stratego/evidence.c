#include "games/stratego/evidence.h"

#include <stdlib.h>
#include <string.h>

#include "games/stratego/belief.h"

enum { REACH = 3 }; /* steps: pieces further apart ignore each other */

/* How a hidden piece near a known enemy reacted in its owner's turn. */
enum reaction { CAME_CLOSER, WENT_AWAY, STAYED, REACTIONS };

/* The result of attacking that enemy. */
enum prospect { WOULD_WIN, WOULD_TIE, WOULD_LOSE, CANNOT_MOVE, PROSPECTS };

/* How often a piece reacts this way, as a logarithm (−16 per halving), by whether it has ever moved
 * and by its distance in steps. Counted in games: docs/stratego-player.md. */
static const int16_t habit[2][REACH][REACTIONS][PROSPECTS] = {
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
    int nearest = NO_PIECE, least = REACH + 1;
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

static void weigh(struct scene *scene, int piece, struct move move)
{
    struct belief *belief = scene->belief;
    int threat = nearest_threat(scene, piece);
    if (threat == NO_PIECE)
        return;
    int from = scene->cell[piece], steps = steps_between(from, scene->cell[threat]);
    enum reaction reaction = STAYED;
    if (move.from == from)
        reaction = steps_between(move.to, scene->cell[threat]) < steps ? CAME_CLOSER : WENT_AWAY;
    const int16_t *row = habit[scene->moved[piece]][steps - 1][reaction];
    for (int kind = 0; kind < KINDS; kind++)
        belief->hint[piece][kind] = (int16_t)(belief->hint[piece][kind] +
                                              row[prospect(kind, belief->pieces[threat].public)]);
}

/* Turns with an attack are left out: the attacker is known afterwards, and nothing else may have
 * been as urgent. */
static void weigh_turn(struct scene *scene, struct move move, int player)
{
    const struct belief *belief = scene->belief;
    if (scene->who[move.to] != NO_PIECE)
        return;
    for (int i = 0; i < belief->count; i++)
        if (belief->pieces[i].owner == player && belief->pieces[i].public == KIND_UNKNOWN &&
            scene->cell[i] != CELL_NONE)
            weigh(scene, i, move);
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

void evidence_take(struct belief *belief, const struct view *view)
{
    struct scene scene = {.belief = belief};
    memset(scene.who, NO_PIECE, sizeof scene.who);
    memset(belief->hint, 0, sizeof belief->hint);
    for (int i = 0; i < belief->count; i++) {
        scene.cell[i] = belief->pieces[i].origin;
        scene.who[belief->pieces[i].origin] = (uint8_t)i;
    }
    for (int i = 0; i < view->step_count; i++) {
        const struct view_step *step = &view->steps[i];
        if (!step->known || step->move.verb != VERB_MOVE)
            continue;
        weigh_turn(&scene, step->move, step->player);
        for (int j = 0; j < step->events.count; j++)
            go_on(&scene, &step->events.list[j]);
    }
}
