/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "play/circuit.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ai/computer.h"
#include "base/i18n.h"
#include "core/registry.h"
#include "play/session.h"

const char circuit_grand[] = "grand";

static bool is_grand(const char *id)
{
    return strcmp(id, circuit_grand) == 0;
}

/* ---- the opponents ---- */

/* The grand circuit goes around the games three times, against these of each. The strongest of all
 * wait in the games' own circuits. */
static const int grand_rounds[] = {1, 4, 6};
enum { GRAND_ROUNDS = sizeof grand_rounds / sizeof *grand_rounds };

/* Game `index` of those that have opponents; NULL: there are no more. */
static const struct game *game_with_opponents(int index)
{
    for (int i = 0; games[i]; i++)
        if (games[i]->opponents && index-- == 0)
            return games[i];
    return NULL;
}

static int games_with_opponents(void)
{
    int count = 0;
    while (game_with_opponents(count))
        count++;
    return count;
}

int circuit_length(const char *id)
{
    if (is_grand(id)) /* of several games, or it would be none */
        return games_with_opponents() > 1 ? games_with_opponents() * GRAND_ROUNDS : 0;
    const struct game *game = game_find(id);
    return game && game->opponents ? OPPONENT_COUNT : 0;
}

struct challenger circuit_challenger(const char *id, int index)
{
    assert(index >= 0 && index < circuit_length(id));
    const struct game *game = game_find(id);
    if (is_grand(id)) {
        int round = games_with_opponents();
        game = game_with_opponents(index % round);
        index = grand_rounds[index / round];
    }
    return (struct challenger){game, &game->opponents->list[index]};
}

/* ---- the run ---- */

bool circuit_begin(struct circuit *circuit, const char *id)
{
    *circuit = (struct circuit){.result_count = 0};
    snprintf(circuit->id, sizeof circuit->id, "%s", id);
    return circuit_length(id) > 0;
}

static int half_lives_left(const struct circuit *circuit)
{
    static const int cost[BOUT_ENDS] = {[BOUT_DRAWN] = 1, [BOUT_LOST] = 2};
    int left = CIRCUIT_HALF_LIVES;
    for (int i = 0; i < circuit->result_count; i++)
        left -= cost[circuit->results[i].end];
    return left > 0 ? left : 0;
}

static int passed(const struct circuit *circuit)
{
    int count = 0;
    for (int i = 0; i < circuit->result_count; i++)
        count += circuit->results[i].end != BOUT_LOST;
    return count;
}

struct circuit_state circuit_state(const struct circuit *circuit)
{
    struct circuit_state state = {.half_lives = half_lives_left(circuit),
                                  .passed = passed(circuit)};
    for (int i = 0; i < circuit->result_count; i++) {
        const struct bout_result *result = &circuit->results[i];
        state.points += result->points;
        state.won += result->end == BOUT_WON;
    }
    state.completed = state.half_lives > 0 && state.passed >= circuit_length(circuit->id);
    state.over = state.completed || state.half_lives == 0 || circuit->given_up;
    state.points += circuit_bonus(circuit);
    return state;
}

/* They take turns to move first, also when a game is played again. */
static int person_side(const struct circuit *circuit)
{
    return circuit->result_count % 2;
}

static void seat(struct match_plan *plan, int side, const struct opponent *opponent)
{
    struct match_player person = plan->players[0], computer = {.name = ""};
    snprintf(computer.name, sizeof computer.name, "%s", _(opponent->name));
    computer_control(opponent->level, computer.control);
    plan->players[side] = person;
    plan->players[1 - side] = computer;
}

bool circuit_next(const struct circuit *circuit, struct match_plan *plan)
{
    struct circuit_state state = circuit_state(circuit);
    if (state.over || circuit->result_count == CIRCUIT_RESULTS_MAX)
        return false;
    struct challenger next = circuit_challenger(circuit->id, state.passed);
    const struct opponents *data = next.game->opponents;
    int side = person_side(circuit);
    struct match_player person = plan->players[0];
    *plan = (struct match_plan){.game = next.game, .settings = settings_default(next.game)};
    plan->players[0] = person;
    bool valid = settings_read(next.game, &plan->settings, data->options, NULL) &&
                 time_control_parse(data->clock, &plan->time[side], NULL);
    assert(valid);
    (void)valid;
    plan->aids[side][AID_HINT] = allowance_of(CIRCUIT_HINTS);
    plan->aids[side][AID_TAKE_BACK] = allowance_of(0);
    seat(plan, side, next.opponent);
    return true;
}

bool circuit_record(struct circuit *circuit, struct bout_result result)
{
    if (circuit_state(circuit).over || circuit->result_count == CIRCUIT_RESULTS_MAX)
        return false;
    circuit->results[circuit->result_count++] = result;
    *circuit->playing = '\0';
    return true;
}

bool circuit_abandon_game(struct circuit *circuit)
{
    return circuit_record(circuit, (struct bout_result){.end = BOUT_LOST});
}

