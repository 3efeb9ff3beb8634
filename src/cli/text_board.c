/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "cli/text_board.h"

#include <stdlib.h>
#include <string.h>

#include "base/i18n.h"
#include "core/notation.h"

/* The board is drawn on a sheet of characters, since lines run between the points. */
enum { SHEET_WIDTH = 80, SHEET_HEIGHT = 32, LEFT = 4, BETWEEN_POINTS = 4 };

struct sheet {
    char at[SHEET_HEIGHT][SHEET_WIDTH];
    int top;                   /* rows used by the header */
    int column_step, row_step; /* characters from one cell to the next */
    int cell_width;
};

static int sheet_x(const struct sheet *sheet, int cell)
{
    return LEFT + cell_column(cell) * sheet->column_step;
}

static int sheet_y(const struct sheet *sheet, int cell)
{
    return sheet->top + cell_row(cell) * sheet->row_step;
}

/* Right-aligned, so that "9" is below the 0 of "10". */
static void put(struct sheet *sheet, int x, int y, int width, const char *text)
{
    int length = (int)strlen(text);
    if (length > width)
        length = width;
    memcpy(&sheet->at[y][x + width - length], text, (size_t)length);
}

static void put_number(struct sheet *sheet, int x, int y, int width, int number)
{
    char digits[8] = "";
    if (number >= 10)
        digits[0] = (char)('0' + number / 10);
    digits[number >= 10] = (char)('0' + number % 10);
    put(sheet, x, y, width, digits);
}

static int widest_mark(const struct game *game)
{
    size_t widest = 1;
    for (int player = 0; player < 2; player++) {
        size_t unknown = game->hidden ? strlen(game->hidden->unknown.mark[player]) : 0;
        widest = unknown > widest ? unknown : widest;
        for (int kind = 0; kind < game->kind_count; kind++) {
            size_t width = strlen(game->kinds[kind].mark[player]);
            widest = width > widest ? width : widest;
        }
    }
    return (int)widest;
}

static void draw_header(struct sheet *sheet, const struct geometry *geometry, bool numbers)
{
    for (int column = 0; column < geometry->columns; column++) {
        char letter[2] = {(char)('a' + column), '\0'};
        int x = sheet_x(sheet, cell_at(column, 0));
        put(sheet, x, 0, sheet->cell_width, letter);
        if (numbers)
            put_number(sheet, x, 1, sheet->cell_width, column + 1);
    }
    for (int row = 0; row < geometry->rows; row++)
        put_number(sheet, 0, sheet_y(sheet, cell_at(0, row)), 2, row + 1);
}

static int sign(int number)
{
    return (number > 0) - (number < 0);
}

static void draw_line(struct sheet *sheet, int a, int b)
{
    int columns = cell_column(b) - cell_column(a), rows = cell_row(b) - cell_row(a);
    char stroke = rows == 0 ? '-' : columns == 0 ? '|' : sign(rows) == sign(columns) ? '\\' : '/';
    int width = abs(columns) * sheet->column_step, height = abs(rows) * sheet->row_step;
    int steps = rows == 0 ? width : height;
    for (int i = 1; i < steps; i++)
        sheet->at[sheet_y(sheet, a) + sign(rows) * i * height / steps]
                 [sheet_x(sheet, a) + sign(columns) * i * width / steps] = stroke;
}

static const char *mark_on(const struct game *game, const struct geometry *geometry,
                           const struct observation *observation, int cell)
{
    if (geometry->terrain[cell] == TERRAIN_LAKE)
        return "~";
    struct piece piece = observed_piece(game, observation, cell);
    return piece.owner > 1 ? "." : game_kind(game, piece.kind)->mark[piece.owner];
}

static void draw_cells(struct sheet *sheet, const struct game *game,
                       const struct geometry *geometry, const struct observation *observation)
{
    for (int row = 0; row < geometry->rows; row++)
        for (int column = 0; column < geometry->columns; column++) {
            int cell = cell_at(column, row);
            if (geometry->terrain[cell] != TERRAIN_NONE)
                put(sheet, sheet_x(sheet, cell), sheet_y(sheet, cell), sheet->cell_width,
                    mark_on(game, geometry, observation, cell));
        }
}

static void add_sheet(struct sheet *sheet, int height, struct text *out)
{
    for (int y = 0; y < height; y++) {
        int width = SHEET_WIDTH;
        while (width > 0 && sheet->at[y][width - 1] == ' ')
            width--;
        text_add_bytes(out, sheet->at[y], (size_t)width);
        text_add_bytes(out, "\n", 1);
    }
}

