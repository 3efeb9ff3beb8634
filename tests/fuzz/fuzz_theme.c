/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Whatever is read from a theme of arbitrary bytes can be drawn, for the game chosen by the last
 * byte. Input that begins with "+" gives values for the known keys, one per line. */
#include <math.h>

#include "base/text.h"
#include "core/registry.h"
#include "fuzz.h"
#include "ui/kit/theme.h"

static const char *const keys[] = {
    "effects.glow", "cell.aspect",   "cell.rise",      "lift.shadow",  "sprite.cell",
    "sprite.size",  "sprite.anchor", "shadow.cell",    "shadow.size",  "shadow.anchor",
    "glow.cell",    "glow.size",     "glow.anchor",    "body.tower_1", "body.piece_2",
    "body.man_1",   "board.towers",  "board.towers.8", "board.dodgem", "board.stratego",
    "board.morris", "textures",      "colour.text",    "colour.panel", "colour.morris_1",
};

static char *composed(const uint8_t *data, size_t size)
{
    struct fields fields = {data, size};
    struct text text = {0};
    char value[200];
    unsigned key;
    while (key = field_number(&fields) % (sizeof keys / sizeof *keys),
           field_text(&fields, value, sizeof value))
        text_add(&text, "%s = %s\n", keys[key], value);
    text_add_bytes(&text, "", 0);
    return text.data;
}

static void check_length(float length, float most)
{
    require(isfinite(length) && fabsf(length) <= most, "a length nothing can be drawn by");
}

static void check_sprite(const struct sprite *sprite)
{
    check_length(sprite->w, 8);
    check_length(sprite->h, 8);
    check_length(sprite->anchor_x, 8);
    check_length(sprite->anchor_y, 8);
    check_length(sprite->body.x, 100);
    check_length(sprite->body.y, 100);
    check_length(sprite->body.w, 8);
    check_length(sprite->body.h, 8);
}

static void check_look(const struct look *look)
{
    require(look->tilt >= 0.1f && look->tilt <= 4, "cells of no height");
    require(look->board_aspect >= 0.1f && look->board_aspect <= 10, "a board like a thread");
    require(look->field.w > 0 && look->field.h > 0, "a field of no size");
    check_length(look->field.x + look->field.w, 1.001f);
    check_length(look->field.y + look->field.h, 1.001f);
    check_length(look->rise, 4);
    check_length(look->shadow_x, 8);
    check_length(look->shadow_y, 8);
    for (int owner = 0; owner < 2; owner++)
        for (int kind = 0; kind <= KIND_UNKNOWN; kind++) {
            check_sprite(&look->piece[owner][kind]);
            check_sprite(&look->shadow[owner][kind]);
        }
}

/* Seldom a game with many kinds of men, which takes ten times as long. */
static const struct game *chosen_game(unsigned choice)
{
    int count = 0;
    while (games[count])
        count++;
    const struct game *game = games[(int)choice % count];
    return game->kind_count > 4 && choice >= 16 ? games[0] : game;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static struct theme theme;
    struct fault fault = {""};
    bool compose = size > 0 && *data == '+';
    char *text = compose ? composed(data + 1, size - 1) : copy_of(data, size);
    theme_defaults(&theme);
    if (!theme_read(&theme, text, &fault))
        require(strstr(fault.text, "line ") != NULL, "not understood, and no line is named");
    require(theme.glow >= 0 && theme.glow <= 1, "light beyond all bounds");
    const char *textures = theme_value(&theme, "textures");
    require(!textures || !strpbrk(textures, "/\\"), "textures from elsewhere");
    const struct game *game = chosen_game(size > 0 ? data[size - 1] : 0);
    struct settings settings = settings_default(game);
    struct look look;
    theme_look(&theme, game, &settings, 8, &look);
    check_look(&look);
    free(text);
    return 0;
}
