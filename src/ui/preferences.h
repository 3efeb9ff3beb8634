/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* What the players have set, kept in a readable text file of `key = value` lines. (The rules of one
 * game are core's `struct settings`; these are the program's.) */
#ifndef UI_PREFERENCES_H
#define UI_PREFERENCES_H

#include "base/text.h"
#include "core/match.h"
#include "core/registry.h"
#include "play/draft.h"
#include "play/start_choice.h"
#include "ui/kit/bindings.h"

enum { NAMES_RECENT = 5, SETUPS_KEPT = 6, OWN_MAX = 16, OWN_TEXT = 2048 };

/* The window opens in the middle. Real positions can be negative, on displays left of or above the
 * main one. */
enum { WINDOW_ANYWHERE = -100000 };

enum speed { SPEED_SLOW, SPEED_NORMAL, SPEED_FAST, SPEED_OFF, SPEED_COUNT };

struct preferences {
    int told_software; /* the player has been told that drawing is slow here */
    int speed;         /* enum speed, of animations */
    int reduced_motion;
    int coordinates;
    int turn_board;     /* towards the only person, or the player to move if two share a screen */
    int peek;           /* players' own hidden pieces are shown only on request */
    int peek_toggle;    /* … by a press that lasts until the next one, not only while held */
    int switches;       /* enum switch_mode */
    int scan_pace;      /* 0…10, from fast to slow */
    int press_pause;    /* tenths of a second before a second press counts */
    int effects, music; /* volumes, 0…10 */
    int mute;
    int mono;                       /* both ears hear the same */
    int captions;                   /* sounds that mean something are written, too */
    int speech;                     /* the program is read aloud */
    int speech_rate, speech_volume; /* 0…10 */
    int speech_voice;               /* enum voice_kind */
    int speech_private;             /* … not what other listeners must not know, unless asked */
    int speech_offered;             /* the player was asked about it */
    int rumble;
    int verdicts; /* show on the board what each move leads to */
    int memory;   /* for the computer's table: see preferences_megabytes() */
    int own_pads; /* with two gamepads, each player has one */
    int fullscreen;
    int text_size; /* index in text_scales[] */
    int window_x, window_y, window_w, window_h;
    int window_maximised;
    char theme[32];
    char language[16];                      /* empty: the system's */
    char name[2][PLAYER_NAME];              /* of the players, empty: their colours */
    char person[2][PERSON_ID];              /* … who are people; empty: guests */
    char recent[NAMES_RECENT][PLAYER_NAME]; /* names of earlier versions, offered for guests */
    char game[GAME_ID];                     /* the last one played */
    char lessons[GAMES_MAX *
                 GAME_ID]; /* games whose lessons have been offered, separated by spaces */
    char starts[GAMES_MAX][START_TEXT]; /* by index in games[]: the last choices, or empty */
    struct bindings bindings;
    char setups[SETUPS_KEPT][DRAFT_TEXT]; /* favourite setups, see draft.h; empty: none */
    char settings_of[PERSON_ID];          /* whose own settings these are; empty: everybody's */
    char own[OWN_MAX][OWN_TEXT];          /* those of others, see own_settings.h; empty: none */
};

void preferences_defaults(struct preferences *preferences);

/* Reads a file's text over the defaults. Lines that are not understood and numbers out of range
 * (perhaps from a newer version) are ignored; false, reporting the first, if there were any. */
bool preferences_read(struct preferences *preferences, const char *text, struct fault *fault);

/* Appends the new text of a file that held `text`, changing only what differs between `before` and
 * `now`. Everything else is kept: it may come from another instance of the program, a newer version
 * or the player's editor. */
void preferences_merge(const char *text, const struct preferences *before,
                       const struct preferences *now, struct text *out);

/* The last choices for a new match of this game, or the usual ones; and storing them. */
struct start_choice preferences_start(const struct preferences *preferences,
                                      const struct game *game);
void preferences_keep_start(struct preferences *preferences, const struct game *game,
                            const struct start_choice *choice);

/* The settings that people may have for themselves (text size, speech, keys and buttons …) as one
 * line of text, only those that are not the usual ones. False if there is not enough room. Reading
 * sets all of them. */
bool preferences_write_personal(const struct preferences *preferences, char *text, size_t size);
void preferences_read_personal(struct preferences *preferences, const char *text);

/* Size of the computer's table: 16 MB, doubled `memory` times. */
enum { MEMORY_STEPS = 5 };
int preferences_megabytes(const struct preferences *preferences);

/* The size of text: 1 is usual. */
float preferences_text_scale(const struct preferences *preferences);

/* Speed of animations: 1 is normal, 0 skips to their end. */
float preferences_speed(const struct preferences *preferences);

#endif
