/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/i18n.h"
#include "core/time_control.h"
#include "ui/app.h"
#include "ui/kit/audio.h"
#include "ui/run_signs.h"
#include "ui/scores.h"
#include "ui/screens/high_scores.h"
#include "ui/screens/puzzle.h"

enum { KEEP_EVERY = 5000 }; /* milliseconds on the clock */

static const float ready_seconds = 3;

static struct puzzle_run *run(void)
{
    return &puzzle_page()->kept.run;
}

static void keep(void)
{
    struct puzzle_page *page = puzzle_page();
    page->kept_left = run()->left;
    puzzle_shelf_keep(page->table, &page->kept);
}

static void begin_new(struct app *app, const struct puzzle_run_rules *rules, bool loose)
{
    struct puzzle_page *page = puzzle_page();
    const struct puzzle_book *books[PUZZLE_POOL_BOOKS];
    int count = puzzle_shelf_books(page->game, books);
    page->kept.loose = loose;
    snprintf(page->kept.key, sizeof page->kept.key, "%08x", (unsigned)rng_next(&app->rng));
    memcpy(page->kept.person, app->preferences.person[0], sizeof page->kept.person);
    puzzle_run_start(run(), rules, books, count, rng_next(&app->rng));
    keep();
}

void runs_begin(struct app *app, const struct puzzle_run_rules *rules)
{
    struct puzzle_page *page = puzzle_page();
    puzzle_run_table(rules, page->game, page->table);
    enum kept_state kept = puzzle_shelf_find(page->table, page->game, &page->kept);
    if (kept != KEPT_HERE)
        begin_new(app, rules, kept == KEPT_NEWER);
    if (kept == KEPT_NEWER)
        app_notice(app, _("A newer version of Quatuor has an unfinished run here. It stays as it "
                          "is; this one is not kept when you leave."));
    page->running = true;
    page->points = (float)run()->score;
    page->kept_left = run()->left;
    page->clock_on = false;
    page->ready = ready_seconds;
    runs_next(app);
}

void runs_close(void)
{
    struct puzzle_page *page = puzzle_page();
    if (page->running)
        puzzle_run_free(run());
    page->running = false;
}

/* ---- answers ---- */

void runs_count(struct app *app, bool solved)
{
    struct puzzle_page *page = puzzle_page();
    int before = run()->score;
    puzzle_shelf_note(page->board.attempt.puzzle, page->kept.person, solved,
                      puzzle_mode_words[page->mode]);
    puzzle_run_answer(run(), solved);
    page->gained = run()->score - before;
    if (app->preferences.reduced_motion)
        page->points = (float)run()->score;
    keep();
}

bool runs_skip(struct app *app)
{
    if (!puzzle_run_skip(run()))
        return false;
    keep();
    runs_next(app);
    return true;
}

void runs_next(struct app *app)
{
    if (puzzle_run_over(run()))
        runs_end(app);
    else
        puzzle_show(app, run()->now);
}

/* ---- time ---- */

static bool clock_runs(void)
{
    const struct puzzle_page *page = puzzle_page();
    return page->running && page->clock_on && !page->paused && puzzle_board_waits(&page->board);
}

double runs_due(const struct app *app)
{
    (void)app;
    return clock_runs() ? (double)time_left_changes_in(run()->left) / 1000 : HUGE_VAL;
}

/* For players who hear it: a minute, half a minute, ten seconds. */
static void tell_time(struct app *app, int64_t before)
{
    static const int marks[] = {60, 30, 10};
    char text[64];
    for (size_t i = 0; i < sizeof marks / sizeof *marks; i++) {
        int64_t mark = 1000 * (int64_t)marks[i];
        if (!app->preferences.speech || before <= mark || run()->left > mark)
            continue;
        snprintf(text, sizeof text,
                 tr_plural("%d second left.", "%d seconds left.", (unsigned long)marks[i]),
                 marks[i]);
        app_notice(app, text);
    }
}

void runs_pass(struct app *app, double seconds)
{
    struct puzzle_page *page = puzzle_page();
    if (!clock_runs())
        return;
    page->unticked += seconds;
    int64_t milliseconds = (int64_t)(page->unticked * 1000), before = run()->left;
    page->unticked -= (double)milliseconds / 1000;
    puzzle_run_tick(run(), milliseconds);
    app->redraw |= time_left_shown(before) != time_left_shown(run()->left);
    app->still = 0; /* the music plays on while the clock does */
    tell_time(app, before);
    int64_t second = (run()->left + 999) / 1000;
    if (second != (before + 999) / 1000 && second > 0 && second <= 5)
        audio_play(SOUND_CLOCK, 0.7f, 0);
    if (puzzle_run_over(run()))
        runs_end(app);
    else if (page->kept_left - run()->left >= KEEP_EVERY)
        keep();
}

void runs_pause(struct app *app)
{
    struct puzzle_page *page = puzzle_page();
    (void)app;
    page->paused = true;
    page->form.focus = PUZZLE_CONTINUE;
    keep();
}

/* ---- the end ---- */

enum medal runs_medal(const struct puzzle_run *run)
{
    static const int solved[] = {[MEDAL_BRONZE] = 10, [MEDAL_SILVER] = 20, [MEDAL_GOLD] = 30};
    enum medal medal = MEDAL_NONE;
    while (medal < MEDAL_GOLD && run->solved >= solved[medal + 1])
        medal++;
    return medal;
}

static void begin_again(struct app *app, const char *table)
{
    (void)table;
    const struct puzzle_page *page = puzzle_page();
    enum puzzle_mode mode = page->mode;
    const struct game *game = page->game;
    app_home(app, &screen_menu);
    app_push(app, &screen_arcade);
    puzzle_open(app, mode, game);
}

static void describe(struct finished_run *finished)
{
    char best[60];
    snprintf(best, sizeof best, _("best streak %d"), run()->best_streak);
    snprintf(finished->details, sizeof finished->details,
             tr_plural("%d puzzle solved", "%d puzzles solved", (unsigned long)run()->solved),
             run()->solved);
    size_t used = strlen(finished->details);
    snprintf(finished->details + used, sizeof finished->details - used, " · %s", best);
}

/* The score comes first: a run that is entered twice counts once. */
void runs_end(struct app *app)
{
    struct puzzle_page *page = puzzle_page();
    struct high_score entry = {.points = run()->score, .medal = runs_medal(run())};
    struct finished_run finished = {
        .points = entry.points, .medal = entry.medal, .again = begin_again};
    memcpy(entry.table, page->table, sizeof entry.table);
    memcpy(entry.key, page->kept.key, sizeof entry.key);
    memcpy(entry.person, page->kept.person, sizeof entry.person);
    scores_enter(app, entry);
    puzzle_shelf_drop(page->table, &page->kept);
    memcpy(finished.table, page->table, sizeof finished.table);
    memcpy(finished.key, page->kept.key, sizeof finished.key);
    describe(&finished);
    runs_close();
    high_scores_open(app, &finished);
}
