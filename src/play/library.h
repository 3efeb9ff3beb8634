/* The player's games: a folder with one file per game. A game gets its file with its first move and
 * keeps it for good; whether it is finished is a property of the game. Nothing but the player
 * deletes one, and that can be undone. All functions report what failed; none replaces the only
 * copy of anything. */
#ifndef PLAY_LIBRARY_H
#define PLAY_LIBRARY_H

#include "play/game_file.h"

enum { LIBRARY_NAME = 256 };

struct library {
    char *folder; /* belongs to this; NULL: there is nowhere to keep games */
};

/* `folder` may be missing, or NULL. Removes what earlier runs left behind: temporary files, stale
 * locks, games deleted a month ago. */
void library_open(struct library *library, const char *folder);
void library_close(struct library *library);

/* ---- the list ---- */

enum entry_state {
    ENTRY_UNFINISHED,
    ENTRY_FINISHED,
    ENTRY_DAMAGED, /* or unreadable */
    ENTRY_NEWER,   /* saved by a newer version of the program */
};

/* What is known of a game without opening it. */
struct library_entry {
    char name[LIBRARY_NAME]; /* of the file, without its folder */
    struct file_status status;
    enum entry_state state;
    const struct game *game; /* this and what follows: of games that can be read */
    struct match_player players[2];
    char title[MATCH_TITLE];
    int winner; /* of a finished game; NOBODY: a draw */
    bool setup; /* armies are still being placed */
    int move;   /* the number of the move to be made */
};

struct library_list {
    int count;
    struct library_entry *list; /* belongs to this; last played first */
    int read;                   /* how many files had to be read: the index did not know them */
};

/* Every game there is; false, with the reason, when the folder cannot be read. An index in the
 * folder makes it quick; it is rebuilt when stale, and may be thrown away at any time. */
bool library_list(const struct library *library, struct library_list *list, struct fault *fault);
void library_list_free(struct library_list *list);

/* The game last played that is not finished and not open elsewhere; NULL: there is none. */
const struct library_entry *library_latest(const struct library *library,
                                           const struct library_list *list);

/* What a list says of a match. */
void library_describe(const struct match *match, struct library_entry *entry);

/* ---- games ---- */

/* Whether a game begun now could be kept: false, with the reason, when it could not. */
bool library_can_keep(const struct library *library, struct fault *fault);

/* Reserves a file of its own for a match. Nothing is written yet. */
bool library_add(const struct library *library, const struct match *match, struct game_file *file,
                 struct fault *fault);

/* Reads a game. `file` is its file, or none where another instance has it open: then what is
 * played is a copy, and gets a file of its own from library_add(). */
bool library_read(const struct library *library, const char *name, struct match *match,
                  struct game_file *file, struct fault *fault);

/* Takes a file from elsewhere into the library, under a name with its date: an autosave of earlier
 * versions. The file is moved, not copied. Nothing happens when there is none. */
bool library_adopt(const struct library *library, const char *path, struct fault *fault);

/* The name in this library of the file at a path, or NULL when it lies elsewhere. */
const char *library_name_of(const struct library *library, const char *path);
/* Adds the path of the file of that name. */
void library_path(const struct library *library, const char *name, struct text *path);

/* Deletes a game; `trash` gets the name by which library_restore() brings it back. False, with the
 * reason, also while another instance has it open. */
bool library_delete(const struct library *library, const char *name, char trash[LIBRARY_NAME],
                    struct fault *fault);
bool library_restore(const struct library *library, const char *trash, struct fault *fault);

#endif
