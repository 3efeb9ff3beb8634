/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Trains the network behind a game's evaluation. tools/learn.sh runs it in rounds:
 *
 *   learn sample COUNT SEED NODES GAME [OPTION=VALUE…]    positions from games, one per line
 *   learn train EPOCHS NEURONS GAME FILE…                 src/games/GAME/network.h
 *
 * A sample is the expected share of a point for the player to move, and the position's bytes.
 * Solved boards give the share exactly; elsewhere it combines a search with the current network and
 * the result of the game. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ai/exact.h"
#include "ai/search.h"
#include "base/rng.h"
#include "core/insight.h"
#include "core/network.h"
#include "core/registry.h"

/* ---- samples ---- */

enum { GAME_SAMPLES = 2000, TABLE_MEGABYTES = 1, QUIET_MAX = 30 };

static const double trust_in_search = 0.6; /* the rest is the result of the game */

struct sample {
    union position_room position;
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
    struct sample samples[GAME_SAMPLES]; /* of the current game */
};

static double chance_of(double logarithm)
{
    return 1 / (1 + exp(-logarithm));
}

static void keep(struct sampler *s, const struct position *position, double chance, bool sure)
{
    if (s->count == GAME_SAMPLES || position->phase == PHASE_REMOVING)
        return;
    struct sample *sample = &s->samples[s->count++];
    *sample = (struct sample){.chance = chance, .sure = sure};
    memcpy(&sample->position, position, s->game->position_size);
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
    double odds = s->game->insight->network->odds;
    if (position->quiet < QUIET_MAX && rng_below(&s->rng, 3) > 0)
        keep(s, position, distance ? distance > 0 : chance_of(score / odds), distance != 0);
}

static void keep_solved(struct sampler *s, const struct position *position)
{
    uint8_t value;
    if (rng_below(&s->rng, 4) == 0 &&
        exact_value(s->exact, s->game, &s->settings, position, &value))
        keep(s, position, (verdict_of(value).result + 1) / 2.0, true);
}

/* Games on solved boards contain any number of blunders; elsewhere only the opening does, since the
 * result of the game counts. */
static void play_game(struct sampler *s, struct match *match)
{
    enum { HASTY = 150, OPENING_MAX = 40 };
    int blunders = s->exact ? rng_below(&s->rng, 50) : 35;
    int opening = rng_below(&s->rng, 1 + rng_below(&s->rng, OPENING_MAX));
    s->count = 0;
    while (!outcome_over(match_outcome(match))) {
        const struct position *now = match_now(match);
        struct move list[MOVES_MAX], move;
        bool free_play = s->exact || match_ply(match, match->at) < opening;
        int count = s->game->moves(now, list);
        if (free_play && rng_below(&s->rng, 100) < blunders)
            move = list[rng_below(&s->rng, count)];
        else
            move = searched_move(s, match, free_play ? HASTY : s->nodes);
        if (s->exact)
            keep_solved(s, now);
        else if (!free_play)
            keep_searched(s, now);
        match_play(match, move);
    }
}

static void print_sample(const struct sampler *s, const struct sample *sample,
                         struct outcome outcome)
{
    double end = outcome.winner == NOBODY ? 0.5 : outcome.winner == sample->position.base.turn;
    double chance = sample->sure ? sample->chance
                                 : trust_in_search * sample->chance + (1 - trust_in_search) * end;
    printf("%.4f ", chance);
    for (size_t i = 0; i < s->game->position_size; i++)
        printf("%02x", sample->position.bytes[i]);
    printf("\n");
}

static int sample(char **words, int count)
{
    static struct sampler s;
    struct fault fault;
    s.game = game_find(words[3]);
    s.settings = settings_default(s.game);
    s.rng.state = strtoull(words[1], NULL, 10);
    s.nodes = strtoull(words[2], NULL, 10);
    s.searcher = searcher_open(TABLE_MEGABYTES);
    for (int i = 4; i < count; i++) {
        char *value = strchr(words[i], '=');
        if (value)
            *value++ = '\0';
        if (!value || !settings_set(s.game, &s.settings, words[i], value, &fault))
            return fprintf(stderr, "%s: not an option\n", words[i]), 1;
    }
    if (exact_covers(s.game, &s.settings)) {
        s.exact = exact_open(NULL);
        if (!exact_prepare(s.exact, s.game, &s.settings, NULL, &fault))
            return fprintf(stderr, "%s\n", fault.text), 1;
    }
    for (int wanted = atoi(words[0]); wanted > 0;) {
        struct match match;
        match_start(&match, s.game, &s.settings);
        play_game(&s, &match);
        for (int i = 0; i < s.count && wanted > 0; i++, wanted--)
            print_sample(&s, &s.samples[i], match_outcome(&match));
        match_free(&match);
    }
    exact_close(s.exact);
    searcher_close(s.searcher);
    return 0;
}

