/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "play/session.h"

#include <stdio.h>
#include <string.h>

#include "ai/computer.h"
#include "ai/set_up.h"
#include "base/i18n.h"

void session_start(struct session *session, const struct match_plan *plan)
{
    struct match match;
    match_begin(&match, plan);
    session_adopt(session, &match);
}

void session_adopt(struct session *session, const struct match *match)
{
    session_close(session);
    session->match = *match;
    session->taken_back =
        match->at < match->length && !game_hides_pieces(match->game) ? match->moves_made : 0;
    session->granted = session->taken_back; /* where it was left, it goes on */
    session->granted_at = match->at;
    session->looking = false;
    session->end_seen = outcome_over(match_outcome_at(match, match->length));
    memset(session->changes, 0, sizeof session->changes);
    session->number++;
    session->seed = rng_next(&session->rng);
    session->open = true;
}

void session_close(struct session *session)
{
    if (session->open)
        match_free(&session->match);
    session->open = false;
}

bool player_is_person(const struct match_player *player)
{
    return computer_level(player->control) < 0;
}

bool session_is_person(const struct session *session, int player)
{
    return player_is_person(&session->match.players[player]);
}

int session_person_count(const struct session *session)
{
    return session_is_person(session, 0) + session_is_person(session, 1);
}

int match_you(const struct match *match)
{
    bool first = player_is_person(&match->players[0]),
         second = player_is_person(&match->players[1]);
    int person = first ? 0 : 1;
    return first != second && !*match->players[person].name ? person : NOBODY;
}

const char *match_shown_name(const struct match *match, int player)
{
    return match_you(match) == player ? _("You") : match_player_name(match, player);
}

static bool is_over(const struct session *session)
{
    return outcome_over(match_outcome(&session->match));
}

/* A finished game hides nothing any more, even when earlier positions are shown. */
bool session_finished(const struct session *session)
{
    const struct match *match = &session->match;
    bool goes_on = match->at < match->length && session->taken_back == match->moves_made;
    return !goes_on && outcome_over(match_outcome_at(match, match->length));
}

void session_go(struct session *session, int index)
{
    match_go(&session->match, index);
    session->looking = false;
    if (index == session->match.length)
        session->taken_back = 0;
}

void session_look(struct session *session, int index)
{
    int present = session_present(session);
    session_go(session, index);
    session->present = present;
    session->looking = index != present && index < session->match.length;
}

void session_take_back(struct session *session, int index)
{
    bool finished = session_finished(session);
    if (session_person_count(session) == 0 ||
        (finished && game_hides_pieces(session->match.game))) {
        session_look(session, index);
        return;
    }
    session_go(session, index);
    if (finished) {
        session->taken_back = session->match.moves_made;
        session->end_seen = false;
    }
}

bool session_is_rewound(const struct session *session)
{
    const struct match *match = &session->match;
    return match->at < match->length && match_now(match)->phase != PHASE_SETUP;
}

/* A move made from a position that was looked at leads to the end, where the game goes on. */
bool session_is_looking_back(const struct session *session)
{
    return session->looking && session->match.at < session->match.length;
}

int session_present(const struct session *session)
{
    return session_is_looking_back(session) ? session->present : session->match.at;
}

void session_resume(struct session *session)
{
    session_go(session, session_present(session));
    if (session_is_rewound(session) && !session_finished(session) &&
        !(session_person_to_move(session) && session_may_play_here(session)))
        match_go(&session->match, session->match.length);
}

static int men_left(const struct match *match, int player)
{
    int count = 0;
    for (int kind = 0; kind < match->game->kind_count; kind++) {
        struct tally tally = match->game->tally(match_now(match), player, kind);
        count += tally.on_board + tally.in_hand;
    }
    return count;
}

bool session_end_is_near(const struct session *session)
{
    const struct match *match = &session->match;
    const int64_t little_time = 30000;
    if (!session->open || is_over(session) || match_now(match)->phase == PHASE_SETUP)
        return false;
    for (int player = 0; player < 2; player++)
        if (men_left(match, player) <= match->game->last_men ||
            match_time_left(match, player) < little_time)
            return true;
    return false;
}

int session_viewer(const struct session *session)
{
    if (!game_hides_pieces(session->match.game) || session_finished(session) ||
        session_person_count(session) == 0)
        return VIEWER_ALL;
    if (session_person_count(session) == 1)
        return session_is_person(session, 0) ? 0 : 1;
    return match_now(&session->match)->turn;
}

bool session_needs_curtain(const struct session *session)
{
    return game_hides_pieces(session->match.game) && session_person_count(session) == 2 &&
           !session_finished(session);
}

bool session_person_to_move(const struct session *session)
{
    return !is_over(session) && session_is_person(session, match_now(&session->match)->turn);
}

bool session_computer_to_move(const struct session *session)
{
    return !is_over(session) && !session_is_person(session, match_now(&session->match)->turn);
}

const char *computer_level_label(const struct game *game, const struct settings *settings,
                                 int level)
{
    static char text[64]; /* used immediately, on the drawing thread only */
    if (level == LEVEL_RANDOM)
        snprintf(text, sizeof text, "%s", _("Computer: plays at random"));
    else
        snprintf(text, sizeof text, _("Computer %d: %s"), level,
                 computer_level_title(game, settings, level));
    return text;
}

int session_level(const struct session *session)
{
    const struct match *match = &session->match;
    return computer_level(match->players[match_now(match)->turn].control);
}

