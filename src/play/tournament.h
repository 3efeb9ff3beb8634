/* A tournament for three to eight people: a league in which everybody meets everybody, or a
 * knockout. It is its entrants, its games and the results so far; the table and the next pairing
 * follow from these, so it can be left and resumed at any time. */
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
};

enum tournament_kind { TOURNAMENT_LEAGUE, TOURNAMENT_KNOCKOUT };

struct entrant {
    char id[PERSON_ID];     /* of the person */
    char name[PLAYER_NAME]; /* what they were called then: the person may be gone */
    bool gone;              /* withdrew: their opponents win without playing */
};

/* A game to be played, or played: the first of the two moves first. */
struct pairing {
    int entrants[2];
    int game;    /* index into the tournament's games */
    int round;   /* from 0 */
    int replays; /* how often this tie was level already */
};

struct tournament_result {
    struct pairing pairing;
    int winner; /* 0 or 1 of the pairing, or NOBODY */
};

struct tournament {
    enum tournament_kind kind;
    int entrant_count;
    struct entrant entrants[ENTRANTS_MAX]; /* in the order of the draw */
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
    int beaten;      /* half points of those beaten, and half of those drawn with: breaks ties */
    bool out;        /* of a knockout */
};

/* Why it cannot begin like this; true when it can. */
bool tournament_is_good(const struct tournament *tournament, struct fault *fault);

/* The next game; false when all are played. */
bool tournament_next(const struct tournament *tournament, struct pairing *pairing);

/* The result of the game that tournament_next() named. False when there is none, or no room. */
bool tournament_record(struct tournament *tournament, int winner);

/* Everybody, best first. */
void tournament_table(const struct tournament *tournament, struct standing table[ENTRANTS_MAX]);

/* The winner once it is over, -1 before; in a league the first of the table. */
int tournament_winner(const struct tournament *tournament);

/* Somebody leaves, or their person was deleted. */
void tournament_withdraw(struct tournament *tournament, int entrant);

/* As text, and from it. False, with the reason, when it is damaged. */
void tournament_write(const struct tournament *tournament, struct text *out);
bool tournament_read(struct tournament *tournament, const char *data, const char *name,
                     struct fault *fault);

#endif
