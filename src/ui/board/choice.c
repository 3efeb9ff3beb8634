/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "ui/board/choice.h"

#include <stdio.h>
#include <string.h>

#include "base/i18n.h"
#include "base/text.h"
#include "core/event_text.h"
#include "core/notation.h"
#include "core/phrase.h"
#include "core/refusal.h"

void choice_set_position(struct choice *choice, const struct game *game,
                         const struct observation *observation, bool mine)
{
    choice->game = game;
    choice->now = *observation;
    choice->count = mine ? game->moves(observed(observation), choice->moves) : 0;
    choice->selected = CELL_NONE;
    choice->naming = false;
}

void choice_set_suspects(struct choice *choice, const struct game *game,
                         const struct observation *observation)
{
    int player = observed(observation)->turn;
    choice_set_position(choice, game, observation, false);
    choice->naming = true;
    for (int cell = 0; cell < CELL_LIMIT && choice->count < MOVES_MAX; cell++) {
        struct piece piece = observed_piece(game, observation, cell);
        if (piece.owner == 1 - player && piece.kind == KIND_UNKNOWN)
            choice->moves[choice->count++] = move_slide(cell, cell);
    }
}

bool choice_is_direct(const struct choice *choice)
{
    return choice->count > 0 &&
           (choice->moves[0].verb == VERB_PLACE || choice->moves[0].verb == VERB_REMOVE);
}

static const struct move *find_move(const struct choice *choice, int from, int to)
{
    for (int i = 0; i < choice->count; i++) {
        const struct move *move = &choice->moves[i];
        int target = move->verb == VERB_EXIT ? CELL_EXIT : move->to;
        if (move->from == from && target == to)
            return move;
    }
    return NULL;
}

static bool starts_a_move(const struct choice *choice, int cell)
{
    for (int i = 0; i < choice->count; i++)
        if (choice->moves[i].from == cell)
            return true;
    return false;
}

static struct move wanted_move(const struct choice *choice, int cell)
{
    if (choice_is_direct(choice))
        return choice->moves[0].verb == VERB_PLACE ? move_place(choice->moves[0].kind, cell)
                                                   : move_remove(cell);
    return cell == CELL_EXIT ? move_exit(choice->selected) : move_slide(choice->selected, cell);
}

static enum choice_answer refuse_move(const struct choice *choice, int cell, struct fault *fault)
{
    const struct position *now = observed(&choice->now);
    struct move move = wanted_move(choice, cell);
    bool general = move.from != CELL_NONE && game_why_not(choice->game, now, move) == REFUSAL_NONE;
    if (general || (choice->discreet && move.from != CELL_NONE)) {
        fault_set(fault, "%s", _("This piece cannot go there."));
    } else {
        refuse(choice->game, now, move, fault);
        make_sentence(fault->text, sizeof fault->text);
    }
    return CHOICE_REFUSED;
}

static enum choice_answer refuse_piece(const struct choice *choice, int cell, int owner,
                                       struct fault *fault)
{
    const struct position *now = observed(&choice->now);
    if (owner != now->turn) {
        fault_set(fault, "%s", _("This piece is not yours."));
    } else if (choice->discreet) {
        fault_set(fault, "%s", _("This piece cannot move."));
    } else {
        can_pick_up(choice->game, now, cell, fault);
        make_sentence(fault->text, sizeof fault->text);
    }
    return CHOICE_REFUSED;
}

enum choice_answer choice_press(struct choice *choice, int cell, struct move *move,
                                struct fault *fault)
{
    if (choice->count == 0 || cell == CELL_NONE)
        return CHOICE_NOTHING;
    bool direct = choice_is_direct(choice);
    const struct move *found = find_move(choice, direct ? CELL_NONE : choice->selected, cell);
    if (found && (direct || choice->selected != CELL_NONE)) {
        *move = *found;
        return CHOICE_MOVE;
    }
    if (direct)
        return refuse_move(choice, cell, fault);
    if (cell == choice->selected) {
        choice->selected = CELL_NONE;
        return CHOICE_DESELECTED;
    }
    if (cell != CELL_EXIT && starts_a_move(choice, cell)) {
        choice->selected = cell;
        return CHOICE_SELECTED;
    }
    if (choice->naming) {
        fault_set(fault, "%s", _("Point at an enemy piece that is not known."));
        return CHOICE_REFUSED;
    }
    struct piece piece = {.owner = NOBODY};
    if (cell != CELL_EXIT)
        piece = observed_piece(choice->game, &choice->now, cell);
    if (choice->selected != CELL_NONE && piece.owner != observed(&choice->now)->turn)
        return refuse_move(choice, cell, fault);
    if (cell == CELL_EXIT || piece.owner == NOBODY)
        return CHOICE_NOTHING;
    return refuse_piece(choice, cell, piece.owner, fault);
}

/* Where kinds are hidden, which pieces can move must not show: others may hear where the focus
 * starts. */
static int middle_of_own_pieces(const struct choice *choice)
{
    int cells[CELL_LIMIT], count = 0;
    for (int cell = 0; cell < CELL_LIMIT; cell++)
        if (observed_piece(choice->game, &choice->now, cell).owner == observed(&choice->now)->turn)
            cells[count++] = cell;
    return count > 0 ? cells[count / 2] : CELL_NONE;
}

