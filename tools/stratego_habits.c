/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Counts how the hidden pieces of Stratego behave near known enemies, for
 * src/games/stratego/evidence.c:
 *
 *   stratego_habits ARMY LEVEL GAMES SEED [DIVIDE]
 *
 * The level plays itself with its budget divided by DIVIDE. Prints the table as C, ready to be
 * pasted. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "ai/computer.h"
#include "ai/levels.h"
#include "base/rng.h"
#include "core/registry.h"
#include "games/stratego/belief.h"
#include "games/stratego/evidence.h"

enum { TABLE_MEGABYTES = 1, PER_DOUBLING = 16, RAREST = -160 };

struct session {
    const struct game *game;
    struct settings settings;
    struct computer *computer;
    int level, divide;
    uint8_t set_up[CELL_LIMIT]; /* what stood where after both setups */
    struct evidence_counts counts;
};

static void play_turn(struct session *session, struct match *match, uint64_t seed)
{
    struct view view;
    int player = match_now(match)->turn;
    view_take(&view, match, player);
    struct computer_request request = {.view = &view,
                                       .level = session->level,
                                       .seed = seed + (uint64_t)player,
                                       .budget_divisor = session->divide};
    struct decision decision;
    computer_decide(session->computer, &request, &decision);
    view_free(&view);
    match_play(match, decision.move);
}

static void remember_setup(struct session *session, const struct match *match)
{
    for (int cell = 0; cell < CELLS; cell++)
        session->set_up[cell] = session->game->piece_at(match_now(match), cell).kind;
}

static void count_match(struct session *session, const struct match *match)
{
    static struct belief belief;
    struct view view;
    uint8_t kinds[PIECES_MAX];
    view_take(&view, match, 0);
    belief_take(&belief, &view);
    for (int i = 0; i < belief.count; i++)
        kinds[i] = session->set_up[belief.pieces[i].origin];
    evidence_count(&belief, &view, kinds, &session->counts);
    view_free(&view);
}

static void play_game(struct session *session, uint64_t seed)
{
    struct match match;
    match_start(&match, session->game, &session->settings);
    while (match_now(&match)->phase == PHASE_SETUP)
        play_turn(session, &match, seed);
    remember_setup(session, &match);
    while (!outcome_over(match_outcome(&match)))
        play_turn(session, &match, seed);
    count_match(session, &match);
    match_free(&match);
}

/* The logarithm of how often pieces with this prospect react this way; one more of each reaction is
 * counted than was seen, since anything may happen once. */
static int frequency(const long of[REACTIONS][PROSPECTS], int reaction, int prospect)
{
    double whole = REACTIONS;
    for (int i = 0; i < REACTIONS; i++)
        whole += (double)of[i][prospect];
    if (prospect == CANNOT_MOVE)
        return reaction == STAYED ? 0 : RAREST;
    double share = ((double)of[reaction][prospect] + 1) / whole;
    int value = (int)lround(PER_DOUBLING * log2(share));
    return value < RAREST ? RAREST : value;
}

static void print_table(const struct evidence_counts *counts)
{
    for (int moved = 0; moved < 2; moved++) {
        printf("    {\n");
        for (int steps = 0; steps < EVIDENCE_REACH; steps++) {
            const char *separator = "        {";
            for (int reaction = 0; reaction < REACTIONS; reaction++) {
                const long(*of)[PROSPECTS] = counts->of[moved][steps];
                printf("%s{%d, %d, %d, %d}", separator, frequency(of, reaction, WOULD_WIN),
                       frequency(of, reaction, WOULD_TIE), frequency(of, reaction, WOULD_LOSE),
                       frequency(of, reaction, CANNOT_MOVE));
                separator = ", ";
            }
            printf("},\n");
        }
        printf("    },\n");
    }
}

int main(int count, char **words)
{
    if (count < 5) {
        fprintf(stderr, "stratego_habits ARMY LEVEL GAMES SEED [DIVIDE]\n");
        return 2;
    }
    static struct session session;
    session.game = game_find("stratego");
    session.computer = computer_open(TABLE_MEGABYTES);
    session.level = atoi(words[2]);
    session.divide = count > 5 ? atoi(words[5]) : 1;
    session.settings = settings_default(session.game);
    settings_set(session.game, &session.settings, "army", words[1], NULL);
    struct rng rng = {.state = strtoull(words[4], NULL, 10)};
    for (int left = atoi(words[3]); left > 0; left--)
        play_game(&session, rng_next(&rng));
    print_table(&session.counts);
    computer_close(session.computer);
    return 0;
}
