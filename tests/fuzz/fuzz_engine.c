/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* The engine protocol with arbitrary bytes as its lines: every line gets an answer whose last line
 * is "ok" or an error. Input that begins with "+" is a session that goes further: each byte selects
 * a request, among them the Nth legal move, so that games are played and searched to their end. */
#include "cli/engine.h"
#include "core/notation.h"
#include "fuzz.h"

/* A search takes a hundred times as long as reading a line, so that only every SEARCH_EVERY-th
 * length of an input has one. */
enum { SEARCH_EVERY = 16, REQUESTS_MOST = 32, NODES_MOST = 20 };

static bool may_search;

/* The last line of an answer, which must be terminated. */
static const char *last_line(struct text *answer)
{
    if (answer->length == 0 || answer->data[answer->length - 1] != '\n')
        return "an answer without an end";
    answer->data[answer->length - 1] = '\0';
    char *before = strrchr(answer->data, '\n');
    return before ? before + 1 : answer->data;
}

/* In a game that is over, `go` is read and then refused. */
static struct engine *over(void)
{
    static struct engine engine;
    struct text answer = {0};
    if (!engine.has_match) {
        engine_line(&engine, "newgame dodgem size=3", &answer);
        engine_line(&engine, "apply resign", &answer);
    }
    text_free(&answer);
    return &engine;
}

static void say(struct engine *engine, const char *line)
{
    struct text answer = {0};
    bool search = strncmp(line + strspn(line, " \t"), "go", 2) == 0;
    engine_line(search && !may_search ? over() : engine, line, &answer);
    may_search = may_search && !search;
    if (answer.length > 0) {
        const char *last = last_line(&answer);
        if (strcmp(last, "ok") != 0 && strncmp(last, "error: ", 7) != 0) {
            fprintf(stderr, "%s\nis answered by %s\n", line, last);
            abort();
        }
    }
    text_free(&answer);
}

static void say_lines(struct engine *engine, char *lines)
{
    for (char *line = lines, *end; !engine->finished && line; line = end ? end + 1 : NULL) {
        end = strchr(line, '\n');
        if (end)
            *end = '\0';
        say(engine, line);
    }
}

static void say_formatted(struct engine *engine, const char *request, unsigned number)
{
    char line[80];
    snprintf(line, sizeof line, "%s%u", request, number);
    say(engine, line);
}

/* Applies the legal move that the number selects, which must not be refused. */
static void apply_legal(struct engine *engine, unsigned number)
{
    struct move list[MOVES_MAX];
    char move[MOVE_TEXT], request[MOVE_TEXT + 8];
    struct text answer = {0};
    const struct match *match = &engine->match;
    if (!engine->has_match || outcome_over(match_outcome(match)))
        return;
    int count = match->game->moves(match_now(match), list);
    if (count == 0)
        return;
    move_format(match->game, list[number % (unsigned)count], move);
    snprintf(request, sizeof request, "apply %s", move);
    engine_line(engine, request, &answer);
    require(strcmp(last_line(&answer), "ok") == 0, "a legal move is refused");
    text_free(&answer);
}

static void say_selected(struct engine *engine, unsigned choice)
{
    static const char *const beginnings[] = {
        "newgame dodgem size=3",
        "newgame dodgem size=4 blocked=loses",
        "newgame towers size=4",
        "newgame towers size=6",
        "newgame morris",
        "newgame morris diagonals=on",
        "newgame stratego",
        "position startpos",
        "show",
        "result",
        "apply resign",
        "apply draw",
        "apply accept",
        "apply ready",
        "legal",
        "games",
    };
    enum { BEGINNINGS = sizeof beginnings / sizeof *beginnings };
    if (choice < 200)
        apply_legal(engine, choice);
    else if (choice < 200 + BEGINNINGS)
        say(engine, beginnings[choice - 200]);
    else if (choice % 2)
        say_formatted(engine, "go nodes ", choice);
    else
        say_formatted(engine, "go level ", choice / 2 % 10);
}

static void say_session(struct engine *engine, struct fields fields)
{
    say_formatted(engine, "position startpos moves ", 1); /* without a game */
    for (int i = 0; i < REQUESTS_MOST && fields.size > 0 && !engine->finished; i++)
        say_selected(engine, field_number(&fields));
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    /* Opening the players for each input would take more time than all else. */
    static struct searcher *searcher;
    static struct computer *computer;
    struct engine engine = {
        .nodes_most = NODES_MOST, .megabytes = 1, .searcher = searcher, .computer = computer};
    may_search = size % SEARCH_EVERY == 0;
    if (size > 0 && *data == '+') {
        say_session(&engine, (struct fields){data + 1, size - 1});
    } else {
        char *copy = copy_of(data, size);
        say_lines(&engine, copy);
        free(copy);
    }
    searcher = engine.searcher;
    computer = engine.computer;
    engine.searcher = NULL;
    engine.computer = NULL;
    engine_free(&engine);
    return 0;
}
