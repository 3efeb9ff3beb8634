/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* A puzzle on an interactive board: the attempt, the opponent's replies, the refutation of a wrong
 * answer, and walking through the game before it and through the solution. Used by every mode; what
 * an answer counts is up to the screen. */
#ifndef UI_PUZZLE_BOARD_H
#define UI_PUZZLE_BOARD_H

#include "play/puzzle_try.h"
#include "play/sheet.h"
#include "ui/board/board_play.h"

struct app;

enum puzzle_stage {
    PUZZLE_STAGE_TRYING,
    PUZZLE_STAGE_JUDGED,   /* the answer is being shown, then what follows from it: … */
    PUZZLE_STAGE_REPLYING, /* it is right, and the opponent replies */
    PUZZLE_STAGE_REFUTING, /* it is wrong, and the opponent shows why */
    PUZZLE_STAGE_FAILED,   /* that has been shown */
    PUZZLE_STAGE_SOLVED,
    PUZZLE_STAGE_WALKING /* through the solution */
};

struct puzzle_board {
    bool open;
    struct puzzle_try attempt;
    struct board_play board;
    enum puzzle_stage stage;
    bool by_itself; /* the solution goes on by itself */
    bool failed;    /* a wrong answer was given, or the solution was looked at */
    float pause;    /* seconds until the next move is shown */
    bool has_sheet; /* what can be known of the enemy's pieces, where one is to be named */
    struct sheet sheet;
    char message[SHEET_SENTENCE]; /* about the last answer, or the move being shown */
};

/* Nothing needs to be closed before. The puzzle has to outlive it. */
void puzzle_board_begin(struct app *app, struct puzzle_board *table, const struct puzzle *puzzle);
void puzzle_board_close(struct puzzle_board *table);

/* What just happened, to be counted. */
enum puzzle_news { PUZZLE_NEWS_NONE, PUZZLE_NEWS_RIGHT, PUZZLE_NEWS_WRONG, PUZZLE_NEWS_SOLVED };

/* An action for the board: chooses an answer, or skips what is being shown. */
enum puzzle_news puzzle_board_action(struct app *app, struct puzzle_board *table,
                                     const struct action *action);
enum puzzle_news puzzle_board_tick(struct app *app, struct puzzle_board *table);
bool puzzle_board_busy(const struct puzzle_board *table);

/* Whether the solver is to answer now. */
bool puzzle_board_waits(const struct puzzle_board *table);
/* Whether a wrong answer, a reply or the solution is being shown by itself. */
bool puzzle_board_shows(const struct puzzle_board *table);

/* To the puzzle's position again. */
void puzzle_board_again(struct puzzle_board *table);
/* Plays the solution from the puzzle's position on, move by move. */
void puzzle_board_solve(struct app *app, struct puzzle_board *table);
/* One step back (-1) or forward (1): through the game before the puzzle, or through the solution.
 * False at the end. */
bool puzzle_board_step(struct app *app, struct puzzle_board *table, int direction);
bool puzzle_board_can_step(const struct puzzle_board *table, int direction);

/* Where a piece is to be named: what has been seen of the one in focus, and what is left of the
 * enemy's army. Empty otherwise. */
void puzzle_board_evidence(const struct puzzle_board *table, char text[SHEET_SENTENCE]);
void puzzle_board_army(const struct puzzle_board *table, char text[SHEET_TEXT]);

/* The bare board, before anybody may see the pieces. */
void puzzle_board_draw_bare(const struct app *app, struct canvas *canvas,
                            struct puzzle_board *table, struct rect box);
void puzzle_board_draw(const struct app *app, struct canvas *canvas, struct puzzle_board *table,
                       struct rect box, float alpha);

#endif
