/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include <stdio.h>

#include "base/i18n.h"
#include "cli/command.h"
#include "cli/console.h"
#include "cli/engine.h"

static void send(struct text *answer)
{
    fwrite(answer->data, 1, answer->length, stdout);
    fflush(stdout);
    text_clear(answer);
}

static int run(struct arguments *arguments)
{
    struct engine engine = {.send = send, .megabytes = arguments_memory(arguments)};
    struct text line = {0}, answer = {0};
    enum line_end end;
    while (!engine.finished && (end = line_read(stdin, ENGINE_LINE_MAX, &line)) != LINE_NONE) {
        text_clear(&answer);
        if (end == LINE_TOO_LONG)
            engine_line_too_long(&answer);
        else
            engine_line(&engine, line.data, &answer);
        fwrite(answer.data, 1, answer.length, stdout);
        if (fflush(stdout) != 0)
            break; /* the pipe is closed; main() reports it */
    }
    engine_free(&engine);
    text_free(&line);
    text_free(&answer);
    return EXIT_FINE;
}

const struct command command_engine = {
    .name = "engine",
    .summary = N_("answer other programs, line by line"),
    .usage = N_("[--memory MB] [--weight GAME.NAME=VALUE]… (reads commands from standard input)"),
    .help = N_(
        "The answer to each line ends with a line 'ok' or 'error: …':\n"
        "  hello                               name and version\n"
        "  games                               the games and the defaults of their options\n"
        "  newgame GAME [key=value …]          start a game\n"
        "  position startpos [moves m1 m2 …]   set up a position of that game\n"
        "  legal                               the legal moves, one per line, in byte order\n"
        "  apply MOVE                          play a move\n"
        "  result                              none, '1 REASON', '2 REASON' or 'draw REASON'\n"
        "  show [1|2|both]                     the board as text\n"
        "  go nodes N | time MS | depth D | level L [seed S]   the best move, after info lines\n"
        "  quit\n"
        "docs/engine-protocol.md describes it in full. --memory is the size of the search's table\n"
        "in MB (64); --weight changes the evaluation, for tuning.\n"),
    .accepts = ACCEPT_WEIGHT | ACCEPT_MEMORY,
    .run = run,
};
