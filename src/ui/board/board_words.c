/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "ui/board/board_words.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include "base/i18n.h"
#include "base/text.h"
#include "core/event_text.h"
#include "core/notation.h"
#include "ui/kit/words.h"

enum { PIECE_TEXT = 160 };

/* ---- pieces ---- */

static struct piece piece_on(const struct board_words *words, int cell)
{
    const struct board_play *board = words->board;
    struct observation seen = board->choice.now;
    if (words->pieces)
        return words->pieces[cell];
    if (board->concealed || words->secret)
        match_observe(board->match, board->index, VIEWER_STRANGER, &seen);
    return observed_piece(board->match->game, &seen, cell);
}

/* Nothing may be said that depends on the kinds of hidden pieces. */
static bool is_guarded(const struct board_words *words)
{
    return game_hides_pieces(words->board->match->game) &&
           (words->secret || words->board->concealed);
}

static const char *kind_name(const struct board_words *words, int kind)
{
    const struct game *game = words->board->match->game;
    if (is_guarded(words) && words->pieces) /* a setup, of which others know nothing */
        kind = KIND_UNKNOWN;
    return _(game_kind(game, kind)->name);
}

/* "red tower": the colour is an adjective here. */
static void name_piece(const struct board_words *words, struct piece piece, char text[PIECE_TEXT])
{
    char side[64];
    snprintf(side, sizeof side, "%s", _(words->board->match->game->side[piece.owner]));
    side[0] = (char)tolower((unsigned char)side[0]);
    const struct filling fillings[] = {
        {"side", side}, {"kind", kind_name(words, piece.kind)}, {NULL, NULL}};
    text_fill(text, PIECE_TEXT, _("{side} {kind}"), fillings);
}

static bool is_occupied(const struct board_words *words, int cell)
{
    return piece_on(words, cell).owner < 2;
}

/* "f4 red tower" */
static void add_piece(const struct board_words *words, int cell, struct words *out)
{
    char name[CELL_TEXT], piece[PIECE_TEXT], both[PIECE_TEXT + CELL_TEXT + 1];
    cell_format(cell, name);
    name_piece(words, piece_on(words, cell), piece);
    snprintf(both, sizeof both, "%s %s", name, piece);
    words_add_item(out, both);
}

/* ---- moves ---- */

static int target_of(const struct move *move)
{
    return move->verb == VERB_EXIT ? CELL_EXIT : move->to;
}

static const struct move *move_to(const struct board_words *words, int cell)
{
    const struct choice *choice = &words->board->choice;
    bool direct = choice_is_direct(choice);
    for (int i = 0; i < choice->count; i++)
        if ((direct || choice->moves[i].from == choice->selected) &&
            target_of(&choice->moves[i]) == cell)
            return &choice->moves[i];
    return NULL;
}

static bool can_start(const struct choice *choice, int cell)
{
    for (int i = 0; i < choice->count; i++)
        if (choice->moves[i].from == cell)
            return true;
    return false;
}

static void add_event(const struct board_words *words, const struct move *move,
                      const struct event *event, struct words *captured, struct words *out)
{
    const struct game *game = words->board->match->game;
    const struct highlight *light = event_highlight(game, event);
    char cell[CELL_TEXT], notation[MOVE_TEXT], text[EVENT_TEXT];
    if (event->type == EVENT_CAPTURED) {
        cell_format(event->from, cell);
        words_add_item(captured, cell);
    }
    if (!light || !light->gain || !light->text[HIGHLIGHT_HINT])
        return;
    move_format(game, *move, notation);
    const struct filling fillings[] = {{"move", notation}, {NULL, NULL}};
    text_fill(text, sizeof text, _(light->text[HIGHLIGHT_HINT]), fillings);
    text[strcspn(text, ".")] = '\0'; /* it is part of a list */
    words_add_item(out, text);
}

/* What a move would do beyond going there: the same preview that the board draws. */
static void add_gains(const struct board_words *words, const struct move *move, struct words *out)
{
    const struct game *game = words->board->match->game;
    const struct position *now = observed(&words->board->choice.now);
    char cells[64], text[128];
    struct words captured = words_into(cells, sizeof cells);
    struct events events = {.count = 0};
    union position_room after;
    if (!game_hides_pieces(game))
        game->apply(now, *move, &after.base, &events);
    else if (move->verb == VERB_MOVE && is_occupied(words, move->to))
        words_add_item(out, _("an attack"));
    if (move->verb == VERB_REMOVE)
        return; /* that is all it does */
    for (int i = 0; i < events.count; i++)
        add_event(words, move, &events.list[i], &captured, out);
    if (!*cells)
        return;
    const struct filling fillings[] = {{"cells", cells}, {NULL, NULL}};
    text_fill(text, sizeof text, _("captures {cells}"), fillings);
    words_add_item(out, text);
}

