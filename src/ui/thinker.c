#include "ui/thinker.h"

#include <stdlib.h>
#include <string.h>

#include "core/text.h"
#include "ui/session.h"

enum { TABLE_MEGABYTES = 32 };

/* One question. It belongs to the worker until it comes back, answered or not. */
struct thought {
    struct job job;
    struct computer **computer; /* touched by the worker only */
    unsigned number;
    struct view view; /* a copy: the match may go on meanwhile */
    struct computer_request request;
    atomic_bool cancel;
    struct decision decision;
};

static void think(struct job *job)
{
    struct thought *thought = (struct thought *)job;
    if (!*thought->computer)
        *thought->computer = computer_open(TABLE_MEGABYTES);
    if (!*thought->computer) /* no memory: chance needs none */
        thought->request.level = LEVEL_RANDOM;
    if (!atomic_load(&thought->cancel))
        computer_decide(*thought->computer, &thought->request, &thought->decision);
}

static void thought_free(struct job *job)
{
    struct thought *thought = (struct thought *)job;
    view_free(&thought->view);
    free(thought);
}

void thinker_open(struct thinker *thinker)
{
    *thinker = (struct thinker){.worker = worker_open("thinker")};
    solving_open(&thinker->solving);
}

void thinker_close(struct thinker *thinker)
{
    thinker_forget(thinker);
    worker_close(thinker->worker, thought_free);
    computer_close(thinker->computer);
    solving_close(&thinker->solving);
    *thinker = (struct thinker){0};
}

void thinker_forget(struct thinker *thinker)
{
    if (thinker->current)
        atomic_store(&thinker->current->cancel, true);
    thinker->current = NULL; /* the worker hands it back sooner or later */
    thinker->answered = false;
    thinker->mark = (struct match_mark){0};
}

static void receive(struct thinker *thinker, struct thought *thought)
{
    if (thought == thinker->current && thought->number == thinker->number) {
        thinker->answer = thought->decision;
        thinker->answered = true;
        thinker->current = NULL;
    } else {
        thinker->dropped++;
    }
    thought_free(&thought->job);
}

static void collect(struct thinker *thinker)
{
    struct job *job;
    while (thinker->worker && (job = worker_take(thinker->worker)) != NULL)
        receive(thinker, (struct thought *)job);
}

static void ask(struct thinker *thinker, const struct session *session)
{
    const struct match *match = &session->match;
    struct thought *thought = memory_resize(NULL, sizeof *thought);
    memset(thought, 0, sizeof *thought);
    thought->job.run = think;
    thought->computer = &thinker->computer;
    thought->number = ++thinker->number;
    atomic_init(&thought->cancel, false);
    view_take(&thought->view, match, match_now(match)->turn);
    if (thinker->level == LEVEL_COUNT)
        solving_want(&thinker->solving, match->game, &match->settings);
    thought->request = (struct computer_request){.view = &thought->view,
                                                 .level = thinker->level,
                                                 .seed = session->seed,
                                                 .cancel = &thought->cancel,
                                                 .budget_divisor = worker_haste(),
                                                 .exact = thinker->solving.exact};
    thinker->current = thought;
    if (thinker->worker) {
        worker_give(thinker->worker, &thought->job);
    } else {
        think(&thought->job);
        receive(thinker, thought);
    }
}

const struct decision *thinker_consult(struct thinker *thinker, const struct session *session,
                                       int level)
{
    struct match_mark mark = match_mark(session);
    collect(thinker);
    if (!match_mark_equal(&mark, &thinker->mark) || thinker->level != level) {
        thinker_forget(thinker);
        thinker->mark = mark;
        thinker->level = level;
        ask(thinker, session);
        collect(thinker);
    }
    return thinker->answered ? &thinker->answer : NULL;
}

void thinker_watch(struct thinker *thinker, const struct session *session)
{
    struct match_mark mark = match_mark(session);
    collect(thinker);
    if ((thinker->current || thinker->answered) && !match_mark_equal(&mark, &thinker->mark))
        thinker_forget(thinker);
}
