/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "play/puzzle_log.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "base/files.h"
#include "base/utc.h"

void puzzle_log_note(struct puzzle_log *log, const struct puzzle_attempt *attempt)
{
    if ((log->count & (log->count - 1)) == 0) /* doubles at every power of two */
        log->list =
            memory_resize(log->list, (size_t)(log->count ? 2 * log->count : 1) * sizeof *log->list);
    log->list[log->count++] = *attempt;
}

void puzzle_log_free(struct puzzle_log *log)
{
    free(log->list);
    *log = (struct puzzle_log){0};
}

static bool is_word(const char *word, const char *letters)
{
    return *word && word[strspn(word, letters)] == '\0';
}

/* "2026-11-18T06:12:31Z 1a2b3c4d NAME 0123456789abcdef + training"; a guest is "-". */
static bool read_line(const char *line, struct puzzle_attempt *attempt)
{
    static const char hex[] = "0123456789abcdef", letters[] = "abcdefghijklmnopqrstuvwxyz_";
    char time[UTC_TEXT], person[PERSON_ID + 1], game[GAME_ID + 1], puzzle[18], result[3],
        mode[PUZZLE_MODE + 1], more[2];
    *attempt = (struct puzzle_attempt){0};
    if (!next_word(&line, time, sizeof time) || !utc_read(time, &attempt->time) ||
        !next_word(&line, person, sizeof person) || !next_word(&line, game, sizeof game) ||
        !next_word(&line, puzzle, sizeof puzzle) || !next_word(&line, result, sizeof result) ||
        !next_word(&line, mode, sizeof mode) || next_word(&line, more, sizeof more))
        return false;
    bool guest = strcmp(person, "-") == 0;
    if ((!guest && (!is_word(person, hex) || strlen(person) != PERSON_ID - 1)) ||
        !is_word(game, "abcdefghijklmnopqrstuvwxyz_0123456789") || strlen(game) >= GAME_ID ||
        !is_word(puzzle, hex) || strlen(puzzle) != 16 || !is_word(mode, letters) ||
        strlen(mode) >= PUZZLE_MODE || (strcmp(result, "+") != 0 && strcmp(result, "-") != 0))
        return false;
    strcpy(attempt->person, guest ? "" : person);
    strcpy(attempt->game, game);
    attempt->puzzle = strtoull(puzzle, NULL, 16);
    attempt->solved = *result == '+';
    strcpy(attempt->mode, mode);
    return true;
}

bool puzzle_log_read(struct puzzle_log *log, const char *path, struct fault *fault)
{
    size_t size;
    *log = (struct puzzle_log){0};
    if (!file_exists(path))
        return true;
    char *data = file_read(path, PUZZLE_LOG_MAX, &size, fault);
    if (!data)
        return false;
    for (char *line = data, *end; line < data + size; line = end + 1) {
        struct puzzle_attempt attempt;
        end = memchr(line, '\n', (size_t)(data + size - line));
        end = end ? end : data + size;
        *end = '\0';
        if (read_line(line, &attempt))
            puzzle_log_note(log, &attempt);
        else
            log->damaged++;
    }
    free(data);
    return true;
}

bool puzzle_log_add(struct puzzle_log *log, const char *path, const struct puzzle_attempt *attempt,
                    struct fault *fault)
{
    struct text line = {0};
    char time[UTC_TEXT];
    utc_write(attempt->time, time);
    text_add(&line, "%s %s %s %016" PRIx64 " %c %s", time, *attempt->person ? attempt->person : "-",
             attempt->game, attempt->puzzle, attempt->solved ? '+' : '-', attempt->mode);
    bool done = file_append_line(path, line.data, fault);
    text_free(&line);
    if (done && log)
        puzzle_log_note(log, attempt);
    return done;
}
