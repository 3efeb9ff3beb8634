/* The engine protocol with arbitrary bytes as its lines: every line gets an answer whose last line
 * is "ok" or an error. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/engine.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/* The last line of an answer, which must be terminated. */
static const char *last_line(struct text *answer)
{
    if (answer->length == 0 || answer->data[answer->length - 1] != '\n')
        return "an answer without an end";
    answer->data[answer->length - 1] = '\0';
    char *before = strrchr(answer->data, '\n');
    return before ? before + 1 : answer->data;
}

static void say(struct engine *engine, const char *line)
{
    struct text answer = {0};
    engine_line(engine, line, &answer);
    if (answer.length > 0) {
        const char *last = last_line(&answer);
        if (strcmp(last, "ok") != 0 && strncmp(last, "error: ", 7) != 0) {
            fprintf(stderr, "%s\nis answered by %s\n", line, last);
            abort();
        }
    }
    text_free(&answer);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct engine engine = {.nodes_most = 300};
    char *copy = malloc(size + 1);
    memcpy(copy, data, size);
    copy[size] = '\0';
    for (char *line = copy, *end; !engine.finished && line; line = end ? end + 1 : NULL) {
        end = strchr(line, '\n');
        if (end)
            *end = '\0';
        say(&engine, line);
    }
    engine_free(&engine);
    free(copy);
    return 0;
}