static const char *move_offer(const struct move *move)
{
    switch (move->verb) {
    case VERB_PLACE:
        return _("free for a piece");
    case VERB_REMOVE:
        return _("can be removed");
    default:
        return _("can go there");
    }
}

static void add_abilities(const struct board_words *words, int cell, struct words *out)
{
    const struct choice *choice = &words->board->choice;
    const struct move *move = move_to(words, cell);
    if (cell == choice->selected)
        words_add_item(out, _("chosen"));
    if (is_guarded(words))
        return;
    if (move) {
        words_add_item(out, move_offer(move));
        add_gains(words, move, out);
    } else if (cell != choice->selected && can_start(choice, cell)) {
        words_add_item(out, _("can move"));
    }
}

static void cell_name(int cell, char *text, size_t size)
{
    char name[CELL_TEXT];
    if (cell == CELL_EXIT) {
        snprintf(text, size, "%s", _("off the board"));
        return;
    }
    cell_format(cell, name);
    snprintf(text, size, "%s", name);
}

void board_words_cell(const struct board_words *words, int cell, char text[BOARD_WORDS])
{
    char name[64], piece[PIECE_TEXT];
    struct words out = words_into(text, BOARD_WORDS);
    if (cell == CELL_NONE)
        return;
    cell_name(cell, name, sizeof name);
    words_add(&out, name);
    if (cell != CELL_EXIT && is_occupied(words, cell)) {
        name_piece(words, piece_on(words, cell), piece);
        words_add_item(&out, piece);
    } else if (cell != CELL_EXIT) {
        words_add_item(&out, _("empty"));
    }
    add_abilities(words, cell, &out);
}

/* ---- lists ---- */

static void fill_list(const char *pattern, const char *name, const char *list,
                      char text[BOARD_WORDS])
{
    const struct filling fillings[] = {{"name", name}, {"list", list}, {NULL, NULL}};
    text_fill(text, BOARD_WORDS, pattern, fillings);
}

void board_words_row(const struct board_words *words, int cell, char text[BOARD_WORDS])
{
    const struct geometry *geometry = &words->board->view.geometry;
    char list[BOARD_WORDS], name[8];
    struct words out = words_into(list, sizeof list);
    for (int i = 0; i < geometry->cell_count; i++)
        if (cell_row(geometry->cells[i]) == cell_row(cell) &&
            is_occupied(words, geometry->cells[i]))
            add_piece(words, geometry->cells[i], &out);
    snprintf(name, sizeof name, "%d", cell_row(cell) % BOARD_ROWS_MAX + 1);
    fill_list(_("Row {name}: {list}."), name, *list ? list : _("empty"), text);
}

void board_words_column(const struct board_words *words, int cell, char text[BOARD_WORDS])
{
    const struct geometry *geometry = &words->board->view.geometry;
    char list[BOARD_WORDS], name[2] = {(char)('a' + cell_column(cell)), '\0'};
    struct words out = words_into(list, sizeof list);
    for (int i = 0; i < geometry->cell_count; i++)
        if (cell_column(geometry->cells[i]) == cell_column(cell) &&
            is_occupied(words, geometry->cells[i]))
            add_piece(words, geometry->cells[i], &out);
    fill_list(_("Column {name}: {list}."), name, *list ? list : _("empty"), text);
}

static void add_kind(const struct board_words *words, int player, int kind, struct words *out)
{
    const struct geometry *geometry = &words->board->view.geometry;
    char list[BOARD_WORDS], text[BOARD_WORDS], cell[CELL_TEXT];
    struct words cells = words_into(list, sizeof list);
    for (int i = 0; i < geometry->cell_count; i++) {
        struct piece piece = piece_on(words, geometry->cells[i]);
        if (piece.owner != player || piece.kind != kind)
            continue;
        cell_format(geometry->cells[i], cell);
        words_add_item(&cells, cell);
    }
    if (!*list)
        return;
    fill_list(_("{name}: {list}"), kind_name(words, kind), list, text);
    capitalise(text);
    words_add_sentence(out, text);
}

static int in_hand(const struct board_words *words, int player)
{
    const struct game *game = words->board->match->game;
    int total = 0;
    for (int kind = 0; kind < game->kind_count && !words->pieces; kind++)
        total += game->tally(observed(&words->board->choice.now), player, kind).in_hand;
    return total;
}

