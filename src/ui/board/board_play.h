/* A board one plays on: it shows a place of a match, lets a player choose a move there with any
 * device, says why a move is refused, and shows moves with their sounds. Playing, lessons, reviews
 * and setups share it. It knows no screen and changes no match: what a chosen move means, and what
 * follows an animation, is up to the caller. */
#ifndef UI_BOARD_BOARD_PLAY_H
#define UI_BOARD_BOARD_PLAY_H

#include "ui/board/board_input.h"

enum { BOARD_MESSAGE = 320 };

struct board_play {
    const struct match *match; /* the caller's */
    int index;                 /* the place of its history that is shown at rest */
    int viewer;                /* whose eyes it is shown to */
    bool concealed;            /* for now it is shown as to a stranger all the same */
    struct board_view view;
    struct timeline timeline; /* the move being shown */
    struct choice choice;     /* the moves to choose from */
    struct board_input input;
    float refused; /* 1…0 after a refusal: the piece on refused_cell shakes */
    int refused_cell;
    char message[BOARD_MESSAGE]; /* why something was refused … */
    float message_time;          /* … and for how many seconds it is shown */
    bool rumble;                 /* gamepads feel what is taken */
    float awake;                 /* seconds for which glowing marks still breathe */
};

/* Shows nothing yet: board_play_take() follows. */
void board_play_open(struct board_play *board, const struct theme *theme,
                     const struct match *match);

/* Shows position `index` to `viewer` at rest; `mine`: somebody may choose a move there. */
void board_play_take(struct board_play *board, int index, int viewer, bool mine);

/* Shows the step between positions `index` and `index` + 1, forward (1) or backward (-1). */
struct board_step {
    int index, direction;
    float speed;
    bool rumble;
};
/* False when it is over at once: where there is no motion. */
bool board_play_show(struct board_play *board, const struct board_step *step);
/* Jumps to the end of what is being shown; what was still to be heard is heard now. */
void board_play_finish(struct board_play *board);
/* The same, silently. */
void board_play_stop(struct board_play *board);

static inline bool board_play_moves(const struct board_play *board)
{
    return timeline_running(&board->timeline);
}

/* One fixed step; true when a move has been shown to its end just now. */
bool board_play_tick(struct board_play *board);
/* Something moves or will change by itself. */
bool board_play_busy(const struct board_play *board);

/* Somebody is there: marks breathe for a while. */
void board_play_wake(struct board_play *board);
/* Whether an action means that one has seen enough of the move being shown. It then counts in the
 * position that the move led to. */
bool board_play_is_hurried(const struct board_play *board, const struct action *action);
/* An action meant for the board: selects, deselects, or refuses, and fills `move` when it answers
 * CHOICE_MOVE. */
enum choice_answer board_play_action(struct board_play *board, const struct action *action,
                                     struct move *move);

/* What is to be seen now. */
void board_play_scene(const struct board_play *board, float alpha, struct scene *scene);
/* Selection, destinations, what is dragged, what shakes; no coordinates, no last move. */
void board_play_mark(const struct board_play *board, struct marks *marks);

#endif
