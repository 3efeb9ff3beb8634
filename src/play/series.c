/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "play/series.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

enum { LENGTH_MAX = 99 };

static const char result_signs[] = "12="; /* won by opponent 0, by opponent 1, drawn */

void series_begin(struct series *series, int length)
{
    assert(length >= 0 && length <= LENGTH_MAX);
    *series = (struct series){.length = length};
}

void series_add_game(struct series *series, const char *id)
{
    assert(series->game_count < SERIES_GAMES_MAX && strlen(id) < SERIES_GAME_ID);
    strcpy(series->games[series->game_count++], id);
}

struct series_score series_score(const struct series *series)
{
    struct series_score score = {.played = series->result_count};
    for (int i = 0; i < series->result_count; i++)
        for (int who = 0; who < 2; who++)
            score.half_points[who] += series->results[i] == NOBODY ? 1
                                      : series->results[i] == who  ? 2
                                                                   : 0;
    return score;
}

int series_next_game(const struct series *series)
{
    assert(series->game_count > 0);
    return series->result_count % series->game_count;
}

/* Sides change after every game. With an even number of different games they also change after
 * every round, or the same opponent would always begin the same game. */
int series_first_player(const struct series *series)
{
    bool shifts = series->game_count % 2 == 0;
    int rounds = series->result_count / series->game_count;
    return (series->result_count + (shifts ? rounds : 0)) % 2;
}

bool series_is_over(const struct series *series)
{
    struct series_score score = series_score(series);
    int lead = abs(score.half_points[0] - score.half_points[1]);
    int to_come = series->length - score.played;
    if (series->length == 0 || lead == 0)
        return false;
    return to_come <= 0 || lead > 2 * to_come;
}

int series_winner(const struct series *series)
{
    struct series_score score = series_score(series);
    if (!series_is_over(series))
        return NOBODY;
    return score.half_points[0] > score.half_points[1] ? 0 : 1;
}

bool series_needs_decider(const struct series *series)
{
    return series->length > 0 && series->result_count >= series->length && !series_is_over(series);
}

void series_record(struct series *series, int winner)
{
    assert(winner >= 0 && winner <= NOBODY);
    if (series->result_count == SERIES_RESULTS_MAX) {
        /* Two whole rounds, so that the order of games and sides does not change. */
        int forgotten = 2 * series->game_count;
        series->result_count -= forgotten;
        memmove(series->results, series->results + forgotten, (size_t)series->result_count);
    }
    series->results[series->result_count++] = (uint8_t)winner;
}

/* ---- as text ---- */

void series_write(const struct series *series, struct text *out)
{
    text_add(out, "series: %d\n", series->length);
    for (int i = 0; i < series->game_count; i++)
        text_add(out, "series game: %s\n", series->games[i]);
    text_add(out, "series results: ");
    for (int i = 0; i < series->result_count; i++)
        text_add(out, "%c", result_signs[series->results[i]]);
    text_add(out, "\n");
}

static bool read_length(struct series *series, const char *value)
{
    size_t digits = strspn(value, "0123456789");
    if (digits == 0 || digits > 2 || value[digits])
        return false;
    series_begin(series, atoi(value));
    return true;
}

static bool read_results(struct series *series, const char *value)
{
    size_t count = strspn(value, result_signs);
    if (value[count] || count > SERIES_RESULTS_MAX)
        return false;
    for (size_t i = 0; i < count; i++)
        series->results[i] = (uint8_t)(strchr(result_signs, value[i]) - result_signs);
    series->result_count = (int)count;
    return true;
}

bool series_read_line(struct series *series, const char *key, const char *value)
{
    if (strcmp(key, "series") == 0)
        return read_length(series, value);
    if (strcmp(key, "series results") == 0)
        return read_results(series, value);
    if (strcmp(key, "series game") != 0 || series->game_count == SERIES_GAMES_MAX || !*value ||
        strlen(value) >= SERIES_GAME_ID)
        return false;
    series_add_game(series, value);
    return true;
}
