/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/files.h"
#include "base/i18n.h"
#include "core/registry.h"
#include "core/save.h"
#include "core/save_clock.h"
#include "core/save_notes.h"
#include "core/veil.h"

/* Reading goes line by line: the header is collected until the first move or setup needs the match.
 */
struct reader {
    const char *name;
    char *cursor; /* the rest of our own copy of the text */
    int line;
    struct fault *fault;
    int format;
    struct match_plan plan;
    const char *spent, *thinking; /* point into our copy; NULL: missing */
    int clock_line;
    const char *notes[2]; /* likewise */
    int notes_line[2];
    char result[RESULT_TEXT + 16]; /* as in the file, cut if absurdly long */
    int result_line;
    char title[MATCH_TITLE];
    int shown;  /* -1: the last position */
    bool ended; /* the line that proves the file complete has been read */
    struct match match;
    bool match_started;
};

static bool fail_at(struct reader *reader, int line, const char *reason)
{
    return fault_set(reader->fault, _("%s: line %d: %s"), reader->name, line, reason);
}

static bool fail(struct reader *reader, const char *reason)
{
    return fail_at(reader, reader->line, reason);
}

/* The next line without trailing blanks and line end; NULL at the end of the text. */
static char *next_line(struct reader *reader)
{
    if (!reader->cursor || !*reader->cursor)
        return NULL;
    char *line = reader->cursor;
    char *end = strchr(line, '\n');
    reader->cursor = end ? end + 1 : NULL;
    if (end)
        *end = '\0';
    size_t length = strlen(line);
    while (length && strchr(" \t\r", line[length - 1]))
        line[--length] = '\0';
    reader->line++;
    return line;
}

static bool format_of(const char *line, int *format)
{
    int used = 0;
    return sscanf(line, "quatuor save %9d%n", format, &used) == 1 && !line[used];
}

enum save_kind save_kind(const char *data, size_t size)
{
    char line[40];
    int format;
    size_t length = 0;
    while (length < size && length < sizeof line - 1 && !strchr("\r\n", data[length]))
        length++;
    memcpy(line, data, length);
    line[length] = '\0';
    while (length > 0 && strchr(" \t", line[length - 1]))
        line[--length] = '\0';
    if (!format_of(line, &format) || format < 1)
        return SAVE_FOREIGN;
    return format > SAVE_FORMAT ? SAVE_NEWER : SAVE_OURS;
}

static bool read_format(struct reader *reader)
{
    const char *line = next_line(reader);
    if (!line || !format_of(line, &reader->format))
        return fault_set(reader->fault, _("%s: this is not a saved game of Quatuor"), reader->name);
    if (reader->format > SAVE_FORMAT)
        return fault_set(reader->fault,
                         _("%s: saved by a newer Quatuor (format %d; this one reads up to %d)"),
                         reader->name, reader->format, SAVE_FORMAT);
    if (reader->format < 1)
        return fail(reader, _("there is no such format"));
    return true;
}

static bool read_game(struct reader *reader, const char *value)
{
    struct fault fault;
    if (reader->plan.game)
        return fail(reader, _("the game is named twice"));
    reader->plan.game = game_find(value);
    if (!reader->plan.game) {
        fault_set(&fault, _("there is no game '%.40s'"), value);
        return fail(reader, fault.text);
    }
    reader->plan.settings = settings_default(reader->plan.game);
    return true;
}

static bool read_player(struct reader *reader, struct match_player *player, const char *value)
{
    size_t length = strcspn(value, " ");
    if (length == 0 || length >= sizeof player->control)
        return fail(reader, _("a player is a kind of player, such as 'human', then a name"));
    memcpy(player->control, value, length);
    player->control[length] = '\0';
    value += length;
    for (size_t skip; (skip = *value == ' ' ? 1 : control_character(value)) > 0;)
        value += skip; /* a control character would be written as a space */
    if (strlen(value) >= sizeof player->name)
        return fail(reader, _("this name is too long"));
    strcpy(player->name, value);
    return true;
}

static bool read_title(struct reader *reader, const char *value)
{
    if (strlen(value) >= sizeof reader->title)
        return fail(reader, _("this title is too long"));
    strcpy(reader->title, value);
    return true;
}

/* A single word used as a key in other files: the id of a person or contest, or a kind of
 * player. */
static bool read_word(struct reader *reader, char *word, size_t size, const char *value)
{
    if (!*value || strlen(value) >= size || strchr(value, ' '))
        return fail(reader, _("one short word is expected here"));
    strcpy(word, value);
    return true;
}