/* ---- the network, in floating point ---- */

enum { BATCH = 500 };

static const float weight_limit = 16; /* no sum of active inputs leaves sixteen bits */

struct example {
    union {
        struct position base;
        unsigned char bytes[48];
    } position;
    float chance;
};

/* The parameters: the inputs' rows, the output's row, the bias; and Adam's state for each: the
 * gradient, its mean and the mean of its square. */
struct learner {
    const struct network *shape;
    size_t position_size;
    int neurons, weights;
    float *weight, *slope, *mean, *square;
    struct example *examples;
    int count, room;
    struct rng rng;
};

static float *output_of(const struct learner *l, float *weights)
{
    return weights + l->shape->inputs * l->neurons;
}

static float *bias_of(const struct learner *l, float *weights)
{
    return output_of(l, weights) + l->neurons;
}

static bool read_example(FILE *file, struct learner *l, struct example *example)
{
    if (fscanf(file, "%f ", &example->chance) != 1)
        return false;
    for (size_t i = 0; i < l->position_size; i++)
        if (fscanf(file, "%2hhx", &example->position.bytes[i]) != 1)
            return false;
    return true;
}

static bool read_examples(struct learner *l, const char *path)
{
    FILE *file = fopen(path, "r");
    struct example example = {0};
    while (file && read_example(file, l, &example)) {
        if (l->count == l->room) {
            l->room = 2 * l->room + 1024;
            l->examples = realloc(l->examples, (size_t)l->room * sizeof example);
        }
        l->examples[l->count++] = example;
    }
    return file && fclose(file) == 0;
}

static float judge(const struct learner *l, const uint16_t *active, int count, float *sums)
{
    const float *output = output_of(l, l->weight);
    float value = *bias_of(l, l->weight);
    for (int j = 0; j < l->neurons; j++)
        sums[j] = 0;
    for (int i = 0; i < count; i++) {
        const float *row = l->weight + active[i] * l->neurons;
        for (int j = 0; j < l->neurons; j++)
            sums[j] += row[j];
    }
    for (int j = 0; j < l->neurons; j++)
        value += (sums[j] > 0 ? sums[j] : 0) * output[j];
    return value;
}

static void learn_from(struct learner *l, const struct example *example)
{
    float sums[NETWORK_NEURONS_MAX], back[NETWORK_NEURONS_MAX];
    const float *output = output_of(l, l->weight);
    float *output_slope = output_of(l, l->slope);
    uint16_t active[NETWORK_ACTIVE_MAX];
    int image = rng_below(&l->rng, l->shape->images);
    int count = l->shape->active(&example->position.base, image, active);
    float wrong = ((float)chance_of(judge(l, active, count, sums)) - example->chance) / BATCH;
    *bias_of(l, l->slope) += wrong;
    for (int j = 0; j < l->neurons; j++) {
        output_slope[j] += sums[j] > 0 ? wrong * sums[j] : 0;
        back[j] = sums[j] > 0 ? wrong * output[j] : 0;
    }
    for (int i = 0; i < count; i++) {
        float *row = l->slope + active[i] * l->neurons;
        for (int j = 0; j < l->neurons; j++)
            row[j] += back[j];
    }
}

static void step(struct learner *l, float rate, int number)
{
    float first = 1 - powf(0.9f, (float)number), second = 1 - powf(0.999f, (float)number);
    for (int i = 0; i < l->weights; i++) {
        float slope = l->slope[i];
        l->mean[i] = 0.9f * l->mean[i] + 0.1f * slope;
        l->square[i] = 0.999f * l->square[i] + 0.001f * slope * slope;
        float weight =
            l->weight[i] - rate * (l->mean[i] / first) / (sqrtf(l->square[i] / second) + 1e-8f);
        l->weight[i] = fmaxf(-weight_limit, fminf(weight_limit, weight));
        l->slope[i] = 0;
    }
}

static void shuffle(struct learner *l, int count)
{
    for (int i = count - 1; i > 0; i--) {
        int j = rng_below(&l->rng, i + 1);
        struct example example = l->examples[i];
        l->examples[i] = l->examples[j];
        l->examples[j] = example;
    }
}

