/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "ui/puzzle_shelf.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "base/files.h"
#include "base/i18n.h"
#include "core/registry.h"
#include "play/puzzle_proof.h"
#include "ui/app.h"
#include "ui/identities.h"
#include "ui/kit/worker.h"

enum { RUN_FILE_MAX = 4096 };

static const char log_file[] = "puzzles.txt";
static const char run_heading[] = "quatuor puzzle run ";
enum { RUN_VERSION = 1 };

static struct {
    bool open;
    int count;
    struct puzzle_book books[GAMES_MAX];
    struct puzzle_log log;
    struct prover *prover;
    struct worker *writer;
    int writing; /* jobs that have not come back */
} shelf;

/* ---- writing ---- */

enum task { TASK_LOG, TASK_KEEP, TASK_DROP };

struct writing {
    struct job job;
    enum task task;
    char path[PATH_TEXT];
    struct puzzle_attempt attempt; /* TASK_LOG */
    struct text text;              /* TASK_KEEP */
    bool done;
    struct fault fault;
};

static void write_file(struct job *job)
{
    struct writing *writing = (struct writing *)job;
    struct fault *fault = &writing->fault;
    if (writing->task == TASK_LOG)
        writing->done = puzzle_log_add(NULL, writing->path, &writing->attempt, fault);
    else if (writing->task == TASK_KEEP)
        writing->done =
            file_replace(writing->path, writing->text.data, writing->text.length, fault);
    else
        writing->done = !file_exists(writing->path) || file_remove(writing->path, fault);
}

static void writing_free(struct job *job)
{
    text_free(&((struct writing *)job)->text);
    free(job);
}

/* NULL if there is nowhere to write. */
static struct writing *writing_new(enum task task, const char *file)
{
    char path[PATH_TEXT];
    if (!data_path(file, path))
        return NULL;
    struct writing *writing = memory_resize(NULL, sizeof *writing);
    *writing = (struct writing){.job = {.run = write_file}, .task = task};
    memcpy(writing->path, path, sizeof path);
    return writing;
}

/* Without a thread it is written here and now. */
static void submit(struct writing *writing)
{
    if (shelf.writer) {
        worker_submit(shelf.writer, &writing->job);
        shelf.writing++;
        return;
    }
    write_file(&writing->job);
    writing_free(&writing->job);
}

void puzzle_shelf_watch(struct app *app)
{
    struct job *job;
    while (shelf.writer && (job = worker_collect(shelf.writer))) {
        if (!((struct writing *)job)->done)
            app_notice(app, ((struct writing *)job)->fault.text);
        writing_free(job);
        shelf.writing--;
    }
}

bool puzzle_shelf_is_writing(void)
{
    return shelf.writing > 0;
}

/* ---- the books ---- */

static void read_books(struct app *app)
{
    struct fault fault;
    for (int i = 0; games[i]; i++) {
        if (!games[i]->puzzles)
            continue;
        if (puzzle_book_open(&shelf.books[shelf.count], games[i], &fault))
            shelf.count++;
        else
            app_notice(app, fault.text);
    }
}

/* People who were merged have what they solved under their former names. */
static void name_people_of_today(const struct app *app)
{
    for (int i = 0; i < shelf.log.count; i++) {
        struct puzzle_attempt *attempt = &shelf.log.list[i];
        const struct person *person = known_person(app, attempt->person);
        if (person)
            memcpy(attempt->person, person->id, sizeof attempt->person);
    }
}

bool puzzle_shelf_open(struct app *app)
{
    char path[PATH_TEXT];
    struct fault fault;
    if (shelf.open)
        return shelf.count > 0;
    shelf.open = true;
    read_books(app);
    if (data_path(log_file, path) && !puzzle_log_read(&shelf.log, path, &fault))
        app_notice(app, fault.text);
    name_people_of_today(app);
    shelf.prover = prover_open();
    shelf.writer = worker_open("puzzles");
    if (!shelf.prover)
        shelf.count = 0;
    return shelf.count > 0;
}

void puzzle_shelf_close(void)
{
    if (!shelf.open)
        return;
    if (shelf.writer)
        worker_close(shelf.writer, writing_free);
    for (int i = 0; i < shelf.count; i++)
        puzzle_book_free(&shelf.books[i]);
    puzzle_log_free(&shelf.log);
    prover_close(shelf.prover);
    memset(&shelf, 0, sizeof shelf);
}

int puzzle_shelf_books(const struct game *game, const struct puzzle_book *books[PUZZLE_POOL_BOOKS])
{
    int count = 0;
    for (int i = 0; i < shelf.count && count < PUZZLE_POOL_BOOKS; i++)
        if ((!game || shelf.books[i].game == game) && shelf.books[i].count > 0)
            books[count++] = &shelf.books[i];
    return count;
}

const struct puzzle_log *puzzle_shelf_log(void)
{
    return &shelf.log;
}

