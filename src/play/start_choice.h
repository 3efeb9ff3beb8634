/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* How a match of one game is to begin: who plays, at which level, with which options and clocks.
 * The last choice of each game is kept in the settings as one line of text. */
#ifndef PLAY_START_CHOICE_H
#define PLAY_START_CHOICE_H

#include "base/rng.h"
#include "core/match.h"

enum start_mode {
    START_ALONE, /* a person against the computer */
    START_TWO,   /* two people */
    START_WATCH, /* two computer players */
    START_MODES
};

enum start_side { START_FIRST, START_SECOND, START_RANDOM, START_SIDES };

enum { START_TEXT = 400 };

/* Special lengths of a series: as many games as the players like, and one of each game. */
enum { SERIES_OPEN = 0, SERIES_OF_ALL_GAMES = -1 };

struct start_choice {
    enum start_mode mode;
    enum start_side side;     /* of a person who plays alone */
    int level;                /* of the opponent of a person who plays alone, 1 … LEVEL_COUNT */
    int watched[2];           /* of the two who are watched */
    struct settings settings; /* the game's options */
    struct time_control time[2];         /* alone: the person's and the computer's; else by side */
    struct allowance aids[2][AID_COUNT]; /* hints and take-backs, likewise */
    bool swap_rule;
    int series_length; /* best of so many games, 1: a single one; or one of the above */
};

/* The defaults, for a player new to the game. */
struct start_choice start_choice_usual(const struct game *game);

/* Reads the text over the usual choice. Words that are not understood, perhaps of another version,
 * are as if they were not there. */
struct start_choice start_choice_read(const struct game *game, const char *text);
void start_choice_write(const struct start_choice *choice, const struct game *game,
                        char text[START_TEXT]);

/* The choice that leads to a match like this one. */
struct start_choice start_choice_like(const struct match *match);

/* What the players agree on by it. Alone, the person is the first of `people`; their names and ids
 * are used, nothing else. */
struct match_plan start_choice_plan(const struct start_choice *choice, const struct game *game,
                                    const struct match_player people[2], struct rng *rng);

#endif
