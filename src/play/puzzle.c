/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "play/puzzle.h"

#include <stdio.h>

#include "base/i18n.h"
#include "core/notation.h"

const struct position *puzzle_position(const struct puzzle *puzzle)
{
    return match_position(puzzle->source, puzzle->at);
}

void puzzle_start(const struct puzzle *puzzle, struct match *match)
{
    match_start(match, puzzle->source->game, &puzzle->source->settings);
    for (int i = 0; i < puzzle->at; i++)
        match_play(match, puzzle->source->steps[i].move);
}

void puzzle_task(const struct puzzle *puzzle, char text[PUZZLE_TEXT])
{
    const struct game *game = puzzle->source->game;
    int player = puzzle_position(puzzle)->turn;
    char count[16];
    snprintf(count, sizeof count, "%d", puzzle->turns);
    const struct filling fillings[] = {{"player", _(game->side[player])},
                                       {"enemy", _(game->side[1 - player])},
                                       {"count", count},
                                       {NULL, NULL}};
    struct counted task = puzzle->kind->task;
    text_fill(text, PUZZLE_TEXT, task.many ? tr_counted(task, puzzle->turns) : _(task.one),
              fillings);
}

void puzzle_answer(const struct puzzle *puzzle, struct text *out)
{
    char text[MOVE_TEXT];
    if (puzzle->kind->aim == PUZZLE_DEDUCE) {
        cell_format(puzzle->cell, text);
        text_add(out, "%s", text);
    }
    for (int i = 0; i < puzzle->line.length; i++) {
        move_format(puzzle->source->game, puzzle->line.moves[i], text);
        text_add(out, "%s%s", i > 0 ? " " : "", text);
    }
}
