/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "play/contest.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/files.h"
#include "base/i18n.h"
#include "core/registry.h"
#include "core/save.h"

static void begin(struct contest *contest, enum contest_kind kind, const struct match_plan *plan,
                  struct rng *rng)
{
    *contest = (struct contest){.kind = kind, .plan = *plan};
    *contest->plan.contest = '\0';
    snprintf(contest->key, sizeof contest->key, "%08x", (unsigned)(rng_next(rng) >> 32));
}

void contest_begin_series(struct contest *contest, const struct match_plan *plan, int length,
                          struct rng *rng)
{
    begin(contest, CONTEST_SERIES, plan, rng);
    series_begin(&contest->series, length);
    series_add_game(&contest->series, plan->game->id);
}

void contest_begin_round(struct contest *contest, const struct match_plan *plan, struct rng *rng)
{
    int count = 0;
    while (games[count] && count < SERIES_GAMES_MAX)
        count++;
    int first = 0; /* the others follow in their usual order */
    while (first < count - 1 && games[first] != plan->game)
        first++;
    begin(contest, CONTEST_SERIES, plan, rng);
    series_begin(&contest->series, count);
    for (int i = 0; i < count; i++)
        series_add_game(&contest->series, games[(first + i) % count]->id);
}

void contest_begin_tournament(struct contest *contest, const struct tournament *tournament,
                              const struct match_plan *plan, struct rng *rng)
{
    begin(contest, CONTEST_TOURNAMENT, plan, rng);
    contest->tournament = *tournament;
}

/* Written with the plan of a match, which names a game: the first one. */
void contest_begin_circuit(struct contest *contest, const char *id,
                           const struct match_player *person, struct rng *rng)
{
    const struct game *game = circuit_challenger(id, 0).game;
    struct match_plan plan = {.game = game, .settings = settings_default(game)};
    plan.players[0] = *person;
    begin(contest, CONTEST_CIRCUIT, &plan, rng);
    circuit_begin(&contest->circuit, id);
}

/* ---- the games ---- */

int contest_results(const struct contest *contest)
{
    switch (contest->kind) {
    case CONTEST_SERIES:
        return contest->series.result_count;
    case CONTEST_TOURNAMENT:
        return contest->tournament.result_count;
    default:
        return contest->circuit.result_count;
    }
}

/* The plan for a game of the contest: its options were agreed on, or are the usual ones. */
static bool plan_game(const struct contest *contest, const char *id, struct match_plan *plan)
{
    *plan = contest->plan;
    if (strcmp(id, plan->game->id) == 0)
        return true;
    plan->game = game_find(id);
    if (plan->game)
        plan->settings = settings_default(plan->game);
    return plan->game != NULL;
}

static bool next_of_series(const struct contest *contest, struct match_plan *plan)
{
    const struct series *series = &contest->series;
    if (series_is_over(series) || series->result_count == SERIES_RESULTS_MAX ||
        !plan_game(contest, series->games[series_next_game(series)], plan))
        return false;
    if (series_first_player(series) == 1)
        match_plan_swap_sides(plan);
    return true;
}

static bool next_of_tournament(const struct contest *contest, struct match_plan *plan)
{
    const struct tournament *tournament = &contest->tournament;
    struct pairing pairing;
    if (!tournament_next(tournament, &pairing) ||
        tournament->result_count == TOURNAMENT_RESULTS_MAX ||
        !plan_game(contest, tournament->games[pairing.game], plan))
        return false;
    for (int side = 0; side < 2; side++) {
        const struct entrant *entrant = &tournament->entrants[pairing.entrants[side]];
        plan->players[side] = (struct match_player){.control = "human"};
        memcpy(plan->players[side].name, entrant->name, sizeof entrant->name);
        memcpy(plan->players[side].person, entrant->id, sizeof entrant->id);
    }
    return true;
}

static bool next_of_circuit(const struct contest *contest, struct match_plan *plan)
{
    *plan = contest->plan;
    return circuit_next(&contest->circuit, plan);
}

bool contest_next(const struct contest *contest, struct match_plan *plan)
{
    static bool (*const next[])(const struct contest *,
                                struct match_plan *) = {[CONTEST_SERIES] = next_of_series,
                                                        [CONTEST_TOURNAMENT] = next_of_tournament,
                                                        [CONTEST_CIRCUIT] = next_of_circuit};
    bool found = next[contest->kind] && next[contest->kind](contest, plan);
    if (found)
        snprintf(plan->contest, sizeof plan->contest, "%s/%d", contest->key,
                 contest_results(contest) + 1);
    return found;
}

