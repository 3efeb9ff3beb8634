/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "core/outcome.h"

#include <stdio.h>

#include "core/game.h"

const char *reason_word(const struct game *game, int reason)
{
    static const char *const words[REASON_OWN] = {
        [REASON_NONE] = "none",         [REASON_BLOCKED] = "blocked",
        [REASON_IMMOBILE] = "immobile", [REASON_REPETITION] = "repetition",
        [REASON_QUIET] = "quiet",       [REASON_RESIGNED] = "resign",
        [REASON_AGREED] = "agreed",     [REASON_TIME] = "time",
    };
    return reason < REASON_OWN ? words[reason] : game->endings[reason - REASON_OWN].word;
}

void outcome_format(const struct game *game, struct outcome outcome, char text[RESULT_TEXT])
{
    const char *reason = reason_word(game, outcome.reason);
    if (!outcome_over(outcome))
        snprintf(text, RESULT_TEXT, "none");
    else if (outcome.winner == NOBODY)
        snprintf(text, RESULT_TEXT, "draw %s", reason);
    else
        snprintf(text, RESULT_TEXT, "%d %s", outcome.winner + 1, reason);
}
