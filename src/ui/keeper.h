/* Keeps what must survive the program: every match in a file of its own, after every move, how it
 * ended, the people and the settings. Files are written on a worker's thread. It stores and
 * reports; screens decide what to show of that. */
#ifndef UI_KEEPER_H
#define UI_KEEPER_H

#include "play/library.h"
#include "play/people.h"
#include "play/session.h"
#include "ui/kit/folders.h"
#include "ui/kit/worker.h"
#include "ui/preferences.h"
#include "ui/recorder.h"

enum { REPORT_TEXT = 320 };

struct keeper {
    bool open;
    struct worker *worker;
    struct library library;
    struct recorder recorder;
    struct kept_game *games; /* of this session, and those with something left to write */
    bool without_keeping;    /* the players know that nothing is kept, and play */
    bool told, told_settings, told_people; /* that games, settings, people cannot be written */
    char report[REPORT_TEXT];              /* not yet taken */
    bool latest_known, latest_there;       /* the game to go on with, and whether there is one */
    struct library_entry latest;
    struct preferences settings, settings_tried; /* as last written, and as last tried to */
    bool settings_busy;                          /* being written */
    struct people *people;                       /* as they are now */
    struct people people_kept, people_tried;     /* as last written, and as last tried to */
    bool people_busy;                            /* being written */
};

/* Finds the games there are, and takes over those of earlier versions. Reads `people`, and from
 * then on writes what changes in them; other instances' people are added to them. */
void keeper_open(struct keeper *keeper, const struct preferences *preferences,
                 struct people *people);
/* Everything is written when it returns. One that was never opened has nothing to write. */
void keeper_close(struct keeper *keeper, const struct session *session,
                  const struct preferences *preferences);

/* Reads the settings before anything is shown. False, with a sentence for the player, when not all
 * of the file was understood: what was not is as if it were not there. */
bool keeper_read_preferences(struct preferences *preferences, struct fault *fault);

/* Writes what has changed. Called after every action and every step, and before another match
 * takes the session's place. */
void keeper_watch(struct keeper *keeper, const struct session *session,
                  const struct preferences *preferences);

/* Returns when the match as it stands is on the disk, or cannot be written. To be called before a
 * further move, so that a power cut loses one at most however slow the disk is. */
void keeper_secure(struct keeper *keeper, const struct session *session);

/* Something is being written. */
bool keeper_busy(const struct keeper *keeper);

/* The next sentence for the player, once; NULL: nothing to report. */
const char *keeper_report(struct keeper *keeper, char text[REPORT_TEXT]);

/* ---- games ---- */

/* Whether a match begun now would be kept; false with the reason. */
bool keeper_can_keep(const struct keeper *keeper, struct fault *fault);

/* The unfinished game played last, or NULL. It may be the session's own. */
const struct library_entry *keeper_latest(struct keeper *keeper, const struct session *session);

/* The session's match lives in this file of the library; NULL: in none yet. */
const char *keeper_file(const struct keeper *keeper, const struct session *session);

/* Reads a game of the library for the session, which it replaces; false, with the reason, and
 * nothing changed, when it cannot. `copied`: another instance has it open, and what is played here
 * becomes a game of its own. */
bool keeper_load(struct keeper *keeper, const char *name, struct session *session, bool *copied,
                 struct fault *fault);
/* The same from anywhere: what is played becomes a game of the library with its next move. */
bool keeper_import(struct keeper *keeper, const char *path, struct session *session,
                   struct fault *fault);

/* The match as it stands stays in its file, with all its moves; what is played from now on is
 * another game, in a file of its own. */
void keeper_branch(struct keeper *keeper, const struct session *session);

/* Deletes a game, also the session's own: it is written again only when it is played on. */
bool keeper_delete(struct keeper *keeper, const char *name, char trash[LIBRARY_NAME],
                   struct fault *fault);
bool keeper_restore(struct keeper *keeper, const char *trash, struct fault *fault);

/* The journal's path, everything that has ended being in it; NULL: there is none. */
const char *keeper_journal(struct keeper *keeper, const struct session *session);

/* Its name and the move: "Chess, move 12". */
void keeper_summary(const struct library_entry *entry, char *text, size_t size);

#endif
