/* A match at the terminal: two people at one keyboard, or a person and a computer player, or two
 * computer players who are watched. */
#ifndef CLI_TABLE_H
#define CLI_TABLE_H

#include "base/text.h"
#include "play/game_file.h"
#include "play/session.h"

enum { NOBODY_YET = -1, COMPUTER_MEGABYTES = 64 };

struct table {
    struct session session;
    struct game_file file;   /* kept up to date with every move; may be none */
    unsigned saved_revision; /* what it holds … */
    int saved_at;            /* … and where in it one is; -1: something else */
    char *known;             /* another file that holds this match, from malloc; may be NULL */
    bool save_failed;        /* and the player has been told */
    int holder;              /* who looks at the screen, in games with hidden pieces */
    int chosen;              /* chosen by row and column, waiting for its direction; or CELL_NONE */
    bool show;               /* the board has changed since it was last shown */
    struct text line;        /* what was entered */
    struct computer *computer; /* what computer players think with; NULL until one does */
    struct exact *exact;       /* solved boards; NULL until the highest level needs them */
};

enum table_end { TABLE_QUIT, TABLE_AGAIN };

/* Takes over the match and its file, which holds it already or is free. */
void table_init(struct table *table, const struct match *match, const struct game_file *file,
                uint64_t seed);
void table_free(struct table *table);

/* Plays until the players leave or want another game. */
enum table_end table_run(struct table *table);

/* Reads a line from the player into table->line; NULL at the end of the input. */
char *table_ask(struct table *table, const char *question);

/* Who the board is drawn for. */
int table_viewer(const struct table *table);

/* Plays moves separated by blanks, up to the first that is refused, and reports what they did. */
void table_play(struct table *table, const char *moves);

/* Tells what the steps from position `first` on have done. */
void table_tell(const struct table *table, int first);

/* Puts another match on the table, read from `path`; the one before has been written. Where games
 * are kept, it is kept in that file from now on. False, with the reason, and nothing changed, when
 * it cannot be. */
bool table_load(struct table *table, const char *path, struct fault *fault);

/* Saves the match under a name of the player's. */
bool table_save_as(struct table *table, const char *path, struct fault *fault);

/* Writes the match's file, if it has one and something has changed. */
void table_save(struct table *table);

/* What the player wants after a line that was a command: table_commands.c. */
enum verdict { VERDICT_NOT_A_COMMAND, VERDICT_DONE, VERDICT_QUIT, VERDICT_AGAIN };
enum verdict table_command(struct table *table, const char *line);

/* The other way of entering where pieces step: row and column of a piece, then a direction from 1
 * to 4. False when the line is something else: table_steps.c. */
bool table_step(struct table *table, const char *line);

/* One clear sentence about what was refused; the game goes on. */
void table_refuse(const char *format, ...) PRINTF_LIKE(1, 2);

#endif
