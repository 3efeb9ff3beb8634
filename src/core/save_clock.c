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
    if (match->thinking > 0 && match->thinking_at == match->length)
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

static bool walk_step(struct clock_walk *walk, const struct match *match, int index)
{
    const struct match_step *step = &match->steps[index];
    const struct position *position = match_position(match, index);
    int player = match_seat_of(match, index);
    const struct time_control *control = &match->time[player];
    if (position->phase == PHASE_SETUP || control->kind == TIME_UNLIMITED)
        return true;
    if (control->kind == TIME_TOTAL) {
        walk->left[player] -= step->spent;
        bool in_time = walk->left[player] >= 0 || step->move.verb == VERB_TIME;
        walk->left[player] += step->turn_start && step->move.verb != VERB_SWAP ? control->bonus : 0;
        return in_time;
    }
    bool begins = index == 0 || match->steps[index - 1].turn_start;
    walk->turn_left = (begins ? control->allowance : walk->turn_left) - step->spent;
    return walk->turn_left >= 0 || step->move.verb == VERB_TIME;
}

bool save_clock_restore(struct match *match, const char *spent, const char *thinking,
                        struct fault *fault)
{
    struct clock_walk walk = {.left = {match->time[0].allowance, match->time[1].allowance}};
    if (!match_is_timed(match))
        return (!spent && !thinking) || fault_set(fault, "%s", _("this game has no time limit"));
    for (int i = 0; spent && i < match->length; i++)
        if (!next_time(&spent, &match->steps[i].spent))
            return fault_set(fault, _("'spent' has no time for move %d"), i + 1);
        else if (!walk_step(&walk, match, i))
            return fault_set(fault, _("move %d took longer than its player had"), i + 1);
    char more[2];
    if (spent && next_word(&spent, more, sizeof more))
        return fault_set(fault, "%s", _("'spent' has more times than there are moves"));
    uint32_t pending = 0;
    if (thinking && (!next_time(&thinking, &pending) || next_word(&thinking, more, sizeof more)))
        return fault_set(fault, "%s", _("'thinking' is a number of milliseconds"));
    match_think(match, pending);
    return true;
}
