/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "cli/legal.h"

#include <stdlib.h>
#include <string.h>

#include "base/text.h"

static int by_bytes(const void *a, const void *b)
{
    return strcmp(a, b);
}

struct legal *legal_moves(const struct match *match)
{
    struct move list[MOVES_MAX];
    struct legal *legal = memory_resize(NULL, sizeof *legal);
    bool over = outcome_over(match_outcome(match));
    legal->count = over ? 0 : match->game->moves(match_now(match), list);
    for (int i = 0; i < legal->count; i++)
        move_format(match->game, list[i], legal->text[i]);
    qsort(legal->text, (size_t)legal->count, sizeof *legal->text, by_bytes);
    return legal;
}
