/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* A duel of two at one screen: the same puzzle on two boards, each side with its own hands. The
 * first press of a device makes it join a side; from then on it plays for that side alone, so that
 * nobody can answer for the other. */
#ifndef UI_SCREENS_PUZZLE_DUEL_H
#define UI_SCREENS_PUZZLE_DUEL_H

#include "ui/duel_shelf.h"
#include "ui/kit/widgets.h"
#include "ui/puzzle_board.h"

struct app;

/* What a side plays with. */
enum hand_kind {
    HAND_NONE,
    HAND_PAD,        /* one of several */
    HAND_LEFT_KEYS,  /* the left half of the keyboard … */
    HAND_RIGHT_KEYS, /* … and its right half */
    HAND_MOUSE,
    HAND_TOUCH /* both sides may touch the screen, each its own board */
};

struct hand {
    enum hand_kind kind;
    int pad;
};

enum duel_stage {
    DUEL_OFFER,   /* who plays; or whether to go on with a duel that was left */
    DUEL_JOINING, /* until both sides have something to play with */
    DUEL_READY,   /* three, two, one */
    DUEL_ASKING,
    DUEL_POINT, /* somebody has solved it; the next one follows */
    DUEL_OVER
};

struct duel_page {
    struct form form;
    const struct game *game; /* NULL: puzzles of all games */
    bool running;            /* there is a duel */
    bool left;               /* … which was begun earlier */
    struct kept_duel kept;
    struct puzzle_board boards[2];
    struct hand hands[2];
    enum duel_stage stage;
    float pause; /* seconds until the next stage */
    int taker;   /* of the last point; NOBODY: it was given up */
    bool paused;
    double unticked; /* milliseconds that passed and are not in the duel yet */
    char status[PUZZLE_TEXT + 160];
};

struct duel_page *duel_page(void);

/* `game` NULL: puzzles of all games. */
void puzzle_duel_open(struct app *app, const struct game *game);

/* ---- duel_hands.c ---- */

/* The hand an action comes from, and the action as that side's board understands it: keys of both
 * halves become directions and presses. False if it belongs to no hand. */
bool hand_of_action(const struct action *action, struct hand *hand, struct action *out);
bool hands_are_same(const struct hand *a, const struct hand *b);
/* "Gamepad 2", "W A S D and Space". */
void hand_words(const struct hand *hand, char text[80]);

/* ---- duel_panels.c ---- */

enum {
    DUEL_CONTINUE = 1, /* or to begin */
    DUEL_PASS,
    DUEL_FIRST, /* who plays */
    DUEL_SECOND,
    DUEL_NEW, /* instead of the one that was left */
    DUEL_LEAVE,
    DUEL_AGAIN,
    DUEL_ARCADE
};

void duel_page_list_buttons(struct app *app);
bool duel_page_has_dialog(void);
void duel_page_draw(struct app *app, struct canvas *canvas, float alpha);
/* Which side a point of the screen belongs to. */
int duel_page_side_at(const struct app *app, float x, float y);
const char *duel_page_name(int side);
/* "Ada – Ben · 2 : 1" */
void duel_page_score(const struct kept_duel *kept, char text[160]);

#endif
