/* Teaches the network behind Dodgem's evaluation. tools/learn_dodgem.sh runs it in rounds:
 *
 *   learn_dodgem sample COUNT SEED SIZE wins|loses NODES    positions of games, one a line
 *   learn_dodgem train EPOCHS FILE…                         src/games/dodgem_network.h
 *
 * A sample is `white black turn chance size variant`: both players' pawns as in struct dodgem, and
 * the share of a point the player to move may expect. Solved boards give it exactly; on larger ones
 * it comes from a search with the present network and from how the game ended. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ai/exact.h"
#include "ai/search.h"
#include "core/registry.h"
#include "core/rng.h"
#include "games/dodgem_network.h"
#include "games/dodgem_position.h"

/* ---- samples ---- */

enum { GAME_SAMPLES = 2000, TABLE_MEGABYTES = 1, QUIET_MAX = 30 };

static const double logarithm_unit = 1.0 / 32; /* of the evaluation, see NETWORK_UNIT */
static const double trust_in_search = 0.6;     /* the rest is how the game ended */

struct sample {
    uint64_t pawns[2];
    int turn, size, variant;
    double chance;
    bool sure;
};

struct sampler {
    const struct game *game;
    struct settings settings;
    struct exact *exact; /* NULL where boards are not solved */
    struct searcher *searcher;
    struct rng rng;
    uint64_t nodes;
    struct search_result result;
    int count;
    struct sample samples[GAME_SAMPLES]; /* of the game being played */
};

static double chance_of(double logarithm)
{
    return 1 / (1 + exp(-logarithm));
}

static void keep(struct sampler *s, const struct position *position, double chance, bool sure)
{
    const struct dodgem *dodgem = dodgem_of(position);
    if (s->count < GAME_SAMPLES)
        s->samples[s->count++] = (struct sample){.pawns = {dodgem->pawns[0], dodgem->pawns[1]},
                                                 .turn = position->turn,
                                                 .size = position->size,
                                                 .variant = position->variant,
                                                 .chance = chance,
                                                 .sure = sure};
}

static struct move searched_move(struct sampler *s, const struct match *match, uint64_t nodes)
{
    struct view view;
    view_take(&view, match, match_now(match)->turn);
    struct search_request request = {
        .view = &view, .limits = {.nodes = nodes}, .seed = rng_next(&s->rng)};
    search(s->searcher, &request, &s->result);
    view_free(&view);
    return s->result.moves[0].move;
}

static void keep_searched(struct sampler *s, const struct position *position)
{
    int score = s->result.moves[0].score, distance = search_win_distance(score);
    if (position->quiet < QUIET_MAX && rng_below(&s->rng, 3) > 0)
        keep(s, position, distance ? distance > 0 : chance_of(score * logarithm_unit),
             distance != 0);
}

static void keep_solved(struct sampler *s, const struct position *position)
{
    uint8_t value;
    if (rng_below(&s->rng, 4) == 0 &&
        exact_value(s->exact, s->game, &s->settings, position, &value))
        keep(s, position, (verdict_of(value).result + 1) / 2.0, true);
}

/* Solved boards are strewn with any number of blunders; elsewhere only the opening is, since the
 * end of the game counts. */
static void play_game(struct sampler *s, struct match *match)
{
    enum { HASTY = 150 };
    int blunders = s->exact ? rng_below(&s->rng, 50) : 35;
    int opening = rng_below(&s->rng, 6 * settings_get(s->game, &s->settings, "size"));
    s->count = 0;
    while (!outcome_over(match_outcome(match))) {
        const struct position *now = match_now(match);
        struct move list[MOVES_MAX], move;
        bool free_play = s->exact || match_ply(match, match->at) < opening;
        int count = s->game->moves(now, list);
        if (free_play && rng_below(&s->rng, 100) < blunders)
            move = list[rng_below(&s->rng, count)];
        else
            move = searched_move(s, match, s->exact ? HASTY : s->nodes);
        if (s->exact)
            keep_solved(s, now);
        else if (!free_play)
            keep_searched(s, now);
        match_play(match, move);
    }
}

static int print_samples(const struct sampler *s, struct outcome outcome, int wanted)
{
    int printed = 0;
    for (; printed < s->count && printed < wanted; printed++) {
        const struct sample *sample = &s->samples[printed];
        double end = outcome.winner == NOBODY ? 0.5 : outcome.winner == sample->turn;
        double chance = sample->sure
                            ? sample->chance
                            : trust_in_search * sample->chance + (1 - trust_in_search) * end;
        printf("%llx %llx %d %.4f %d %d\n", (unsigned long long)sample->pawns[0],
               (unsigned long long)sample->pawns[1], sample->turn, chance, sample->size,
               sample->variant);
    }
    return printed;
}

