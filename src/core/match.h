/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* A match: one game between two players, with its whole history. Undo and redo only move along it;
 * an undone line is kept until another move replaces it. Draws by repetition and by the quiet
 * limit, resignation and agreed draws are judged here, on top of the game's own rules. */
#ifndef CORE_MATCH_H
#define CORE_MATCH_H

#include "core/allowance.h"
#include "core/note.h"
#include "core/observation.h"
#include "core/time_control.h"

enum { PLAYER_NAME = 48, PLAYER_CONTROL = 16, PERSON_ID = 9, MATCH_TITLE = 64, CONTEST_ID = 40 };

/* Guests who have no name of their own: what a series calls them, in the players' language. */
enum guest { GUEST_NONE, GUEST_FIRST, GUEST_SECOND, GUEST_OF_A_PERSON };

struct match_player {
    char name[PLAYER_NAME];       /* shown in the interface, UTF-8; may be empty */
    enum guest guest;             /* whether that name is only what a series calls them */
    char control[PLAYER_CONTROL]; /* "human", "random", … */
    char rated[PLAYER_CONTROL];   /* the lowest level so far, where that is not the control */
    char person[PERSON_ID];       /* the id of a person (play/people.h); empty: a guest */
};

/* Everything the players agree on before a match. */
struct match_plan {
    const struct game *game;
    struct settings settings;
    struct match_player players[2];
    struct time_control time[2];
    struct allowance aids[2][AID_COUNT];
    bool swap_rule;           /* the second player may take over the first move */
    char contest[CONTEST_ID]; /* the series or tournament it counts for; empty: none */
};

struct match_step {
    struct move move;
    int ply;                /* turns completed after this move, not counting setups */
    bool turn_start;        /* the move completed a turn (or a setup) */
    struct outcome outcome; /* the outcome after it */
    uint32_t spent;         /* milliseconds spent on it in a timed match */
};

/* Read freely; change only through the functions below. */
struct match {
    const struct game *game;
    struct settings settings;
    struct match_player players[2];
    struct time_control time[2];
    struct allowance aids[2][AID_COUNT];
    bool swap_rule;
    char contest[CONTEST_ID];
    uint32_t thinking; /* milliseconds spent so far on position `thinking_at` */
    int thinking_at;
    char title[MATCH_TITLE]; /* given by the players; usually empty */
    unsigned moves_made;     /* new moves, without those redone: the same as long as the line is */
    unsigned revision;       /* incremented by whatever a save must keep, except `at` */
    int at;                  /* moves played up to the current position */
    int length;              /* moves known: those after `at` were taken back and can be redone */
    int capacity;
    struct match_step *steps;         /* steps[i] leads from position i to position i + 1 */
    struct position *positions;       /* length + 1 of them, position_size bytes each */
    struct note notes[2][CELL_LIMIT]; /* of each player, by the cell on which the piece began */
    unsigned note_changes;            /* incremented by every change to a note */
};

void match_start(struct match *match, const struct game *game, const struct settings *settings);
/* Starts a match from a plan, in which a player without a control is human; and the plan of a
 * match, for a rematch: the players are where they sat before any swap. */
void match_begin(struct match *match, const struct match_plan *plan);
struct match_plan match_plan(const struct match *match);
/* The same two on each other's side, each with the time and the handicaps they had. */
void match_plan_swap_sides(struct match_plan *plan);
void match_free(struct match *match);

/* Position `index`, 0 (the start) to `length`. Valid until the next match_play(). */
const struct position *match_position(const struct match *match, int index);
const struct position *match_now(const struct match *match);

/* The outcome at the current position. */
struct outcome match_outcome(const struct match *match);
struct outcome match_outcome_at(const struct match *match, int index);

/* Turns completed at position `index`, not counting setups. */
int match_ply(const struct match *match, int index);

/* Plays a move, legal by move_find() or taken from moves(); false if the match is over. */
bool match_play(struct match *match, struct move move);

/* The same from text; false, with the reason, if it is refused. */
bool match_play_text(struct match *match, const char *text, struct fault *fault);

