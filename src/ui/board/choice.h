/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Choosing a move: the selection, the focus, and the legal moves that match them. Filters
 * the game's own list of moves; the preview plays the candidate on a copy and reads its events. */
#ifndef UI_BOARD_CHOICE_H
#define UI_BOARD_CHOICE_H

#include "core/match.h"
#include "ui/board/board_view.h"

struct choice {
    bool discreet; /* refusals name no kind, because the screen hides it too */
    bool naming;   /* a hidden piece is to be named: its "move" stays on its cell */
    const struct game *game;
    struct observation now;
    int count;
    struct move moves[MOVES_MAX];
    int selected; /* cell or CELL_NONE */
    int focus;    /* cell, CELL_EXIT or CELL_NONE */
};

enum choice_answer {
    CHOICE_NOTHING,
    CHOICE_SELECTED,
    CHOICE_DESELECTED,
    CHOICE_MOVE,
    CHOICE_REFUSED
};

/* Lists the moves of a position as the player to move sees it; none unless `mine`. */
void choice_set_position(struct choice *choice, const struct game *game,
                         const struct observation *observation, bool mine);

/* Lists the enemy pieces of unknown kind, one of which is to be named: chosen, and chosen again. */
void choice_set_suspects(struct choice *choice, const struct game *game,
                         const struct observation *observation);

/* A press on a cell (or CELL_EXIT): selects, deselects, moves, or refuses with the reason. */
enum choice_answer choice_press(struct choice *choice, int cell, struct move *move,
                                struct fault *fault);

/* A sensible cell for the focus to start on. */
int choice_first_focus(const struct choice *choice);

/* Adds selection, destinations, focus and capture preview to the marks. */
/* What a move would gain: its captures, and the rectangle it spans. */
void choice_mark_gain(const struct choice *choice, struct move move, struct marks *marks);
void choice_mark(const struct choice *choice, struct marks *marks);

/* Whether the moves place or remove pieces, so that a press needs no selection. */
bool choice_is_direct(const struct choice *choice);

/* Tells the player what to do now, in one short line. */
const char *choice_prompt(const struct choice *choice);

/* What the move that is pointed at would capture; empty if nothing. To be read at once. Only for
 * the eye: who listens hears it with the cell. */
const char *choice_pointed_capture(const struct choice *choice);

#endif
