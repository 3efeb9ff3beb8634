/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Who the people of a journal are today. Saved games and journal lines name the id that a person
 * had when they played; merged.txt, a line "OLD NEW" per merge, leads from there to the person they
 * are now. It is only appended to, so that a journal rebuilt from the saved games counts the same.
 */
#ifndef PLAY_IDENTITY_H
#define PLAY_IDENTITY_H

#include "play/people.h"

struct merge {
    char old[PERSON_ID], now[PERSON_ID];
};

/* Free it with merges_free(). */
struct merges {
    int count;
    struct merge *list; /* oldest first */
};

/* A missing file is an empty list, and a line that is not understood is skipped. False, with the
 * reason, if the file exists but cannot be read. */
bool merges_read(struct merges *merges, const char *path, struct fault *fault);
void merges_free(struct merges *merges);

/* The games of `old` count for `now` from here on. */
bool merges_add(const char *path, const char *old, const char *now, struct fault *fault);

/* Notes the same in memory. */
void merges_note(struct merges *merges, const char *old, const char *now);

/* The id that a person has now. */
const char *merges_find(const struct merges *merges, const char *id);

/* Gives the people in a journal their present identity. Those who are not on the list become
 * guests. Returns how many those are. */
int journal_identify(struct journal *journal, const struct merges *merges,
                     const struct people *people);

/* Reads journal.txt of a folder and gives its people their present identity. */
bool records_read(struct journal *journal, const char *folder, const struct people *people,
                  struct fault *fault);

/* A contestant's name within a sentence: "Ada", "level 4", "a guest". */
enum { CONTESTANT_NAME = 80 };
void contestant_name(const struct contestant *who, const struct people *people,
                     char name[CONTESTANT_NAME]);

#endif
