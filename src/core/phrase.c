/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "core/phrase.h"

#include "core/game.h"

static const char turn_placeholders[] = "player number";
static const char event_placeholders[] = "player enemy kind cell first last";
static const char clash_placeholders[] = "player enemy kind target cells first last";
static const char duel_placeholders[] = "attacker defender";
static const char hint_placeholders[] = "move count";
static const char review_placeholders[] = "number player move better count";
static const char odds_placeholders[] = "winner loser streak count label value";

const char refusal_placeholders[] = "from cell kind number";
const char puzzle_placeholders[] = "player enemy count";

static const struct default_phrase {
    struct counted text;
    const char *placeholders; /* NULL: none */
} default_phrases[PHRASE_COUNT] = {
    [PHRASE_PROMPT_MOVE] = {.text = {.one = N_("Choose a piece.")}},
    [PHRASE_PROMPT_PLACE] = {.text = {.one = N_("Place a piece.")}},
    [PHRASE_PROMPT_REMOVE_1] = {.text = {.one = N_("Remove an enemy piece.")}},
    [PHRASE_PROMPT_REMOVE_2] = {.text = {.one = N_("Remove an enemy piece.")}},
    [PHRASE_TURN_MOVE] = {.text = {.one = N_("{player} (player {number}) to move.")},
                          turn_placeholders},
    [PHRASE_TURN_PLACE] = {.text = {.one = N_("{player} (player {number}) places a piece.")},
                           turn_placeholders},
    [PHRASE_TURN_REMOVE] = {.text = {.one =
                                         N_("{player} (player {number}) removes an enemy piece.")},
                            turn_placeholders},
    [PHRASE_TURN_SETUP] =
        {.text = {.one = N_("{player} (player {number}) sets up the pieces ('?' shows how).")},
         turn_placeholders},
    [PHRASE_CAPTURED] = {.text = {.one = N_("The {kind} on {cell} is captured.")},
                         event_placeholders},
    [PHRASE_REMOVED] = {.text = {.one = N_("The {kind} on {cell} is removed.")},
                        event_placeholders},
    [PHRASE_LEFT] = {.text = {.one = N_("The {kind} on {cell} leaves the board.")},
                     event_placeholders},
    [PHRASE_HINT_CAPTURES] = {NP_("{move} captures a piece.", "{move} captures {count} pieces."),
                              hint_placeholders},
    [PHRASE_HINT_TRADES] = {.text = {.one = N_("{move}: both pieces are lost.")},
                            hint_placeholders},
    [PHRASE_HINT_ATTACKS] = {.text = {.one = N_("{move}: attack here.")}, hint_placeholders},
    [PHRASE_HINT_REMOVES] = {.text = {.one = N_("{move} removes the most useful piece.")},
                             hint_placeholders},
    [PHRASE_HINT_LEAVES] = {.text = {.one = N_("{move} takes a piece off the board.")},
                            hint_placeholders},
    [PHRASE_HINT_PROTECTS] = {.text = {.one = N_("{move} keeps the enemy from capturing.")},
                              hint_placeholders},
    [PHRASE_MISSED_CAPTURE] =
        {NP_("Move {number}, {player}: {move} missed the capture of a piece; {better} was better.",
             "Move {number}, {player}: {move} missed the capture of {count} pieces; {better} was "
             "better."),
         review_placeholders},
    [PHRASE_GAVE_AWAY] =
        {NP_("Move {number}, {player}: {move} gave away a piece; {better} was better.",
             "Move {number}, {player}: {move} gave away {count} pieces; {better} was better."),
         review_placeholders},
    [PHRASE_LOST_PIECE] =
        {.text = {.one = N_("Move {number}, {player}: {move} lost a piece; {better} was better.")},
         review_placeholders},
    [PHRASE_WRONG_REMOVAL] =
        {.text =
             {.one = N_(
                  "Move {number}, {player}: {move} removed the wrong piece; {better} was better.")},
         review_placeholders},
    [PHRASE_LOST_TIME] =
        {.text = {.one =
                      N_("Move {number}, {player}: {move} lost time; {better} leaves the board.")},
         review_placeholders},
    [PHRASE_NO_CAPTURE] = {.text = {.one = N_("That captures nothing.")}},
    [PHRASE_NO_REMOVAL] = {.text = {.one = N_("That removes nothing.")}},
    [PHRASE_STILL_THERE] = {.text = {.one = N_("That piece is still on the board.")}},
    [PHRASE_SUGGEST_ODDS] = {.text = {.one =
                                          N_("{winner} has won the last {streak}. Next game with "
                                             "“{label}: {value}”?")},
                             odds_placeholders},
};

struct counted game_phrase_original(const struct game *game, enum phrase phrase)
{
    return game->phrases[phrase].one ? game->phrases[phrase] : default_phrases[phrase].text;
}

const char *game_phrase(const struct game *game, enum phrase phrase, int count)
{
    struct counted text = game_phrase_original(game, phrase);
    return text.many ? tr_counted(text, count) : tr(text.one);
}

const char *phrase_placeholders(enum phrase phrase)
{
    return default_phrases[phrase].placeholders ? default_phrases[phrase].placeholders : "";
}

const char *highlight_placeholders(enum highlight_text text)
{
    switch (text) {
    case HIGHLIGHT_HINT:
    case HIGHLIGHT_PREVENTS:
        return "move";
    case HIGHLIGHT_MISSED:
    case HIGHLIGHT_ALLOWED:
        return "number player move better";
    case HIGHLIGHT_ABSENT:
        return "";
    default:
        return text >= HIGHLIGHT_DUEL ? duel_placeholders : clash_placeholders;
    }
}
