/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "play/journal.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/files.h"
#include "base/i18n.h"
#include "base/text.h"
#include "base/utc.h"
#include "play/journal_line.h"

/* ---- finding contestants and saved games while reading ---- */

/* Open addressing. Hashes are kept, so that few strings have to be looked at again. */
struct slot {
    uint32_t hash;
    uint32_t index; /* + 1; 0: free */
};

struct table {
    struct slot *slots;
    size_t mask;
    const char *(*key)(const struct journal *journal, int index);
};

static const char *contestant_key(const struct journal *journal, int index)
{
    return journal->contestants[index].text;
}

static const char *file_key(const struct journal *journal, int index)
{
    return journal_file(journal, &journal->list[index]);
}

static uint32_t hash_of(const char *text)
{
    uint64_t hash = 14695981039346656037u;
    for (; *text; text++)
        hash = (hash ^ (unsigned char)*text) * 1099511628211u;
    return (uint32_t)(hash ^ hash >> 32);
}

static void table_grow(struct table *table)
{
    size_t before = table->slots ? table->mask + 1 : 0, size = before ? before * 4 : 64;
    struct slot *old = table->slots;
    table->slots = memory_resize(NULL, size * sizeof *table->slots);
    memset(table->slots, 0, size * sizeof *table->slots);
    table->mask = size - 1;
    for (size_t i = 0; i < before; i++) {
        size_t at = old[i].hash & table->mask;
        while (old[i].index && table->slots[at].index)
            at = (at + 1) & table->mask;
        if (old[i].index)
            table->slots[at] = old[i];
    }
    free(old);
}

/* The slot of a key, or the free slot where it belongs, with its hash. There are `count` keys. */
static struct slot *table_slot(struct table *table, const struct journal *journal, const char *key,
                               int count)
{
    if (!table->slots || (size_t)count * 2 > table->mask)
        table_grow(table);
    uint32_t hash = hash_of(key);
    struct slot *slot = &table->slots[hash & table->mask];
    while (slot->index &&
           (slot->hash != hash || strcmp(table->key(journal, (int)slot->index - 1), key) != 0))
        slot = &table->slots[((size_t)(slot - table->slots) + 1) & table->mask];
    slot->hash = hash;
    return slot;
}

/* Adds the contestant if new. -1 if there are too many. */
static int contestant_index(struct table *table, struct journal *journal, const char *text)
{
    int index = journal->contestant_count;
    struct slot *slot = table_slot(table, journal, text, index);
    if (slot->index)
        return (int)slot->index - 1;
    if (index >= JOURNAL_CONTESTANTS_MAX)
        return -1;
    if ((index & (index - 1)) == 0) { /* room for twice as many */
        size_t room = index ? (size_t)index * 2 : 1;
        journal->contestants =
            memory_resize(journal->contestants, room * sizeof *journal->contestants);
    }
    snprintf(journal->contestants[index].text, CONTESTANT_TEXT, "%s", text);
    journal->contestant_count++;
    slot->index = (uint32_t)index + 1;
    return index;
}

static int game_index(struct journal *journal, const char *id)
{
    int index = journal_find_game(journal, id);
    if (index >= 0)
        return index;
    if (journal->game_count == JOURNAL_GAMES_MAX)
        return -1;
    journal->games[journal->game_count] = id;
    return journal->game_count++;
}

/* ---- one line ---- */

/* Splits a line at its tabs; false unless it has exactly as many fields as a line has. */
static bool split(char *line, char *fields[JOURNAL_FIELDS])
{
    for (int i = 0; i < JOURNAL_FIELDS; i++) {
        fields[i] = line;
        line = strchr(line, '\t');
        if ((line == NULL) != (i == JOURNAL_FIELDS - 1))
            return false;
        if (line)
            *line++ = '\0';
    }
    return true;
}

static bool is_word(const char *text, size_t limit)
{
    size_t length = strlen(text);
    return length > 0 && length < limit;
}

