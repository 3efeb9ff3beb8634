/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "ui/waiting.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/i18n.h"
#include "core/registry.h"
#include "ui/app.h"
#include "ui/duel_shelf.h"
#include "ui/kit/worker.h"

/* What the worker finds. */
struct finding {
    struct job job;
    int circuits, puzzle_runs, duels, contests;
    struct contest run, contest; /* the newest of each, if there are any */
};

static struct {
    bool wanted; /* the files are to be read */
    struct worker *worker;
    struct finding *found; /* last; NULL: nothing has been read yet */
} state;

/* ---- on the worker's thread ---- */

static void count_puzzles(struct finding *finding, const struct game *game)
{
    static const struct puzzle_run_rules *const runs[] = {&puzzle_rush, &puzzle_streak};
    char table[SCORE_TABLE];
    for (int i = 0; i < 2; i++) {
        puzzle_run_table(runs[i], game, table);
        finding->puzzle_runs += puzzle_shelf_has(table);
    }
    finding->duels += duel_shelf_has(game);
}

static void find(struct job *job)
{
    struct finding *finding = (struct finding *)job;
    struct contest_entry list[CONTESTS_LISTED];
    int count = contests_list(list, CONTESTS_ALL, NULL);
    for (int i = 0; i < count; i++) {
        bool run = *list[i].circuit;
        int *number = run ? &finding->circuits : &finding->contests;
        struct contest *newest = run ? &finding->run : &finding->contest;
        if (*number > 0 || contests_read(list[i].key, newest, NULL))
            ++*number;
    }
    count_puzzles(finding, NULL);
    for (int i = 0; games[i]; i++)
        if (games[i]->puzzles)
            count_puzzles(finding, games[i]);
}

/* ---- on the drawing thread ---- */

void waiting_renew(void)
{
    state.wanted = true;
}

/* A puzzle that has just been solved may still be on its way to the disk. */
static bool can_look(struct app *app)
{
    if (!state.wanted || !app_screen(app)->home || app->transition > 0)
        return false;
    puzzle_shelf_watch(app);
    return !puzzle_shelf_is_writing();
}

static void look(void)
{
    struct finding *finding = memory_resize(NULL, sizeof *finding);
    memset(finding, 0, sizeof *finding);
    finding->job.run = find;
    state.wanted = false;
    if (!state.worker)
        state.worker = worker_open("waiting");
    if (state.worker)
        worker_submit(state.worker, &finding->job);
    else
        free(finding); /* one more thing that a machine without threads does not show */
}

static void discard(struct job *job)
{
    free(job);
}

void waiting_watch(struct app *app)
{
    struct job *job;
    if (can_look(app))
        look();
    while (state.worker && (job = worker_collect(state.worker)) != NULL) {
        free(state.found);
        state.found = (struct finding *)job;
        if (state.found->contests > 0)
            contests_name_players(app, &state.found->contest);
        app->redraw = true;
    }
}

void waiting_close(void)
{
    if (state.worker)
        worker_close(state.worker, discard);
    free(state.found);
    memset(&state, 0, sizeof state);
}

/* ---- in words ---- */

/* "… (+1)": there is more than what the sentence says. */
static const char *with_others(char text[WAITING_TEXT], int others)
{
    size_t used = strlen(text);
    if (others > 0)
        snprintf(text + used, WAITING_TEXT - used, " (+%d)", others);
    return text;
}

const char *waiting_in_arcade(char text[WAITING_TEXT])
{
    const struct finding *found = state.found;
    int count = found ? found->circuits + found->puzzle_runs + found->duels : 0;
    if (count == 0)
        return NULL;
    if (found->circuits > 0)
        snprintf(text, WAITING_TEXT, _("A circuit waits: opponent %d of %d"),
                 circuit_state(&found->run.circuit).passed + 1,
                 circuit_length(found->run.circuit.id));
    else
        snprintf(text, WAITING_TEXT, "%s",
                 found->puzzle_runs > 0 ? _("A puzzle run waits") : _("A duel waits"));
    return with_others(text, count - 1);
}

const char *waiting_for_people(char text[WAITING_TEXT])
{
    const struct finding *found = state.found;
    char score[CONTEST_TEXT];
    if (!found || found->contests == 0)
        return NULL;
    contests_describe(&found->contest, score);
    if (found->contest.kind == CONTEST_TOURNAMENT)
        snprintf(text, WAITING_TEXT, _("A tournament waits: game %d"),
                 contest_results(&found->contest) + 1);
    else
        snprintf(text, WAITING_TEXT, _("A series waits: %s"), score);
    return with_others(text, found->contests - 1);
}
