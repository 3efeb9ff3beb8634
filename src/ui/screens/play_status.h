/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* The words on the players' panels. All texts are to be read at once. */
#ifndef UI_SCREENS_PLAY_STATUS_H
#define UI_SCREENS_PLAY_STATUS_H

#include <stdbool.h>

#include "core/match.h"

struct app;
struct session;

/* The position whose turn and result the panels report: during an animation, the one before it. */
int play_reported_index(const struct app *app);

/* The last position of which everything that fell has been seen to fall. */
int play_told_index(const struct app *app);

/* Whether the game is over and its result is told on this player's panel: the winner's, or both;
 * but not beside a banner that tells it. */
bool play_has_result(const struct app *app, int player);

/* "Red wins", or "Draw"; "You win" or "You lose" if `you` is a player (see match_you()). */
void play_headline(const struct match *match, int index, int you, char text[OUTCOME_TEXT]);

/* Who is addressed where it stands on the winner's panel: a winner, but nobody reads "You lose" on
 * the panel of the other. */
int play_told_on_panel(const struct match *match, int index);

/* Whether a past position is only looked at, with nothing in hand: nobody is told what to do. */
bool play_is_calm(const struct app *app);

/* Names the last turn shown, numbered as in the move list: "Looking back: 12… h7-h8". */
enum { LOOKING_TEXT = 96 };
void play_looking_line(const struct session *session, char text[LOOKING_TEXT]);

/* What a player should do now, or did last, or how the game ended for them. */
const char *play_status_line(const struct app *app, int player, bool active);

/* Below it: who the others wait for, or how strong a computer is; may be empty. */
const char *play_aside_line(const struct app *app, int player, bool active);

#endif
