/* Keeps what must survive the program: the unfinished match after every move, saved games, the
 * settings. Files are written on a worker's thread, one after the other. */
#ifndef UI_KEEPER_H
#define UI_KEEPER_H

#include "core/match.h"
#include "ui/kit/folders.h"
#include "ui/kit/worker.h"
#include "ui/preferences.h"

struct app;
struct session;

/* Tells one state of a session from all others that can follow it. */
struct match_mark {
    unsigned session;
    int at, length;
    uint64_t hash;
    struct move last;
};

struct match_mark match_mark(const struct session *session);
bool match_mark_equal(const struct match_mark *a, const struct match_mark *b);

struct keeper {
    bool open;
    struct worker *worker;
    struct match_mark kept;       /* what the autosave holds, or what is being written to it */
    struct match_mark saved;      /* the state of the match that another file holds */
    bool kept_has_file;           /* … and the autosave holds the same */
    bool told;                    /* that nothing can be written */
    bool writing, has_autosave;   /* an autosave is on its way; there is one */
    char summary[160];            /* of the match in it: "Dodgem, move 12" */
    struct preferences on_disk;   /* what the settings file says */
    struct preferences at_start;  /* the same with what the command line said instead */
    struct preferences kept_last; /* what was seen last */
};

/* Looks for a match to go on with. A damaged one is put aside with a notice. */
void keeper_open(struct app *app);
/* Everything is written when it returns. One that was never opened has nothing to write. */
void keeper_close(struct app *app);

/* Reads the settings before anything is shown. False, with a sentence for the player, when the file
 * was damaged: it is put aside and the defaults count. */
bool keeper_read_preferences(struct app *app, struct fault *fault);

/* Writes what has changed. Called after every action and every step. */
void keeper_watch(struct app *app);

/* Returns when the match as it stands is on the disk, or cannot be written. To be called before a
 * further move, so that a power cut loses one at most however slow the disk is. */
void keeper_secure(struct app *app);

/* Where the autosave lies; false without a folder for it. */
bool keeper_autosave_path(char path[PATH_TEXT]);

/* The match to go on with. */
bool keeper_can_continue(const struct app *app);
void keeper_continue(struct app *app);

/* Stores the match as a saved game of its own, with a name that needs no keyboard. */
void keeper_save(struct app *app);

/* Reads a saved game and goes on with it. */
bool keeper_load(struct app *app, const char *path, struct fault *fault);

/* "Queens & Towers, move 12" */
void keeper_summary(const struct match *match, char *text, size_t size);

#endif
