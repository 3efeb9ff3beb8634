/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Saved games of arbitrary bytes are refused with a reason, or survive being written and read
 * again. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/save.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void require(bool holds, const char *what)
{
    if (holds)
        return;
    fprintf(stderr, "%s\n", what);
    abort();
}

/* Names and reasons are shown in terminals. */
static bool harmless(const char *shown)
{
    for (; *shown; shown++)
        if (*shown != '\t' && control_character(shown))
            return false;
    return true;
}

static void write_and_read_again(const struct match *match)
{
    struct text text = {0};
    struct fault fault = {""};
    struct match again;
    save_write(match, &text);
    bool read = save_read(text.data, text.length, "again", &again, &fault);
    if (!read)
        fprintf(stderr, "%s\n%s", fault.text, text.data);
    require(read, "what was written is not read");
    require(again.length == match->length && again.at == match->at, "another history came back");
    require(memcmp(match_now(&again), match_now(match), match->game->position_size) == 0,
            "another position came back");
    require(memcmp(again.notes, match->notes, sizeof match->notes) == 0, "other notes came back");
    match_free(&again);
    text_free(&text);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct fault fault = {""};
    struct match match;
    memset(&match, 0x5a, sizeof match);
    struct match untouched = match;
    char *copy = malloc(size + 1); /* exactly the bytes save_read() may access */
    memcpy(copy, data, size);
    copy[size] = '\0';
    if (save_read(copy, size, "file", &match, &fault)) {
        require(harmless(match.players[0].name) && harmless(match.players[1].name),
                "a name holds a control character");
        write_and_read_again(&match);
        match_free(&match);
    } else {
        require(fault.text[0] != '\0', "refused without a reason");
        require(strchr(fault.text, '\n') == NULL, "the reason has more than one line");
        require(harmless(fault.text), "the reason holds a control character");
        require(memcmp(&match, &untouched, sizeof match) == 0, "refused, and yet changed");
    }
    free(copy);
    return 0;
}
