/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* The contract between a game's rules and everything else: one `const struct game` per game. A
 * position is a plain value that starts with a `struct position`; it has no pointers, no unused
 * bytes and is copied whole. Undo, replay and search all keep positions; no code takes a move back.
 * The functions allocate nothing and keep no state. */
#ifndef CORE_GAME_H
#define CORE_GAME_H

#include <stddef.h>

#include "core/event.h"
#include "core/geometry.h"
#include "core/highlight.h"
#include "core/lesson.h"
#include "core/level.h"
#include "core/move.h"
#include "core/opponent.h"
#include "core/option.h"
#include "core/outcome.h"
#include "core/phrase.h"
#include "core/puzzle.h"
#include "core/rules_page.h"

#if defined(__GNUC__)
#define NOINLINE __attribute__((noinline))
#else
#define NOINLINE
#endif

enum phase { PHASE_SETUP, PHASE_PLACING, PHASE_MOVING, PHASE_REMOVING };

/* The common part of every position: the first member, `base`, of each game's own struct. */
struct position {
    uint64_t hash;   /* men on cells, men in hand, player to move, pending removal; nothing else */
    uint16_t quiet;  /* plies since the last progress; 0 in games without draw options */
    uint8_t turn;    /* 0 or 1; changes only when a turn is complete */
    uint8_t phase;   /* enum phase */
    uint8_t size;    /* board size n, where the game has one */
    uint8_t variant; /* the options that change the rules, in the game's own coding */
    uint8_t men[2];  /* pieces of each player on the board */
};

/* The quiet count after one more ply without progress; saturates instead of wrapping. */
static inline uint16_t quiet_after(uint16_t quiet)
{
    uint16_t next, wrapped = __builtin_add_overflow(quiet, (uint16_t)1, &next);
    return (uint16_t)(next - wrapped);
}

enum {
    POSITION_MAX = 256, /* no game's position is larger */
    MOVES_MAX = 512     /* no position has more moves */
};

/* Room for a position of any game; only the first `position_size` bytes are used. */
union position_room {
    struct position base;
    unsigned char bytes[POSITION_MAX];
};

enum { KIND_UNKNOWN = 15, KINDS_MAX = 12 };

struct kind {
    const char *name;    /* "queen" */
    const char *symbol;  /* in the notation of games in which pieces are placed by kind: "10" */
    const char *mark[2]; /* on a text board, for each owner */
    const char *note;    /* a sentence about its special abilities; or NULL */
    const char *fighter; /* in "Miner beats Scout", marked by NC_(); languages that need an article
                            have it here; NULL: the name */
    bool royal;          /* shown in the theme's royal colour */
    bool prize;          /* whoever takes one has won: in a clash this is shown as the climax of the
                            game */
};

struct tally {
    int in_hand, on_board, gone; /* of one kind; `gone`: captured, removed or off the board */
};

struct insight;
struct solution;
struct hidden_player;

/* Additional data of games with hidden pieces, in which the kind of an enemy piece may be
 * unknown. */
struct hidden {
    struct kind unknown; /* name and marks of a piece of KIND_UNKNOWN */

    /* Removes from a position what `viewer` (see observation.h) cannot know. moves() still works
     * on it when it is the viewer's turn. */
    void (*mask)(struct position *position, int viewer);

    /* The reverse: gives every unknown piece the kind guessed for its cell, so that the rules can
     * play on from a guess. Setups must be complete. */
    void (*unmask)(struct position *position, const uint8_t kinds[CELL_LIMIT]);

    const struct insight
        *hindsight; /* evaluation with all pieces visible, for reviews; may be NULL */

    /* The game's own computer player (ai/hidden_player.h). NULL: the generic one, which knows only
     * the rules (ai/guesser.h). */
    const struct hidden_player *player;
};

/* A position for speed measurements. */
struct bench_position {
    const char *options, *moves;
};

enum { GAME_ID = 16 }; /* room for an id and its zero byte */

/* Everything particular to a game. Optional fields may be NULL, 0 or false; their comments say what
 * happens then. */
struct game {
    const char *id;      /* "chess": its folder, and its name in saves and on command lines */
    const char *name;    /* "Chess" */
    const char *summary; /* one sentence for the menu */
    const char *side[2]; /* the names of the players' pieces: "Blue", "Red" */
    unsigned colour[2];  /* their colours, 0xRRGGBB, if the theme has neither pictures nor colours
                            for them */
    struct counted phrases[PHRASE_COUNT]; /* instead of the default ones, see phrase.h */
    const struct option *options;
    int option_count;
    const struct ending *endings; /* those only this game has, see outcome.h */
    int ending_count;
    const struct highlight *highlights; /* see highlight.h */
    int highlight_count;
    const struct kind *kinds;
    int kind_count;
    size_t position_size;

