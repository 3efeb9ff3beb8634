/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* The playing screen: choosing a move, and showing what it does (the "animating" state is a running
 * timeline). The match itself is the session's. */
#ifndef UI_SCREENS_PLAY_H
#define UI_SCREENS_PLAY_H

#include "ui/board/board_play.h"
#include "ui/kit/widgets.h"
#include "ui/screens/play_fair.h"
#include "ui/screens/play_hint.h"
#include "ui/screens/play_verdicts.h"

struct app;

struct play {
    struct board_play board;
    struct form tools;
    struct hint hint;
    struct fair fair;
    bool fresh;        /* the match is new to this screen */
    bool peeking;      /* the player is looking at their own hidden pieces */
    bool scrubbing;    /* the pointer holds the timeline */
    int pointed_turn;  /* the pointer is on this turn of the move list: where it ends; 0: on none */
    float think;       /* seconds until the computer answers */
    double clock_rest; /* of the running clock, less than a millisecond that has not counted yet */
    bool interrupted;  /* the screen was left during an animation */
    bool ended;        /* the end of this game has been announced */
    float end_beat;    /* seconds until its result is shown beside the board */
    float end_time;    /* seconds since the end was announced, until its cause is at rest */
};

/* For the screen itself, its panels and tests. */
struct play *play_state(void);

/* Shows the session's match as it stands. */
void play_open(struct app *app);

/* Plays a move of the current player, with its animation. */
void play_move(struct app *app, struct move move);

/* The clocks go on, and one may run out: the board stays as it is, but the match is over. */
void play_pass_time(struct app *app, double seconds);

/* Looks at another place of the history; one step is animated. */
void play_look(struct app *app, int index);

/* The last decision again, and forward: to the next one, to the present or to the result. */
void play_take_back(struct app *app);
void play_redo(struct app *app);

/* What an animation shows has been seen, to its end or far enough. */
void play_finish_animation(struct app *app);

/* The result follows the end of a game after a beat, or at a press. */
void play_show_result(struct app *app);

/* Whether the end of a finished game is shown: "Hint" and "Redo" then become "Review" and "Result".
 */
bool play_can_review(const struct app *app);

/* Whether the result is shown over the board: its buttons take the place of the tools. */
bool play_shows_result(const struct app *app);

/* Whether players' own pieces are hidden too, until they look at them. */
bool play_hides_own_pieces(const struct app *app);

/* Whether they are hidden now. */
bool play_conceals(const struct app *app);

/* Room for it where text is large; the result over it needs the same. */
#define PLAY_NEED                                                                                  \
    {                                                                                              \
        .wide_w = 62, .wide_h = 29, .tall_w = 33, .column_h = 57                                   \
    }

/* play_input.c: what a press of a key, a button or the pointer does. */
void play_action(struct app *app, const struct action *action);

/* play_scene.c: the whole screen, and the board in its middle. */
void play_draw(struct app *app, struct canvas *canvas, float alpha);
/* Marks the move that led to position `index`, as `viewer` saw it. */
void play_mark_last_move(const struct match *match, int index, int viewer, struct marks *marks);

/* play_panels.c: everything around the board. */
static const float panel_margin = 0.9f; /* in units */
void play_draw_panels(struct app *app, struct canvas *canvas);
/* Where a player's men are drawn; play_trays.h knows which of them is where. */
struct rect play_men_box(const struct app *app, int player);
/* What the player to move can or should do, in one line. */
const char *play_status(const struct app *app);
/* A square or a disc, so that players are not told apart by colour alone. */
void play_draw_badge(struct canvas *canvas, int player, struct point centre, float r,
                     struct colour colour);
/* One of the player's pieces as large as the box, beside the name of their side: "Black" is not a
 * blue square. */
void play_draw_own_piece(const struct app *app, struct canvas *canvas, int player, struct rect box);
/* Of the player to move: seen from across the room. */
void play_draw_lit_panel(const struct app *app, struct canvas *canvas, struct rect box);
/* As high as `title` and cut from its left, with a gap, to go before a name. */
void play_draw_medal(const struct app *app, struct canvas *canvas, const struct look *look,
                     int player, struct rect *title);

/* play_tools.c: the buttons and the prompts. */
enum { TOOL_UNDO = 1, TOOL_REDO, TOOL_HINT, TOOL_RULES, TOOL_MENU, TOOL_PEEK };
void play_list_tools(struct app *app);
void play_draw_tools(struct app *app, struct canvas *canvas);
/* play_captures.c: what each player took last. */
bool play_shows_captures(void);
void play_draw_captures(const struct app *app, struct canvas *canvas, struct rect box);

/* play_history.c: the list of moves, the timeline, and what says that one looks back. */
void play_draw_history(const struct app *app, struct canvas *canvas);
/* The strip under the board, and the history index under a point of it. */
static const float play_timeline_knob = 0.66f; /* its radius, in units */
struct rect play_timeline_track(const struct app *app);
int play_timeline_index(const struct app *app, float x);
/* The turn under a point of the move list, as the index of the position it leads to; 0: none. */
int play_listed_turn(const struct app *app, float x, float y);

#endif
