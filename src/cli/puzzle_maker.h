/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Finds puzzles: plays quick games between computer players and keeps positions that have exactly
 * one right answer, by proof. The same request gives the same puzzles on every machine. */
#ifndef CLI_PUZZLE_MAKER_H
#define CLI_PUZZLE_MAKER_H

#include "ai/computer.h"
#include "play/puzzle_proof.h"

struct puzzle_request {
    const struct game *game;
    const struct settings *settings; /* NULL: the boards that the game suggests */
    int count;
    uint64_t seed;
    struct exact *exact; /* its boards have to be ready */
};

/* How it went. */
struct puzzle_yield {
    int games, positions; /* played and looked at */
    uint64_t nodes;       /* of proofs */
};

/* Fills a book, which has to be freed. It has fewer puzzles if very many games do not have enough.
 * False, with the reason, if there is not enough memory. */
bool puzzles_make(const struct puzzle_request *request, struct puzzle_book *book,
                  struct puzzle_yield *yield, struct fault *fault);

/* The settings of the nth board on which puzzles are looked for. */
struct settings puzzle_board(const struct puzzle_request *request, int index);
int puzzle_board_count(const struct puzzle_request *request);

#endif
