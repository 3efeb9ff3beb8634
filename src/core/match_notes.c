/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Notes on pieces of a match, which are told apart by where they began. */
#include "core/match.h"

int match_start_index(const struct match *match)
{
    int index = 0;
    while (index < match->length && match_position(match, index)->phase == PHASE_SETUP)
        index++;
    return index;
}

static int owner_on(const struct match *match, int index, int cell)
{
    return match->game->piece_at(match_position(match, index), cell).owner;
}

void match_origins(const struct match *match, int index, uint8_t origins[CELL_LIMIT])
{
    int start = match_start_index(match);
    for (int cell = 0; cell < CELL_LIMIT; cell++)
        origins[cell] = owner_on(match, start, cell) < 2 ? (uint8_t)cell : CELL_NONE;
    for (int i = start; i < index; i++) {
        struct move move = match->steps[i].move;
        if (move.verb != VERB_MOVE)
            continue;
        int there = owner_on(match, i + 1, move.to);
        if (there == match_position(match, i)->turn)
            origins[move.to] = origins[move.from];
        else if (there > 1)
            origins[move.to] = CELL_NONE;
        origins[move.from] = CELL_NONE;
    }
}

/* Whether the piece there can have a note of this player. */
static bool takes_note(const struct match *match, int player, int index, int cell)
{
    return game_hides_pieces(match->game) && cell < CELL_LIMIT &&
           match_position(match, index)->phase != PHASE_SETUP &&
           owner_on(match, index, cell) == 1 - player;
}

bool match_set_note(struct match *match, int player, int index, struct noted noted)
{
    uint8_t origins[CELL_LIMIT];
    if (!takes_note(match, player, index, noted.cell))
        return false;
    match_origins(match, index, origins);
    struct note *note = &match->notes[player][origins[noted.cell]];
    match->note_changes += !note_equal(*note, noted.note);
    *note = noted.note;
    return true;
}

void match_notes(const struct match *match, int player, int index, struct note notes[CELL_LIMIT])
{
    uint8_t origins[CELL_LIMIT];
    match_origins(match, index, origins);
    for (int cell = 0; cell < CELL_LIMIT; cell++)
        notes[cell] = takes_note(match, player, index, cell) ? match->notes[player][origins[cell]]
                                                             : (struct note){0};
}
