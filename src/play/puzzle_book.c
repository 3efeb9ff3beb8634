/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include <stdlib.h>
#include <string.h>

#include "base/assets.h"
#include "base/files.h"
#include "base/i18n.h"
#include "core/notation.h"
#include "core/registry.h"
#include "play/puzzle.h"

enum { FORMAT = 1, FAULTS_KEPT = 20, SOURCE_MOVES_MAX = 1000 };

/* ---- building a book ---- */

/* The match then belongs to the book. */
static struct match *keep_source(struct puzzle_book *book, struct match match)
{
    struct match *source = memory_resize(NULL, sizeof *source);
    *source = match;
    book->sources =
        memory_resize(book->sources, (size_t)(book->source_count + 1) * sizeof *book->sources);
    book->sources[book->source_count++] = source;
    return source;
}

/* The last source, if it is the same game as far as both go. */
static struct match *source_like(const struct puzzle_book *book, const struct match *match)
{
    struct match *last = book->source_count ? book->sources[book->source_count - 1] : NULL;
    if (!last || memcmp(&last->settings, &match->settings, sizeof match->settings) != 0)
        return NULL;
    for (int i = 0; i < last->length && i < match->at; i++)
        if (!move_equal(last->steps[i].move, match->steps[i].move))
            return NULL;
    return last;
}

static void append(struct puzzle_book *book, const struct puzzle *puzzle)
{
    book->list = memory_resize(book->list, (size_t)(book->count + 1) * sizeof *book->list);
    book->list[book->count++] = *puzzle;
}

void puzzle_book_add(struct puzzle_book *book, const struct match *match, struct puzzle puzzle)
{
    struct match *source = source_like(book, match);
    if (!source) {
        struct match empty;
        match_start(&empty, match->game, &match->settings);
        source = keep_source(book, empty);
    }
    while (source->length < match->at)
        match_play(source, match->steps[source->length].move);
    puzzle.source = source;
    puzzle.number = book->count + 1;
    append(book, &puzzle);
}

void puzzle_book_free(struct puzzle_book *book)
{
    for (int i = 0; i < book->source_count; i++) {
        match_free(book->sources[i]);
        free(book->sources[i]);
    }
    free(book->sources);
    free(book->list);
    text_free(&book->faults);
    *book = (struct puzzle_book){0};
}

/* ---- reading ---- */

struct reader {
    struct puzzle_book *book;
    const char *name; /* of the file */
    int line;
    int entries;          /* puzzles so far, good or bad: a number stays the same */
    struct match *source; /* of the puzzles that follow; NULL if it was wrong */
};

/* "game size=6 | d5-d3 …": what stands between the first word and the bar, and after the bar. */
struct parts {
    char before[160];
    const char *after;
};

static bool split(const char *text, struct parts *parts, struct fault *fault)
{
    const char *bar = strchr(text, '|');
    size_t length = bar ? (size_t)(bar - text) : 0;
    if (!bar || length >= sizeof parts->before)
        return fault_set(fault, _("'|' is missing"));
    memcpy(parts->before, text, length);
    parts->before[length] = '\0';
    parts->after = bar + 1;
    return true;
}

static bool read_source(struct reader *reader, const char *text, struct fault *fault)
{
    const struct game *game = reader->book->game;
    struct settings settings = settings_default(game);
    struct parts parts;
    reader->source = NULL;
    if (!split(text, &parts, fault) || !settings_read(game, &settings, parts.before, fault))
        return false;
    struct match match;
    match_start(&match, game, &settings);
    bool fine = match_play_moves(&match, parts.after, fault);
    if (fine && match.length > SOURCE_MOVES_MAX)
        fine = fault_set(fault, _("this game is too long"));
    if (fine)
        reader->source = keep_source(reader->book, match);
    else
        match_free(&match);
    return fine;
}

static bool read_number(const char **text, int least, int most, int *number)
{
    char word[8], *end;
    if (!next_word(text, word, sizeof word))
        return false;
    long value = strtol(word, &end, 10);
    *number = (int)value;
    return *word >= '0' && *word <= '9' && !*end && value >= least && value <= most;
}

static const struct puzzle_kind *kind_called(const struct game *game, const char *word)
{
    const struct puzzle_kind *kind = game->puzzles->kinds;
    while (kind->word && strcmp(kind->word, word) != 0)
        kind++;
    return kind->word ? kind : NULL;
}

