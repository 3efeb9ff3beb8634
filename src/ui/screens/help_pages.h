/* The rules in a player's words, each section with a picture that the board's own renderer draws:
 * a position reached by moves, with a piece selected as a player would. */
#ifndef UI_SCREENS_HELP_PAGES_H
#define UI_SCREENS_HELP_PAGES_H

#include <stdbool.h>

struct help_picture {
    const char *moves;            /* from the start, or from the example setup; NULL: no picture */
    int size;                     /* of the board; 0: the usual one */
    const char *selected, *focus; /* cells, or NULL */
    const char *noted;            /* a cell to point at, or NULL */
};

struct help_section {
    const char *heading, *text; /* to be translated */
    struct help_picture picture;
    bool ranks; /* a table of the pieces follows */
};

enum { HELP_SECTIONS = 6 };

struct help_page {
    const char *game;
    struct help_section sections[HELP_SECTIONS]; /* those without a heading are not there */
};

extern const struct help_page help_pages[];
extern const int help_page_count;

#endif
