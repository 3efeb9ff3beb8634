/* Looking back at a finished game: how the advantage went to and fro, where the game was turned and
 * what would have been better. The thinker appraises one move after the other; the match itself
 * stays where it is. */
#ifndef UI_SCREENS_REVIEW_H
#define UI_SCREENS_REVIEW_H

#include "ai/review.h"
#include "ui/board/board_play.h"
#include "ui/kit/widgets.h"

struct app;

struct review_page {
    struct form form;
    struct board_play board;
    struct review review;
    uint64_t moves; /* identifies the match being reviewed */
    int at;         /* the position that is shown */
    bool scrubbing; /* the pointer holds the graph */
    bool given_up;  /* there is no memory to think with */
};

/* For the screen itself, its panels and tests. */
struct review_page *review_state(void);

/* Puts the review of the session's finished match on top. */
void review_page_open(struct app *app);
void review_page_free(struct app *app);

/* review_panels.c: where everything is, and everything but the board. */
enum {
    REVIEW_BACK = 1,
    REVIEW_PLAY_ON,
    REVIEW_EARLIER, /* one ply */
    REVIEW_LATER,
    REVIEW_LAST_TURN, /* to the turning point before */
    REVIEW_NEXT_TURN,
    REVIEW_TURN = 10 /* and the index of a turning point */
};

struct review_places {
    struct rect board, head, list, buttons, graph;
};

struct review_places review_places(const struct layout *layout);
void review_list_widgets(struct app *app);
/* The position under a point of the graph. */
int review_index_under(const struct app *app, float x);
/* The next turning point in a direction (-1, 1) of the position shown, or -1. */
int review_turning_point(int direction);
/* Whether a person may go on from the position shown. */
bool review_can_play_on(const struct app *app);
void review_draw_panels(struct app *app, struct canvas *canvas);
/* The better move and the one that was made, where the game was turned. */
void review_draw_arrows(const struct app *app, struct canvas *canvas, const struct scene *scene);

#endif