struct prover *puzzle_shelf_prover(void)
{
    return shelf.prover;
}

void puzzle_shelf_note(const struct puzzle *puzzle, const char *person, bool solved,
                       const char *mode)
{
    struct puzzle_attempt attempt = {
        .time = time(NULL), .puzzle = puzzle_likeness(puzzle), .solved = solved};
    snprintf(attempt.person, sizeof attempt.person, "%s", person);
    snprintf(attempt.game, sizeof attempt.game, "%s", puzzle->source->game->id);
    snprintf(attempt.mode, sizeof attempt.mode, "%s", mode);
    puzzle_log_note(&shelf.log, &attempt);
    struct writing *writing = writing_new(TASK_LOG, log_file);
    if (!writing)
        return;
    writing->attempt = attempt;
    submit(writing);
}

/* ---- runs ---- */

void puzzle_run_table(const struct puzzle_run_rules *rules, const struct game *game,
                      char table[SCORE_TABLE])
{
    snprintf(table, SCORE_TABLE, "%s%s%s", rules->word, game ? "-" : "", game ? game->id : "");
}

static void run_file(const char *table, char file[SCORE_TABLE + 8])
{
    snprintf(file, SCORE_TABLE + 8, "%s.run", table);
}

void puzzle_shelf_put(const char *table, struct text *text)
{
    char file[SCORE_TABLE + 8];
    run_file(table, file);
    struct writing *writing = writing_new(TASK_KEEP, file);
    if (!writing) {
        text_free(text);
        return;
    }
    writing->text = *text;
    submit(writing);
}

void puzzle_shelf_remove(const char *table)
{
    char file[SCORE_TABLE + 8];
    run_file(table, file);
    struct writing *writing = writing_new(TASK_DROP, file);
    if (writing)
        submit(writing);
}

char *puzzle_shelf_get(const char *table, const char *heading, long *version)
{
    char file[SCORE_TABLE + 8], path[PATH_TEXT], *end;
    size_t size, length = strlen(heading);
    struct fault fault;
    *version = 0;
    run_file(table, file);
    if (shelf.writer)
        worker_wait(shelf.writer);
    if (!data_path(file, path) || !file_exists(path))
        return NULL;
    char *data = file_read(path, RUN_FILE_MAX, &size, &fault);
    if (data && strncmp(data, heading, length) == 0) {
        *version = strtol(data + length, &end, 10);
        end += strspn(end, "\r\n");
        memmove(data, end, strlen(end) + 1);
        return data;
    }
    free(data);
    return NULL;
}

bool puzzle_shelf_has(const char *table)
{
    char file[SCORE_TABLE + 8], path[PATH_TEXT];
    run_file(table, file);
    return data_path(file, path) && file_exists(path);
}

void puzzle_shelf_keep(const char *table, const struct kept_run *kept)
{
    struct text text = {0};
    if (kept->loose)
        return;
    text_add(&text, "%s%d\n%s %s ", run_heading, RUN_VERSION, kept->key,
             *kept->person ? kept->person : "-");
    puzzle_run_write(&kept->run, &text);
    text_add(&text, "\n");
    puzzle_shelf_put(table, &text);
}

void puzzle_shelf_drop(const char *table, const struct kept_run *kept)
{
    if (!kept->loose)
        puzzle_shelf_remove(table);
}

static bool is_hexadecimal(const char *word, size_t length)
{
    return strlen(word) == length && word[strspn(word, "0123456789abcdef")] == '\0';
}

static bool read_run(const char *line, const struct game *game, struct kept_run *kept)
{
    const struct puzzle_book *books[PUZZLE_POOL_BOOKS];
    char key[SCORE_KEY + 1], person[PERSON_ID + 1];
    struct fault fault;
    if (!next_word(&line, key, sizeof key) || !is_hexadecimal(key, SCORE_KEY - 1) ||
        !next_word(&line, person, sizeof person) ||
        (strcmp(person, "-") != 0 && !is_hexadecimal(person, PERSON_ID - 1)))
        return false;
    *kept = (struct kept_run){.key = ""};
    memcpy(kept->key, key, sizeof kept->key);
    if (*person != '-')
        memcpy(kept->person, person, sizeof kept->person);
    return puzzle_run_read(&kept->run, line, books, puzzle_shelf_books(game, books), &fault);
}

enum kept_state puzzle_shelf_find(const char *table, const struct game *game, struct kept_run *kept)
{
    long version;
    char *line = puzzle_shelf_get(table, run_heading, &version);
    if (line)
        line[strcspn(line, "\r\n")] = '\0';
    bool found = line && version == RUN_VERSION && read_run(line, game, kept);
    free(line);
    const char *word = found ? kept->run.rules->word : "";
    if (found && strncmp(table, word, strlen(word)) == 0)
        return KEPT_HERE;
    if (found)
        puzzle_run_free(&kept->run);
    return version > RUN_VERSION ? KEPT_NEWER : KEPT_NONE;
}
