/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* A match at the terminal between two people at one keyboard, a person and a computer player, or
 * two computer players. */
#ifndef CLI_TABLE_H
#define CLI_TABLE_H

#include "base/text.h"
#include "play/game_file.h"
#include "play/session.h"

enum { NOBODY_YET = -1, COMPUTER_MEGABYTES = 64 };

struct table {
    struct session session;
    struct game_file file;   /* rewritten after every move; may be closed */
    unsigned saved_revision; /* the state in the file: revision … */
    int saved_at;            /* … and current position; -1: another state */
    uint32_t saved_thinking; /* … and time spent on it */
    unsigned saved_notes;    /* … and changes to notes */
    char *copy_path;         /* path of another file with this match, owned; may be NULL … */
    unsigned copy_revision;  /* … in this state */
    bool save_failed;        /* and the player has been informed */
    int holder;              /* the player at the screen, in games with hidden pieces */
    int chosen;       /* piece chosen by row and column, waiting for a direction; or CELL_NONE */
    bool show;        /* the board has changed since it was shown */
    struct text line; /* the last line entered */
    struct computer *computer; /* NULL until a computer player needs it */
    struct exact *exact;       /* solved boards; NULL until the highest level needs it */
    double thinks_since;       /* when the player to move began to think */
    double (*seconds)(void);   /* a clock; NULL: the system's. Tests have their own */
};

enum table_end { TABLE_QUIT, TABLE_AGAIN };

/* Takes over the match and its file, which already holds the match or is free. */
void table_init(struct table *table, const struct match *match, const struct game_file *file,
                uint64_t seed);
void table_free(struct table *table);

/* Plays until the players leave or want another game. */
enum table_end table_run(struct table *table);

/* Reads a line from the player into table->line; NULL at the end of the input. */
char *table_ask(struct table *table, const char *question);
/* The same, but the line is empty if it was not entered within so many seconds. */
char *table_ask_for(struct table *table, const char *question, double seconds);

/* The viewer for whom the board is drawn. */
int table_viewer(const struct table *table);

/* Plays moves separated by blanks up to the first that is refused, and reports their effects. */
void table_play(struct table *table, const char *moves);

/* Reports the effects of all moves since position `first`. */
void table_report(const struct table *table, int first);

/* Whether the match may be left for another one: false, with the reason, while its file cannot be
 * written and no copy holds all of it. */
bool table_may_leave(struct table *table, struct fault *fault);

/* Saves the match and continues with the one in `path`. If the table has a file, that becomes
 * `path`. False, with the reason and nothing changed, on failure. */
bool table_load(struct table *table, const char *path, struct fault *fault);

/* Saves a copy under a name chosen by the player. */
bool table_save_as(struct table *table, const char *path, struct fault *fault);

/* Writes the match to its file, if it has one and something has changed. */
void table_save(struct table *table);

/* Runs a line that is a command (table_commands.c), and says how to go on. */
enum verdict { VERDICT_NOT_A_COMMAND, VERDICT_DONE, VERDICT_QUIT, VERDICT_AGAIN };
enum verdict table_command(struct table *table, const char *line);

/* Another notation for games whose pieces step (table_steps.c): row and column of a piece, then a
 * direction from 1 to 4. False if the line is something else. */
bool table_step(struct table *table, const char *line);

/* Prints one clear sentence about what was refused; the game goes on. */
void table_refuse(const char *format, ...) PRINTF_LIKE(1, 2);

#endif
