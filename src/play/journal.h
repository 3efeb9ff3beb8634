/* Every finished game, one line each, oldest first: the source of all records. The file is only
 * ever appended to, so writing cannot lose earlier entries; a line that cannot be read is skipped
 * and counted. docs/journal.md describes the format. */
#ifndef PLAY_JOURNAL_H
#define PLAY_JOURNAL_H

#include <stdint.h>

#include "core/match.h"

enum { CONTESTANT_TEXT = 64 };

/* A player's identity as one word: "person:3f2a91c4" (people.h), "guest:Ada", "level4",
 * "random". */
struct contestant {
    char text[CONTESTANT_TEXT];
};

/* One game, for journal_append(). The strings belong to the caller. */
struct journal_entry {
    int64_t time; /* when it ended: seconds since 1970, UTC */
    const char *game;
    struct contestant players[2];
    struct outcome outcome;
    const char *reason; /* the id of the ending */
    int plies;
    const char *file; /* the name of the saved game */
};

struct journal_game {
    int64_t time;
    uint32_t line;   /* offset of its line in the journal's text */
    uint16_t who[2]; /* indices into `contestants` */
    uint16_t plies;
    uint8_t game;   /* index into `games` */
    uint8_t winner; /* 0, 1 or NOBODY */
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
    int damaged;       /* lines skipped */
    int first_damaged; /* line number of the first one, from 1 */
};

/* A missing file is an empty journal. False, with the reason, if it exists but cannot be read. */
bool journal_read(struct journal *journal, const char *path, struct fault *fault);
void journal_free(struct journal *journal);

bool journal_append(const char *path, const struct journal_entry *entry, struct fault *fault);

/* The file name of the saved game. */
const char *journal_file(const struct journal *journal, const struct journal_game *game);

/* The index of a contestant, or -1 if they have never played. */
int journal_find(const struct journal *journal, const struct contestant *who);

/* Rewrites the journal with `old` replaced by `new`, for people who are merged or forgotten. All or
 * nothing. */
bool journal_replace(const char *path, const struct contestant *old, const struct contestant *new,
                     struct fault *fault);

#endif
