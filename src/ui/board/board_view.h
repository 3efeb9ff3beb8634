/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Draws any game's board and men from its geometry and a scene, and finds the cell under a point.
 * Knows no rules: the caller says what to mark. */
#ifndef UI_BOARD_BOARD_VIEW_H
#define UI_BOARD_BOARD_VIEW_H

#include "ui/board/timeline.h"
#include "ui/kit/theme.h"

enum { CELL_EXIT = 254 }; /* beyond the edge where a piece leaves */

struct board_view {
    const struct game *game;
    struct settings settings;
    struct geometry geometry;
    struct look look;
    struct rect frame; /* the board's picture on the screen */
    struct rect field; /* its cells */
    float cell;        /* width of a cell */
    bool turned;       /* seen by player 2 */
};

enum mark {
    MARK_LAST = 1,        /* the last move began or ended here */
    MARK_SELECTED = 2,    /* ringed */
    MARK_FOCUS = 4,       /* where the focus or the pointer is */
    MARK_DESTINATION = 8, /* can go here */
    MARK_CAPTURES = 16,   /* … and captures, attacks or gains something else */
    MARK_VICTIM = 32,     /* would be captured */
    MARK_REMOVABLE = 64,  /* may be removed */
    MARK_HINT = 128,
    MARK_TAKEN = 256, /* the last move took or removed something here */
    MARK_SPANS = 512  /* a man at a corner of the preview's rectangle who would capture, too */
};

struct shown_cause;

struct marks {
    uint16_t cell[CELL_LIMIT];
    uint8_t exit_from; /* the selected piece may leave from here, or CELL_NONE */
    bool exit_focus;
    uint8_t rectangle_from, rectangle_to; /* the capture preview, or CELL_NONE */
    struct rect area;                     /* a part of the board to look at; empty: none */
    bool area_soft;                       /* its light is to be lived with, not to be noticed */
    int exits;                            /* bit set: players whose exit edge is shown */
    bool coordinates;
    float time;    /* seconds, for pulsing marks */
    float refused; /* 1…0: the piece on refused_cell shakes */
    uint8_t refused_cell;
    int hidden_cell; /* cell of the dragged man, drawn at (drag_x, drag_y) instead; or CELL_NONE */
    float drag_x, drag_y;
    const struct shown_cause *cause; /* why the game is over (cause_marks.h); NULL: it goes on */
};

void marks_clear(struct marks *marks);

void board_view_open(struct board_view *view, const struct theme *theme, const struct game *game,
                     const struct settings *settings);

/* Switches to the pictures of another theme. Does nothing to a view that was never opened. */
void board_view_retheme(struct board_view *view, const struct theme *theme);

/* Fits the board into `area`. */
void board_view_place(struct board_view *view, struct rect area);

/* The middle of a cell on the screen. */
void board_view_point(const struct board_view *view, int cell, float *x, float *y);

/* From the unit square to the screen, and back. */
struct point board_view_project(const struct board_view *view, float ux, float uy);
struct point board_view_unproject(const struct board_view *view, struct point at);

/* The whole cell. */
struct rect board_view_box(const struct board_view *view, int cell);

/* The smallest box around several whole cells. */
struct rect board_view_box_of(const struct board_view *view, const uint8_t *cells, int count);

/* The box of a man's visible body, which is not centred on its cell. */
struct rect board_view_body(const struct board_view *view, const struct actor *man);

/* Stereo position of a cell's sounds, -1 left … 1 right. */
float board_view_pan(const struct board_view *view, int cell);

/* The direction on the screen in which a player's pieces leave. */
int board_view_exit_edge(const struct board_view *view, int player);

/* Where a move ends: its cell, or beyond the edge where `player`'s pieces leave. */
void board_view_move_end(const struct board_view *view, struct move move, int player, float *x,
                         float *y);

/* The cell under a point, CELL_EXIT beyond the exit edge of `player`, or CELL_NONE. */
int board_view_cell(const struct board_view *view, float x, float y, int player);

/* The next cell in a direction as the player sees it. */
int board_view_neighbour(const struct board_view *view, int cell, enum direction direction);

/* The first step of the focus's shortest path from one cell to another. */
enum direction board_view_towards(const struct board_view *view, int from, int to);

void board_view_draw(const struct board_view *view, const struct theme *theme,
                     struct canvas *canvas, const struct scene *scene, const struct marks *marks);

/* Loads all its pictures before it is shown, at its current size. */
void board_view_prepare(const struct board_view *view, struct canvas *canvas);

/* The position of a man's foot, and the width of its cell. */
struct stand {
    float x, y, cell;
};
/* One man, with its shadow. */
void board_view_piece(const struct look *look, const struct game *game, struct canvas *canvas,
                      const struct actor *actor, struct stand stand);
/* Without its shadow: a picture of a man on a panel. */
void board_view_figure(const struct look *look, const struct game *game, struct canvas *canvas,
                       const struct actor *actor, struct stand stand);

#endif
