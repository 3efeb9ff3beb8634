/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "play/journal_repair.h"

#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "base/i18n.h"
#include "base/text.h"
#include "core/save.h"
#include "play/journal_line.h"

static const long long second = 1000000000; /* of a file's time */

/* ---- which games ---- */

struct listing {
    struct journal_repair *repair;
    int64_t since; /* seconds since 1970 */
};

static void add_game(const char *name, void *context)
{
    const struct listing *listing = context;
    struct journal_repair *repair = listing->repair;
    struct repair_game game = {0};
    struct file_status status;
    struct text path = {0};
    if (!library_is_game(name))
        return;
    library_path(repair->library, name, &path);
    bool wanted = file_status(path.data, &status) && status.modified / second >= listing->since;
    text_free(&path);
    if (!wanted)
        return;
    if ((repair->count & (repair->count - 1)) == 0) { /* full at every power of two */
        size_t room = repair->count ? 2 * (size_t)repair->count : 1;
        repair->games = memory_resize(repair->games, room * sizeof *repair->games);
    }
    game.modified = status.modified;
    game.name = memory_resize(NULL, strlen(name) + 1);
    strcpy(game.name, name);
    repair->games[repair->count++] = game;
}

static int oldest_first(const void *a, const void *b)
{
    const struct repair_game *left = a, *right = b;
    if (left->modified != right->modified)
        return left->modified < right->modified ? -1 : 1;
    return strcmp(left->name, right->name);
}

/* Lines are written in the order in which games end, so that games older than the last line have
 * theirs. Time stamps may be coarse, and a line from the future proves nothing. */
static int64_t oldest_in_question(const struct journal_repair *repair)
{
    const int64_t slack = 60, day = 86400;
    int64_t last = repair->all ? 0 : journal_last_time(repair->path);
    return last > (int64_t)time(NULL) + day ? 0 : last - slack;
}

/* ---- their lines ---- */

/* How a game that counts as finished ended: where its line was left, or at its end if that cannot
 * be taken back. */
static int end_of(const struct match *match)
{
    int at = game_hides_pieces(match->game) ? match->length : match->at;
    return outcome_over(match_outcome_at(match, at)) ? at : -1;
}

static int by_file(const void *a, const void *b)
{
    return strcmp(((const struct journal_file_entry *)a)->file,
                  ((const struct journal_file_entry *)b)->file);
}

static void index_lines(struct journal_repair *repair)
{
    const struct journal *journal = &repair->journal;
    repair->lines = memory_resize(NULL, ((size_t)journal->count + 1) * sizeof *repair->lines);
    for (int i = 0; i < journal->count; i++)
        repair->lines[i] = (struct journal_file_entry){journal_file(journal, &journal->list[i]), i};
    qsort(repair->lines, (size_t)journal->count, sizeof *repair->lines, by_file);
}

static bool has_line(const struct journal_repair *repair, const struct journal_entry *entry)
{
    struct text name = {0};
    journal_add_field(&name, entry->file); /* as it was written */
    struct journal_file_entry wanted = {.file = name.data};
    const struct journal_file_entry *found =
        bsearch(&wanted, repair->lines, (size_t)repair->journal.count, sizeof wanted, by_file);
    text_free(&name);
    if (!found)
        return false;
    const struct journal_game *game = &repair->journal.list[found->index];
    return game->winner == entry->outcome.winner && game->plies == entry->plies;
}

static void examine(struct journal_repair *repair, const struct repair_game *game,
                    struct text *lines)
{
    struct text path = {0};
    struct match match;
    library_path(repair->library, game->name, &path);
    bool read = save_load(path.data, &match, NULL);
    text_free(&path);
    repair->examined++;
    repair->unreadable += !read;
    if (!read)
        return;
    int at = end_of(&match);
    if (at >= 0) {
        struct journal_entry entry = journal_entry_of(&match, at, game->name);
        entry.time = game->modified / second;
        if (!has_line(repair, &entry)) {
            if (lines->length > 0)
                text_add(lines, "\n");
            journal_add_line(lines, &entry);
            repair->missing++;
        }
    }
    match_free(&match);
}