/* "1 few", "2 blocked", "draw repetition" */
static bool parse_result(const char *text, uint8_t *winner)
{
    if (strncmp(text, "draw ", 5) == 0 && is_word(text + 5, RESULT_TEXT)) {
        *winner = NOBODY;
        return true;
    }
    if ((text[0] != '1' && text[0] != '2') || text[1] != ' ' || !is_word(text + 2, RESULT_TEXT))
        return false;
    *winner = (uint8_t)(text[0] - '1');
    return true;
}

static bool parse_plies(const char *text, uint16_t *plies)
{
    int number = 0;
    for (int i = 0; text[i]; i++) {
        if (!isdigit((unsigned char)text[i]) || i == 5)
            return false;
        number = number * 10 + (text[i] - '0');
    }
    *plies = (uint16_t)number;
    return *text && number <= UINT16_MAX;
}

static bool parse_terms(const char *text, uint8_t *terms)
{
    for (*terms = 0; *terms < TERMS_COUNT; (*terms)++)
        if (strcmp(text, journal_terms_word((enum journal_terms) * terms)) == 0)
            return true;
    return false;
}

static bool parse_line(struct journal *journal, struct table *table, char *line,
                       struct journal_game *game)
{
    char *fields[JOURNAL_FIELDS];
    game->line = (uint32_t)(line - journal->data);
    if (!split(line, fields) || strcmp(fields[FIELD_END], JOURNAL_END_MARK) != 0 ||
        !parse_terms(fields[FIELD_TERMS], &game->terms) || !*fields[FIELD_FILE] ||
        !utc_read(fields[FIELD_TIME], &game->time) ||
        !parse_result(fields[FIELD_RESULT], &game->winner) ||
        !parse_plies(fields[FIELD_PLIES], &game->plies) || !is_word(fields[FIELD_GAME], 64) ||
        !is_word(fields[FIELD_PLAYER_1], CONTESTANT_TEXT) ||
        !is_word(fields[FIELD_PLAYER_2], CONTESTANT_TEXT))
        return false;
    if (fields[FIELD_FILE] - line > UINT16_MAX)
        return false;
    game->file = (uint16_t)(fields[FIELD_FILE] - line);
    int which = game_index(journal, fields[FIELD_GAME]);
    int first = contestant_index(table, journal, fields[FIELD_PLAYER_1]);
    int second = contestant_index(table, journal, fields[FIELD_PLAYER_2]);
    if (which < 0 || first < 0 || second < 0)
        return false;
    game->game = (uint8_t)which;
    game->who[0] = (uint16_t)first;
    game->who[1] = (uint16_t)second;
    return true;
}

/* ---- the file ---- */

enum { REPLACED = 255 }; /* instead of a winner, until the list is complete */

/* A later line about the same saved game is the one that counts. */
static void add_game(struct journal *journal, struct table *files, const struct journal_game *game,
                     int *room)
{
    if (journal->count == *room) {
        *room = *room ? *room * 2 : 64;
        journal->list = memory_resize(journal->list, (size_t)*room * sizeof *journal->list);
    }
    struct slot *slot = table_slot(files, journal, journal_file(journal, game), journal->count);
    if (slot->index) {
        journal->list[slot->index - 1].winner = REPLACED;
        journal->replaced++;
    }
    journal->list[journal->count++] = *game;
    slot->index = (uint32_t)journal->count;
}

static void drop_replaced(struct journal *journal)
{
    int kept = 0;
    for (int i = 0; i < journal->count; i++)
        if (journal->list[i].winner != REPLACED)
            journal->list[kept++] = journal->list[i];
    journal->count = kept;
}

char *journal_read_text(const char *path, size_t *size, struct fault *fault)
{
    if (file_exists(path))
        return file_read(path, JOURNAL_SIZE_MAX, size, fault);
    *size = 0;
    char *empty = memory_resize(NULL, 1);
    *empty = '\0';
    return empty;
}

