#include "core/registry.h"

#include <string.h>

#include "games/games.h"

const struct game *const games[] = {&game_towers, &game_dodgem, &game_morris, &game_stratego, NULL};

const struct game *game_find(const char *id)
{
    for (int i = 0; games[i]; i++)
        if (strcmp(games[i]->id, id) == 0)
            return games[i];
    return NULL;
}
