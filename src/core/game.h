/* The contract between a game's rules and everything else: one `const struct game` per game.
 *
 * A position is a plain value that starts with a `struct position`; it has no pointers, no unused
 * bytes and is copied whole. Undo, replay and search all keep positions; nobody takes a move back.
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
#include "core/option.h"
#include "core/outcome.h"
#include "core/phrase.h"
#include "core/rules_page.h"

#if defined(__GNUC__)
#define NOINLINE __attribute__((noinline))
#else
#define NOINLINE
#endif

enum phase { PHASE_SETUP, PHASE_PLACING, PHASE_MOVING, PHASE_REMOVING };

/* What every position begins with. Each game's own struct has it as first member, `base`. */
struct position {
    uint64_t hash;   /* men on cells, men in hand, player to move, pending removal; nothing else */
    uint16_t quiet;  /* plies since the last progress; 0 in games without draw options */
    uint8_t turn;    /* 0 or 1; changes only when a turn is complete */
    uint8_t phase;   /* enum phase */
    uint8_t size;    /* board size n, where the game has one */
    uint8_t variant; /* the options that change the rules, in the game's own coding */
    uint8_t men[2];  /* pieces of each player on the board */
};

/* The quiet count after one more ply without progress. It stays at its end rather than wrap. */
static inline uint16_t quiet_after(uint16_t quiet)
{
    uint16_t next, wrapped = __builtin_add_overflow(quiet, (uint16_t)1, &next);
    return (uint16_t)(next - wrapped);
}

enum {
    POSITION_MAX = 256, /* no game's position is larger */
    MOVES_MAX = 512     /* no position has more moves */
};

/* Room for a position of any game; only the game's `position_size` bytes of it are used. */
union position_room {
    struct position base;
    unsigned char bytes[POSITION_MAX];
};

enum { KIND_UNKNOWN = 15, KINDS_MAX = 12 };

struct kind {
    const char *name;    /* "queen" */
    const char *symbol;  /* in the notation, where pieces are placed by kind: "10" */
    const char *mark[2]; /* on a text board, for each owner */
    const char *note;    /* what is special about it, in a sentence; or NULL */
    bool royal;          /* shown in the theme's royal colour */
};

struct tally {
    int in_hand, on_board, gone; /* of one kind; `gone`: captured, removed or off the board */
};

struct insight;
struct solution;
struct hidden_player;

/* What a game with hidden pieces has besides: an enemy's piece may stand there without its kind
 * being known. */
struct hidden {
    struct kind unknown; /* how such a piece is called and drawn, for KIND_UNKNOWN */

    /* Removes from a position what `viewer` (see observation.h) cannot know. moves() still works
     * on it when it is the viewer's turn. */
    void (*mask)(struct position *position, int viewer);

    /* The counterpart: gives every unknown piece the kind supposed for its cell (the setups must
     * be over), so that the rules can play on from a guess. */
    void (*unmask)(struct position *position, const uint8_t kinds[CELL_LIMIT]);

    const struct insight *hindsight; /* for those who may see everything: reviews; may be NULL */

    /* The game's own computer player (ai/hidden_player.h). NULL: one that knows only the rules
     * plays instead (ai/guesser.h). */
    const struct hidden_player *player;
};

/* A position to measure speed from. */
struct bench_position {
    const char *options, *moves;
};

enum { GAME_ID = 16 }; /* room for an id and its end */

/* Everything particular to a game. What may be left out is NULL, 0 or false, and then nobody is
 * shown anything wrong: the comment says what happens instead. */
