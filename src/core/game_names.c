/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include <string.h>

#include "core/registry.h"

const char *game_names(void)
{
    static char names[400];
    *names = '\0';
    for (int i = 0; games[i]; i++) {
        strncat(names, i > 0 ? ", " : "", sizeof names - strlen(names) - 1);
        strncat(names, games[i]->id, sizeof names - strlen(names) - 1);
    }
    return names;
}
