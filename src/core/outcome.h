/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* How a game ended, and why. */
#ifndef CORE_OUTCOME_H
#define CORE_OUTCOME_H

#include <stdbool.h>
#include <stdint.h>

/* Instead of a player (0 or 1): no player, or not even a cell that could hold a piece. */
enum { NOBODY = 2, NOWHERE = 3 };

enum reason {
    REASON_NONE, /* the game goes on */
    /* Endings that many games share: */
    REASON_BLOCKED,  /* the player to move has no legal move, and has lost */
    REASON_IMMOBILE, /* neither player can move */
    /* Endings judged by match.h: */
    REASON_REPETITION,
    REASON_QUIET,
    REASON_RESIGNED,
    REASON_AGREED,
    REASON_TIME, /* the player to move ran out of time */
    /* REASON_OWN + i is entry i of the game's own table of endings. */
    REASON_OWN
};

/* What shows on the board that a game is over for this reason (core/cause.h finds the cells). */
enum shows {
    SHOWS_LAST_TURN, /* where men were taken or left in it, or else where it led */
    SHOWS_LOSER,     /* all men the loser still has */
    SHOWS_WINNER,    /* the same of the winner */
    SHOWS_EVERYBODY, /* … of both */
    SHOWS_CLOCK,     /* the clock that ran out */
    SHOWS_NOTHING    /* nothing on the board decided it */
};

/* An ending that only one game has. */
struct ending {
    const char *word; /* in saves and the engine protocol, never changed: "flag" */
    const char *text; /* why the game is over, as a clause: "{loser} has lost the flag"; may use
                         {winner} and {loser} */
    /* The same said to the winner, or the loser: "you have lost the flag"; NULL: like `text` */
    const char *to_winner, *to_loser;
    enum shows shows;
    const char *label; /* a few words beside what is shown: "The flag"; NULL: none */
};

struct game;

struct outcome {
    uint8_t reason; /* enum reason, or REASON_OWN + i */
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

/* The reason as one stable word. */
const char *reason_word(const struct game *game, int reason);

/* "none", "1 blocked", "draw repetition": for saves and the engine protocol. */
enum { RESULT_TEXT = 24 };
void outcome_format(const struct game *game, struct outcome outcome, char text[RESULT_TEXT]);

#endif
