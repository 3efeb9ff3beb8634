/* Every finished game, one line each, oldest first: what records are counted from. The file is only
 * ever added to, so nothing that was written can be lost by writing; a line that cannot be read is
 * skipped and counted. docs/journal.md describes the format. */
#ifndef PLAY_JOURNAL_H
#define PLAY_JOURNAL_H

#include <stdint.h>

#include "core/match.h"

enum { CONTESTANT_TEXT = 64 };

/* Who played, in a word: "person:3f2a91c4" (people.h), "guest:Ada", "level4", "random". */
struct contestant {
    char text[CONTESTANT_TEXT];
};

/* One game, for journal_append(). The strings belong to the caller. */
struct journal_entry {
    int64_t time; /* when it ended: seconds since 1970, UTC */
    const char *game;
    struct contestant players[2];
    struct outcome outcome;
    const char *reason; /* the ending's word */
    int plies;
    const char *file; /* the name of the saved game */
};

struct journal_game {
    int64_t time;
    uint32_t line;   /* where its line begins in the journal's text */
    uint16_t who[2]; /* indices into `contestants` */
    uint16_t plies;
    uint8_t game;   /* index into `games` */
    uint8_t winner; /* 0, 1 or NOBODY */
};

enum { JOURNAL_GAMES_MAX = 64, JOURNAL_CONTESTANTS_MAX = 65535 };

/* A journal that was read. Owns its memory: journal_free(). */
struct journal {
    char *data; /* its text; line ends and tabs have become zero bytes */
    struct journal_game *list;
    int count;
    struct contestant *contestants;
    int contestant_count;
    const char *games[JOURNAL_GAMES_MAX]; /* ids, which this program need not know */
    int game_count;
    int damaged;       /* lines that were skipped */
    int first_damaged; /* the number of the first of them, from 1 */
};

/* A file that is not there yet is an empty journal. False, with the reason, when it is there and
 * cannot be read. */
bool journal_read(struct journal *journal, const char *path, struct fault *fault);
void journal_free(struct journal *journal);

bool journal_append(const char *path, const struct journal_entry *entry, struct fault *fault);

/* The name of the saved game of one entry. */
const char *journal_file(const struct journal *journal, const struct journal_game *game);

/* The index of somebody, or -1 when they never played. */
int journal_find(const struct journal *journal, const struct contestant *who);

/* Writes the whole journal again with `old` replaced by `new`: people who were merged or forgotten.
 * All or nothing. */
bool journal_replace(const char *path, const struct contestant *old, const struct contestant *new,
                     struct fault *fault);

#endif
