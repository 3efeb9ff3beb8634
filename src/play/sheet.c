/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "play/sheet.h"

#include <stdio.h>
#include <string.h>

#include "base/i18n.h"
#include "base/text.h"

bool sheet_is_on(const struct match *match)
{
    return game_hides_pieces(match->game) && settings_sheet(match->game, &match->settings);
}

void sheet_take(struct sheet *sheet, const struct match *match, int viewer)
{
    view_take(&sheet->view, match, viewer);
    knowledge_take(&sheet->knowledge, &sheet->view);
    knowledge_deduce(&sheet->knowledge, sheet->possible);
}

void sheet_free(struct sheet *sheet)
{
    view_free(&sheet->view);
    sheet->knowledge.count = 0;
}

unsigned sheet_kinds(const struct sheet *sheet, int cell)
{
    const struct known_piece *piece =
        sheet->knowledge.count > 0 ? known_piece_on(&sheet->knowledge, cell) : NULL;
    return piece ? sheet->possible[piece - sheet->knowledge.pieces] : 0;
}

void sheet_list_kinds(const struct game *game, unsigned kinds, char text[SHEET_TEXT])
{
    *text = '\0';
    for (int kind = 0; kind < game->kind_count; kind++) {
        size_t used = strlen(text);
        if (kinds >> kind & 1)
            snprintf(text + used, SHEET_TEXT - used, "%s%s", used > 0 ? ", " : "",
                     game->kinds[kind].symbol);
    }
}

static void add_reason(char text[SHEET_TEXT], const char *reason)
{
    size_t used = strlen(text);
    snprintf(text + used, SHEET_TEXT - used, "%s%s", used > 0 ? _("; ") : "", reason);
}

/* Numbered like the turns of the move list: both players' turns have one number. */
static int move_number(int ply)
{
    return ply > 0 ? (ply + 1) / 2 : 1;
}

void sheet_reasons(const struct sheet *sheet, int cell, char text[SHEET_TEXT])
{
    unsigned kinds = sheet_kinds(sheet, cell);
    char reason[SHEET_TEXT], list[SHEET_TEXT];
    *text = '\0';
    if (kinds == 0)
        return;
    const struct known_piece *piece = known_piece_on(&sheet->knowledge, cell);
    add_reason(text, piece->betrayed    ? _("moved as only this piece can")
                     : piece->moves > 0 ? _("has moved")
                                        : _("has not moved"));
    if (piece->shown != NOT_SHOWN) {
        snprintf(reason, sizeof reason, _("seen in move %d"), move_number(piece->shown));
        add_reason(text, reason);
    }
    if (piece->beaten) {
        sheet_list_kinds(sheet->view.game, piece->beaten, list);
        snprintf(reason, sizeof reason, _("has beaten: %.40s"), list);
        add_reason(text, reason);
    }
    if (only_kind(kinds) && !only_kind(piece->possible))
        add_reason(text, _("nothing else is left"));
}

void sheet_evidence(const struct sheet *sheet, int cell, char text[SHEET_SENTENCE])
{
    const struct game *game = sheet->view.game;
    char reasons[SHEET_TEXT] = "", reason[SHEET_TEXT], list[SHEET_TEXT];
    *text = '\0';
    if (sheet_kinds(sheet, cell) == 0)
        return;
    const struct known_piece *piece = known_piece_on(&sheet->knowledge, cell);
    add_reason(reasons, piece->betrayed    ? _("moved as only one kind of piece can")
                        : piece->moves > 0 ? _("has moved")
                                           : _("has not moved"));
    if (piece->shown != NOT_SHOWN) {
        snprintf(reason, sizeof reason, _("was seen in move %d: %.40s"), move_number(piece->shown),
                 _(game->kinds[piece->shown_kind].name));
        add_reason(reasons, reason);
    }
    if (piece->beaten) {
        sheet_list_kinds(game, piece->beaten, list);
        snprintf(reason, sizeof reason, _("has beaten: %.40s"), list);
        add_reason(reasons, reason);
    }
    snprintf(text, SHEET_SENTENCE, "%s.", reasons);
    capitalise(text);
}

/* The kinds the enemy has left. */
static unsigned kinds_left(const struct sheet *sheet)
{
    unsigned kinds = 0;
    for (int kind = 0; kind < sheet->view.game->kind_count; kind++)
        if (sheet_count(sheet, kind).left > 0)
            kinds |= 1u << kind;
    return kinds;
}

void sheet_describe(const struct sheet *sheet, int cell, char text[SHEET_SENTENCE])
{
    const struct game *game = sheet->view.game;
    unsigned kinds = sheet_kinds(sheet, cell), left = kinds_left(sheet), not = left & ~kinds;
    char list[SHEET_TEXT], reasons[SHEET_TEXT];
    *text = '\0';
    if (kinds == 0)
        return;
    sheet_reasons(sheet, cell, reasons);
    sheet_list_kinds(game, kinds_in(kinds) <= kinds_in(not ) ? kinds : not, list);
    if (only_kind(kinds))
        snprintf(text, SHEET_SENTENCE, C_("a piece is", "%s: %s."),
                 _(game->kinds[__builtin_ctz(kinds)].name), reasons);
    else if (not == 0)
        snprintf(text, SHEET_SENTENCE, _("Could be anything: %s."), reasons);
    else if (kinds_in(kinds) <= kinds_in(not ))
        snprintf(text, SHEET_SENTENCE, _("One of %s: %s."), list, reasons);
    else
        snprintf(text, SHEET_SENTENCE, _("Not %s: %s."), list, reasons);
    capitalise(text);
}

struct sheet_count sheet_count(const struct sheet *sheet, int kind)
{
    const struct view *view = &sheet->view;
    struct sheet_count count = {
        .left = view->game->tally(observed(&view->now), 1 - view->viewer, kind).on_board};
    for (int i = 0; i < sheet->knowledge.count; i++)
        count.found +=
            sheet->knowledge.pieces[i].cell != CELL_NONE && sheet->possible[i] == 1u << kind;
    return count;
}
