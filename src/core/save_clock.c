/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "core/save_clock.h"

#include <stdlib.h>
#include <string.h>

#include "base/i18n.h"

enum { SPENT_MAX = 24 * 60 * 60 * 1000 }; /* a day, for moves without a limit */

void save_clock_write(const struct match *match, struct text *out)
{
    if (!match_is_timed(match))
        return;
    for (int player = 0; player < 2; player++) {
        char control[TIME_CONTROL_TEXT];
        int seat = match_is_swapped(match) ? 1 - player : player; /* as at the start */
        time_control_format(&match->time[seat], control);
        text_add(out, "time %d: %s\n", player + 1, control);
    }
    text_add(out, "spent:");
    for (int i = 0; i < match->length; i++)
        text_add(out, " %u", (unsigned)match->steps[i].spent);
    text_add(out, "\n");
    if (match->thinking > 0 && match->thinking_at == match->at)
        text_add(out, "thinking: %u\n", (unsigned)match->thinking);
}

/* Reads the next number of milliseconds; false if there is anything else. */
static bool next_time(const char **rest, uint32_t *time)
{
    char word[12];
    if (!next_word(rest, word, sizeof word) || strlen(word) > 8 ||
        word[strspn(word, "0123456789")] != '\0')
        return false;
    *time = (uint32_t)atoi(word);
    return *time <= SPENT_MAX;
}

/* The clocks while the match is replayed. */
struct clock_walk {
    int64_t left[2];
    int64_t turn_left;
};

/* What is wrong with the time of this step, with the number of the move; NULL if nothing is. */
static const char *walk_step(struct clock_walk *walk, const struct match *match, int index)
{
    const struct match_step *step = &match->steps[index];
    const struct position *position = match_position(match, index);
    int player = match_seat_of(match, index);
    const struct time_control *control = &match->time[player];
    bool fell = step->move.verb == VERB_TIME;
    if (position->phase == PHASE_SETUP || control->kind == TIME_UNLIMITED)
        return fell ? _("move %d: this player has no time limit") : NULL;
    bool begins = index == 0 || match->steps[index - 1].turn_start;
    int64_t *left = control->kind == TIME_TOTAL ? &walk->left[player] : &walk->turn_left;
    if (control->kind == TIME_PER_TURN && begins)
        *left = control->allowance;
    *left -= step->spent;
    if (fell)
        return *left > 0 ? _("move %d: this player had time left") : NULL;
    if (*left < 0)
        return _("move %d took longer than its player had");
    *left += step->turn_start && step->move.verb != VERB_SWAP ? control->bonus : 0;
    return NULL;
}

static bool restore_spent(struct match *match, const char *spent, struct fault *fault)
{
    struct clock_walk walk = {.left = {match->time[0].allowance, match->time[1].allowance}};
    char more[2];
    for (int i = 0; i < match->length; i++) {
        if (!next_time(&spent, &match->steps[i].spent))
            return fault_set(fault, _("'spent' has no time for move %d"), i + 1);
        const char *wrong = walk_step(&walk, match, i);
        if (wrong)
            return fault_set(fault, wrong, i + 1);
    }
    return !next_word(&spent, more, sizeof more) ||
           fault_set(fault, "%s", _("'spent' has more times than there are moves"));
}

static bool restore_thinking(struct match *match, const char *thinking, struct fault *fault)
{
    uint32_t pending = 0;
    char more[2];
    if (!next_time(&thinking, &pending) || next_word(&thinking, more, sizeof more))
        return fault_set(fault, "%s", _("'thinking' is a number of milliseconds"));
    match_think(match, pending);
    return match_time_left(match, match_now(match)->turn) > 0 || !match_clock_is_running(match) ||
           fault_set(fault, "%s", _("the player to move has thought longer than they had"));
}

bool save_clock_restore(struct match *match, const char *spent, const char *thinking,
                        struct fault *fault)
{
    if (!match_is_timed(match))
        return (!spent && !thinking) || fault_set(fault, "%s", _("this game has no time limit"));
    return (!spent || restore_spent(match, spent, fault)) &&
           (!thinking || restore_thinking(match, thinking, fault));
}
