#include "play/journal.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/files.h"
#include "base/i18n.h"
#include "base/text.h"
#include "base/utc.h"

enum {
    JOURNAL_SIZE_MAX = 256 << 20, /* more than a million games */
    FIELDS = 8,
};

enum field {
    FIELD_TIME,
    FIELD_GAME,
    FIELD_PLAYER_1,
    FIELD_PLAYER_2,
    FIELD_RESULT,
    FIELD_PLIES,
    FIELD_FILE,
    FIELD_END /* proves the line complete */
};

static const char end_mark[] = ".";

/* ---- finding contestants while reading ---- */

/* Open addressing: `slots` hold index + 1, or 0 when free. */
struct contestant_table {
    uint32_t *slots;
    size_t mask;
};

static size_t hash_of(const char *text)
{
    size_t hash = 14695981039346656037u;
    for (; *text; text++)
        hash = (hash ^ (unsigned char)*text) * 1099511628211u;
    return hash;
}

static void table_grow(struct contestant_table *table, const struct journal *journal)
{
    size_t size = table->slots ? (table->mask + 1) * 2 : 64;
    free(table->slots);
    table->slots = memory_resize(NULL, size * sizeof *table->slots);
    memset(table->slots, 0, size * sizeof *table->slots);
    table->mask = size - 1;
    for (int i = 0; i < journal->contestant_count; i++) {
        size_t slot = hash_of(journal->contestants[i].text) & table->mask;
        while (table->slots[slot])
            slot = (slot + 1) & table->mask;
        table->slots[slot] = (uint32_t)i + 1;
    }
}

/* Adds the contestant if new. -1 if there are too many. */
static int contestant_index(struct contestant_table *table, struct journal *journal,
                            const char *text)
{
    if (!table->slots || (size_t)journal->contestant_count * 2 > table->mask)
        table_grow(table, journal);
    size_t slot = hash_of(text) & table->mask;
    for (; table->slots[slot]; slot = (slot + 1) & table->mask)
        if (strcmp(journal->contestants[table->slots[slot] - 1].text, text) == 0)
            return (int)table->slots[slot] - 1;
    int index = journal->contestant_count;
    if (index >= JOURNAL_CONTESTANTS_MAX)
        return -1;
    if ((index & (index - 1)) == 0) { /* room for twice as many */
        size_t room = index ? (size_t)index * 2 : 1;
        journal->contestants =
            memory_resize(journal->contestants, room * sizeof *journal->contestants);
    }
    snprintf(journal->contestants[index].text, CONTESTANT_TEXT, "%s", text);
    journal->contestant_count++;
    table->slots[slot] = (uint32_t)index + 1;
    return index;
}

static int game_index(struct journal *journal, const char *id)
{
    for (int i = 0; i < journal->game_count; i++)
        if (strcmp(journal->games[i], id) == 0)
            return i;
    if (journal->game_count == JOURNAL_GAMES_MAX)
        return -1;
    journal->games[journal->game_count] = id;
    return journal->game_count++;
}

/* ---- one line ---- */

