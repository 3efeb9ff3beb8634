/* A match: one game between two players, with its whole history. Undo and redo only move along it;
 * a line that was taken back is kept until another move replaces it. Draws by repetition and by the
 * quiet limit, resignation and agreed draws are judged here, on top of the game's own rules. */
#ifndef CORE_MATCH_H
#define CORE_MATCH_H

#include "core/observation.h"

enum { PLAYER_NAME = 48, PLAYER_CONTROL = 16, MATCH_TITLE = 64 };

struct match_player {
    char name[PLAYER_NAME];       /* what the interface calls them, UTF-8; may be empty */
    char control[PLAYER_CONTROL]; /* "human", "random", … */
};

struct match_step {
    struct move move;
    int ply;                /* turns completed after this move, setups not counted */
    bool turn_start;        /* the move completed a turn (or a setup) */
    struct outcome outcome; /* how things stand after it */
};

/* Read freely; change only through the functions below. */
struct match {
    const struct game *game;
    struct settings settings;
    struct match_player players[2];
    char title[MATCH_TITLE]; /* what the players call this match; usually empty */
    unsigned revision;       /* grows with every move that was not known before */
    int at;                  /* moves played up to the present position */
    int length;              /* moves known: those after `at` were taken back and can be redone */
    int capacity;
    struct match_step *steps;   /* steps[i] leads from position i to position i + 1 */
    struct position *positions; /* length + 1 of them, position_size bytes each */
};

void match_start(struct match *match, const struct game *game, const struct settings *settings);
void match_free(struct match *match);

/* Position `index`, 0 (the start) to `length`. Valid until the next match_play(). */
const struct position *match_position(const struct match *match, int index);
const struct position *match_now(const struct match *match);

/* How the present position stands. */
struct outcome match_outcome(const struct match *match);
struct outcome match_outcome_at(const struct match *match, int index);

/* Turns completed at position `index`, setups not counted. */
int match_ply(const struct match *match, int index);

/* Plays a move, legal by move_find() or taken from moves(); false when the match is over. */
bool match_play(struct match *match, struct move move);

/* The same from text; false, with the reason, when it is refused. */
bool match_play_text(struct match *match, const char *text, struct fault *fault);

/* Plays moves separated by blanks. False, with the first wrong one and its reason, when one is
 * refused; those before it stay played. */
bool match_play_moves(struct match *match, const char *moves, struct fault *fault);

/* Plays the game's example of a setup, where it has one and nothing was played yet. */
void match_set_up(struct match *match);

/* Goes to position `index` of the known history. */
void match_go(struct match *match, int index);
bool match_undo(struct match *match);
bool match_redo(struct match *match);

/* The start of the present turn, or of the turn before when it has just begun; and of the next one.
 */
int match_turn_before(const struct match *match);
int match_turn_after(const struct match *match);

/* How often position `index` has occurred so far, itself included; writes the plies of the first
 * `max` occurrences. Only positions at the start of a turn count; 0 for others. */
int match_occurrences(const struct match *match, int index, int *plies, int max);

/* What the step from position `index` to the next one did, as `viewer` notices it. */
void match_events(const struct match *match, int index, int viewer, struct events *events);

/* Whether a hidden piece was shown between two positions. */
bool match_reveals(const struct match *match, int from, int to);

/* What `viewer` may know at position `index`. */
void match_observe(const struct match *match, int index, int viewer, struct observation *out);

/* A player's name: the one chosen, or what their pieces are called. */
const char *match_player_name(const struct match *match, int player);

/* The result at position `index` and its reason in a sentence; empty while the game goes on. */
enum { OUTCOME_TEXT = 240 };
void match_describe(const struct match *match, int index, char text[OUTCOME_TEXT]);
/* The reason alone, as a sentence for below a headline that tells who won. */
void match_reason(const struct match *match, int index, char text[OUTCOME_TEXT]);

#endif
