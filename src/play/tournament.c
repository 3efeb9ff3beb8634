/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "play/tournament.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/i18n.h"
#include "base/text.h"

bool tournament_is_valid(const struct tournament *tournament, struct fault *fault)
{
    if (tournament->entrant_count < ENTRANTS_MIN || tournament->entrant_count > ENTRANTS_MAX)
        return fault_set(fault, _("A tournament is for %d to %d people."), ENTRANTS_MIN,
                         ENTRANTS_MAX);
    if (tournament->game_count < 1 || tournament->game_count > TOURNAMENT_GAMES_MAX)
        return fault_set(fault, "%s", _("A tournament needs a game to play."));
    for (int i = 0; i < tournament->entrant_count; i++)
        for (int k = 0; k < i; k++)
            if (strcmp(tournament->entrants[i].id, tournament->entrants[k].id) == 0)
                return fault_set(fault, _("%s can take part only once."),
                                 tournament->entrants[i].name);
    return true;
}

/* ---- playing through the results ---- */

/* Follows the tournament from pairing to pairing up to the first game without a result. */
struct walk {
    const struct tournament *tournament;
    struct standing list[ENTRANTS_MAX]; /* by entrant */
    int half_points_against[ENTRANTS_MAX][ENTRANTS_MAX];
    bool waiting; /* for a result; `next` is the game */
    struct pairing next;
    int tie_count;
    struct tie ties[TIES_MAX]; /* of a knockout */
};

static void count_result(struct walk *walk, const struct pairing *pairing, int winner)
{
    for (int side = 0; side < 2; side++) {
        int me = pairing->entrants[side], other = pairing->entrants[1 - side];
        struct standing *standing = &walk->list[me];
        int gain = winner == NOBODY ? 1 : winner == side ? 2 : 0;
        standing->played++;
        standing->won += winner == side;
        standing->drawn += winner == NOBODY;
        standing->lost += winner == 1 - side;
        standing->half_points += gain;
        walk->half_points_against[me][other] += gain;
    }
}

static bool is_same_pairing(const struct pairing *a, const struct pairing *b)
{
    return a->entrants[0] == b->entrants[0] && a->entrants[1] == b->entrants[1] &&
           a->game == b->game && a->round == b->round && a->replays == b->replays;
}

/* The winner of a game, by result or because an entrant has withdrawn; -1 if it has not been
 * played. */
static int winner_of(const struct tournament *tournament, const struct pairing *pairing)
{
    for (int i = 0; i < tournament->result_count; i++)
        if (is_same_pairing(&tournament->results[i].pairing, pairing))
            return tournament->results[i].winner;
    bool first_gone = tournament->entrants[pairing->entrants[0]].gone;
    bool second_gone = tournament->entrants[pairing->entrants[1]].gone;
    if (!first_gone && !second_gone)
        return -1;
    return first_gone && second_gone ? NOBODY : first_gone ? 1 : 0;
}

static int result_of(struct walk *walk, const struct pairing *pairing)
{
    int winner = winner_of(walk->tournament, pairing);
    if (winner >= 0) {
        count_result(walk, pairing, winner);
    } else if (!walk->waiting) {
        walk->waiting = true;
        walk->next = *pairing;
    }
    return winner;
}

/* ---- league ---- */

/* The circle method: the first entrant stays, the others rotate; with an odd number one sits
 * out. */
static int circle_seat(int round, int seat, int seats)
{
    return seat == 0 ? 0 : 1 + (seat - 1 + round) % (seats - 1);
}

static int league_seats(const struct tournament *tournament)
{
    return tournament->entrant_count + tournament->entrant_count % 2;
}

