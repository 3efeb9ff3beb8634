/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "core/save_notes.h"

#include <string.h>

#include "base/i18n.h"
#include "core/notation.h"
#include "core/veil.h"

/* "a4=B? c3=10+moved": pieces by the cells on which the game began. */
static void write_plain(const struct match *match, int player, struct text *plain)
{
    for (int cell = 0; cell < CELL_LIMIT; cell++) {
        char name[CELL_TEXT], note[NOTE_TEXT];
        if (note_is_empty(match->notes[player][cell]))
            continue;
        cell_format(cell, name);
        note_format(match->game, match->notes[player][cell], note);
        text_add(plain, "%s%s=%s", plain->length ? " " : "", name, note);
    }
}

void save_notes_write(const struct match *match, struct text *out)
{
    for (int player = 0; player < 2; player++) {
        struct text plain = {0};
        write_plain(match, player, &plain);
        if (plain.length) {
            text_add(out, "notes %d: ", player + 1);
            veil(plain.data, out);
            text_add(out, "\n");
        }
        text_free(&plain);
    }
}

static bool read_note(struct match *match, int player, char *word, struct fault *fault)
{
    int cell, start = match_start_index(match);
    struct note note;
    char *equals = strchr(word, '=');
    if (equals)
        *equals = '\0';
    if (!equals || !cell_parse(word, &cell) || !note_parse(match->game, equals + 1, &note))
        return fault_set(fault, "%s", _("a note reads 'a4=B?': a cell and a kind of piece"));
    if (match_position(match, start)->phase == PHASE_SETUP ||
        !match_set_note(match, player, start, (struct noted){cell, note}))
        return fault_set(fault, _("no enemy piece began the game on %s"), word);
    return true;
}

static bool read_plain(struct match *match, int player, const char *rest, struct fault *fault)
{
    char word[CELL_TEXT + 1 + NOTE_SHOWN];
    while (next_word(&rest, word, sizeof word))
        if (!read_note(match, player, word, fault))
            return false;
    return true;
}

bool save_notes_restore(struct match *match, int player, const char *value, struct fault *fault)
{
    struct text plain = {0};
    if (!game_hides_pieces(match->game))
        return fault_set(fault, "%s", _("there are no notes in games without hidden pieces"));
    if (strchr(value, '=')) /* a person wrote them */
        return read_plain(match, player, value, fault);
    bool done = unveil(value, &plain) ? read_plain(match, player, plain.data, fault)
                                      : fault_set(fault, "%s", _("these notes are damaged"));
    text_free(&plain);
    return done;
}
