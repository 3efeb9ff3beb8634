#include "ai/view.h"

#include <assert.h>
#include <stdlib.h>

#include "core/text.h"

/* A placement that nobody noticed and a piece of unknown kind would give the setup away. Moves that
 * end a match have no events and are no secret. */
static bool move_known(const struct match_step *step, const struct events *seen, bool own)
{
    if (own || step->move.verb == VERB_RESIGN || step->move.verb == VERB_DRAW)
        return true;
    if (seen->count == 0)
        return false;
    return step->move.verb != VERB_PLACE || seen->list[0].kind != KIND_UNKNOWN;
}

static void take_step(struct view_step *out, const struct match *match, int index, int viewer)
{
    const struct match_step *step = &match->steps[index];
    struct observation after;
    *out = (struct view_step){
        .turn_start = step->turn_start,
        .player = match_position(match, index)->turn,
    };
    match_events(match, index, viewer, &out->events);
    out->known = move_known(step, &out->events, out->player == viewer);
    out->move = out->known ? step->move : move_word(VERB_READY);
    match_observe(match, index + 1, viewer, &after);
    out->hash = observed(&after)->hash;
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
    match_observe(match, match->at, viewer, &view->now);
    for (int i = 0; i < match->at; i++)
        take_step(&view->steps[i], match, i, viewer);
}

void view_free(struct view *view)
{
    free(view->steps);
    *view = (struct view){0};
}

int view_moves(const struct view *view, struct move list[MOVES_MAX])
{
    assert(observed(&view->now)->turn == view->viewer);
    return view->game->moves(observed(&view->now), list);
}
