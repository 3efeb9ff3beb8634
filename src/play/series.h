/* Several games between the same two: best of so many, an open score, or one of each game. The two
 * are called 0 and 1 throughout, whichever side they play; sides alternate. Like a tournament it is
 * its results, from which all else follows. */
#ifndef PLAY_SERIES_H
#define PLAY_SERIES_H

#include <stdint.h>

#include "base/text.h"
#include "core/outcome.h"

enum { SERIES_RESULTS_MAX = 256, SERIES_GAMES_MAX = 12, SERIES_GAME_ID = 32 };

struct series {
    int length;     /* decided after so many games at most; 0: open, until somebody has enough */
    int game_count; /* the games take turns */
    char games[SERIES_GAMES_MAX][SERIES_GAME_ID];
    int result_count;
    uint8_t results[SERIES_RESULTS_MAX]; /* who won: 0, 1 or NOBODY */
};

/* Two half points for a win, one for a draw. */
struct series_score {
    int half_points[2];
    int played;
};

/* A series of one game, which every match belongs to that is not part of a longer one. */
void series_begin(struct series *series, int length);
void series_add_game(struct series *series, const char *id);

struct series_score series_score(const struct series *series);

/* The game to be played next, as an index into `games`, and who has player 1's side in it. */
int series_next_game(const struct series *series);
int series_first_player(const struct series *series);

/* Nobody can catch up any more, or all games are played and the score is not level. While it is
 * level there is another game, to decide it. An open series is never over. */
bool series_is_over(const struct series *series);

/* Who has won it, or NOBODY while it goes on. */
int series_winner(const struct series *series);

/* Whether the next game only decides a series that is level. */
bool series_needs_decider(const struct series *series);

/* The result of the game that was due. An open series forgets its first games when it is full. */
void series_record(struct series *series, int winner);

/* As lines of text, and one line of it read again; false when it is none of a series. */
void series_write(const struct series *series, struct text *out);
bool series_read_line(struct series *series, const char *key, const char *value);

#endif
