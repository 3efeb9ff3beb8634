/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "play/puzzle_training.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "play/puzzle_proof.h"

enum { DEVIATION = 120 /* of a measured rating */, NEAREST = 8 };

const char puzzle_training_mode[] = "training";

/* One game between a person and a puzzle, which wins if it is not solved. */
static void rate(struct rating *person, struct rating *puzzle, bool solved)
{
    struct rating_result for_person = {*puzzle, solved}, for_puzzle = {*person, !solved};
    *person = rating_after(*person, &for_person, 1);
    *puzzle = rating_after(*puzzle, &for_puzzle, 1);
}

static int index_of(const struct puzzle_training *training, uint64_t likeness)
{
    for (int i = 0; i < training->book->count; i++)
        if (training->states[i].likeness == likeness)
            return i;
    return -1;
}

/* Other people's attempts change the puzzle's rating too; each of them has a rating of their own.
 */
struct other {
    char id[PERSON_ID];
    struct rating rating;
};

struct others {
    int count;
    struct other *list;
};

static struct rating *rating_of(struct others *others, const char *id)
{
    int i = 0;
    while (i < others->count && strcmp(others->list[i].id, id) != 0)
        i++;
    if (i == others->count) {
        others->list =
            memory_resize(others->list, (size_t)(others->count + 1) * sizeof *others->list);
        strcpy(others->list[i].id, id);
        others->list[others->count++].rating = rating_of_newcomer();
    }
    return &others->list[i].rating;
}

static void replay(struct puzzle_training *training, const struct puzzle_attempt *attempt,
                   const char *person, struct others *others)
{
    bool own = strcmp(attempt->person, person) == 0;
    int index = strcmp(attempt->game, training->book->game->id) == 0
                    ? index_of(training, attempt->puzzle)
                    : -1;
    if (index < 0)
        return;
    struct puzzle_state *state = &training->states[index];
    state->seen += own;
    if (strcmp(attempt->mode, puzzle_training_mode) != 0)
        return;
    rate(own ? &training->person : rating_of(others, attempt->person), &state->rating,
         attempt->solved);
    training->attempts += own;
}

void puzzle_training_open(struct puzzle_training *training, const struct puzzle_book *book,
                          const struct puzzle_log *log, const char *person)
{
    struct others others = {0};
    *training = (struct puzzle_training){.book = book, .person = rating_of_newcomer()};
    training->states = memory_resize(NULL, (size_t)(book->count + 1) * sizeof *training->states);
    for (int i = 0; i < book->count; i++) {
        struct rating measured = rating_of_newcomer();
        measured.value = book->list[i].rating;
        measured.deviation = DEVIATION;
        training->states[i] =
            (struct puzzle_state){.likeness = puzzle_likeness(&book->list[i]), .rating = measured};
    }
    for (int i = 0; i < log->count; i++)
        replay(training, &log->list[i], person, &others);
    free(others.list);
}

void puzzle_training_free(struct puzzle_training *training)
{
    free(training->states);
    *training = (struct puzzle_training){0};
}

void puzzle_training_note(struct puzzle_training *training, int index, bool solved)
{
    struct puzzle_state *state = &training->states[index];
    rate(&training->person, &state->rating, solved);
    training->attempts++;
    state->seen++;
}

/* Whether one puzzle suits better than another: seen less often, then nearer to the person. */
static bool suits_better(const struct puzzle_training *training, int a, int b)
{
    const struct puzzle_state *one = &training->states[a], *other = &training->states[b];
    double strength = training->person.value;
    if (one->seen != other->seen)
        return one->seen < other->seen;
    return fabs(one->rating.value - strength) < fabs(other->rating.value - strength);
}

int puzzle_training_next(const struct puzzle_training *training, struct rng *rng)
{
    int best[NEAREST], count = 0;
    for (int i = 0; i < training->book->count; i++) {
        int at = count < NEAREST ? count++ : NEAREST;
        for (; at > 0 && suits_better(training, i, best[at - 1]); at--)
            if (at < NEAREST)
                best[at] = best[at - 1];
        if (at < NEAREST)
            best[at] = i;
    }
    int fresh = 0; /* the seen ones wait until all others are */
    while (fresh < count && training->states[best[fresh]].seen == training->states[best[0]].seen)
        fresh++;
    return count ? best[rng_below(rng, fresh)] : -1;
}