static bool read_shown(struct reader *reader, const char *value)
{
    int used = 0;
    if (sscanf(value, "%9d%n", &reader->shown, &used) != 1 || value[used] || reader->shown < 0)
        return fail(reader, _("'shown' is a number of moves"));
    return true;
}

/* The player of a line such as "person 2" for the word "person"; -1 for other lines. */
static int player_of(const char *key, const char *word)
{
    size_t length = strlen(word);
    if (strncmp(key, word, length) != 0 ||
        (strcmp(key + length, " 1") != 0 && strcmp(key + length, " 2") != 0))
        return -1;
    return key[length + 1] - '1';
}

static bool read_swap_rule(struct reader *reader, const char *value)
{
    if (game_hides_pieces(reader->plan.game))
        return fail(reader, _("there is no swap rule in games with hidden pieces"));
    reader->plan.swap_rule = strcmp(value, "on") == 0;
    return reader->plan.swap_rule || fail(reader, _("'swap rule' is 'on' or left out"));
}

static bool read_header_line(struct reader *reader, const char *key, const char *value)
{
    struct fault fault;
    if (strcmp(key, "game") == 0)
        return read_game(reader, value);
    if (!reader->plan.game)
        return fail(reader, _("the game has to be named first"));
    struct match_player *players = reader->plan.players;
    int player;
    if ((player = player_of(key, "player")) >= 0)
        return read_player(reader, &players[player], value);
    if ((player = player_of(key, "person")) >= 0)
        return read_word(reader, players[player].person, PERSON_ID, value);
    if ((player = player_of(key, "rated")) >= 0)
        return read_word(reader, players[player].rated, PLAYER_CONTROL, value);
    if ((player = player_of(key, "notes")) >= 0) {
        reader->notes[player] = value;
        reader->notes_line[player] = reader->line;
        return true;
    }
    if ((player = player_of(key, "time")) >= 0)
        return time_control_parse(value, &reader->plan.time[player], &fault) ||
               fail(reader, fault.text);
    for (int aid = 0; aid < AID_COUNT; aid++)
        if ((player = player_of(key, aid_word((enum aid)aid))) >= 0)
            return allowance_parse(value, &reader->plan.aids[player][aid]) ||
                   fail(reader, _("how many were used and are allowed must read '1 of 3'"));
    if (strcmp(key, "swap rule") == 0)
        return read_swap_rule(reader, value);
    if (strcmp(key, "contest") == 0)
        return read_word(reader, reader->plan.contest, sizeof reader->plan.contest, value);
    if (strcmp(key, "title") == 0)
        return read_title(reader, value);
    if (strcmp(key, "spent") == 0 || strcmp(key, "thinking") == 0) {
        *(*key == 's' ? &reader->spent : &reader->thinking) = value;
        reader->clock_line = reader->line;
        return true;
    }
    if (strcmp(key, "shown") == 0)
        return read_shown(reader, value);
    if (strcmp(key, "result") == 0) {
        snprintf(reader->result, sizeof reader->result, "%s", value);
        reader->result_line = reader->line;
        return true;
    }
    return settings_set(reader->plan.game, &reader->plan.settings, key, value, &fault) ||
           fail(reader, fault.text);
}

static bool start_match(struct reader *reader)
{
    if (reader->match_started)
        return true;
    if (!reader->plan.game)
        return fail(reader, _("the game has to be named first"));
    struct fault fault;
    if (!settings_check(reader->plan.game, &reader->plan.settings, &fault))
        return fail(reader, fault.text);
    match_begin(&reader->match, &reader->plan);
    reader->match_started = true;
    strcpy(reader->match.title, reader->title);
    return true;
}

static bool play_word(struct reader *reader, const char *word)
{
    struct fault reason, fault;
    if (match_play_text(&reader->match, word, &reason))
        return true;
    fault_set(&fault, "`%.24s`: %s", word, reason.text);
    return fail(reader, fault.text);
}

/* Plays the moves of a line. The round's number ("12.") is only for people and is skipped. */
static bool play_line(struct reader *reader, char *line)
{
    bool first = true;
    for (char *word = line + strspn(line, " \t"); *word; first = false) {
        char *end = word + strcspn(word, " \t");
        char *next = end + strspn(end, " \t");
        *end = '\0';
        size_t digits = strspn(word, "0123456789");
        bool number = first && digits > 0 && strcmp(word + digits, ".") == 0;
        if (!number && !play_word(reader, word))
            return false;
        word = next;
    }
    return true;
}

