/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "core/registry.h"

#include <string.h>

const struct game *game_find(const char *id)
{
    for (int i = 0; games[i]; i++)
        if (strcmp(games[i]->id, id) == 0)
            return games[i];
    return NULL;
}
