/* What the house says about a game: each phrase has words that are right for any game, and a game
 * brings its own where those are not the best. Phrases name the places that are filled in
 * (text_fill), "{player}", so that no translation can ask for what is not there. */
#ifndef CORE_PHRASE_H
#define CORE_PHRASE_H

#include "base/i18n.h"
#include "core/highlight.h"

struct game;

enum phrase {
    /* What is asked of the player to move, on screen */
    PHRASE_PROMPT_MOVE,
    PHRASE_PROMPT_PLACE,
    PHRASE_PROMPT_REMOVE_1, /* of player 1 … */
    PHRASE_PROMPT_REMOVE_2, /* … and of player 2 */
    /* Whose turn it is, in the terminal */
    PHRASE_TURN_MOVE,
    PHRASE_TURN_PLACE,
    PHRASE_TURN_REMOVE,
    PHRASE_TURN_SETUP,
    /* What happened, in the terminal */
    PHRASE_CAPTURED,
    PHRASE_REMOVED,
    PHRASE_LEFT,
    /* What the hinted move does */
    PHRASE_HINT_CAPTURES, /* counts pieces */
    PHRASE_HINT_TRADES,
    PHRASE_HINT_ATTACKS, /* a piece that only its owner knows */
    PHRASE_HINT_REMOVES,
    PHRASE_HINT_LEAVES,
    PHRASE_HINT_PROTECTS,
    /* Why a move was a mistake, in a review */
    PHRASE_MISSED_CAPTURE, /* counts pieces */
    PHRASE_GAVE_AWAY,      /* counts pieces */
    PHRASE_LOST_PIECE,     /* one's own, by one's own move */
    PHRASE_WRONG_REMOVAL,
    PHRASE_LOST_TIME,
    /* Why a learner's move does not fulfil the task */
    PHRASE_NO_CAPTURE,
    PHRASE_NO_REMOVAL,
    PHRASE_STILL_THERE,
    PHRASE_COUNT
};

/* The game's words or the house's, in the language in use; `count` chooses between their forms. */
const char *game_phrase(const struct game *game, enum phrase phrase, int count);

/* Before translation, for tests. */
struct counted game_phrase_original(const struct game *game, enum phrase phrase);

/* The names of the places that are filled, separated by blanks. */
const char *phrase_places(enum phrase phrase);
const char *highlight_places(enum highlight_text text);

/* Those in a game's refusals. */
extern const char refusal_places[];

#endif