/* A setup may be veiled, or written in plain text by a person. */
static bool read_setup(struct reader *reader, int player, char *value)
{
    if (!start_match(reader))
        return false;
    const struct position *now = match_now(&reader->match);
    if (now->phase != PHASE_SETUP || now->turn != player)
        return fail(reader, _("no setup of this player is expected here"));
    struct text plain = {0};
    bool written_out = strchr(value, '@') != NULL;
    if (written_out)
        text_add(&plain, "%s", value);
    bool done = written_out || unveil(value, &plain);
    done = done ? play_line(reader, plain.data) : fail(reader, _("this setup is damaged"));
    text_free(&plain);
    return done;
}

/* Names and titles are printed in terminals, where control characters could do harm. */
static bool check_characters(struct reader *reader, const char *line)
{
    for (; *line; line++)
        if (*line != '\t' && control_character(line))
            return fail(reader, _("this line contains a control character"));
    return true;
}

static bool read_line(struct reader *reader, char *line, bool *in_moves)
{
    if (!*line || *line == '#')
        return true;
    if (!check_characters(reader, line))
        return false;
    if (reader->ended)
        return fail(reader, _("nothing may follow the end"));
    reader->ended = *in_moves && reader->format >= 2 && strcmp(line, "end") == 0;
    if (*in_moves)
        return reader->ended || play_line(reader, line);
    char *colon = strchr(line, ':');
    if (!colon)
        return fail(reader, _("a line of the header must read 'name: value'"));
    *colon = '\0';
    char *value = colon + 1 + strspn(colon + 1, " ");
    if (strcmp(line, "setup 1") == 0 || strcmp(line, "setup 2") == 0)
        return read_setup(reader, line[6] - '1', value);
    if (strcmp(line, "moves") == 0 && !*value) {
        *in_moves = true;
        return start_match(reader);
    }
    if (reader->match_started)
        return fail(reader, _("only setups and moves may follow a setup"));
    return read_header_line(reader, line, value);
}

/* The result in the header must agree with the moves. */
static bool check_result(struct reader *reader)
{
    char result[RESULT_TEXT];
    outcome_format(reader->match.game, match_outcome(&reader->match), result);
    if (!*reader->result || strcmp(reader->result, result) == 0)
        return true;
    struct fault fault;
    fault_set(&fault, _("the result is given as '%s', but the moves lead to '%s'"), reader->result,
              result);
    return fail_at(reader, reader->result_line, fault.text);
}

static bool restore_notes(struct reader *reader)
{
    struct fault fault;
    for (int player = 0; player < 2; player++)
        if (reader->notes[player] &&
            !save_notes_restore(&reader->match, player, reader->notes[player], &fault))
            return fail_at(reader, reader->notes_line[player], fault.text);
    return true;
}

static bool read_all(struct reader *reader)
{
    bool in_moves = false;
    if (!read_format(reader))
        return false;
    for (char *line; (line = next_line(reader)) != NULL;)
        if (!read_line(reader, line, &in_moves))
            return false;
    if (!in_moves)
        return fault_set(reader->fault, _("%s: the file ends before its moves"), reader->name);
    if (reader->format >= 2 && !reader->ended)
        return fault_set(reader->fault, _("%s: the file is cut off: its last line is missing"),
                         reader->name);
    struct fault fault;
    if (!check_result(reader) || !restore_notes(reader))
        return false;
    if (reader->shown > reader->match.length)
        return fault_set(reader->fault, _("%s: 'shown' is beyond the last move"), reader->name);
    if (reader->shown >= 0)
        match_go(&reader->match, reader->shown);
    return save_clock_restore(&reader->match, reader->spent, reader->thinking, &fault) ||
           fail_at(reader, reader->clock_line, fault.text);
}

bool save_read(const char *data, size_t size, const char *name, struct match *match,
               struct fault *fault)
{
    if (memchr(data, 0, size))
        return fault_set(fault, _("%s: this is not a saved game of Quatuor"), name);
    struct text copy = {0};
    text_add_bytes(&copy, data, size);
    struct reader reader = {.name = name, .cursor = copy.data, .fault = fault, .shown = -1};
    bool done = read_all(&reader);
    text_free(&copy);
    if (done)
        *match = reader.match;
    else if (reader.match_started)
        match_free(&reader.match);
    return done;
}

bool save_load(const char *path, struct match *match, struct fault *fault)
{
    size_t size;
    char *data = file_read(path, SAVE_SIZE_MAX, &size, fault);
    if (!data)
        return false;
    bool done = save_read(data, size, path_shown(path), match, fault);
    free(data);
    return done;
}
