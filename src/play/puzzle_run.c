/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "play/puzzle_run.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "base/i18n.h"

const struct puzzle_run_rules puzzle_rush = {
    .word = "rush", .milliseconds = 3 * 60 * 1000, .mistakes = 3};
const struct puzzle_run_rules puzzle_streak = {.word = "streak", .mistakes = 1, .skips = 1};

enum { DRAWS = 40 }; /* a very good rush gets to the hardest */

void puzzle_run_start(struct puzzle_run *run, const struct puzzle_run_rules *rules,
                      const struct puzzle_book *const *books, int count, uint64_t seed)
{
    *run = (struct puzzle_run){.rules = rules, .seed = seed, .left = rules->milliseconds};
    puzzle_pool_open(&run->pool, books, count, seed);
    run->now = puzzle_pool_draw(&run->pool, DRAWS);
}

void puzzle_run_free(struct puzzle_run *run)
{
    puzzle_pool_free(&run->pool);
    *run = (struct puzzle_run){0};
}

void puzzle_run_tick(struct puzzle_run *run, int64_t milliseconds)
{
    if (puzzle_run_over(run) || run->rules->milliseconds == 0)
        return;
    run->left -= milliseconds < run->left ? milliseconds : run->left;
    if (run->left == 0)
        run->now = NULL;
}

static void go_on(struct puzzle_run *run, char answer)
{
    run->answers[run->answered++] = answer;
    bool over = run->mistakes >= run->rules->mistakes || run->answered == RUN_ANSWERS_MAX;
    run->now = over ? NULL : puzzle_pool_draw(&run->pool, DRAWS);
}

void puzzle_run_answer(struct puzzle_run *run, bool solved)
{
    if (puzzle_run_over(run))
        return;
    if (solved) {
        int bonus = run->streak < RUN_BONUS_PUZZLES ? run->streak : RUN_BONUS_PUZZLES;
        run->score += RUN_POINTS + RUN_BONUS * bonus;
        run->solved++;
        run->streak++;
        run->best_streak = run->streak > run->best_streak ? run->streak : run->best_streak;
    } else {
        run->mistakes++;
        run->streak = 0;
    }
    go_on(run, solved ? '+' : '-');
}

bool puzzle_run_skip(struct puzzle_run *run)
{
    if (puzzle_run_over(run) || run->skipped >= run->rules->skips)
        return false;
    run->skipped++;
    go_on(run, 's');
    return true;
}

/* ---- as text ---- */

void puzzle_run_write(const struct puzzle_run *run, struct text *out)
{
    text_add(out, "%s %" PRIu64 " %" PRId64 " %d %s", run->rules->word, run->seed, run->left,
             run->pool.count, run->answers);
}

static const struct puzzle_run_rules *rules_called(const char *word)
{
    const struct puzzle_run_rules *all[] = {&puzzle_rush, &puzzle_streak};
    for (size_t i = 0; i < sizeof all / sizeof *all; i++)
        if (strcmp(all[i]->word, word) == 0)
            return all[i];
    return NULL;
}

static bool replay(struct puzzle_run *run, const char *answers)
{
    for (; *answers; answers++) {
        if (puzzle_run_over(run))
            return false;
        if (*answers == '+' || *answers == '-')
            puzzle_run_answer(run, *answers == '+');
        else if (*answers != 's' || !puzzle_run_skip(run))
            return false;
    }
    return true;
}

bool puzzle_run_read(struct puzzle_run *run, const char *line,
                     const struct puzzle_book *const *books, int count, struct fault *fault)
{
    char word[16], answers[RUN_ANSWERS_MAX + 2];
    const struct puzzle_run_rules *rules;
    uint64_t seed, left, size;
    if (!next_word(&line, word, sizeof word) || !(rules = rules_called(word)) ||
        !puzzle_pool_number(&line, UINT64_MAX, &seed) ||
        !puzzle_pool_number(&line, (uint64_t)rules->milliseconds, &left) ||
        !puzzle_pool_number(&line, INT32_MAX, &size))
        return fault_set(fault, _("this is not a run through puzzles"));
    next_word(&line, answers, sizeof answers);
    puzzle_run_start(run, rules, books, count, seed);
    bool same = size == (uint64_t)run->pool.count;
    if (same && replay(run, answers)) {
        run->left = (int64_t)left;
        if (rules->milliseconds > 0 && left == 0)
            run->now = NULL;
        return true;
    }
    puzzle_run_free(run);
    return fault_set(fault, same ? _("this is not a run through puzzles")
                                 : _("this run belongs to other puzzles"));
}
