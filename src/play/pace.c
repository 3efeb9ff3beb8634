/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "play/pace.h"

#include "play/session.h"

/* What was left when the player to move began to think about the current position. */
static int64_t left_before(const struct match *match)
{
    int64_t left = match_time_left(match, match_now(match)->turn);
    return match->thinking_at == match->at ? left + match->thinking : left;
}

int pace_limit(const struct match *match)
{
    enum { TURNS_TO_COME = 30 };
    const struct time_control *control = &match->time[match_now(match)->turn];
    if (control->kind == TIME_UNLIMITED)
        return 0;
    int64_t left = left_before(match), most = left / 2; /* a turn may have another move */
    int64_t limit =
        control->kind == TIME_PER_TURN ? most : left / TURNS_TO_COME + control->bonus * 3 / 4;
    limit = limit < most ? limit : most;
    return limit > 1 ? (int)limit : 1;
}

/* What may still be charged before the flag falls, or before the computer's limit. */
static int64_t room(const struct match *match)
{
    int player = match_now(match)->turn;
    int64_t left = match_time_left(match, player);
    if (player_is_person(&match->players[player]) || left == INT64_MAX)
        return left;
    int64_t rest = pace_limit(match) - (left_before(match) - left);
    return rest < left ? rest : left - 1;
}

uint32_t pace_charge(const struct match *match, uint32_t milliseconds)
{
    int64_t most = room(match);
    return most <= 0 ? 0 : milliseconds < most ? milliseconds : (uint32_t)most;
}
