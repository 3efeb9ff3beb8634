/* The open games as other programs judge them: men and mobility, nothing else. Linked in place of
 * core/registry.c this makes an engine of the terminal program that knows no more, to measure our
 * players against (docs/strength.md). */
#include <string.h>

#include "core/insight.h"
#include "core/registry.h"
#include "games/games.h"

enum { MAN = 100, FREE_MOVE = 2 };

static int men_of(const struct game *game, const struct position *position, int player)
{
    int men = 0;
    for (int kind = 0; kind < game->kind_count; kind++) {
        struct tally tally = game->tally(position, player, kind);
        men += tally.on_board + tally.in_hand;
    }
    return men;
}

static int evaluate(const struct game *game, const struct position *position)
{
    struct move list[MOVES_MAX];
    union position_room passed;
    int me = position->turn;
    memcpy(&passed, position, game->position_size);
    passed.base.turn = (uint8_t)(1 - me);
    return MAN * (men_of(game, position, me) - men_of(game, position, 1 - me)) +
           FREE_MOVE * (game->moves(position, list) - game->moves(&passed.base, list));
}

static int evaluate_towers(const struct position *position)
{
    return evaluate(&game_towers, position);
}

static int evaluate_morris(const struct position *position)
{
    return evaluate(&game_morris, position);
}

static struct insight plain_towers, plain_morris;
static struct game towers, morris;

const struct game *const games[] = {&towers, &morris, NULL};

static void make_plain(struct game *plain, struct insight *insight, const struct game *game,
                       int (*judge)(const struct position *position))
{
    *insight = *game->insight;
    insight->evaluate = judge;
    *plain = *game;
    plain->insight = insight;
}

const struct game *game_find(const char *id)
{
    if (!towers.id) {
        make_plain(&towers, &plain_towers, &game_towers, evaluate_towers);
        make_plain(&morris, &plain_morris, &game_morris, evaluate_morris);
    }
    for (int i = 0; games[i]; i++)
        if (strcmp(games[i]->id, id) == 0)
            return games[i];
    return NULL;
}
