/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* A game's options as data: menu, command line, saves and tests read the same table. A value is a
 * number; options with names (on/off, wins/loses) use the name's index. */
#ifndef CORE_OPTION_H
#define CORE_OPTION_H

#include <stddef.h>

#include "base/fault.h"
#include "base/i18n.h"

struct game;

/* Options that even out the players' chances are listed apart from those of the rules. Their value
 * 0 is the standard game. One that belongs to a player has an id that ends in 1 or 2, and there is
 * one of each, so that it can follow a person to the other side. */
enum handicap { NO_HANDICAP, HANDICAP_OF_1, HANDICAP_OF_2, HANDICAP_OF_BOTH };

struct option {
    const char *id;
    const char *label;
    const char *help;         /* what it is for, in one sentence; marked with N_() */
    const char *const *names; /* NULL for a plain number; marked with N_() */
    const char *const *shown; /* shown to people instead of the names; NULL: the names */
    bool square;              /* the side length of a board: shown as 8 × 8 */
    int min, max, step;
    int default_value;
    enum handicap handicap;
    bool helps; /* a handicap that its own player has from it, not the other */
};

enum { OPTIONS_MAX = 12, OPTION_TEXT = 16, OPTION_SHOWN = 48 };

struct settings {
    int value[OPTIONS_MAX]; /* in the order of the game's table */
};

extern const char *const option_off_on[];
extern const char *const option_players[];

/* The draw rules of games that could go on forever; `quiet_plies` is the game's default limit. A
 * game whose own rules always bring it to an end has neither. */
#define OPTION_REPETITION                                                                          \
    {                                                                                              \
        .id = "repetition", .label = N_("Draw by repetition"),                                     \
        .help = N_("The third time a position comes up, the game is a draw."),                     \
        .names = option_off_on, .max = 1, .step = 1, .default_value = 1                            \
    }
#define OPTION_QUIET(quiet_plies)                                                                  \
    {                                                                                              \
        .id = "quiet", .label = N_("Draw after quiet turns"),                                      \
        .help = N_("After so many turns without progress the game is a draw; 0: never."),          \
        .max = 1000, .step = 1, .default_value = (quiet_plies)                                     \
    }

/* What each player can be certain of is shown (play/sheet.h); for games with hidden pieces. */
#define OPTION_SHEET                                                                               \
    {                                                                                              \
        .id = "sheet", .label = N_("Deduction sheet"),                                             \
        .help = N_("Shows both players what is certain about each enemy piece."),                  \
        .names = option_off_on, .max = 1, .step = 1                                                \
    }

/* The player named second may have the first move. `sides` are the names of the players' pieces. */
#define OPTION_FIRST(sides)                                                                        \
    {                                                                                              \
        .id = "first", .label = N_("First move"),                                                  \
        .help = N_("The player who makes the first move."), .names = option_players,               \
        .shown = (sides), .max = 1, .step = 1, .handicap = HANDICAP_OF_BOTH                        \
    }

struct settings settings_default(const struct game *game);

/* Sets option `id` from text. False, with the reason, if there is no such option or value. */
bool settings_set(const struct game *game, struct settings *settings, const char *id,
                  const char *text, struct fault *fault);

/* The same from text like "size=6". */
bool settings_set_pair(const struct game *game, struct settings *settings, const char *text,
                       struct fault *fault);

/* Sets the options in a text such as "size=6 quiet=0", which may be empty; stops at the first wrong
 * one. What they come to together is checked too. */
bool settings_read(const struct game *game, struct settings *settings, const char *text,
                   struct fault *fault);

/* Whether a game can start with these values, each of which is valid by itself. False, with the
 * reason, if not. */
bool settings_check(const struct game *game, const struct settings *settings, struct fault *fault);

/* Whether option number `index` has to be written down: handicaps that are not used need not be. */
bool settings_mention(const struct game *game, const struct settings *settings, int index);

/* Exchanges the handicaps of the two players, whose side they follow. */
void settings_swap_sides(const struct game *game, struct settings *settings);

/* NULL if the game has no such option. */
const struct option *option_find(const struct game *game, const char *id);

/* The value of option `id`; the game must have it. */
int settings_get(const struct game *game, const struct settings *settings, const char *id);

/* The active draw rules: whether the third occurrence of a position is a draw, and after how many
 * turns without progress the game is drawn (0: never). */
bool settings_repetition(const struct game *game, const struct settings *settings);
int settings_quiet_limit(const struct game *game, const struct settings *settings);

/* Whether the rules are the usual ones, apart from draws and handicaps: the computer's levels were
 * measured with these. */
bool settings_are_usual(const struct game *game, const struct settings *settings);

/* Whether the players have the deduction sheet. */
bool settings_sheet(const struct game *game, const struct settings *settings);

/* As written in saves and command lines. */
void option_format(const struct option *option, int value, char text[OPTION_TEXT]);

/* As shown to people, in their language. */
void option_show(const struct option *option, int value, char text[OPTION_SHOWN]);

#endif