/* "14 win 3 1450": the position, the kind, the number of turns and the rating. */
static bool read_description(struct puzzle *puzzle, const char *text, struct fault *fault)
{
    char word[PUZZLE_WORD];
    const struct match *source = puzzle->source;
    if (!read_number(&text, 0, source->length, &puzzle->at) ||
        outcome_over(match_outcome_at(source, puzzle->at)))
        return fault_set(fault, _("the game has no such position to move in"));
    if (!next_word(&text, word, sizeof word) || !(puzzle->kind = kind_called(source->game, word)))
        return fault_set(fault, _("there is no kind of puzzle '%s'"), word);
    bool plays = puzzle->kind->aim != PUZZLE_DEDUCE;
    if (!read_number(&text, plays, plays ? PUZZLE_TURNS_MAX : 0, &puzzle->turns))
        return fault_set(fault, _("the number of turns is wrong"));
    if (!read_number(&text, PUZZLE_RATING_MIN, PUZZLE_RATING_MAX, &puzzle->rating))
        return fault_set(fault, _("the rating is wrong"));
    if (next_word(&text, word, sizeof word))
        return fault_set(fault, _("'%s' is unexpected"), word);
    return true;
}

static bool read_cell(struct puzzle *puzzle, const char *text, struct fault *fault)
{
    char word[CELL_TEXT + 1], more[2];
    const struct position *position = puzzle_position(puzzle);
    if (!next_word(&text, word, sizeof word) || !cell_parse(word, &puzzle->cell) ||
        next_word(&text, more, sizeof more))
        return fault_set(fault, _("the answer is not a cell"));
    if (position->phase == PHASE_SETUP ||
        puzzle->source->game->piece_at(position, puzzle->cell).owner != 1 - position->turn)
        return fault_set(fault, _("no enemy piece is on %s"), word);
    return true;
}

/* The solution has to be legal, and to contain the whole first turn. */
static bool read_line(struct puzzle *puzzle, const char *text, struct fault *fault)
{
    const struct game *game = puzzle->source->game;
    union position_room now, next;
    char word[MOVE_TEXT];
    int player = puzzle_position(puzzle)->turn;
    bool whole = false;
    memcpy(&now, puzzle_position(puzzle), game->position_size);
    while (next_word(&text, word, sizeof word)) {
        struct move move;
        if (puzzle->line.length == PROOF_LINE_MAX)
            return fault_set(fault, _("the solution is too long"));
        if (outcome_over(game->result(&now.base)))
            return fault_set(fault, _("the solution goes on after the end of the game"));
        if (!move_find(game, &now.base, word, &move, fault))
            return false;
        if (move_is_for_match(move))
            return fault_set(fault, _("'%s' is unexpected"), word);
        game->apply(&now.base, move, &next.base, NULL);
        whole |= next.base.turn != player || outcome_over(game->result(&next.base));
        puzzle->line.moves[puzzle->line.length++] = move;
        now = next;
    }
    return whole || fault_set(fault, _("the solution is incomplete"));
}

static bool read_puzzle(struct reader *reader, const char *text, struct fault *fault)
{
    struct puzzle puzzle = {
        .source = reader->source, .number = ++reader->entries, .cell = CELL_NONE};
    struct parts parts;
    if (!reader->source)
        return fault_set(fault, _("there is no game that it belongs to"));
    if (reader->entries > PUZZLES_MAX)
        return fault_set(fault, _("there are more than %d puzzles"), PUZZLES_MAX);
    if (!split(text, &parts, fault) || !read_description(&puzzle, parts.before, fault))
        return false;
    bool points = puzzle.kind->aim == PUZZLE_DEDUCE;
    if (!(points ? read_cell : read_line)(&puzzle, parts.after, fault))
        return false;
    append(reader->book, &puzzle);
    return true;
}

static void read_entry(struct reader *reader, const char *text)
{
    struct puzzle_book *book = reader->book;
    struct fault fault = {""};
    char word[PUZZLE_WORD];
    bool fine = false;
    if (*text == '#' || !next_word(&text, word, sizeof word))
        return;
    if (strcmp(word, "game") == 0)
        fine = read_source(reader, text, &fault);
    else if (strcmp(word, "puzzle") == 0)
        fine = read_puzzle(reader, text, &fault);
    else
        fault_set(&fault, _("'%s' is unexpected"), word);
    if (!fine && book->skipped++ < FAULTS_KEPT)
        text_add(&book->faults, _("%s, line %d: %s\n"), reader->name, reader->line, fault.text);
}

