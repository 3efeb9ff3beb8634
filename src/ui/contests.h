/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* The contest that the session's match counts for: begun, stored, resumed and counted here. Screens
 * only show it. */
#ifndef UI_CONTESTS_H
#define UI_CONTESTS_H

#include "play/contest.h"

struct app;

enum { POINTS_TEXT = 16 };

/* Begin a contest and its first game. Of two people, guests without a name are called something for
 * the series, in the language of the moment; contests_forget_guest() removes that where another
 * game is prepared. */
void contests_begin_series(struct app *app, const struct match_plan *plan, int length);
void contests_begin_round(struct app *app, const struct match_plan *plan);
void contests_forget_guest(struct match_player *player);
/* Another language has been chosen: the guests have other names. */
void contests_follow_language(struct app *app);

/* Begins a tournament; its first game begins with contests_play_next(). */
void contests_begin_tournament(struct app *app, const struct tournament *tournament,
                               const struct match_plan *plan);

/* Begins a run of the person who plays alone; its first game begins with contests_play_next(). */
void contests_begin_circuit(struct app *app, const char *circuit);

/* Whether the session's match is part of a run, and against whom it is played. */
bool contests_is_run(const struct app *app);
bool contests_challenger(const struct app *app, struct challenger *who);

/* Notes in the run which saved game is being played, once there is one. */
void contests_watch(struct app *app);

/* The run is over: its score is entered, and it is stored. */
void contests_end_run(struct app *app);

/* Begins the next game, or goes on with it if it was begun before; false if the contest is over. */
bool contests_play_next(struct app *app);

/* The same two again: the next game of their series; without one, or if it is over, the match just
 * finished becomes the first game of an open series, or another series begins. `odds`, NULL for
 * none: options to go on with, for the players as they sit now. */
void contests_rematch(struct app *app, const struct settings *odds);

/* The same again as one game of its own, with the sides of a rematch, against this level of the
 * computer. */
void contests_meet_level(struct app *app, int level);

/* The session has another match, begun or loaded: find the contest it counts for. */
void contests_follow(struct app *app);

/* The match is over: its result counts. */
void contests_count(struct app *app);

/* Writes the contest after a change; a failure is reported to the player. */
void contests_store(struct app *app);

/* Takes up a contest that was stored earlier; false, with the reason, if it cannot be read. */
bool contests_open(struct app *app, const char *key, struct fault *fault);
/* A game is written when it ends and counted when its end has been seen. One that ended just before
 * the program did counts now: closing the window is no way to play a lost game again. */
void contests_catch_up(struct app *app);

/* Reads a stored contest, on any thread; false, with the reason, if it cannot be read. */
bool contests_read(const char *key, struct contest *contest, struct fault *fault);

/* People and guests are called what they are called today; for one that was only read. */
void contests_name_players(const struct app *app, struct contest *contest);

/* "Ada 1 – 0 Bea", or the tournament's kind and how many games of it have been played. */
enum { CONTEST_TEXT = 96 };
void contests_describe(const struct contest *contest, char text[CONTEST_TEXT]);

/* A player's points in the series, the match included once it is over; false without a series. */
bool contests_points(const struct app *app, int player, char text[POINTS_TEXT]);

/* How many games a player must win to win the series, and how many half points they have; 0 if
 * there is no series, or if it has no end. */
int contests_games_to_win(const struct app *app, int player, int *half_points);

/* "2½": half points as people write them. */
void points_format(int half_points, char text[POINTS_TEXT]);

/* A stored contest, for a list: those not over, newest first. */
struct contest_entry {
    char key[CONTEST_KEY];
    char circuit[CIRCUIT_ID]; /* of a run; else empty */
    long long modified;
};
enum { CONTESTS_LISTED = 32 };
enum contests_wanted { CONTESTS_RUNS = 1, CONTESTS_OF_PEOPLE = 2, CONTESTS_ALL = 3 };
/* On any thread. `damaged`, which may be NULL, names a file that cannot be read and stays as it is;
 * its text is empty if there is none. */
int contests_list(struct contest_entry list[CONTESTS_LISTED], enum contests_wanted wanted,
                  struct fault *damaged);

#endif
