/* What the players have set, kept in a readable text file of `key = value` lines. (The rules of one
 * game are core's `struct settings`; these are the program's.) */
#ifndef UI_PREFERENCES_H
#define UI_PREFERENCES_H

#include "base/text.h"
#include "core/match.h"
#include "core/registry.h"
#include "play/draft.h"
#include "ui/kit/bindings.h"

enum { NAMES_RECENT = 5, SETUPS_KEPT = 6 };

/* No place for the window yet: it opens in the middle. Screens left of the main one and above it
 * make places negative. */
enum { WINDOW_ANYWHERE = -100000 };

enum speed { SPEED_SLOW, SPEED_NORMAL, SPEED_FAST, SPEED_OFF, SPEED_COUNT };

struct preferences {
    int told_software; /* the player knows that drawing is slow here */
    int speed;         /* enum speed, of animations */
    int reduced_motion;
    int coordinates;
    int turn_board;     /* towards the only person, or the one to move where two share a screen */
    int peek;           /* own hidden pieces are shown only while asked for */
    int effects, music; /* volumes, 0…10 */
    int mute;
    int rumble;
    int verdicts; /* what each move leads to is shown on the board */
    int memory;   /* the computer thinks with so much: see preferences_megabytes() */
    int own_pads; /* with two gamepads each player has one */
    int fullscreen;
    int window_x, window_y, window_w, window_h;
    int window_maximised;
    char theme[32];
    char language[16];                      /* empty: the system's */
    char name[2][PLAYER_NAME];              /* of the players, empty: their colours */
    char person[2][PERSON_ID];              /* … who are people; empty: guests */
    char recent[NAMES_RECENT][PLAYER_NAME]; /* names of earlier versions, offered for guests */
    char game[GAME_ID];                     /* the last one played */
    char lessons[GAMES_MAX *
                 GAME_ID]; /* the games whose lessons need no more offering, separated by blanks */
    struct bindings bindings;
    char setups[SETUPS_KEPT][DRAFT_TEXT]; /* favourite setups, see draft.h; empty: none */
};

void preferences_defaults(struct preferences *preferences);

/* Reads a file's text over the defaults. A number out of its range, perhaps of a newer version, and
 * a line that is not understood are as if they were not there; false, with the first such line,
 * when there was one. */
bool preferences_read(struct preferences *preferences, const char *text, struct fault *fault);

/* Adds the text a file gets that held `text`: only what differs between `before` and `now` is
 * changed. Everything else stays as it is, be it from another instance of the program, a newer
 * version or the player's own hand. */
void preferences_merge(const char *text, const struct preferences *before,
                       const struct preferences *now, struct text *out);

/* What the computer's table takes: 16 MB, doubled `memory` times. */
enum { MEMORY_STEPS = 5 };
int preferences_megabytes(const struct preferences *preferences);

/* How fast animations run: 1 is normal, 0 shows only their end. */
float preferences_speed(const struct preferences *preferences);

#endif
