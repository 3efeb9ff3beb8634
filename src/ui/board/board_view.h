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
    MARK_CAPTURES = 16,   /* … and captures, attacks, or gains as much */
    MARK_VICTIM = 32,     /* would be captured */
    MARK_REMOVABLE = 64,  /* may be removed */
    MARK_HINT = 128
};

struct marks {
    uint8_t cell[CELL_LIMIT];
    uint8_t exit_from; /* the selected piece may leave from here, or CELL_NONE */
    bool exit_focus;
    uint8_t rectangle_from, rectangle_to; /* the capture preview, or CELL_NONE */
    int exits;                            /* bit set: players whose exit edge is shown */
    bool coordinates;
    float time;    /* seconds, for what breathes */
    float refused; /* 1…0: the piece on refused_cell shakes */
    uint8_t refused_cell;
    int hidden_cell; /* the man dragged by the pointer is drawn there instead; or CELL_NONE */
    float drag_x, drag_y;
};

void marks_clear(struct marks *marks);

void board_view_open(struct board_view *view, const struct theme *theme, const struct game *game,
                     const struct settings *settings);

/* The pictures of another theme, everything else as it is. One that was never opened stays so. */
void board_view_retheme(struct board_view *view, const struct theme *theme);

/* Fits the board into `area`. */
void board_view_place(struct board_view *view, struct rect area);

/* The middle of a cell on the screen. */
void board_view_point(const struct board_view *view, int cell, float *x, float *y);

/* All of it. */
struct rect board_view_box(const struct board_view *view, int cell);

/* What the eye sees of a man, which is not the middle of his cell. */
struct rect board_view_body(const struct board_view *view, const struct actor *man);

/* Where a cell is heard, -1 left … 1 right. */
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

/* The first step of the shortest way of the focus from one cell to another. */
enum direction board_view_towards(const struct board_view *view, int from, int to);

void board_view_draw(const struct board_view *view, const struct theme *theme,
                     struct canvas *canvas, const struct scene *scene, const struct marks *marks);

/* Has all its pictures read before it is shown, at the size it is placed in. */
void board_view_prepare(const struct board_view *view, struct canvas *canvas);

/* Where a man has its foot, and the width of the cell it stands in. */
struct stand {
    float x, y, cell;
};
/* One man, with its shadow. */
void board_view_piece(const struct look *look, const struct game *game, struct canvas *canvas,
                      const struct actor *actor, struct stand stand);

#endif
