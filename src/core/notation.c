/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "core/notation.h"

#include <stdio.h>
#include <string.h>

#include "base/i18n.h"
#include "core/refusal.h"

void cell_format(int cell, char text[CELL_TEXT])
{
    snprintf(text, CELL_TEXT, "%c%u", 'a' + cell_column(cell), (unsigned)cell_row(cell) % 16 + 1);
}

static const char *verb_word(int verb)
{
    switch (verb) {
    case VERB_READY:
        return "ready";
    case VERB_SWAP:
        return "swap";
    case VERB_RESIGN:
        return "resign";
    case VERB_DRAW:
        return "draw";
    case VERB_TIME:
        return "time";
    default:
        return NULL;
    }
}

void move_format(const struct game *game, struct move move, char text[MOVE_TEXT])
{
    char from[CELL_TEXT] = "", to[CELL_TEXT] = "";
    if (move.from != CELL_NONE)
        cell_format(move.from, from);
    if (move.to != CELL_NONE)
        cell_format(move.to, to);
    switch (move.verb) {
    case VERB_MOVE:
        snprintf(text, MOVE_TEXT, "%s-%s", from, to);
        break;
    case VERB_PLACE:
        if (game->kinds[move.kind].symbol)
            snprintf(text, MOVE_TEXT, "%s@%s", game->kinds[move.kind].symbol, to);
        else
            snprintf(text, MOVE_TEXT, "%s", to);
        break;
    case VERB_REMOVE:
        snprintf(text, MOVE_TEXT, "x%s", to);
        break;
    case VERB_EXIT:
        snprintf(text, MOVE_TEXT, "%s-off", from);
        break;
    default:
        snprintf(text, MOVE_TEXT, "%s", verb_word(move.verb));
    }
}

/* Reads a cell name and advances the cursor. Leading zeros are not accepted: each cell has one
 * name. */
static bool parse_cell(const char **cursor, int *cell)
{
    const char *text = *cursor;
    int column = (*text | 0x20) - 'a';
    if (column < 0 || column >= BOARD_ROWS_MAX || text[1] < '1' || text[1] > '9')
        return false;
    int row = text[1] - '0';
    text += 2;
    if (*text >= '0' && *text <= '9')
        row = row * 10 + (*text++ - '0');
    if (row > BOARD_ROWS_MAX)
        return false;
    *cell = cell_at(column, row - 1);
    *cursor = text;
    return true;
}

bool cell_parse(const char *text, int *cell)
{
    return parse_cell(&text, cell) && !*text;
}

static bool parse_kind(const struct game *game, const char **cursor, int *kind)
{
    const char *at = strchr(*cursor, '@');
    if (!at)
        return false;
    size_t length = (size_t)(at - *cursor);
    for (int i = 0; i < game->kind_count; i++) {
        const char *symbol = game->kinds[i].symbol;
        if (symbol && strlen(symbol) == length && strncmp(symbol, *cursor, length) == 0) {
            *kind = i;
            *cursor = at + 1;
            return true;
        }
    }
    return false;
}

bool move_parse(const struct game *game, const char *text, struct move *move)
{
    for (int verb = VERB_READY; verb <= VERB_TIME; verb++)
        if (strcmp(text, verb_word(verb)) == 0) {
            *move = move_word((enum verb)verb);
            return true;
        }
    int from, to, kind = 0;
    if (*text == 'x') {
        text++;
        if (!parse_cell(&text, &to) || *text)
            return false;
        *move = move_remove(to);
        return true;
    }
    bool by_kind = game->kinds[0].symbol != NULL;
    if (by_kind && parse_kind(game, &text, &kind)) {
        if (!parse_cell(&text, &to) || *text)
            return false;
        *move = move_place(kind, to);
        return true;
    }
    if (!parse_cell(&text, &from))
        return false;
    if (!*text && !by_kind) {
        *move = move_place(0, from);
        return true;
    }
    if (*text++ != '-')
        return false;
    if (strcmp(text, "off") == 0) {
        *move = move_exit(from);
        return true;
    }
    if (!parse_cell(&text, &to) || *text)
        return false;
    *move = move_slide(from, to);
    return true;
}

bool move_find(const struct game *game, const struct position *position, const char *text,
               struct move *move, struct fault *fault)
{
    struct move wanted;
    if (!move_parse(game, text, &wanted))
        return fault_set(fault, _("this is not a move"));
    *move = wanted;
    if (wanted.verb == VERB_SWAP) /* a matter of the match, which has not accepted it */
        return fault_set(fault, _("sides are swapped only right after the first move, and only "
                                  "where that was agreed"));
    if (move_ends_match(wanted))
        return !outcome_over(game->result(position)) || refuse(game, position, wanted, fault);
    struct move list[MOVES_MAX];
    int count = game->moves(position, list);
    for (int i = 0; i < count; i++)
        if (move_equal(list[i], wanted))
            return true;
    return refuse(game, position, wanted, fault);
}
