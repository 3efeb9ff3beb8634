/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#define _POSIX_C_SOURCE 200809L
#include "cli/program.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/i18n.h"
#include "cli/child.h"
#include "core/notation.h"

#ifdef _WIN32

struct program *program_open(const char *command, struct fault *fault)
{
    fault_set(fault, _("'%.80s' cannot be started: playing against programs is not possible here"),
              command);
    return NULL;
}

void program_close(struct program *program)
{
    (void)program;
}

bool program_new_game(struct program *program, const struct match *match, struct fault *fault)
{
    (void)program, (void)match;
    return fault_set(fault, "no program");
}

bool program_decide(struct program *program, const struct match *match, const char *limits,
                    struct move *move, struct fault *fault)
{
    (void)program, (void)match, (void)limits, (void)move;
    return fault_set(fault, "no program");
}

#else

#include <poll.h>
#include <time.h>
#include <unistd.h>

enum {
    PATIENCE_MS = 10000,       /* for an answer, beyond the time allowed by `go` */
    PATIENCE_FREE_MS = 300000, /* for a `go` without a time limit */
    ANSWER_MAX = 1 << 20
};

struct program {
    char *command;
    struct child child;
    struct text input; /* read but not yet processed */
};

static long long now_ms(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (long long)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

/* Extracts the next line; false if there is no complete line yet. */
static bool take_line(struct text *input, struct text *line)
{
    char *end = input->length ? memchr(input->data, '\n', input->length) : NULL;
    if (!end)
        return false;
    size_t length = (size_t)(end - input->data), rest = input->length - length - 1;
    text_clear(line);
    text_add_bytes(line, input->data, length);
    memmove(input->data, end + 1, rest + 1);
    input->length = rest;
    return true;
}

static bool read_line(struct program *program, long long until, struct text *line,
                      struct fault *fault)
{
    while (!take_line(&program->input, line)) {
        long long left = until - now_ms();
        struct pollfd wait = {.fd = program->child.from, .events = POLLIN};
        if (left <= 0 || program->input.length > ANSWER_MAX)
            return fault_set(fault, _("the program '%.80s' does not answer in time"),
                             program->command);
        if (poll(&wait, 1, (int)left) <= 0)
            continue;
        char block[4096];
        ssize_t got = read(program->child.from, block, sizeof block);
        if (got <= 0)
            return fault_set(fault, _("the program '%.80s' has ended"), program->command);
        text_add_bytes(&program->input, block, (size_t)got);
    }
    return true;
}

static bool send_line(struct program *program, const struct text *line, struct fault *fault)
{
    for (size_t sent = 0; sent < line->length;) {
        ssize_t count = write(program->child.to, line->data + sent, line->length - sent);
        if (count < 0)
            return fault_set(fault, _("the program '%.80s' has ended"), program->command);
        sent += (size_t)count;
    }
    return true;
}

/* The last line of an answer that starts with a prefix, without the prefix. */
struct wanted_line {
    const char *prefix;
    struct text text;
};

/* Sends a line and reads the answer up to "ok", filling in `wanted` unless it is NULL. */
static bool ask(struct program *program, struct text *question, int patience_ms,
                struct wanted_line *wanted, struct fault *fault)
{
    struct text line = {0};
    long long until = now_ms() + patience_ms;
    char asked[60];
    snprintf(asked, sizeof asked, "%s", question->data);
    text_add(question, "\n");
    bool fine = send_line(program, question, fault), done = false;
    while (fine && !done && (fine = read_line(program, until, &line, fault))) {
        line.data[strcspn(line.data, "\r")] = '\0';
        done = strcmp(line.data, "ok") == 0;
        if (strncmp(line.data, "error", 5) == 0)
            fine = fault_set(fault, _("the program '%.80s' answers '%s' with '%.80s'"),
                             program->command, asked, line.data);
        else if (wanted && strncmp(line.data, wanted->prefix, strlen(wanted->prefix)) == 0) {
            text_clear(&wanted->text);
            text_add(&wanted->text, "%s", line.data + strlen(wanted->prefix));
        }
    }
    text_free(&line);
    text_free(question);
    return fine;
}

struct program *program_open(const char *command, struct fault *fault)
{
    struct program *program = memory_resize(NULL, sizeof *program);
    *program = (struct program){.command = memory_resize(NULL, strlen(command) + 1)};
    strcpy(program->command, command);
    if (!child_start(&program->child, command, fault)) {
        free(program->command);
        free(program);
        return NULL;
    }
    struct text hello = {0};
    struct wanted_line protocol = {.prefix = "protocol "};
    text_add(&hello, "hello");
    bool fine = ask(program, &hello, PATIENCE_MS, &protocol, fault);
    if (fine && (!protocol.text.data || atoi(protocol.text.data) < 2))
        fine = fault_set(fault, _("the program '%.80s' does not speak protocol 2"), command);
    text_free(&protocol.text);
    if (fine)
        return program;
    program_close(program);
    return NULL;
}

void program_close(struct program *program)
{
    if (!program)
        return;
    child_end(&program->child);
    text_free(&program->input);
    free(program->command);
    free(program);
}

bool program_new_game(struct program *program, const struct match *match, struct fault *fault)
{
    const struct game *game = match->game;
    struct text line = {0};
    text_add(&line, "newgame %s", game->id);
    for (int i = 0; i < game->option_count; i++) {
        char value[OPTION_TEXT];
        if (!settings_mention(game, &match->settings, i))
            continue;
        option_format(&game->options[i], match->settings.value[i], value);
        text_add(&line, " %s=%s", game->options[i].id, value);
    }
    return ask(program, &line, PATIENCE_MS, NULL, fault);
}

static int patience_for(const char *limits)
{
    const char *time = strstr(limits, "time ");
    return time ? PATIENCE_MS + atoi(time + 5) : PATIENCE_FREE_MS;
}

bool program_decide(struct program *program, const struct match *match, const char *limits,
                    struct move *move, struct fault *fault)
{
    struct text line = {0};
    struct wanted_line answer = {.prefix = "bestmove "};
    text_add(&line, "position startpos moves");
    for (int i = 0; i < match->at; i++) {
        char text[MOVE_TEXT];
        if (move_is_for_match(match->steps[i].move))
            continue; /* other programs play sides, whoever sits there */
        move_format(match->game, match->steps[i].move, text);
        text_add(&line, " %s", text);
    }
    if (!ask(program, &line, PATIENCE_MS, NULL, fault))
        return false;
    text_add(&line, "go %s", limits);
    bool fine = ask(program, &line, patience_for(limits), &answer, fault);
    struct fault reason;
    if (fine && !answer.text.length)
        fine = fault_set(fault, _("the program '%.80s' gives no bestmove"), program->command);
    else if (fine && !move_find(match->game, match_now(match), answer.text.data, move, &reason))
        fine = fault_set(fault, _("the program '%.80s' plays '%.20s': %.120s"), program->command,
                         answer.text.data, reason.text);
    text_free(&answer.text);
    return fine;
}

#endif
