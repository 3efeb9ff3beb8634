/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "ui/screens/play_fair.h"

#include <stdio.h>

#include "ai/computer.h"
#include "base/i18n.h"
#include "play/fairness.h"
#include "ui/app.h"
#include "ui/kit/audio.h"
#include "ui/screens/play.h"
#include "ui/screens/question.h"

static struct fair *fair(void)
{
    return &play_state()->fair;
}

static void refuse(struct app *app, const struct fault *fault)
{
    audio_play(SOUND_REFUSE, 0.6f, 0);
    app_notice(app, fault->text);
}

/* ---- taking back ---- */

static void take_back(struct app *app)
{
    struct fault fault;
    if (fairness_grant(&app->session, fair()->index, &fault))
        fair()->then(app);
    else
        refuse(app, &fault);
}

static void ask_the_other(struct app *app, int taker)
{
    const struct match *match = &app->session.match;
    struct question question = {
        .yes = _("Agree"),
        .no = _("No, play on"),
        .yes_first = true,
        .player = 1 - taker,
        .offered = true,
        .agreed = take_back,
    };
    snprintf(question.title, sizeof question.title, _("%s would like to take back."),
             match_player_name(match, taker));
    snprintf(question.text, sizeof question.text, _("Does %s agree?"),
             match_player_name(match, 1 - taker));
    question_open(app, &question);
}

void fair_take_back(struct app *app, int index, void (*then)(struct app *app))
{
    const struct session *session = &app->session;
    if (!fairness_needs_leave(session, index)) {
        then(app);
        return;
    }
    int taker = fairness_taker(session, index);
    fair()->index = index;
    fair()->then = then;
    if (fairness_asks(session) && fairness_left(session, taker, AID_TAKE_BACK) != 0)
        ask_the_other(app, taker);
    else
        take_back(app);
}

void fair_refuse_undo(struct app *app)
{
    int target;
    struct fault fault;
    enum undo_answer answer = session_undo(&app->session, &target);
    /* Undo never leads into a setup. */
    answer = answer == UNDO_FINE ? UNDO_NOTHING : answer;
    snprintf(fault.text, sizeof fault.text, "%s", undo_refusal(answer));
    refuse(app, &fault);
}

/* ---- hints ---- */

bool fair_use_hint(struct app *app, int step)
{
    const struct match *match = &app->session.match;
    struct fault fault;
    if (fair()->hint_moves_made != match->moves_made || fair()->hint_at != match->at)
        fair()->hint_steps = 0;
    if (step <= fair()->hint_steps)
        return true;
    if (!fairness_use(&app->session, match_now(match)->turn, AID_HINT, &fault)) {
        refuse(app, &fault);
        return false;
    }
    fair()->hint_steps = step;
    fair()->hint_moves_made = match->moves_made;
    fair()->hint_at = match->at;
    return true;
}

static void add_left(int left, const char *word, char label[FAIR_LABEL])
{
    if (left == AID_UNLIMITED)
        snprintf(label, FAIR_LABEL, "%s", word);
    else
        snprintf(label, FAIR_LABEL, "%s (%d)", word, left);
}

void fair_undo_label(const struct app *app, char label[FAIR_LABEL])
{
    const struct session *session = &app->session;
    int taker = fairness_taker(session, session_undo_target(session));
    add_left(fairness_left(session, taker, AID_TAKE_BACK), _("Undo"), label);
}

/* Hints are given in three steps, so that thirds may be left. */
void fair_hint_label(const struct app *app, char label[FAIR_LABEL])
{
    static const char *const thirds[AID_PARTS] = {"", "⅓", "⅔"};
    int parts = fairness_parts_left(&app->session, match_now(&app->session.match)->turn, AID_HINT);
    if (parts == AID_UNLIMITED || parts % AID_PARTS == 0)
        add_left(parts == AID_UNLIMITED ? parts : parts / AID_PARTS, _("Hint"), label);
    else if (parts < AID_PARTS)
        snprintf(label, FAIR_LABEL, "%s (%s)", _("Hint"), thirds[parts]);
    else
        snprintf(label, FAIR_LABEL, "%s (%d%s)", _("Hint"), parts / AID_PARTS,
                 thirds[parts % AID_PARTS]);
}

/* ---- the swap rule ---- */

struct move fair_reply(const struct app *app, const struct decision *decision)
{
    bool swaps = match_can_swap(&app->session.match) && computer_wants_swap(decision);
    return swaps ? move_word(VERB_SWAP) : decision->move;
}

static void swap(struct app *app)
{
    play_move(app, move_word(VERB_SWAP));
}

static void ask_about_swap(struct app *app)
{
    const struct match *match = &app->session.match;
    int second = match_now(match)->turn;
    struct question question = {
        .yes = _("Take it over"),
        .no = _("Look at the board"),
        .player = second,
        .agreed = swap,
    };
    fair()->asked = true;
    fair()->asked_moves_made = match->moves_made;
    snprintf(question.title, sizeof question.title, _("%s, do you want this first move?"),
             match_player_name(match, second));
    snprintf(question.text, sizeof question.text,
             _("You may take it over: the two of you change sides, and %s answers it."),
             match_player_name(match, 1 - second));
    question_open(app, &question);
}

/* The one who sits on the first mover's side now has taken the move over. */
static void tell_swap(struct app *app)
{
    char text[200];
    const struct match *match = &app->session.match;
    int first = match_position(match, 0)->turn;
    snprintf(text, sizeof text, _("%s takes over the first move: the sides are swapped."),
             match_player_name(match, first));
    app_notice(app, text);
}

static void follow_seats(struct app *app)
{
    const struct match *match = &app->session.match;
    if (!fair()->seats_known) {
        fair()->seats_known = true;
        fair()->swapped = match_is_swapped(match);
    }
    if (fair()->swapped == match_is_swapped(match))
        return;
    fair()->swapped = !fair()->swapped;
    pads_swap_sides(app);
    if (fair()->swapped && match->at == match->length)
        tell_swap(app);
}

bool fair_can_swap(const struct app *app)
{
    const struct match *match = &app->session.match;
    return match->at == match->length && match_can_swap(match) &&
           session_person_to_move(&app->session);
}

static bool swap_is_due(const struct app *app)
{
    bool asked = fair()->asked && fair()->asked_moves_made == app->session.match.moves_made;
    return !asked && fair_can_swap(app);
}

bool fair_busy(const struct app *app)
{
    return swap_is_due(app) || fair()->swapped != match_is_swapped(&app->session.match);
}

void fair_tick(struct app *app)
{
    follow_seats(app);
    if (swap_is_due(app))
        ask_about_swap(app);
}
