/* The engine protocol (docs/engine-protocol.md): one line in, its answer out. It does no input or
 * output of its own, so that anything can drive it. */
#ifndef CLI_ENGINE_H
#define CLI_ENGINE_H

#include "base/text.h"
#include "core/match.h"

struct computer;
struct exact;
struct searcher;

enum { ENGINE_LINE_MAX = 1 << 20 };

/* Starts as {0}; engine_free() gives the memory back. */
struct engine {
    bool has_match;
    struct match match;
    bool finished; /* `quit` was said */

    /* May be NULL: sends what there is of an answer and empties it, so that those who wait for a
     * move can see how the search gets on. */
    void (*send)(struct text *answer);
    uint64_t nodes_most; /* no search visits more nodes than this; 0: no limit */
    int megabytes;       /* for the search's table; 0: as usual */

    struct searcher *searcher; /* NULL until the first `go` needs them */
    struct computer *computer;
    struct exact *exact; /* solved boards, for the highest level */
};

/* What the search's table takes. */
int engine_megabytes(const struct engine *engine);

/* Answers `go`; the words that follow it are in `rest`. */
bool engine_go(struct engine *engine, const char *rest, struct text *answer, struct fault *fault);

/* Answers one line: adds lines to `answer`, the last of which is "ok" or begins with "error: ". An
 * empty line has no answer. After an error everything is as before. */
void engine_line(struct engine *engine, const char *line, struct text *answer);

/* The answer to a line longer than ENGINE_LINE_MAX. */
void engine_line_too_long(struct text *answer);

void engine_free(struct engine *engine);

#endif