/* Plays moves separated by spaces. If one is refused, returns false with that move and the reason;
 * the moves before it stay played. */
bool match_play_moves(struct match *match, const char *moves, struct fault *fault);

/* Plays the game's example setup, if it has one and nothing has been played yet. */
void match_set_up(struct match *match);

void match_set_title(struct match *match, const char *title);
/* Another computer player takes over; `rated` is the lowest level so far, or empty. */
void match_set_control(struct match *match, int player, const char *control, const char *rated);

/* The swap rule, in games without hidden pieces: right after the first turn the second player may
 * say "swap" instead of moving. The two then change sides with all that is theirs, and the player
 * who made the first move answers it. Going back along the history puts them where they sat. */
bool match_can_swap(const struct match *match);

/* Whether they have changed sides since the start, at the current position. */
bool match_is_swapped(const struct match *match);

/* The side on which the player who made step `index` sits now. */
int match_seat_of(const struct match *match, int index);

/* Counts so many parts (AID_PARTS: a whole one) of what a player is allowed; false if there are not
 * so many left. */
bool match_use_aid(struct match *match, int player, enum aid aid, int parts);

/* The first position after all setups; the last one if they are not finished. */
int match_start_index(const struct match *match);

/* The cell on which each piece of position `index` began the game, by its current cell; CELL_NONE
 * where there is none. It identifies the piece, and both players can see it. */
void match_origins(const struct match *match, int index, uint8_t origins[CELL_LIMIT]);

/* Notes (note.h) on enemy pieces, by their cells in position `index`. Setting one returns false,
 * and changes nothing, if there is no enemy piece or nothing is hidden. */
struct noted {
    int cell;
    struct note note;
};
bool match_set_note(struct match *match, int player, int index, struct noted noted);
void match_notes(const struct match *match, int player, int index, struct note notes[CELL_LIMIT]);

/* Clocks. Time is stored with the moves, so undoing a move gives its time back, and a loaded match
 * continues with the same clocks. Setups are not timed. */

/* Adds thinking time of the player to move. */
void match_think(struct match *match, uint32_t milliseconds);

/* A player's remaining milliseconds at the current position; negative when overdrawn, INT64_MAX if
 * their time is unlimited. */
int64_t match_time_left(const struct match *match, int player);

/* Whether either player's time is limited, and whether the clock of the player to move is
 * running. */
bool match_is_timed(const struct match *match);
bool match_clock_is_running(const struct match *match);

/* Ends the match if the player to move is out of time; returns whether it did. */
bool match_drop_flag(struct match *match);

/* Goes to position `index` of the known history. */
void match_go(struct match *match, int index);
bool match_undo(struct match *match);
bool match_redo(struct match *match);

/* Goes to the start of the current turn, or of the previous turn if it has just begun; and to the
 * next one. */
int match_turn_before(const struct match *match);
int match_turn_after(const struct match *match);

/* How often position `index` has occurred so far, including itself; writes the plies of the first
 * `max` occurrences. Only positions at the start of a turn count; 0 for others. */
int match_occurrences(const struct match *match, int index, int *plies, int max);

/* The events of the step from position `index` to the next one, as seen by `viewer`. */
void match_events(const struct match *match, int index, int viewer, struct events *events);

/* Whether a hidden piece was revealed between two positions. */
bool match_reveals(const struct match *match, int from, int to);

/* What `viewer` may know at position `index`. */
void match_observe(const struct match *match, int index, int viewer, struct observation *out);

/* A player's name: the chosen one, or the name of their pieces. */
const char *match_player_name(const struct match *match, int player);

/* The result at position `index` and its reason in a sentence; empty while the game continues. */
enum { OUTCOME_TEXT = 240 };
void match_describe(const struct match *match, int index, char text[OUTCOME_TEXT]);
/* The same, said to one of the players: "You lose: you resigned." NOBODY: both are named. */
void match_describe_to(const struct match *match, int index, int you, char text[OUTCOME_TEXT]);
/* Only the reason, as a sentence to put below a headline that names the winner. */
void match_reason(const struct match *match, int index, int you, char text[OUTCOME_TEXT]);

#endif