void board_words_pieces(const struct board_words *words, int player, char text[BOARD_WORDS])
{
    const struct match *match = words->board->match;
    char hand[64];
    struct words out = words_into(text, BOARD_WORDS);
    words_add_sentence(&out, match_player_name(match, player));
    for (int kind = 0; kind < match->game->kind_count; kind++)
        add_kind(words, player, kind, &out);
    if (game_hides_pieces(match->game))
        add_kind(words, player, KIND_UNKNOWN, &out);
    if (in_hand(words, player) > 0) {
        snprintf(hand, sizeof hand, _("In hand: %d"), in_hand(words, player));
        words_add_sentence(&out, hand);
    }
}

/* A cell once, however many moves begin there. */
static bool begins_first(const struct choice *choice, int index)
{
    for (int i = 0; i < index; i++)
        if (choice->moves[i].from == choice->moves[index].from)
            return false;
    return true;
}

static void list_starts(const struct choice *choice, char list[BOARD_WORDS])
{
    char cell[CELL_TEXT];
    struct words out = words_into(list, BOARD_WORDS);
    for (int i = 0; i < choice->count; i++) {
        cell_format(choice->moves[i].from, cell);
        if (begins_first(choice, i))
            words_add_item(&out, cell);
    }
}

static void list_targets(const struct board_words *words, char list[BOARD_WORDS])
{
    const struct choice *choice = &words->board->choice;
    struct words out = words_into(list, BOARD_WORDS);
    bool direct = choice_is_direct(choice);
    for (int i = 0; i < choice->count; i++) {
        char name[64], gains[BOARD_WORDS];
        struct words gained = words_into(gains, sizeof gains);
        if (!direct && choice->moves[i].from != choice->selected)
            continue;
        cell_name(target_of(&choice->moves[i]), name, sizeof name);
        words_add_item(&out, name);
        add_gains(words, &choice->moves[i], &gained);
        if (*gains) {
            words_add(&out, " (");
            words_add(&out, gains);
            words_add(&out, ")");
        }
    }
}

void board_words_moves(const struct board_words *words, char text[BOARD_WORDS])
{
    const struct choice *choice = &words->board->choice;
    char list[BOARD_WORDS], from[CELL_TEXT] = "";
    *text = '\0';
    if (choice->count == 0)
        return;
    bool placing = choice->moves[0].verb == VERB_PLACE, direct = choice_is_direct(choice);
    if (!direct && (choice->selected == CELL_NONE || choice->naming)) {
        list_starts(choice, list);
        fill_list(choice->naming ? _("You can name: {list}.") : _("You can move: {list}."), "",
                  list, text);
        return;
    }
    list_targets(words, list);
    if (!direct)
        cell_format(choice->selected, from);
    fill_list(!direct   ? _("{name} can go to: {list}.")
              : placing ? _("You can place on: {list}.")
                        : _("You can remove: {list}."),
              from, list, text);
}

/* ---- what happened ---- */

/* The move itself, where no event says it. */
static void add_move(const struct match *match, int index, struct words *out)
{
    struct move move = match->steps[index].move;
    int player = match_position(match, index)->turn;
    char from[CELL_TEXT], to[CELL_TEXT], text[EVENT_TEXT];
    const char *pattern = move.verb == VERB_MOVE    ? _("{player}: {from} to {to}.")
                          : move.verb == VERB_PLACE ? _("{player}: a piece on {to}.")
                                                    : "{player}:";
    cell_format(move.from, from);
    cell_format(move.to, to);
    const struct filling fillings[] = {
        {"player", match_player_name(match, player)}, {"from", from}, {"to", to}, {NULL, NULL}};
    text_fill(text, sizeof text, pattern, fillings);
    words_add_sentence(out, text);
}

static void add_step(const struct match *match, int index, int viewer, struct words *out)
{
    struct events events;
    char text[EVENT_TEXT];
    const struct position *before = match_position(match, index);
    struct move move = match->steps[index].move;
    match_events(match, index, viewer, &events);
    if (move.verb == VERB_SWAP) {
        snprintf(text, sizeof text, "%s", _("The sides are swapped."));
        words_add_sentence(out, text);
    }
    if (events.count == 0 || before->phase == PHASE_SETUP)
        return; /* invisible, or the end of the match, which the result reports */
    add_move(match, index, out);
    for (int i = 0; i < events.count; i++)
        if (event_describe(match, &events, i, text))
            words_add_sentence(out, text);
}

void steps_in_words(const struct match *match, int index, int end, int viewer,
                    char text[BOARD_WORDS])
{
    struct words out = words_into(text, BOARD_WORDS);
    for (; index < end; index++)
        add_step(match, index, viewer, &out);
}
