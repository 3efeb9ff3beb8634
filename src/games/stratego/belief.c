/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "games/stratego/belief.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "games/stratego/evidence.h"

static int add_piece(struct belief *belief, int owner, int cell, int kind)
{
    assert(belief->count < PIECES_MAX);
    int piece = belief->count++;
    belief->pieces[piece] = (struct stratego_piece){
        .owner = (uint8_t)owner,
        .cell = CELL_NONE,
        .origin = (uint8_t)cell,
        .kind = (uint8_t)kind,
        .public = KIND_UNKNOWN,
    };
    belief->who[cell] = (uint8_t)piece;
    return piece;
}

static void read_board(struct belief *belief, const struct view *view)
{
    for (int cell = 0; cell < CELLS; cell++) {
        struct piece piece = observed_piece(view->game, &view->now, cell);
        if (piece.owner > 1)
            continue;
        int number = add_piece(belief, piece.owner, cell, piece.kind);
        belief->pieces[number].cell = (uint8_t)cell;
    }
}

static void show(struct belief *belief, int cell, int kind)
{
    struct stratego_piece *piece = &belief->pieces[belief->who[cell]];
    piece->kind = piece->public = (uint8_t)kind;
}

static void take_back_move(struct belief *belief, int from, int to)
{
    int number = belief->who[to];
    struct stratego_piece *piece = &belief->pieces[number];
    belief->who[to] = NO_PIECE;
    belief->who[from] = (uint8_t)number;
    piece->origin = (uint8_t)from;
    piece->moves++;
    int way = abs(from - to);
    if (way != 1 && way != BOARD_STRIDE)
        show(belief, from, SCOUT); /* only scouts go so far */
}

/* Pieces are traced backward from their current cells, since the start is hidden. */
static void take_back(struct belief *belief, const struct event *event)
{
    switch (event->type) {
    case EVENT_MOVED:
        take_back_move(belief, event->from, event->to);
        break;
    case EVENT_CAPTURED:
        add_piece(belief, event->player, event->from, event->kind);
        break;
    case EVENT_REVEALED:
        show(belief, event->from, event->kind);
        break;
    default:
        break;
    }
}

static void count_hidden(struct belief *belief, const struct view *view)
{
    for (int player = 0; player < 2; player++)
        for (int kind = 0; kind < KINDS; kind++)
            belief->hidden[player][kind] =
                (uint8_t)view->game->tally(observed(&view->now), player, kind).on_board;
    for (int i = 0; i < belief->count; i++) {
        const struct stratego_piece *piece = &belief->pieces[i];
        if (piece->cell != CELL_NONE && piece->public != KIND_UNKNOWN)
            belief->hidden[piece->owner][piece->public]--;
    }
}

void belief_take(struct belief *belief, const struct view *view)
{
    assert(observed(&view->now)->phase != PHASE_SETUP);
    *belief = (struct belief){.viewer = view->viewer};
    memset(belief->who, NO_PIECE, sizeof belief->who);
    read_board(belief, view);
    for (int i = view->step_count; i-- > 0;) {
        const struct view_step *step = &view->steps[i];
        belief->turns[step->player] += step->known && step->move.verb == VERB_MOVE;
        for (int j = step->events.count; j-- > 0;)
            take_back(belief, &step->events.list[j]);
    }
    memset(belief->who, NO_PIECE, sizeof belief->who);
    for (int i = 0; i < belief->count; i++)
        if (belief->pieces[i].cell != CELL_NONE)
            belief->who[belief->pieces[i].cell] = (uint8_t)i;
    count_hidden(belief, view);
    evidence_take(belief, view);
}

bool belief_possible(const struct belief *belief, int number, int kind)
{
    const struct stratego_piece *piece = &belief->pieces[number];
    if (piece->public != KIND_UNKNOWN)
        return piece->public == kind;
    return belief->hidden[piece->owner][kind] > 0 && !(piece->moves > 0 && never_moves(kind));
}
