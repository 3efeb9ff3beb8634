/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "core/match.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/text.h"
#include "core/notation.h"

static struct position *position_at(const struct match *match, int index)
{
    return (struct position *)((unsigned char *)match->positions +
                               (size_t)index * match->game->position_size);
}

static void reserve(struct match *match, int steps)
{
    if (steps <= match->capacity)
        return;
    match->capacity = steps > 2 * match->capacity ? steps : 2 * match->capacity;
    size_t count = (size_t)match->capacity;
    match->steps = memory_resize(match->steps, count * sizeof *match->steps);
    match->positions = memory_resize(match->positions, (count + 1) * match->game->position_size);
}

void match_start(struct match *match, const struct game *game, const struct settings *settings)
{
    *match = (struct match){.game = game, .settings = *settings};
    reserve(match, 64);
    game->start(settings, match->positions);
    for (int player = 0; player < 2; player++)
        strcpy(match->players[player].control, "human");
}

void match_begin(struct match *match, const struct match_plan *plan)
{
    match_start(match, plan->game, &plan->settings);
    memcpy(match->time, plan->time, sizeof match->time);
    memcpy(match->aids, plan->aids, sizeof match->aids);
    match->swap_rule = plan->swap_rule && !game_hides_pieces(plan->game);
    memcpy(match->contest, plan->contest, sizeof match->contest);
    for (int player = 0; player < 2; player++) {
        match->players[player] = plan->players[player];
        if (!*match->players[player].control)
            strcpy(match->players[player].control, "human");
    }
}

struct match_plan match_plan(const struct match *match)
{
    struct match_plan plan = {
        .game = match->game, .settings = match->settings, .swap_rule = match->swap_rule};
    for (int player = 0; player < 2; player++) {
        int seat = match_is_swapped(match) ? 1 - player : player;
        plan.players[player] = match->players[seat];
        plan.time[player] = match->time[seat];
        for (int aid = 0; aid < AID_COUNT; aid++) {
            plan.aids[player][aid] = match->aids[seat][aid];
            plan.aids[player][aid].used = plan.aids[player][aid].parts = 0;
        }
    }
    memcpy(plan.contest, match->contest, sizeof plan.contest);
    return plan;
}

/* Exchanges the first of two things of this size with the second. */
static void exchange(void *pair, size_t size)
{
    unsigned char *one = pair, *other = one + size;
    for (size_t i = 0; i < size; i++) {
        unsigned char byte = one[i];
        one[i] = other[i];
        other[i] = byte;
    }
}

void match_plan_swap_sides(struct match_plan *plan)
{
    exchange(plan->players, sizeof *plan->players);
    exchange(plan->time, sizeof *plan->time);
    exchange(plan->aids, sizeof *plan->aids);
    settings_swap_sides(plan->game, &plan->settings);
}

void match_free(struct match *match)
{
    free(match->steps);
    free(match->positions);
    *match = (struct match){0};
}

const struct position *match_position(const struct match *match, int index)
{
    assert(index >= 0 && index <= match->length);
    return position_at(match, index);
}

const struct position *match_now(const struct match *match)
{
    return match_position(match, match->at);
}

int match_ply(const struct match *match, int index)
{
    return index == 0 ? 0 : match->steps[index - 1].ply;
}

struct outcome match_outcome_at(const struct match *match, int index)
{
    if (index == 0)
        return match->game->result(match->positions);
    return match->steps[index - 1].outcome;
}

struct outcome match_outcome(const struct match *match)
{
    return match_outcome_at(match, match->at);
}

/* Positions are compared only at the start of turns, and not during setup. */
static bool comparable(const struct match *match, int index)
{
    if (index > 0 && match->steps[index - 1].move.verb == VERB_SWAP)
        return false; /* it is the position before, which counts once */
    return (index == 0 || match->steps[index - 1].turn_start) &&
           position_at(match, index)->phase != PHASE_SETUP;
}

int match_occurrences(const struct match *match, int index, int *plies, int max)
{
    if (!comparable(match, index))
        return 0;
    const struct position *position = position_at(match, index);
    int first = index; /* no position before the last progress can be equal */
    while (first > 0 && match_ply(match, index) - match_ply(match, first - 1) <= position->quiet)
        first--;
    int count = 0;
    for (int i = first; i <= index; i++)
        if (position_at(match, i)->hash == position->hash && comparable(match, i)) {
            if (count < max)
                plies[count] = match_ply(match, i);
            count++;
        }
    return count;
}