int contest_number(const char *name, char key[CONTEST_KEY])
{
    int number, used = 0;
    char read[CONTEST_KEY];
    if (sscanf(name, "%8[0-9a-f]/%4d%n", read, &number, &used) != 2 || name[used] || number < 1 ||
        strlen(read) != CONTEST_KEY - 1)
        return 0;
    memcpy(key, read, sizeof read);
    return number;
}

/* The number of the game that the match is, from 1; 0: it is not part of this contest. */
static int number_of(const struct contest *contest, const struct match *match)
{
    char key[CONTEST_KEY];
    int number = contest_number(match->contest, key);
    return number && strcmp(key, contest->key) == 0 ? number : 0;
}

bool contest_has(const struct contest *contest, const struct match *match)
{
    return contest->kind != CONTEST_NONE && number_of(contest, match) > 0;
}

/* The contest as it was before a game, whose result may be known already. */
static struct contest before_game(const struct contest *contest, int number)
{
    struct contest before = *contest;
    if (before.series.result_count >= number)
        before.series.result_count = number - 1;
    if (before.tournament.result_count >= number)
        before.tournament.result_count = number - 1;
    return before;
}

int contest_opponent(const struct contest *contest, const struct match *match, int player)
{
    struct contest before = before_game(contest, number_of(contest, match));
    return player ^ series_first_player(&before.series) ^ match_is_swapped(match);
}

struct series_score contest_score_before(const struct contest *contest, const struct match *match)
{
    struct contest before = before_game(contest, number_of(contest, match));
    struct series_score score = series_score(&before.series);
    int opponent = contest_opponent(contest, match, 0);
    return (struct series_score){
        .half_points = {score.half_points[opponent], score.half_points[1 - opponent]},
        .played = score.played};
}

bool contest_record(struct contest *contest, const struct match *match)
{
    struct outcome outcome = match_outcome_at(match, match->length);
    int number = number_of(contest, match), known = contest_results(contest);
    struct match_plan due;
    bool again = known == number && contest->kind != CONTEST_CIRCUIT;
    if (!outcome_over(outcome) || !number || (!again && known != number - 1))
        return false;
    struct contest before = before_game(contest, number);
    if (!contest_next(&before, &due) || due.game != match->game)
        return false;
    if (before.kind == CONTEST_TOURNAMENT)
        tournament_record(&before.tournament, outcome.winner);
    else if (before.kind == CONTEST_CIRCUIT)
        circuit_record(&before.circuit,
                       (struct bout_result){.end = circuit_end_of(match),
                                            .points = circuit_points(match).total});
    else
        series_record(&before.series, outcome.winner == NOBODY
                                          ? NOBODY
                                          : contest_opponent(contest, match, outcome.winner));
    *contest = before;
    return true;
}

/* ---- as text ---- */

static const char first_line[] = "quatuor contest 1";
static const char plan_line[] = "plan:\n";

/* What was agreed is written as the save of a match that has not begun. */
static void write_plan(const struct match_plan *plan, struct text *out)
{
    struct match match;
    match_begin(&match, plan);
    save_write(&match, out);
    match_free(&match);
}

static const char guests_key[] = "series guests";
static const char guest_signs[] = "-12g"; /* by enum guest */

/* Saved games do not tell a guest's name from what the series calls them. */
static void write_guests(const struct match_plan *plan, struct text *out)
{
    const struct match_player *players = plan->players;
    if (players[0].guest != GUEST_NONE || players[1].guest != GUEST_NONE)
        text_add(out, "%s: %c%c\n", guests_key, guest_signs[players[0].guest],
                 guest_signs[players[1].guest]);
}

void contest_write(const struct contest *contest, struct text *out)
{
    text_add(out, "%s\nkey: %s\n", first_line, contest->key);
    if (contest->kind == CONTEST_SERIES) {
        series_write(&contest->series, out);
        write_guests(&contest->plan, out);
    }
    if (contest->kind == CONTEST_CIRCUIT)
        circuit_write(&contest->circuit, out);
    if (contest->kind == CONTEST_TOURNAMENT)
        tournament_write(&contest->tournament, out);
    text_add(out, "%s", plan_line);
    write_plan(&contest->plan, out);
}

/* Lines of "key: value", each of which `take` must accept. */
static bool read_lines(struct contest *contest, char *text,
                       bool (*take)(struct contest *contest, const char *key, const char *value))
{
    for (char *line = text, *next; *line; line = next) {
        size_t length = strcspn(line, "\n");
        next = line + length + (line[length] == '\n');
        line[length] = '\0';
        char *value = strstr(line, ": ");
        if (!value && length > 0 && line[length - 1] == ':') /* no result yet */
            value = line + length - 1;
        if (!value)
            return false;
        const char *start = value + 1 + strspn(value + 1, " ");
        *value = '\0';
        if (!take(contest, line, start))
            return false;
    }
    return true;
}

