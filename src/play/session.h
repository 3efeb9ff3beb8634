/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* The match being played and its players, for screens and the terminal alike. Owns the match. */
#ifndef PLAY_SESSION_H
#define PLAY_SESSION_H

#include "base/rng.h"
#include "core/match.h"

/* Where the level of a player was changed last: until the next move another change replaces it. */
struct level_change {
    unsigned moves_made; /* in the match by then; 0: it was not changed */
    int lowest;          /* the lowest level before it */
};

struct session {
    bool open;       /* there is a match */
    unsigned number; /* counts the matches since the program started */
    uint64_t seed;   /* for the computer's choices */
    struct match match;
    unsigned taken_back; /* moves made when the end was taken back; 0: it was not */
    unsigned granted;    /* moves made when leave was given to take back … */
    int granted_at;      /* … to this position */
    bool looking;        /* another position than `present` is looked at … */
    int present;         /* … and this is where the game goes on */
    bool end_seen;       /* the end has been celebrated, or the match was over when it was read */
    struct level_change changes[2];
    struct rng rng;
};

void session_start(struct session *session, const struct match_plan *plan);
/* Continues a match read from a file; takes ownership of it. */
void session_adopt(struct session *session, const struct match *match);
void session_close(struct session *session);

/* Whether the match has been played to its end, even while an earlier position is shown. False once
 * the end has been taken back. */
bool session_finished(const struct session *session);

/* True unless it is one of our computer players; a save may name players of other programs. */
bool player_is_person(const struct match_player *player);
bool session_is_person(const struct session *session, int player);
/* How many people play: 0, 1 or 2. */
int session_person_count(const struct session *session);

/* The player whom the screen calls "you": the only person, against the computer, without a name.
 * NOBODY, if there is none. */
int match_you(const struct match *match);
/* The name above a player's panel: "You", or their own, or the name of their pieces. In sentences
 * it is match_player_name(), because verbs would have to agree. */
const char *match_shown_name(const struct match *match, int player);

/* Whether later moves than those on the board are known: they were taken back, or the board only
 * shows an earlier position for a while. A draft of an unfinished setup does not count. Resigning
 * and the computer's moves happen only at the last position. */
bool session_is_rewound(const struct session *session);

/* Whether the board shows a position other than the one where the game goes on. After undo it does
 * not: there the game goes on. */
bool session_is_looking_back(const struct session *session);

/* The position where the game goes on, whatever the board shows. */
int session_present(const struct session *session);

/* Call before continuing a match: moves to its end if nobody could act at the current position. */
void session_resume(struct session *session);

/* Whether the game goes on but may soon be over: a player has few men left (game.last_men), or less
 * than half a minute on the clock. */
bool session_end_is_near(const struct session *session);

/* The viewer for whom the board is drawn: everyone in an open or finished game, otherwise the only
 * person, or the person to move. */
int session_viewer(const struct session *session);

/* Whether two people share the screen and must not see each other's pieces. */
bool session_needs_curtain(const struct session *session);

/* Whether a person, or the computer, is to move. Both are false in a finished game. */
bool session_person_to_move(const struct session *session);
bool session_computer_to_move(const struct session *session);

/* "Computer 4: Club"; the highest level is called "Perfect" on solved boards. */
const char *computer_level_label(const struct game *game, const struct settings *settings,
                                 int level);

/* The level of the computer player to move (see ai/computer.h). */
int session_level(const struct session *session);

/* Changes the level of a computer player from the next move on. What counts in records is the
 * lowest level that has played. */
void session_set_level(struct session *session, int player, int level);

/* The level above the one that the only person has beaten; 0 if nobody has, or if it is the
 * highest. */
int session_next_level(const struct session *session);

/* Sets up the computer's pieces for as long as a computer player is to set up. */
void session_computer_setups(struct session *session);

/* The first position after all setups: browsing and undo stop there. */
int session_first(const struct session *session);

/* Whether play may continue from the current position of the history: at its end, or where no
 * piece revealed later would be known in advance. */
bool session_may_play_here(const struct session *session);

/* Where undo leads: to a person's last decision, either a turn or a placement during a setup.
 * `target` is filled in for UNDO_FINE, and for UNDO_ALL_SHOWN, where it may only be viewed. */
enum undo_answer {
    UNDO_FINE,
    UNDO_NOTHING,     /* there is nothing to undo */
    UNDO_ALL_SHOWN,   /* the game is over and every piece has been revealed */
    UNDO_HANDED_OVER, /* the other player has seen the board since */
    UNDO_REVEALED,    /* a hidden piece has been revealed since */
};
enum undo_answer session_undo(const struct session *session, int *target);
/* Why not, in a sentence; empty for UNDO_FINE. */
const char *undo_refusal(enum undo_answer answer);
/* The position that undo leads to; the current one if undo is not possible. Never in a setup. */
int session_undo_target(const struct session *session);
int session_redo_target(const struct session *session);

/* Takes the game to another position of its history. */
void session_go(struct session *session, int index);

/* Only looks at another position. The last one is never only looked at: there the game goes on. */
void session_look(struct session *session, int index);

/* Undo: goes back in order to play on, and a finished game becomes unfinished. Where all pieces
 * have been revealed at the end, and where nobody plays, it can only be looked at. */
void session_take_back(struct session *session, int index);

/* Whether playing this move from the current position would discard more of the later moves than
 * one undo takes back. */
bool session_would_discard(const struct session *session, struct move move);

#endif
