/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "core/cause.h"

#include "base/i18n.h"

enum { TURN_STEPS = 4 }; /* no turn that ends a game has more */

/* The position before the steps with which players end a match. */
static int last_of_the_game(const struct match *match, int index)
{
    while (index > 0 && move_is_for_match(match->steps[index - 1].move))
        index--;
    return index;
}

int match_last_turn(const struct match *match, int index, struct events *steps, int max)
{
    int end = last_of_the_game(match, index), first = end - 1, count = 0;
    if (end == 0 || match_ply(match, end) == 0) /* setups are private */
        return 0;
    while (first > 0 && !match->steps[first - 1].turn_start)
        first--;
    for (int step = first; step < end && count < max; step++)
        match_events(match, step, VIEWER_ALL, &steps[count++]);
    return count;
}

static void add_cell(struct cause *cause, int cell)
{
    for (int i = 0; i < cause->count; i++)
        if (cause->cells[i] == cell)
            return;
    if (cell < CELL_LIMIT && cause->count < GEOMETRY_CELLS_MAX)
        cause->cells[cause->count++] = (uint8_t)cell;
}

/* The men that `player`, or with NOBODY both, still have. */
static void add_men(struct cause *cause, const struct match *match, int index, int player)
{
    struct geometry geometry;
    match->game->geometry(&match->settings, &geometry);
    for (int i = 0; i < geometry.cell_count; i++) {
        int owner = match->game->piece_at(match_position(match, index), geometry.cells[i]).owner;
        if (owner == player || (player == NOBODY && owner < 2))
            add_cell(cause, geometry.cells[i]);
    }
}

/* Where men were taken or left the board; failing that, where the last turn led. */
static void add_last_turn(struct cause *cause, const struct match *match, int index)
{
    struct events steps[TURN_STEPS];
    int count = match_last_turn(match, index, steps, TURN_STEPS);
    for (int going = 1; going >= 0 && cause->count == 0; going--)
        for (int i = 0; i < count; i++)
            for (int k = 0; k < steps[i].count; k++) {
                const struct event *event = &steps[i].list[k];
                bool gone = event->type == EVENT_CAPTURED || event->type == EVENT_REMOVED ||
                            event->type == EVENT_LEFT;
                if (going && gone)
                    add_cell(cause, event->from);
                else if (!going && (event->type == EVENT_MOVED || event->type == EVENT_PLACED))
                    add_cell(cause, event->to);
            }
}

static struct ending ending_of(const struct game *game, int reason)
{
    static const struct ending common[REASON_OWN] = {
        [REASON_BLOCKED] = {.shows = SHOWS_LOSER, .label = N_("No move left")},
        [REASON_IMMOBILE] = {.shows = SHOWS_EVERYBODY, .label = N_("Nobody can move")},
        [REASON_REPETITION] = {.shows = SHOWS_NOTHING},
        [REASON_QUIET] = {.shows = SHOWS_NOTHING},
        [REASON_RESIGNED] = {.shows = SHOWS_NOTHING},
        [REASON_AGREED] = {.shows = SHOWS_NOTHING},
        [REASON_TIME] = {.shows = SHOWS_CLOCK, .label = N_("Time is up")},
    };
    return reason < REASON_OWN ? common[reason] : game->endings[reason - REASON_OWN];
}

bool match_cause(const struct match *match, int index, struct cause *cause)
{
    struct outcome outcome = match_outcome_at(match, index);
    *cause = (struct cause){.player = NOBODY};
    if (!outcome_over(outcome))
        return false;
    struct ending ending = ending_of(match->game, outcome.reason);
    int loser = outcome.winner == NOBODY ? NOBODY : 1 - outcome.winner;
    cause->label = ending.label;
    switch (ending.shows) {
    case SHOWS_LAST_TURN:
        cause->player = outcome.winner;
        break;
    case SHOWS_LOSER:
        cause->player = loser;
        add_men(cause, match, index, loser);
        break;
    case SHOWS_WINNER:
        cause->player = outcome.winner;
        add_men(cause, match, index, outcome.winner);
        break;
    case SHOWS_EVERYBODY:
        add_men(cause, match, index, NOBODY);
        break;
    case SHOWS_CLOCK:
        cause->player = loser;
        cause->clock = true;
        return true;
    case SHOWS_NOTHING:
        return false;
    }
    if (cause->count == 0) /* nobody is left, or it is where men went */
        add_last_turn(cause, match, index);
    return cause->count > 0;
}