/* "quatuor puzzles 1 NAME" */
static bool read_header(struct puzzle_book *book, const char *text)
{
    char word[GAME_ID];
    int format;
    const struct game *game;
    if (!next_word(&text, word, sizeof word) || strcmp(word, "quatuor") != 0 ||
        !next_word(&text, word, sizeof word) || strcmp(word, "puzzles") != 0 ||
        !read_number(&text, FORMAT, FORMAT, &format) || !next_word(&text, word, sizeof word) ||
        !(game = game_find(word)) || !game->puzzles)
        return false;
    *book = (struct puzzle_book){.game = game};
    return true;
}

bool puzzle_book_read(struct puzzle_book *book, const char *data, size_t size, const char *name,
                      struct fault *fault)
{
    struct reader reader = {.book = book, .name = name};
    struct text line = {0};
    bool fine = true;
    for (size_t at = 0; at < size && fine;) {
        const char *end = memchr(data + at, '\n', size - at);
        size_t length = end ? (size_t)(end - data) - at : size - at;
        text_clear(&line);
        text_add_bytes(&line, data + at, length);
        at += length + 1;
        line.data[strcspn(line.data, "\r")] = '\0';
        if (++reader.line == 1)
            fine = read_header(book, line.data);
        else
            read_entry(&reader, line.data);
    }
    text_free(&line);
    if (fine && reader.line > 0)
        return true;
    return fault_set(fault, _("%s: this is not a book of puzzles for a game of this program"),
                     path_shown(name));
}

bool puzzle_book_load(struct puzzle_book *book, const char *path, struct fault *fault)
{
    size_t size;
    char *data = file_read(path, PUZZLE_FILE_MAX, &size, fault);
    if (!data)
        return false;
    bool fine = puzzle_book_read(book, data, size, path, fault);
    free(data);
    return fine;
}

bool puzzle_book_path(const struct game *game, struct text *path, struct fault *fault)
{
    struct text file = {0};
    text_add(&file, "puzzles/%s.txt", game->id);
    bool found = game->puzzles && asset_find(file.data, path);
    text_free(&file);
    return found || fault_set(fault, _("there are no puzzles of %s here"), _(game->name));
}

bool puzzle_book_open(struct puzzle_book *book, const struct game *game, struct fault *fault)
{
    struct text path = {0};
    bool fine = puzzle_book_path(game, &path, fault) && puzzle_book_load(book, path.data, fault);
    if (fine && book->game != game) {
        puzzle_book_free(book);
        fine = fault_set(fault, _("%s: these are puzzles of another game"), path_shown(path.data));
    }
    text_free(&path);
    return fine;
}

/* ---- writing ---- */

static void write_source(const struct match *source, struct text *out)
{
    const struct game *game = source->game;
    text_add(out, "game");
    for (int i = 0; i < game->option_count; i++) {
        char value[OPTION_TEXT];
        if (source->settings.value[i] == game->options[i].default_value)
            continue;
        option_format(&game->options[i], source->settings.value[i], value);
        text_add(out, " %s=%s", game->options[i].id, value);
    }
    text_add(out, " |");
    for (int i = 0; i < source->length; i++) {
        char text[MOVE_TEXT];
        move_format(game, source->steps[i].move, text);
        text_add(out, " %s", text);
    }
    text_add(out, "\n");
}

void puzzle_book_write(const struct puzzle_book *book, struct text *out)
{
    const struct match *source = NULL;
    text_add(out, "quatuor puzzles %d %s\n", FORMAT, book->game->id);
    for (int i = 0; i < book->count; i++) {
        const struct puzzle *puzzle = &book->list[i];
        if (puzzle->source != source)
            write_source(puzzle->source, out);
        source = puzzle->source;
        text_add(out, "puzzle %d %s %d %d | ", puzzle->at, puzzle->kind->word, puzzle->turns,
                 puzzle->rating);
        puzzle_answer(puzzle, out);
        text_add(out, "\n");
    }
}