struct game {
    const char *id;      /* "chess": the name of its folder, in saves and on command lines */
    const char *name;    /* "Chess" */
    const char *summary; /* one sentence for the menu */
    const char *side[2]; /* what the players' pieces are called: "Blue", "Red" */
    unsigned colour[2];  /* of those, 0xRRGGBB, where a theme has neither a picture nor its own */
    struct counted phrases[PHRASE_COUNT]; /* where the house's words are not the best: phrase.h */
    const struct option *options;
    int option_count;
    const struct ending *endings; /* those that only this game has, see outcome.h */
    int ending_count;
    const struct highlight *highlights; /* what its moves may show beyond plain facts */
    int highlight_count;
    const struct kind *kinds;
    int kind_count;
    size_t position_size;

    /* ---- the rules ---- */

    void (*start)(const struct settings *settings, struct position *position);

    /* Writes every legal move, in a fixed order, and returns how many; 0 when the game is over by
     * its own rules (and in a setup that must be taken back). The only judge of legality. */
    int (*moves)(const struct position *position, struct move list[MOVES_MAX]);

    /* Plays a legal move. `to` must be another place than `from`; `events` may be NULL. */
    void (*apply)(const struct position *from, struct move move, struct position *to,
                  struct events *events);

    /* Win, loss, or a draw because nobody can move. Repetition and quiet limit are match.h's. */
    struct outcome (*result)(const struct position *position);

    /* The hash worked out from nothing, to check the incremental one. */
    uint64_t (*hash)(const struct position *position);

    /* What stands on a cell; any number below CELL_LIMIT may be asked. */
    struct piece (*piece_at)(const struct position *position, int cell);
    struct tally (*tally)(const struct position *position, int player, int kind);
    void (*geometry)(const struct settings *settings, struct geometry *geometry);

    const struct hidden *hidden; /* NULL: both players see all there is */

    /* Both may be missing: the reasons for which this game alone refuses a move ("the man on {cell}
     * stands in a mill", places as in refusal_places), and which of them applies to a move that is
     * not legal, or REFUSAL_NONE. */
    const char *const *refusals;
    int refusal_count;
    int (*why_not)(const struct position *position, struct move move);

    /* May be NULL: why a legal move takes nothing, in a sentence for learners; false when there is
     * nothing to say. */
    bool (*why_nothing)(const struct position *position, struct move move, struct fault *why);

    /* Only in games with a setup, else NULL: both players' setups as moves separated by blanks, to
     * start from where nobody is there to place pieces (perft, benchmarks, tests). */
    const char *(*example_setup)(const struct settings *settings);

    /* ---- the computer ---- */

    const struct insight *insight;   /* for searching players; NULL where pieces are hidden */
    const struct solution *solution; /* where small boards can be solved (solution.h), or NULL */
    const struct level *levels; /* LEVEL_COUNT + 1 of them, the first unused; NULL: the usual ladder
                                   (ai/levels.c) */
    const struct bench_position *bench; /* up to one without moves; NULL: the start alone */

    /* ---- what players are offered ---- */

    const char *const *setups;              /* ready-made ones as play/draft.h reads them, up to a
                                               NULL; NULL: none is offered. Those for another army are
                                               passed over. */
    const struct lesson *lessons;           /* up to one without a title; NULL: none is offered */
    const struct rules_section *rules_page; /* up to one without a heading; NULL: no rules button */

    /* ---- how it looks and sounds ---- */

    bool pictured;     /* themes have pictures of its board and men (docs/themes.md); false: both
                          are drawn plain, the men in `colour` */
    const char *music; /* its name in assets/sounds/sounds.list; NULL: the menu's plays on */
    const char *board_option; /* while this option is on, the board's picture is "board_OPTION";
                                 NULL: no option changes it */
    bool steps; /* pieces step in the four directions and off the board: in a terminal a move can
                   also be the row, the column and a direction */
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

/* Whether one has to say which kind a piece is. */
static inline bool game_kinds_differ(const struct game *game)
{
    return game->kind_count > 1;
}

static inline const struct kind *game_kind(const struct game *game, int kind)
{
    return kind == KIND_UNKNOWN ? &game->hidden->unknown : &game->kinds[kind];
}

#endif
