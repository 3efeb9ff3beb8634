/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "play.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unity.h>

#include "base/text.h"
#include "core/notation.h"
#include "core/registry.h"

bool long_run(void)
{
    const char *asked = getenv("QUATUOR_LONG");
    return asked && *asked && strcmp(asked, "0") != 0;
}

int repeats(int brief, int usual, int many)
{
    return long_run() ? many : getenv("QUATUOR_BRIEF") ? brief : usual;
}

void play_start(struct match *match, const char *id, const char *options)
{
    const struct game *game = game_find(id);
    TEST_ASSERT_NOT_NULL_MESSAGE(game, id);
    struct settings settings = settings_default(game);
    struct fault fault = {""};
    bool set = settings_read(game, &settings, options, &fault);
    TEST_ASSERT_TRUE_MESSAGE(set, fault.text);
    match_start(match, game, &settings);
}

void play_moves(struct match *match, const char *moves)
{
    struct fault fault = {""};
    bool played = match_play_moves(match, moves, &fault);
    TEST_ASSERT_TRUE_MESSAGE(played, fault.text);
}

void play_start_with(struct match *match, const char *id, const char *options, const char *moves)
{
    play_start(match, id, options);
    match_set_up(match);
    play_moves(match, moves);
}

const char *play_refusal(const struct match *match, const char *move)
{
    static struct fault fault;
    struct move found;
    fault.text[0] = '\0';
    bool legal = move_find(match->game, match_now(match), move, &found, &fault);
    TEST_ASSERT_EQUAL_MESSAGE(legal, fault.text[0] == '\0', move);
    return fault.text;
}

void assert_picture(const struct match *match, const char *picture)
{
    struct geometry geometry;
    struct text board = {0};
    match->game->geometry(&match->settings, &geometry);
    for (int row = 0; row < geometry.rows; row++) {
        for (int column = 0; column < geometry.columns; column++) {
            struct piece piece = match->game->piece_at(match_now(match), cell_at(column, row));
            const char *mark = piece.owner == NOWHERE ? "~" : ".";
            if (piece.owner < 2)
                mark = game_kind(match->game, piece.kind)->mark[piece.owner];
            text_add(&board, "%s", mark);
        }
        text_add(&board, "\n");
    }
    bool same = strcmp(picture, board.data) == 0;
    if (!same)
        printf("the board is\n%swanted was\n%s", board.data, picture);
    text_free(&board);
    TEST_ASSERT_TRUE_MESSAGE(same, "the board looks different (see above)");
}

static int by_cell(const void *a, const void *b)
{
    const struct move *one = a, *other = b;
    return one->to - other->to;
}

void assert_moves_from(const struct match *match, const char *cell, const char *destinations)
{
    struct move list[MOVES_MAX];
    struct text found = {0};
    int count = match->game->moves(match_now(match), list);
    qsort(list, (size_t)count, sizeof *list, by_cell);
    text_add_bytes(&found, "", 0);
    for (int i = 0; i < count; i++) {
        char from[CELL_TEXT] = "", to[CELL_TEXT] = "off";
        if (list[i].from != CELL_NONE)
            cell_format(list[i].from, from);
        if (list[i].to != CELL_NONE)
            cell_format(list[i].to, to);
        if (strcmp(from, cell) == 0)
            text_add(&found, "%s%s", found.length ? " " : "", to);
    }
    char message[sizeof(struct fault)];
    snprintf(message, sizeof message, "from %s: %s", cell, found.data);
    bool same = strcmp(destinations, found.data) == 0;
    text_free(&found);
    TEST_ASSERT_TRUE_MESSAGE(same, message);
}

void assert_outcome(const struct match *match, int winner, const char *reason)
{
    struct outcome outcome = match_outcome(match);
    TEST_ASSERT_EQUAL_STRING(reason, reason_word(match->game, outcome.reason));
    TEST_ASSERT_EQUAL_INT(winner, outcome.winner);
}

void assert_taken(const struct match *match, const char *cells)
{
    struct events events;
    char found[64] = "";
    match_events(match, match->at - 1, VIEWER_ALL, &events);
    for (int i = 0; i < events.count; i++) {
        const struct event *event = &events.list[i];
        char cell[CELL_TEXT];
        if (event->type != EVENT_CAPTURED && event->type != EVENT_REMOVED &&
            event->type != EVENT_LEFT)
            continue;
        cell_format(event->from, cell);
        if (*found)
            strcat(found, " ");
        strcat(found, cell);
    }
    TEST_ASSERT_EQUAL_STRING(cells, found);
}

/* ---- random games ---- */

static bool is_quiet(const struct option *option)
{
    return strcmp(option->id, "quiet") == 0;
}

static int random_value(const struct option *option, struct rng *rng)
{
    int count = (option->max - option->min) / option->step + 1;
    return option->min + rng_below(rng, count) * option->step;
}

void each_settings(const struct game *game, void (*visit)(const struct settings *settings))
{
    static const int quiet_values[] = {0, 1, 7, 1000};
    struct settings standard = settings_default(game);
    visit(&standard);
    for (int i = 0; i < game->option_count; i++) {
        const struct option *option = &game->options[i];
        int count = is_quiet(option) ? 4 : (option->max - option->min) / option->step + 1;
        for (int j = 0; j < count; j++) {
            struct settings settings = standard;
            settings.value[i] = is_quiet(option) ? quiet_values[j] : option->min + j * option->step;
            if (settings.value[i] != standard.value[i])
                visit(&settings);
        }
    }
    struct rng rng = {.state = 2026};
    for (int j = 0; j < 6; j++) {
        struct settings settings = standard;
        for (int i = 0; i < game->option_count; i++)
            if (!is_quiet(&game->options[i]))
                settings.value[i] = random_value(&game->options[i], &rng);
        if (settings_check(game, &settings, NULL))
            visit(&settings);
    }
}

const char *settings_text(const struct game *game, const struct settings *settings)
{
    static char text[256];
    size_t used = (size_t)snprintf(text, sizeof text, "%s", game->id);
    for (int i = 0; i < game->option_count; i++) {
        char value[OPTION_TEXT];
        if (!settings_mention(game, settings, i))
            continue;
        option_format(&game->options[i], settings->value[i], value);
        used +=
            (size_t)snprintf(text + used, sizeof text - used, " %s=%s", game->options[i].id, value);
    }
    return text;
}

/* The move that reverses the same player's previous move, if it is legal. */
static bool way_back(const struct match *match, const struct move *list, int count, int *index)
{
    if (match->at < 2)
        return false;
    struct move last = match->steps[match->at - 2].move;
    for (int i = 0; i < count; i++)
        if (list[i].verb == VERB_MOVE && list[i].from == last.to && list[i].to == last.from) {
            *index = i;
            return true;
        }
    return false;
}

void play_random(struct match *match, struct rng *rng, int number, int moves_max)
{
    struct move list[MOVES_MAX];
    while (match->at < moves_max && !outcome_over(match_outcome(match))) {
        int index, count = match->game->moves(match_now(match), list);
        if (count == 0)
            return;
        bool shuffles = number % 2 == 1 && rng_below(rng, 8) != 0;
        if (!shuffles || !way_back(match, list, count, &index))
            index = rng_below(rng, count);
        match_play(match, list[index]);
    }
}