/* The network's mean square error on held-out examples. */
static double examined(const struct learner *l, int first)
{
    double sum = 0;
    for (int i = first; i < l->count; i++) {
        float sums[NETWORK_NEURONS_MAX];
        uint16_t active[NETWORK_ACTIVE_MAX];
        int count = l->shape->active(&l->examples[i].position.base, 0, active);
        sum += pow(chance_of(judge(l, active, count, sums)) - l->examples[i].chance, 2);
    }
    return sum / (l->count - first);
}

static void print_row(const float *row, int count)
{
    printf("{");
    for (int j = 0; j < count; j++)
        printf("%s%d", j ? "," : "", (int)lroundf(row[j] * NETWORK_UNIT));
    printf("}");
}

static void print_network(const struct learner *l, const char *game)
{
    char name[32];
    for (size_t i = 0; i < sizeof name; i++)
        name[i] = (char)(game[i] >= 'a' && game[i] <= 'z' ? game[i] - 'a' + 'A' : game[i]);
    /* The output's notice, not this file's. REUSE-IgnoreStart */
    printf("/* SPDX-FileCopyrightText: 2026 The Quatuor authors\n"
           " * SPDX-License-Identifier: MIT */\n\n");
    /* REUSE-IgnoreEnd */
    printf("/* Made by tools/learn.sh: what %s's evaluation has learnt. */\n"
           "#ifndef GAMES_%s_NETWORK_H\n#define GAMES_%s_NETWORK_H\n\n#include <stdint.h>\n\n"
           "enum { INPUTS = %d, NEURONS = %d, BIAS = %d };\n\n"
           "static const _Alignas(16) int16_t input_weights[INPUTS][NEURONS] = {\n",
           game, name, name, l->shape->inputs, l->neurons,
           (int)lroundf(*bias_of(l, l->weight) * NETWORK_UNIT * NETWORK_UNIT));
    for (int i = 0; i < l->shape->inputs; i++) {
        print_row(l->weight + i * l->neurons, l->neurons);
        printf(",\n");
    }
    printf("};\n\nstatic const _Alignas(16) int16_t output_weights[NEURONS] = ");
    print_row(output_of(l, l->weight), l->neurons);
    printf(";\n\n#endif\n");
}

static void begin(struct learner *l, const struct game *game, int neurons)
{
    l->shape = game->insight->network;
    l->position_size = game->position_size;
    l->neurons = neurons;
    l->weights = (l->shape->inputs + 1) * neurons + 1;
    float **arrays[] = {&l->weight, &l->slope, &l->mean, &l->square};
    for (int i = 0; i < 4; i++)
        *arrays[i] = calloc((size_t)l->weights, sizeof(float));
    for (int i = 0; i < l->weights; i++)
        l->weight[i] = (float)(rng_below(&l->rng, 2001) - 1000) / 4000;
}

/* Inputs never active in any example contribute nothing. */
static void forget_unused(struct learner *l)
{
    for (int i = 0; i < l->shape->inputs * l->neurons; i++)
        if (l->square[i] == 0)
            l->weight[i] = 0;
}

static int train(char **words, int word_count)
{
    struct learner l = {.rng = {.state = 20261116}};
    int epochs = atoi(words[0]), number = 0;
    begin(&l, game_find(words[2]), atoi(words[1]));
    for (int i = 3; i < word_count; i++)
        if (!read_examples(&l, words[i]))
            return perror(words[i]), 1;
    shuffle(&l, l.count);
    int learnt = l.count / 20 * 19;
    float rate = 0.004f;
    for (int epoch = 0; epoch < epochs; epoch++, rate *= 0.9f) {
        shuffle(&l, learnt);
        for (int i = 0; i + BATCH <= learnt; i += BATCH) {
            for (int j = i; j < i + BATCH; j++)
                learn_from(&l, &l.examples[j]);
            step(&l, rate, ++number);
        }
    }
    fprintf(stderr, "%d examples; mean square error %.4f\n", l.count, examined(&l, learnt));
    forget_unused(&l);
    print_network(&l, words[2]);
    return 0;
}

int main(int count, char **words)
{
    if (count >= 6 && strcmp(words[1], "sample") == 0)
        return sample(words + 2, count - 2);
    if (count >= 6 && strcmp(words[1], "train") == 0)
        return train(words + 2, count - 2);
    fprintf(stderr, "learn sample COUNT SEED NODES GAME [OPTION=VALUE…]\n"
                    "learn train EPOCHS NEURONS GAME FILE…\n");
    return 2;
}
