/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "core/refusal.h"

#include <stdio.h>

#include "base/i18n.h"
#include "base/text.h"
#include "core/notation.h"

/* What the legal moves have in common with the refused one. */
struct offer {
    int count;
    bool verb[VERB_TIME + 1]; /* some legal move has this verb */
    bool from_cell;           /* some legal move starts at the wanted cell */
};

static struct offer offer_of(const struct game *game, const struct position *position, int from)
{
    struct move list[MOVES_MAX];
    struct offer offer = {.count = game->moves(position, list)};
    for (int i = 0; i < offer.count; i++) {
        offer.verb[list[i].verb] = true;
        offer.from_cell |= list[i].from == from && from != CELL_NONE;
    }
    return offer;
}

static bool refuse_everything(const struct game *game, const struct position *position,
                              struct fault *fault)
{
    if (outcome_over(game->result(position)))
        return fault_set(fault, _("the game is over"));
    return fault_set(fault,
                     _("none of these pieces could move: take some back and place them elsewhere"));
}

static bool refuse_phase(const struct offer *offer, struct fault *fault)
{
    if (offer->verb[VERB_REMOVE])
        return fault_set(fault, _("an enemy piece has to be removed first"));
    if (offer->verb[VERB_READY])
        return fault_set(fault, _("all pieces are placed: finish with 'ready'"));
    if (offer->verb[VERB_PLACE])
        return fault_set(fault, _("pieces are still being placed"));
    return fault_set(fault, _("pieces now move from one cell to another"));
}

/* Explains whose piece is on `cell`, if it is not the player's own. */
static bool refuse_piece(const struct game *game, const struct position *position, int cell,
                         bool has_move, struct fault *fault)
{
    char name[CELL_TEXT];
    cell_format(cell, name);
    struct piece piece = game->piece_at(position, cell);
    if (piece.owner == NOBODY)
        return fault_set(fault, _("there is no piece on %s"), name);
    const char *kind = _(game_kind(game, piece.kind)->name);
    if (piece.owner != position->turn)
        return fault_set(fault, _("the piece on %s belongs to player %d"), name, piece.owner + 1);
    if (!has_move)
        return fault_set(fault, _("the %s on %s cannot move"), kind, name);
    return true;
}

static bool refuse_move(const struct game *game, const struct position *position, struct move move,
                        const struct offer *offer, struct fault *fault)
{
    if (!refuse_piece(game, position, move.from, offer->from_cell, fault))
        return false;
    char to[CELL_TEXT];
    const char *kind = _(game_kind(game, game->piece_at(position, move.from).kind)->name);
    if (move.verb == VERB_EXIT)
        return fault_set(fault, _("a %s of player %d cannot leave the board from there"), kind,
                         position->turn + 1);
    cell_format(move.to, to);
    return fault_set(fault, _("a %s of player %d cannot reach %s"), kind, position->turn + 1, to);
}

static bool refuse_removal(const struct game *game, const struct position *position,
                           struct move move, struct fault *fault)
{
    char name[CELL_TEXT];
    cell_format(move.to, name);
    struct piece piece = game->piece_at(position, move.to);
    if (piece.owner != 1 - position->turn)
        return fault_set(fault, _("there is no enemy piece on %s"), name);
    return fault_set(fault, _("the piece on %s may not be removed"), name);
}

static bool refuse_placement(const struct game *game, const struct position *position,
                             struct move move, struct fault *fault)
{
    char name[CELL_TEXT];
    cell_format(move.to, name);
    if (game->piece_at(position, move.to).owner != NOBODY)
        return fault_set(fault, _("%s is occupied"), name);
    if (game->tally(position, position->turn, move.kind).in_hand == 0)
        return fault_set(fault, _("no %s is left in hand"), _(game->kinds[move.kind].name));
    return fault_set(fault, _("player %d cannot place that on %s"), position->turn + 1, name);
}

/* In the game's own words. */
static bool refuse_in_game_words(const struct game *game, const struct position *position,
                                 struct move move, int reason, struct fault *fault)
{
    char from[CELL_TEXT], cell[CELL_TEXT], number[12], text[sizeof fault->text];
    int kind = move.from == CELL_NONE ? move.kind : game->piece_at(position, move.from).kind;
    cell_format(move.from, from);
    cell_format(move.to, cell);
    snprintf(number, sizeof number, "%d", position->turn + 1);
    const struct filling fillings[] = {{"from", from},
                                       {"cell", cell},
                                       {"kind", _(game_kind(game, kind)->name)},
                                       {"number", number},
                                       {NULL, NULL}};
    text_fill(text, sizeof text, _(game->refusals[reason]), fillings);
    return fault_set(fault, "%s", text);
}

bool refuse(const struct game *game, const struct position *position, struct move move,
            struct fault *fault)
{
    struct offer offer = offer_of(game, position, move.from);
    if (offer.count == 0)
        return refuse_everything(game, position, fault);
    int reason = game_why_not(game, position, move);
    if (reason != REFUSAL_NONE)
        return refuse_in_game_words(game, position, move, reason, fault);
    int cells[2] = {move.from, move.to};
    for (int i = 0; i < 2; i++)
        if (cells[i] != CELL_NONE && game->piece_at(position, cells[i]).owner == NOWHERE) {
            char name[CELL_TEXT];
            cell_format(cells[i], name);
            return fault_set(fault, _("%s is not a cell of this board"), name);
        }
    bool moving = move.verb == VERB_MOVE || move.verb == VERB_EXIT;
    bool offered = moving ? offer.verb[VERB_MOVE] || offer.verb[VERB_EXIT] : offer.verb[move.verb];
    if (!offered)
        return refuse_phase(&offer, fault);
    if (moving)
        return refuse_move(game, position, move, &offer, fault);
    if (move.verb == VERB_REMOVE)
        return refuse_removal(game, position, move, fault);
    return refuse_placement(game, position, move, fault);
}

bool can_pick_up(const struct game *game, const struct position *position, int cell,
                 struct fault *fault)
{
    struct offer offer = offer_of(game, position, cell);
    if (offer.count == 0)
        return refuse_everything(game, position, fault);
    if (!offer.verb[VERB_MOVE] && !offer.verb[VERB_EXIT])
        return refuse_phase(&offer, fault);
    return refuse_piece(game, position, cell, offer.from_cell, fault);
}
