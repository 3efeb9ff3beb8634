/* The engine protocol with arbitrary bytes as its lines: every line gets an answer whose last line
 * is "ok" or an error. Input that begins with "+" is a session that goes further: each byte selects
 * a request, among them the Nth legal move, so that games are played and searched to their end. */
#include "cli/engine.h"
#include "fuzz.h"

/* Of one input: more of the same finds nothing new and takes most of the time. */
enum { SEARCHES_MOST = 2, REQUESTS_MOST = 32, NODES_MOST = 30 };

static int searches;

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
    if (strncmp(line + strspn(line, " \t"), "go", 2) == 0 && ++searches > SEARCHES_MOST)
        return;
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
    struct text answer = {0}, request = {0};
    int count = 0;
    engine_line(engine, "legal", &answer);
    for (const char *c = answer.data; (c = strchr(c, '\n')) != NULL; c++)
        count++;
    if (count > 1) { /* the last line is "ok" or an error */
        const char *move = answer.data;
        for (unsigned skip = number % (unsigned)(count - 1); skip > 0; skip--)
            move = strchr(move, '\n') + 1;
        text_add(&request, "apply %.*s", (int)strcspn(move, "\n"), move);
        answer.length = 0;
        engine_line(engine, request.data, &answer);
        require(strcmp(last_line(&answer), "ok") == 0, "a legal move is refused");
    }
    text_free(&answer);
    text_free(&request);
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
    searches = 0;
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
