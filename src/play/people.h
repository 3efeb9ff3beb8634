/* The people who play here: a name, a colour, an emblem. They are known by an id that stays when
 * they change their name. Guests are nobody in particular and are not kept. */
#ifndef PLAY_PEOPLE_H
#define PLAY_PEOPLE_H

#include "base/rng.h"
#include "core/match.h"
#include "play/journal.h"

enum { PEOPLE_MAX = 64, PERSON_ID = 9, EMBLEM_TEXT = 48, PERSON_COLOURS = 8 };

struct person {
    char id[PERSON_ID]; /* eight hexadecimal digits */
    char name[PLAYER_NAME];
    int colour;               /* 0 … PERSON_COLOURS - 1, for the theme to show */
    char emblem[EMBLEM_TEXT]; /* one of our pieces: "GAME/KIND" */
};

struct people {
    int count;
    struct person list[PEOPLE_MAX]; /* who played last stands first */
    int damaged;                    /* lines that could not be read */
};

/* A file that is not there yet means nobody. A line that cannot be read costs nobody else. False,
 * with the reason, when the file is there and cannot be read. */
bool people_read(struct people *people, const char *path, struct fault *fault);
bool people_write(const struct people *people, const char *path, struct fault *fault);

/* Adds somebody at the front; NULL, with the reason, when the name is taken, empty or too long, or
 * when there are too many people. */
struct person *people_add(struct people *people, const char *name, struct rng *rng,
                          struct fault *fault);

/* False, with the reason, as above; the person's own name is no obstacle. */
bool people_rename(struct people *people, struct person *person, const char *name,
                   struct fault *fault);

void people_remove(struct people *people, const struct person *person);

/* Puts somebody at the front: they play now. Pointers into the list move with it. */
void people_touch(struct people *people, const char *id);

struct person *people_find(struct people *people, const char *id);

/* How the journal writes them. */
struct contestant person_contestant(const struct person *person);

#endif
