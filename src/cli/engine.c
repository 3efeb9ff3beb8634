/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "cli/engine.h"

#include <stdlib.h>
#include <string.h>

#include "ai/computer.h"
#include "ai/exact.h"
#include "ai/search.h"
#include "base/version.h"
#include "cli/announce.h"
#include "cli/arguments.h"
#include "cli/legal.h"
#include "cli/text_board.h"
#include "core/registry.h"

/* The protocol is read by programs, so its words are not translated. */

int engine_megabytes(const struct engine *engine)
{
    return engine->megabytes ? engine->megabytes : SEARCH_TABLE_MEGABYTES;
}

static bool at_end(const char *rest)
{
    return rest[strspn(rest, " \t\r")] == '\0';
}

static void replace_match(struct engine *engine, struct match match)
{
    if (engine->has_match)
        match_free(&engine->match);
    engine->match = match;
    engine->has_match = true;
}

static bool say_hello(struct engine *engine, const char *rest, struct text *answer,
                      struct fault *fault)
{
    (void)rest, (void)fault;
    text_add(answer, "name Quatuor\nversion %s\nprotocol 2\nmemory %d\n", quatuor_version(),
             engine_megabytes(engine));
    return true;
}

static void add_option(const struct option *option, struct text *answer)
{
    char value[OPTION_TEXT];
    option_format(option, option->default_value, value);
    text_add(answer, " %s=%s", option->id, value);
}

static bool list_games(struct engine *engine, const char *rest, struct text *answer,
                       struct fault *fault)
{
    (void)engine, (void)rest, (void)fault;
    for (int i = 0; games[i]; i++) {
        text_add(answer, "game %s", games[i]->id);
        for (int j = 0; j < games[i]->option_count; j++)
            if (!games[i]->options[j].handicap)
                add_option(&games[i]->options[j], answer);
        text_add(answer, "\n");
    }
    return true;
}

static bool new_game(struct engine *engine, const char *rest, struct text *answer,
                     struct fault *fault)
{
    (void)answer;
    char word[80];
    next_word(&rest, word, sizeof word);
    const struct game *game = game_called(word, fault);
    if (!game)
        return false;
    struct settings settings = settings_default(game);
    if (!settings_read(game, &settings, rest, fault))
        return false;
    struct match match;
    match_start(&match, game, &settings);
    replace_match(engine, match);
    return true;
}

static bool set_position(struct engine *engine, const char *rest, struct text *answer,
                         struct fault *fault)
{
    (void)answer;
    char word[16];
    next_word(&rest, word, sizeof word);
    if (strcmp(word, "startpos") != 0)
        return fault_set(fault, "position must be followed by startpos");
    next_word(&rest, word, sizeof word);
    if (*word && strcmp(word, "moves") != 0)
        return fault_set(fault, "startpos must be followed by nothing or by moves");
    struct match match;
    match_start(&match, engine->match.game, &engine->match.settings);
    if (!match_play_moves(&match, rest, fault)) {
        match_free(&match);
        return false;
    }
    replace_match(engine, match);
    return true;
}

static bool list_legal(struct engine *engine, const char *rest, struct text *answer,
                       struct fault *fault)
{
    (void)rest, (void)fault;
    struct legal *legal = legal_moves(&engine->match);
    for (int i = 0; i < legal->count; i++)
        text_add(answer, "%s\n", legal->text[i]);
    free(legal);
    return true;
}

static bool apply_move(struct engine *engine, const char *rest, struct text *answer,
                       struct fault *fault)
{
    (void)answer;
    char word[40];
    struct fault reason;
    next_word(&rest, word, sizeof word);
    if (!*word || !at_end(rest))
        return fault_set(fault, "apply must be followed by one move");
    if (!match_play_text(&engine->match, word, &reason))
        return fault_set(fault, "%s: %s", word, reason.text);
    return true;
}

static bool format_result(struct engine *engine, const char *rest, struct text *answer,
                          struct fault *fault)
{
    (void)rest, (void)fault;
    char result[RESULT_TEXT];
    outcome_format(engine->match.game, match_outcome(&engine->match), result);
    text_add(answer, "%s\n", result);
    return true;
}

static bool show_board(struct engine *engine, const char *rest, struct text *answer,
                       struct fault *fault)
{
    const struct match *match = &engine->match;
    int viewer = spectator_viewer(match);
    char word[8];
    next_word(&rest, word, sizeof word);
    if (strcmp(word, "1") == 0 || strcmp(word, "2") == 0)
        viewer = word[0] - '1';
    else if (strcmp(word, "both") == 0)
        viewer = VIEWER_ALL;
    else if (*word)
        return fault_set(fault, "show may be followed by 1, 2 or both");
    struct observation observation;
    match_observe(match, match->at, viewer, &observation);
    text_board(match->game, &match->settings, &observation, answer);
    text_add(answer, "turn %d\n", match_now(match)->turn + 1);
    return true;
}

static bool finish(struct engine *engine, const char *rest, struct text *answer,
                   struct fault *fault)
{
    (void)rest, (void)answer, (void)fault;
    engine->finished = true;
    return true;
}

static const struct {
    const char *name;
    bool needs_match, takes_words;
    bool (*run)(struct engine *engine, const char *rest, struct text *answer, struct fault *fault);
} engine_commands[] = {
    {.name = "hello", .run = say_hello},
    {.name = "games", .run = list_games},
    {.name = "newgame", .takes_words = true, .run = new_game},
    {.name = "position", .needs_match = true, .takes_words = true, .run = set_position},
    {.name = "legal", .needs_match = true, .run = list_legal},
    {.name = "apply", .needs_match = true, .takes_words = true, .run = apply_move},
    {.name = "result", .needs_match = true, .run = format_result},
    {.name = "show", .needs_match = true, .takes_words = true, .run = show_board},
    {.name = "go", .needs_match = true, .takes_words = true, .run = engine_go},
    {.name = "quit", .run = finish},
};

enum { ENGINE_COMMANDS = sizeof engine_commands / sizeof *engine_commands };

static bool run_line(struct engine *engine, const char *line, struct text *answer,
                     struct fault *fault)
{
    char name[24];
    next_word(&line, name, sizeof name);
    for (int i = 0; i < ENGINE_COMMANDS; i++) {
        if (strcmp(engine_commands[i].name, name) != 0)
            continue;
        if (engine_commands[i].needs_match && !engine->has_match)
            return fault_set(fault, "there is no game yet: begin with newgame GAME");
        if (!engine_commands[i].takes_words && !at_end(line))
            return fault_set(fault, "nothing may follow %s", name);
        return engine_commands[i].run(engine, line, answer, fault);
    }
    return fault_set(fault, "there is no command '%s'", name);
}

void engine_line(struct engine *engine, const char *line, struct text *answer)
{
    struct fault fault;
    if (at_end(line))
        return;
    size_t before = answer->length;
    if (run_line(engine, line, answer, &fault)) {
        text_add(answer, "ok\n");
        return;
    }
    answer->length = before;
    text_add(answer, "error: %s\n", fault.text);
}

void engine_line_too_long(struct text *answer)
{
    text_add(answer, "error: the line is longer than %d bytes\n", ENGINE_LINE_MAX);
}

void engine_free(struct engine *engine)
{
    if (engine->has_match)
        match_free(&engine->match);
    searcher_close(engine->searcher);
    computer_close(engine->computer);
    exact_close(engine->exact);
    *engine = (struct engine){0};
}
