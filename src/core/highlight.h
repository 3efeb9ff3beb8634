/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Something a game wants to show about a move beyond the plain facts: which cells, how it looks and
 * sounds, and texts about it. The rest of the program shows highlights without knowing their
 * meaning. */
#ifndef CORE_HIGHLIGHT_H
#define CORE_HIGHLIGHT_H

#include <stdbool.h>

enum highlight_style {
    HIGHLIGHT_FRAME, /* a rectangle of light, its first and last cell at opposite corners */
    HIGHLIGHT_LINE,  /* a line of light from the first cell to the last, each of them lit */
    HIGHLIGHT_CLASH  /* the piece on the first cell rushes at the one on the last; both kinds
                        (EVENT_REVEALED) stay visible for a moment before a piece falls */
};

/* How a clash ends for the attacker. */
enum clash_end { CLASH_WON, CLASH_LOST, CLASH_BOTH_FALL, CLASH_ENDS };

/* Texts about a highlight, any of which may be NULL, with the placeholders from
 * highlight_placeholders(). */
enum highlight_text {
    HIGHLIGHT_SEEN,     /* in the terminal, as it happens */
    HIGHLIGHT_HINT,     /* what the hinted move does */
    HIGHLIGHT_PREVENTS, /* what the hinted move stops the opponent from doing */
    HIGHLIGHT_MISSED,   /* in a review: the better move would have done it */
    HIGHLIGHT_ALLOWED,  /* in a review: the opponent could do it next */
    HIGHLIGHT_ABSENT,   /* in a lesson: the task asks for it, but it did not happen */
    HIGHLIGHT_ENDED,    /* in a lesson, how a clash ended: HIGHLIGHT_ENDED + enum clash_end */
    /* A clash in a few words while it is shown, by how it ends: HIGHLIGHT_DUEL + enum clash_end;
     * and where a prize (game.h) is taken */
    HIGHLIGHT_DUEL = HIGHLIGHT_ENDED + CLASH_ENDS,
    HIGHLIGHT_DECIDES = HIGHLIGHT_DUEL + CLASH_ENDS,
    HIGHLIGHT_TEXTS
};

enum { HIGHLIGHTS_MAX = 4 }; /* per game */

struct highlight {
    const char *name; /* a stable word, for lessons and tests: "mill" */
    enum highlight_style style;
    bool gain;                         /* as good as a capture: moves that lead to it are marked */
    const char *sound;                 /* its name in the list of sounds, or NULL */
    const char *end_sound[CLASH_ENDS]; /* for a clash: replaces the sound of a capture … */
    const char *prize_sound;           /* … and this one where a prize (game.h) is taken */
    const char *text[HIGHLIGHT_TEXTS]; /* marked for translation */
};

#endif
