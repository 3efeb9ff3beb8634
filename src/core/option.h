/* A game's options as data: menu, command line, saves and tests read the same table. A value is a
 * number; options with names (on/off, wins/loses) use the name's index. */
#ifndef CORE_OPTION_H
#define CORE_OPTION_H

#include <stddef.h>

#include "base/fault.h"
#include "base/i18n.h"

struct game;

struct option {
    const char *id;
    const char *label;
    const char *const *names; /* NULL for a plain number; marked with N_() */
    const char *const *shown; /* shown to people instead of the names; NULL: the names */
    bool square;              /* the side length of a board: shown as 8 × 8 */
    int min, max, step;
    int default_value;
};

enum { OPTIONS_MAX = 8, OPTION_TEXT = 16, OPTION_SHOWN = 48 };

struct settings {
    int value[OPTIONS_MAX]; /* in the order of the game's table */
};

extern const char *const option_off_on[];

/* The draw rules of games that could go on forever; `quiet_plies` is the game's default limit. A
 * game whose own rules always bring it to an end has neither. */
#define OPTION_REPETITION                                                                          \
    {                                                                                              \
        .id = "repetition", .label = N_("Draw by repetition"), .names = option_off_on, .max = 1,   \
        .step = 1, .default_value = 1                                                              \
    }
#define OPTION_QUIET(quiet_plies)                                                                  \
    {                                                                                              \
        .id = "quiet", .label = N_("Draw after quiet turns"), .max = 1000, .step = 1,              \
        .default_value = (quiet_plies)                                                             \
    }

struct settings settings_default(const struct game *game);

/* Sets option `id` from text. False, with the reason, if there is no such option or value. */
bool settings_set(const struct game *game, struct settings *settings, const char *id,
                  const char *text, struct fault *fault);

/* The same from text like "size=6". */
bool settings_set_pair(const struct game *game, struct settings *settings, const char *text,
                       struct fault *fault);

/* Sets the options in a text such as "size=6 quiet=0", which may be empty; stops at the first wrong
 * one. */
bool settings_read(const struct game *game, struct settings *settings, const char *text,
                   struct fault *fault);

/* NULL if the game has no such option. */
const struct option *option_find(const struct game *game, const char *id);

/* The value of option `id`; the game must have it. */
int settings_get(const struct game *game, const struct settings *settings, const char *id);

/* The active draw rules: whether the third occurrence of a position is a draw, and after how many
 * turns without progress the game is drawn (0: never). */
bool settings_repetition(const struct game *game, const struct settings *settings);
int settings_quiet_limit(const struct game *game, const struct settings *settings);

/* As written in saves and command lines. */
void option_format(const struct option *option, int value, char text[OPTION_TEXT]);

/* As shown to people, in their language. */
void option_show(const struct option *option, int value, char text[OPTION_SHOWN]);

#endif
