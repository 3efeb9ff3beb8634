/* What both players of a Stratego match know of each other's pieces: each piece followed from its
 * first cell to its present one through all that the viewer has seen. Players are taken to remember
 * everything, whether the board still shows it or not. */
#ifndef GAMES_STRATEGO_BELIEF_H
#define GAMES_STRATEGO_BELIEF_H

#include "ai/view.h"
#include "games/stratego/kinds.h"

enum { PIECES_MAX = 2 * ARMY_MAX, NO_PIECE = 255 };

struct stratego_piece {
    uint8_t owner;
    uint8_t cell;   /* now; CELL_NONE when it is lost */
    uint8_t origin; /* where it was set up */
    uint8_t kind;   /* what the viewer knows: KIND_UNKNOWN for an enemy piece never shown */
    uint8_t public; /* what both players know: KIND_UNKNOWN for a piece never shown */
    uint16_t moves; /* how often it has moved */
};

struct belief {
    int viewer;
    int count; /* of pieces, lost ones included */
    struct stratego_piece pieces[PIECES_MAX];
    uint8_t who[CELL_LIMIT];  /* the number of the piece on a cell, or NO_PIECE */
    uint8_t hidden[2][KINDS]; /* pieces on the board of each kind whose kind is not public */
    int turns[2];             /* how often each player has moved */
};

/* The setups must be over. */
void belief_take(struct belief *belief, const struct view *view);

/* Whether the other player, knowing what is public, must think that the piece may be of this kind.
 */
bool belief_possible(const struct belief *belief, int piece, int kind);

#endif
