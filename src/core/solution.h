/* What a game offers whose small boards can be solved: the exact value of every position, one byte
 * each, in one table. ai/exact.h keeps the tables, on disk and in memory.
 *
 * Values are those of the rules alone; draws by repetition and by the quiet limit are the match's.
 */
#ifndef CORE_SOLUTION_H
#define CORE_SOLUTION_H

#include <stdatomic.h>

#include "core/game.h"

/* A value, for the player to move: greater is better, so the sooner won and the later lost. */
enum {
    EXACT_LOSS = 1, /* and the plies until then added */
    EXACT_DRAW = 128,
    EXACT_WIN = 255, /* and the plies until then taken off */
    EXACT_PLIES_MAX = 126
};

/* How a long solution is watched and stopped from another thread. */
struct solve_watch {
    int threads;
    const atomic_bool *cancel; /* may be NULL */
    atomic_int *progress;      /* in thousandths; may be NULL */
    size_t memory;             /* set at the end: bytes used, including the table */
};

enum { SOLUTION_NAME = 40 };

struct solution {
    /* The board is small enough to be solved. All else here may only be asked if it is. */
    bool (*covers)(const struct settings *settings);

    /* A file name for the table; settings with the same name have the same table. */
    void (*name)(const struct settings *settings, char name[SOLUTION_NAME]);

    size_t (*size)(const struct settings *settings);

    /* Fills the table. False, with the reason, when cancelled or when there is not enough memory.
     */
    bool (*solve)(const struct settings *settings, uint8_t *table, struct solve_watch *watch,
                  struct fault *fault);

    /* Where in the table a position stands for which result() or moves() do not tell all. */
    size_t (*index)(const struct position *position);

    /* Any placement of pieces, reachable or not, from rows of text: "B../B../.WW". False, with the
     * reason, when it is none or has more pieces than the game. */
    bool (*place)(const struct settings *settings, const char *board, int turn,
                  struct position *position, struct fault *fault);

    const char *example; /* of a position to ask about: "--size 3 B../B../.WW w" */
};

#endif
