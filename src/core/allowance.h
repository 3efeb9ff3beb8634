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
};

enum { ALLOWANCE_MAX = 99, ALLOWANCE_TEXT = 16, AID_UNLIMITED = -1 };

struct allowance allowance_of(int count);

/* How many are left; AID_UNLIMITED if there is no limit. */
int allowance_left(const struct allowance *allowance);

/* "1 of 3": used and allowed. */
void allowance_format(const struct allowance *allowance, char text[ALLOWANCE_TEXT]);
bool allowance_parse(const char *text, struct allowance *allowance);

/* The word for it in saves: "hints", "take-backs". */
const char *aid_word(enum aid aid);

#endif