    /* ---- the rules ---- */

    /* May be NULL: whether a game can start with these options; the reason in a sentence if not. */
    bool (*check)(const struct settings *settings, struct fault *fault);

    void (*start)(const struct settings *settings, struct position *position);

    /* Writes every legal move, in a fixed order, and returns how many; 0 when the game is over by
     * its own rules (or in a setup that cannot be finished and must be undone). The only judge of
     * legality. */
    int (*moves)(const struct position *position, struct move list[MOVES_MAX]);

    /* Plays a legal move. `to` must not be `from`; `events` may be NULL. */
    void (*apply)(const struct position *from, struct move move, struct position *to,
                  struct events *events);

    /* Win, loss, or a draw because neither player can move. match.h handles repetition and quiet
     * limit. */
    struct outcome (*result)(const struct position *position);

    /* The hash computed from scratch, to check the incremental one. */
    uint64_t (*hash)(const struct position *position);

    /* The piece on a cell; accepts any number below CELL_LIMIT. */
    struct piece (*piece_at)(const struct position *position, int cell);
    struct tally (*tally)(const struct position *position, int player, int kind);
    void (*geometry)(const struct settings *settings, struct geometry *geometry);

    const struct hidden *hidden; /* NULL: both players see everything */

    /* Optional: reasons for refusing a move that only this game has ("the man on {cell} stands in a
     * mill", placeholders as in refusal_placeholders), and the index of the one that applies to an
     * illegal move, or REFUSAL_NONE. */
    const char *const *refusals;
    int refusal_count;
    int (*why_not)(const struct position *position, struct move move);

    /* May be NULL: explains to learners why a legal move captures nothing; false if there is
     * nothing to explain. */
    bool (*why_nothing)(const struct position *position, struct move move, struct fault *why);

    /* Only in games with a setup, otherwise NULL: a player's setup as moves separated by blanks,
     * for perft, benchmarks and tests. It may name pieces that a handicap takes away: they are left
     * out. */
    const char *(*example_setup)(const struct settings *settings, int player);

    /* ---- the computer ---- */

    const struct insight *insight;   /* for searching players; NULL where pieces are hidden */
    const struct solution *solution; /* if small boards can be solved (solution.h); or NULL */
    const struct level *levels;      /* LEVEL_COUNT + 1 of them, the first unused; NULL: the default
                                        levels (ai/levels.c) */
    const struct bench_position *bench; /* ends with one without moves; NULL: only the start */

    /* ---- what players are offered ---- */

    const char *const *setups; /* ready-made ones in the format of play/draft.h, ending with NULL;
                                  those for another army are skipped. NULL: none are offered */
    const struct lesson *lessons;      /* ends with one without a title; NULL: none are offered */
    const struct puzzle_set *puzzles;  /* NULL: the game has no puzzles */
    const struct opponents *opponents; /* of its circuit; NULL: it has none */
    const struct rules_section
        *rules_page; /* ends with one without a heading; NULL: no rules button */

    /* ---- how it looks and sounds ---- */

    bool pictured; /* themes have pictures of its board and men (docs/themes.md); false: both are
                      drawn as plain shapes, the men in `colour` */
    const char *music; /* its name in assets/sounds/sounds.list; NULL: the menu's music continues */
    int last_men; /* the end is near once a player has so few men, on the board and in hand, which
                     the music notices; 0: it never does */
    const char *board_option; /* while this option is on, the board's picture is "board_OPTION"; may
                                 be NULL */
    bool steps; /* pieces step in the four directions and off the board: in the terminal a move can
                   also be entered as row, column and direction */
};

static inline bool game_hides_pieces(const struct game *game)
{
    return game->hidden != NULL;
}

enum { REFUSAL_NONE = -1 };

static inline int game_why_not(const struct game *game, const struct position *position,
                               struct move move)
{
    return game->why_not ? game->why_not(position, move) : REFUSAL_NONE;
}

/* Whether a piece's kind has to be mentioned. */
static inline bool game_kinds_differ(const struct game *game)
{
    return game->kind_count > 1;
}

static inline const struct kind *game_kind(const struct game *game, int kind)
{
    return kind == KIND_UNKNOWN ? &game->hidden->unknown : &game->kinds[kind];
}

#endif
