/* A look: colours by meaning and pictures by name, read from assets/themes/NAME.theme (lines of
 * `key = value`). Whatever a theme does not say has a default, so a missing theme still plays. */
#ifndef UI_THEME_H
#define UI_THEME_H

#include "core/game.h"
#include "ui/canvas.h"

enum tone {
    TONE_BACK_TOP,
    TONE_BACK_LOW,
    TONE_PANEL,
    TONE_PANEL_LIT,
    TONE_TEXT,
    TONE_DIM,
    TONE_CAN,     /* gold: "you can" */
    TONE_CAPTURE, /* white-hot: "this captures" */
    TONE_WARN,
    TONE_PLAYER_1,
    TONE_PLAYER_2,
    TONE_FRAME,
    TONE_LIGHT_CELL,
    TONE_DARK_CELL,
    TONE_LINE,
    TONE_WATER,
    TONE_LAST, /* the last move's cells */
    TONE_COUNT
};

enum { THEME_LINES = 640, THEME_KEY = 48, THEME_VALUE = 96 };

struct theme {
    char name[32];
    struct colour tone[TONE_COUNT];
    int count;
    struct {
        char key[THEME_KEY], value[THEME_VALUE];
    } lines[THEME_LINES];
};

/* A picture measured in cells: how large it is and where in it the middle of its cell lies. */
struct sprite {
    int picture;
    float w, h;
    float anchor_x, anchor_y;
};

/* How one game looks at one size: its table, board and men. */
struct look {
    struct sprite table;
    int board;          /* picture, or PICTURE_NONE: drawn from the geometry */
    struct rect field;  /* where the cells lie, in parts of the board's picture */
    float board_aspect; /* height of that picture in parts of its width */
    float tilt;         /* height of a cell in parts of its width */
    struct sprite piece[2][KIND_UNKNOWN + 1];
    struct sprite shadow[2][KIND_UNKNOWN + 1];
    struct colour fallback[2][KIND_UNKNOWN + 1]; /* where there is no picture */
};

void theme_defaults(struct theme *theme);

/* Adds the lines of a theme file to the defaults. False, with the line, when one is not understood;
 * the others count all the same. */
bool theme_read(struct theme *theme, const char *text, struct fault *fault);

/* The value of a key, or NULL. */
const char *theme_value(const struct theme *theme, const char *key);

void theme_look(const struct theme *theme, const struct game *game, int columns, struct look *look);

#endif
