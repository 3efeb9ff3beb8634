/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "cli/suite.h"

#include <stdlib.h>
#include <string.h>

#include "base/files.h"
#include "base/i18n.h"
#include "base/text.h"
#include "cli/arguments.h"
#include "core/notation.h"

const uint64_t suite_budgets[SUITE_BUDGETS] = {10000, 100000};

static bool start_match(struct match *match, const char *header, struct fault *fault)
{
    char id[40];
    if (!next_word(&header, id, sizeof id))
        return fault_set(fault, _("a game must be given"));
    const struct game *game = game_called(id, fault);
    if (!game)
        return false;
    struct settings settings = settings_default(game);
    if (!settings_read(game, &settings, header, fault))
        return false;
    match_start(match, game, &settings);
    return true;
}

static bool read_best(struct suite_entry *entry, const char *words, struct fault *fault)
{
    char word[40];
    const struct match *match = &entry->match;
    while (next_word(&words, word, sizeof word)) {
        if (entry->best_count == SUITE_BEST)
            return fault_set(fault, _("there are more than %d best moves"), SUITE_BEST);
        struct move *best = &entry->best[entry->best_count++];
        if (!move_find(match->game, match_now(match), word, best, fault))
            return false;
        if (move_ends_match(*best)) /* no search ever finds it */
            return fault_set(fault, _("this is not a move"));
    }
    return entry->best_count > 0 || fault_set(fault, _("no best move is given"));
}

static bool goes_on(const struct match *match, struct fault *fault)
{
    return !outcome_over(match_outcome(match)) || fault_set(fault, _("the game is over"));
}

static bool read_entry(struct suite_entry *entry, char *line, struct fault *fault)
{
    char *moves = strchr(line, '|'), *best = moves ? strchr(moves + 1, '|') : NULL;
    if (!best)
        return fault_set(fault, _("a line is 'game options | moves | best moves'"));
    *moves++ = *best++ = '\0';
    *entry = (struct suite_entry){.best_count = 0};
    if (!start_match(&entry->match, line, fault))
        return false;
    if (match_play_moves(&entry->match, moves, fault) && goes_on(&entry->match, fault) &&
        read_best(entry, best, fault))
        return true;
    match_free(&entry->match);
    return false;
}

static bool read_lines(struct suite *suite, const char *path, char *text, struct fault *fault)
{
    int number = 0;
    for (char *line = text, *end; line; line = end) {
        struct fault reason;
        number++;
        end = strchr(line, '\n');
        if (end)
            *end++ = '\0';
        line[strcspn(line, "#")] = '\0';
        if (!line[strspn(line, " \t\r")])
            continue;
        suite->entries =
            memory_resize(suite->entries, ((size_t)suite->count + 1) * sizeof *suite->entries);
        if (!read_entry(&suite->entries[suite->count], line, &reason))
            return fault_set(fault, _("%.150s, line %d: %.150s"), path, number, reason.text);
        suite->count++;
    }
    return suite->count > 0 || fault_set(fault, _("%.200s: there are no positions in it"), path);
}

bool suite_read(struct suite *suite, const char *path, struct fault *fault)
{
    *suite = (struct suite){0};
    enum { SUITE_BYTES_MAX = 1 << 20 };
    size_t size;
    char *text = file_read(path, SUITE_BYTES_MAX, &size, fault);
    bool fine = text && read_lines(suite, path, text, fault);
    free(text);
    if (!fine)
        suite_free(suite);
    return fine;
}

void suite_free(struct suite *suite)
{
    for (int i = 0; i < suite->count; i++)
        match_free(&suite->entries[i].match);
    free(suite->entries);
    *suite = (struct suite){0};
}

void suite_search(struct searcher *searcher, const struct match *match,
                  const struct search_limits *limits, bool every_move, struct search_result *result)
{
    struct view view;
    view_take(&view, match, match_now(match)->turn);
    struct search_request request = {.view = &view, .limits = *limits, .every_move = every_move};
    search(searcher, &request, result);
    view_free(&view);
}

bool suite_solved(struct searcher *searcher, const struct suite_entry *entry, uint64_t nodes)
{
    static struct search_result result; /* too large for the stack */
    suite_search(searcher, &entry->match, &(struct search_limits){.nodes = nodes}, false, &result);
    for (int i = 0; i < entry->best_count; i++)
        if (move_equal(entry->best[i], result.moves[0].move))
            return true;
    return false;
}

void suite_measure(struct searcher *searcher, const struct suite *suite, int solved[SUITE_BUDGETS])
{
    for (int b = 0; b < SUITE_BUDGETS; b++) {
        solved[b] = 0;
        for (int i = 0; i < suite->count; i++)
            solved[b] += suite_solved(searcher, &suite->entries[i], suite_budgets[b]);
    }
}
