#include "core/outcome.h"

#include <stdio.h>

const char *reason_word(enum reason reason)
{
    static const char *const words[REASON_COUNT] = {
        [REASON_NONE] = "none",
        [REASON_FEW] = "few",
        [REASON_BLOCKED] = "blocked",
        [REASON_OFF] = "off",
        [REASON_FLAG] = "flag",
        [REASON_IMMOBILE] = "immobile",
        [REASON_REPETITION] = "repetition",
        [REASON_QUIET] = "quiet",
        [REASON_RESIGNED] = "resign",
        [REASON_AGREED] = "agreed",
    };
    return words[reason];
}

void outcome_format(struct outcome outcome, char text[RESULT_TEXT])
{
    const char *reason = reason_word(outcome.reason);
    if (!outcome_over(outcome))
        snprintf(text, RESULT_TEXT, "none");
    else if (outcome.winner == NOBODY)
        snprintf(text, RESULT_TEXT, "draw %s", reason);
    else
        snprintf(text, RESULT_TEXT, "%d %s", outcome.winner + 1, reason);
}