void text_board(const struct game *game, const struct settings *settings,
                const struct observation *observation, struct text *out)
{
    struct geometry geometry;
    game->geometry(settings, &geometry);
    struct sheet sheet = {
        .top = game->steps ? 2 : 1, .row_step = 1, .cell_width = widest_mark(game)};
    sheet.column_step = sheet.cell_width + 1;
    if (!geometry.squares) { /* points need room for the lines between them */
        sheet.column_step = BETWEEN_POINTS;
        sheet.row_step = BETWEEN_POINTS / 2;
    }
    memset(sheet.at, ' ', sizeof sheet.at);
    draw_header(&sheet, &geometry, game->steps);
    for (int i = 0; i < geometry.line_count; i++)
        draw_line(&sheet, geometry.lines[i].a, geometry.lines[i].b);
    draw_cells(&sheet, game, &geometry, observation);
    add_sheet(&sheet, sheet.top + (geometry.rows - 1) * sheet.row_step + 1, out);
}

/* "10, 9, 3 ×2": with symbol or name if there are several kinds, otherwise just the number. */
static void add_men(const struct game *game, int kind, int count, bool first, struct text *out)
{
    const struct kind *what = &game->kinds[kind];
    text_add(out, "%s", first ? "" : ", ");
    if (!game_kinds_differ(game))
        text_add(out, "%d", count);
    else if (what->symbol && count == 1)
        text_add(out, "%s", what->symbol);
    else
        text_add(out, "%s ×%d", what->symbol ? what->symbol : _(what->name), count);
}

/* One player's pieces that are not on the board: those lost, or those still in hand. */
struct reserve {
    int player;
    bool lost;
    const char *label;
};

/* "; lost: 3"; nothing when there are none. */
static void add_reserve(const struct game *game, const struct observation *observation,
                        struct reserve reserve, struct text *out)
{
    bool first = true;
    for (int kind = 0; kind < game->kind_count; kind++) {
        struct tally tally = game->tally(observed(observation), reserve.player, kind);
        int count = reserve.lost ? tally.gone : tally.in_hand;
        if (count <= 0)
            continue;
        if (first)
            text_add(out, "%s%s ", out->length > 0 ? _("; ") : "", reserve.label);
        add_men(game, kind, count, first, out);
        first = false;
    }
}

void text_reserves(const struct game *game, const struct observation *observation, struct text *out)
{
    const struct position *position = observed(observation);
    const char *lost_label = game->steps ? _("off the board:") : _("lost:");
    for (int player = 0; player < 2; player++) {
        if (position->phase == PHASE_SETUP && player != position->turn)
            continue; /* the enemy army does not matter during setup */
        struct text line = {0};
        add_reserve(game, observation, (struct reserve){player, false, _("in hand:")}, &line);
        add_reserve(game, observation, (struct reserve){player, true, lost_label}, &line);
        if (line.length > 0)
            text_add(out, _("%s: %s\n"), _(game->side[player]), line.data);
        text_free(&line);
    }
}

/* "tower c4, d4"; nothing when there are none. */
static void add_kind(const struct game *game, const struct observation *observation,
                     const struct geometry *geometry, struct piece sought, struct text *line)
{
    bool first = true;
    for (int i = 0; i < geometry->cell_count; i++) {
        struct piece piece = observed_piece(game, observation, geometry->cells[i]);
        char cell[CELL_TEXT];
        if (piece.owner != sought.owner || piece.kind != sought.kind)
            continue;
        cell_format(geometry->cells[i], cell);
        if (first)
            text_add(line, "%s%s ", line->length > 0 ? _("; ") : "",
                     _(game_kind(game, sought.kind)->name));
        text_add(line, "%s%s", first ? "" : ", ", cell);
        first = false;
    }
}

void text_pieces(const struct game *game, const struct settings *settings,
                 const struct observation *observation, struct text *out)
{
    struct geometry geometry;
    game->geometry(settings, &geometry);
    for (int player = 0; player < 2; player++) {
        struct text line = {0};
        struct piece sought = {.owner = (uint8_t)player};
        for (int kind = 0; kind <= game->kind_count; kind++) {
            sought.kind = (uint8_t)(kind < game->kind_count ? kind : KIND_UNKNOWN);
            if (kind < game->kind_count || game->hidden)
                add_kind(game, observation, &geometry, sought, &line);
        }
        if (line.length > 0)
            text_add(out, _("%s: %s\n"), _(game->side[player]), line.data);
        text_free(&line);
    }
}
