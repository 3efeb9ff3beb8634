#include "ai/worlds.h"

#include <string.h>

enum { TRIES = 100 };

/* ---- what a piece can be ---- */

static bool has_move(const struct game *game, const struct position *position, struct move move)
{
    struct move list[MOVES_MAX];
    int count = game->moves(position, list);
    for (int i = 0; i < count; i++)
        if (move_equal(list[i], move))
            return true;
    return false;
}

/* The kinds that could have made the enemy's move `index`: asks the rules, with that kind in its
 * place. */
static unsigned kinds_that_could(const struct view *view, int index, unsigned possible)
{
    const struct game *game = view->game;
    struct move move = view->steps[index].move;
    for (int kind = 0; kind < game->kind_count; kind++) {
        uint8_t kinds[CELL_LIMIT] = {0}; /* the kinds of the others do not affect their moves */
        union position_room position;
        if (!(possible >> kind & 1))
            continue;
        memcpy(&position, observed(&view->before[index]), game->position_size);
        kinds[move.from] = (uint8_t)kind;
        game->hidden->unmask(&position.base, kinds);
        if (!has_move(game, &position.base, move))
            possible &= ~(1u << kind);
    }
    return possible;
}

/* The kind of the enemy's piece on a cell revealed by a step, or KIND_UNKNOWN. */
static int kind_shown(const struct view_step *step, int enemy, int cell)
{
    for (int i = 0; i < step->events.count; i++) {
        const struct event *event = &step->events.list[i];
        if (event->player == enemy && event->from == cell && event->kind != KIND_UNKNOWN)
            return event->kind;
    }
    return KIND_UNKNOWN;
}

/* Traces the piece back to its first cell. */
static unsigned possible_kinds(const struct view *view, int cell, unsigned possible)
{
    int enemy = 1 - view->viewer;
    for (int i = view->step_count - 1; i >= 0; i--) {
        const struct view_step *step = &view->steps[i];
        bool mine = step->player == enemy && step->known && step->move.verb == VERB_MOVE &&
                    step->move.to == cell;
        if (mine) {
            possible = kinds_that_could(view, i, possible);
            cell = step->move.from;
        }
        int shown = kind_shown(step, enemy, cell);
        if (shown != KIND_UNKNOWN)
            return 1u << shown;
    }
    return possible;
}

static int count_bits(unsigned bits)
{
    int count = 0;
    for (; bits; bits &= bits - 1)
        count++;
    return count;
}

/* Pieces with the least choice come first, so that others do not use it up. */
static void add_suspect(struct suspects *suspects, struct suspect suspect)
{
    int i = suspects->count++;
    for (; i > 0 && count_bits(suspects->list[i - 1].possible) > count_bits(suspect.possible); i--)
        suspects->list[i] = suspects->list[i - 1];
    suspects->list[i] = suspect;
}

void suspects_find(struct suspects *suspects, const struct view *view)
{
    const struct game *game = view->game;
    int enemy = 1 - view->viewer;
    unsigned present = 0;
    *suspects = (struct suspects){.count = 0};
    for (int kind = 0; kind < game->kind_count; kind++)
        suspects->left[kind] = game->tally(observed(&view->now), enemy, kind).on_board;
    for (int cell = 0; cell < CELL_LIMIT; cell++) {
        struct piece piece = observed_piece(game, &view->now, cell);
        if (piece.owner == enemy && piece.kind != KIND_UNKNOWN)
            suspects->left[piece.kind]--;
    }
    for (int kind = 0; kind < game->kind_count; kind++)
        present |= suspects->left[kind] > 0 ? 1u << kind : 0;
    for (int cell = 0; cell < CELL_LIMIT; cell++) {
        struct piece piece = observed_piece(game, &view->now, cell);
        if (piece.owner == enemy && piece.kind == KIND_UNKNOWN)
            add_suspect(suspects,
                        (struct suspect){.cell = (uint8_t)cell,
                                         .possible = possible_kinds(view, cell, present)});
    }
}

/* ---- a world ---- */

/* A random one of the remaining pieces that this one can be; -1 if there is none. */
static int draw_kind(const int left[KINDS_MAX], unsigned possible, struct rng *rng)
{
    int whole = 0;
    for (int kind = 0; kind < KINDS_MAX; kind++)
        whole += possible >> kind & 1 ? left[kind] : 0;
    int draw = whole > 0 ? rng_below(rng, whole) : 0;
    for (int kind = 0; kind < KINDS_MAX && whole > 0; kind++) {
        draw -= possible >> kind & 1 ? left[kind] : 0;
        if (draw < 0)
            return kind;
    }
    return -1;
}

/* False if earlier draws left nothing for one of them. Unless `strict`, that one then gets any
 * kind. */
static bool draw_all(const struct suspects *suspects, bool strict, struct rng *rng,
                     uint8_t kinds[CELL_LIMIT])
{
    int left[KINDS_MAX];
    memcpy(left, suspects->left, sizeof left);
    for (int i = 0; i < suspects->count; i++) {
        int kind = draw_kind(left, suspects->list[i].possible, rng);
        if (kind < 0 && strict)
            return false;
        if (kind < 0)
            kind = draw_kind(left, ~0u, rng);
        kinds[suspects->list[i].cell] = (uint8_t)kind;
        left[kind]--;
    }
    return true;
}

void world_make(const struct suspects *suspects, const struct view *view, struct rng *rng,
                union position_room *world)
{
    uint8_t kinds[CELL_LIMIT] = {0};
    int tries = 0;
    while (tries < TRIES && !draw_all(suspects, true, rng, kinds))
        tries++;
    if (tries == TRIES)
        draw_all(suspects, false, rng, kinds);
    memcpy(world, observed(&view->now), view->game->position_size);
    view->game->hidden->unmask(&world->base, kinds);
}
