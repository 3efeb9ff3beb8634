/* A duel of two at one screen: the same puzzle on two boards, each side with its own hands. The
 * first press of a device makes it join a side; from then on it plays for that side alone, so that
 * nobody can answer for the other. */
#ifndef UI_SCREENS_PUZZLE_DUEL_H
#define UI_SCREENS_PUZZLE_DUEL_H

#include "play/puzzle_duel.h"
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
    struct puzzle_duel duel;
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

enum { DUEL_CONTINUE = 1, DUEL_PASS, DUEL_LEAVE, DUEL_AGAIN, DUEL_ARCADE };

void duel_page_list_buttons(struct app *app);
void duel_page_draw(struct app *app, struct canvas *canvas, float alpha);
/* Which side a point of the screen belongs to. */
int duel_page_side_at(const struct app *app, float x, float y);
const char *duel_page_name(const struct app *app, int side);

#endif
