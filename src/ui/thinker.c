/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "ui/thinker.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "base/text.h"
#include "play/pace.h"
#include "play/session.h"

/* One question. It belongs to the worker until it is collected. */
struct thought {
    struct job job;
    struct brain *brain;
    int megabytes;
    struct view view;           /* a copy: the match may continue meanwhile */
    struct hindsight hindsight; /* instead of the view, for the value of every move */
    bool every_move;
    struct computer_request request;
    uint64_t nodes;
    struct contact contact;
    struct decision decision;
    struct appraisal appraisal;
};

static struct match_mark match_mark(const struct session *session)
{
    const struct match *match = &session->match;
    struct match_mark mark = {.session = session->number, .last = {.from = CELL_NONE}};
    if (!session->open)
        return (struct match_mark){0};
    mark.at = match->at;
    mark.length = match->length;
    mark.hash = match_position(match, match->length)->hash;
    if (match->length > 0)
        mark.last = match->steps[match->length - 1].move;
    return mark;
}

static bool match_mark_equal(const struct match_mark *a, const struct match_mark *b)
{
    return a->session == b->session && a->at == b->at && a->length == b->length &&
           a->hash == b->hash && move_equal(a->last, b->last);
}

/* Created when first needed, and again when its table size changes. */
static struct computer *take_brain(struct brain *brain, int megabytes)
{
    if (brain->computer && brain->megabytes != megabytes) {
        computer_close(brain->computer);
        brain->computer = NULL;
    }
    if (!brain->computer)
        *brain = (struct brain){.computer = computer_open(megabytes), .megabytes = megabytes};
    return brain->computer;
}

static void look_at_every_move(struct thought *thought)
{
    struct appraisal_request request = {.at = &thought->hindsight,
                                        .nodes = thought->nodes,
                                        .contact = &thought->contact,
                                        .exact = thought->request.exact};
    if (thought->brain->computer)
        computer_appraise(thought->brain->computer, &request, &thought->appraisal);
    else
        thought->appraisal.cancelled = true;
}

static void think(struct job *job)
{
    struct thought *thought = (struct thought *)job;
    if (contact_cancelled(&thought->contact))
        return;
    struct computer *computer = take_brain(thought->brain, thought->megabytes);
    if (!computer) /* out of memory: play at random */
        thought->request.level = LEVEL_RANDOM;
    if (thought->every_move)
        look_at_every_move(thought);
    else
        computer_decide(computer, &thought->request, &thought->decision);
}

static void thought_free(struct job *job)
{
    struct thought *thought = (struct thought *)job;
    if (thought->every_move)
        hindsight_free(&thought->hindsight);
    else
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
    computer_close(thinker->brain.computer);
    solving_close(&thinker->solving);
    *thinker = (struct thinker){0};
}

void thinker_forget(struct thinker *thinker)
{
    if (thinker->current)
        atomic_store(&thinker->current->contact.cancel, true);
    thinker->current = NULL; /* the worker returns it later */
    thinker->answered = false;
    thinker->mark = (struct match_mark){0};
}

bool thinker_busy(const struct thinker *thinker)
{
    return thinker->current != NULL;
}

float thinker_progress(const struct thinker *thinker)
{
    return thinker->current ? (float)atomic_load(&thinker->current->contact.permille) / 1000 : 0;
}

static void receive(struct thinker *thinker, struct thought *thought)
{
    if (thought == thinker->current) {
        if (thought->every_move)
            thinker->appraisal = thought->appraisal;
        else
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
    while (thinker->worker && (job = worker_collect(thinker->worker)) != NULL)
        receive(thinker, (struct thought *)job);
}

static struct thought *new_thought(struct thinker *thinker, const struct session *session)
{
    struct thought *thought = memory_resize(NULL, sizeof *thought);
    memset(thought, 0, sizeof *thought);
    thought->job.run = think;
    thought->brain = &thinker->brain;
    thought->megabytes = thinker->megabytes;
    atomic_init(&thought->contact.cancel, false);
    atomic_init(&thought->contact.permille, 0);
    thought->request = (struct computer_request){.view = &thought->view,
                                                 .level = thinker->level,
                                                 .seed = session->seed,
                                                 .contact = &thought->contact,
                                                 .budget_divisor = worker_budget_divisor(),
                                                 .exact = thinker->solving.exact};
    if (session_computer_to_move(session)) /* a hint is not the computer's time */
        thought->request.milliseconds = pace_limit(&session->match);
    return thought;
}

static void ask(struct thinker *thinker, const struct session *session, uint64_t nodes)
{
    const struct match *match = &session->match;
    struct thought *thought = new_thought(thinker, session);
    thought->every_move = thinker->level == EVERY_MOVE;
    thought->nodes = nodes / (uint64_t)worker_budget_divisor();
    if (thought->every_move)
        hindsight_take(&thought->hindsight, match, thinker->index);
    else
        view_take(&thought->view, match, match_now(match)->turn);
    if (thinker->level == LEVEL_COUNT || thought->every_move)
        solving_request(&thinker->solving, match->game, &match->settings);
    thinker->current = thought;
    thinker->number++;
    if (thinker->worker) {
        worker_submit(thinker->worker, &thought->job);
    } else {
        think(&thought->job);
        receive(thinker, thought);
    }
}

/* Whether the answer is known; asks if the question is new. */
static bool answered(struct thinker *thinker, const struct session *session, int index, int level,
                     uint64_t nodes)
{
    struct match_mark mark = match_mark(session);
    collect(thinker);
    if (!match_mark_equal(&mark, &thinker->mark) || thinker->level != level ||
        thinker->index != index ||
        (level == EVERY_MOVE && thinker->solved != thinker->solving.finished)) {
        thinker_forget(thinker);
        thinker->solved = thinker->solving.finished;
        thinker->mark = mark;
        thinker->level = level;
        thinker->index = index;
        ask(thinker, session, nodes);
        collect(thinker);
    }
    return thinker->answered;
}

const struct decision *thinker_consult(struct thinker *thinker, const struct session *session,
                                       int level)
{
    return answered(thinker, session, session->match.at, level, 0) ? &thinker->answer : NULL;
}

const struct appraisal *thinker_appraise(struct thinker *thinker, const struct session *session,
                                         int index, uint64_t nodes)
{
    assert(!game_hides_pieces(session->match.game) || session_finished(session));
    return answered(thinker, session, index, EVERY_MOVE, nodes) ? &thinker->appraisal : NULL;
}

const struct appraisal *thinker_appraisal(const struct thinker *thinker,
                                          const struct session *session, int index)
{
    struct match_mark mark = match_mark(session);
    bool known = thinker->answered && thinker->level == EVERY_MOVE && thinker->index == index &&
                 thinker->solved == thinker->solving.finished &&
                 match_mark_equal(&mark, &thinker->mark);
    return known ? &thinker->appraisal : NULL;
}

void thinker_watch(struct thinker *thinker, const struct session *session)
{
    struct match_mark mark = match_mark(session);
    collect(thinker);
    if ((thinker->current || thinker->answered) && !match_mark_equal(&mark, &thinker->mark))
        thinker_forget(thinker);
}
