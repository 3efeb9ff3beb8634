/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* A look: colours by meaning and pictures by name, read from assets/themes/NAME.theme (lines of
 * `key = value`). Every key has a default, so the game is playable without a theme. */
#ifndef UI_KIT_THEME_H
#define UI_KIT_THEME_H

#include "core/game.h"
#include "ui/kit/canvas.h"

enum tone {
    TONE_BACK,
    TONE_PANEL,
    TONE_PANEL_LIT, /* of the side to move */
    TONE_EDGE,      /* the line around panels */
    TONE_BUTTON,
    TONE_BUTTON_LIT,
    TONE_TEXT,
    TONE_DIM,
    TONE_COORDINATES,
    TONE_CAN,     /* gold: "you can" */
    TONE_CAPTURE, /* white-hot: "this captures" */
    TONE_WARN,    /* "no" */
    TONE_LAST,    /* the last move's cells */
    TONE_FOCUS,
    TONE_PLAYER_1,
    TONE_PLAYER_2,
    TONE_BEAM,
    TONE_LINE,
    TONE_EXIT,
    TONE_FLASH,
    TONE_DUST,     /* flies up where a man is taken */
    TONE_PERSON_1, /* the eight colours that people choose from */
    TONE_PERSON_8 = TONE_PERSON_1 + 7,
    TONE_COUNT
};

enum { THEME_LINES = 640, THEME_KEY = 48, THEME_VALUE = 96 };

struct theme {
    struct colour tone[TONE_COUNT];
    int shards[4];   /* pictures of splinters, to be tinted */
    int dust, spark; /* pictures of particles, to be tinted */
    bool additive;   /* particles are sparks that add light, not dust that covers */
    int table;       /* picture behind everything */
    int tray[2];     /* pictures of panels in nine slices: at rest, lit */
    int rail;        /* picture of the table's edge, under the prompts */
    int curtain;     /* picture of half of what hides a board, to be tinted; may be none */
    int arena;       /* picture of the stage of a battle; may be none */
    int title;       /* the game's name as a picture, four times as wide as high */
    int halo;        /* picture of the light around a board that shines, to be added; may be none */
    float glow;      /* strength of light, 0…1 */
    int count;
    struct {
        char key[THEME_KEY], value[THEME_VALUE];
    } lines[THEME_LINES];
};

/* All themes in the folder: a new one needs no code. */
enum { THEMES_MAX = 24, THEME_ID = 32, THEME_SIZE_MAX = 1 << 18 };

struct theme_entry {
    char id[THEME_ID]; /* its file without ".theme" */
    char title[64];    /* `name` in the file, or `name.fr` in French */
};

struct theme_list {
    int count;
    struct theme_entry list[THEMES_MAX];
};

/* Sorted by title. */
void themes_list(struct theme_list *list);
/* Whether it is a plain file name, not a path out of the folder of themes. */
bool theme_id_is_valid(const char *id);
/* -1 if there is no such theme. */
int themes_index(const struct theme_list *list, const char *id);

/* A picture measured in cells: its size, the point in it that goes on the middle of the cell, and
 * for a man the box of his visible body relative to that point. */
struct sprite {
    int picture;
    float w, h;
    float anchor_x, anchor_y;
    struct rect body;
};

/* How one game looks at one size: its board and men. */
struct look {
    int board;          /* picture, or PICTURE_NONE: drawn from the geometry */
    int board_shadow;   /* picture */
    struct rect field;  /* where the cells are, as fractions of the board's picture */
    float board_aspect; /* height of that picture divided by its width */
    float tilt;         /* height of a cell divided by its width */
    float rise;         /* how far up something lifted by a cell's width moves, in cell widths */
    float shadow_x, shadow_y;  /* and how far its shadow moves */
    struct colour coordinates; /* letters and digits on this board's frame */
    struct sprite piece[2][KIND_UNKNOWN + 1];
    struct sprite shadow[2][KIND_UNKNOWN + 1];
    struct sprite glow[2][KIND_UNKNOWN + 1];     /* light around men that shine, to be added */
    float bloom;                                 /* its strength, 0…1 */
    int large[2], figure[2][KIND_UNKNOWN + 1];   /* on the stage of a battle: a block, and what
                                                    stands on it, laid over it; may be none */
    struct colour fallback[2][KIND_UNKNOWN + 1]; /* where there is no picture */
};

void theme_defaults(struct theme *theme);

/* Adds the lines of a theme file to the defaults and finds its common pictures. False, reporting
 * the line, if one is not understood or has unusable numbers; the other lines still count. */
bool theme_read(struct theme *theme, const char *text, struct fault *fault);

/* The value of a key, or NULL. */
const char *theme_value(const struct theme *theme, const char *key);

void theme_look(const struct theme *theme, const struct game *game, const struct settings *settings,
                int columns, struct look *look);

#endif