/* ---- points ---- */

enum {
    POINTS_WON = 1000,
    POINTS_PER_LEVEL = 250,
    POINTS_SPEED = 1000,  /* with all the time left */
    POINTS_UNAIDED = 500, /* without any hint */
    POINTS_PER_LIFE = 1000
};

static int person_of(const struct match *match)
{
    return player_is_person(&match->players[0]) ? 0 : 1;
}

enum bout_end circuit_end_of(const struct match *match)
{
    struct outcome outcome = match_outcome_at(match, match->length);
    return outcome.winner == NOBODY             ? BOUT_DRAWN
           : outcome.winner == person_of(match) ? BOUT_WON
                                                : BOUT_LOST;
}

/* The share of the clock that is left, at its full value where a bonus has added to it. */
static int speed_points(const struct match *match, int person)
{
    int64_t all = match->time[person].allowance, left = match_time_left(match, person);
    if (match->time[person].kind == TIME_UNLIMITED || all <= 0 || left <= 0)
        return 0;
    return (int)((left < all ? left : all) * POINTS_SPEED / all) / 10 * 10;
}

static int unaided_points(const struct match *match, int person)
{
    const struct allowance *hints = &match->aids[person][AID_HINT];
    return hints->limited && hints->allowed > 0 ? POINTS_UNAIDED * allowance_parts_left(hints) /
                                                      (hints->allowed * AID_PARTS) / 10 * 10
                                                : 0;
}

struct bout_points circuit_points(const struct match *match)
{
    int person = person_of(match);
    enum bout_end end = circuit_end_of(match);
    struct bout_points points = {.halved = end == BOUT_DRAWN};
    if (end == BOUT_LOST)
        return points;
    int level = computer_level(match->players[1 - person].control);
    points.won = POINTS_WON;
    points.level = (level > 0 ? level : 0) * POINTS_PER_LEVEL;
    points.speed = speed_points(match, person);
    points.unaided = unaided_points(match, person);
    points.total = points.won + points.level + points.speed + points.unaided;
    if (points.halved)
        points.total /= 2;
    return points;
}

int circuit_bonus(const struct circuit *circuit)
{
    bool completed = half_lives_left(circuit) > 0 && passed(circuit) >= circuit_length(circuit->id);
    return completed ? half_lives_left(circuit) * POINTS_PER_LIFE / 2 : 0;
}

enum medal circuit_medal(const struct circuit *circuit)
{
    struct circuit_state state = circuit_state(circuit);
    int length = circuit_length(circuit->id);
    if (state.completed)
        return state.half_lives == CIRCUIT_HALF_LIVES ? MEDAL_GOLD : MEDAL_SILVER;
    return length > 0 && state.passed * 2 >= length ? MEDAL_BRONZE : MEDAL_NONE;
}

/* ---- as text ---- */

static const char *const end_words[BOUT_ENDS] = {"won", "drawn", "lost"};

void circuit_write(const struct circuit *circuit, struct text *out)
{
    text_add(out, "circuit: %s\n", circuit->id);
    for (int i = 0; i < circuit->result_count; i++)
        text_add(out, "circuit result: %s %d\n", end_words[circuit->results[i].end],
                 circuit->results[i].points);
    if (*circuit->playing)
        text_add(out, "circuit game: %s\n", circuit->playing);
    if (circuit->given_up)
        text_add(out, "circuit end: given up\n");
}

/* "won 1750" */
static bool read_result(struct circuit *circuit, const char *value)
{
    char word[8], number[8];
    int end = 0;
    if (!next_word(&value, word, sizeof word) || !next_word(&value, number, sizeof number) ||
        value[strspn(value, " ")])
        return false;
    while (end < BOUT_ENDS && strcmp(word, end_words[end]) != 0)
        end++;
    size_t digits = strspn(number, "0123456789");
    if (end == BOUT_ENDS || digits == 0 || digits > 5 || number[digits])
        return false;
    struct bout_result result = {.end = (enum bout_end)end, .points = atoi(number)};
    return circuit_record(circuit, result);
}

static bool read_game(struct circuit *circuit, const char *value)
{
    for (const char *c = value; *c; c++)
        if (*c == '/' || *c == '\\' || control_character(c))
            return false;
    if (!*value || strlen(value) >= LIBRARY_NAME)
        return false;
    strcpy(circuit->playing, value);
    return true;
}

bool circuit_read_line(struct circuit *circuit, const char *key, const char *value)
{
    if (strcmp(key, "circuit") == 0)
        return strlen(value) < CIRCUIT_ID && circuit_begin(circuit, value);
    if (circuit_length(circuit->id) == 0)
        return false;
    if (strcmp(key, "circuit result") == 0)
        return read_result(circuit, value);
    if (strcmp(key, "circuit game") == 0)
        return read_game(circuit, value);
    circuit->given_up = strcmp(key, "circuit end") == 0;
    return circuit->given_up;
}
