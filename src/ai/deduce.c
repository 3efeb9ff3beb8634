/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "ai/deduce.h"

#include <string.h>

/* Pieces with the same possibilities are interchangeable: only their number matters. */
struct group {
    unsigned possible;
    int size;
};

struct groups {
    int count;
    struct group list[CELL_LIMIT];
};

static struct groups groups_of(const struct suspects *suspects)
{
    struct groups groups = {.count = 0};
    for (int i = 0; i < suspects->count; i++) {
        unsigned possible = suspects->list[i].possible;
        int at = 0;
        while (at < groups.count && groups.list[at].possible != possible)
            at++;
        if (at == groups.count)
            groups.list[groups.count++] = (struct group){.possible = possible};
        groups.list[at].size++;
    }
    return groups;
}

static double ways_to_choose(int from, int count)
{
    double ways = 1;
    for (int i = 0; i < count; i++)
        ways = ways * (from - i) / (i + 1);
    return ways;
}

/* Deals the pieces of kind `kind` and of all later ones to the groups from `group` on, of which
 * `left` of this kind are still to be dealt. */
static double count_ways(struct groups *groups, const int supply[KINDS_MAX], int kind, int group,
                         int left)
{
    if (group == groups->count) {
        if (left > 0)
            return 0;
        if (kind + 1 == KINDS_MAX)
            return 1;
        return count_ways(groups, supply, kind + 1, 0, supply[kind + 1]);
    }
    struct group *here = &groups->list[group];
    double ways = 0;
    int most = here->possible >> kind & 1 ? (here->size < left ? here->size : left) : 0;
    for (int dealt = 0; dealt <= most; dealt++) {
        double chosen = ways_to_choose(here->size, dealt);
        here->size -= dealt;
        ways += chosen * count_ways(groups, supply, kind, group + 1, left - dealt);
        here->size += dealt;
    }
    return ways;
}

/* In how many armies does every suspect have a kind it can have? */
static double count_armies(const struct suspects *suspects)
{
    struct groups groups = groups_of(suspects);
    return count_ways(&groups, suspects->left, 0, 0, suspects->left[0]);
}

static bool is_one_bit(unsigned bits)
{
    return bits && !(bits & (bits - 1));
}

void deduce(struct deduction *deduction, const struct view *view)
{
    static const struct deduction none;
    struct suspects suspects;
    suspects_find(&suspects, view);
    *deduction = none;
    deduction->count = suspects.count;
    deduction->armies = count_armies(&suspects);
    for (int i = 0; i < suspects.count; i++) {
        unsigned possible = suspects.list[i].possible, found = 0;
        for (int kind = 0; kind < KINDS_MAX; kind++) {
            suspects.list[i].possible = 1u << kind;
            if (possible >> kind & 1 && count_armies(&suspects) > 0)
                found |= 1u << kind;
        }
        suspects.list[i].possible = possible;
        deduction->pieces[i].cell = suspects.list[i].cell;
        deduction->pieces[i].seen = is_one_bit(possible);
        deduction->pieces[i].possible = found;
    }
}

int deduce_only(const struct deduction *deduction, unsigned kinds)
{
    int cell = CELL_NONE;
    for (int i = 0; i < deduction->count; i++) {
        if (deduction->pieces[i].possible & ~kinds)
            continue;
        if (cell != CELL_NONE)
            return CELL_NONE;
        cell = deduction->pieces[i].cell;
    }
    return cell;
}
