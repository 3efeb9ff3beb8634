/* How a game ended, and why. */
#ifndef CORE_OUTCOME_H
#define CORE_OUTCOME_H

#include <stdbool.h>
#include <stdint.h>

/* Where a player (0 or 1) is expected: nobody, or not even a cell where a piece could stand. */
enum { NOBODY = 2, NOWHERE = 3 };

enum reason {
    REASON_NONE,     /* the game goes on */
    REASON_FEW,      /* towers: two pieces or fewer left; morris: fewer than three men */
    REASON_BLOCKED,  /* the player to move has no legal move */
    REASON_OFF,      /* all pawns have left the board */
    REASON_FLAG,     /* the flag is captured */
    REASON_IMMOBILE, /* neither player can move */
    REASON_REPETITION,
    REASON_QUIET,
    REASON_RESIGNED,
    REASON_AGREED,
    REASON_COUNT
};

struct outcome {
    uint8_t reason; /* enum reason */
    uint8_t winner; /* 0, 1, or NOBODY: a draw, or not over yet */
};

static inline struct outcome outcome_ongoing(void)
{
    return (struct outcome){.reason = REASON_NONE, .winner = NOBODY};
}

static inline struct outcome outcome_win(int winner, enum reason reason)
{
    return (struct outcome){.reason = (uint8_t)reason, .winner = (uint8_t)winner};
}

static inline struct outcome outcome_draw(enum reason reason)
{
    return (struct outcome){.reason = (uint8_t)reason, .winner = NOBODY};
}

static inline bool outcome_over(struct outcome outcome)
{
    return outcome.reason != REASON_NONE;
}

/* One stable word. */
const char *reason_word(enum reason reason);

/* "none", "1 blocked", "draw repetition": for saves and the engine protocol. */
enum { RESULT_TEXT = 24 };
void outcome_format(struct outcome outcome, char text[RESULT_TEXT]);

#endif