static void walk_league(struct walk *walk)
{
    int count = walk->tournament->entrant_count, seats = league_seats(walk->tournament);
    int rounds = seats - 1;
    for (int round = 0; round < rounds * walk->tournament->game_count; round++)
        for (int table = 0; table < seats / 2; table++) {
            int a = circle_seat(round % rounds, table, seats);
            int b = circle_seat(round % rounds, seats - 1 - table, seats);
            /* By parity everyone moves first as often as second, give or take one; the next time
             * they meet it is the other way round. */
            bool swap = (((a + b) % 2 == 1) == (a > b)) != (round / rounds % 2 == 1);
            struct pairing pairing = {
                .entrants = {swap ? b : a, swap ? a : b}, .game = round / rounds, .round = round};
            if (a < count && b < count)
                result_of(walk, &pairing);
        }
}

/* ---- knockout ---- */

static void count_tie(struct tie *tie, const struct pairing *pairing, int winner)
{
    bool swapped = pairing->entrants[0] != tie->entrants[0];
    for (int side = 0; side < 2; side++) {
        int half_points = winner == NOBODY ? 1 : winner == side ? 2 : 0;
        tie->half_points[swapped ? 1 - side : side] += half_points;
    }
}

/* A tie consists of all the games, then of replays until it is decided; sides alternate. Returns
 * the winner. */
static int walk_tie(struct walk *walk, struct tie *tie)
{
    int a = tie->entrants[0], b = tie->entrants[1];
    int lead = 0, games = walk->tournament->game_count;
    for (int played = 0; played < games || lead == 0; played++) {
        bool swap = played % 2;
        struct pairing pairing = {.entrants = {swap ? b : a, swap ? a : b},
                                  .game = played % games,
                                  .round = tie->round,
                                  .replays = played / games};
        bool both_gone = walk->tournament->entrants[a].gone && walk->tournament->entrants[b].gone;
        if (both_gone)
            return a; /* the next opponent wins without playing */
        bool waiting = walk->waiting;
        int winner = result_of(walk, &pairing);
        if (winner < 0) {
            tie->next = !waiting;
            return ENTRANT_OPEN;
        }
        count_tie(tie, &pairing, winner);
        if (winner != NOBODY)
            lead += pairing.entrants[winner] == a ? 1 : -1;
        if (abs(lead) > games - 1 - played && played < games - 1)
            break; /* nobody can catch up */
    }
    walk->list[lead > 0 ? b : a].out = true;
    return lead > 0 ? a : b;
}

static struct tie *add_tie(struct walk *walk, int round, int a, int b)
{
    struct tie *tie = &walk->ties[walk->tie_count++];
    *tie = (struct tie){.round = round, .entrants = {a, b}, .winner = ENTRANT_OPEN};
    if (b == ENTRANT_BYE)
        tie->winner = a;
    else if (a >= 0 && b >= 0)
        tie->winner = walk_tie(walk, tie);
    return tie;
}

/* Unless the number of entrants is a power of two, the first in the draw get a bye. */
static int walk_knockout(struct walk *walk)
{
    int field[ENTRANTS_MAX], size = 4, count = walk->tournament->entrant_count;
    while (size < count)
        size *= 2;
    int byes = size - count;
    for (int i = 0, next = 0; i < size; i += 2) {
        field[i] = next++;
        field[i + 1] = i / 2 < byes ? ENTRANT_BYE : next++;
    }
    for (int round = 0; size > 1; round++, size /= 2)
        for (int i = 0; i < size / 2; i++)
            field[i] = add_tie(walk, round, field[2 * i], field[2 * i + 1])->winner;
    return field[0];
}

/* Returns the winner of a knockout, otherwise -1. */
static int walk_all(struct walk *walk, const struct tournament *tournament)
{
    *walk = (struct walk){.tournament = tournament};
    for (int i = 0; i < tournament->entrant_count; i++)
        walk->list[i].entrant = i;
    if (tournament->kind == TOURNAMENT_KNOCKOUT)
        return walk_knockout(walk);
    walk_league(walk);
    return -1;
}

/* ---- queries and results ---- */

bool tournament_next(const struct tournament *tournament, struct pairing *pairing)
{
    struct walk walk;
    walk_all(&walk, tournament);
    *pairing = walk.next;
    return walk.waiting;
}

