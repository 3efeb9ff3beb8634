/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Naive second implementations of the rules, written only from their text, to compare the real ones
 * with. They share no code with src/games: the board is a plain array, and moves are text.
 * test_naive.c plays both side by side. */
#ifndef TESTS_NAIVE_H
#define TESTS_NAIVE_H

enum { NAIVE_ROWS = 12, NAIVE_MOVES = 512, NAIVE_TEXT = 16, NAIVE_NOTES = 64 };

/* One state for all the games, copied whole. */
struct naive_state {
    int option[12];                     /* values in the order of the game's options */
    int turn;                           /* 1 or 2 */
    char owner[NAIVE_ROWS][NAIVE_ROWS]; /* [row][column]: '1', '2', '.' empty, ' ' not a cell */
    char kind[NAIVE_ROWS][NAIVE_ROWS];  /* index into the game's kinds on occupied cells */
    char name[NAIVE_ROWS][NAIVE_ROWS];  /* of each piece, in games that must distinguish them */
    int note[NAIVE_NOTES];              /* anything else a game must remember */
};

struct naive_moves {
    int count;
    char text[NAIVE_MOVES][NAIVE_TEXT];
};

struct naive_game {
    const char *id; /* of the game it is compared with */

    /* `state` is all zero except its options. */
    void (*start)(struct naive_state *state);

    /* Adds every legal move, in any order; none when the game is over. */
    void (*moves)(const struct naive_state *state, struct naive_moves *moves);

    /* Plays a legal move; changes `turn` when it completes the turn. */
    void (*apply)(struct naive_state *state, const char *move);

    /* "none", or the winner ("1", "2", "draw") and the reason's word ("few", "blocked", …), as in
     * the engine protocol: "1 few", "draw immobile". A static string. */
    const char *(*result)(const struct naive_state *state);
};

/* One per game, NULL at the end; generated from the list of games. */
extern const struct naive_game *const naive_games[];

/* printf into the list. */
void naive_add(struct naive_moves *moves, const char *format, ...)
#if defined(__GNUC__)
    __attribute__((format(printf, 2, 3)))
#endif
    ;

#endif