static int lowest_so_far(const struct match_player *player)
{
    int level = computer_level(player->control), rated = computer_level(player->rated);
    return rated >= 0 && rated < level ? rated : level;
}

void session_set_level(struct session *session, int player, int level)
{
    struct match *match = &session->match;
    struct level_change *change = &session->changes[player];
    char control[PLAYER_CONTROL], rated[PLAYER_CONTROL] = "";
    if (session_is_person(session, player) ||
        computer_level(match->players[player].control) == level)
        return;
    if (match->length == 0) /* nothing has been played at the old level */
        change->lowest = level;
    else if (change->moves_made != match->moves_made)
        change->lowest = lowest_so_far(&match->players[player]);
    computer_control(level, control);
    if (change->lowest < level)
        computer_control(change->lowest, rated);
    match_set_control(match, player, control, rated);
    change->moves_made = match->moves_made;
}

int session_next_level(const struct session *session)
{
    const struct match *match = &session->match;
    int winner = match_outcome_at(match, match->length).winner;
    if (session_person_count(session) != 1 || winner == NOBODY ||
        !session_is_person(session, winner))
        return 0;
    int beaten = computer_level(match->players[1 - winner].control);
    return beaten < LEVEL_COUNT ? beaten + 1 : 0;
}

void session_computer_setups(struct session *session)
{
    struct match *match = &session->match;
    while (match_now(match)->phase == PHASE_SETUP && session_computer_to_move(session)) {
        struct view view;
        struct move list[MOVES_MAX];
        view_take(&view, match, match_now(match)->turn);
        if (view_moves(&view, list) > 0)
            match_play(match, ai_set_up(&view, session_level(session), session->seed));
        else /* the opponent began a setup in which nothing can move */
            match_go(match, match_turn_before(match));
        view_free(&view);
    }
}

int session_first(const struct session *session)
{
    return match_start_index(&session->match);
}

bool session_may_play_here(const struct session *session)
{
    const struct match *match = &session->match;
    if (match->at == match->length || !game_hides_pieces(match->game) ||
        session_person_count(session) == 0)
        return true;
    return session_person_count(session) == 1 && !session_finished(session) &&
           !match_reveals(match, match->at, match->length);
}

static bool starts_turn(const struct match *match, int index)
{
    return index == 0 || match->steps[index - 1].turn_start;
}

/* Against the computer, undo and redo go on to the person's own decision. */
static bool wants_further(const struct session *session, int index)
{
    return session_person_count(session) == 1 &&
           !session_is_person(session, match_seat_of(&session->match, index));
}

/* One decision back: a placement during setup, otherwise a whole turn. */
static int decision_before(const struct session *session, int index)
{
    const struct match *match = &session->match;
    do {
        if (index == 0)
            return -1;
        index--;
        if (match_position(match, index)->phase != PHASE_SETUP)
            while (!starts_turn(match, index))
                index--;
    } while (wants_further(session, index));
    return index;
}

/* The earliest position undo may reach from `from`: revelations cannot be undone. */
static int undo_limit(const struct session *session, int from)
{
    const struct match *match = &session->match;
    int index = from;
    if (!game_hides_pieces(match->game))
        return 0;
    if (session_person_count(session) == 2) {
        while (!starts_turn(match, index))
            index--;
        return index;
    }
    while (index > 0 && !match_reveals(match, index - 1, index))
        index--;
    return index;
}

static enum undo_answer undo_from(const struct session *session, int from, int *target)
{
    const struct match *match = &session->match;
    int before = decision_before(session, from);
    *target = from;
    if (before < 0)
        return UNDO_NOTHING;
    *target = before;
    if (game_hides_pieces(match->game) && session_finished(session))
        return UNDO_ALL_SHOWN;
    if (before >= undo_limit(session, from))
        return UNDO_FINE;
    *target = from;
    return session_person_count(session) == 2 ? UNDO_HANDED_OVER : UNDO_REVEALED;
}

enum undo_answer session_undo(const struct session *session, int *target)
{
    return undo_from(session, session->match.at, target);
}

const char *undo_refusal(enum undo_answer answer)
{
    switch (answer) {
    case UNDO_NOTHING:
        return _("There is nothing to take back.");
    case UNDO_ALL_SHOWN:
        return _("The game is over and its pieces have been shown: nothing can be taken back.");
    case UNDO_HANDED_OVER:
        return _("A turn cannot be taken back once the screen has gone to the other player.");
    case UNDO_REVEALED:
        return _("Hidden pieces have been shown since: it cannot be taken back.");
    case UNDO_FINE:
        break;
    }
    return "";
}

int session_undo_target(const struct session *session)
{
    int target, first = session_first(session), at = session->match.at;
    session_undo(session, &target);
    if (target >= first)
        return target;
    return at < first || wants_further(session, first) ? at : first;
}

bool session_would_discard(const struct session *session, struct move move)
{
    const struct match *match = &session->match;
    int target;
    if (!session_is_rewound(session) || move_equal(match->steps[match->at].move, move))
        return false;
    undo_from(session, match->length, &target);
    return match->at < target;
}

int session_redo_target(const struct session *session)
{
    const struct match *match = &session->match;
    int index = match->at;
    while (index < match->length) {
        bool setup = match_position(match, index)->phase == PHASE_SETUP;
        index++;
        while (!setup && index < match->length && !starts_turn(match, index))
            index++;
        if (!wants_further(session, index))
            break;
    }
    return index;
}
