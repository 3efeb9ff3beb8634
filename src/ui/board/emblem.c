/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "ui/board/emblem.h"

#include <stdio.h>
#include <string.h>

#include "base/i18n.h"
#include "core/registry.h"
#include "ui/kit/words.h"

/* How every game looks in this theme, once it was needed. */
static struct {
    bool known[GAMES_MAX];
    struct look look[GAMES_MAX];
} cache;

void emblems_retheme(void)
{
    memset(cache.known, 0, sizeof cache.known);
}

static void name_emblem(const struct game *game, int kind, char emblem[EMBLEM_TEXT])
{
    snprintf(emblem, EMBLEM_TEXT, "%s/%s", game->id, game->kinds[kind].name);
    for (char *c = emblem; *c; c++)
        if (*c == ' ') /* which separates the words of the file */
            *c = '_';
}

void emblems_list(struct emblem_list *list)
{
    list->count = 0;
    for (int kind = 0; kind < KINDS_MAX; kind++)
        for (int i = 0; games[i] && list->count < EMBLEMS_MAX; i++)
            if (kind < games[i]->kind_count)
                name_emblem(games[i], kind, list->list[list->count++]);
}

/* The index of the game; -1 if there is no such piece. */
static int find(const char *emblem, int *kind)
{
    char name[EMBLEM_TEXT];
    for (int i = 0; games[i]; i++)
        for (*kind = 0; *kind < games[i]->kind_count; ++*kind) {
            name_emblem(games[i], *kind, name);
            if (strcmp(name, emblem) == 0)
                return i;
        }
    return -1;
}

void emblem_name(const char *emblem, char name[EMBLEM_NAME])
{
    int kind, index = find(emblem, &kind);
    struct words words = words_into(name, EMBLEM_NAME);
    if (index < 0)
        return;
    words_add_item(&words, _(games[index]->kinds[kind].name));
    words_add_item(&words, _(games[index]->name));
}

static const struct look *look_of(const struct theme *theme, int index)
{
    if (!cache.known[index]) {
        struct settings settings = settings_default(games[index]);
        struct board_view view;
        board_view_open(&view, theme, games[index], &settings);
        cache.look[index] = view.look;
        cache.known[index] = true;
    }
    return &cache.look[index];
}

void emblem_draw(const struct theme *theme, struct canvas *canvas, const char *emblem,
                 struct stand stand)
{
    int kind, index = find(emblem, &kind);
    if (index < 0)
        return;
    const struct look *look = look_of(theme, index);
    struct actor man = {
        .piece = {.owner = 0, .kind = (uint8_t)kind}, .alpha = 1, .scale = 1, .turn = 1};
    struct rect body = look->piece[0][kind].body; /* what is seen of it stands in the middle */
    stand.x -= rect_cx(body) * stand.cell;
    stand.y -= rect_cy(body) * stand.cell;
    board_view_piece(look, games[index], canvas, &man, stand);
}

static int index_of(const struct game *game)
{
    int index = 0;
    while (games[index] != game)
        index++;
    return index;
}

struct rect emblem_piece(const struct theme *theme, struct canvas *canvas, const struct game *game,
                         struct piece piece, struct rect box)
{
    const struct look *look = look_of(theme, index_of(game));
    struct rect body = look->piece[piece.owner][piece.kind].body;
    struct actor man = {.piece = piece, .alpha = 1, .scale = 1, .turn = 1};
    float cell = smaller(box.w / body.w, box.h / body.h);
    struct stand stand = {rect_cx(box) - rect_cx(body) * cell, rect_cy(box) - rect_cy(body) * cell,
                          cell};
    board_view_piece(look, game, canvas, &man, stand);
    return rect_around(rect_cx(box), rect_cy(box), body.w * cell, body.h * cell);
}

void emblem_of_each_game(const struct theme *theme, struct canvas *canvas, struct rect box,
                         float gap)
{
    int count = 0;
    while (games[count])
        count++;
    for (int i = 0; i < count; i++)
        emblem_piece(theme, canvas, games[i], piece_of(i % 2, games[i]->kind_count - 1),
                     rect_in_grid(box, count, 1, gap, i));
}
