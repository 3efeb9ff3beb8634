/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "play/odds.h"

#include <stdio.h>

#include "base/i18n.h"
#include "base/text.h"

/* The first handicap of a player; -1: there is none. */
static int first_handicap(const struct game *game, enum handicap whose)
{
    for (int i = 0; i < game->option_count; i++)
        if (game->options[i].handicap == whose)
            return i;
    return -1;
}

bool odds_next(const struct match_plan *plan, int winner, struct odds_step *step)
{
    const struct game *game = plan->game;
    int own[2] = {first_handicap(game, HANDICAP_OF_1), first_handicap(game, HANDICAP_OF_2)};
    if (own[0] < 0 || own[1] < 0)
        return false;
    const struct option *option = &game->options[own[0]];
    int player = option->helps ? 1 - winner : winner;
    int given = plan->settings.value[own[1 - player]];
    *step = given > 0 ? (struct odds_step){own[1 - player], given - option->step, true}
                      : (struct odds_step){own[player],
                                           plan->settings.value[own[player]] + option->step, false};
    struct settings next = plan->settings;
    next.value[step->option] = step->value;
    return step->value <= option->max && settings_check(game, &next, NULL);
}

static const char *name_of(const struct match_plan *plan, int player)
{
    const char *name = plan->players[player].name;
    return *name ? name : _(plan->game->side[player]);
}

void odds_ask(const struct match_plan *plan, int winner, int streak, const struct odds_step *step,
              char text[ODDS_TEXT])
{
    const struct option *option = &plan->game->options[step->option];
    char games[12], count[12], value[OPTION_SHOWN];
    snprintf(games, sizeof games, "%d", streak);
    snprintf(count, sizeof count, "%d", step->value);
    option_show(option, step->value, value);
    const struct filling fillings[] = {{"winner", name_of(plan, winner)},
                                       {"loser", name_of(plan, 1 - winner)},
                                       {"streak", games},
                                       {"count", count},
                                       {"label", _(option->label)},
                                       {"value", value},
                                       {NULL, NULL}};
    text_fill(text, ODDS_TEXT,
              step->less ? _("{winner} has won the last {streak}. Next game with “{label}: "
                             "{value}”?")
                         : game_phrase(plan->game, PHRASE_SUGGEST_ODDS, step->value),
              fillings);
}
