/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* The interactive board shared by playing, lessons, reviews and setups: shows a position of a
 * match, lets a player choose a move with any device, explains refusals, and animates moves with
 * their sounds. It knows no screen and never changes the match: the caller decides what a chosen
 * move does and what follows an animation. */
#ifndef UI_BOARD_BOARD_PLAY_H
#define UI_BOARD_BOARD_PLAY_H

#include "ui/board/board_input.h"

enum { BOARD_MESSAGE = 320 };

struct board_play {
    const struct match *match; /* the caller's */
    int index;                 /* the position of its history shown at rest */
    int viewer;                /* see observation.h */
    bool concealed;            /* shown as to a stranger for now, regardless of the viewer */
    struct board_view view;
    struct timeline timeline; /* the move being animated */
    struct choice choice;     /* the moves to choose from */
    struct board_input input;
    float refused; /* 1…0 after a refusal: the piece on refused_cell shakes */
    int refused_cell;
    char message[BOARD_MESSAGE]; /* why a move was refused … */
    float message_time;          /* … and for how many seconds it is shown */
    bool rumble;                 /* gamepads rumble at captures */
    float awake;                 /* seconds for which marks keep pulsing */
};

/* Shows nothing until board_play_set_position(). */
void board_play_open(struct board_play *board, const struct theme *theme,
                     const struct match *match);

/* Shows position `index` to `viewer` at rest; `mine`: a move may be chosen there. */
void board_play_set_position(struct board_play *board, int index, int viewer, bool mine);

/* The same for the player to move, who is to name an enemy piece (choice_set_suspects). */
void board_play_ask_for_piece(struct board_play *board, int index, int viewer);

/* Shows the step between positions `index` and `index` + 1, forward (1) or backward (-1). */
struct board_step {
    int index, direction;
    float speed;
    bool fades; /* where speed is 0: one position fades into the other instead of jumping */
    bool rumble;
};
/* False if it is over at once, because animations are off. */
bool board_play_animate(struct board_play *board, const struct board_step *step);
/* Jumps to the end of the animation and plays the remaining sounds. */
void board_play_finish(struct board_play *board);
/* The same, silently. */
void board_play_stop(struct board_play *board);

static inline bool board_play_animating(const struct board_play *board)
{
    return timeline_running(&board->timeline);
}

/* One fixed step; true when an animation has just ended. */
bool board_play_tick(struct board_play *board);
/* Whether anything moves or is about to change by itself. */
bool board_play_busy(const struct board_play *board);

/* Marks pulse for a while after input. */
void board_play_wake(struct board_play *board);
/* Whether an action cuts the current animation short. It then applies to the position after the
 * move. */
bool board_play_is_skipped_by(const struct board_play *board, const struct action *action);
/* Handles an action on the board: selects, deselects or refuses; fills in `move` if it returns
 * CHOICE_MOVE. */
enum choice_answer board_play_action(struct board_play *board, const struct action *action,
                                     struct move *move);

/* What the board looks like now. */
void board_play_scene(const struct board_play *board, float alpha, struct scene *scene);
/* Marks for the selection, destinations, a dragged piece and a refusal; not for coordinates or the
 * last move. */
void board_play_mark(const struct board_play *board, struct marks *marks);

#endif
