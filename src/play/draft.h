/* An army being arranged before it is played: always complete, so that every change is a swap.
 * Where pieces may stand and how many there are comes from the game's own moves and tallies. */
#ifndef PLAY_DRAFT_H
#define PLAY_DRAFT_H

#include "base/rng.h"
#include "core/match.h"

enum { DRAFT_EMPTY = 255, DRAFT_TEXT = 256 };

struct draft {
    const struct game *game;
    int player;
    int count;                 /* cells of the player's own rows */
    uint8_t cells[CELL_LIMIT]; /* them, from the front row back, left to right as the player sees */
    uint8_t kind[CELL_LIMIT];  /* on each cell, or DRAFT_EMPTY */
    int preset;                /* the ready-made setup shown last */
};

/* Takes the position in which `player` begins the setup and arranges the army at random. */
void draft_open(struct draft *draft, const struct game *game, const struct position *position,
                struct rng *rng);
void draft_shuffle(struct draft *draft, struct rng *rng);
bool draft_has(const struct draft *draft, int cell);
void draft_swap(struct draft *draft, int a, int b);
void draft_mirror(struct draft *draft);

/* The next ready-made setup for this army; false when there is none. */
bool draft_next_preset(struct draft *draft);

/* As text, for favourites: kinds' symbols in the order of the cells, '.' where it is empty. */
void draft_write(const struct draft *draft, char text[DRAFT_TEXT]);
/* False, and nothing changed, when the text does not fit this army. */
bool draft_read(struct draft *draft, const char *text);

/* Leaves the placements behind the match's present position, as moves that were taken back: saves
 * hold them, and nobody sees them. */
void draft_keep(const struct draft *draft, struct match *match);
/* Takes them from there; false, and nothing changed, when no whole army is there. */
bool draft_recall(struct draft *draft, const struct match *match);

/* Plays the placements and "ready". False, with the reason, when the game does not accept them (no
 * piece could move); the match is then as before. */
bool draft_play(const struct draft *draft, struct match *match, struct fault *fault);

#endif
