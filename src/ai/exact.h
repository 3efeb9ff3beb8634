/* Exact verdicts on boards that can be solved (core/solution.h), for whoever plays, teaches or
 * explains. Small boards are solved when first asked about; large ones once, by exact_prepare(),
 * and kept in a folder. */
#ifndef AI_EXACT_H
#define AI_EXACT_H

#include "core/solution.h"

/* The solved boards, shared by all threads. `folder` is where tables are kept; NULL: nowhere. */
struct exact;
struct exact *exact_open(const char *folder);
void exact_close(struct exact *exact);

/* Keeps the tables of small boards too, for tests of how they are kept. */
void exact_keep_all(struct exact *exact);

/* The game on this board can be solved. */
bool exact_covers(const struct game *game, const struct settings *settings);

/* exact_verdict() answers at once. */
bool exact_ready(struct exact *exact, const struct game *game, const struct settings *settings);

/* A file of this table is there (it may turn out to be damaged): exact_prepare() will be quick. */
bool exact_kept(struct exact *exact, const struct game *game, const struct settings *settings);

/* Opens the table, or solves the board and keeps its table; returns when it is ready. Takes some
 * seconds and much memory on the largest boards, so call it from a thread of its own. A damaged
 * file is thrown away. False, with the reason, when cancelled, without memory, or while another
 * thread prepares. When only keeping fails (no room on the disk), the answer is true and the table
 * stays in memory; `fault` then tells why, and is empty otherwise. `watch` may be NULL. */
bool exact_prepare(struct exact *exact, const struct game *game, const struct settings *settings,
                   struct solve_watch *watch, struct fault *fault);

/* Solves again and replaces what was kept, whatever was there. Otherwise like exact_prepare(). */
bool exact_remake(struct exact *exact, const struct game *game, const struct settings *settings,
                  struct solve_watch *watch, struct fault *fault);

/* What a position comes to with best play, for the player to move. */
struct exact_verdict {
    int result; /* 1 win, 0 draw, -1 loss */
    int plies;  /* until then; 0 when the game is over, and for draws */
};

/* The position's value by the rules alone, as core/solution.h codes it. False when it is not known
 * (yet): the board is not solved, or its file turned out to be damaged. */
bool exact_value(struct exact *exact, const struct game *game, const struct settings *settings,
                 const struct position *position, uint8_t *value);

/* The same for people. False also when the match's quiet limit may come before the end. */
bool exact_verdict(struct exact *exact, const struct game *game, const struct settings *settings,
                   const struct position *position, struct exact_verdict *verdict);

struct exact_verdict verdict_of(uint8_t value);

/* The value, for the one who moved there, of a position that has this value for the one to move. */
uint8_t exact_after_move(uint8_t value);

/* The table itself in numbers. */
struct exact_counts {
    uint64_t positions, won, lost, drawn; /* for the player to move, both players on the board */
    int longest_win;
};
bool exact_count(struct exact *exact, const struct game *game, const struct settings *settings,
                 struct exact_counts *counts);

#endif
