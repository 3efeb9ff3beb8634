/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* What can be agreed on before one match, or before all matches of a contest: what the second page
 * of a new game changes. */
#ifndef UI_SCREENS_TERMS_H
#define UI_SCREENS_TERMS_H

#include "play/start_choice.h"

struct terms {
    const struct game *game; /* NULL: all games, each with its usual options */
    struct start_choice *choice;
    bool equal;      /* all play under the same conditions, as in a tournament */
    bool same_clock; /* both have the same time */
    int bonus;       /* milliseconds added after each turn, to whoever has a total */
};

#endif
