/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* The kinds of puzzles a game has. A puzzle is a position with one right answer; play/puzzle.h
 * reads and judges puzzles, for any game, from this table and the rules. */
#ifndef CORE_PUZZLE_H
#define CORE_PUZZLE_H

#include "base/i18n.h"

/* What the player to move has to do. N is the puzzle's number of turns; "force" means whatever the
 * opponent replies. */
enum puzzle_aim {
    PUZZLE_WIN,   /* force a win within N own turns */
    PUZZLE_TAKE,  /* force the capture of `men` men, all in all, within N own turns */
    PUZZLE_HOLD,  /* play so that the opponent cannot force a win within N of their turns */
    PUZZLE_KEEP,  /* play so that the opponent cannot force the capture of `men` men within N */
    PUZZLE_DEDUCE /* point at the enemy piece that is surely one of `pieces` */
};

struct puzzle_kind {
    const char *word;    /* in files, never changed: "win" */
    const char *name;    /* a title: "Win by force"; texts are marked for translation */
    struct counted task; /* counts turns; may use {player}, {enemy} and {count} */
    enum puzzle_aim aim;
    int men;         /* PUZZLE_TAKE, PUZZLE_KEEP */
    unsigned pieces; /* PUZZLE_DEDUCE: one bit per kind of piece … */
    unsigned own;    /* … and the kinds of which the player must still have one; 0: none */
};

/* Everything a game says about puzzles. */
struct puzzle_set {
    const struct puzzle_kind *kinds; /* the last one has no word */

    /* The options of games in which new puzzles are looked for, such as "size=6 quiet=0", ending
     * with NULL; and how many plies of them. */
    const char *const *boards;
    int plies;
    /* 0, or all kinds are wanted in equal numbers: so many games may go by without a rare one. */
    int patience;

    /* May be NULL: where a cell goes in a symmetry of the board that is neither a rotation nor a
     * reflection. Puzzles that are mirror images of each other count as the same. */
    int (*fold)(int cell);
};

enum { PUZZLE_KINDS_MAX = 12, PUZZLE_WORD = 12 };

extern const char puzzle_placeholders[]; /* allowed in a task */

#endif