static bool list_games(struct journal_repair *repair, struct fault *fault)
{
    const char *folder = repair->library->folder;
    struct listing listing = {repair, oldest_in_question(repair)};
    repair->listed = true;
    if (folder && !folder_list(folder, add_game, &listing))
        return fault_set(fault, _("%s: the folder cannot be read"), path_shown(folder));
    if (repair->count == 0)
        return true;
    qsort(repair->games, (size_t)repair->count, sizeof *repair->games, oldest_first);
    if (!journal_read(&repair->journal, repair->path, fault))
        return false;
    index_lines(repair);
    return true;
}

bool journal_repair_step(struct journal_repair *repair, int games, struct fault *fault)
{
    struct text lines = {0};
    if (!repair->listed && !list_games(repair, fault)) {
        repair->next = repair->count; /* an unreadable journal is left alone */
        return false;
    }
    for (; games > 0 && repair->next < repair->count; games--)
        examine(repair, &repair->games[repair->next++], &lines);
    bool written =
        lines.length == 0 || repair->dry || journal_append_text(repair->path, lines.data, fault);
    if (!written)
        repair->next = repair->count;
    text_free(&lines);
    return written;
}

bool journal_repair_done(const struct journal_repair *repair)
{
    return repair->listed && repair->next == repair->count;
}

void journal_repair_free(struct journal_repair *repair)
{
    for (int i = 0; i < repair->count; i++)
        free(repair->games[i].name);
    free(repair->games);
    free(repair->lines);
    journal_free(&repair->journal);
    *repair = (struct journal_repair){0};
}

/* ---- all of it ---- */

/* Sorts the lines of a journal into good and unreadable ones; the latter stay as they are. */
static void sort_lines(const char *data, size_t size, struct text *good, struct text *bad)
{
    for (const char *line = data, *end = data + size; line < end;) {
        const char *next = memchr(line, '\n', (size_t)(end - line));
        size_t length = (size_t)((next ? next : end) - line);
        struct text *out = journal_line_is_good(line, length) ? good : bad;
        if (length > 0) {
            text_add_bytes(out, line, length);
            text_add(out, "\n");
        }
        line += length + 1;
    }
}

/* Unreadable lines are safe in their own file before they leave the journal. */
static bool keep_aside(const char *path, const struct text *bad, struct fault *fault)
{
    struct text name = {0};
    text_add(&name, "%s.damaged", path);
    bool kept = file_append_line(name.data, bad->data, fault);
    text_free(&name);
    return kept;
}

static bool take_out_unreadable(const char *path, struct fault *fault)
{
    size_t size;
    char *data = journal_read_text(path, &size, fault);
    struct text good = {0}, bad = {0};
    if (!data)
        return false;
    sort_lines(data, size, &good, &bad);
    if (bad.length > 0)
        bad.data[bad.length - 1] = '\0'; /* the last line end is written with it */
    bool done =
        bad.length == 0 || (keep_aside(path, &bad, fault) &&
                            file_replace(path, good.length ? good.data : "", good.length, fault));
    text_free(&good);
    text_free(&bad);
    free(data);
    return done;
}

int journal_rebuild(const char *path, const struct library *library, struct fault *fault)
{
    struct journal_repair repair = {.path = path, .library = library, .all = true};
    struct journal_lock lock;
    if (!journal_lock(&lock, path, fault))
        return -1;
    bool done = take_out_unreadable(path, fault);
    journal_unlock(&lock);
    while (done && !journal_repair_done(&repair))
        done = journal_repair_step(&repair, 1000, fault);
    int added = done ? repair.missing : -1;
    journal_repair_free(&repair);
    return added;
}