bool tournament_record(struct tournament *tournament, int winner)
{
    struct pairing pairing;
    assert(winner >= 0 && winner <= NOBODY);
    if (!tournament_next(tournament, &pairing) ||
        tournament->result_count == TOURNAMENT_RESULTS_MAX)
        return false;
    tournament->results[tournament->result_count++] =
        (struct tournament_result){.pairing = pairing, .winner = winner};
    return true;
}

static int better_first(const void *first, const void *second)
{
    const struct standing *a = first, *b = second;
    if (a->out != b->out)
        return a->out - b->out;
    if (a->half_points != b->half_points)
        return b->half_points - a->half_points;
    if (a->beaten != b->beaten)
        return b->beaten - a->beaten;
    if (a->won != b->won)
        return b->won - a->won;
    return a->entrant - b->entrant;
}

bool standings_are_level(const struct standing *a, const struct standing *b)
{
    return a->out == b->out && a->half_points == b->half_points && a->beaten == b->beaten &&
           a->won == b->won;
}

void tournament_table(const struct tournament *tournament, struct standing table[ENTRANTS_MAX])
{
    struct walk walk;
    int count = tournament->entrant_count;
    walk_all(&walk, tournament);
    for (int i = 0; i < count; i++) {
        table[i] = walk.list[i];
        for (int k = 0; k < count; k++)
            table[i].beaten += walk.half_points_against[i][k] * walk.list[k].half_points;
    }
    qsort(table, (size_t)count, sizeof *table, better_first);
}

int tournament_ties(const struct tournament *tournament, struct tie list[TIES_MAX])
{
    struct walk walk;
    walk_all(&walk, tournament);
    memcpy(list, walk.ties, sizeof walk.ties);
    return walk.tie_count;
}

int tournament_rounds(const struct tournament *tournament)
{
    if (tournament->kind == TOURNAMENT_KNOCKOUT)
        return tournament->entrant_count > 4 ? 3 : 2;
    return (league_seats(tournament) - 1) * tournament->game_count;
}

int tournament_sits_out(const struct tournament *tournament, int round)
{
    int count = tournament->entrant_count, seats = league_seats(tournament);
    for (int table = 0; table < seats / 2; table++) {
        int a = circle_seat(round % (seats - 1), table, seats);
        int b = circle_seat(round % (seats - 1), seats - 1 - table, seats);
        if (a == count || b == count)
            return a == count ? b : a;
    }
    return -1;
}

int tournament_winner(const struct tournament *tournament)
{
    struct walk walk;
    int winner = walk_all(&walk, tournament);
    if (walk.waiting)
        return -1;
    if (tournament->kind == TOURNAMENT_KNOCKOUT)
        return winner;
    struct standing table[ENTRANTS_MAX];
    tournament_table(tournament, table);
    return table[0].entrant;
}

void tournament_withdraw(struct tournament *tournament, int entrant)
{
    tournament->entrants[entrant].gone = true;
}

/* ---- as text ---- */

static const char first_line[] = "quatuor tournament 1";

void tournament_write(const struct tournament *tournament, struct text *out)
{
    text_add(out, "%s\nkind: %s\n", first_line,
             tournament->kind == TOURNAMENT_LEAGUE ? "league" : "knockout");
    for (int i = 0; i < tournament->game_count; i++)
        text_add(out, "game: %s\n", tournament->games[i]);
    for (int i = 0; i < tournament->entrant_count; i++) {
        const struct entrant *entrant = &tournament->entrants[i];
        text_add(out, "%s: %s %s\n", entrant->gone ? "left" : "entrant", entrant->id,
                 entrant->name);
    }
    for (int i = 0; i < tournament->result_count; i++) {
        const struct tournament_result *result = &tournament->results[i];
        const struct pairing *pairing = &result->pairing;
        text_add(out, "result: %d %d %d %d %d %d\n", pairing->round, pairing->entrants[0],
                 pairing->entrants[1], pairing->game, pairing->replays, result->winner);
    }
    text_add(out, "end\n");
}