static bool read_guests(struct contest *contest, const char *value)
{
    if (strlen(value) != 2 || strspn(value, guest_signs) != 2)
        return false;
    for (int i = 0; i < 2; i++)
        contest->plan.players[i].guest = (enum guest)(strchr(guest_signs, value[i]) - guest_signs);
    return true;
}

static bool take_series(struct contest *contest, const char *key, const char *value)
{
    if (strcmp(key, guests_key) == 0)
        return read_guests(contest, value);
    return series_read_line(&contest->series, key, value);
}

static bool take_circuit(struct contest *contest, const char *key, const char *value)
{
    return circuit_read_line(&contest->circuit, key, value);
}

/* Reads what lies between the key and the plan, in memory of our own. */
static bool read_results(struct contest *contest, char *text, const char *name, struct fault *fault)
{
    if (strncmp(text, "series:", 7) == 0) {
        contest->kind = CONTEST_SERIES;
        return (read_lines(contest, text, take_series) && contest->series.game_count > 0) ||
               fault_set(fault, _("%s: this series is damaged"), name);
    }
    if (strncmp(text, "circuit:", 8) == 0) {
        contest->kind = CONTEST_CIRCUIT;
        return read_lines(contest, text, take_circuit) ||
               fault_set(fault, _("%s: this run is damaged"), name);
    }
    contest->kind = CONTEST_TOURNAMENT;
    return tournament_read(&contest->tournament, text, name, fault);
}

static bool read_plan(struct contest *contest, const char *text, const char *name,
                      struct fault *fault)
{
    struct match match;
    if (!save_read(text, strlen(text), name, &match, fault))
        return false;
    struct match_plan plan = match_plan(&match);
    match_free(&match);
    for (int i = 0; i < 2; i++) /* read before; a person is nobody's guest */
        if (!*plan.players[i].person)
            plan.players[i].guest = contest->plan.players[i].guest;
    contest->plan = plan;
    return true;
}

/* Reads the first line and the key; the line that follows, or NULL. */
static const char *read_head(struct contest *contest, const char *data)
{
    char head[sizeof first_line + CONTEST_KEY + 6];
    int used = 0;
    snprintf(head, sizeof head, "%s\nkey: ", first_line);
    size_t length = strlen(head);
    if (strncmp(data, head, length) != 0 ||
        sscanf(data + length, "%8[0-9a-f]%n", contest->key, &used) != 1 ||
        used != CONTEST_KEY - 1 || data[length + CONTEST_KEY - 1] != '\n')
        return NULL;
    return data + length + CONTEST_KEY;
}

static bool is_newer(const char *data)
{
    const size_t version = sizeof first_line - 2; /* its last letter */
    return strncmp(data, first_line, version) == 0 &&
           strtol(data + version, NULL, 10) > strtol(first_line + version, NULL, 10);
}

/* The line that announces the plan, or NULL. */
static const char *find_plan(const char *line)
{
    while (line && strncmp(line, plan_line, strlen(plan_line)) != 0) {
        line = strchr(line, '\n');
        line = line ? line + 1 : NULL;
    }
    return line;
}

bool contest_read(struct contest *contest, const char *data, const char *name, struct fault *fault)
{
    struct contest read = {.kind = CONTEST_NONE};
    const char *results = read_head(&read, data), *plan = find_plan(results);
    if (is_newer(data))
        return fault_set(fault, _("%s was written by a newer version of Quatuor."), name);
    if (!plan)
        return fault_set(fault, _("%s: this is not a contest of Quatuor"), name);
    struct text copy = {0};
    text_add_bytes(&copy, results, (size_t)(plan - results));
    bool done = read_results(&read, copy.data, name, fault) &&
                read_plan(&read, plan + strlen(plan_line), name, fault);
    text_free(&copy);
    if (done)
        *contest = read;
    return done;
}

/* ---- as a file ---- */

void contest_path(struct text *path, const char *folder, const char *key)
{
    text_add(path, "%s/%s.txt", folder, key);
}

bool contest_store(const struct contest *contest, const char *folder, struct fault *fault)
{
    struct text path = {0}, text = {0};
    contest_path(&path, folder, contest->key);
    contest_write(contest, &text);
    bool done =
        folder_make(folder, fault) && file_replace(path.data, text.data, text.length, fault);
    text_free(&path);
    text_free(&text);
    return done;
}

bool contest_load(struct contest *contest, const char *folder, const char *key, struct fault *fault)
{
    struct text path = {0};
    size_t size;
    contest_path(&path, folder, key);
    char *data = file_read(path.data, CONTEST_SIZE_MAX, &size, fault);
    bool done = data && contest_read(contest, data, path_shown(path.data), fault);
    free(data);
    text_free(&path);
    return done;
}
