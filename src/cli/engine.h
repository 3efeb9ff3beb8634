/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* The engine protocol (docs/engine-protocol.md): takes one line, returns its answer. It does no
 * input or output itself, so that anything can drive it. */
#ifndef CLI_ENGINE_H
#define CLI_ENGINE_H

#include "base/text.h"
#include "core/match.h"

struct computer;
struct exact;
struct searcher;

enum { ENGINE_LINE_MAX = 1 << 20 };

/* Starts as {0}; engine_free() frees the memory. */
struct engine {
    bool has_match;
    struct match match;
    bool finished; /* after `quit` */

    /* May be NULL: sends the answer so far and empties it, so that the other side can follow the
     * search. */
    void (*send)(struct text *answer);
    uint64_t nodes_most; /* no search visits more nodes than this; 0: no limit */
    int megabytes;       /* of the search table; 0: default */

    struct searcher *searcher; /* NULL until the first `go` needs them */
    struct computer *computer;
    struct exact *exact; /* solved boards, for the highest level */
};

/* The size of the search table. */
int engine_megabytes(const struct engine *engine);

/* Answers `go`; its arguments are in `rest`. */
bool engine_go(struct engine *engine, const char *rest, struct text *answer, struct fault *fault);

/* Answers one line: appends lines to `answer`, the last of which is "ok" or starts with "error: ".
 * An empty line has no answer. An error changes nothing. */
void engine_line(struct engine *engine, const char *line, struct text *answer);

/* The answer to a line longer than ENGINE_LINE_MAX. */
void engine_line_too_long(struct text *answer);

void engine_free(struct engine *engine);

#endif
