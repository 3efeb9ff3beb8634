/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "core/note.h"

#include <stdio.h>
#include <string.h>

#include "base/text.h"

static const char *const sign_words[NOTE_SIGNS] = {
    [NOTE_MOVED] = NC_("note", "moved"),
    [NOTE_ALERT] = "note\004!", /* the same in every language */
    [NOTE_DOT] = NC_("note", "dot"),
    [NOTE_DIAMOND] = NC_("note", "diamond"),
};

static const char *plain(const char *marked)
{
    return strchr(marked, '\004') + 1;
}

const char *note_sign_name(enum note_sign sign)
{
    return tr_marked(sign_words[sign]);
}

static void add(char *text, size_t size, const char *between, const char *word)
{
    size_t used = strlen(text);
    snprintf(text + used, size - used, "%s%s", used > 0 ? between : "", word);
}

void note_format(const struct game *game, struct note note, char text[NOTE_TEXT])
{
    *text = '\0';
    if (note.rank > 0)
        add(text, NOTE_TEXT, "", game->kinds[note.rank - 1].symbol);
    if (note.guess)
        strcat(text, "?");
    for (int sign = 0; sign < NOTE_SIGNS; sign++)
        if (note.signs >> sign & 1)
            add(text, NOTE_TEXT, "+", plain(sign_words[sign]));
}

void note_show(const struct game *game, struct note note, char text[NOTE_SHOWN])
{
    *text = '\0';
    if (note.rank > 0)
        add(text, NOTE_SHOWN, "", _(game->kinds[note.rank - 1].name));
    if (note.guess)
        strcat(text, "?");
    for (int sign = 0; sign < NOTE_SIGNS; sign++)
        if (note.signs >> sign & 1)
            add(text, NOTE_SHOWN, ", ", note_sign_name((enum note_sign)sign));
}

static bool read_rank(const struct game *game, const char *word, struct note *note)
{
    for (int kind = 0; kind < game->kind_count && note->rank == 0; kind++) {
        const struct kind *what = &game->kinds[kind];
        if (strcmp(word, what->symbol) == 0 || strcmp(word, what->name) == 0 ||
            strcmp(word, _(what->name)) == 0) {
            note->rank = (uint8_t)(kind + 1);
            return true;
        }
    }
    return false;
}

static bool read_sign(const char *word, struct note *note)
{
    for (int sign = 0; sign < NOTE_SIGNS; sign++)
        if (strcmp(word, plain(sign_words[sign])) == 0 ||
            strcmp(word, note_sign_name((enum note_sign)sign)) == 0) {
            note->signs |= (uint8_t)(1 << sign);
            return true;
        }
    return false;
}

static bool read_word(const struct game *game, char *word, struct note *note)
{
    size_t length = strlen(word);
    if (read_sign(word, note))
        return true;
    bool guess = length > 0 && word[length - 1] == '?';
    if (guess)
        word[length - 1] = '\0';
    note->guess |= guess;
    return (guess && length == 1) || read_rank(game, word, note);
}

bool note_parse(const struct game *game, const char *text, struct note *note)
{
    char copy[NOTE_SHOWN];
    *note = (struct note){0};
    if (strlen(text) >= sizeof copy)
        return false;
    strcpy(copy, text);
    for (char *word = copy, *next; word; word = next) {
        next = strchr(word, '+');
        if (next)
            *next++ = '\0';
        if (!read_word(game, word, note))
            return false;
    }
    return true;
}
