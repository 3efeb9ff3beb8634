/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "cli/table_notes.h"

#include <stdio.h>
#include <string.h>

#include "base/i18n.h"
#include "core/notation.h"
#include "play/sheet.h"

static bool has_reader(const struct table *table)
{
    return table_viewer(table) < 2 && match_now(&table->session.match)->phase != PHASE_SETUP;
}

void notes_add(const struct table *table, struct text *out)
{
    const struct match *match = &table->session.match;
    struct note notes[CELL_LIMIT];
    bool first = true;
    if (!game_hides_pieces(match->game) || !has_reader(table))
        return;
    match_notes(match, table_viewer(table), match->at, notes);
    for (int cell = 0; cell < CELL_LIMIT; cell++) {
        char name[CELL_TEXT], note[NOTE_SHOWN];
        if (note_is_empty(notes[cell]))
            continue;
        cell_format(cell, name);
        note_show(match->game, notes[cell], note);
        text_add(out, "%s%s %s", first ? _("Your notes: ") : "; ", name, note);
        first = false;
    }
    if (!first)
        text_add(out, "\n");
}

static void list_notes(const struct table *table)
{
    struct text out = {0};
    notes_add(table, &out);
    printf("%s", out.length > 0 ? out.data : _("You have no notes.\n"));
    text_free(&out);
}

void notes_command(struct table *table, const char *rest)
{
    struct match *match = &table->session.match;
    char cell_name[NOTE_SHOWN], text[NOTE_SHOWN];
    struct noted noted = {.cell = CELL_NONE};
    if (!next_word(&rest, cell_name, sizeof cell_name)) {
        list_notes(table);
        return;
    }
    bool removes = !next_word(&rest, text, sizeof text);
    if (!cell_parse(cell_name, &noted.cell))
        table_refuse(_("'%.40s' is not a cell."), cell_name);
    else if (*rest || (!removes && !note_parse(match->game, text, &noted.note)))
        table_refuse(_("A note is a piece or its symbol ('bomb', 'B?', '10'), 'moved', '!', 'dot' "
                       "or 'diamond', or several joined by '+'."));
    else if (!match_set_note(match, table_viewer(table), match->at, noted))
        table_refuse(_("There is no enemy piece on %s."), cell_name);
    else
        list_notes(table);
}

static void print_pieces(const struct sheet *sheet)
{
    for (int cell = 0; cell < CELL_LIMIT; cell++) {
        char name[CELL_TEXT], kinds[SHEET_TEXT], reasons[SHEET_TEXT];
        if (sheet_kinds(sheet, cell) == 0)
            continue;
        cell_format(cell, name);
        sheet_list_kinds(sheet->view.game, sheet_kinds(sheet, cell), kinds);
        sheet_reasons(sheet, cell, reasons);
        printf("%-3s %s (%s)\n", name, kinds, reasons);
    }
}

static void print_army(const struct sheet *sheet)
{
    const struct game *game = sheet->view.game;
    const char *between = _("Left: ");
    for (int kind = 0; kind < game->kind_count; kind++) {
        struct sheet_count count = sheet_count(sheet, kind);
        if (count.left == 0)
            continue;
        printf("%s%s ×%d", between, _(game->kinds[kind].name), count.left);
        if (count.found > 0)
            printf(_(" (%d known)"), count.found);
        between = ", ";
    }
    printf("\n");
}

void sheet_command(struct table *table)
{
    struct sheet sheet;
    if (!has_reader(table))
        return;
    if (!sheet_is_on(&table->session.match)) {
        table_refuse(_("This game is played without the sheet; 'sheet=on' starts one with it."));
        return;
    }
    sheet_take(&sheet, &table->session.match, table_viewer(table));
    print_pieces(&sheet);
    print_army(&sheet);
    sheet_free(&sheet);
}
