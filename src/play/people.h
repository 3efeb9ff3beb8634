/* The people who play on this computer: a name, a colour, an emblem. Their id stays the same when
 * they change their name. Guests are not stored. */
#ifndef PLAY_PEOPLE_H
#define PLAY_PEOPLE_H

#include "base/rng.h"
#include "core/match.h"
#include "play/journal.h"

enum { PEOPLE_MAX = 64, EMBLEM_TEXT = 48, PERSON_COLOURS = 8 };

struct person {
    char id[PERSON_ID]; /* eight hexadecimal digits */
    char name[PLAYER_NAME];
    int colour;               /* 0 … PERSON_COLOURS - 1, shown as the theme chooses */
    char emblem[EMBLEM_TEXT]; /* a piece of one of our games: "GAME/KIND" */
};

struct people {
    int count;
    struct person list[PEOPLE_MAX]; /* the last to play comes first */
    int damaged;                    /* unreadable lines */
};

/* A missing file is an empty list. An unreadable line is skipped. False, with the reason, if the
 * file exists but cannot be read. */
bool people_read(struct people *people, const char *path, struct fault *fault);
bool people_write(const struct people *people, const char *path, struct fault *fault);

/* Adds a person at the front; NULL, with the reason, if the name is taken, empty or too long, or if
 * there are too many people. */
struct person *people_add(struct people *people, const char *name, struct rng *rng,
                          struct fault *fault);

/* Fails like people_add(); a person may keep their own name. */
bool people_rename(struct people *people, struct person *person, const char *name,
                   struct fault *fault);

void people_remove(struct people *people, const struct person *person);

/* Moves a person to the front because they are playing now. Invalidates pointers into the list. */
void people_touch(struct people *people, const char *id);

struct person *people_find(struct people *people, const char *id);

/* The person's identity in the journal. */
struct contestant person_contestant(const struct person *person);

#endif
