/* The engine protocol (docs/engine-protocol.md): one line in, its answer out. It does no input or
 * output of its own, so that anything can drive it. */
#ifndef CLI_ENGINE_H
#define CLI_ENGINE_H

#include "core/match.h"
#include "core/text.h"

enum { ENGINE_LINE_MAX = 1 << 20 };

/* Starts as {0}; engine_free() gives the memory back. */
struct engine {
    bool has_match;
    struct match match;
    bool finished; /* `quit` was said */
};

/* Answers one line: adds lines to `answer`, the last of which is "ok" or begins with "error: ". An
 * empty line has no answer. After an error everything is as before. */
void engine_line(struct engine *engine, const char *line, struct text *answer);

/* The answer to a line longer than ENGINE_LINE_MAX. */
void engine_line_too_long(struct text *answer);

void engine_free(struct engine *engine);

#endif
