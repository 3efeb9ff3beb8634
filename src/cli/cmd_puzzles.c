/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#define _POSIX_C_SOURCE 200809L /* clock_gettime */
#include <stdio.h>
#include <string.h>

#include "ai/clock.h"
#include "base/i18n.h"
#include "cli/command.h"
#include "cli/puzzle_maker.h"
#include "cli/solved.h"
#include "core/notation.h"
#include "core/registry.h"

/* ---- make ---- */

static void prepare_boards(const struct puzzle_request *request, const struct arguments *arguments)
{
    for (int i = 0; i < puzzle_board_count(request); i++) {
        struct settings settings = puzzle_board(request, i);
        solved_prepare(request->exact, arguments, request->game, &settings);
    }
}

static int make(const struct arguments *arguments, const struct game *game)
{
    struct fault fault;
    struct match match; /* only to read the settings as every command does */
    struct puzzle_book book;
    struct puzzle_yield yield;
    struct text text = {0};
    if (!arguments_match(arguments, game->id, &match, &fault))
        return complain("%s", fault.text);
    struct puzzle_request request = {.game = game,
                                     .settings =
                                         arguments->choice_count > 0 ? &match.settings : NULL,
                                     .count = arguments->count ? (int)arguments->count : 10,
                                     .seed = arguments->seeded ? arguments->seed : 1,
                                     .exact = game->solution ? solved_folder(arguments) : NULL};
    if (request.exact)
        prepare_boards(&request, arguments);
    double begin = seconds_on(CLOCK_MONOTONIC);
    bool made = puzzles_make(&request, &book, &yield, &fault);
    double seconds = seconds_on(CLOCK_MONOTONIC) - begin;
    if (request.exact)
        exact_close(request.exact);
    match_free(&match);
    if (!made)
        return complain("%s", fault.text);
    puzzle_book_write(&book, &text);
    fputs(text.data, stdout);
    fprintf(stderr,
            _("%d puzzles from %d games (%d positions looked at, %.1f million nodes of proofs) in "
              "%.0f s\n"),
            book.count, yield.games, yield.positions, (double)yield.nodes / 1e6, seconds);
    text_free(&text);
    puzzle_book_free(&book);
    return EXIT_FINE;
}

/* ---- list ---- */

static void print_options(const struct match *source)
{
    const struct game *game = source->game;
    for (int i = 0; i < game->option_count; i++) {
        char value[OPTION_TEXT];
        if (source->settings.value[i] == game->options[i].default_value)
            continue;
        option_format(&game->options[i], source->settings.value[i], value);
        printf(" %s=%s", game->options[i].id, value);
    }
}

/* For people and programs: "12 1450 win 3 size=6 | moves to the position | solution". */
static void print_puzzle(const struct puzzle *puzzle)
{
    struct text answer = {0};
    printf("%d %d %s %d", puzzle->number, puzzle->rating, puzzle->kind->word, puzzle->turns);
    print_options(puzzle->source);
    printf(" |");
    for (int i = 0; i < puzzle->at; i++) {
        char text[MOVE_TEXT];
        move_format(puzzle->source->game, puzzle->source->steps[i].move, text);
        printf(" %s", text);
    }
    puzzle_answer(puzzle, &answer);
    printf(" | %s\n", answer.data);
    text_free(&answer);
}

static int list(const struct game *game)
{
    struct puzzle_book book;
    struct fault fault;
    if (!puzzle_book_open(&book, game, &fault))
        return complain("%s", fault.text);
    for (int i = 0; i < book.count; i++)
        print_puzzle(&book.list[i]);
    int code = book.skipped ? EXIT_COMPLAINT : EXIT_FINE;
    if (book.skipped)
        fputs(book.faults.data, stderr);
    puzzle_book_free(&book);
    return code;
}

/* ---- check ---- */

static bool is_like_an_earlier_one(const struct puzzle_book *book, int index)
{
    uint64_t likeness = puzzle_likeness(&book->list[index]);
    for (int i = 0; i < index; i++)
        if (puzzle_likeness(&book->list[i]) == likeness)
            return true;
    return false;
}

