/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "play/start_choice.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ai/computer.h"
#include "base/text.h"
#include "core/level.h"
#include "play/session.h"

static const char *const mode_words[START_MODES] = {
    [START_ALONE] = "alone", [START_TWO] = "two", [START_WATCH] = "watch"};
static const char *const side_words[START_SIDES] = {
    [START_FIRST] = "first", [START_SECOND] = "second", [START_RANDOM] = "random"};

struct start_choice start_choice_usual(const struct game *game)
{
    return (struct start_choice){
        .level = 2, .watched = {4, 4}, .settings = settings_default(game), .series_length = 1};
}

/* ---- as text: "mode=alone level=2 side=first clock=5:00 : size=6" ---- */

static int word_index(const char *const *words, int count, const char *word, int otherwise)
{
    for (int i = 0; i < count; i++)
        if (strcmp(words[i], word) == 0)
            return i;
    return otherwise;
}

static void read_number(const char *text, int min, int max, int *number)
{
    char *end;
    long read = strtol(text, &end, 10);
    if (end != text && !*end && read >= min && read <= max)
        *number = (int)read;
}

/* "hints1=3": true if the word is about what a player is allowed. */
static bool read_aid(struct start_choice *choice, const char *key, const char *value)
{
    for (int seat = 0; seat < 2; seat++)
        for (int aid = 0; aid < AID_COUNT; aid++) {
            char own[20];
            int count = -1;
            snprintf(own, sizeof own, "%s%d", aid_word((enum aid)aid), seat + 1);
            if (strcmp(key, own) != 0)
                continue;
            read_number(value, 0, ALLOWANCE_MAX, &count);
            if (count >= 0)
                choice->aids[seat][aid] = allowance_of(count);
            return true;
        }
    return false;
}

static void read_word(struct start_choice *choice, const char *key, const char *value)
{
    if (read_aid(choice, key, value))
        return;
    if (strcmp(key, "mode") == 0)
        choice->mode =
            (enum start_mode)word_index(mode_words, START_MODES, value, (int)choice->mode);
    else if (strcmp(key, "side") == 0)
        choice->side =
            (enum start_side)word_index(side_words, START_SIDES, value, (int)choice->side);
    else if (strcmp(key, "level") == 0)
        read_number(value, 1, LEVEL_COUNT, &choice->level);
    else if (strcmp(key, "watch1") == 0)
        read_number(value, 1, LEVEL_COUNT, &choice->watched[0]);
    else if (strcmp(key, "watch2") == 0)
        read_number(value, 1, LEVEL_COUNT, &choice->watched[1]);
    else if (strcmp(key, "clock1") == 0)
        time_control_parse(value, &choice->time[0], NULL);
    else if (strcmp(key, "clock2") == 0)
        time_control_parse(value, &choice->time[1], NULL);
    else if (strcmp(key, "swap") == 0)
        choice->swap_rule = strcmp(value, "on") == 0;
    else if (strcmp(key, "series") == 0 && strcmp(value, "all") == 0)
        choice->series_length = SERIES_OF_ALL_GAMES;
    else if (strcmp(key, "series") == 0)
        read_number(value, 0, 100, &choice->series_length);
}

struct start_choice start_choice_read(const struct game *game, const char *text)
{
    struct start_choice choice = start_choice_usual(game);
    char word[80];
    bool options = false; /* the game's own, which may be called as ours are */
    while (next_word(&text, word, sizeof word)) {
        char *equals = strchr(word, '=');
        if (strcmp(word, ":") == 0)
            options = true;
        if (!equals)
            continue;
        *equals = '\0';
        if (options)
            settings_set(game, &choice.settings, word, equals + 1, NULL);
        else
            read_word(&choice, word, equals + 1);
    }
    if (!settings_check(game, &choice.settings, NULL))
        choice.settings = settings_default(game);
    return choice;
}

static void write_clock(const struct start_choice *choice, int seat, struct text *out)
{
    char time[TIME_CONTROL_TEXT];
    time_control_format(&choice->time[seat], time);
    if (choice->time[seat].kind != TIME_UNLIMITED)
        text_add(out, " clock%d=%s", seat + 1, time);
}

