/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "play/records.h"

#include <stdlib.h>
#include <string.h>

#include "ai/computer.h"
#include "ai/levels.h"
#include "base/text.h"
#include "core/registry.h"

bool record_selects(const struct journal_game *game, const struct record_filter *filter, int *side)
{
    if (filter->game != RECORDS_ANY && game->game != filter->game)
        return false;
    *side = filter->who == game->who[0] ? 0 : 1;
    return game->who[*side] == filter->who &&
           (filter->opponent == RECORDS_ANY || game->who[1 - *side] == filter->opponent);
}

void record_add(struct record_tally *tally, int result)
{
    bool continues = result > 0 ? tally->streak > 0 : tally->streak < 0;
    tally->played++;
    tally->won += result > 0;
    tally->drawn += result == 0;
    tally->lost += result < 0;
    tally->streak = result == 0 ? 0 : continues ? tally->streak + result : result;
    if (tally->streak > tally->best_streak)
        tally->best_streak = tally->streak;
}

static int result_for(const struct journal_game *game, int side)
{
    return game->winner == NOBODY ? 0 : game->winner == side ? 1 : -1;
}

void record_tally(const struct journal *journal, const struct record_filter *filter,
                  struct record_tally *tally)
{
    *tally = (struct record_tally){0};
    for (int i = 0; i < journal->count; i++) {
        const struct journal_game *game = &journal->list[i];
        int side;
        if (game->weight != WEIGHT_NONE && record_selects(game, filter, &side))
            record_add(tally, result_for(game, side));
    }
}

int record_winning_streak(const struct journal *journal, const struct contestant *a,
                          const struct contestant *b, const char *game)
{
    struct record_tally tally;
    struct record_filter filter = {
        .who = journal_find(journal, a),
        .opponent = journal_find(journal, b),
        .game = journal_find_game(journal, game),
    };
    if (filter.who < 0 || filter.opponent < 0 || filter.game < 0)
        return 0;
    record_tally(journal, &filter, &tally);
    return tally.streak;
}

static int most_games_first(const void *a, const void *b)
{
    const struct record_opponent *left = a, *right = b;
    if (left->tally.played != right->tally.played)
        return left->tally.played < right->tally.played ? 1 : -1;
    return left->who < right->who ? -1 : left->who > right->who;
}

int record_opponents(const struct journal *journal, const struct record_filter *filter,
                     struct record_opponent **list)
{
    size_t count = (size_t)journal->contestant_count;
    struct record_opponent *all = memory_resize(NULL, (count + 1) * sizeof *all);
    for (size_t i = 0; i < count; i++)
        all[i] = (struct record_opponent){.who = (int)i};
    for (int i = 0; i < journal->count; i++) {
        const struct journal_game *game = &journal->list[i];
        int side;
        if (game->weight != WEIGHT_NONE && record_selects(game, filter, &side))
            record_add(&all[game->who[1 - side]].tally, result_for(game, side));
    }
    int met = 0;
    for (size_t i = 0; i < count; i++)
        if (all[i].tally.played > 0)
            all[met++] = all[i];
    qsort(all, (size_t)met, sizeof *all, most_games_first);
    *list = all;
    return met;
}

/* ---- ratings ---- */

/* Everyone's rating at the current point of the journal. */
struct standings {
    struct rating *list;
    bool *fixed; /* the computer's levels keep their rating */
};

static void standings_open(struct standings *standings, const struct journal *journal, int game)
{
    size_t count = (size_t)journal->contestant_count;
    const struct game *rules = game_find(journal->games[game]);
    standings->list = memory_resize(NULL, (count + 1) * sizeof *standings->list);
    standings->fixed = memory_resize(NULL, (count + 1) * sizeof *standings->fixed);
    for (size_t i = 0; i < count; i++) {
        int level = computer_level(journal->contestants[i].text);
        standings->fixed[i] = rules && level >= 0;
        standings->list[i] = standings->fixed[i] ? rating_of_anchor(level_rating(rules, level))
                                                 : rating_of_newcomer();
    }
}

static void standings_close(struct standings *standings)
{
    free(standings->list);
    free(standings->fixed);
}

/* Both ratings are updated from their values before the game. */
static void rate_game(struct standings *standings, const struct journal_game *game)
{
    struct rating before[2] = {standings->list[game->who[0]], standings->list[game->who[1]]};
    for (int side = 0; side < 2; side++) {
        struct rating_result result = {
            .opponent = before[1 - side],
            .score = game->winner == NOBODY ? 0.5
                     : game->winner == side ? 1
                                            : 0,
        };
        if (!standings->fixed[game->who[side]])
            standings->list[game->who[side]] = rating_after(before[side], &result, 1);
    }
}

struct rating record_rating(const struct journal *journal, const struct record_filter *filter,
                            record_curve_visit *visit, void *context)
{
    struct standings standings;
    standings_open(&standings, journal, filter->game);
    for (int i = 0; i < journal->count; i++) {
        const struct journal_game *game = &journal->list[i];
        int side;
        if (game->game != filter->game || game->weight != WEIGHT_RATING)
            continue;
        rate_game(&standings, game);
        if (visit && record_selects(game, filter, &side))
            visit(game, standings.list[filter->who], context);
    }
    struct rating rating = standings.list[filter->who];
    standings_close(&standings);
    return rating;
}