static int sample(char **words)
{
    static struct sampler s;
    struct fault fault;
    s.game = game_find("dodgem");
    s.settings = settings_standard(s.game);
    s.rng.state = strtoull(words[1], NULL, 10);
    s.nodes = strtoull(words[4], NULL, 10);
    s.searcher = searcher_open(TABLE_MEGABYTES);
    if (!settings_set(s.game, &s.settings, "size", words[2], &fault) ||
        !settings_set(s.game, &s.settings, "blocked", words[3], &fault))
        return fprintf(stderr, "%s\n", fault.text), 1;
    if (exact_covers(s.game, &s.settings)) {
        s.exact = exact_open(NULL);
        if (!exact_prepare(s.exact, s.game, &s.settings, NULL, &fault))
            return fprintf(stderr, "%s\n", fault.text), 1;
    }
    for (int wanted = atoi(words[0]); wanted > 0;) {
        struct match match;
        match_start(&match, s.game, &s.settings);
        play_game(&s, &match);
        wanted -= print_samples(&s, match_outcome(&match), wanted);
        match_free(&match);
    }
    exact_close(s.exact);
    searcher_close(s.searcher);
    return 0;
}

/* ---- the network, in floating point ---- */

enum {
    PAWN_INPUTS = 2 * NETWORK_CELLS,
    INPUTS = PAWN_INPUTS + 2 * BOARD_SIZES,
    ACTIVE_MAX = 15, /* seven pawns a player and the board */
    WEIGHTS = INPUTS * NEURONS + NEURONS + 1,
    BATCH = 500,
    UNIT = 64 /* of the weights when they are written as whole numbers */
};

struct lesson {
    uint8_t count, active[ACTIVE_MAX];
    float chance;
};

/* Weights, and what Adam keeps of each: the mean of its gradient and of the gradient's square. */
static struct {
    float input[INPUTS][NEURONS], output[NEURONS], bias;
} net, gradient;
static float mean[WEIGHTS], square[WEIGHTS];
static struct lesson *lessons;
static int lesson_count;

static void add_pawns(struct lesson *lesson, const struct sample *sample, int player)
{
    for (uint64_t pawns = sample->pawns[player]; pawns; pawns &= pawns - 1) {
        int bit = __builtin_ctzll(pawns), to_top = bit / 8, to_right = sample->size - 1 - bit % 8;
        int cell = sample->turn == 0 ? to_top * 8 + to_right : to_right * 8 + to_top;
        lesson->active[lesson->count++] =
            (uint8_t)(cell + (player == sample->turn ? 0 : NETWORK_CELLS));
    }
}

static bool read_lessons(const char *path)
{
    FILE *file = fopen(path, "r");
    unsigned long long white, black;
    struct sample sample;
    while (file && fscanf(file, "%llx %llx %d %lf %d %d", &white, &black, &sample.turn,
                          &sample.chance, &sample.size, &sample.variant) == 6) {
        sample.pawns[0] = white;
        sample.pawns[1] = black;
        lessons = realloc(lessons, ((size_t)lesson_count + 1) * sizeof *lessons);
        struct lesson *lesson = &lessons[lesson_count++];
        *lesson = (struct lesson){.chance = (float)sample.chance};
        add_pawns(lesson, &sample, 0);
        add_pawns(lesson, &sample, 1);
        lesson->active[lesson->count++] =
            (uint8_t)(PAWN_INPUTS + 2 * (sample.size - BOARD_LEAST) + sample.variant);
    }
    return file && fclose(file) == 0;
}

static float judge(const struct lesson *lesson, float sums[NEURONS])
{
    float value = net.bias;
    memset(sums, 0, NEURONS * sizeof *sums);
    for (int i = 0; i < lesson->count; i++)
        for (int j = 0; j < NEURONS; j++)
            sums[j] += net.input[lesson->active[i]][j];
    for (int j = 0; j < NEURONS; j++)
        value += (sums[j] > 0 ? sums[j] : 0) * net.output[j];
    return value;
}

static void learn_from(const struct lesson *lesson)
{
    float sums[NEURONS], back[NEURONS];
    float wrong = ((float)chance_of(judge(lesson, sums)) - lesson->chance) / BATCH;
    gradient.bias += wrong;
    for (int j = 0; j < NEURONS; j++) {
        gradient.output[j] += sums[j] > 0 ? wrong * sums[j] : 0;
        back[j] = sums[j] > 0 ? wrong * net.output[j] : 0;
    }
    for (int i = 0; i < lesson->count; i++)
        for (int j = 0; j < NEURONS; j++)
            gradient.input[lesson->active[i]][j] += back[j];
}

