/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Puzzles alone: the daily ones, training, and the two kinds of runs, rush and streak. One screen
 * with one board; what an answer counts and which puzzle follows depend on the mode. */
#ifndef UI_SCREENS_PUZZLE_H
#define UI_SCREENS_PUZZLE_H

#include "core/registry.h"
#include "play/puzzle_training.h"
#include "ui/kit/widgets.h"
#include "ui/puzzle_board.h"
#include "ui/puzzle_shelf.h"

struct app;

enum puzzle_mode { MODE_DAILY, MODE_TRAINING, MODE_RUSH, MODE_STREAK };

enum daily_result { DAILY_OPEN, DAILY_SOLVED, DAILY_FAILED };

/* Today's puzzles, one per game. */
struct daily {
    int64_t day; /* since 1970, by UTC */
    int count;
    const struct puzzle *list[GAMES_MAX];
    enum daily_result result[GAMES_MAX]; /* of the first attempt */
};

struct puzzle_page {
    struct form form;
    struct puzzle_board board;
    enum puzzle_mode mode;
    const struct game *game; /* NULL: all of them */
    bool counted;            /* the answer to this puzzle */
    float flash;             /* seconds left of the light around the board after an answer … */
    bool flash_good;         /* … right or wrong */
    char status[640], evidence[SHEET_SENTENCE]; /* for players who hear it */

    struct daily daily;
    int number; /* of the daily puzzle on the board */

    struct puzzle_training training[GAMES_MAX]; /* one per book */
    int book_count, book, index;                /* the puzzle on the board */
    double rating_before;

    struct kept_run kept;
    char table[SCORE_TABLE];
    bool running; /* there is a run */
    bool clock_on;
    bool paused;
    float ready;       /* seconds until the clock starts by itself */
    double unticked;   /* seconds that passed on the clock and are not in the run yet */
    int64_t kept_left; /* the clock as last written */
    float points;      /* as shown, on their way up */
    int gained;        /* with the last answer */
    float linger;      /* seconds until the next puzzle after a wrong answer */
};

/* For the screen's own files and tests. */
struct puzzle_page *puzzle_page(void);

/* Goes on with the unfinished run of these games, or begins one. `game` NULL: all of them. */
void puzzle_open(struct app *app, enum puzzle_mode mode, const struct game *game);

static inline bool puzzle_is_run(const struct puzzle_page *page)
{
    return page->mode == MODE_RUSH || page->mode == MODE_STREAK;
}

/* Puts a puzzle on the board. */
void puzzle_show(struct app *app, const struct puzzle *puzzle);

/* ---- puzzle_practice.c: daily and training ---- */

/* Today's puzzles, and how the person has done so far. */
void daily_list(const struct app *app, struct daily *daily);

void practice_begin(struct app *app);
void practice_close(void);
/* The answer to the puzzle on the board counts. */
void practice_count(struct app *app, bool solved);
/* False if there is none: the daily puzzles are through. */
bool practice_next(struct app *app);

/* ---- puzzle_runs.c: rush and streak ---- */

extern const char *const puzzle_mode_words[]; /* in the log, by mode */

void runs_begin(struct app *app, const struct puzzle_run_rules *rules);
void runs_close(void);
void runs_count(struct app *app, bool solved);
/* Leaves the puzzle on the board out; false if that is not allowed. */
bool runs_skip(struct app *app);
/* The next puzzle, or the table. */
void runs_next(struct app *app);
void runs_pass(struct app *app, double seconds);
/* Seconds until the clock shows something else. */
double runs_due(const struct app *app);
/* Stops the clock and writes the run. */
void runs_pause(struct app *app);
/* Ends the run: its score is entered. */
void runs_end(struct app *app);
/* The medal for so many solved puzzles. */
enum medal runs_medal(const struct puzzle_run *run);

/* ---- puzzle_panels.c ---- */

enum {
    PUZZLE_CONTINUE = 1, /* while a run is paused … */
    PUZZLE_END,
    PUZZLE_PUT_OFF, /* … and otherwise: */
    PUZZLE_EARLIER,
    PUZZLE_LATER,
    PUZZLE_AGAIN,
    PUZZLE_SOLUTION,
    PUZZLE_NEXT,
    PUZZLE_LEAVE
};

void puzzle_list_buttons(struct app *app);
void puzzle_draw(struct app *app, struct canvas *canvas, float alpha);

/* ---- puzzle_status.c ---- */

/* Cuts what the mode shows off the panel's box. */
void puzzle_draw_status(const struct app *app, struct canvas *canvas, struct rect *box);
/* The count-down before the clock of a rush starts. */
bool puzzle_shows_ready(const struct app *app);
void puzzle_draw_ready(const struct app *app, struct canvas *canvas, struct rect box);

#endif
