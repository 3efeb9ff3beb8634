/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

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
    char emblem[EMBLEM_TEXT]; /* a piece of one of our games: "GAME/KIND"; "-": none */
};

struct people {
    int count;
    struct person list[PEOPLE_MAX]; /* the last to play comes first */
    int damaged;                    /* unreadable lines */
    char renamed[PLAYER_NAME];      /* new name of a person whose name was taken; empty: none */
};

/* ---- the file, docs/people-format.md (people_file.c) ---- */

/* A missing file is an empty list. An unreadable line is skipped. False, with the reason, if the
 * file exists but cannot be read, or is of a newer version. */
bool people_read(struct people *people, const char *path, struct fault *fault);

/* Applies the changes from `before` to `now` to the file. Everything else in it stays: people added
 * by other instances of the program, and unreadable lines. A file that has vanished is written
 * whole. On success `now` matches the file. */
bool people_write(const char *path, const struct people *before, struct people *now,
                  struct fault *fault);

/* Merges into `now` the changes from `before` to `theirs`. If both changed a person, `now` wins. An
 * added person whose name is taken gets a number. */
void people_merge(struct people *now, const struct people *before, const struct people *theirs);

bool people_are_same(const struct people *a, const struct people *b);

/* ---- the list ---- */

/* Adds a person at the front; NULL, with the reason, if the name is taken, empty or too long, or if
 * there are too many people. */
struct person *people_add(struct people *people, const char *name, struct rng *rng,
                          struct fault *fault);

/* The first unused colour, or the one used least recently. */
int people_free_colour(const struct people *people);

/* Fails like people_add(); a person may keep their own name. */
bool people_rename(struct people *people, struct person *person, const char *name,
                   struct fault *fault);

/* Whether anyone but `self`, which may be NULL, has this name. */
bool people_name_is_taken(const struct people *people, const struct person *self, const char *name);

/* The reason a name is refused, apart from being taken. */
bool person_name_is_valid(const char *name, struct fault *fault);

void people_remove(struct people *people, const struct person *person);

/* Moves a person to the front because they are playing now. Invalidates pointers into the list. */
void people_touch(struct people *people, const char *id);

/* NULL if there is nobody of this id. */
struct person *people_find(struct people *people, const char *id);
const struct person *people_with_id(const struct people *people, const char *id);

/* The person's identity in the journal. */
struct contestant person_contestant(const struct person *person);

#endif
