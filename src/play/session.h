/* The match being played and who plays it: what the playing, pause, game-over and review screens
 * share. Owns the match. */
#ifndef PLAY_SESSION_H
#define PLAY_SESSION_H

#include "base/rng.h"
#include "core/match.h"

struct session {
    bool open;       /* there is a match */
    unsigned number; /* of this match since the program's start */
    uint64_t seed;   /* of the computer's choices in it */
    struct match match;
    unsigned taken_back; /* the match's revision when its end was taken back; 0: it was not */
    struct rng rng;
};

/* Begins a match; the names may be empty. */
void session_start(struct session *session, const struct game *game,
                   const struct settings *settings, const struct match_player players[2]);
/* Goes on with a match that was read from a file; it belongs to the session now. */
void session_take(struct session *session, const struct match *match);
void session_close(struct session *session);

/* The match was played to its end, wherever in it one is looking; unless the end was taken back. */
bool session_finished(const struct session *session);

/* Who is no computer player that we have: a save may name those of other programs. */
bool player_is_person(const struct match_player *player);
bool session_is_person(const struct session *session, int player);
/* How many persons play: 0, 1 or 2. */
int session_persons(const struct session *session);

/* The present place is before the end of the match (what is kept of an army being arranged does not
 * count: it is no past). Giving up and the computer's moves happen only
 * at the end. */
bool session_looks_back(const struct session *session);

/* Before the match is gone on with: where nobody could do anything, one goes to its end. */
void session_resume(struct session *session);

/* Whose eyes the screen is for: everybody's in an open or finished game, otherwise the only
 * person's or that of the player to move. */
int session_viewer(const struct session *session);

/* Two persons share the screen and must not see each other's pieces. */
bool session_needs_curtain(const struct session *session);

/* Whether a person is to move, and whether the computer is. Nobody is in a finished game. */
bool session_person_to_move(const struct session *session);
bool session_computer_to_move(const struct session *session);

/* "Computer 4: Club", and the highest "Perfect" where it is. */
const char *computer_level_label(const struct game *game, const struct settings *settings,
                                 int level);

/* How strong the computer to move is, as ai/computer.h counts. */
int session_level(const struct session *session);

/* Arranges the computer's army, as often as it is the computer's turn to. */
void session_computer_setups(struct session *session);

/* The first position after all setups: looking back and undo go no further. */
int session_first(const struct session *session);

/* Whether the game may go on from the present place of the history: at its end, or where nothing
 * that was revealed later would be known in advance. */
bool session_may_play_here(const struct session *session);

/* Where undo leads: a person's last decision, be it a turn or a placement of a setup. The place is
 * filled in for UNDO_FINE, and for UNDO_ALL_SHOWN to look back at. */
enum undo_answer {
    UNDO_FINE,
    UNDO_NOTHING,     /* there was none */
    UNDO_ALL_SHOWN,   /* the game is over, and all that was hidden has been shown */
    UNDO_HANDED_OVER, /* the other player has seen the board since */
    UNDO_REVEALED,    /* something hidden was shown since */
};
enum undo_answer session_undo(const struct session *session, int *target);
/* The same as a place, the present one where it cannot be; never in a setup. */
int session_undo_target(const struct session *session);
int session_redo_target(const struct session *session);

/* Goes to another place of the history. */
void session_go(struct session *session, int index);

/* One is about to go back to play on, rather than to look: a game that was over goes on. What was
 * hidden has been shown by then, so in games with hidden pieces it does not. */
void session_take_back(struct session *session);

/* Whether playing this move from the present place would drop more of the known moves than one undo
 * takes back. */
bool session_would_drop(const struct session *session, struct move move);

#endif