/* Splits a line at its tabs; false unless it has exactly FIELDS fields. */
static bool split(char *line, char *fields[FIELDS])
{
    for (int i = 0; i < FIELDS; i++) {
        fields[i] = line;
        line = strchr(line, '\t');
        if ((line == NULL) != (i == FIELDS - 1))
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

static bool parse_line(struct journal *journal, struct contestant_table *table, char *line,
                       struct journal_game *game)
{
    char *fields[FIELDS];
    game->line = (uint32_t)(line - journal->data);
    if (!split(line, fields) || strcmp(fields[FIELD_END], end_mark) != 0 ||
        !utc_read(fields[FIELD_TIME], &game->time) ||
        !parse_result(fields[FIELD_RESULT], &game->winner) ||
        !parse_plies(fields[FIELD_PLIES], &game->plies) || !is_word(fields[FIELD_GAME], 64) ||
        !is_word(fields[FIELD_PLAYER_1], CONTESTANT_TEXT) ||
        !is_word(fields[FIELD_PLAYER_2], CONTESTANT_TEXT))
        return false;
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

static void add_game(struct journal *journal, const struct journal_game *game, int *room)
{
    if (journal->count == *room) {
        *room = *room ? *room * 2 : 64;
        journal->list = memory_resize(journal->list, (size_t)*room * sizeof *journal->list);
    }
    journal->list[journal->count++] = *game;
}

/* The journal's text, empty if there is no file yet. */
static char *read_text(const char *path, size_t *size, struct fault *fault)
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
    journal->data = read_text(path, &size, fault);
    if (!journal->data)
        return false;
    struct contestant_table table = {0};
    int room = 0, number = 0;
    for (char *line = journal->data, *end = line + size; line < end; number++) {
        char *next = memchr(line, '\n', (size_t)(end - line));
        next = next ? next : end; /* the last line may lack its line end */
        *next = '\0';
        struct journal_game game;
        if (*line && line + strlen(line) == next && parse_line(journal, &table, line, &game)) {
            add_game(journal, &game, &room);
        } else if (*line && journal->damaged++ == 0) {
            journal->first_damaged = number + 1;
        }
        line = next + 1;
    }
    free(table.slots);
    return true;
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
    const char *field = journal->data + game->line;
    for (int i = 0; i < FIELD_FILE; i++)
        field += strlen(field) + 1;
    return field;
}

int journal_find(const struct journal *journal, const struct contestant *who)
{
    for (int i = 0; i < journal->contestant_count; i++)
        if (strcmp(journal->contestants[i].text, who->text) == 0)
            return i;
    return -1;
}

bool journal_append(const char *path, const struct journal_entry *entry, struct fault *fault)
{
    struct text line = {0};
    char time[UTC_TEXT];
    utc_write(entry->time, time);
    text_add(&line, "%s\t%s\t%s\t%s\t", time, entry->game, entry->players[0].text,
             entry->players[1].text);
    if (entry->outcome.winner == NOBODY)
        text_add(&line, "draw %s", entry->reason);
    else
        text_add(&line, "%d %s", entry->outcome.winner + 1, entry->reason);
    text_add(&line, "\t%d\t%s\t%s", entry->plies, entry->file, end_mark);
    bool appended = file_append_line(path, line.data, fault);
    text_free(&line);
    return appended;
}

/* Copies a line, replacing the contestant in both player fields. */
static void copy_line(struct text *out, const char *line, size_t length,
                      const struct contestant *swap[2])
{
    int field = 0;
    for (const char *at = line, *end = line + length; at <= end; field++) {
        const char *tab = memchr(at, '\t', (size_t)(end - at));
        size_t size = (size_t)((tab ? tab : end) - at);
        bool player = field == FIELD_PLAYER_1 || field == FIELD_PLAYER_2;
        if (player && size == strlen(swap[0]->text) && memcmp(at, swap[0]->text, size) == 0)
            text_add(out, "%s", swap[1]->text);
        else
            text_add_bytes(out, at, size);
        text_add(out, "%s", tab ? "\t" : "\n");
        at += size + 1;
    }
}

bool journal_replace(const char *path, const struct contestant *old, const struct contestant *new,
                     struct fault *fault)
{
    size_t size;
    char *data = read_text(path, &size, fault);
    if (!data)
        return false;
    struct text out = {0};
    const struct contestant *swap[2] = {old, new};
    for (char *line = data, *end = data + size; line < end;) {
        char *next = memchr(line, '\n', (size_t)(end - line));
        next = next ? next : end;
        copy_line(&out, line, (size_t)(next - line), swap);
        line = next + 1;
    }
    bool written = size == 0 || file_replace(path, out.data, out.length, fault);
    text_free(&out);
    free(data);
    return written;
}