static void write_aids(const struct start_choice *choice, int seat, struct text *out)
{
    for (int aid = 0; aid < AID_COUNT; aid++)
        if (choice->aids[seat][aid].limited)
            text_add(out, " %s%d=%d", aid_word((enum aid)aid), seat + 1,
                     choice->aids[seat][aid].allowed);
}

/* What is as usual is not written, so that another version may have something else as usual. */
void start_choice_write(const struct start_choice *choice, const struct game *game,
                        char text[START_TEXT])
{
    struct text out = {0};
    text_add(&out, "mode=%s level=%d side=%s watch1=%d watch2=%d", mode_words[choice->mode],
             choice->level, side_words[choice->side], choice->watched[0], choice->watched[1]);
    for (int seat = 0; seat < 2; seat++) {
        write_clock(choice, seat, &out);
        write_aids(choice, seat, &out);
    }
    if (choice->swap_rule)
        text_add(&out, " swap=on");
    if (choice->series_length == SERIES_OF_ALL_GAMES)
        text_add(&out, " series=all");
    else if (choice->series_length != 1)
        text_add(&out, " series=%d", choice->series_length);
    const char *join = " :";
    for (int i = 0; i < game->option_count; i++) {
        const struct option *option = &game->options[i];
        char value[OPTION_TEXT];
        option_format(option, choice->settings.value[i], value);
        if (choice->settings.value[i] == option->default_value)
            continue;
        text_add(&out, "%s %s=%s", join, option->id, value);
        join = "";
    }
    snprintf(text, START_TEXT, "%s", out.data);
    text_free(&out);
}

/* ---- matches ---- */

static int level_from(const struct match_player *player, int otherwise)
{
    int level = computer_level(player->control);
    return level >= 1 ? level : otherwise;
}

struct start_choice start_choice_like(const struct match *match)
{
    struct start_choice choice = start_choice_usual(match->game);
    struct match_plan plan = match_plan(match);
    const struct match_player *players = plan.players;
    int people = player_is_person(&players[0]) + player_is_person(&players[1]);
    int person = player_is_person(&players[0]) ? 0 : 1;
    choice.settings = plan.settings;
    choice.swap_rule = plan.swap_rule;
    choice.mode = people == 2 ? START_TWO : people == 1 ? START_ALONE : START_WATCH;
    choice.side = person == 0 || people != 1 ? START_FIRST : START_SECOND;
    choice.level = level_from(&players[people == 1 ? 1 - person : 1], choice.level);
    for (int i = 0; i < 2; i++) {
        choice.watched[i] = level_from(&players[i], choice.watched[i]);
        int seat = people == 1 ? (i == 0 ? person : 1 - person) : i;
        choice.time[i] = plan.time[seat];
        memcpy(choice.aids[i], plan.aids[seat], sizeof choice.aids[i]);
    }
    return choice;
}

static void seat_person(struct match_player *player, const struct match_player *person)
{
    strcpy(player->control, "human");
    memcpy(player->name, person->name, sizeof player->name);
    memcpy(player->person, person->person, sizeof player->person);
    player->guest = person->guest;
}

struct match_plan start_choice_plan(const struct start_choice *choice, const struct game *game,
                                    const struct match_player people[2], struct rng *rng)
{
    struct match_plan plan = {
        .game = game, .settings = choice->settings, .swap_rule = choice->swap_rule};
    int person =
        choice->side == START_RANDOM ? (int)rng_below(rng, 2) : choice->side == START_SECOND;
    bool alone = choice->mode == START_ALONE;
    for (int i = 0; i < 2; i++) {
        if (choice->mode == START_TWO)
            seat_person(&plan.players[i], &people[i]);
        else if (alone && i == person)
            seat_person(&plan.players[i], &people[0]);
        else
            computer_control(alone ? choice->level : choice->watched[i], plan.players[i].control);
        int chosen = alone ? i != person : i;
        plan.time[i] = choice->time[chosen];
        memcpy(plan.aids[i], choice->aids[chosen], sizeof plan.aids[i]);
    }
    return plan;
}