bool journal_read(struct journal *journal, const char *path, struct fault *fault)
{
    size_t size;
    *journal = (struct journal){0};
    journal->data = journal_read_text(path, &size, fault);
    if (!journal->data)
        return false;
    journal->data = memory_resize(journal->data, size + 1); /* what reading it left over */
    struct table who = {.key = contestant_key}, files = {.key = file_key};
    int room = 0, number = 0;
    for (char *line = journal->data, *end = line + size; line < end; number++) {
        char *next = memchr(line, '\n', (size_t)(end - line));
        next = next ? next : end; /* the last line may lack its line end */
        *next = '\0';
        struct journal_game game;
        if (*line && line + strlen(line) == next && parse_line(journal, &who, line, &game)) {
            add_game(journal, &files, &game, &room);
        } else if (*line && journal->damaged++ == 0) {
            journal->first_damaged = number + 1;
        }
        line = next + 1;
    }
    free(who.slots);
    free(files.slots);
    drop_replaced(journal);
    journal_weigh(journal);
    return true;
}

/* Reads a line that is part of a longer text. */
static bool read_single(const char *line, size_t length, struct journal_game *game)
{
    struct journal journal = {.data = memory_resize(NULL, length + 1)};
    struct table who = {.key = contestant_key};
    memcpy(journal.data, line, length);
    journal.data[length] = '\0';
    bool good = strlen(journal.data) == length && parse_line(&journal, &who, journal.data, game);
    free(who.slots);
    journal_free(&journal);
    return good;
}

bool journal_line_is_good(const char *line, size_t length)
{
    struct journal_game game;
    return read_single(line, length, &game);
}

int64_t journal_last_time(const char *path)
{
    enum { END = 4096 }; /* a line is far shorter */
    char end[END];
    struct file_status status;
    struct journal_game game;
    int64_t time = 0;
    if (!file_status(path, &status) || status.size <= 0)
        return 0;
    size_t size = status.size < END ? (size_t)status.size : END;
    if (!file_read_part(path, (size_t)status.size - size, end, size, NULL))
        return 0;
    for (size_t at = 0; at < size;) {
        const char *line = end + at, *next = memchr(line, '\n', size - at);
        size_t length = next ? (size_t)(next - line) : size - at;
        if (read_single(line, length, &game))
            time = game.time;
        at += length + 1;
    }
    return time;
}

void journal_free(struct journal *journal)
{
    free(journal->data);
    free(journal->list);
    free(journal->contestants);
    *journal = (struct journal){0};
}

const char *journal_file(const struct journal *journal, const struct journal_game *game)
{
    return journal->data + game->line + game->file;
}

const char *journal_result(const struct journal *journal, const struct journal_game *game)
{
    const char *text = journal->data + game->line;
    for (int i = 0; i < FIELD_RESULT; i++)
        text += strlen(text) + 1;
    return text;
}

int journal_find(const struct journal *journal, const struct contestant *who)
{
    for (int i = 0; i < journal->contestant_count; i++)
        if (strcmp(journal->contestants[i].text, who->text) == 0)
            return i;
    return -1;
}

int journal_find_game(const struct journal *journal, const char *id)
{
    for (int i = 0; i < journal->game_count; i++)
        if (strcmp(journal->games[i], id) == 0)
            return i;
    return -1;
}

void journal_weigh(struct journal *journal)
{
    size_t count = (size_t)journal->contestant_count;
    bool *guest = memory_resize(NULL, (count + 1) * sizeof *guest);
    for (size_t i = 0; i < count; i++)
        guest[i] = contestant_kind(&journal->contestants[i]) == CONTESTANT_GUEST;
    for (int i = 0; i < journal->count; i++) {
        struct journal_game *game = &journal->list[i];
        bool nobody = guest[game->who[0]] || guest[game->who[1]] || game->who[0] == game->who[1];
        game->weight = nobody                      ? WEIGHT_NONE
                       : game->terms != TERMS_EVEN ? WEIGHT_RESULT
                                                   : WEIGHT_RATING;
    }
    free(guest);
}