int choice_first_focus(const struct choice *choice)
{
    if (choice->count == 0)
        return CELL_NONE;
    if (game_hides_pieces(choice->game) && !choice->naming)
        return middle_of_own_pieces(choice);
    const struct move *middle = &choice->moves[choice->count / 2];
    return middle->from != CELL_NONE ? middle->from : middle->to;
}

/* The events of a move, for the preview; none if pieces are hidden. */
static void preview_events(const struct choice *choice, const struct move *move,
                           struct events *events)
{
    events->count = 0;
    if (game_hides_pieces(choice->game))
        return;
    union position_room after;
    choice->game->apply(observed(&choice->now), *move, &after.base, events);
}

static bool gains_something(const struct game *game, const struct events *events)
{
    for (int i = 0; i < events->count; i++) {
        const struct highlight *highlight = event_highlight(game, &events->list[i]);
        if (events->list[i].type == EVENT_CAPTURED || (highlight && highlight->gain))
            return true;
    }
    return false;
}

/* The lines of a rectangle pass behind men, so those at its corners are marked as well. */
static void mark_preview(const struct choice *choice, const struct events *events,
                         struct marks *marks)
{
    const struct game *game = choice->game;
    int turn = observed(&choice->now)->turn;
    for (int i = 0; i < events->count; i++) {
        const struct event *event = &events->list[i];
        const struct highlight *highlight = event_highlight(game, event);
        if (event->type == EVENT_CAPTURED)
            marks->cell[event->from] |= MARK_VICTIM;
        if (highlight && highlight->style == HIGHLIGHT_FRAME) {
            marks->rectangle_from = event->from;
            marks->rectangle_to = event->to;
            for (int end = 0; end < 2; end++) {
                int corner = end ? event->to : event->from;
                if (observed_piece(game, &choice->now, corner).owner == turn)
                    marks->cell[corner] |= MARK_SPANS;
            }
        }
    }
}

/* Moving there is an attack, whatever its outcome. */
static bool has_enemy(const struct choice *choice, int cell)
{
    int owner = observed_piece(choice->game, &choice->now, cell).owner;
    return owner < 2 && owner != observed(&choice->now)->turn;
}

static void mark_move(const struct choice *choice, const struct move *move, struct marks *marks)
{
    if (move->verb == VERB_EXIT) {
        marks->exit_from = move->from;
        marks->exit_focus = choice->focus == CELL_EXIT;
        return;
    }
    if (move->verb == VERB_REMOVE) {
        marks->cell[move->to] |= MARK_REMOVABLE;
        return;
    }
    struct events events;
    preview_events(choice, move, &events);
    if (move->verb == VERB_MOVE)
        marks->cell[move->to] |= MARK_DESTINATION;
    if (gains_something(choice->game, &events) || has_enemy(choice, move->to))
        marks->cell[move->to] |= MARK_CAPTURES;
    if (choice->focus == move->to)
        mark_preview(choice, &events, marks);
}

void choice_mark_gain(const struct choice *choice, struct move move, struct marks *marks)
{
    struct events events;
    preview_events(choice, &move, &events);
    mark_preview(choice, &events, marks);
}

void choice_mark(const struct choice *choice, struct marks *marks)
{
    bool direct = choice_is_direct(choice);
    for (int i = 0; i < choice->count; i++)
        if (direct || choice->moves[i].from == choice->selected)
            mark_move(choice, &choice->moves[i], marks);
    if (choice->selected != CELL_NONE)
        marks->cell[choice->selected] |= MARK_SELECTED;
    if (choice->focus < CELL_LIMIT)
        marks->cell[choice->focus] |= MARK_FOCUS;
    if (choice->count > 0)
        marks->exits = 1 << observed(&choice->now)->turn;
}

const char *choice_prompt(const struct choice *choice)
{
    if (choice->count == 0)
        return "";
    if (choice->naming)
        return choice->selected == CELL_NONE ? _("Point at a piece.")
                                             : _("Press once more to name this piece.");
    switch (choice->moves[0].verb) {
    case VERB_PLACE:
        return game_phrase(choice->game, PHRASE_PROMPT_PLACE, 1);
    case VERB_REMOVE:
        return game_phrase(choice->game, PHRASE_PROMPT_REMOVE_1 + observed(&choice->now)->turn, 1);
    default:
        return choice->selected == CELL_NONE ? game_phrase(choice->game, PHRASE_PROMPT_MOVE, 1)
                                             : _("Choose where it goes.");
    }
}

const char *choice_pointed_capture(const struct choice *choice)
{
    static char text[160]; /* read at once, on the drawing thread only */
    char notation[MOVE_TEXT], number[12];
    for (int i = 0; i < choice->count && !game_hides_pieces(choice->game); i++) {
        const struct move *move = &choice->moves[i];
        if (move->verb != VERB_MOVE || move->from != choice->selected || move->to != choice->focus)
            continue;
        int captured = 0;
        struct events events;
        preview_events(choice, move, &events);
        for (int k = 0; k < events.count; k++)
            captured += events.list[k].type == EVENT_CAPTURED;
        if (captured == 0)
            return "";
        move_format(choice->game, *move, notation);
        snprintf(number, sizeof number, "%d", captured);
        const struct filling fillings[] = {{"move", notation}, {"count", number}, {NULL, NULL}};
        text_fill(text, sizeof text, game_phrase(choice->game, PHRASE_HINT_CAPTURES, captured),
                  fillings);
        return text;
    }
    return "";
}