static struct outcome judge(const struct match *match, int index)
{
    const struct game *game = match->game;
    const struct position *position = position_at(match, index);
    struct move last = match->steps[index - 1].move;
    if (last.verb == VERB_RESIGN)
        return outcome_win(1 - position->turn, REASON_RESIGNED);
    if (last.verb == VERB_TIME)
        return outcome_win(1 - position->turn, REASON_TIME);
    if (last.verb == VERB_DRAW)
        return outcome_draw(REASON_AGREED);
    struct outcome outcome = game->result(position);
    if (outcome_over(outcome) || !comparable(match, index))
        return outcome;
    if (settings_repetition(game, &match->settings) &&
        match_occurrences(match, index, NULL, 0) >= 3)
        return outcome_draw(REASON_REPETITION);
    int quiet_limit = settings_quiet_limit(game, &match->settings);
    if (quiet_limit > 0 && position->quiet >= quiet_limit)
        return outcome_draw(REASON_QUIET);
    return outcome;
}

/* ---- the swap rule ---- */

bool match_can_swap(const struct match *match)
{
    const struct match_step *last = match->at > 0 ? &match->steps[match->at - 1] : NULL;
    return match->swap_rule && last && last->ply == 1 && last->turn_start &&
           last->move.verb != VERB_SWAP && !outcome_over(last->outcome);
}

/* The step in which they changed sides; -1: none before the current position. */
static int swap_index(const struct match *match)
{
    for (int i = 0; i < match->at && match->steps[i].ply <= 1; i++)
        if (match->steps[i].move.verb == VERB_SWAP)
            return i;
    return -1;
}

bool match_is_swapped(const struct match *match)
{
    return swap_index(match) >= 0;
}

int match_seat_of(const struct match *match, int index)
{
    int side = position_at(match, index)->turn;
    return index <= swap_index(match) ? 1 - side : side;
}

static void swap_seats(struct match *match)
{
    exchange(match->players, sizeof *match->players);
    exchange(match->time, sizeof *match->time);
    exchange(match->aids, sizeof *match->aids);
}

/* Goes to a known position. Passing the swap, in either direction, exchanges the players. */
static void set_position(struct match *match, int index)
{
    bool swapped = match_is_swapped(match);
    match->at = index;
    if (match_is_swapped(match) != swapped)
        swap_seats(match);
}

bool match_use_aid(struct match *match, int player, enum aid aid, int parts)
{
    struct allowance *allowance = &match->aids[player][aid];
    if (allowance->limited && allowance_parts_left(allowance) < parts)
        return false;
    if (allowance->limited) {
        allowance_use(allowance, parts);
        match->revision++;
    }
    return true;
}

/* ---- clocks ---- */

/* Milliseconds spent so far on the current position. */
static uint32_t thinking_now(const struct match *match)
{
    return match->thinking_at == match->at ? match->thinking : 0;
}

void match_think(struct match *match, uint32_t milliseconds)
{
    match->thinking = thinking_now(match) + milliseconds;
    match->thinking_at = match->at;
}

static bool is_setup_step(const struct match *match, int index)
{
    return position_at(match, index)->phase == PHASE_SETUP;
}

/* With a limit per turn, only the time since the start of the turn counts. */
static int64_t left_of_turn(const struct match *match, int player)
{
    int64_t left = match->time[player].allowance;
    if (position_at(match, match->at)->turn != player)
        return left;
    for (int i = match->at; i > 0 && !match->steps[i - 1].turn_start; i--)
        left -= match->steps[i - 1].spent;
    return left - thinking_now(match);
}

static int64_t left_of_total(const struct match *match, int player)
{
    const struct time_control *control = &match->time[player];
    int64_t left = control->allowance;
    for (int i = 0; i < match->at; i++) {
        const struct match_step *step = &match->steps[i];
        if (is_setup_step(match, i) || match_seat_of(match, i) != player)
            continue;
        left -= step->spent;
        left += step->turn_start && step->move.verb != VERB_SWAP ? control->bonus : 0;
    }
    bool thinks = position_at(match, match->at)->turn == player;
    return thinks ? left - thinking_now(match) : left;
}

int64_t match_time_left(const struct match *match, int player)
{
    switch (match->time[player].kind) {
    case TIME_TOTAL:
        return left_of_total(match, player);
    case TIME_PER_TURN:
        return left_of_turn(match, player);
    default:
        return INT64_MAX;
    }
}

bool match_is_timed(const struct match *match)
{
    return match->time[0].kind != TIME_UNLIMITED || match->time[1].kind != TIME_UNLIMITED;
}

bool match_clock_is_running(const struct match *match)
{
    return match->time[match_now(match)->turn].kind != TIME_UNLIMITED &&
           !outcome_over(match_outcome(match)) && !is_setup_step(match, match->at);
}

bool match_drop_flag(struct match *match)
{
    return match_clock_is_running(match) && match_time_left(match, match_now(match)->turn) <= 0 &&
           match_play(match, move_word(VERB_TIME));
}

