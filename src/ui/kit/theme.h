/* A look: colours by meaning and pictures by name, read from assets/themes/NAME.theme (lines of
 * `key = value`). Whatever a theme does not say has a default, so a missing theme still plays. */
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
    TONE_DUST,     /* what flies up where a man is taken */
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
    float glow;      /* strength of light, 0…1 */
    int count;
    struct {
        char key[THEME_KEY], value[THEME_VALUE];
    } lines[THEME_LINES];
};

/* The themes there are: whatever lies in the folder, so a new one needs no code. */
enum { THEMES_MAX = 24, THEME_ID = 32, THEME_SIZE_MAX = 1 << 18 };

struct theme_entry {
    char id[THEME_ID]; /* its file without ".theme" */
    char title[64];    /* `name` in the file, or `name.fr` for those who speak French */
};

struct theme_list {
    int count;
    struct theme_entry list[THEMES_MAX];
};

/* Sorted by title. */
void themes_list(struct theme_list *list);
/* Whether it can be one: the name of a file in the folder of themes, not a way out of it. */
bool theme_id_is_valid(const char *id);
/* -1 when there is none such. */
int themes_index(const struct theme_list *list, const char *id);

/* A picture measured in cells: how large it is, where in it the middle of its cell lies, and, of a
 * man, what the eye sees of him, seen from there. */
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
    struct rect field;  /* where the cells lie, in parts of the board's picture */
    float board_aspect; /* height of that picture in parts of its width */
    float tilt;         /* height of a cell in parts of its width */
    float rise;         /* how far up something lifted by a cell's width moves, in cell widths */
    float shadow_x, shadow_y;  /* and its shadow */
    struct colour coordinates; /* letters and figures on this board's frame */
    struct sprite piece[2][KIND_UNKNOWN + 1];
    struct sprite shadow[2][KIND_UNKNOWN + 1];
    struct colour fallback[2][KIND_UNKNOWN + 1]; /* where there is no picture */
};

void theme_defaults(struct theme *theme);

/* Adds the lines of a theme file to the defaults and looks for its common pictures. False, with the
 * line, when one is not understood or has numbers that cannot be drawn by; the others count all the
 * same. */
bool theme_read(struct theme *theme, const char *text, struct fault *fault);

/* The value of a key, or NULL. */
const char *theme_value(const struct theme *theme, const char *key);

void theme_look(const struct theme *theme, const struct game *game, const struct settings *settings,
                int columns, struct look *look);

#endif