static int check_book(const struct puzzle_book *book, struct puzzle_prover *tools)
{
    int wrong = book->skipped;
    if (book->skipped)
        fputs(book->faults.data, stdout);
    for (int i = 0; i < book->count; i++) {
        const struct puzzle *puzzle = &book->list[i];
        struct fault fault;
        if (tools->exact)
            solved_prepare(tools->exact, NULL, book->game, &puzzle->source->settings);
        bool fine = puzzle_prove(tools, puzzle, &fault);
        if (fine && is_like_an_earlier_one(book, i))
            fine = fault_set(&fault, _("it is the mirror image of another one"));
        if (!fine)
            printf(_("%s, puzzle %d: %s\n"), book->game->id, puzzle->number, fault.text);
        wrong += !fine;
    }
    printf(tr_plural("%s: %d puzzle proven", "%s: %d puzzles proven", (unsigned long)book->count),
           book->game->id, book->count - (wrong - book->skipped));
    printf(wrong ? _(", %d wrong\n") : "\n", wrong);
    return wrong;
}

static int check_file(const char *path, struct puzzle_prover *tools)
{
    struct puzzle_book book;
    struct fault fault;
    if (!puzzle_book_load(&book, path, &fault))
        return complain("%s", fault.text);
    int wrong = check_book(&book, tools);
    puzzle_book_free(&book);
    return wrong ? EXIT_COMPLAINT : EXIT_FINE;
}

static int check_all(struct puzzle_prover *tools)
{
    int code = EXIT_FINE;
    for (int i = 0; games[i]; i++) {
        struct text path = {0};
        struct fault fault;
        if (!games[i]->puzzles)
            continue;
        int this_code = puzzle_book_path(games[i], &path, &fault) ? check_file(path.data, tools)
                                                                  : complain("%s", fault.text);
        code = this_code != EXIT_FINE ? this_code : code;
        text_free(&path);
    }
    return code;
}

static int check(const struct arguments *arguments, const char *path)
{
    struct puzzle_prover tools = {
        .prover = prover_open(), .exact = solved_folder(arguments), .limit = PUZZLE_PROOF_NODES};
    if (!tools.prover)
        return complain(_("there is not enough memory to search"));
    int code = path ? check_file(path, &tools) : check_all(&tools);
    exact_close(tools.exact);
    prover_close(tools.prover);
    return code;
}

static int run(struct arguments *arguments)
{
    const char *what = arguments->words[0];
    const char *which = arguments->word_count > 1 ? arguments->words[1] : NULL;
    struct fault fault;
    if (strcmp(what, "check") == 0)
        return check(arguments, which);
    if (strcmp(what, "make") != 0 && strcmp(what, "list") != 0)
        return complain(_("'%.40s' is not one of make, list and check"), what);
    const struct game *game = which ? game_called(which, &fault) : NULL;
    if (!which)
        return complain(_("a game must be given, one of %s"), game_names());
    if (!game)
        return complain("%s", fault.text);
    if (!game->puzzles)
        return complain(_("%s has no puzzles"), _(game->name));
    return strcmp(what, "make") == 0 ? make(arguments, game) : list(game);
}

const struct command command_puzzles = {
    .name = "puzzles",
    .summary = N_("find puzzles with one right answer, list and prove them"),
    .usage = N_("make GAME [--count N] [--seed S] [--size N] [--option key=value]… | list GAME | "
                "check [FILE]"),
    .help = N_(
        "make   plays quick games between computer players and prints a book of the positions "
        "that\n"
        "       have one right answer, by proof; the same seed gives the same book\n"
        "list   prints the puzzles that come with the program, one per line: number, rating, "
        "kind,\n"
        "       turns and options | moves that lead to the position | solution\n"
        "check  proves the puzzles of a book again, or of all books that come with the program;\n"
        "       exit code 2 if one is wrong\n"),
    .accepts = ACCEPT_SETTINGS | ACCEPT_SEED | ACCEPT_PUZZLES | ACCEPT_CACHE,
    .words_min = 1,
    .words_max = 2,
    .run = run,
};
