/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "ai/deductions.h"

#include <stdlib.h>
#include <string.h>

#include "ai/knowledge.h"
#include "base/text.h"
#include "core/event_text.h"

/* One player's knowledge as the match is replayed. */
struct replay {
    struct knowledge knowledge;
    uint16_t possible[GEOMETRY_CELLS_MAX];
    int since[GEOMETRY_CELLS_MAX]; /* turns completed when the set became what it is */
};

static void add_certainty(struct deductions *deductions, struct certainty certainty)
{
    size_t size = ((size_t)deductions->certainty_count + 1) * sizeof certainty;
    deductions->certainties = memory_resize(deductions->certainties, size);
    deductions->certainties[deductions->certainty_count++] = certainty;
}

static void add_attack(struct deductions *deductions, struct doomed_attack attack)
{
    size_t size = ((size_t)deductions->attack_count + 1) * sizeof attack;
    deductions->attacks = memory_resize(deductions->attacks, size);
    deductions->attacks[deductions->attack_count++] = attack;
}

/* Whether the attacker falls and the other does not, if the piece attacked is of this kind. */
static bool loses_to(const struct view *view, int index, int kind)
{
    const struct game *game = view->game;
    struct move move = view->steps[index].move;
    uint8_t kinds[CELL_LIMIT] = {0}; /* the others take no part */
    union position_room before, after;
    struct events events = {0};
    memcpy(&before, observed(&view->before[index]), game->position_size);
    kinds[move.to] = (uint8_t)kind;
    game->hidden->unmask(&before.base, kinds);
    game->apply(&before.base, move, &after.base, &events);
    return clash_end(&events, view->viewer) == CLASH_LOST;
}

/* Before the viewer's own step is taken into account. */
static void judge_attack(struct deductions *deductions, const struct replay *replay)
{
    const struct view *view = replay->knowledge.view;
    int index = replay->knowledge.at;
    const struct view_step *step = &view->steps[index];
    if (step->player != view->viewer || step->move.verb != VERB_MOVE)
        return;
    const struct known_piece *target = known_piece_on(&replay->knowledge, step->move.to);
    if (!target)
        return;
    int piece = (int)(target - replay->knowledge.pieces);
    for (int kind = 0; kind < view->game->kind_count; kind++)
        if (replay->possible[piece] >> kind & 1 && !loses_to(view, index, kind))
            return;
    add_attack(deductions,
               (struct doomed_attack){index, replay->since[piece], replay->possible[piece]});
}

/* After a step: sets that became smaller, and whether one came down to a single kind. */
static void compare(struct deductions *deductions, struct replay *replay,
                    const uint16_t before[GEOMETRY_CELLS_MAX])
{
    const struct knowledge *knowledge = &replay->knowledge;
    for (int i = 0; i < knowledge->count; i++) {
        const struct known_piece *piece = &knowledge->pieces[i];
        if (replay->possible[i] == before[i] || piece->cell == CELL_NONE)
            continue;
        replay->since[i] = knowledge->ply;
        if (only_kind(replay->possible[i]) && piece->shown == NOT_SHOWN)
            add_certainty(deductions,
                          (struct certainty){.step = knowledge->at - 1,
                                             .player = (uint8_t)knowledge->view->viewer,
                                             .cell = piece->cell,
                                             .kind = (uint8_t)__builtin_ctz(replay->possible[i])});
    }
}

static void replay_for(struct deductions *deductions, const struct match *match, int player)
{
    struct view view;
    struct replay replay = {.since = {0}};
    uint16_t before[GEOMETRY_CELLS_MAX];
    struct match whole = *match; /* shares the history */
    whole.at = whole.length;
    view_take(&view, &whole, player);
    knowledge_begin(&replay.knowledge, &view);
    knowledge_deduce(&replay.knowledge, replay.possible);
    while (replay.knowledge.at < view.step_count) {
        memcpy(before, replay.possible, sizeof before);
        judge_attack(deductions, &replay);
        knowledge_advance(&replay.knowledge);
        knowledge_deduce(&replay.knowledge, replay.possible);
        compare(deductions, &replay, before);
    }
    view_free(&view);
}

void deductions_take(struct deductions *deductions, const struct match *match)
{
    *deductions = (struct deductions){0};
    for (int player = 0; player < 2 && game_hides_pieces(match->game); player++)
        replay_for(deductions, match, player);
}

void deductions_free(struct deductions *deductions)
{
    free(deductions->certainties);
    free(deductions->attacks);
    *deductions = (struct deductions){0};
}

const struct doomed_attack *doomed_attack_at(const struct deductions *deductions, int step)
{
    for (int i = 0; i < deductions->attack_count; i++)
        if (deductions->attacks[i].step == step)
            return &deductions->attacks[i];
    return NULL;
}
