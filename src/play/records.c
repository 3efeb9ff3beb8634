#include "play/records.h"

#include <stdlib.h>
#include <string.h>

#include "ai/computer.h"
#include "ai/levels.h"
#include "base/text.h"
#include "core/registry.h"

bool record_counts(const struct journal_game *game, const struct record_filter *filter, int *side)
{
    if (filter->game != RECORDS_ANY && game->game != filter->game)
        return false;
    *side = filter->who == game->who[0] ? 0 : 1;
    return game->who[*side] == filter->who &&
           (filter->opponent == RECORDS_ANY || game->who[1 - *side] == filter->opponent);
}

static void extend_streak(struct record_tally *tally, int change)
{
    bool goes_on = change > 0 ? tally->streak > 0 : tally->streak < 0;
    tally->streak = change == 0 ? 0 : goes_on ? tally->streak + change : change;
    if (tally->streak > tally->best_streak)
        tally->best_streak = tally->streak;
}

void record_tally(const struct journal *journal, const struct record_filter *filter,
                  struct record_tally *tally)
{
    *tally = (struct record_tally){0};
    for (int i = 0; i < journal->count; i++) {
        const struct journal_game *game = &journal->list[i];
        int side;
        if (!record_counts(game, filter, &side))
            continue;
        tally->played++;
        tally->won += game->winner == side;
        tally->drawn += game->winner == NOBODY;
        tally->lost += game->winner == 1 - side;
        extend_streak(tally, game->winner == NOBODY ? 0 : game->winner == side ? 1 : -1);
    }
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
        if (game->game != filter->game || game->who[0] == game->who[1])
            continue;
        rate_game(&standings, game);
        if (visit && record_counts(game, filter, &side))
            visit(game, standings.list[filter->who], context);
    }
    struct rating rating = standings.list[filter->who];
    standings_close(&standings);
    return rating;
}
