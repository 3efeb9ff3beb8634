/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* A tournament for three to eight people: a round-robin league or a knockout. It consists of
 * entrants, games and the results so far; the table and the next pairing are derived from these, so
 * it can be left and resumed at any time. */
#ifndef PLAY_TOURNAMENT_H
#define PLAY_TOURNAMENT_H

#include "base/text.h"
#include "play/people.h"

enum {
    ENTRANTS_MIN = 3,
    ENTRANTS_MAX = 8,
    TOURNAMENT_GAMES_MAX = 12,
    TOURNAMENT_RESULTS_MAX = 512,
    TOURNAMENT_GAME_ID = 32,
    TIES_MAX = ENTRANTS_MAX - 1,
};

enum tournament_kind { TOURNAMENT_LEAGUE, TOURNAMENT_KNOCKOUT };

struct entrant {
    char id[PERSON_ID];     /* the person's id */
    char name[PLAYER_NAME]; /* at the time: the person may have been deleted since */
    bool gone;              /* withdrawn: opponents win without playing */
};

/* One game of the tournament; entrants[0] moves first. */
struct pairing {
    int entrants[2];
    int game;    /* index into the tournament's games */
    int round;   /* from 0 */
    int replays; /* how often this tie has been level so far */
};

struct tournament_result {
    struct pairing pairing;
    int winner; /* index into the pairing's entrants, or NOBODY */
};

struct tournament {
    enum tournament_kind kind;
    int entrant_count;
    struct entrant entrants[ENTRANTS_MAX]; /* in draw order */
    int game_count;
    char games[TOURNAMENT_GAMES_MAX][TOURNAMENT_GAME_ID];
    int result_count;
    struct tournament_result results[TOURNAMENT_RESULTS_MAX];
};

/* One line of the table. */
struct standing {
    int entrant;
    int played, won, drawn, lost;
    int half_points; /* two for a win, one for a draw */
    int beaten; /* Sonneborn-Berger score, which breaks ties: the half points of opponents, weighted
                   by the half points won against them */
    bool out;   /* eliminated from a knockout */
};

/* Two entrants of a knockout who meet: all games, and replays until one of them leads. */
enum { ENTRANT_OPEN = -1, ENTRANT_BYE = -2 }; /* not known yet; nobody: the other one goes on */
struct tie {
    int round; /* from 0 */
    int entrants[2];
    int half_points[2];
    int winner; /* an entrant, or ENTRANT_OPEN */
    bool next;  /* the next game is part of it */
};

/* Whether the tournament can begin; false, with the reason, if not. */
bool tournament_is_valid(const struct tournament *tournament, struct fault *fault);

/* The next game; false if all have been played. */
bool tournament_next(const struct tournament *tournament, struct pairing *pairing);

/* Records the result of the game from tournament_next(). False if there is none, or no room. */
bool tournament_record(struct tournament *tournament, int winner);

/* All entrants, best first. */
void tournament_table(const struct tournament *tournament, struct standing table[ENTRANTS_MAX]);

/* Whether nothing tells two entrants apart: they share their place. */
bool standings_are_level(const struct standing *a, const struct standing *b);

/* The ties of a knockout, round by round, each from top to bottom; returns how many there are. */
int tournament_ties(const struct tournament *tournament, struct tie list[TIES_MAX]);

/* How many rounds there are, replays aside. */
int tournament_rounds(const struct tournament *tournament);

/* The entrant of a league who has nobody to play in a round; -1: everybody has. */
int tournament_sits_out(const struct tournament *tournament, int round);

/* The winner (in a league, the first on the table, who may share that place); -1 until the
 * tournament is over. */
int tournament_winner(const struct tournament *tournament);

void tournament_withdraw(struct tournament *tournament, int entrant);

/* To and from text. Reading fails, with the reason, if the text is damaged. */
void tournament_write(const struct tournament *tournament, struct text *out);
bool tournament_read(struct tournament *tournament, const char *data, const char *name,
                     struct fault *fault);

#endif
