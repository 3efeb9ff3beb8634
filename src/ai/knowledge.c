/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "ai/knowledge.h"

#include <string.h>

static const struct observation *seen_at(const struct view *view, int index)
{
    return index < view->step_count ? &view->before[index] : &view->now;
}

static uint16_t bit(int kind)
{
    return (uint16_t)(1u << kind);
}

/* ---- the deeds of each piece ---- */

static uint16_t army_of(const struct view *view, const struct observation *seen, int player)
{
    uint16_t army = 0;
    for (int kind = 0; kind < view->game->kind_count; kind++)
        if (view->game->tally(observed(seen), player, kind).on_board > 0)
            army |= bit(kind);
    return army;
}

static void add_piece(struct knowledge *knowledge, int cell, uint16_t possible)
{
    knowledge->who[cell] = (uint8_t)knowledge->count;
    knowledge->pieces[knowledge->count++] = (struct known_piece){.origin = (uint8_t)cell,
                                                                 .cell = (uint8_t)cell,
                                                                 .possible = possible,
                                                                 .shown = NOT_SHOWN,
                                                                 .shown_kind = KIND_UNKNOWN};
}

static struct known_piece *piece_on(struct knowledge *knowledge, int cell)
{
    int index = cell < CELL_LIMIT ? knowledge->who[cell] : NO_PIECE_HERE;
    return index == NO_PIECE_HERE ? NULL : &knowledge->pieces[index];
}

static void show_piece(const struct knowledge *knowledge, struct known_piece *piece, int kind)
{
    piece->possible = bit(kind);
    piece->shown = knowledge->ply;
    piece->shown_kind = (uint8_t)kind;
}

void knowledge_begin(struct knowledge *knowledge, const struct view *view)
{
    int enemy = 1 - view->viewer;
    *knowledge = (struct knowledge){.view = view};
    memset(knowledge->who, NO_PIECE_HERE, sizeof knowledge->who);
    while (knowledge->at < view->step_count &&
           observed(seen_at(view, knowledge->at))->phase == PHASE_SETUP)
        knowledge->at++;
    const struct observation *start = seen_at(view, knowledge->at);
    if (!game_hides_pieces(view->game) || observed(start)->phase == PHASE_SETUP)
        return;
    uint16_t army = army_of(view, start, enemy);
    for (int cell = 0; cell < CELL_LIMIT; cell++) {
        struct piece piece = observed_piece(view->game, start, cell);
        if (piece.owner != enemy)
            continue;
        add_piece(knowledge, cell, army);
        if (piece.kind != KIND_UNKNOWN)
            show_piece(knowledge, piece_on(knowledge, cell), piece.kind);
    }
}

static bool has_move(const struct game *game, const struct position *position, struct move move)
{
    struct move list[MOVES_MAX];
    int count = game->moves(position, list);
    for (int i = 0; i < count; i++)
        if (move_equal(list[i], move))
            return true;
    return false;
}

/* Which of these kinds could have made the enemy's move `index`: asks the rules, with that kind in
 * its place. */
static uint16_t kinds_that_could(const struct view *view, int index, uint16_t possible)
{
    const struct game *game = view->game;
    struct move move = view->steps[index].move;
    for (int kind = 0; kind < game->kind_count; kind++) {
        uint8_t kinds[CELL_LIMIT] = {0}; /* the kinds of the others do not affect its moves */
        union position_room position;
        if (!(possible & bit(kind)))
            continue;
        memcpy(&position, observed(&view->before[index]), game->position_size);
        kinds[move.from] = (uint8_t)kind;
        game->hidden->unmask(&position.base, kinds);
        if (!has_move(game, &position.base, move))
            possible &= (uint16_t)~bit(kind);
    }
    return possible;
}

static void judge_move(struct knowledge *knowledge, const struct view_step *step)
{
    struct known_piece *piece = piece_on(knowledge, step->move.from);
    if (!piece || only_kind(piece->possible))
        return;
    piece->possible = kinds_that_could(knowledge->view, knowledge->at, piece->possible);
    piece->betrayed = only_kind(piece->possible);
}

static void follow(struct knowledge *knowledge, const struct event *event)
{
    struct known_piece *piece =
        event->player != knowledge->view->viewer ? piece_on(knowledge, event->from) : NULL;
    if (!piece)
        return;
    switch (event->type) {
    case EVENT_REVEALED:
        show_piece(knowledge, piece, event->kind);
        break;
    case EVENT_MOVED:
        knowledge->who[event->to] = knowledge->who[event->from];
        knowledge->who[event->from] = NO_PIECE_HERE;
        piece->cell = event->to;
        piece->moves++;
        break;
    case EVENT_CAPTURED:
    case EVENT_REMOVED:
    case EVENT_LEFT:
        knowledge->who[event->from] = NO_PIECE_HERE;
        piece->cell = CELL_NONE;
        break;
    default:
        break;
    }
}

/* Of the step just followed: the viewer's pieces that fell to the enemy piece that stands where
 * they met. */
