/* How a game ended, and why. */
#ifndef CORE_OUTCOME_H
#define CORE_OUTCOME_H

#include <stdbool.h>
#include <stdint.h>

/* Where a player (0 or 1) is expected: nobody, or not even a cell where a piece could stand. */
enum { NOBODY = 2, NOWHERE = 3 };

enum reason {
    REASON_NONE, /* the game goes on */
    /* Endings that many games share: */
    REASON_BLOCKED,  /* the player to move has no legal move, and has lost */
    REASON_IMMOBILE, /* neither player can move */
    /* What the match judges: */
    REASON_REPETITION,
    REASON_QUIET,
    REASON_RESIGNED,
    REASON_AGREED,
    REASON_TIME, /* the player to move had no time left */
    /* REASON_OWN + i is number i in the game's own table of endings. */
    REASON_OWN
};

/* An ending of one game. */
struct ending {
    const char *word; /* in saves and the engine protocol, never changed: "flag" */
    const char *text; /* why the game is over, half a sentence: "{loser} has lost the flag"; may
                         name {winner} and {loser} */
};

struct game;

struct outcome {
    uint8_t reason; /* enum reason, or beyond it */
    uint8_t winner; /* 0, 1, or NOBODY: a draw, or not over yet */
};

static inline struct outcome outcome_ongoing(void)
{
    return (struct outcome){.reason = REASON_NONE, .winner = NOBODY};
}

static inline struct outcome outcome_win(int winner, int reason)
{
    return (struct outcome){.reason = (uint8_t)reason, .winner = (uint8_t)winner};
}

static inline struct outcome outcome_draw(int reason)
{
    return (struct outcome){.reason = (uint8_t)reason, .winner = NOBODY};
}

static inline bool outcome_over(struct outcome outcome)
{
    return outcome.reason != REASON_NONE;
}

/* One stable word. */
const char *reason_word(const struct game *game, int reason);

/* "none", "1 blocked", "draw repetition": for saves and the engine protocol. */
enum { RESULT_TEXT = 24 };
void outcome_format(const struct game *game, struct outcome outcome, char text[RESULT_TEXT]);

#endif
