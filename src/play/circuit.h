/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* A run through a circuit: opponents one after the other, three lives and a score. A game's own
 * circuit goes through all its opponents, the grand circuit through some of every game. A win leads
 * on to the next opponent, a loss costs a life and is played again; a draw costs half a life, earns
 * half the points and leads on. Everything is derived from the list of results. */
#ifndef PLAY_CIRCUIT_H
#define PLAY_CIRCUIT_H

#include "play/library.h"

enum {
    CIRCUIT_ID = GAME_ID,
    CIRCUIT_RESULTS_MAX = 64,
    CIRCUIT_HALF_LIVES = 6, /* at the start */
    CIRCUIT_HINTS = 3       /* per game */
};

/* Its id; those of the other circuits are the games' ids. */
extern const char circuit_grand[];

enum bout_end { BOUT_WON, BOUT_DRAWN, BOUT_LOST, BOUT_ENDS };

struct bout_result {
    enum bout_end end;
    int points;
};

struct circuit {
    char id[CIRCUIT_ID];
    int result_count;
    struct bout_result results[CIRCUIT_RESULTS_MAX];
    /* The saved game being played; empty: the next one has not begun. Without it, leaving a lost
     * game would be a way to play it again. */
    char playing[LIBRARY_NAME];
    bool given_up;
};

/* An opponent, and the game they play. */
struct challenger {
    const struct game *game;
    const struct opponent *opponent;
};

/* How far a run has come. */
struct circuit_state {
    int passed;     /* opponents left behind: the index of the next one */
    int won;        /* … and how many of them were beaten */
    int half_lives; /* left */
    int points;
    bool completed; /* all opponents are left behind */
    bool over;      /* completed, given up, or no life is left */
};

/* What a game was worth, for a screen that adds it up. */
struct bout_points {
    int won, level, speed, unaided;
    bool halved; /* a draw */
    int total;
};

/* How many opponents a circuit has; 0: there is no such circuit. */
int circuit_length(const char *id);
/* Opponent `index` of a circuit. */
struct challenger circuit_challenger(const char *id, int index);

/* False if there is no such circuit. */
bool circuit_begin(struct circuit *circuit, const char *id);
struct circuit_state circuit_state(const struct circuit *circuit);

/* The next game. `plan` already holds the person who plays, as its first player. False when the run
 * is over. */
bool circuit_next(const struct circuit *circuit, struct match_plan *plan);

/* The points of a finished match for the person who plays it against a computer of that level. */
struct bout_points circuit_points(const struct match *match);
enum bout_end circuit_end_of(const struct match *match);

/* Adds the result of the next game. False if the run is over. */
bool circuit_record(struct circuit *circuit, struct bout_result result);
/* The game being played counts as lost: it was thrown away. */
bool circuit_abandon_game(struct circuit *circuit);

/* For a run that leaves lives over after the last opponent. */
int circuit_bonus(const struct circuit *circuit);

enum medal { MEDAL_NONE, MEDAL_BRONZE, MEDAL_SILVER, MEDAL_GOLD };
/* Bronze for half the opponents, silver for all, gold for all without a scratch. */
enum medal circuit_medal(const struct circuit *circuit);

/* As lines of text; and reads one of those, false if it does not belong to a circuit. */
void circuit_write(const struct circuit *circuit, struct text *out);
bool circuit_read_line(struct circuit *circuit, const char *key, const char *value);

#endif
