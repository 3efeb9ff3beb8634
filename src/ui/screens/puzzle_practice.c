/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include <stdio.h>
#include <string.h>
#include <time.h>

#include "base/i18n.h"
#include "base/utc.h"
#include "play/puzzle_daily.h"
#include "play/puzzle_proof.h"
#include "ui/app.h"
#include "ui/screens/puzzle.h"

const char *const puzzle_mode_words[] = {[MODE_DAILY] = "daily",
                                         [MODE_TRAINING] = puzzle_training_mode,
                                         [MODE_RUSH] = "rush",
                                         [MODE_STREAK] = "streak"};

/* ---- daily ---- */

/* The first attempt counts; later ones are practice. */
static enum daily_result result_of(const char *person, const struct puzzle *puzzle, int64_t day)
{
    const struct puzzle_log *log = puzzle_shelf_log();
    uint64_t likeness = puzzle_likeness(puzzle);
    for (int i = 0; i < log->count; i++) {
        const struct puzzle_attempt *attempt = &log->list[i];
        if (attempt->puzzle == likeness && utc_day(attempt->time) == day &&
            strcmp(attempt->mode, puzzle_mode_words[MODE_DAILY]) == 0 &&
            strcmp(attempt->person, person) == 0)
            return attempt->solved ? DAILY_SOLVED : DAILY_FAILED;
    }
    return DAILY_OPEN;
}

void daily_list(const struct app *app, struct daily *daily)
{
    const struct puzzle_book *books[PUZZLE_POOL_BOOKS];
    int count = puzzle_shelf_books(NULL, books);
    *daily = (struct daily){.day = utc_day(time(NULL)), .count = count};
    for (int i = 0; i < count; i++) {
        daily->list[i] = puzzle_of_day(books[i], daily->day);
        daily->result[i] = result_of(app->preferences.person[0], daily->list[i], daily->day);
    }
}

static void show_daily(struct app *app, int number)
{
    struct puzzle_page *page = puzzle_page();
    page->number = number;
    puzzle_show(app, page->daily.list[number]);
    page->counted = page->daily.result[number] != DAILY_OPEN;
}

static void begin_daily(struct app *app)
{
    struct puzzle_page *page = puzzle_page();
    int number = 0;
    daily_list(app, &page->daily);
    while (number + 1 < page->daily.count && page->daily.result[number] != DAILY_OPEN)
        number++;
    show_daily(app, number);
}

/* ---- training ---- */

static void show_training(struct app *app)
{
    struct puzzle_page *page = puzzle_page();
    page->book = rng_below(&app->rng, page->book_count);
    struct puzzle_training *training = &page->training[page->book];
    page->index = puzzle_training_next(training, &app->rng);
    page->rating_before = training->person.value;
    puzzle_show(app, &training->book->list[page->index]);
}

static void begin_training(struct app *app)
{
    struct puzzle_page *page = puzzle_page();
    const struct puzzle_book *books[PUZZLE_POOL_BOOKS];
    page->book_count = puzzle_shelf_books(page->game, books);
    for (int i = 0; i < page->book_count; i++)
        puzzle_training_open(&page->training[i], books[i], puzzle_shelf_log(),
                             app->preferences.person[0]);
    show_training(app);
}

/* ---- both ---- */

void practice_begin(struct app *app)
{
    if (puzzle_page()->mode == MODE_DAILY)
        begin_daily(app);
    else
        begin_training(app);
}

void practice_close(void)
{
    struct puzzle_page *page = puzzle_page();
    for (int i = 0; i < page->book_count; i++)
        puzzle_training_free(&page->training[i]);
    page->book_count = 0;
}

void practice_count(struct app *app, bool solved)
{
    struct puzzle_page *page = puzzle_page();
    puzzle_shelf_note(page->board.attempt.puzzle, app->preferences.person[0], solved,
                      puzzle_mode_words[page->mode]);
    if (page->mode == MODE_DAILY)
        page->daily.result[page->number] = solved ? DAILY_SOLVED : DAILY_FAILED;
    else
        puzzle_training_note(&page->training[page->book], page->index, solved);
}

bool practice_next(struct app *app)
{
    struct puzzle_page *page = puzzle_page();
    if (page->mode == MODE_TRAINING) {
        if (!page->counted && page->board.failed) /* its solution was looked at */
            practice_count(app, false);
        show_training(app);
        return true;
    }
    if (page->number + 1 >= page->daily.count)
        return false;
    show_daily(app, page->number + 1);
    return true;
}
