/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "play/draft.h"

#include <stdio.h>
#include <string.h>

#include "base/i18n.h"
#include "core/refusal.h"

/* The cells on which pieces may be placed; the front row is the one nearest the middle of the
 * board. */
static void find_cells(struct draft *draft, const struct position *position)
{
    struct move list[MOVES_MAX];
    bool home[CELL_LIMIT] = {false};
    int count = draft->game->moves(position, list);
    for (int i = 0; i < count; i++)
        if (list[i].verb == VERB_PLACE)
            home[list[i].to] = true;
    for (int i = 0; i < CELL_LIMIT; i++) { /* the second player sits on the other side */
        int cell = draft->player == 0 ? i : CELL_LIMIT - 1 - i;
        if (home[cell])
            draft->cells[draft->count++] = (uint8_t)cell;
    }
}

void draft_open(struct draft *draft, const struct game *game, const struct position *position,
                struct rng *rng)
{
    memset(draft, 0, sizeof *draft);
    memset(draft->kind, DRAFT_EMPTY, sizeof draft->kind);
    draft->game = game;
    draft->player = position->turn;
    draft->preset = -1;
    memcpy(&draft->start, position, game->position_size);
    find_cells(draft, position);
    int used = 0;
    for (int kind = 0; kind < game->kind_count; kind++)
        for (int i = game->tally(position, draft->player, kind).in_hand; i > 0; i--)
            draft->kind[draft->cells[used++]] = (uint8_t)kind;
    draft_shuffle(draft, rng);
}

void draft_swap(struct draft *draft, int a, int b)
{
    uint8_t kind = draft->kind[a];
    draft->kind[a] = draft->kind[b];
    draft->kind[b] = kind;
}

void draft_shuffle(struct draft *draft, struct rng *rng)
{
    for (int i = draft->count - 1; i > 0; i--)
        draft_swap(draft, draft->cells[i], draft->cells[rng_below(rng, i + 1)]);
}

bool draft_has(const struct draft *draft, int cell)
{
    for (int i = 0; i < draft->count; i++)
        if (draft->cells[i] == cell)
            return true;
    return false;
}

/* The cells of a row are adjacent in `cells`. */
void draft_mirror(struct draft *draft)
{
    for (int first = 0, last; first < draft->count; first = last) {
        for (last = first;
             last < draft->count && cell_row(draft->cells[last]) == cell_row(draft->cells[first]);
             last++)
            ;
        for (int i = first, k = last - 1; i < k; i++, k--)
            draft_swap(draft, draft->cells[i], draft->cells[k]);
    }
}

static int kind_by_symbol(const struct game *game, const char *symbol)
{
    for (int kind = 0; kind < game->kind_count; kind++)
        if (strcmp(game->kinds[kind].symbol, symbol) == 0)
            return kind;
    return DRAFT_EMPTY;
}

static bool has_kind(const struct draft *draft, int kind)
{
    for (int i = 0; i < draft->count; i++)
        if (draft->kind[draft->cells[i]] == kind)
            return true;
    return false;
}

bool draft_read(struct draft *draft, const char *text)
{
    struct draft read = *draft;
    int balance[KINDS_MAX] = {0}; /* pieces of each kind, minus those read */
    for (int i = 0; i < draft->count; i++) {
        char symbol[8];
        int length = 0, old = draft->kind[draft->cells[i]];
        if (sscanf(text, " %7s%n", symbol, &length) != 1)
            return false;
        text += length;
        int kind = kind_by_symbol(draft->game, symbol);
        if (kind == DRAFT_EMPTY && strcmp(symbol, ".") != 0)
            return false;
        if (!has_kind(draft, kind)) /* a handicap took it away: its cell stays empty */
            kind = DRAFT_EMPTY;
        read.kind[draft->cells[i]] = (uint8_t)kind;
        if (kind != DRAFT_EMPTY)
            balance[kind]--;
        if (old != DRAFT_EMPTY)
            balance[old]++;
    }
    for (int kind = 0; kind < draft->game->kind_count; kind++)
        if (balance[kind] != 0)
            return false;
    *draft = read;
    return true;
}

void draft_write(const struct draft *draft, char text[DRAFT_TEXT])
{
    size_t used = 0;
    text[0] = '\0';
    for (int i = 0; i < draft->count && used < DRAFT_TEXT; i++) {
        int kind = draft->kind[draft->cells[i]];
        int n = snprintf(text + used, DRAFT_TEXT - used, "%s%s", i ? " " : "",
                         kind == DRAFT_EMPTY ? "." : draft->game->kinds[kind].symbol);
        used += n > 0 ? (size_t)n : 0;
    }
}

bool draft_next_preset(struct draft *draft)
{
    const char *const *setups = draft->game->setups;
    int count = 0;
    while (setups && setups[count])
        count++;
    for (int i = 1; i <= count; i++) {
        int preset = (draft->preset + i) % count;
        if (draft_read(draft, setups[preset])) {
            draft->preset = preset;
            return true;
        }
    }
    return false;
}

static void place_all(const struct draft *draft, struct match *match)
{
    for (int i = 0; i < draft->count; i++)
        if (draft->kind[draft->cells[i]] != DRAFT_EMPTY)
            match_play(match, move_place(draft->kind[draft->cells[i]], draft->cells[i]));
}

void draft_keep(const struct draft *draft, struct match *match)
{
    int before = match->at;
    place_all(draft, match);
    match_go(match, before);
}

bool draft_recall(struct draft *draft, const struct match *match)
{
    struct draft kept = *draft;
    char text[DRAFT_TEXT];
    memset(kept.kind, DRAFT_EMPTY, sizeof kept.kind);
    for (int i = match->at; i < match->length && match->steps[i].move.verb == VERB_PLACE; i++)
        kept.kind[match->steps[i].move.to] = match->steps[i].move.kind;
    draft_write(&kept, text);
    return draft_read(draft, text); /* checks that the army is complete */
}

bool draft_check(const struct draft *draft, struct fault *fault)
{
    union position_room room[2] = {draft->start};
    struct move list[MOVES_MAX], ready = move_word(VERB_READY);
    int now = 0;
    for (int i = 0; i < draft->count; i++) {
        int cell = draft->cells[i], kind = draft->kind[cell];
        if (kind == DRAFT_EMPTY)
            continue;
        draft->game->apply(&room[now].base, move_place(kind, cell), &room[1 - now].base, NULL);
        now = 1 - now;
    }
    if (draft->game->moves(&room[now].base, list) == 1 && move_equal(list[0], ready))
        return true;
    return refuse(draft->game, &room[now].base, ready, fault);
}

bool draft_play(const struct draft *draft, struct match *match, struct fault *fault)
{
    if (!draft_check(draft, fault))
        return false;
    place_all(draft, match);
    return match_play(match, move_word(VERB_READY));
}
