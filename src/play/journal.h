/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Every finished game, one line each, oldest first: the source of all records. The file is only
 * appended to, so writing cannot lose earlier entries; a line that cannot be read is skipped and
 * counted. A later line about the same saved game replaces the earlier one. docs/journal.md
 * describes the format. */
#ifndef PLAY_JOURNAL_H
#define PLAY_JOURNAL_H

#include <stdint.h>

#include "base/files.h"
#include "core/match.h"

enum { CONTESTANT_TEXT = 64 };

/* A player's identity as one word: "person:3f2a91c4" (people.h), "guest:Ada", "level4",
 * "random". */
struct contestant {
    char text[CONTESTANT_TEXT];
};

enum contestant_kind { CONTESTANT_GUEST, CONTESTANT_PERSON, CONTESTANT_COMPUTER };
enum contestant_kind contestant_kind(const struct contestant *who);

/* The id of a person, or the name of a guest, which may be empty. */
const char *contestant_person(const struct contestant *who);
const char *contestant_guest(const struct contestant *who);

/* The identity of a player in a match. A computer whose level was changed counts as the lowest. */
struct contestant contestant_of(const struct match_player *player);
struct contestant contestant_of_person(const char *id);
struct contestant contestant_of_guest(const char *name);

/* ---- reading ---- */

/* On which terms a game was played. Only even ones tell the players' strength: one scale holds for
 * the usual rules, for which the levels were measured. */
enum journal_terms { TERMS_EVEN, TERMS_ODDS, TERMS_VARIANT /* other rules */, TERMS_COUNT };

/* What a game counts for. Games of guests and games against oneself count for nobody. */
enum journal_weight { WEIGHT_NONE, WEIGHT_RESULT, WEIGHT_RATING };

struct journal_game {
    int64_t time;    /* when it ended: seconds since 1970, UTC */
    uint32_t line;   /* offset of its line in the journal's text */
    uint16_t who[2]; /* indices into `contestants` */
    uint16_t plies;
    uint16_t file;  /* where in its line the name of the saved game begins */
    uint8_t game;   /* index into `games` */
    uint8_t winner; /* 0, 1 or NOBODY */
    uint8_t terms;  /* enum journal_terms */
    uint8_t weight; /* enum journal_weight */
};

enum { JOURNAL_GAMES_MAX = 64, JOURNAL_CONTESTANTS_MAX = 65535 };

/* A journal in memory; free it with journal_free(). */
struct journal {
    char *data; /* the file's text, with line ends and tabs replaced by zero bytes */
    struct journal_game *list;
    int count;
    struct contestant *contestants;
    int contestant_count;
    const char *games[JOURNAL_GAMES_MAX]; /* ids; games unknown to this program are kept */
    int game_count;
    int replaced;      /* lines replaced by later ones about the same saved game */
    int damaged;       /* lines skipped */
    int first_damaged; /* line number of the first one, from 1 */
};

/* A missing file is an empty journal. False, with the reason, if it exists but cannot be read. */
bool journal_read(struct journal *journal, const char *path, struct fault *fault);
void journal_free(struct journal *journal);

/* The time of the last line that is understood; 0 if there is none. Reads only the end of the
 * file. */
int64_t journal_last_time(const char *path);

/* Works out what every game counts for; call it after changing contestants. */
void journal_weigh(struct journal *journal);

/* The file name of the saved game, and how it ended: "1 blocked". */
const char *journal_file(const struct journal *journal, const struct journal_game *game);
const char *journal_result(const struct journal *journal, const struct journal_game *game);

/* The index of a contestant or of a game's id, or -1 if it does not occur. */
int journal_find(const struct journal *journal, const struct contestant *who);
int journal_find_game(const struct journal *journal, const char *id);

/* ---- writing (journal_write.c) ---- */

/* One game to be written. The strings belong to the caller. */
struct journal_entry {
    int64_t time;
    const char *game;
    struct contestant players[2];
    struct outcome outcome;
    const char *reason; /* the id of the ending */
    int plies;
    enum journal_terms terms;
    const char *file; /* the name of the saved game */
};

/* The word for the terms in the file. */
const char *journal_terms_word(enum journal_terms terms);

/* Describes a match that has ended at position `at`, kept in `file`. */
struct journal_entry journal_entry_of(const struct match *match, int at, const char *file);

/* Adds the entry's line to a text, without a line end. */
void journal_add_line(struct text *text, const struct journal_entry *entry);

/* Appends a line, or several with line ends between them, and syncs. */
bool journal_append_text(const char *path, const char *lines, struct fault *fault);
bool journal_append(const char *path, const struct journal_entry *entry, struct fault *fault);

/* Rewrites the journal with `old` replaced by `new`, for people who are deleted. All or nothing. */
bool journal_replace(const char *path, const struct contestant *old, const struct contestant *new,
                     struct fault *fault);

/* The journal belongs to us while we rewrite it; other instances wait before they append. False,
 * with the reason, if another instance keeps it for long. */
struct journal_lock {
    struct file_lock file;
};
bool journal_lock(struct journal_lock *lock, const char *path, struct fault *fault);
void journal_unlock(struct journal_lock *lock);

#endif
