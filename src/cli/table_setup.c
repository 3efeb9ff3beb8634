/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "cli/table_setup.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ai/random.h"
#include "base/i18n.h"
#include "cli/table.h"
#include "core/notation.h"

static int next_moves(const struct table *table, struct move list[MOVES_MAX])
{
    return table->session.match.game->moves(match_now(&table->session.match), list);
}

/* The range of rows in which pieces may be placed. */
static void rows_of(const struct move *list, int count, int *first, int *last)
{
    *first = BOARD_ROWS_MAX;
    *last = 0;
    for (int i = 0; i < count; i++)
        if (list[i].verb == VERB_PLACE) {
            int row = cell_row(list[i].to) + 1;
            *first = row < *first ? row : *first;
            *last = row > *last ? row : *last;
        }
}

void setup_list(struct table *table)
{
    const struct game *game = table->session.match.game;
    const struct position *position = match_now(&table->session.match);
    struct move list[MOVES_MAX];
    int count = next_moves(table, list);
    if (count == 0) {
        printf(_("None of these pieces could move: 'undo' some, or 'swap' them.\n"));
        return;
    }
    if (list[0].verb == VERB_READY) {
        printf(_("All pieces are placed: 'ready' ends the setup, 'swap A B' swaps two cells,\n"
                 "'undo' takes the last piece back.\n"));
        return;
    }
    int first, last;
    rows_of(list, count, &first, &last);
    printf(_("In hand (KIND@cell places one on rows %d to %d, 'fill' places all at random):\n"),
           first, last);
    for (int kind = 0; kind < game->kind_count; kind++) {
        int in_hand = game->tally(position, position->turn, kind).in_hand;
        if (in_hand > 0)
            printf("  %-2s  %s × %d\n", game->kinds[kind].symbol, _(game->kinds[kind].name),
                   in_hand);
    }
}

void setup_fill(struct table *table)
{
    struct move list[MOVES_MAX];
    int player = match_now(&table->session.match)->turn;
    while (next_moves(table, list) > 0 && list[0].verb == VERB_PLACE) {
        struct view view;
        view_take(&view, &table->session.match, player);
        match_play(&table->session.match, ai_random(&view, table->session.seed));
        view_free(&view);
    }
    table->show = true;
}

static bool read_cells(const struct table *table, const char *text, int cells[2])
{
    struct geometry geometry;
    table->session.match.game->geometry(&table->session.match.settings, &geometry);
    char move[MOVE_TEXT] = "";
    char *blank;
    struct move both;
    if (strlen(text) >= sizeof move)
        return false;
    strcpy(move, text);
    if ((blank = strchr(move, ' ')))
        *blank = '-';
    if (!move_parse(table->session.match.game, move, &both) || both.verb != VERB_MOVE)
        return false;
    cells[0] = both.from;
    cells[1] = both.to;
    return geometry_has(&geometry, cells[0]) && geometry_has(&geometry, cells[1]);
}

/* Replays the placements since `first` with the two cells swapped. False if one is not allowed; the
 * rest are then not played. */
static bool replay_swapped(struct match *match, int first, const struct move *draft, int count,
                           const int cells[2])
{
    match_go(match, first);
    for (int i = 0; i < count; i++) {
        struct move move = draft[i], found;
        char text[MOVE_TEXT];
        if (move.to == cells[0] || move.to == cells[1])
            move.to = (uint8_t)(move.to == cells[0] ? cells[1] : cells[0]);
        move_format(match->game, move, text);
        if (!move_find(match->game, match_now(match), text, &found, NULL))
            return false;
        match_play(match, move);
    }
    return true;
}

void setup_swap(struct table *table, const char *text)
{
    struct match *match = &table->session.match;
    int cells[2], first = match->at;
    if (!read_cells(table, text, cells)) {
        table_refuse(_("Say which two cells to swap, such as: swap a7 b8."));
        return;
    }
    while (first > 0 && !match->steps[first - 1].turn_start)
        first--;
    int count = match->at - first;
    struct move draft[MOVES_MAX];
    for (int i = 0; i < count; i++)
        draft[i] = match->steps[first + i].move;
    if (!replay_swapped(match, first, draft, count, cells)) {
        const int nothing[2] = {CELL_NONE, CELL_NONE};
        replay_swapped(match, first, draft, count, nothing);
        table_refuse(_("Both cells must be in your own rows."));
    }
    table->show = true;
}
