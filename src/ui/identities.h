/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Who the people named by games, contests and gamepads are today: somebody merged into another
 * person plays on as that person. */
#ifndef UI_IDENTITIES_H
#define UI_IDENTITIES_H

#include "play/people.h"

struct app;
struct contest;

/* Reads what was merged in earlier runs; and frees it. */
void identities_open(struct app *app);
void identities_close(struct app *app);

/* Merges `old` into `now`, for good; false, with the reason, if that cannot be written. */
bool identities_merge(struct app *app, const struct person *old, const struct person *now,
                      struct fault *fault);

/* Deletes a person with all their results: in the journal, high scores and settings they become a
 * guest without a name. False, with the reason, if the journal cannot be written. */
bool identities_delete(struct app *app, const struct person *person, struct fault *fault);

/* The person of this id, or the one they were merged into; NULL: a guest, or somebody deleted. */
const struct person *known_person(const struct app *app, const char *id);

/* Whether two ids are those of one person. */
bool is_same_person(const struct app *app, const char *a, const char *b);

/* Gives both players their present name and id; somebody deleted becomes a guest. Nobody plays
 * against themselves: of two who were merged into one, one plays as a guest. */
void identify_players(const struct app *app, struct match_player players[2]);

/* The session's match is played now: whoever plays it alone is at the device, and has their own
 * settings. */
void identities_follow_device(struct app *app);

/* The same for everybody in a contest. Entrants of a tournament who were deleted keep their id, and
 * two who were merged stay two. */
void identify_contest(const struct app *app, struct contest *contest);

#endif
