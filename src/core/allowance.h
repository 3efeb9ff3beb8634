/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* How often a player may have help in a match: hints and take-backs. All zero: as often as they
 * like. What has been used stays used, even if the moves themselves are taken back. */
#ifndef CORE_ALLOWANCE_H
#define CORE_ALLOWANCE_H

#include <stdbool.h>
#include <stdint.h>

enum aid { AID_HINT, AID_TAKE_BACK, AID_COUNT };

struct allowance {
    bool limited;
    uint8_t allowed, used;
    uint8_t parts; /* used of one more, below AID_PARTS */
};

enum {
    ALLOWANCE_MAX = 99,
    ALLOWANCE_TEXT = 20,
    AID_UNLIMITED = -1,
    AID_PARTS = 3 /* a hint is given in so many steps, each of which costs its share */
};

struct allowance allowance_of(int count);

/* How many whole ones, and how many parts, are left; AID_UNLIMITED if there is no limit. */
int allowance_left(const struct allowance *allowance);
int allowance_parts_left(const struct allowance *allowance);

/* Uses so many parts, of which so many must be left. */
void allowance_use(struct allowance *allowance, int parts);

/* "1 of 3", or "1+2/3 of 3": used and allowed. */
void allowance_format(const struct allowance *allowance, char text[ALLOWANCE_TEXT]);
bool allowance_parse(const char *text, struct allowance *allowance);

/* The word for it in saves: "hints", "take-backs". */
const char *aid_word(enum aid aid);

#endif