static void step(float rate, int number)
{
    float *weight = (float *)&net, *slope = (float *)&gradient;
    float first = 1 - powf(0.9f, (float)number), second = 1 - powf(0.999f, (float)number);
    for (int i = 0; i < WEIGHTS; i++) {
        mean[i] = 0.9f * mean[i] + 0.1f * slope[i];
        square[i] = 0.999f * square[i] + 0.001f * slope[i] * slope[i];
        weight[i] -= rate * (mean[i] / first) / (sqrtf(square[i] / second) + 1e-8f);
        slope[i] = 0;
    }
}

static void shuffle(int count, struct rng *rng)
{
    for (int i = count - 1; i > 0; i--) {
        int j = rng_below(rng, i + 1);
        struct lesson lesson = lessons[i];
        lessons[i] = lessons[j];
        lessons[j] = lesson;
    }
}

/* The mean square of what the network is wrong by, on lessons it did not learn from. */
static double examined(int first)
{
    double sum = 0;
    for (int i = first; i < lesson_count; i++) {
        float sums[NEURONS];
        sum += pow(chance_of(judge(&lessons[i], sums)) - lessons[i].chance, 2);
    }
    return sum / (lesson_count - first);
}

static void print_row(const char *begin, const float *row, const char *end)
{
    printf("%s{", begin);
    for (int j = 0; j < NEURONS; j++)
        printf("%s%d", j ? "," : "", (int)lroundf(row[j] * UNIT));
    printf("}%s\n", end);
}

static void print_network(void)
{
    printf(
        "/* Made by tools/learn_dodgem.sh: what Dodgem's evaluation has learnt. */\n"
        "#ifndef GAMES_DODGEM_NETWORK_H\n#define GAMES_DODGEM_NETWORK_H\n\n"
        "#include <stdint.h>\n\nenum {\n    NEURONS = %d,\n    NETWORK_CELLS = %d,\n"
        "    BOARD_LEAST = %d,\n    BOARD_SIZES = %d,\n    NETWORK_UNIT = %d /* of the output: "
        "32 of the evaluation are one of its logarithm of odds */\n};\n\n"
        "static const struct {\n"
        "    int16_t pawn[2][NETWORK_CELLS][NEURONS]; /* of the player to move, and of the other "
        "*/\n    int16_t board[BOARD_SIZES][2][NEURONS]; /* size, and what a blocked player does "
        "*/\n    int16_t output[NEURONS];\n    int bias;\n} network = {\n.pawn = {{\n",
        NEURONS, NETWORK_CELLS, BOARD_LEAST, BOARD_SIZES, UNIT * UNIT / 32);
    for (int i = 0; i < PAWN_INPUTS; i++)
        print_row("", net.input[i], i == NETWORK_CELLS - 1 ? "},{" : ",");
    printf("}},\n.board = {\n");
    for (int i = PAWN_INPUTS; i < INPUTS; i++)
        print_row(i % 2 ? "" : "{", net.input[i], i % 2 ? "}," : ",");
    printf("},\n");
    print_row(".output = ", net.output, ",");
    printf(".bias = %d,\n};\n\n#endif\n", (int)lroundf(net.bias * UNIT * UNIT));
}

static int train(int epochs, char **paths, int path_count)
{
    struct rng rng = {.state = 20261116};
    for (int i = 0; i < path_count; i++)
        if (!read_lessons(paths[i]))
            return perror(paths[i]), 1;
    float *weight = (float *)&net, rate = 0.004f;
    for (int i = 0; i < WEIGHTS; i++)
        weight[i] = (float)(rng_below(&rng, 2001) - 1000) / 4000;
    shuffle(lesson_count, &rng);
    int learnt = lesson_count / 20 * 19, number = 0;
    for (int epoch = 0; epoch < epochs; epoch++, rate *= 0.9f) {
        shuffle(learnt, &rng);
        for (int i = 0; i + BATCH <= learnt; i += BATCH) {
            for (int j = i; j < i + BATCH; j++)
                learn_from(&lessons[j]);
            step(rate, ++number);
        }
    }
    fprintf(stderr, "%d lessons; wrong by %.4f (mean square)\n", lesson_count, examined(learnt));
    print_network();
    return 0;
}

int main(int count, char **words)
{
    if (count == 7 && strcmp(words[1], "sample") == 0)
        return sample(words + 2);
    if (count > 3 && strcmp(words[1], "train") == 0)
        return train(atoi(words[2]), words + 3, count - 3);
    fprintf(stderr, "learn_dodgem sample COUNT SEED SIZE wins|loses NODES\n"
                    "learn_dodgem train EPOCHS FILE…\n");
    return 2;
}