static bool read_entrant(struct tournament *tournament, const char *value, bool gone)
{
    struct entrant entrant = {.gone = gone};
    if (tournament->entrant_count == ENTRANTS_MAX ||
        !next_word(&value, entrant.id, sizeof entrant.id) || strlen(entrant.id) != PERSON_ID - 1)
        return false;
    value += strspn(value, " ");
    if (!*value || strlen(value) >= sizeof entrant.name)
        return false;
    strcpy(entrant.name, value);
    tournament->entrants[tournament->entrant_count++] = entrant;
    return true;
}

static bool read_game(struct tournament *tournament, const char *value)
{
    if (tournament->game_count == TOURNAMENT_GAMES_MAX || !*value ||
        strlen(value) >= TOURNAMENT_GAME_ID)
        return false;
    strcpy(tournament->games[tournament->game_count++], value);
    return true;
}

static bool read_result(struct tournament *tournament, const char *value)
{
    struct pairing said;
    int winner, length = -1;
    if (sscanf(value, "%2d %1d %1d %2d %3d %1d%n", &said.round, &said.entrants[0],
               &said.entrants[1], &said.game, &said.replays, &winner, &length) != 6 ||
        length < 0 || value[length] || winner < 0 || winner > NOBODY)
        return false;
    for (int side = 0; side < 2; side++)
        if (said.entrants[side] < 0 || said.entrants[side] >= tournament->entrant_count)
            return false;
    if (said.entrants[0] == said.entrants[1] || said.game < 0 ||
        said.game >= tournament->game_count || said.round < 0 || said.replays < 0 ||
        tournament->result_count == TOURNAMENT_RESULTS_MAX)
        return false;
    tournament->results[tournament->result_count++] =
        (struct tournament_result){.pairing = said, .winner = winner};
    return true;
}

static bool read_line(struct tournament *tournament, const char *line)
{
    const char *value = strchr(line, ':');
    size_t length = value ? (size_t)(value - line) : 0;
    if (!value)
        return false;
    value += 1 + strspn(value + 1, " ");
    if (length == 4 && memcmp(line, "kind", 4) == 0) {
        tournament->kind = strcmp(value, "knockout") == 0 ? TOURNAMENT_KNOCKOUT : TOURNAMENT_LEAGUE;
        return tournament->kind == TOURNAMENT_KNOCKOUT || strcmp(value, "league") == 0;
    }
    if (length == 4 && (memcmp(line, "game", 4) == 0))
        return read_game(tournament, value);
    if ((length == 4 && memcmp(line, "left", 4) == 0) ||
        (length == 7 && memcmp(line, "entrant", 7) == 0))
        return read_entrant(tournament, value, length == 4);
    return length == 6 && memcmp(line, "result", 6) == 0 && read_result(tournament, value);
}

bool tournament_read(struct tournament *tournament, const char *data, const char *name,
                     struct fault *fault)
{
    struct tournament read = {0};
    bool ended = false;
    int number = 0;
    for (const char *at = data; *at && !ended; number++) {
        char line[160];
        size_t length = strcspn(at, "\n");
        if (length >= sizeof line)
            return fault_set(fault, _("%s, line %d: too long"), name, number + 1);
        memcpy(line, at, length);
        line[length] = '\0';
        line[strcspn(line, "\r")] = '\0';
        at += length + (at[length] == '\n');
        ended = strcmp(line, "end") == 0;
        if (number == 0 ? strcmp(line, first_line) != 0
                        : !ended && *line && !read_line(&read, line))
            return fault_set(fault, _("%s, line %d: not understood: %s"), name, number + 1, line);
    }
    if (!ended)
        return fault_set(fault, _("%s: the file is incomplete"), name);
    if (!tournament_is_valid(&read, fault))
        return false;
    *tournament = read;
    return true;
}
