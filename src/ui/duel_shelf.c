/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "ui/duel_shelf.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "play/people.h"

static const char heading[] = "quatuor puzzle duel ";
enum { VERSION = 1 };

static void table_of(const struct game *game, char table[SCORE_TABLE])
{
    static const struct puzzle_run_rules rules = {.word = "duel"};
    puzzle_run_table(&rules, game, table);
}

void duel_shelf_keep(const struct game *game, const struct kept_duel *kept)
{
    char table[SCORE_TABLE];
    struct text text = {0};
    table_of(game, table);
    if (kept->loose)
        return;
    if (!kept->duel.now) {
        puzzle_shelf_remove(table);
        return;
    }
    text_add(&text, "%s%d\n", heading, VERSION);
    for (int side = 0; side < 2; side++) { /* people by their id alone: names may change */
        const struct match_player *player = &kept->players[side];
        text_add(&text, "%s %s\n", *player->person ? player->person : "-",
                 *player->person ? "" : player->name);
    }
    puzzle_duel_write(&kept->duel, &text);
    text_add(&text, "\n");
    puzzle_shelf_put(table, &text);
}

bool duel_shelf_has(const struct game *game)
{
    char table[SCORE_TABLE];
    table_of(game, table);
    return puzzle_shelf_has(table);
}

/* Cuts the next line off the text. */
static const char *next_line(char **rest)
{
    char *line = *rest;
    size_t length = strcspn(line, "\r\n");
    *rest = line + length + strspn(line + length, "\r\n");
    line[length] = '\0';
    return line;
}

static bool read_player(const char *line, struct match_player *player)
{
    char person[PERSON_ID + 1];
    *player = (struct match_player){.control = "human"};
    if (!next_word(&line, person, sizeof person))
        return false;
    line += strspn(line, " ");
    if (*line && !person_name_is_valid(line, NULL))
        return false;
    snprintf(player->name, sizeof player->name, "%s", line);
    bool guest = strcmp(person, "-") == 0;
    if (!guest &&
        (strlen(person) != PERSON_ID - 1 || person[strspn(person, "0123456789abcdef")] != '\0'))
        return false;
    if (!guest)
        memcpy(player->person, person, sizeof player->person);
    return true;
}

static bool read_duel(char *lines, const struct game *game, struct kept_duel *kept)
{
    const struct puzzle_book *books[PUZZLE_POOL_BOOKS];
    struct fault fault;
    int count = puzzle_shelf_books(game, books);
    *kept = (struct kept_duel){.loose = false};
    for (int side = 0; side < 2; side++)
        if (!read_player(next_line(&lines), &kept->players[side]))
            return false;
    if (!puzzle_duel_read(&kept->duel, next_line(&lines), books, count, &fault))
        return false;
    if (kept->duel.now)
        return true;
    puzzle_duel_free(&kept->duel);
    return false;
}

enum kept_state duel_shelf_find(const struct game *game, struct kept_duel *kept)
{
    char table[SCORE_TABLE];
    long version;
    table_of(game, table);
    char *lines = puzzle_shelf_get(table, heading, &version);
    bool found = lines && version == VERSION && read_duel(lines, game, kept);
    free(lines);
    return found ? KEPT_HERE : version > VERSION ? KEPT_NEWER : KEPT_NONE;
}