static void count_beaten(struct knowledge *knowledge, const struct view_step *step)
{
    struct known_piece *winner = piece_on(knowledge, step->move.to);
    for (int i = 0; winner && i < step->events.count; i++) {
        const struct event *event = &step->events.list[i];
        if (event->type == EVENT_CAPTURED && event->player == knowledge->view->viewer)
            winner->beaten |= bit(event->kind);
    }
}

bool knowledge_advance(struct knowledge *knowledge)
{
    const struct view *view = knowledge->view;
    if (knowledge->at == view->step_count)
        return false;
    const struct view_step *step = &view->steps[knowledge->at];
    bool moves = step->known && step->move.verb == VERB_MOVE;
    knowledge->ply += step->turn_start;
    if (moves && step->player != view->viewer)
        judge_move(knowledge, step);
    for (int i = 0; i < step->events.count; i++)
        follow(knowledge, &step->events.list[i]);
    if (moves)
        count_beaten(knowledge, step);
    knowledge->at++;
    return true;
}

void knowledge_take(struct knowledge *knowledge, const struct view *view)
{
    knowledge_begin(knowledge, view);
    while (knowledge_advance(knowledge))
        ;
}

const struct known_piece *known_piece_on(const struct knowledge *knowledge, int cell)
{
    int index = cell < CELL_LIMIT ? knowledge->who[cell] : NO_PIECE_HERE;
    return index == NO_PIECE_HERE ? NULL : &knowledge->pieces[index];
}

/* ---- counting ---- */

/* An arrangement gives every piece a kind: pieces on one side, what is left of the army on the
 * other. */
struct arrangement {
    const struct knowledge *knowledge;
    int left[KINDS_MAX];
    uint8_t kind[GEOMETRY_CELLS_MAX]; /* of each piece; KIND_UNKNOWN: none yet, or fallen */
};

static int given(const struct arrangement *arrangement, int kind)
{
    int count = 0;
    for (int i = 0; i < arrangement->knowledge->count; i++)
        count += arrangement->kind[i] == kind;
    return count;
}

/* Gives the piece a kind, moving others to make room; `tried` are kinds not to be asked again. */
static bool give_kind(struct arrangement *arrangement, int piece, uint16_t *tried)
{
    const struct knowledge *knowledge = arrangement->knowledge;
    for (int kind = 0; kind < KINDS_MAX; kind++) {
        if (!(knowledge->pieces[piece].possible & bit(kind)) || *tried & bit(kind))
            continue;
        *tried |= bit(kind);
        bool room = given(arrangement, kind) < arrangement->left[kind];
        for (int i = 0; i < knowledge->count && !room; i++)
            room = arrangement->kind[i] == kind && give_kind(arrangement, i, tried);
        if (room) {
            arrangement->kind[piece] = (uint8_t)kind;
            return true;
        }
    }
    return false;
}

static bool arrange(struct arrangement *arrangement, const struct knowledge *knowledge)
{
    const struct view *view = knowledge->view;
    const struct position *now = observed(seen_at(view, knowledge->at));
    arrangement->knowledge = knowledge;
    memset(arrangement->left, 0, sizeof arrangement->left);
    memset(arrangement->kind, KIND_UNKNOWN, sizeof arrangement->kind);
    for (int kind = 0; kind < view->game->kind_count; kind++)
        arrangement->left[kind] = view->game->tally(now, 1 - view->viewer, kind).on_board;
    for (int i = 0; i < knowledge->count; i++) {
        uint16_t tried = 0;
        if (knowledge->pieces[i].cell != CELL_NONE && !give_kind(arrangement, i, &tried))
            return false;
    }
    return true;
}

/* From one arrangement all others are reached by passing kinds around. `passes[k]`: the kinds to
 * which the pieces now of kind k can change, directly or by making others change as well. */
static void find_passes(const struct arrangement *arrangement, uint16_t passes[KINDS_MAX])
{
    const struct knowledge *knowledge = arrangement->knowledge;
    memset(passes, 0, KINDS_MAX * sizeof *passes);
    for (int i = 0; i < knowledge->count; i++)
        if (arrangement->kind[i] != KIND_UNKNOWN)
            passes[arrangement->kind[i]] |= knowledge->pieces[i].possible;
    for (int through = 0; through < KINDS_MAX; through++)
        for (int kind = 0; kind < KINDS_MAX; kind++)
            if (passes[kind] & bit(through))
                passes[kind] |= passes[through];
}

void knowledge_deduce(const struct knowledge *knowledge, uint16_t possible[GEOMETRY_CELLS_MAX])
{
    struct arrangement arrangement;
    uint16_t passes[KINDS_MAX];
    for (int i = 0; i < knowledge->count; i++)
        possible[i] = knowledge->pieces[i].possible;
    if (!arrange(&arrangement, knowledge))
        return; /* cannot be: the true pieces are an arrangement */
    find_passes(&arrangement, passes);
    for (int i = 0; i < knowledge->count; i++)
        for (int kind = 0; kind < KINDS_MAX && arrangement.kind[i] != KIND_UNKNOWN; kind++)
            if (kind != arrangement.kind[i] && !(passes[kind] & bit(arrangement.kind[i])))
                possible[i] &= (uint16_t)~bit(kind);
}
