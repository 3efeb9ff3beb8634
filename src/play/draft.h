/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* An army being arranged before it is played: always complete, so that every change is a swap. The
 * cells and the number of pieces come from the game's own moves and tallies. */
#ifndef PLAY_DRAFT_H
#define PLAY_DRAFT_H

#include "base/rng.h"
#include "core/match.h"

enum { DRAFT_EMPTY = 255, DRAFT_TEXT = 256 };

struct draft {
    const struct game *game;
    int player;
    int count;                 /* cells of the player's own rows */
    uint8_t cells[CELL_LIMIT]; /* these cells, from the front row back, left to right as the player
                                  sees them */
    uint8_t kind[CELL_LIMIT];  /* on each cell, or DRAFT_EMPTY */
    int preset;                /* the last ready-made setup shown */
    union position_room start; /* the position before the setup, for the rules alone */
};

/* Starts from the position in which the player to move begins the setup; arranges the army at
 * random. */
void draft_open(struct draft *draft, const struct game *game, const struct position *position,
                struct rng *rng);
void draft_shuffle(struct draft *draft, struct rng *rng);
bool draft_has(const struct draft *draft, int cell);
void draft_swap(struct draft *draft, int a, int b);
void draft_mirror(struct draft *draft);

/* The next ready-made setup for this army; false if there is none. */
bool draft_next_preset(struct draft *draft);

/* As text, for favourites: the kinds' symbols in the order of the cells, '.' for empty ones. */
void draft_write(const struct draft *draft, char text[DRAFT_TEXT]);
/* False, changing nothing, if the text does not fit this army. Pieces of a kind that the army lacks
 * by handicap are left out. */
bool draft_read(struct draft *draft, const char *text);

/* Appends the placements to the match's current position as undone moves, so that saves contain
 * them but no viewer sees them. */
void draft_keep(const struct draft *draft, struct match *match);
/* Reads them back; false, changing nothing, if they are not a complete army. */
bool draft_recall(struct draft *draft, const struct match *match);

/* Whether the game accepts the army as it stands; otherwise the reason. */
bool draft_check(const struct draft *draft, struct fault *fault);

/* Plays the placements and "ready". False, with the reason, if the game does not accept them (no
 * piece could move); the match is then unchanged. */
bool draft_play(const struct draft *draft, struct match *match, struct fault *fault);

#endif
