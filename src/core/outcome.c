#include "core/outcome.h"

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
