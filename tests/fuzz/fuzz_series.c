/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Arbitrary lines of a series ("key: value"): if they are accepted, the series can be played on,
 * and survives being written and read again. */
#include "base/text.h"
#include "fuzz.h"
#include "play/series.h"

static void read_lines(struct series *series, char *text)
{
    for (char *line = text, *next; line; line = next) {
        next = strchr(line, '\n');
        if (next)
            *next++ = '\0';
        char *colon = strstr(line, ": ");
        if (!colon)
            continue;
        *colon = '\0';
        series_read_line(series, line, colon + 2);
    }
}

static void check(const struct series *series)
{
    struct series_score score = series_score(series);
    require(score.half_points[0] + score.half_points[1] == 2 * score.played, "points are lost");
    require(series_is_over(series) == (series_winner(series) != NOBODY), "over, and nobody won");
    if (series->game_count == 0)
        return; /* not a series yet */
    int next = series_next_game(series), first = series_first_player(series);
    require(next >= 0 && next < series->game_count, "a game there is not");
    require(first == 0 || first == 1, "begun by nobody there is");
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static struct series series, again;
    struct text written = {0}, twice = {0};
    char *text = copy_of(data, size);
    series_begin(&series, 0);
    series_begin(&again, 0);
    read_lines(&series, text);
    free(text);
    check(&series);
    series_write(&series, &written);
    text = copy_of((const uint8_t *)written.data, written.length);
    read_lines(&again, text);
    free(text);
    series_write(&again, &twice);
    require(strcmp(written.data, twice.data) == 0, "another series came back");
    text_free(&written);
    text_free(&twice);
    if (series.game_count > 0)
        for (int i = 0; i < 3; i++)
            series_record(&series, i);
    check(&series);
    return 0;
}