bool match_play(struct match *match, struct move move)
{
    if (outcome_over(match_outcome(match)))
        return false;
    uint32_t spent = thinking_now(match);
    match->thinking = 0;
    if (match->at < match->length && move_equal(match->steps[match->at].move, move)) {
        match->steps[match->at].spent = spent;
        return match_redo(match); /* the move repeats the undone line */
    }
    reserve(match, match->at + 1);
    const struct position *from = position_at(match, match->at);
    struct position *to = position_at(match, match->at + 1);
    struct match_step *step = &match->steps[match->at];
    *step = (struct match_step){.move = move, .spent = spent};
    if (move_is_for_match(move))
        memcpy(to, from, match->game->position_size);
    else
        match->game->apply(from, move, to, NULL);
    bool swaps = move.verb == VERB_SWAP;
    step->turn_start = to->turn != from->turn || swaps;
    step->ply =
        match_ply(match, match->at) + (step->turn_start && !swaps && from->phase != PHASE_SETUP);
    match->length = match->at + 1;
    set_position(match, match->length);
    match->moves_made++;
    match->revision++;
    if (from->phase == PHASE_SETUP) /* other pieces than those the notes were about */
        memset(match->notes, 0, sizeof match->notes);
    step->outcome = judge(match, match->at);
    return true;
}

bool match_play_text(struct match *match, const char *text, struct fault *fault)
{
    struct move move;
    if (outcome_over(match_outcome(match))) {
        char result[OUTCOME_TEXT];
        match_describe(match, match->at, result);
        return fault_set(fault, "%s", result);
    }
    if (move_parse(match->game, text, &move) && move.verb == VERB_SWAP && match_can_swap(match))
        return match_play(match, move);
    return move_find(match->game, match_now(match), text, &move, fault) && match_play(match, move);
}

bool match_play_moves(struct match *match, const char *moves, struct fault *fault)
{
    char move[40];
    struct fault reason;
    while (next_word(&moves, move, sizeof move))
        if (!match_play_text(match, move, &reason))
            return fault_set(fault, "%s: %s", move, reason.text);
    return true;
}

/* Whether it places a piece that the player does not have. */
static bool lacks_piece(const struct match *match, struct move move)
{
    const struct position *now = match_now(match);
    return move.verb == VERB_PLACE && match->game->tally(now, now->turn, move.kind).in_hand == 0;
}

static void set_up_player(struct match *match, const char *setup)
{
    char word[MOVE_TEXT];
    struct move move;
    while (next_word(&setup, word, sizeof word)) {
        bool read = move_parse(match->game, word, &move);
        bool played = read && (lacks_piece(match, move) || match_play_text(match, word, NULL));
        assert(played);
        (void)played;
    }
}

void match_set_up(struct match *match)
{
    if (match->length > 0 || !match->game->example_setup)
        return;
    for (int i = 0; i < 2; i++)
        set_up_player(match, match->game->example_setup(&match->settings, match_now(match)->turn));
    assert(match_now(match)->phase != PHASE_SETUP);
}

void match_set_title(struct match *match, const char *title)
{
    if (strcmp(match->title, title) == 0)
        return;
    size_t length = strlen(title) < MATCH_TITLE ? strlen(title) : MATCH_TITLE - 1;
    memcpy(match->title, title, length);
    match->title[length] = '\0';
    match->revision++;
}

void match_set_control(struct match *match, int player, const char *control, const char *rated)
{
    struct match_player *who = &match->players[player];
    snprintf(who->control, sizeof who->control, "%s", control);
    snprintf(who->rated, sizeof who->rated, "%s", rated);
    match->revision++;
}

void match_go(struct match *match, int index)
{
    assert(index >= 0 && index <= match->length);
    set_position(match, index);
}

bool match_undo(struct match *match)
{
    if (match->at == 0)
        return false;
    set_position(match, match->at - 1);
    return true;
}

bool match_redo(struct match *match)
{
    if (match->at == match->length)
        return false;
    set_position(match, match->at + 1);
    return true;
}

int match_turn_before(const struct match *match)
{
    int index = match->at > 0 ? match->at - 1 : 0;
    while (index > 0 && !match->steps[index - 1].turn_start)
        index--;
    return index;
}

int match_turn_after(const struct match *match)
{
    int index = match->at;
    while (index < match->length && !match->steps[index++].turn_start)
        ;
    return index;
}

void match_events(const struct match *match, int index, int viewer, struct events *events)
{
    events->count = 0;
    assert(index >= 0 && index < match->length);
    struct move move = match->steps[index].move;
    if (move_is_for_match(move))
        return;
    union position_room after;
    match->game->apply(position_at(match, index), move, &after.base, events);
    events_filter(events, viewer);
}

bool match_reveals(const struct match *match, int from, int to)
{
    for (int i = from; i < to; i++) {
        struct events events;
        match_events(match, i, VIEWER_ALL, &events);
        for (int k = 0; k < events.count; k++)
            if (events.list[k].type == EVENT_REVEALED)
                return true;
    }
    return false;
}

void match_observe(const struct match *match, int index, int viewer, struct observation *out)
{
    observe(match->game, match_position(match, index), viewer, out);
}
