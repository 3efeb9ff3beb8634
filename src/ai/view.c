/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "ai/view.h"

#include <assert.h>
#include <stdlib.h>

#include "base/text.h"
#include "core/zobrist.h"

/* A placement that nobody noticed and a piece of unknown kind would give the setup away. Words
 * about the match have no events and are no secret. */
static bool move_known(const struct match_step *step, const struct events *seen, bool own)
{
    if (own || move_is_for_match(step->move))
        return true;
    if (seen->count == 0)
        return false;
    return step->move.verb != VERB_PLACE || seen->list[0].kind != KIND_UNKNOWN;
}

/* Of a masked position the game's own hash is blank, since it would betray hidden pieces. */
static uint64_t observed_hash(const struct game *game, const struct observation *observation)
{
    if (!game_hides_pieces(game))
        return observed(observation)->hash;
    uint64_t hash = observed(observation)->turn ? ZOBRIST_TURN : 0;
    for (int cell = 0; cell < CELL_LIMIT; cell++) {
        struct piece piece = observed_piece(game, observation, cell);
        if (piece.owner > 1)
            continue;
        hash ^= piece.kind == KIND_UNKNOWN ? zobrist_extra(piece.owner, cell)
                                           : zobrist_piece(piece.owner, piece.kind, cell);
    }
    return hash;
}

static void take_step(struct view *view, const struct match *match, int index)
{
    int viewer = view->viewer;
    struct view_step *out = &view->steps[index];
    const struct match_step *step = &match->steps[index];
    struct observation after;
    *out = (struct view_step){
        .turn_start = step->turn_start && step->move.verb != VERB_SWAP, /* the same position */
        .player = match_position(match, index)->turn,
    };
    match_events(match, index, viewer, &out->events);
    out->known = move_known(step, &out->events, out->player == viewer);
    out->move = out->known ? step->move : move_word(VERB_READY);
    match_observe(match, index + 1, viewer, &after);
    out->hash = observed_hash(match->game, &after);
}

void view_take(struct view *view, const struct match *match, int viewer)
{
    *view = (struct view){
        .game = match->game,
        .settings = match->settings,
        .viewer = viewer,
        .ply = match_ply(match, match->at),
        .step_count = match->at,
        .steps = memory_resize(NULL, ((size_t)match->at + 1) * sizeof *view->steps),
    };
    if (game_hides_pieces(match->game))
        view->before = memory_resize(NULL, ((size_t)match->at + 1) * sizeof *view->before);
    match_observe(match, match->at, viewer, &view->now);
    for (int i = 0; i < match->at; i++) {
        take_step(view, match, i);
        if (view->before)
            match_observe(match, i, viewer, &view->before[i]);
    }
}

void view_free(struct view *view)
{
    free(view->steps);
    free(view->before);
    *view = (struct view){0};
}

int view_moves(const struct view *view, struct move list[MOVES_MAX])
{
    assert(observed(&view->now)->turn == view->viewer);
    return view->game->moves(observed(&view->now), list);
}

static uint64_t seen_hash(const struct view *view, const struct position *position)
{
    struct observation seen;
    observe(view->game, position, view->viewer, &seen);
    return observed_hash(view->game, &seen);
}

int view_occurrences(const struct view *view, const struct position *position)
{
    union position_room start;
    view->game->start(&view->settings, &start.base);
    uint64_t hash = seen_hash(view, position);
    int count = seen_hash(view, &start.base) == hash;
    for (int i = 0; i < view->step_count; i++)
        count += view->steps[i].turn_start && view->steps[i].hash == hash;
    return count;
}
